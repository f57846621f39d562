/** The words that readers get for each outcome. */

import { loadOperations } from '../../src/operations/index.js'
import {
  COMMON_OUTCOMES,
  meaningOf,
  OUTCOMES,
  type Outcome,
  type OutcomeMeaning,
} from '../../src/step/outcomes.js'
import { describe, expect, test } from '../support/jest.js'

const operations = await loadOperations()

describe.each([...operations])('%s', (name, { outcomes }) => {
  test.each([...new Set<Outcome>([...outcomes, ...COMMON_OUTCOMES])])(
    '%s has a meaning',
    (outcome) => {
      const { meaning, passes, next } = meaningOf(outcome, name)
      expect(meaning).toMatch(/^[A-Z`].+\.$/)
      if (passes !== true) expect(next).toMatch(/^[A-Z`].+\.$/)
    },
  )
})

test('no outcome has a meaning for operations that do not have it', () => {
  for (const [outcome, meanings] of Object.entries(OUTCOMES)) {
    const users = [...operations].filter(([, operation]) =>
      [...operation.outcomes, ...COMMON_OUTCOMES].includes(outcome as Outcome),
    )
    expect(users).not.toEqual([])
    for (const { of } of meanings as readonly OutcomeMeaning[])
      for (const name of of ?? []) expect(users.map(([user]) => user)).toContain(name)
  }
})

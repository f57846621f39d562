/** The words that readers get for each outcome. */

import { loadOperations } from '../../src/operations/index.js'
import { COMMON_OUTCOMES, meaningOf, OUTCOMES, type Outcome, OWN } from '../../src/step/outcomes.js'
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

const has = (name: string, outcome: Outcome) =>
  [...(operations.get(name)?.outcomes ?? []), ...COMMON_OUTCOMES].includes(outcome)

test('no outcome has a meaning for operations that do not have it', () => {
  for (const outcome of Object.keys(OUTCOMES) as Outcome[])
    expect([...operations.keys()].filter((name) => has(name, outcome))).not.toEqual([])
  for (const [name, meanings] of Object.entries(OWN))
    for (const outcome of Object.keys(meanings) as Outcome[])
      expect([name, outcome, has(name, outcome)]).toEqual([name, outcome, true])
})

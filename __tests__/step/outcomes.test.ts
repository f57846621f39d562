/** The words that readers get for each outcome. */
import { loadOperations } from '../../src/operations/index.js'
import {
  COMMON_OUTCOMES,
  meaningOf,
  OPERATION_MEANINGS,
  OUTCOMES,
  type Outcome,
} from '../../src/step/outcomes.js'
import { expect, test } from '../support/jest.js'

const operations = await loadOperations()

const meanings = [...operations].flatMap(([name, { outcomes }]) =>
  [...new Set<Outcome>([...outcomes, ...COMMON_OUTCOMES])].map(
    (outcome) => [name, outcome, meaningOf(outcome, name)] as const,
  ),
)

test.each(meanings)('%s: the meaning of %s is a sentence', (_name, _outcome, { meaning }) => {
  expect(meaning).toMatch(/^[A-Z`].+\.$/)
})

const failures = meanings.filter(([, , { passes }]) => passes !== true)

test.each(failures)(
  '%s: %s can fail the step, so it has a next step',
  (_name, _outcome, { next }) => {
    expect(next).toMatch(/^[A-Z`].+\.$/)
  },
)

const has = (name: string, outcome: Outcome) =>
  [...(operations.get(name)?.outcomes ?? []), ...COMMON_OUTCOMES].includes(outcome)

test('no outcome has a meaning for operations that do not have it', () => {
  for (const outcome of Object.keys(OUTCOMES) as Outcome[])
    expect([...operations.keys()].filter((name) => has(name, outcome))).not.toEqual([])
  for (const [name, meanings] of Object.entries(OPERATION_MEANINGS))
    expect(Object.keys(meanings).filter((outcome) => !has(name, outcome as Outcome))).toEqual([])
})

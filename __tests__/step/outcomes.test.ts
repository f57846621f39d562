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
  [...new Set<Outcome>([...outcomes, ...COMMON_OUTCOMES])].map((outcome) => ({
    subject: `${name}: ${outcome}`,
    ...meaningOf(outcome, name),
  })),
)

const SENTENCE = /^[A-Z`].+\.$/

test('the meaning of each outcome is a sentence', () => {
  expect(meanings.length).toBeGreaterThan(operations.size)
  expect(meanings.filter(({ meaning }) => !SENTENCE.test(meaning))).toEqual([])
})

test('each outcome that can fail the step has a next step', () => {
  const failures = meanings.filter(({ passes }) => passes !== true)
  expect(failures.filter(({ next = '' }) => !SENTENCE.test(next))).toEqual([])
})

const has = (name: string, outcome: Outcome) =>
  [...(operations.get(name)?.outcomes ?? []), ...COMMON_OUTCOMES].includes(outcome)

test('no outcome has a meaning for operations that do not have it', () => {
  for (const outcome of Object.keys(OUTCOMES) as Outcome[])
    expect([...operations.keys()].filter((name) => has(name, outcome))).not.toEqual([])
  for (const [name, meanings] of Object.entries(OPERATION_MEANINGS))
    expect(Object.keys(meanings).filter((outcome) => !has(name, outcome as Outcome))).toEqual([])
})

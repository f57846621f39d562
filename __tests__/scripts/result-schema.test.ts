import { readFileSync } from 'node:fs'
import { resultSchema } from '../../scripts/result-schema.js'
import { expect, test } from '../support/jest.js'
import { checkResult } from '../support/result-schema.js'
import { slips } from '../support/slips.js'

const cancelled = { operation: 'cancel', outcome: 'cancelled', outputs: { outcome: 'cancelled' } }

/** What is wrong with a result that has this in place of what `cancelled` has. */
const problemOf = (changed: object): string | undefined => {
  checkResult(JSON.stringify({ ...cancelled, ...changed }))
  return slips.splice(0)[0]
}

test('a result that an operation writes follows the schema', () => {
  expect(problemOf({})).toBeUndefined()
})

test.each([
  ['an output that the operation does not declare', { outputs: { outcome: '', polls: 1 } }],
  ['an outcome of another operation', { outcome: 'drained' }],
  ['an error of a step that passes', { error: { got: 'a failure' } }],
  ['no error of a step that fails', { outcome: 'unauthorized' }],
  ['a list as an output', { outputs: { outcome: '', state: [] } }],
])('%s does not follow the schema', (_, changed) => {
  expect(problemOf(changed)).toContain('data')
})

test('members of a list that the description of its output leaves out are found', () => {
  const owners = JSON.stringify([{ owner: '@octo-org/web', color: 'red' }])
  const result = {
    operation: 'list-flaky',
    outcome: 'listed',
    outputs: { outcome: 'listed', owners },
  }
  expect(problemOf(result)).toContain('action.yml leaves out `color`')
})

test('the published schema has the outputs and outcomes that the operations declare', () => {
  const published: unknown = JSON.parse(readFileSync('schema/result.schema.json', 'utf8'))
  expect(JSON.parse(JSON.stringify(resultSchema))).toEqual(published)
})

/** The names of operations, and what a wrong one means. */
import { loadOperation, operationNames, unknownOperation } from '../../src/operations/index.js'
import { expect, test } from '../support/jest.js'

/** The names that other tools give the operations. */
const SYNONYMS = {
  submit: ['add', 'enqueue', 'merge', 'queue'],
  cancel: ['abort', 'dequeue', 'remove', 'unqueue'],
  'restart-tests': ['rerun', 'restart', 'retry'],
  'get-pull-request': ['get', 'status'],
  'set-impacted-targets': [
    'impacted-targets',
    'targets',
    'upload-impacted-targets',
    'upload-targets',
  ],
  'wait-for-merge': ['wait'],
  'get-testing-details': ['testing-details'],
  explain: ['diagnose', 'verdict', 'why'],
  'get-queue': ['queue-status'],
  'update-queue': ['configure'],
  'pause-queue': ['freeze', 'pause'],
  'drain-queue': ['drain'],
  'resume-queue': ['resume', 'unpause'],
  'apply-queue-config': ['apply'],
  'list-flaky': ['broken', 'flaky', 'flaky-tests', 'unhealthy'],
  'get-metrics': ['metrics'],
  'check-setup': ['check', 'doctor', 'preflight', 'setup', 'validate', 'verify'],
}

const synonyms = Object.entries(SYNONYMS).flatMap(([operation, words]) =>
  words.map((word) => [word, operation] as const),
)

test.each(synonyms)('%s means %s, in any case', (word, operation) => {
  expect(operationNames).toContain(operation)
  for (const name of [word, word.toUpperCase()])
    expect(unknownOperation(name)).toBe(`is "${name}", which this action calls \`${operation}\``)
})

test.each([
  ['sumbit', 'is "sumbit"; did you mean `submit`? It must be one of `submit`, '],
  ['get-pull-requests', 'did you mean `get-pull-request`? It must be one of `submit`, '],
  ['xyz', 'is "xyz". It must be one of `submit`, '],
  ['__proto__', 'is "__proto__". It must be one of `submit`, '],
  ['constructor', 'is "constructor". It must be one of `submit`, '],
  ['toString', 'is "toString". It must be one of `submit`, '],
  ['', 'is required: one of submit, cancel, '],
])('%j is unknown', async (name, words) => {
  expect(unknownOperation(name)).toContain(words)
  expect(await loadOperation(name)).toBeUndefined()
})

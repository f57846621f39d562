/** The names of operations, and what a wrong one means. */
import { loadOperation, operationNames, unknownOperation } from '../../src/operations/index.js'
import { expect, test } from '../support/jest.js'

/** The names that other tools give the operations. */
const SYNONYMS = {
  submit: ['add', 'add-to-queue', 'enqueue', 'merge', 'queue'],
  cancel: ['abort', 'dequeue', 'remove', 'unqueue'],
  'restart-tests': ['rerun', 'restart', 'retry'],
  'get-pull-request': ['get', 'get-status', 'pr-status', 'state', 'status'],
  'set-impacted-targets': [
    'impacted-targets',
    'targets',
    'upload',
    'upload-impacted-targets',
    'upload-targets',
  ],
  'wait-for-merge': ['wait'],
  'get-testing-details': ['test-details', 'testing-details'],
  explain: ['diagnose', 'verdict', 'why'],
  'triage-queue': ['incident', 'post-mortem', 'requeue', 'resubmit', 'triage'],
  'get-queue': ['queue-state', 'queue-status'],
  'update-queue': ['configure'],
  'pause-queue': ['freeze', 'hold', 'lock', 'pause', 'stop'],
  'drain-queue': ['drain'],
  'resume-queue': ['release', 'resume', 'start', 'unfreeze', 'unlock', 'unpause'],
  'apply-queue-config': ['apply', 'plan', 'sync'],
  'list-flaky': ['broken', 'flaky', 'flaky-tests', 'unhealthy'],
  'get-metrics': ['metrics', 'statistics', 'stats'],
  'watch-queue': ['alert', 'health', 'monitor', 'watch', 'watchdog'],
  'check-setup': ['check', 'doctor', 'preflight', 'setup', 'validate', 'verify'],
  'report-queue': ['history', 'report', 'weekly-report'],
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
  ['', 'is required and is empty. It must be one of `submit`, `cancel`, '],
])('%j is unknown', async (name, words) => {
  expect(unknownOperation(name)).toContain(words)
  expect(await loadOperation(name)).toBeUndefined()
})

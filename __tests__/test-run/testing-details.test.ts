import { TestingDetails } from '../../src/service/schemas.js'
import { queueRef } from '../../src/shared/references.js'
import { checkRows, isQueueCheck, reportChecks } from '../../src/test-run/checks.js'
import { bareRunId } from '../../src/test-run/test-run.js'
import { describe, expect, test } from '../support/jest.js'

const QUEUE = queueRef({ host: 'github.com', owner: 'octo-org', name: 'orion' }, 'main')
const report = (details: object) => reportChecks(TestingDetails.parse(details), QUEUE)
const statuses = (...states: (string | null)[]) => ({
  statusChecks: states.map((state) => ({ context: 'CI', state })),
})
const runs = (...conclusions: (string | null)[]) => ({
  checkSuites: conclusions.map((conclusion) => ({ checkRuns: [{ name: 'Lint', conclusion }] })),
})

describe('a commit status that is reported several times, newest first', () => {
  test.each<[string, (string | null)[], string]>([
    ['the re-run is green', ['SUCCESS', 'FAILURE'], 'passed'],
    ['the re-run is red', ['ERROR', 'SUCCESS', 'PENDING'], 'failed'],
    ['a new run has started', ['PENDING', 'SUCCESS', 'FAILURE'], 'passed'],
    ['nothing has finished', ['PENDING', 'EXPECTED'], 'pending'],
    ['a state that means nothing', ['CONSTRUCTOR'], 'pending'],
  ])('%s', (_, states, expected) => {
    const { checks, failing } = report(statuses(...states))
    expect(checks.map(({ state }) => state)).toEqual([expected])
    expect(failing).toHaveLength(expected === 'failed' ? 1 : 0)
  })
})

describe('check runs of the same name, in no known order', () => {
  test.each<[string, (string | null)[], string]>([
    ['the worst counts', ['success', 'failure'], 'failed'],
    ['also when it comes first', ['timed_out', 'neutral'], 'not-run'],
    ['one that is finished counts more than one that is not', [null, 'skipped'], 'passed'],
    ['a run without a conclusion has not finished', [null, ''], 'pending'],
  ])('%s', (_, conclusions, expected) => {
    expect(report(runs(...conclusions)).checks.map(({ state }) => state)).toEqual([expected])
  })
})

test.each([{}, { checkRuns: null }, { checkRuns: [] }])(
  'a check suite %j has no checks yet, and hides no other',
  (suite) => {
    const { checkSuites } = runs('failure')
    const found = report({ checkSuites: [suite, ...checkSuites, suite], statusChecks: null })
    expect(found.failing.map(({ name }) => name)).toEqual(['Lint'])
    expect(report({ checkSuites: [suite] }).checks).toEqual([])
  },
)

test('a required check that is pending is neither failing nor missing', () => {
  const details = { requiredStatuses: ['CI', 'Docs'], ...statuses('PENDING') }
  expect(report(details)).toMatchObject({
    checks: [{ name: 'CI', state: 'pending', required: true }],
    failing: [],
    missing: ['Docs'],
  })
})

test('fields of the published schema are kept as they are', () => {
  const published = { dependentPrs: [7, 9], impactedTargetsForTestedPrs: ['//a', 'ALL'] }
  expect(TestingDetails.parse(published)).toMatchObject(published)
})

test('the rows of checks keep what they are, with one row for each status', () => {
  const details = TestingDetails.parse({
    checkSuites: [
      { checkRuns: [{ name: 'a', url: 'https://ci.test/a', conclusion: 'success' }] },
      { checkRuns: [{ name: 'b', conclusion: null }] },
    ],
    statusChecks: [
      { context: 'c', url: 'https://ci.test/1', state: 'PENDING' },
      { context: 'c', url: 'https://ci.test/2', state: 'FAILURE' },
      { context: 'c', url: 'https://ci.test/3', state: 'SUCCESS' },
    ],
  })
  expect(checkRows(details)).toMatchObject([
    { kind: 'run', name: 'a', url: 'https://ci.test/a', state: 'passed', suite: 'service 0' },
    { kind: 'run', name: 'b', url: undefined, state: 'pending', suite: 'service 1' },
    { kind: 'status', name: 'c', url: 'https://ci.test/2', state: 'failed' },
  ])
})

test('of two rows that count the same, the first has the address', () => {
  const checkRuns = ['1', '2'].map((page) => ({
    name: 'a',
    url: `https://ci.test/${page}`,
    conclusion: 'failure',
  }))
  const statusChecks = ['1', '2'].map((page) => ({
    context: 'b',
    url: `https://ci.test/${page}`,
    state: 'PENDING',
  }))
  for (const details of [{ checkSuites: [{ checkRuns }] }, { statusChecks }])
    expect(report(details).checks.map(({ url }) => url)).toEqual(['https://ci.test/1'])
})

test('the queue is none of its own checks, however it is required', () => {
  const own = 'Trunk Merge Queue (main)'
  const statusChecks = [
    { context: own, state: 'FAILURE' },
    { context: 'Trunk Merge Queue (dev)', state: 'SUCCESS' },
  ]
  const found = report({ requiredStatuses: [own], statusChecks })
  expect(found.missing).toEqual([])
  expect(found.checks.map(({ name, required }) => [name, required])).toEqual([
    ['Trunk Merge Queue (dev)', false],
  ])
  expect(isQueueCheck('robot', QUEUE)).toBe(false)
  expect(isQueueCheck('robot', QUEUE, { queueChecks: ['other'] })).toBe(false)
  expect(isQueueCheck('robot', QUEUE, { queueChecks: ['robot'] })).toBe(true)
})

test.each(['', '-bisection-2', '-B'])('the bare id of a run with the suffix "%s"', (suffix) => {
  const id = 'cc58fdda-3258-4f4e-b229-7c5dd9c29324'
  expect(bareRunId(id.toUpperCase() + suffix)).toBe(id)
})

import { reportChecks } from '../../src/pull-request/testing-details.js'
import { TestingDetails } from '../../src/service/schemas.js'
import { queueRef } from '../../src/shared/references.js'
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
    ['the re-run is green', ['SUCCESS', 'FAILURE'], 'success'],
    ['the re-run is red', ['ERROR', 'SUCCESS', 'PENDING'], 'failure'],
    ['a new run has started', ['PENDING', 'SUCCESS', 'FAILURE'], 'success'],
    ['nothing has finished', ['PENDING', 'EXPECTED'], 'pending'],
    ['a state that means nothing', ['CONSTRUCTOR'], 'pending'],
    ['a row without a state has not finished', [null, 'FAILURE'], 'failure'],
  ])('%s', (_, states, expected) => {
    const { checks, failing } = report(statuses(...states))
    expect(checks.map(({ state }) => state)).toEqual([expected])
    expect(failing).toHaveLength(expected === 'failure' ? 1 : 0)
  })
})

describe('check runs of the same name, in no known order', () => {
  test.each<[string, (string | null)[], string]>([
    ['the worst counts', ['success', 'failure'], 'failure'],
    ['also when it comes first', ['timed_out', 'neutral'], 'failure'],
    ['one that is finished counts more than one that is not', [null, 'skipped'], 'success'],
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

test('a status that passed does not hide a failed check run of the same name', () => {
  const both = {
    ...runs('failure'),
    statusChecks: [{ context: 'Lint', state: 'SUCCESS', url: 'https://ci.test/1' }],
  }
  expect(report(both).failing.map(({ name }) => name)).toEqual(['Lint'])
})

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

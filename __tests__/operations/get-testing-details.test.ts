import { readFileSync } from 'node:fs'
import { main } from '../../src/main.js'
import { type Answer, type Call, fakeService } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import { jsonOutput, outputOf, type RecorderOptions, recorder } from '../support/recorder.js'
import { shown } from '../support/shown.js'

const ID = 'cc58fdda-3258-4f4e-b229-7c5dd9c29324'
const BRANCH = `trunk-merge/pr-2670/${ID}`
const BY_ID = { 'test-run-id': ID }
const details = {
  requiredStatuses: ['CI (pr)', 'Lint', 'Security'],
  testBranch: BRANCH,
  testBranchSha: '0a162560ed8a26135575ba9d90b16453ec2441b3',
  status: 'failed',
  checkSuites: [
    {
      checkRuns: [
        { name: 'Lint', url: 'https://ci.test/1', status: 'completed', conclusion: 'success' },
        { name: 'Docs', url: null, status: 'completed', conclusion: 'cancelled' },
      ],
    },
  ],
  // Services repeat contexts, in no order that could be relied on.
  statusChecks: Array.from({ length: 44 }, (_, index) => [
    { context: 'CI (pr)', url: 'https://ci.test/2', state: index === 3 ? 'FAILURE' : 'PENDING' },
    { context: 'CI (meta)', url: 'https://ci.test/3', state: 'SUCCESS' },
  ]).flat(),
  testedPullRequests: [
    { prNumber: 2670, prUrl: 'https://github.com/octo-org/orion/pull/2670', title: 'Name <it>' },
  ],
  impactedTargets: ['//a', '//b'],
}

/** Runs `get-testing-details` on a service that answers with these details. */
async function getDetails(
  inputs: Readonly<Record<string, string>> = BY_ID,
  options: RecorderOptions = {},
  answer: Answer | ((call: Call) => Answer) = { body: details },
) {
  await using service = await fakeService({
    '/getMergeQueueTestingDetails': typeof answer === 'function' ? answer : [answer],
  })
  const { runner, seen, result } = recorder(
    {
      operation: 'get-testing-details',
      'api-url': service.url,
      'target-branch': 'main',
      ...inputs,
    },
    options,
  )
  const passed = await main(runner)
  return {
    passed,
    outcome: seen.outputs['outcome'],
    outputs: seen.outputs,
    error: seen.errors[0]?.message ?? '',
    log: seen.info,
    summary: seen.summary,
    result,
    calls: service.calls,
    asked: service.calls.map(({ body }) => (body as { testRunId: string }).testRunId),
    targets: () => readFileSync(outputOf(seen.outputs, 'impacted-targets-file'), 'utf8'),
  }
}

const REPOSITORY = { id: 1, full_name: 'octo-org/orion' }
const FORK = { id: 2, full_name: 'mallory/orion' }
const pullRequest = (name: string, repo: object): RecorderOptions['event'] & object => ({
  name,
  payload: {
    pull_request: {
      number: 7,
      head: { ref: BRANCH, repo },
      base: { ref: 'main', repo: REPOSITORY },
    },
  },
})

describe('the test run comes from', () => {
  test.each<[string, Record<string, string>, RecorderOptions, string]>([
    ['the input, as it is given', { 'test-run-id': ID.toUpperCase() }, {}, ID.toUpperCase()],
    [
      'the input, with the suffix of a bisection',
      { 'test-run-id': `${ID}-bisect-1` },
      {},
      `${ID}-bisect-1`,
    ],
    ['GITHUB_REF', {}, { env: { GITHUB_REF: `refs/heads/${BRANCH}` } }, ID],
    [
      'GITHUB_REF by `test-branch-pattern`',
      { 'test-branch-pattern': 'queue/{id}/{number}' },
      { env: { GITHUB_REF: `refs/heads/queue/${ID}/2670` } },
      ID,
    ],
    [
      'the head of a pull request of the repository itself',
      {},
      { event: pullRequest('pull_request', REPOSITORY) },
      ID,
    ],
  ])('%s', async (_, inputs, options, id) => {
    const { calls, ...step } = await getDetails(inputs, options)
    expect(step).toMatchObject({ passed: true, outcome: 'found' })
    expect(calls[0]?.body).toMatchObject({ testRunId: id, targetBranch: 'main' })
  })
})

test.each<[string, RecorderOptions]>([
  ['the branch of a pull request of a fork', { event: pullRequest('pull_request_target', FORK) }],
  [
    'a branch that is not a test branch',
    { event: { name: 'push', payload: {} }, env: { GITHUB_REF: 'refs/heads/main' } },
  ],
])('%s names no test run', async (_, options) => {
  const { error, ...step } = await getDetails({}, options)
  expect(step).toMatchObject({ passed: false, outcome: 'invalid-input', calls: [] })
  expect(error).toContain('test-run-id')
})

test('the queue is that of the event’s pull request if `target-branch` is empty', async () => {
  const payload = {
    repository: REPOSITORY,
    pull_request: { number: 7, base: { ref: 'release', repo: REPOSITORY } },
  }
  const inputs = { ...BY_ID, 'target-branch': '' }
  const { passed, outputs, calls } = await getDetails(inputs, {
    event: { name: 'pull_request_target', payload },
  })
  expect(passed).toBe(true)
  expect(calls[0]?.body).toMatchObject({ testRunId: ID, targetBranch: 'release' })
  expect(outputs).toMatchObject({ 'target-branch': 'release', 'pull-request': '7' })
})

describe('a test run that the service does not have', () => {
  test('is asked for again without the suffix of a bisection', async () => {
    const id = `${ID}-bisection-1`
    const { asked, ...step } = await getDetails({ 'test-run-id': id }, {}, ({ body }) =>
      (body as { testRunId: string }).testRunId === ID ? { body: details } : { status: 404 },
    )
    expect(step).toMatchObject({ passed: true, outcome: 'found' })
    expect(asked).toEqual([id, ID])
  })

  test.each([
    ['once without a suffix', 404, ID, [ID]],
    ['twice with a suffix', 404, `${ID}-bisect-1`, [`${ID}-bisect-1`, ID]],
    ['once if the answer is not a 404', 400, `${ID}-bisect-1`, [`${ID}-bisect-1`]],
  ])('is asked for %s', async (_, status, id, expected) => {
    const { passed, asked, outputs } = await getDetails({ 'test-run-id': id }, {}, { status })
    expect({ passed, asked }).toEqual({ passed: false, asked: expected })
    expect(outputs['target-branch']).toBe('main')
  })
})

describe('refused before any request:', () => {
  const MUST_HOLD = 'Input `test-branch-pattern` must hold {number} and {id} once each'
  const MUST_BE_UUID = 'Input `test-run-id` must be the UUID of a test run'
  test.each([
    ...['trunk-merge/{id}', '{number}/{number}/{id}', '{number}/{id}/{x}'].map((pattern) => [
      'test-branch-pattern',
      pattern,
      MUST_HOLD,
    ]),
    [
      'test-branch-pattern',
      'trunk-merge/{id}\npr-{number}',
      '`test-branch-pattern` must be a single line',
    ],
    ...['cc58fdda', `x${ID}`, `${ID}x`, ID.replaceAll('-', '')].map((id) => [
      'test-run-id',
      id,
      MUST_BE_UUID,
    ]),
  ])('%s: %j', async (input = '', value = '', problem = '') => {
    const { error, ...step } = await getDetails({ ...BY_ID, [input]: value })
    expect(step).toMatchObject({ passed: false, outcome: 'invalid-input', calls: [] })
    expect(error).toContain(problem)
  })
})

test('the outputs have one entry per check, the failing and missing ones, and the targets in a file', async () => {
  const { passed, outputs, targets, result } = await getDetails()
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({
    'test-status': 'failed',
    'test-branch': BRANCH,
    'test-branch-sha': details.testBranchSha,
  })
  expect(jsonOutput(outputs, 'failing-checks')).toEqual([
    { name: 'Docs', state: 'failure', required: false },
    { name: 'CI (pr)', state: 'failure', url: 'https://ci.test/2', required: true },
  ])
  expect(jsonOutput(outputs, 'missing-checks')).toEqual(['Security'])
  expect(jsonOutput(outputs, 'tested-pull-requests')).toEqual(details.testedPullRequests)
  expect(targets()).toBe('//a\n//b\n')
  expect(result()).toMatchObject({ testRunId: ID, missing: ['Security'] })
})

test('the log names what is tested, what failed, and what never reported', async () => {
  const { log } = await getDetails()
  expect(log).toEqual([
    `Test run ${ID}: failed, testing #2670`,
    'Failed: Docs',
    'Failed: CI (pr) (https://ci.test/2)',
    'Required and never reported: Security',
    'Outcome: found',
  ])
})

test('the summary has a table of pull requests and one row per check', async () => {
  const { summary } = await getDetails()
  expect(shown(summary)).toContain('❌ The test run of #2670 failed')
  expect(summary).toContain('\n\n| Pull request | Title |\n')
  expect(summary).toContain('\n\n| Check | State | Required |\n')
  expect(summary).toContain('✅ success |  |')
  expect(summary).toContain('| Security | ⚪ never reported | yes |')
  expect(summary).toMatch(/CI &#40;pr&#41;<\/a> \| ❌ failure \| yes \|/)
  expect(summary.match(/CI &#40;pr&#41;/g)).toHaveLength(1)
  expect(summary).not.toContain('<it>')
})

test.each([
  ['succeeded', '✅', 'passed'],
  ['failed', '❌', 'failed'],
  ['cancelled', '🚫', 'was cancelled'],
  ['in_progress', 'ℹ️', 'is in progress'],
  ['of_a_new_kind', 'ℹ️', 'is of_a_new_kind'],
])('the heading of a test run that is %s begins with %s', async (status, mark, verdict) => {
  const testedPullRequests = [{ prNumber: 7 }, { prNumber: 8 }]
  const statusChecks = ['SUCCESS', 'FAILURE', 'PENDING'].map((state) => ({ context: state, state }))
  const body = { testBranch: BRANCH, status, testedPullRequests, statusChecks }
  const { summary } = await getDetails(BY_ID, {}, { body })
  const text = shown(summary)
  expect(text.split('\n')[0]).toBe(`### ${mark} The test run of #7, #8 ${verdict}`)
  for (const icon of ['✅ success', '❌ failure', '🟡 pending'])
    expect(text).toContain(`| ${icon} |`)
})

test('details without a status, check or pull request are found', async () => {
  const { outputs, log, summary } = await getDetails(BY_ID, {}, { body: { testBranch: BRANCH } })
  expect(outputs).toMatchObject({
    outcome: 'found',
    'test-status': '',
    'tested-pull-requests': '[]',
    'impacted-targets-file': '',
  })
  expect(log[0]).toBe(`Test run ${ID}: no status, names no pull request`)
  expect(summary).toContain('The test run has no status')
  expect(summary).toContain('No check has reported yet.')
  expect(summary).not.toContain('| Pull request |')
})

test('a status in upper case and ALL for the targets are read', async () => {
  const body = { ...details, status: 'FAILED', impactedTargets: 'ALL' }
  const { passed, outputs, targets } = await getDetails(BY_ID, {}, { body })
  expect(passed).toBe(true)
  expect(outputs).toMatchObject({ outcome: 'found', 'test-status': 'failed' })
  expect(targets()).toBe('ALL\n')
})

test('the details of another test run are a bad response', async () => {
  const inputs = { 'test-run-id': 'dd58fdda-3258-4f4e-b229-7c5dd9c29324' }
  expect(await getDetails(inputs)).toMatchObject({ passed: false, outcome: 'bad-response' })
})

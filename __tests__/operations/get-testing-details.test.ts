import { readFileSync } from 'node:fs'
import { main } from '../../src/main.js'
import { fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { type RecorderOptions, recorder } from '../support/recorder.js'
import { shown } from '../support/shown.js'

const ID = 'cc58fdda-3258-4f4e-b229-7c5dd9c29324'
const BRANCH = `trunk-merge/pr-2670/${ID}`
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
const inputs = (url: string, more: Record<string, string> = {}) => ({
  operation: 'get-testing-details',
  'api-url': url,
  'target-branch': 'main',
  ...more,
})

const REPOSITORY = { id: 1, full_name: 'octo-org/orion' }
const FORK = { id: 2, full_name: 'mallory/orion' }

test.each<[string, RecorderOptions['event']]>([
  [
    'pull request',
    {
      name: 'pull_request_target',
      payload: {
        pull_request: {
          number: 7,
          head: { ref: BRANCH, repo: FORK },
          base: { ref: 'main', repo: REPOSITORY },
        },
      },
    },
  ],
  [
    'run',
    {
      name: 'workflow_run',
      payload: {
        repository: REPOSITORY,
        workflow_run: { head_branch: BRANCH, head_repository: FORK },
      },
    },
  ],
])('the branch name of a %s of a fork names no test run', async (_, event) => {
  await using service = await fakeService({ '/getMergeQueueTestingDetails': [{ body: details }] })
  const { runner, seen } = recorder(inputs(service.url), event === undefined ? {} : { event })
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('invalid-input')
  expect(service.calls).toEqual([])
})

test.each([
  ['404, without a suffix', 404, ID, [ID]],
  ['404, with one', 404, `${ID}-bisect-1`, [`${ID}-bisect-1`, ID]],
  ['400, with one', 400, `${ID}-bisect-1`, [`${ID}-bisect-1`]],
])('HTTP %s: which ids are asked for', async (_, status, id, asked) => {
  await using service = await fakeService({ '/getMergeQueueTestingDetails': [{ status }] })
  const { runner, seen } = recorder(inputs(service.url, { 'test-run-id': id }))
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['target-branch']).toBe('main')
  expect(service.calls.map(({ body }) => (body as { testRunId: string }).testRunId)).toEqual(asked)
})

test('a test run that the service does not have is the first thing to check', async () => {
  await using service = await fakeService({ '/getMergeQueueTestingDetails': [{ status: 404 }] })
  const { runner, seen } = recorder(inputs(service.url, { 'test-run-id': ID }))
  expect(await main(runner)).toBe(false)
  expect(seen.errors[0]?.message).toContain('Check `test-run-id` and `target-branch`')
})

test.each<[string, RecorderOptions, Record<string, string>, string?]>([
  ['the input, as it is given', {}, { 'test-run-id': ID.toUpperCase() }, ID.toUpperCase()],
  [
    'the input, with the suffix of a bisection run',
    {},
    { 'test-run-id': `${ID}-bisect-1` },
    `${ID}-bisect-1`,
  ],
  ['the branch that was pushed', { env: { GITHUB_REF: `refs/heads/${BRANCH}` } }, {}],
  [
    'the head of a workflow_run',
    {
      event: {
        name: 'workflow_run',
        payload: {
          repository: REPOSITORY,
          workflow_run: { head_branch: `${BRANCH}-bisection`, head_repository: REPOSITORY },
        },
      },
    },
    {},
    `${ID}-bisection`,
  ],
  [
    'another pattern',
    { env: { GITHUB_REF: `refs/heads/queue/${ID}/2670` } },
    { 'test-branch-pattern': 'queue/{id}/{number}' },
  ],
])('the test run comes from %s', async (_name, options, more, id = ID) => {
  await using service = await fakeService({ '/getMergeQueueTestingDetails': [{ body: details }] })
  const { runner, seen } = recorder(inputs(service.url, more), options)
  expect(await main(runner)).toBe(true)
  expect(service.calls[0]?.body).toMatchObject({ testRunId: id, targetBranch: 'main' })
  expect(seen.outputs['outcome']).toBe('found')
})

test('without a branch that is given, the queue is that of the pull request of the event', async () => {
  await using service = await fakeService({ '/getMergeQueueTestingDetails': [{ body: details }] })
  const payload = {
    repository: REPOSITORY,
    pull_request: { number: 7, base: { ref: 'release', repo: REPOSITORY } },
  }
  const given = inputs(service.url, { 'test-run-id': ID, 'target-branch': '' })
  const { runner, seen } = recorder(given, { event: { name: 'pull_request_target', payload } })
  expect(await main(runner)).toBe(true)
  expect(service.calls[0]?.body).toMatchObject({ testRunId: ID, targetBranch: 'release' })
  expect(seen.outputs).toMatchObject({ 'target-branch': 'release', 'pull-request': '7' })
})

test('a run that is not known by its suffix is asked for once more without it', async () => {
  await using service = await fakeService({
    '/getMergeQueueTestingDetails': ({ body }) =>
      (body as { testRunId: string }).testRunId === ID ? { body: details } : { status: 404 },
  })
  const { runner, seen } = recorder(inputs(service.url, { 'test-run-id': `${ID}-bisection-1` }))
  expect(await main(runner)).toBe(true)
  expect(seen.outputs['outcome']).toBe('found')
  expect(service.calls).toHaveLength(2)
})

test.each<[string, RecorderOptions['event']]>([
  [
    'the head of a pull request of the repository itself',
    {
      name: 'pull_request',
      payload: {
        pull_request: {
          number: 7,
          head: { ref: BRANCH, repo: REPOSITORY },
          base: { ref: 'main', repo: REPOSITORY },
        },
      },
    },
  ],
  [
    'a check run',
    {
      name: 'check_run',
      payload: { check_run: { check_suite: { head_branch: BRANCH } } },
    },
  ],
  ['a check suite', { name: 'check_suite', payload: { check_suite: { head_branch: BRANCH } } }],
  ['a push', { name: 'push', payload: { ref: `refs/heads/${BRANCH}` } }],
  [
    'a status',
    {
      name: 'status',
      payload: {
        sha: 'a'.repeat(40),
        branches: [
          { name: `trunk-merge/pr-1/${ID.replace('cc', 'dd')}`, commit: { sha: 'b'.repeat(40) } },
          { name: BRANCH, commit: { sha: 'a'.repeat(40) } },
        ],
      },
    },
  ],
])('the test run comes from the branch of %s', async (_, event) => {
  await using service = await fakeService({ '/getMergeQueueTestingDetails': [{ body: details }] })
  const { runner } = recorder(inputs(service.url), event === undefined ? {} : { event })
  expect(await main(runner)).toBe(true)
  expect(service.calls[0]?.body).toMatchObject({ testRunId: ID })
})

test.each([
  'trunk-merge/{id}',
  'trunk-merge/{number}',
  '{number}/{number}/{id}',
  '{id}{id}{number}',
  '{number}/{id}/{x}',
  'none',
])('the pattern %s is refused before any request', async (pattern) => {
  await using service = await fakeService({})
  const given = inputs(service.url, { 'test-run-id': ID, 'test-branch-pattern': pattern })
  const { runner, seen } = recorder(given)
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('invalid-input')
  expect(seen.errors[0]?.message).toContain(
    'Input `test-branch-pattern` must hold {number} and {id} once each',
  )
  expect(service.calls).toEqual([])
})

test('a pattern of several lines is refused before any request', async () => {
  await using service = await fakeService({})
  const pattern = 'trunk-merge/{id}\npr-{number}'
  const given = inputs(service.url, { 'test-run-id': ID, 'test-branch-pattern': pattern })
  const { runner, seen } = recorder(given)
  expect(await main(runner)).toBe(false)
  expect(seen.errors[0]?.message).toContain('`test-branch-pattern` must be a single line')
  expect(service.calls).toEqual([])
})

test.each(['cc58fdda', `x${ID}`, `${ID}x`, ID.replaceAll('-', '')])(
  'the test run %s is refused before any request',
  async (id) => {
    await using service = await fakeService({})
    const { runner, seen } = recorder(inputs(service.url, { 'test-run-id': id }))
    expect(await main(runner)).toBe(false)
    expect(seen.errors[0]?.message).toContain('Input `test-run-id` must be the UUID of a test run')
    expect(service.calls).toEqual([])
  },
)

test('the log names what is tested, what failed, and what never reported', async () => {
  await using service = await fakeService({ '/getMergeQueueTestingDetails': [{ body: details }] })
  const { runner, seen, result } = recorder(inputs(service.url, { 'test-run-id': ID }))
  expect(await main(runner)).toBe(true)
  expect(seen.info).toEqual([
    `Test run ${ID}: failed, testing #2670`,
    'Failed: Docs',
    'Failed: CI (pr) (https://ci.test/2)',
    'Required and never reported: Security',
    'Outcome: found',
  ])
  expect(JSON.parse(seen.outputs['tested-pull-requests'] ?? '')).toEqual(details.testedPullRequests)
  expect(result()).toMatchObject({ testRunId: ID, missing: ['Security'] })
  expect(seen.summary).toContain('✅ success |  |')
  expect(seen.summary).toContain('| Security | ⚪ never reported | yes |')
  expect(seen.summary).toMatch(/CI &#40;pr&#41;<\/a> \| ❌ failure \| yes \|/)
  expect(seen.summary).toContain('| Pull request | Title |')
  expect(seen.summary).toContain('| Check | State | Required |')
  expect(shown(seen.summary)).toContain('❌ The test run of #2670 failed')
})

test.each([
  ['succeeded', '✅', 'passed'],
  ['failed', '❌', 'failed'],
  ['cancelled', '🚫', 'was cancelled'],
  ['in_progress', 'ℹ️', 'is in progress'],
  ['of_a_new_kind', 'ℹ️', 'is of_a_new_kind'],
])('the heading of a test run that is %s begins with %s', async (status, mark, verdict) => {
  const tested = [{ prNumber: 7 }, { prNumber: 8 }]
  const checks = ['SUCCESS', 'FAILURE', 'PENDING'].map((state) => ({ context: state, state }))
  const body = { testBranch: BRANCH, status, testedPullRequests: tested, statusChecks: checks }
  await using service = await fakeService({ '/getMergeQueueTestingDetails': [{ body }] })
  const { runner, seen } = recorder(inputs(service.url, { 'test-run-id': ID }))
  expect(await main(runner)).toBe(true)
  const summary = shown(seen.summary)
  expect(summary.split('\n')[0]).toBe(`### ${mark} The test run of #7, #8 ${verdict}`)
  for (const icon of ['✅ success', '❌ failure', '🟡 pending'])
    expect(summary).toContain(`| ${icon} |`)
})

test('empty details are found, with nothing to show', async () => {
  await using service = await fakeService({
    '/getMergeQueueTestingDetails': [{ body: { testBranch: BRANCH } }],
  })
  const { runner, seen } = recorder(inputs(service.url, { 'test-run-id': ID }))
  expect(await main(runner)).toBe(true)
  expect(seen.outputs).toMatchObject({
    outcome: 'found',
    'test-status': '',
    'tested-pull-requests': '[]',
    'impacted-targets-file': '',
  })
  expect(seen.info[0]).toBe(`Test run ${ID}: no status, names no pull request`)
  expect(seen.summary).toContain('The test run has no status')
  expect(seen.summary).toContain('No check has reported yet.')
  expect(seen.summary).not.toContain('| Pull request |')
})

test('one row per check, failing and missing ones named, targets in a file', async () => {
  await using service = await fakeService({ '/getMergeQueueTestingDetails': [{ body: details }] })
  const { runner, seen } = recorder(inputs(service.url, { 'test-run-id': ID }))
  expect(await main(runner)).toBe(true)
  expect(JSON.parse(seen.outputs['failing-checks'] ?? '')).toEqual([
    { name: 'Docs', state: 'failure', required: false },
    { name: 'CI (pr)', state: 'failure', url: 'https://ci.test/2', required: true },
  ])
  expect(JSON.parse(seen.outputs['missing-checks'] ?? '')).toEqual(['Security'])
  expect(seen.outputs).toMatchObject({
    'test-status': 'failed',
    'test-branch': BRANCH,
    'test-branch-sha': details.testBranchSha,
  })
  expect(readFileSync(seen.outputs['impacted-targets-file'] ?? '', 'utf8')).toBe('//a\n//b\n')
  expect(seen.summary.match(/CI &#40;pr&#41;/g)).toHaveLength(1)
  expect(seen.summary).toContain('\n\n| Pull request | Title |\n')
  expect(seen.summary).toContain('\n\n| Check | State | Required |\n')
  expect(seen.summary).not.toContain('<it>')
})

test("the queue's own check neither failed nor is missing", async () => {
  const own = { context: 'Merge Queue (main)', url: null, state: 'FAILURE' }
  const body = { ...details, requiredStatuses: ['Lint', own.context], statusChecks: [own] }
  await using service = await fakeService({
    '/getMergeQueueTestingDetails': [{ body }, { body: { ...body, statusChecks: [] } }],
  })
  for (let turn = 0; turn < 2; turn++) {
    const { runner, seen } = recorder(inputs(service.url, { 'test-run-id': ID }))
    expect(await main(runner)).toBe(true)
    expect(seen.outputs).toMatchObject({ 'missing-checks': '[]' })
    expect(seen.outputs['failing-checks']).not.toContain('Merge Queue')
    expect(seen.summary).not.toContain('Merge Queue')
  }
})

test('a branch that is not a test branch is refused before any request', async () => {
  await using service = await fakeService({})
  const { runner, seen } = recorder(inputs(service.url), {
    env: { GITHUB_REF: 'refs/heads/main' },
    event: { name: 'push', payload: {} },
  })
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('invalid-input')
  expect(seen.errors[0]?.message).toContain('test-run-id')
  expect(service.calls).toEqual([])
})

test('the details of another test run are a bad response', async () => {
  const other = 'dd58fdda-3258-4f4e-b229-7c5dd9c29324'
  await using service = await fakeService({ '/getMergeQueueTestingDetails': [{ body: details }] })
  const { runner, seen } = recorder(inputs(service.url, { 'test-run-id': other }))
  expect(await main(runner)).toBe(false)
  expect(seen.outputs['outcome']).toBe('bad-response')
})

test('a status in upper case and ALL for the targets are read', async () => {
  await using service = await fakeService({
    '/getMergeQueueTestingDetails': [
      { body: { ...details, status: 'FAILED', impactedTargets: 'ALL' } },
    ],
  })
  const { runner, seen } = recorder(inputs(service.url, { 'test-run-id': ID }))
  expect(await main(runner)).toBe(true)
  expect(seen.outputs).toMatchObject({ outcome: 'found', 'test-status': 'failed' })
  expect(readFileSync(seen.outputs['impacted-targets-file'] ?? '', 'utf8')).toBe('ALL\n')
})

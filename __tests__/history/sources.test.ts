/** Where a server lacks the list, GitHub shows the merged pull requests and those of test branches. */

import type { PullRequestSeed } from '../../sandbox/github/seeds.js'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import type { Answer, Call } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import {
  DAY,
  failedAgo,
  MINUTE,
  mergedAgo,
  minutesAgo,
  type PastPullRequest,
  reportOn,
} from '../support/report-queue.js'

const QUEUE = { state: 'running', branch: 'main', enqueuedPullRequests: [] }

/** A server without the list, whose queue exists. */
const LACKING = {
  '/listPullRequests': [{ status: 404, body: 'Not found' }],
  '/getQueue': [{ body: QUEUE }] as readonly Answer[],
}

const merged = (number: number, minutes: number, more: object = {}): PullRequestSeed => ({
  number,
  merged: true,
  closedAt: minutesAgo(minutes),
  ...more,
})

const testOf = (number: number, minutes: number, more: object = {}): PullRequestSeed => ({
  number: 9000 + number,
  draft: true,
  state: 'closed',
  headBranch: `trunk-merge/pr-${number}/cc58fdda-3258-4f4e-b229-7c5dd9c29324`,
  closedAt: minutesAgo(minutes),
  ...more,
})

/** Reports on a past that only GitHub lists. */
async function reportFromGitHub(
  past: readonly PastPullRequest[],
  pullRequests: readonly PullRequestSeed[],
  more: Readonly<Record<string, readonly Answer[]>> = {},
) {
  await using github = await gitHubSandbox({ pullRequests })
  const run = await reportOn(
    past,
    { 'github-token': 'ghs_t0k3n' },
    { env: { GITHUB_API_URL: github.url }, script: { ...LACKING, ...more } },
  )
  return { ...run, gitHubPaths: github.calls.map(({ path }) => path) }
}

/** The numbers of the pull requests whose records were requested, in order. */
const recordsRead = (calls: readonly Call[]): readonly number[] =>
  calls
    .filter(({ path }) => path === '/getSubmittedPullRequest')
    .map(({ body }) => (body as { readonly pr: { readonly number: number } }).pr.number)
    .sort((a, b) => a - b)

test('after a 404 without a queue, the outcome is not-found', async () => {
  const script = { ...LACKING, '/getQueue': [{ status: 404 }] }
  const { outputs, error, paths } = await reportOn([], { 'github-token': '' }, { script })
  expect(outputs['outcome']).toBe('not-found')
  expect(error).toContain('/getQueue')
  expect(paths).toEqual(['/listPullRequests', '/getQueue'])
})

test('after a 404 with a queue and without a GitHub token, the error names the token', async () => {
  const { outputs, error } = await reportOn([], { 'github-token': '' }, { script: LACKING })
  expect(outputs['outcome']).toBe('not-found')
  expect(error).toContain('does not list pull requests')
  expect(error).toContain('`github-token` is empty')
})

test('GitHub shows the pull requests that were merged into the target branch, and no others', async () => {
  const { report, outputs } = await reportFromGitHub(
    [mergedAgo(1, 60), mergedAgo(2, 60), mergedAgo(3, 60)],
    [
      merged(1, 60),
      merged(2, 60, { baseBranch: 'release' }),
      { number: 3, state: 'closed', closedAt: minutesAgo(60) },
      // Merged without the queue: the service has no record.
      merged(4, 60),
    ],
  )
  expect(report.current.merged).toBe(1)
  expect(report.current).not.toHaveProperty('failed')
  expect(report.current).not.toHaveProperty('cancelled')
  expect(report.current).not.toHaveProperty('reasons')
  expect(outputs['report-markdown']).not.toMatch(/Failed \||Cancelled \|/)
  expect(outputs).toMatchObject({
    outcome: 'partial',
    'failed-count': '',
    'cancelled-count': '',
    'failure-rate': '',
  })
  expect(report.missing).toEqual([
    expect.stringContaining('cancelled ones are missing'),
    expect.stringContaining('Failed pull requests are missing too'),
  ])
})

test('a member of a stack on the target branch counts, whatever its own base', async () => {
  const { report } = await reportFromGitHub(
    [mergedAgo(1, 60), mergedAgo(2, 60), mergedAgo(3, 60)],
    [
      merged(3, 60, { baseBranch: 'change-2' }),
      merged(2, 60, { baseBranch: 'change-1' }),
      merged(1, 60),
    ],
  )
  expect(report.current.merged).toBe(3)
})

test('the merges of a branch that was merged into the target branch are not read', async () => {
  const ofRelease = [merged(1, 60), merged(2, 70, { headBranch: 'develop' })]
  const ofDevelop = [80, 90, 100].map((minutes) =>
    merged(minutes, minutes, { baseBranch: 'develop' }),
  )
  const { report, calls } = await reportFromGitHub([mergedAgo(1, 60)], [...ofRelease, ...ofDevelop])
  expect(report.current.merged).toBe(1)
  expect(recordsRead(calls)).toEqual([1, 2])
})

test('with pull requests of test branches, failed ones are shown', async () => {
  const { report } = await reportFromGitHub(
    [mergedAgo(1, 60), failedAgo(2, 90)],
    [merged(1, 60), testOf(1, 62), testOf(2, 91)],
  )
  expect(report.current).toMatchObject({
    merged: 1,
    failed: 1,
    failureRate: 0.5,
    reasons: [{ reason: 'test_run_required_status_failed', count: 1, pullRequests: [2] }],
  })
  expect(report.current).not.toHaveProperty('cancelled')
})

test('the test branch of a fork proves nothing', async () => {
  const { report, paths } = await reportFromGitHub(
    [failedAgo(2, 90)],
    [testOf(2, 91, { headRepository: 'mallory/orion' })],
  )
  expect(paths).not.toContain('/getSubmittedPullRequest')
  expect(report.current).not.toHaveProperty('failed')
})

test('the other pull requests of a test run are read too', async () => {
  const testRun = { id: 'r', testedPullRequests: [{ prNumber: 2 }, { prNumber: 3 }] }
  const first: PastPullRequest = {
    number: 2,
    steps: [
      [120, 'PENDING'],
      [110, 'TESTING', { testing: { testRun } }],
      [90, 'FAILED'],
    ],
  }
  const { report } = await reportFromGitHub([first, failedAgo(3, 90)], [testOf(2, 91)])
  expect(report.current.failed).toBe(2)
})

test('GitHub is read back to the beginning of the previous period, and no further', async () => {
  const days = (count: number) => (count * DAY) / MINUTE
  const all = Array.from({ length: 250 }, (_, index) => merged(index + 1, days(index / 10)))
  const { gitHubPaths, report } = await reportFromGitHub(
    all.map(({ number }, index) => mergedAgo(number, days(index / 10), 10)),
    all,
  )
  // 140 pull requests in 14 days are on two pages of three.
  expect(new Set(gitHubPaths.filter((path) => path.includes('/pulls?'))).size).toBe(2)
  expect(gitHubPaths[0]).toContain('state=closed')
  expect(report.previous?.merged).toBe(70)
})

test('a pull request that changes while GitHub lists them is not lost', async () => {
  const all = Array.from({ length: 150 }, (_, index) => merged(index + 1, index + 1))
  await using github = await gitHubSandbox({ pullRequests: all })
  github.beforeServing = (count) => {
    // The last of the second page gets a comment before that page is read.
    if (count === 2) github.pullRequests.set(150, merged(150, 0.5))
  }
  const { report } = await reportOn(
    all.map(({ number }) => mergedAgo(number, number)),
    { 'github-token': 'ghs_t0k3n' },
    { env: { GITHUB_API_URL: github.url }, script: LACKING },
  )
  expect(report.current.merged).toBe(150)
})

test('without the permission to read pull requests, the step fails and names it', async () => {
  await using github = await gitHubSandbox({ granted: { issues: 'write' } })
  const { outputs, error } = await reportOn(
    [],
    { 'github-token': 'ghs_t0k3n' },
    { env: { GITHUB_API_URL: github.url }, script: LACKING },
  )
  expect(outputs['outcome']).toBe('unauthorized')
  expect(error).toContain('pull-requests: read')
})

test('if no record of GitHub’s pull requests can be read, the step fails as usual', async () => {
  const { outputs } = await reportFromGitHub([], [merged(1, 60)], {
    '/getSubmittedPullRequest': [{ status: 403 }],
  })
  expect(outputs['outcome']).toBe('unauthorized')
})

/** Questions about commits: what is asked, where a list ends, and what of the answer counts. */
import { gitHubSandbox } from '../../sandbox/github/server.js'
import type { CheckState } from '../../src/github/check.js'
import { gitHubClient, type TestCommits } from '../support/github.js'
import { describe, expect, test } from '../support/jest.js'
import { answering } from './answering.js'

const SHA = 'a'.repeat(40)
const REPOSITORY = '/repos/octo-org/orion'

/** Asks a GitHub that answers so, and gives what came of it with the paths that were asked. */
async function ask<T>(
  body: (path: string) => unknown,
  question: (commits: TestCommits) => Promise<T>,
) {
  await using gitHub = await answering(body)
  const found = await question(gitHub.github.commits)
  return { found, asked: gitHub.asked }
}

test.each([
  [
    'a run',
    {
      id: 3,
      name: 'unit',
      conclusion: 'success',
      details_url: 'https://ci.test/1',
      html_url: 'https://github.test/1',
      started_at: '2026-09-10T07:50:00Z',
      completed_at: '2026-09-10T08:00:00Z',
      app: { slug: 'ci' },
      check_suite: { id: 7 },
    },
    {
      kind: 'run',
      name: 'unit',
      id: 3,
      state: 'passed',
      conclusion: 'success',
      url: 'https://ci.test/1',
      suite: 7,
      app: 'ci',
      startedAt: Date.UTC(2026, 8, 10, 7, 50),
      finishedAt: Date.UTC(2026, 8, 10, 8),
    },
  ],
  [
    'a run that is not over',
    { name: 'unit', conclusion: null, html_url: 'https://github.test/1', completed_at: null },
    { kind: 'run', name: 'unit', state: 'pending', url: 'https://github.test/1' },
  ],
  ['a run with its name alone', { name: 'unit' }, { kind: 'run', name: 'unit', state: 'pending' }],
])('%s', async (_, run, check) => {
  const { found, asked } = await ask(
    () => ({ total_count: 1, check_runs: [run] }),
    (commits) => commits.checkRuns(SHA),
  )
  expect(found).toEqual([check])
  expect(asked).toEqual([`${REPOSITORY}/commits/${SHA}/check-runs?per_page=100&page=1`])
})

test.each([
  [
    {
      context: 'ci',
      state: 'error',
      target_url: 'https://ci.test/1',
      updated_at: '2026-09-10T08:00:00Z',
    },
    {
      kind: 'status',
      name: 'ci',
      state: 'failed',
      url: 'https://ci.test/1',
      finishedAt: Date.UTC(2026, 8, 10, 8),
    },
  ],
  [
    { context: 'ci', state: 'pending', target_url: null, updated_at: 'soon' },
    { kind: 'status', name: 'ci', state: 'pending' },
  ],
])('the status %j', async (status, check) => {
  const { found, asked } = await ask(
    () => ({ total_count: 1, statuses: [status] }),
    (commits) => commits.statuses(SHA),
  )
  expect(found).toEqual([check])
  expect(asked).toEqual([`${REPOSITORY}/commits/${SHA}/status?per_page=100&page=1`])
})

test.each<[string | null, CheckState]>([
  ['success', 'passed'],
  ['neutral', 'passed'],
  ['skipped', 'passed'],
  ['failure', 'failed'],
  ['error', 'failed'],
  ['cancelled', 'not-run'],
  ['timed_out', 'not-run'],
  ['startup_failure', 'not-run'],
  ['stale', 'not-run'],
  ['SUCCESS', 'passed'],
  ['action_required', 'pending'],
  ['constructor', 'pending'],
  ['', 'pending'],
  [null, 'pending'],
])('a check that ended with %j is %s', async (word, state) => {
  const { found } = await ask(
    () => ({ total_count: 1, check_runs: [{ name: 'unit', conclusion: word }] }),
    (commits) => commits.checkRuns(SHA),
  )
  expect(found).toMatchObject([{ state }])
})

test.each<[string, (commits: TestCommits) => Promise<unknown>]>([
  ['checks: read', (commits) => commits.checkRuns(SHA)],
  ['statuses: read', (commits) => commits.statuses(SHA)],
  ['actions: read', (commits) => commits.workflows(SHA)],
  ['contents: read', (commits) => commits.contains(SHA, 'b'.repeat(40))],
  ['contents: read', (commits) => commits.headOf('main')],
  ['contents: read', (commits) => commits.branches('queue/')],
  ['pull-requests: read', (commits) => commits.closedTests('queue/')],
])(
  'the permission `%s` is named where GitHub refuses the question: %s',
  async (permission, question) => {
    await using sandbox = await gitHubSandbox()
    sandbox.faults.push({
      status: 403,
      body: { message: 'Resource not accessible by integration' },
    })
    const { github } = gitHubClient(sandbox.url)
    await expect(question(github.commits)).rejects.toMatchObject({
      permission,
      message: expect.stringContaining(`Add \`${permission}\` to the \`permissions\` of the job`),
    })
  },
)

test('the names of workflows are known by the suite of their checks', async () => {
  const { found, asked } = await ask(
    () => ({
      total_count: 4,
      workflow_runs: [
        { name: 'CI', check_suite_id: 1 },
        { name: null, check_suite_id: 2 },
        { name: 'Lint', check_suite_id: null },
        { name: 'Docs', check_suite_id: 4 },
      ],
    }),
    (commits) => commits.workflows(SHA),
  )
  expect([...found]).toEqual([
    [1, 'CI'],
    [4, 'Docs'],
  ])
  expect(asked).toEqual([`${REPOSITORY}/actions/runs?head_sha=${SHA}&per_page=100&page=1`])
})

describe('a list beside its length', () => {
  const runs = (count: number) => Array.from({ length: count }, () => ({ name: 'unit' }))
  const pageOf = (path: string) => Number(/[?&]page=(\d+)/.exec(path)?.[1])
  const read = (total_count: number, size: (page: number) => number) =>
    ask(
      (path) => ({ total_count, check_runs: runs(size(pageOf(path))) }),
      (commits) => commits.checkRuns(SHA),
    )

  test.each<[string, number, (page: number) => number, number, number]>([
    ['one full page', 100, () => 100, 100, 1],
    ['two pages', 101, (page) => (page === 1 ? 100 : 1), 101, 2],
    ['nothing', 0, () => 0, 0, 1],
    ['as many pages as are read', 30, () => 1, 30, 30],
  ])('%s', async (_, total, size, length, requests) => {
    const { found, asked } = await read(total, size)
    expect(found.length).toEqual(length)
    expect(asked.length).toEqual(requests)
  })

  test.each<[string, number, (page: number) => number]>([
    ['has more pages than are read', 31, () => 1],
    ['ends before its length', 300, (page) => (page === 1 ? 100 : 0)],
    ['has a length and nothing else', 1, () => 0],
  ])('one that %s proves nothing', async (_, total, size) => {
    await expect(read(total, size)).rejects.toMatchObject({
      kind: 'bad-response',
      explanation: {
        request: 'Reading the check runs of aaaaaaaaaaaa from GitHub',
        problem: 'GitHub shows only a part of the list',
      },
    })
  })
})

const ANCESTOR = 'b'.repeat(40)
test.each([
  ['ahead', true],
  ['identical', true],
  ['behind', false],
  ['diverged', false],
])('%s: the commit contains its ancestor: %s', async (status, contains) => {
  const { found, asked } = await ask(
    () => ({ status }),
    (commits) => commits.contains(SHA, ANCESTOR),
  )
  expect(found).toBe(contains)
  expect(asked).toEqual([`${REPOSITORY}/compare/${ANCESTOR}...${SHA}?per_page=1&page=2`])
})

test('the newest commit of a branch', async () => {
  const { found, asked } = await ask(
    () => ({ commit: { sha: SHA } }),
    (commits) => commits.headOf('release/1'),
  )
  expect(found).toEqual(SHA)
  expect(asked).toEqual([`${REPOSITORY}/branches/release%2F1`])
})

test('branches by their beginning', async () => {
  const { found, asked } = await ask(
    () => [{ ref: 'refs/heads/trunk-merge/refs/heads/1', object: { sha: SHA } }],
    (commits) => commits.branches('trunk-merge/'),
  )
  expect(found).toEqual([{ branch: 'trunk-merge/refs/heads/1', headSha: SHA }])
  expect(asked).toEqual([`${REPOSITORY}/git/matching-refs/heads%2Ftrunk-merge%2F?per_page=100`])
})

const branchesOf = (count: number) =>
  ask(
    () =>
      Array.from({ length: count }, (_, n) => ({
        ref: `refs/heads/queue/${n}`,
        object: { sha: SHA },
      })),
    (commits) => commits.branches('queue/'),
  )

test('10,001 branches on one page are a bad response', async () => {
  await expect(branchesOf(10_001)).rejects.toMatchObject({ kind: 'bad-response' })
})

test('a list whose pages never end is given up', async () => {
  let pages = 0
  // Far more pages than are read, so that this test has an end in any case.
  const link = () => `</more?page=${++pages}>; rel="${pages < 2000 ? 'next' : 'last'}"`
  await using gitHub = await answering(
    () => [],
    {},
    () => ({ link: link() }),
  )
  const commits = gitHub.github.commits
  await expect(commits.branches('queue/')).rejects.toMatchObject({
    kind: 'bad-response',
    message: expect.stringMatching(/the list still does not end \(pages read: \d+\)/),
  })
})

test('closed tests are drafts of the repository itself, on branches with the beginning', async () => {
  const pull = (ref: string, over: object = {}, id = 1) => ({
    draft: true,
    head: { ref, sha: SHA, repo: { id } },
    base: { repo: { id: 1 } },
    ...over,
  })
  const { found, asked } = await ask(
    () => [
      pull('queue/1'),
      pull('queue/2', { draft: false }),
      pull('queue/3', { draft: null }),
      pull('other/4'),
      pull('queue/5', {}, 2),
      pull('queue/6', { head: { ref: 'queue/6', sha: SHA, repo: null } }),
      pull('queue/7'),
    ],
    (commits) => commits.closedTests('queue/'),
  )
  expect(found).toEqual(['queue/1', 'queue/7'].map((branch) => ({ branch, headSha: SHA })))
  const query = 'state=closed&sort=created&direction=desc&per_page=100'
  expect(asked).toEqual([`${REPOSITORY}/pulls?${query}`])
})

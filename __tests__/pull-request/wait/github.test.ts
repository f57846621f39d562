/** What `wait-for-merge` learns from GitHub: merges, reasons and checks. */
import type { PullRequestSeed } from '../../../sandbox/github/seeds.js'
import { expect, test } from '../../support/jest.js'
import { MERGE, RUN, waitWithGitHub } from '../with-github.js'
import { record } from '../world.js'

test('gives the merge commit', async () => {
  const { passed, seen, clock } = await waitWithGitHub([record('merged', false)], {
    pullRequest: { merged: true, mergeCommitSha: MERGE },
  })
  expect(passed).toBe(true)
  expect([clock.elapsed, seen.warnings]).toEqual([0, []])
  expect(seen.outputs).toMatchObject({ 'merge-commit-sha': MERGE, 'target-branch': 'main' })
  expect(seen.summary).toMatch(/^### ✅ .*12 merged into main$/m)
  expect(seen.summary).toContain(`<code>${MERGE.slice(0, 12)}</code>`)
  expect(seen.summary).toMatch(/href="http[^"]*\/octo-org\/orion\/pull\/12">Pull request</)
})

test.each(['failed', 'cancelled'])(
  '%s in the queue, merged on GitHub: merged, and reported',
  async (state) => {
    const { passed, seen } = await waitWithGitHub([record(state, false)], {
      pullRequest: { merged: true, mergeCommitSha: MERGE },
    })
    expect(passed).toBe(true)
    expect(seen.outputs).toMatchObject({ outcome: 'merged', state: state.toUpperCase() })
    expect(seen.summary).toContain('outside the merge queue')
  },
)

test.each(['failed', 'cancelled', 'pending'])(
  '%s in the queue, merged on GitHub into another base branch: not merged',
  async (state) => {
    const { passed, seen } = await waitWithGitHub([record(state, state === 'pending')], {
      pullRequest: { merged: true, mergeCommitSha: MERGE, baseBranch: 'release' },
      inputs: { 'target-branch': 'main', 'timeout-minutes': '1' },
    })
    expect(passed).toBe(false)
    expect(seen.outputs['outcome']).toBe(state === 'pending' ? 'timed-out' : state)
    expect(seen.outputs).toMatchObject({ merged: 'false', 'merge-commit-sha': '' })
  },
)

test.each([
  ['failed', 'failed', {}],
  ['pending', 'timed-out', { 'timeout-minutes': '1' }],
])(
  '%s, and GitHub is down at the end: the state of the queue counts',
  async (state, outcome, more) => {
    const { passed, seen } = await waitWithGitHub([record(state, state === 'pending')], {
      gitHubIsDown: true,
      inputs: { 'target-branch': 'main', ...more },
    })
    expect(passed).toBe(false)
    expect(seen.outputs).toMatchObject({ outcome, merged: 'false' })
    expect(seen.errors).toHaveLength(1)
  },
)

test('merged on GitHub when the time is up: merged', async () => {
  const { passed, seen } = await waitWithGitHub([record('pending', true)], {
    pullRequest: { merged: true, mergeCommitSha: MERGE },
    inputs: { 'timeout-minutes': '1' },
  })
  expect(passed).toBe(true)
  expect(seen.outputs).toMatchObject({ outcome: 'merged', 'merge-commit-sha': MERGE })
  expect(seen.summary).toContain('outside the merge queue')
})

test.each<[string, Partial<PullRequestSeed>, string]>([
  ['closed', { state: 'closed' }, 'It is closed'],
  ['drafted', { draft: true }, 'It is a draft'],
  ['pushed to', { headSha: 'b'.repeat(40) }, 'Its head moved'],
  ['re-based', { baseBranch: 'release' }, 'Its base branch is `release`'],
])('%s: the reason is said', async (_name, pullRequest, words) => {
  const { passed, seen } = await waitWithGitHub([record('cancelled', false)], {
    pullRequest,
    inputs: { 'target-branch': 'main' },
  })
  expect(passed).toBe(false)
  expect(seen.outputs['outcome']).toBe('cancelled')
  expect(seen.errors[0]?.message).toContain(words)
})

test('a service that refuses is its own explanation, and GitHub is not asked why', async () => {
  const { passed, seen, github } = await waitWithGitHub([{ status: 401, body: 'no' }], {
    inputs: { 'target-branch': 'main' },
  })
  expect(passed).toBe(false)
  expect(seen.outputs).toMatchObject({ outcome: 'unauthorized', reasons: '[]' })
  expect(github.calls.filter(({ path }) => path === '/graphql')).toEqual([])
})

test('a merge needs no explanation', async () => {
  const { github } = await waitWithGitHub([record('failed', false)], {
    pullRequest: { merged: true, mergeCommitSha: MERGE },
  })
  expect(github.calls.filter(({ path }) => path === '/graphql')).toEqual([])
})

test.each(['still there', 'gone'])(
  'names the failing checks of its own test run, whose branch is %s',
  async (at) => {
    const branches = [`trunk-merge/pr-12/${RUN}`, `trunk-merge/pr-123/${RUN}`]
    let polls = 0
    const shows = () => {
      if (polls++ === 0) return record('testing', true)
      if (at === 'gone') branches.length = 0
      return record('failed', false)
    }
    const { seen, service, github } = await waitWithGitHub(shows, {
      branches,
      details: {
        requiredStatuses: ['CI'],
        statusChecks: [{ context: 'CI', url: 'https://ci.test/7', state: 'FAILURE' }],
        testedPullRequests: [{ prNumber: 12 }],
      },
    })
    expect(JSON.parse(seen.outputs['failing-checks'] ?? '')).toEqual([
      { name: 'CI', state: 'failure', url: 'https://ci.test/7', required: true },
    ])
    expect(seen.errors[0]?.message).toContain('Required check `CI` failed on the test branch')
    expect(seen.summary).toContain('ci.test/7')
    const listed = github.calls.filter(({ path }) => path.includes('/git/matching-refs/'))
    expect(new Set(listed.map(({ path }) => decodeURIComponent(path).replace(/\?.*/, '')))).toEqual(
      new Set(['/repos/octo-org/orion/git/matching-refs/heads/trunk-merge/pr-12/']),
    )
    // The branch of #123 begins with the same letters and is no branch of #12.
    const asked = service.calls.filter(({ path }) => path === '/getMergeQueueTestingDetails')
    expect(asked.map(({ body }) => (body as { testRunId: string }).testRunId)).toEqual([RUN])
  },
)

test('a test branch that tested another pull request explains nothing', async () => {
  const { seen } = await waitWithGitHub([record('testing', true), record('failed', false)], {
    details: {
      statusChecks: [{ context: 'CI', state: 'FAILURE' }],
      testedPullRequests: [{ prNumber: 99 }],
    },
  })
  expect(seen.outputs['failing-checks']).toBe('[]')
})

test('without a GitHub token the state of the queue counts', async () => {
  const { passed, seen } = await waitWithGitHub([record('failed', false)], {
    inputs: { 'target-branch': 'main', 'github-token': '' },
  })
  expect(passed).toBe(false)
  expect(seen.outputs['outcome']).toBe('failed')
})

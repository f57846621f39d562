import type { Answer, Call } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import {
  failedIn,
  failedRun,
  greenRun,
  headOf,
  idOfRun,
  minutesAgo,
  type PullSeed,
  type TriageSeed,
  triageOf,
  triageWorld,
} from '../support/triage-world.js'

const TWO = {
  pulls: { 1: { stays: [failedIn('r1', 60)] }, 2: { stays: [failedIn('r2', 40)] } },
  runs: { r1: failedRun([1], 61), r2: failedRun([2], 41) },
} satisfies TriageSeed
const BAD: Answer = { status: 400, body: 'no' }
const DENIED = { status: 403, body: { message: 'Resource not accessible by integration' } }
const bodyHas = (call: Call, text: string) => JSON.stringify(call.body).includes(text)

/** Adds the closed pull requests of test branches. */
function addDrafts(
  { gitHub }: Awaited<ReturnType<typeof triageWorld>>,
  runs: Readonly<Record<number, string>>,
): void {
  for (const [number, name] of Object.entries(runs))
    gitHub.pullRequests.set(900 + Number(number), {
      number: 900 + Number(number),
      draft: true,
      state: 'closed',
      headBranch: `trunk-merge/pr-${number}/${idOfRun(name)}`,
      closedAt: '2026-09-17T09:30:00Z',
    })
}

/** So many pull requests, each of which failed in a run of its own. */
function failures(count: number, endedBefore: number) {
  const numbers = Array.from({ length: count }, (_, index) => index + 1)
  return {
    pulls: Object.fromEntries(
      numbers.map((number) => [number, { stays: [failedIn(`${number}`, endedBefore - number)] }]),
    ),
    runs: Object.fromEntries(
      numbers.map((number) => [`${number}`, failedRun([number], endedBefore + 1 - number)]),
    ),
  } satisfies TriageSeed
}

/** Runs a step while GitHub refuses requests. */
async function triageWithout(refuses: (path: string, body: string) => boolean, fault = DENIED) {
  await using world = await triageWorld(TWO)
  world.gitHub.beforeServing = () => {
    const { path = '', body } = world.gitHub.calls.at(-1) ?? {}
    if (refuses(path, JSON.stringify(body ?? ''))) world.gitHub.faults.unshift(fault)
  }
  return await world.run()
}

test.each([
  ['record', '/getSubmittedPullRequest', '"number":2', 'HTTP 400: no'],
  ['test run', '/getMergeQueueTestingDetails', idOfRun('r2'), 'its test run'],
])('a candidate is unread if its %s could not be read', async (_, path, key, why) => {
  const run = await triageOf({
    ...TWO,
    intercept: (call) => (call.path === path && bodyHas(call, key) ? BAD : undefined),
  })
  expect(run.outcome).toBe('partial')
  expect(run.triage.unread).toEqual([{ number: 2, reason: expect.stringContaining(why) }])
  expect(run.triage.groups).toEqual([])
  expect(run.verdicts).toEqual({ 1: 'check-failed' })
  expect(run.outputs['unread-count']).toBe('1')
})

test('a triage is partial, and its issue stays, if runs of those left out could not be read', async () => {
  let isBroken = false
  await using world = await triageWorld({
    ...TWO,
    pulls: { 1: { ...TWO.pulls[1], isQueued: true }, 2: { ...TWO.pulls[2], isQueued: true } },
    intercept: ({ path }) =>
      isBroken && path === '/getMergeQueueTestingDetails' ? BAD : undefined,
  })
  const first = await world.run({ 'issue-title': 'Triage' })
  expect(first.triage.groups).toMatchObject([{ check: 'e2e', runs: 2, pullRequests: [] }])
  isBroken = true
  const second = await world.run({ 'issue-title': 'Triage' })
  expect(second.outcome).toBe('partial')
  expect(second.summary).toContain('Common failures may be missing, because 2 failures')
  expect(second.gitHubCalls.map(({ body }) => JSON.stringify(body ?? ''))).not.toContainEqual(
    expect.stringContaining('closed'),
  )
})

test('a head that was pushed after its failure is no failed reading', async () => {
  const run = await triageOf({
    ...TWO,
    pulls: {
      ...TWO.pulls,
      2: { ...TWO.pulls[2], isQueued: true, gitHub: { pushedAt: minutesAgo(5) } },
    },
  })
  expect(run.triage.groups).toEqual([])
  expect(run.outcome).toBe('triaged')
})

test('the date of a commit does not show that its head was tested', async () => {
  const pushed = { committedAt: minutesAgo(500), pushedAt: minutesAgo(5) }
  const run = await triageOf({
    pulls: {
      1: {
        ...TWO.pulls[1],
        isQueued: true,
        head: [{ name: 'e2e', status: 'SUCCESS' }],
        gitHub: { ...pushed, headSha: 'c'.repeat(40) },
        record: { prSha: 'c'.repeat(40) },
      },
      2: TWO.pulls[2],
    },
    runs: TWO.runs,
  })
  expect(run.triage.groups).toEqual([])
  expect(run.verdicts).toEqual({ 2: 'check-failed' })
})

test('a FAILED one whose head GitHub does not show is unread and in no group', async () => {
  const run = await triageOf({
    ...TWO,
    pulls: { ...TWO.pulls, 2: { stays: [failedIn('r2', 40)], record: { prSha: headOf(99) } } },
  })
  expect(run.outcome).toBe('partial')
  expect(run.triage.unread).toEqual([
    { number: 2, reason: expect.stringContaining('the checks of its head') },
  ])
  expect(run.triage.groups).toEqual([])
})

test('the step fails as the reading failed if no candidate could be judged', async () => {
  const run = await triageOf({
    ...TWO,
    intercept: ({ path }) => (path === '/getSubmittedPullRequest' ? BAD : undefined),
  })
  expect(run.isPassed).toBe(false)
  expect(run.outcome).toBe('refused')
  expect(run.outputs['judged-count']).toBe('0')
  expect(run.outputs['unread-count']).toBe('2')
})

test('without access to checks, FAILED ones are unread and the step fails', async () => {
  const run = await triageOf({
    ...TWO,
    gitHub: { granted: { contents: 'read', 'pull-requests': 'read' } },
  })
  expect(run.outcome).toBe('unauthorized')
  expect(run.triage.unread).toHaveLength(2)
  expect(run.error).toContain('permissions')
})

test('a CANCELLED one needs nothing of GitHub', async () => {
  const run = await triageOf({
    pulls: { ...TWO.pulls, 3: { stays: [{ end: 'cancelled', at: 30 }] } },
    runs: TWO.runs,
    gitHub: { granted: {} },
  })
  expect(run.outcome).toBe('partial')
  expect(run.verdicts).toEqual({ 3: 'cancelled' })
})

test('without a token, the step fails unless nothing failed', async () => {
  const run = await triageOf(TWO, { 'github-token': '' })
  expect(run.isPassed).toBe(false)
  const none = await triageOf({ pulls: {} }, { 'github-token': '' })
  expect(none.outcome).toBe('none')
})

test('without the checks of the target branch, FAILED ones are unread', async () => {
  const run = await triageWithout((path) => path.includes('/branches/main'))
  expect(run.isPassed).toBe(false)
  expect(run.triage.unread[0]?.reason).toContain('the checks of the target branch')
})

test.each([
  'PullRequest.mergeable',
  'PullRequest.mergeStateStatus',
  'PullRequest.latestOpinionatedReviews',
  'PullRequest.isDraft',
  'PullRequest.state',
  'PullRequest.headRefOid',
  'PullRequest.baseRefName',
  'PullRequest.reviewDecision',
  'PullRequest.createdAt',
  'PullRequest.url',
  'Ref.rules',
  'Ref.refUpdateRule',
  'Commit.committedDate',
  'Commit.checkSuites',
  'CheckSuite.createdAt',
  'CheckSuite.databaseId',
  'CheckRun.databaseId',
  'CheckRun.detailsUrl',
  'CheckRun.startedAt',
  'CheckRun.checkSuite',
  'StatusContext.createdAt',
  'StatusContext.targetUrl',
  'App.slug',
])('a GitHub server without %s shows the common failure all the same', async (field) => {
  const run = await triageOf({ ...TWO, gitHub: { lacks: [field] } })
  expect(run.triage.groups).toMatchObject([{ check: 'e2e', runs: 2, pullRequests: [1, 2] }])
  expect(run.outcome).toBe('triaged')
})

test.each(['CheckRun.conclusion', 'CheckRun.name', 'Commit.statusCheckRollup'])(
  'a GitHub server without %s is asked for the checks one by one',
  async (field) => {
    const run = await triageOf({ ...TWO, gitHub: { lacks: [field] } })
    expect(run.triage.groups).toMatchObject([{ check: 'e2e', runs: 2, pullRequests: [1, 2] }])
  },
)

describe('without timelines', () => {
  const bare = (pull: PullSeed): PullSeed => ({ ...pull, timeline: false })

  test('runs are found by the closed pull requests of their branches, and the triage is partial', async () => {
    await using world = await triageWorld({
      ...TWO,
      pulls: { 1: bare(TWO.pulls[1]), 2: bare(TWO.pulls[2]) },
    })
    addDrafts(world, { 1: 'r1', 2: 'r2' })
    const run = await world.run()
    expect(run.outcome).toBe('partial')
    expect(run.triage.groups).toMatchObject([{ check: 'e2e', runs: 2, pullRequests: [1, 2] }])
  })

  test('a run that ended long before the failure is not taken for it', async () => {
    await using world = await triageWorld({
      ...TWO,
      runs: { ...TWO.runs, r2: failedRun([2], 100) },
      pulls: { 1: bare(TWO.pulls[1]), 2: bare(TWO.pulls[2]) },
    })
    addDrafts(world, { 1: 'r1', 2: 'r2' })
    const run = await world.run()
    expect(run.triage.unread.map(({ number }) => number)).toEqual([2])
    expect(run.triage.groups).toEqual([])
  })

  test('a FAILED one without any run is unread', async () => {
    const run = await triageOf({ ...TWO, pulls: { 1: bare(TWO.pulls[1]) } })
    expect(run.isPassed).toBe(false)
    expect(run.triage.unread).toHaveLength(1)
  })
})

test('without a list and without pull requests of test branches, the triage is partial', async () => {
  const run = await triageOf({ pulls: {}, lists: false })
  expect(run.outcome).toBe('partial')
})

test('without a list, failed ones are those that a test branch names', async () => {
  await using world = await triageWorld({ ...TWO, lists: false })
  addDrafts(world, { 1: 'r1', 2: 'r2' })
  const run = await world.run()
  expect(run.triage.groups).toMatchObject([{ check: 'e2e', runs: 2, pullRequests: [1, 2] }])
  expect(run.outcome).toBe('triaged')
  expect(run.summary).toContain('cancelled ones are missing')
})

test('without a list, the step fails if no record of a failed one could be read', async () => {
  const merged = { merged: true, mergedAt: minutesAgo(20), closedAt: minutesAgo(20) } as const
  await using world = await triageWorld({
    ...TWO,
    pulls: { ...TWO.pulls, 9: { stays: [{ end: 'merged', at: 20 }], gitHub: merged } },
    lists: false,
    intercept: (call) =>
      call.path === '/getSubmittedPullRequest' && !bodyHas(call, '"number":9') ? BAD : undefined,
  })
  addDrafts(world, { 1: 'r1', 2: 'r2' })
  const run = await world.run()
  expect(run.triage.unread.map(({ number }) => number)).toEqual([1, 2])
  expect(run.outcome).toBe('refused')
  expect(run.isPassed).toBe(false)
})

test.each([
  [2, 'true', 'partial', {}],
  [4, 'false', 'triaged', { 2: 'check-failed' }],
])(
  'without a list, max-pull-requests: %i counts batches, not merged ones',
  async (max, isCut, outcome, more) => {
    const merged = { merged: true, mergedAt: minutesAgo(20), closedAt: minutesAgo(20) } as const
    const pull = { stays: [{ end: 'merged' as const, at: 20 }], gitHub: merged }
    await using world = await triageWorld({
      pulls: {
        1: { stays: [failedIn('r1', 60)] },
        2: { stays: [failedIn('r1', 60)] },
        3: { stays: [failedIn('r3', 40)] },
        ...{ 7: pull, 8: pull, 9: pull },
      },
      runs: { r1: failedRun([1, 2], 61), r3: failedRun([3], 41, 'unit') },
      lists: false,
    })
    addDrafts(world, { 1: 'r1', 3: 'r3' })
    const run = await world.run({ 'max-pull-requests': `${max}` })
    expect(run.outputs['truncated']).toBe(isCut)
    expect(run.outcome).toBe(outcome)
    expect(run.verdicts).toEqual({ 1: 'check-failed', 3: 'check-failed', ...more })
    expect(run.summary.includes('Only the newest 2 of 3 pull requests')).toBe(isCut === 'true')
  },
)

test('failures after the period do not use up the maximum', async () => {
  const later = [11, 12, 13, 14, 15]
  const pulls = later.map((number) => [number, { stays: [failedIn(`n${number}`, number)] }])
  const runs = later.map((number) => [`n${number}`, failedRun([number], number + 1, 'unit')])
  const run = await triageOf(
    {
      pulls: { ...TWO.pulls, ...Object.fromEntries(pulls) },
      runs: { ...TWO.runs, ...Object.fromEntries(runs) },
    },
    { until: minutesAgo(30), 'max-pull-requests': '5' },
  )
  expect(run.verdicts).toEqual({ 1: 'common-failure', 2: 'common-failure' })
  expect(run.outputs['truncated']).toBe('true')
})

test('at most 100 merged ones are read besides, and the triage says so', async () => {
  const merged = Array.from({ length: 130 }, (_, index) => [
    index + 200,
    { stays: [{ end: 'merged' as const, at: index + 1 }] },
  ])
  const run = await triageOf({ ...TWO, pulls: { ...TWO.pulls, ...Object.fromEntries(merged) } })
  const records = run.serviceCalls.filter(({ path }) => path === '/getSubmittedPullRequest')
  expect(records).toHaveLength(102)
  expect(run.outcome).toBe('partial')
  expect(run.summary).toContain('Only the newest 100 of 130 merged pull requests')
})

test('a triage is partial if GitHub does not show who is closed', async () => {
  const run = await triageOf({
    pulls: { 1: { ...TWO.pulls[1], gitHub: { state: 'closed' } } },
    runs: TWO.runs,
    gitHub: { granted: { checks: 'read', statuses: 'read', contents: 'read' } },
  })
  expect(run.outcome).toBe('partial')
  expect(run.summary).toContain('Some may be closed or merged')
})

test('a triage is partial if the run that may have passed a common failure could not be read', async () => {
  const run = await triageOf({
    pulls: { ...TWO.pulls, 3: { stays: [{ end: 'merged', at: 5, runs: ['r3'] }] } },
    runs: { ...TWO.runs, r3: greenRun([3], 20) },
    intercept: (call) =>
      call.path === '/getMergeQueueTestingDetails' && bodyHas(call, idOfRun('r3'))
        ? BAD
        : undefined,
  })
  expect(run.triage.groups).toMatchObject([{ overAt: null }])
  expect(run.outcome).toBe('partial')
  expect(run.summary).toContain('A later run may have passed')
})

test('a queue that does not exist is not found', async () => {
  const run = await triageOf({ ...TWO, lists: false, intercept: () => ({ status: 404, body: '' }) })
  expect(run.outcome).toBe('not-found')
})

test.each([10, 100])(
  '%i pull requests take at most 350 requests, 150 of them to GitHub',
  async (count) => {
    const run = await triageOf(failures(count, 600))
    expect(run.triage.groups).toMatchObject([{ check: 'e2e', runs: count }])
    const gitHub = run.gitHubCalls.length
    const all = gitHub + run.serviceCalls.length
    expect(gitHub).toBeLessThanOrEqual(150)
    expect(all).toBeLessThanOrEqual(count < 100 ? 50 : 350)
  },
)

test('at most eight requests are sent at once', async () => {
  let open = 0
  let most = 0
  const count = async () => {
    most = Math.max(most, ++open)
    await new Promise((done) => setImmediate(done))
    open--
  }
  await using world = await triageWorld({
    ...failures(60, 100),
    gitHub: { lacks: ['PullRequest.state'] },
    intercept: () => void count(),
  })
  world.gitHub.beforeServing = count
  const run = await world.run()
  expect(run.outcome).toBe('triaged')
  expect(most).toBeGreaterThan(1)
  expect(most).toBeLessThanOrEqual(8)
})

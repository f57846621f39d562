import type { CheckSeed } from '../../sandbox/github/seeds.js'
import { expect, test } from '../support/jest.js'
import {
  cancelled,
  failed,
  failedIn,
  failedRun,
  greenRun,
  minutesAgo,
  passed,
  type TriageSeed,
  triageOf,
} from '../support/triage-world.js'

/** Two pull requests that `e2e` failed in two runs. */
const TWO: TriageSeed = {
  pulls: { 1: { stays: [failedIn('r1', 60)] }, 2: { stays: [failedIn('r2', 40)] } },
  runs: { r1: failedRun([1], 61), r2: failedRun([2], 41) },
}
const withThree = (more: TriageSeed['pulls'][number], runs: TriageSeed['runs'] = {}) => ({
  pulls: { ...TWO.pulls, 3: more },
  runs: { ...TWO.runs, ...runs },
})
const groupsIn = (run: Awaited<ReturnType<typeof triageOf>>) =>
  run.triage.groups.map(({ check, kind, runs, pullRequests }) => ({
    check,
    kind,
    runs,
    pullRequests,
  }))
const E2E = { check: 'e2e', kind: 'failed', runs: 2, pullRequests: [1, 2] }

test('a check that failed in two runs for two pull requests is a common failure', async () => {
  const run = await triageOf(TWO)
  expect(run.error).toBe('')
  expect(run.outcome).toBe('triaged')
  expect(run.triage).toMatchObject({
    period: { since: '2026-09-16T22:00:00.000Z', until: '2026-09-17T10:00:00.000Z' },
    counts: { failed: 2, cancelled: 0, queued: 0, merged: 0, closed: 0 },
    groups: [
      {
        ...E2E,
        firstAt: '2026-09-17T08:59:00.000Z',
        lastAt: '2026-09-17T09:19:00.000Z',
        overAt: null,
        brokenBase: null,
        url: 'https://ci.test/e2e',
      },
    ],
    requeued: [],
    refused: [],
    unread: [],
  })
  expect(run.verdicts).toEqual({ 1: 'common-failure', 2: 'common-failure' })
})

test('one pull request that failed alone has a failure of its own', async () => {
  const run = await triageOf({
    pulls: { 1: { stays: [failedIn('r1', 60)] } },
    runs: { r1: failedRun([1], 61) },
  })
  expect(run.triage.groups).toEqual([])
  expect(run.triage.pullRequests).toEqual([
    {
      number: 1,
      title: 'Change 1',
      author: 'octocat',
      verdict: 'check-failed',
      reason: expect.stringContaining('e2e'),
      check: 'e2e',
      url: 'https://ci.test/e2e',
      endedAt: '2026-09-17T09:00:00.000Z',
      testBranch: expect.stringContaining('trunk-merge/pr-1/'),
    },
  ])
  expect(run.outputs).toMatchObject({
    outcome: 'triaged',
    'common-count': '0',
    'judged-count': '1',
    'unread-count': '0',
    'requeued-count': '0',
    truncated: 'false',
    'issue-number': '',
  })
})

test('two runs of one pull request are no common failure', async () => {
  const run = await triageOf({
    pulls: { 1: { stays: [failedIn('r1', 90), failedIn('r2', 60)] } },
    runs: { r1: failedRun([1], 91), r2: failedRun([1], 61) },
  })
  expect(run.triage.groups).toEqual([])
  expect(run.outputs['judged-count']).toBe('1')
  expect(run.triage.pullRequests[0]?.endedAt).toBe('2026-09-17T09:00:00.000Z')
})

test('a bisection counts as the run that it bisects', async () => {
  const stay = (name: string) => ({ end: 'failed', at: 60, runs: ['whole', name] }) as const
  const run = await triageOf({
    pulls: { 1: { stays: [stay('half1')] }, 2: { stays: [stay('half2')] } },
    runs: {
      whole: failedRun([1, 2], 90),
      half1: failedRun([1], 61, 'e2e', { isBisection: true }),
      half2: failedRun([2], 61, 'e2e', { isBisection: true }),
    },
  })
  expect(run.triage.groups).toEqual([])
})

test('bisections whose run is not known count as no run', async () => {
  const run = await triageOf({
    pulls: { 1: { stays: [failedIn('half1', 60)] }, 2: { stays: [failedIn('half2', 60)] } },
    runs: {
      half1: failedRun([1], 61, 'e2e', { isBisection: true }),
      half2: failedRun([2], 61, 'e2e', { isBisection: true }),
    },
  })
  expect(run.triage.groups).toEqual([])
})

test('a pull request on whose own head the check failed is left out', async () => {
  const run = await triageOf({
    ...TWO,
    pulls: {
      ...TWO.pulls,
      2: { stays: [failedIn('r2', 40)], head: [failed('e2e'), passed('unit')] },
    },
  })
  expect(run.triage.groups).toEqual([])
  expect(run.verdicts).toEqual({ 1: 'check-failed', 2: 'check-failed' })
})

test('a run of several counts for the others if one is left out for its own head', async () => {
  const run = await triageOf({
    pulls: {
      1: { stays: [failedIn('r1', 60)] },
      2: { stays: [failedIn('r2', 40)] },
      3: { stays: [failedIn('r2', 40)], head: [failed('e2e')] },
    },
    runs: { r1: failedRun([1], 61), r2: failedRun([2, 3], 41) },
  })
  expect(groupsIn(run)).toEqual([E2E])
  expect(run.verdicts[3]).toBe('check-failed')
})

test('runs with one pull request whose own head fails the check are not independent', async () => {
  const run = await triageOf({
    pulls: {
      1: { stays: [failedIn('r1', 60)] },
      2: { stays: [failedIn('r2', 40)] },
      3: { stays: [failedIn('r1', 60), failedIn('r2', 40)], head: [failed('e2e')] },
    },
    runs: { r1: failedRun([1, 3], 61), r2: failedRun([2, 3], 41) },
  })
  expect(run.triage.groups).toEqual([])
})

test('a run on top of a pull request that failed the same check is not independent', async () => {
  const run = await triageOf({
    ...TWO,
    runs: { r1: failedRun([1], 61), r2: failedRun([2], 41, 'e2e', { created: 70, ahead: [1] }) },
  })
  expect(run.triage.groups).toEqual([])
})

test.each([
  ['has merged', { stays: [failedIn('r1', 60), { end: 'merged', at: 5, runs: [] }] }, 'merged'],
  ['is in the queue again', { stays: [failedIn('r1', 60)], isQueued: true }, 'queued'],
  ['is closed', { stays: [failedIn('r1', 60)], gitHub: { state: 'closed' } }, 'closed'],
] as const)('a pull request that %s is left out, and its run counts', async (_, pull, as) => {
  const run = await triageOf({ ...TWO, pulls: { ...TWO.pulls, 1: pull } })
  expect(groupsIn(run)).toEqual([{ ...E2E, pullRequests: [2] }])
  expect(run.triage.counts).toMatchObject({ failed: 1, [as]: 1 })
  expect(run.verdicts).toEqual({ 2: 'common-failure' })
})

test('min-group asks for more runs', async () => {
  const run = await triageOf(TWO, { 'min-group': '3' })
  expect(run.triage.groups).toEqual([])
})

test('a check that did not run is grouped apart from its failures', async () => {
  const notRun = (tested: number[], ended: number) =>
    failedRun(tested, ended, '', { checks: [cancelled('e2e'), passed('unit')] })
  const run = await triageOf({
    pulls: {
      ...TWO.pulls,
      3: { stays: [failedIn('r3', 30)] },
      4: { stays: [failedIn('r4', 20)] },
    },
    runs: { ...TWO.runs, r3: notRun([3], 31), r4: notRun([4], 21) },
  })
  expect(groupsIn(run)).toEqual([E2E, { ...E2E, kind: 'not-run', pullRequests: [3, 4] }])
})

test('a check that was cancelled beside a failed one does not count as not run', async () => {
  const both = (tested: number[], ended: number, name: string): TriageSeed['runs'] => ({
    [`r${tested[0]}`]: failedRun(tested, ended, '', { checks: [failed(name), cancelled('e2e')] }),
  })
  const run = await triageOf({
    pulls: TWO.pulls,
    runs: {
      ...both([1], 61, 'unit'),
      ...both([2], 41, 'lint'),
    },
  })
  expect(run.triage.groups).toEqual([])
})

test('a gate that turned red after a cancelled check did not fail', async () => {
  const gate = (tested: number[], ended: number) =>
    failedRun(tested, ended, '', {
      required: ['gate'],
      checks: [
        { ...cancelled('build'), finishedAt: minutesAgo(ended).replace('.000Z', 'Z') },
        failed('gate', { startedAt: minutesAgo(ended).replace('.000Z', 'Z') }),
      ],
    })
  const run = await triageOf({ pulls: TWO.pulls, runs: { r1: gate([1], 61), r2: gate([2], 41) } })
  expect(groupsIn(run)).toEqual([{ check: 'gate', kind: 'not-run', runs: 2, pullRequests: [1, 2] }])
})

test('a run that failed before its pull request was cancelled counts, and the verdict stays', async () => {
  const run = await triageOf({
    ...TWO,
    pulls: { ...TWO.pulls, 2: { stays: [{ end: 'cancelled', at: 40, runs: ['r2'] }] } },
  })
  expect(groupsIn(run)).toEqual([E2E])
  expect(run.verdicts).toEqual({ 1: 'common-failure', 2: 'cancelled' })
})

test('a run that the queue stopped for a cancelled pull request counts for nothing', async () => {
  const stopped = { checks: [failed('e2e'), cancelled('unit')], ended: 38 }
  const run = await triageOf({
    pulls: { 1: TWO.pulls[1] as never, 2: { stays: [{ end: 'cancelled', at: 40, runs: ['r2'] }] } },
    runs: { r1: failedRun([1], 61), r2: failedRun([2], 41, '', stopped) },
  })
  expect(run.triage.groups).toEqual([])
})

test('a common failure is over once a later run has passed the check', async () => {
  const run = await triageOf(
    withThree({ stays: [{ end: 'merged', at: 10, runs: ['r3'] }] }, { r3: greenRun([3], 30) }),
  )
  expect(run.triage.groups[0]?.overAt).toBe('2026-09-17T09:40:00.000Z')
  expect(run.summary).toMatch(/passes again since 09:40/)
})

test.each([
  ['created before the last failure', greenRun([3], 41.5)],
  [
    'in which the check was skipped',
    { ...greenRun([3], 30), checks: [{ name: 'e2e', conclusion: 'SKIPPED' }] },
  ],
  ['without the check', { ...greenRun([3], 30), checks: [passed('unit')] }],
  ['that is forgotten', { ...greenRun([3], 30), details: null }],
] as const)('a common failure is not over by a run %s', async (_, r3) => {
  const run = await triageOf(
    withThree({ stays: [{ end: 'merged', at: 10, runs: ['r3'] }] }, { r3: r3 as never }),
  )
  expect(run.triage.groups[0]?.overAt).toBeNull()
  expect(run.summary).toMatch(/no later run has passed it/)
})

test('at most twenty passes are read for a group', async () => {
  const merged = Array.from({ length: 30 }, (_, index) => index + 10)
  const run = await triageOf({
    pulls: {
      ...TWO.pulls,
      ...Object.fromEntries(
        merged.map((number) => [
          number,
          { stays: [{ end: 'merged' as const, at: 35 - number / 2, runs: [`m${number}`] }] },
        ]),
      ),
    },
    runs: {
      ...TWO.runs,
      ...Object.fromEntries(
        merged.map((number) => [
          `m${number}`,
          { ...greenRun([number], 50), checks: [passed('unit')] },
        ]),
      ),
    },
  })
  const details = run.serviceCalls.filter(({ path }) => path.includes('Details'))
  expect(details).toHaveLength(22)
})

test('a common failure that the target branch has, too, names its commit', async () => {
  const run = await triageOf({ ...TWO, base: [failed('e2e')] })
  expect(run.triage.groups[0]?.brokenBase).toBe('b'.repeat(40))
  expect(run.verdicts).toEqual({ 1: 'common-failure', 2: 'common-failure' })
  expect(run.summary).toMatch(/and fails on <code>main<\/code> at <code>bbbbbbbbbbbb<\/code>, too/)
})

test('one failure that the target branch has, too, is a broken base', async () => {
  const run = await triageOf({
    pulls: { 1: { stays: [failedIn('r1', 60)] } },
    runs: { r1: failedRun([1], 61) },
    base: [failed('e2e')],
  })
  expect(run.verdicts).toEqual({ 1: 'broken-base' })
  expect(run.summary).toMatch(/<code>e2e<\/code> also fails on <code>main/)
})

test.each<[string, TriageSeed['pulls'][number], CheckSeed[], string]>([
  [
    'conflict',
    { stays: [{ end: 'failed', at: 60, reason: 'start_test_run_merge_conflict' }] },
    [],
    'conflict',
  ],
  [
    'refused merge',
    { stays: [{ end: 'failed', at: 60, runs: ['r1'], reason: 'github_api_merge_refused' }] },
    [passed('e2e'), passed('unit')],
    'merge-refused',
  ],
  [
    'stop of its checks',
    { stays: [failedIn('r1', 60)] },
    [cancelled('e2e'), passed('unit')],
    'infrastructure',
  ],
  [
    'unfinished check',
    { stays: [failedIn('r1', 60)] },
    [{ name: 'e2e' }, passed('unit')],
    'undecided',
  ],
])('the verdict after a %s is that of explain', async (_, pull, checks, verdict) => {
  const run = await triageOf({
    pulls: { 1: pull },
    runs: { r1: failedRun([1], 61, '', { checks }) },
  })
  expect(run.verdicts).toEqual({ 1: verdict })
})

test('a run that the service has forgotten is read: the verdict is what the service says', async () => {
  const forgotten = { details: null }
  const run = await triageOf({
    pulls: {
      1: {
        stays: [{ ...failedIn('r1', 60), failure: { failureCausingStatuses: [{ name: 'e2e' }] } }],
      },
      2: { stays: [{ ...failedIn('r2', 40), reason: 'something_new' }] },
    },
    runs: { r1: failedRun([1], 61, 'e2e', forgotten), r2: failedRun([2], 41, 'e2e', forgotten) },
  })
  expect(run.verdicts).toEqual({ 1: 'check-failed', 2: 'undecided' })
  expect(run.outcome).toBe('triaged')
})

test.each([
  ['outside of the period', { stays: [failedIn('r1', 60 * 13)] }],
  ['as merged', { stays: [{ end: 'merged', at: 60, runs: ['r1'] }] }],
] as const)('a stay that ended %s is no candidate', async (_, pull) => {
  const run = await triageOf({ pulls: { 1: pull as never }, runs: { r1: failedRun([1], 61) } })
  expect(run.outcome).toBe('none')
  expect(run.triage.pullRequests).toEqual([])
})

test('since and until choose the period', async () => {
  const inputs = { since: '2026-09-17T07:00:00Z', until: '2026-09-17T09:10:00Z' }
  const run = await triageOf(TWO, inputs)
  expect(run.verdicts).toEqual({ 1: 'check-failed' })
})

test.each([
  [{ since: '8d' }, 'from 1h to 7d'],
  [{ since: '30m' }, 'hours or days such as'],
  [{ since: '2026-09-01T00:00:00Z' }, 'more than 7 days ago'],
  [{ since: '7d', until: '2026-09-16T00:00:00Z' }, 'more than 7 days ago'],
  [{ since: '2026-09-17T09:00:00Z', until: '2026-09-17T09:00:00Z' }, 'must be before `until`'],
  [{ until: '2026-09-17T10:00:01Z' }, 'must not be in the future'],
  [{ requeue: 'none, common' }, 'must have `none` alone'],
  [{ requeue: 'none,None' }, 'must have `none` alone'],
  [{ requeue: 'all' }, 'must be one of'],
  [{ 'min-group': '1' }, 'from 2'],
  [{ 'fail-on': 'degraded' }, 'must be one of'],
  [{ 'report-files': 'a.csv' }, '.json'],
  [{ 'issue-title': 'For {owner}' }, 'per code owner'],
])('%j is a wrong input', async (inputs, message) => {
  const run = await triageOf(TWO, inputs)
  expect(run.outcome).toBe('invalid-input')
  expect(run.error).toContain(message)
  expect(run.serviceCalls).toEqual([])
})

test('max-pull-requests cuts the list at the newest, not counting merged ones', async () => {
  const run = await triageOf(withThree({ stays: [{ end: 'merged', at: 1, runs: [] }] }), {
    'max-pull-requests': '1',
  })
  expect(run.outcome).toBe('partial')
  expect(run.outputs['truncated']).toBe('true')
  expect(run.verdicts).toEqual({ 2: 'check-failed' })
})

test('fail-on: common fails the step while a common failure is not over', async () => {
  const run = await triageOf(TWO, { 'fail-on': 'common' })
  expect(run.outcome).toBe('common-failure')
  expect(run.isPassed).toBe(false)
  expect(run.error).toContain('`e2e`')
})

test('fail-on: common passes once it is over', async () => {
  const run = await triageOf(
    withThree({ stays: [{ end: 'merged', at: 10, runs: ['r3'] }] }, { r3: greenRun([3], 30) }),
    { 'fail-on': 'common' },
  )
  expect(run.outcome).toBe('triaged')
})

test('fail-on: common wins although no candidate could be judged', async () => {
  const run = await triageOf(
    {
      pulls: {
        1: { stays: [failedIn('r1', 60)], isQueued: true },
        2: { stays: [failedIn('r2', 40)], isQueued: true },
        3: { stays: [failedIn('r3', 30)] },
      },
      runs: { ...TWO.runs, r3: failedRun([3], 31) },
      intercept: ({ path, body }) =>
        path === '/getSubmittedPullRequest' && JSON.stringify(body).includes('"number":3')
          ? { status: 400, body: 'no' }
          : undefined,
    },
    { 'fail-on': 'common' },
  )
  expect(run.outputs).toMatchObject({ 'judged-count': '0', 'unread-count': '1' })
  expect(run.outcome).toBe('common-failure')
})

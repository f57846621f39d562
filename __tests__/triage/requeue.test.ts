import { RunCancelled } from '../../src/shared/errors.js'
import { expect, test } from '../support/jest.js'
import {
  cancelled,
  failed,
  failedIn,
  failedRun,
  greenRun,
  headOf,
  minutesAgo,
  passed,
  type TriageSeed,
  triageOf,
  triageWorld,
} from '../support/triage-world.js'

const OVER = {
  pulls: {
    1: { stays: [failedIn('r1', 60)] },
    2: { stays: [failedIn('r2', 40)] },
    9: { stays: [{ end: 'merged' as const, at: 10, runs: ['r9'] }] },
  },
  runs: { r1: failedRun([1], 61), r2: failedRun([2], 41), r9: greenRun([9], 30) },
} satisfies TriageSeed
const NOT_OVER: TriageSeed = { pulls: { 1: OVER.pulls[1], 2: OVER.pulls[2] }, runs: OVER.runs }
const stopped = (tested: number[], ended: number) =>
  failedRun(tested, ended, '', { checks: [cancelled('e2e'), passed('unit')] })
const STOPPED: TriageSeed = {
  pulls: { 1: { stays: [failedIn('r1', 60)] } },
  runs: { r1: stopped([1], 61) },
}
const reasonOf = (run: Awaited<ReturnType<typeof triageOf>>, number: number) =>
  run.triage.refused.find((one) => one.number === number)?.reason

test('members of a common failure that is over are submitted again, the oldest first', async () => {
  const run = await triageOf(OVER, { requeue: 'common' })
  expect(run.error).toBe('')
  expect(run.outcome).toBe('requeued')
  expect(run.submitted).toEqual([1, 2])
  expect(run.triage.requeued).toEqual([1, 2])
  expect(run.triage.refused).toEqual([])
  expect(run.outputs['requeued-count']).toBe('2')
})

test('members of a common failure that is not over wait', async () => {
  const run = await triageOf(NOT_OVER, { requeue: 'common' })
  expect(run.submitted).toEqual([])
  expect(reasonOf(run, 1)).toContain('no later test run has passed `e2e`')
})

test('a pull request whose checks did not run is submitted again', async () => {
  const run = await triageOf(STOPPED, { requeue: 'infrastructure' })
  expect(run.submitted).toEqual([1])
})

test('members of a common failure to run wait until it is over', async () => {
  const run = await triageOf(
    { pulls: NOT_OVER.pulls, runs: { r1: stopped([1], 61), r2: stopped([2], 41) } },
    { requeue: 'infrastructure' },
  )
  expect(run.triage.groups).toMatchObject([{ kind: 'not-run', overAt: null }])
  expect(run.submitted).toEqual([])
})

test('failed submits what is green on its own head, but no conflict, refused merge or cancel', async () => {
  const run = await triageOf(
    {
      pulls: {
        1: { stays: [failedIn('r1', 60)] },
        2: { stays: [failedIn('r2', 50)], head: [failed('unit')] },
        3: { stays: [{ end: 'failed', at: 40, reason: 'start_test_run_merge_conflict' }] },
        4: { stays: [{ ...failedIn('r4', 30), reason: 'github_api_merge_refused' }] },
        5: { stays: [{ end: 'cancelled', at: 20 }] },
        6: { stays: [failedIn('r6', 10)], head: [failed('optional')] },
      },
      runs: {
        r1: failedRun([1], 61),
        r2: failedRun([2], 51, 'unit'),
        r4: greenRun([4], 45),
        r6: failedRun([6], 11, 'unit'),
      },
    },
    { requeue: 'failed' },
  )
  expect(run.submitted).toEqual([1, 6])
})

test('at most max-requeue are submitted, the oldest first', async () => {
  const run = await triageOf(OVER, { requeue: 'common', 'max-requeue': '1' })
  expect(run.submitted).toEqual([1])
  expect(reasonOf(run, 2)).toContain('`max-requeue`')
})

test.each([
  ['a draft', { draft: true }, 'draft'],
  ['moved to another base branch', { baseBranch: 'release' }, 'base branch'],
  ['asked to change', { reviews: [{ author: 'mona', state: 'CHANGES_REQUESTED' }] }, 'mona'],
] as const)('a pull request that is %s is not submitted', async (_, gitHub, reason) => {
  const run = await triageOf(
    { ...STOPPED, pulls: { 1: { stays: [failedIn('r1', 60)], gitHub } } },
    { requeue: 'infrastructure' },
  )
  expect(run.submitted).toEqual([])
  expect(reasonOf(run, 1)).toContain(reason)
  expect(run.gitHub.comments).toEqual([])
})

test('a head that the test run did not contain is not submitted', async () => {
  const run = await triageOf(
    {
      pulls: {
        1: {
          stays: [failedIn('r1', 60)],
          record: { prSha: headOf(5) },
          gitHub: { headSha: headOf(5) },
        },
      },
      runs: STOPPED.runs ?? {},
    },
    { requeue: 'infrastructure' },
  )
  expect(run.submitted).toEqual([])
  expect(reasonOf(run, 1)).toContain('did not test the present head')
})

const READS = {
  contents: 'read',
  checks: 'read',
  statuses: 'read',
  'pull-requests': 'read',
} as const

test.each([
  ['the queue is paused', { state: 'paused' }, {}, 'paused'],
  [
    'the queue has a hold',
    {},
    {
      issues: [
        {
          number: 90,
          labels: ['merge-queue-holds'],
          author: 'github-actions[bot]',
          body: '<!-- merge-queue-action:queue-holds/main -->',
        },
      ],
      comments: [
        {
          issue: 90,
          author: 'github-actions[bot]',
          body: '<!-- merge-queue-action:hold/freeze {} -->\nfreeze',
        },
      ],
    },
    'hold',
  ],
  ['the holds cannot be read', {}, { granted: READS }, 'holds'],
] as const)('nothing is sent while %s, and each refusal says so', async (_, queue, gitHub, why) => {
  const run = await triageOf({ ...OVER, queue, gitHub }, { requeue: 'common' })
  expect(run.submitted).toEqual([])
  expect(run.triage.refused.map(({ number }) => number)).toEqual([1, 2])
  for (const { reason } of run.triage.refused) expect(reason).toContain(why)
  expect(run.outcome).toBe('triaged')
})

test('a head is submitted again once, over all runs', async () => {
  await using world = await triageWorld(OVER)
  await world.run({ requeue: 'common' })
  // Both have failed again with the same heads.
  world.leaveAll()
  const again = await world.run({ requeue: 'common' })
  expect(again.triage.requeued).toEqual([])
  expect(world.submitted).toEqual([1, 2])
  const claims = world.gitHub.comments.filter(({ body }) => body.includes('retried='))
  expect(claims.map(({ issue }) => issue)).toEqual([1, 2])
  expect(claims[0]?.body).toContain('failed for several pull requests')
})

test('a head that explain has claimed is not submitted', async () => {
  const comments = [
    {
      issue: 1,
      author: 'github-actions[bot]',
      body: `<!-- merge-queue-action:explain retried=${headOf(1)} -->\nTrying it again.`,
    },
  ]
  const run = await triageOf({ ...STOPPED, gitHub: { comments } }, { requeue: 'infrastructure' })
  expect(run.submitted).toEqual([])
  expect(reasonOf(run, 1)).toContain('retried before')
})

test('without permission to write comments, nothing is sent', async () => {
  const granted = { ...READS, issues: 'read' } as const
  const run = await triageOf({ ...OVER, gitHub: { granted } }, { requeue: 'common' })
  expect(run.submitted).toEqual([])
  expect(reasonOf(run, 1)).toContain('comment')
})

test('the explanation on a pull request stays in the one comment that claims the retry', async () => {
  const body = '<!-- merge-queue-action:explain -->\nIt failed because of e2e.'
  const comments = [{ issue: 1, author: 'github-actions[bot]', body }]
  const run = await triageOf({ ...STOPPED, gitHub: { comments } }, { requeue: 'infrastructure' })
  expect(run.submitted).toEqual([1])
  expect(run.gitHub.comments).toHaveLength(1)
  expect(run.gitHub.comments[0]?.body).toMatch(
    /retried=[\s\S]*It failed because of e2e\.[\s\S]*Submitting/,
  )
})

test('priority and noBatch stay as before', async () => {
  const pull = {
    stays: [failedIn('r1', 60)],
    record: { priorityValue: 10, priorityName: 'high', noBatch: true },
  }
  await using world = await triageWorld({ ...STOPPED, pulls: { 1: pull } })
  await world.run({ requeue: 'infrastructure' })
  const submit = world.calls.find(({ path }) => path === '/submitPullRequest')
  expect(submit?.body).toMatchObject({ priority: 10, noBatch: true })
})

const FIVE: TriageSeed = {
  pulls: Object.fromEntries(
    [1, 2, 3, 4, 5].map((number) => [number, { stays: [failedIn(`r${number}`, 60 - number)] }]),
  ),
  runs: Object.fromEntries(
    [1, 2, 3, 4, 5].map((number) => [`r${number}`, failedRun([number], 61 - number)]),
  ),
}
const REFUSED = { status: 422, body: 'the queue says no' }

test('three refusals of the service in a row end it', async () => {
  const onSubmit = (number: number) => (number === 1 ? undefined : REFUSED)
  const run = await triageOf({ ...FIVE, onSubmit }, { requeue: 'failed' })
  expect(run.outcome).toBe('requeued')
  expect(run.submitted).toEqual([1, 2, 3, 4])
  expect(reasonOf(run, 4)).toContain('422')
  expect(reasonOf(run, 5)).toContain('3 submissions in a row')
})

test('the step fails as the first refusal if the service refused every submission', async () => {
  const run = await triageOf({ ...FIVE, onSubmit: () => REFUSED }, { requeue: 'failed' })
  expect(run.outcome).toBe('refused')
  expect(run.isPassed).toBe(false)
  expect(run.triage.requeued).toEqual([])
  expect(run.triage.refused).toHaveLength(5)
})

test('a queue that stops meanwhile ends it', async () => {
  let isStopped = false
  const run = await triageOf(
    {
      ...FIVE,
      onSubmit: () => {
        isStopped = true
        return undefined
      },
      intercept: ({ path }) =>
        path === '/getQueue' && isStopped
          ? { body: { state: 'paused', branch: 'main', enqueuedPullRequests: [] } }
          : undefined,
    },
    { requeue: 'failed' },
  )
  expect(run.submitted).toEqual([1])
  expect(run.triage.refused.map(({ number }) => number)).toEqual([2, 3, 4, 5])
})

test('a dry run is planned where it would submit, and writes nothing', async () => {
  const run = await triageOf(OVER, { requeue: 'common', 'dry-run': 'true' })
  expect(run.outcome).toBe('planned')
  expect(run.submitted).toEqual([])
  expect(run.gitHub.comments).toEqual([])
  expect(run.info.join('\n')).toContain('/submitPullRequest')
})

test('requeued wins over partial, with a warning', async () => {
  const run = await triageOf(
    {
      ...OVER,
      intercept: ({ path, body }) =>
        path === '/getMergeQueueTestingDetails' && JSON.stringify(body).includes('7238')
          ? { status: 400, body: 'no' }
          : undefined,
      pulls: { ...OVER.pulls, 8: { stays: [failedIn('r8', 20)] } },
    },
    { requeue: 'common' },
  )
  expect(run.outcome).toBe('requeued')
  expect(run.outputs['unread-count']).toBe('1')
  expect(run.warnings.join()).toContain('could not be')
})

const UNLISTED = { details: { requiredStatuses: undefined } }
test.each([
  ['may be required', {}, 'which checks are required, and `e2e` fails on its own head'],
  ['the service blames', { failure: { failureCausingStatuses: [{ name: 'e2e' }] } }, undefined],
])(
  'without the list of required checks, a head that fails a check that %s is not submitted',
  async (_, failure, reason) => {
    const stay = { ...failedIn('r1', 60), ...failure }
    const run = await triageOf(
      {
        pulls: { 1: { stays: [stay], head: [failed('e2e')] }, 2: { stays: [failedIn('r2', 50)] } },
        runs: { r1: failedRun([1], 61, 'e2e', UNLISTED), r2: failedRun([2], 51, 'e2e', UNLISTED) },
      },
      { requeue: 'failed' },
    )
    expect(run.submitted).toEqual([2])
    if (reason === undefined) expect(run.triage.refused).toEqual([])
    else expect(reasonOf(run, 1)).toContain(reason)
  },
)

test.each([
  ['failed', { end: 'failed', at: 30, reason: 'start_test_run_merge_conflict' }],
  ['failed', { end: 'cancelled', at: 30 }],
  ['common', failedIn('r3', 30)],
] as const)(
  '%s submits nothing that has left the queue again after the period',
  async (requeue, later) => {
    const run = await triageOf(
      {
        pulls: {
          1: { stays: [failedIn('r1', 300), later] },
          2: { stays: [failedIn('r2', 290)] },
          9: { stays: [{ end: 'merged', at: 200, runs: ['r9'] }] },
        },
        runs: {
          r1: failedRun([1], 301),
          r2: failedRun([2], 291),
          r3: failedRun([1], 31, 'unit'),
          r9: greenRun([9], 230),
        },
      },
      { requeue, until: minutesAgo(240) },
    )
    expect(run.submitted).toEqual([2])
    expect(run.triage.refused).toEqual([{ number: 1, reason: 'it has left the queue again since' }])
  },
)

test('a cancelled run says what it had judged and submitted by then', async () => {
  const cancellation = new AbortController()
  const run = await triageOf(
    {
      ...FIVE,
      signal: cancellation.signal,
      onSubmit: (number) => {
        if (number === 2) cancellation.abort(new RunCancelled('SIGTERM'))
        return undefined
      },
    },
    { requeue: 'failed' },
  )
  expect(run.isPassed).toBe(false)
  expect(run.outputs).toMatchObject({
    outcome: 'unknown-outcome',
    'judged-count': '5',
    'requeued-count': '1',
  })
  expect(run.triage.requeued).toEqual([1])
  expect(run.outputs['report-markdown']).toContain('In the queue again')
  expect(run.summary).toMatch(
    /The run was cancelled, and this is what it had judged.*In the queue again/s,
  )
  expect(run.info).toContain('#1 is in the queue again')
  expect(run.submitted).toEqual([1, 2])
})

test('a submission whose answer is lost and that cannot be read back is said to be unknown', async () => {
  let sent = 0
  const run = await triageOf(
    {
      ...FIVE,
      intercept: ({ path }) => {
        if (path === '/submitPullRequest') sent++
        return sent > 0 && /submit/i.test(path) ? { status: 500, body: 'down' } : undefined
      },
    },
    { requeue: 'failed', 'max-requeue': '1' },
  )
  expect(run.outcome).toBe('unknown-outcome')
  expect(reasonOf(run, 1)).toContain('it is not known whether it was submitted')
  expect(reasonOf(run, 2)).toContain('`max-requeue`')
  expect(run.info.join('\n')).not.toContain('#1 is not submitted again')
  expect(run.warnings.join('\n')).not.toContain('#1 was not submitted again')
  expect(run.summary).not.toMatch(/Not <a [^>]*>#1<|Every submission was refused/)
})

test('a dry run says what would be submitted before', async () => {
  const run = await triageOf(OVER, { requeue: 'common', 'max-requeue': '1', 'dry-run': 'true' })
  expect(reasonOf(run, 2)).toBe('as many as `max-requeue` allows would be submitted before it')
})

/**
 * Annotations, log and summary of every end of the operations on one pull request, whole but for
 * heartbeats and the folded timeline. The heading of the summary has the verdict and the number of
 * the pull request, and no sentence appears twice in it.
 */
import type { Answer } from '../support/fake-service.js'
import { describe, expect, test } from '../support/jest.js'
import {
  A,
  afterAMinute,
  B,
  type Inputs,
  inQueueUntilCancelled,
  live,
  MISSING,
  onceSubmitted,
  record,
  recordOf,
  type World,
} from '../support/pull-request-world.js'
import { shown } from '../support/shown.js'

type Case = World & { readonly inputs?: Inputs }

const EXPECTS_A = { 'expected-head-sha': A }
const STRICT = { strict: 'true' }
const WAITS = { wait: 'true' }
const DRY_RUN = { 'dry-run': 'true' }
const TWO_MINUTES = { 'timeout-minutes': '2' }

/** In the queue from the submission to its cancellation. */
const queued = onceSubmitted(inQueueUntilCancelled)
const later = (state: string, more?: object) =>
  onceSubmitted(afterAMinute(record(state, false, 2, more)))

const SUBMIT: Readonly<Record<string, Case>> = {
  submitted: { shows: onceSubmitted(record('pending', true, 1)) },
  'submitted to a paused queue, and not ready': {
    shows: onceSubmitted(
      record('not_ready', true, 1, {
        prSha: A,
        readiness: { requiresImpactedTargets: true, hasImpactedTargets: false },
      }),
    ),
    queue: { body: { state: 'paused', enqueuedPullRequests: [{ prNumber: 12 }] } },
  },
  'already in the queue': { shows: record('pending', true, 1) },
  'already in the queue with other options, which the service keeps': {
    shows: recordOf('pending', { priorityName: 'low', noBatch: false }),
    inputs: { priority: 'high', 'no-batch': 'true' },
  },
  'merged before': { shows: record('merged', false, 1) },
  'merged during the read-back, with another priority than asked for': {
    shows: onceSubmitted(recordOf('merged', { priorityName: 'low' })),
    gitHub: { labels: ['queue'] },
    inputs: { 'remove-label': 'queue', priority: 'high' },
  },
  'merged right after the submission': { shows: onceSubmitted(record('merged', false, 1)) },
  'a draft': { shows: MISSING, gitHub: { draft: true } },
  'a draft, with wait': { shows: MISSING, gitHub: { draft: true }, inputs: WAITS },
  'closed, with wait': { shows: MISSING, gitHub: { state: 'closed' }, inputs: WAITS },
  'merged into another branch, with wait': {
    shows: MISSING,
    gitHub: { merged: true, baseBranch: 'release' },
    inputs: WAITS,
  },
  'without the label, with wait': {
    shows: MISSING,
    gitHub: { labels: [] },
    inputs: { wait: 'true', 'require-label': 'merge' },
  },
  'without an approval, with wait': {
    shows: MISSING,
    gitHub: {},
    inputs: { wait: 'true', 'require-approval': 'true' },
  },
  'planned in a dry run': { shows: MISSING, inputs: DRY_RUN },
  'another head before the submission': { shows: MISSING, headOfEvent: B, inputs: EXPECTS_A },
  'a head that nobody knows before the submission': { shows: MISSING, inputs: EXPECTS_A },
  'another head after the submission': {
    shows: onceSubmitted(({ cancelledAt }) =>
      cancelledAt === undefined
        ? record('pending', true, 1, { prSha: B })
        : record('cancelled', false, 2, { prSha: B }),
    ),
    headOfEvent: A,
    inputs: EXPECTS_A,
  },
  'a head that nobody knows after the submission': {
    shows: onceSubmitted(({ cancelledAt }) =>
      record(cancelledAt === undefined ? 'pending' : 'cancelled', cancelledAt === undefined, 1, {}),
    ),
    headOfEvent: A,
    inputs: EXPECTS_A,
  },
  'another head in the queue before the step': {
    shows: record('pending', true, 1, {}),
    headOfEvent: A,
    inputs: EXPECTS_A,
  },
  'merged before at another head': {
    shows: record('merged', false, 1, { prSha: B }),
    inputs: EXPECTS_A,
  },
  'merged before at a head that nobody knows': {
    shows: record('merged', false, 1, {}),
    inputs: EXPECTS_A,
  },
  'refused by the service': { shows: MISSING, submit: { status: 422, body: 'no such branch' } },
  'a token that is not accepted': { shows: { status: 401, body: 'no' } },
  'acknowledged, and never seen in the queue': { shows: MISSING },
  'failed before the first read': { shows: onceSubmitted(record('failed', false, 1)) },
  'cancelled before the first read': { shows: onceSubmitted(record('cancelled', false, 1)) },
  'merged into another branch after the submission': {
    shows: onceSubmitted(record('merged', false, 1, { prBaseBranch: 'release' })),
  },
  'the run is cancelled before a read shows the submission': {
    shows: MISSING,
    cancelRun: { after: 5 },
  },
  'the run is cancelled before a read shows the submission, on-abort: cancel': {
    shows: MISSING,
    inputs: { 'on-abort': 'cancel' },
    cancelRun: { after: 5 },
  },
}

const WAIT: Readonly<Record<string, Case>> = {
  merged: { shows: later('merged') },
  'merged on GitHub, outside the queue': {
    shows: later('cancelled'),
    gitHub: {},
    onRequest: (_, { clock, gitHub }) => {
      if (clock.elapsed > 50_000)
        gitHub.pullRequests.set(12, { number: 12, headSha: A, merged: true })
    },
  },
  'merged at another head': {
    shows: later('merged', { prSha: B }),
    headOfEvent: A,
    inputs: EXPECTS_A,
  },
  failed: { shows: later('failed') },
  'failed, and GitHub knows the check': {
    shows: later('failed'),
    gitHub: { checks: [{ name: 'unit', conclusion: 'FAILURE', required: true }] },
  },
  'failed, and not submitted again because it is a draft': {
    shows: later('failed'),
    gitHub: {},
    onRequest: (_, { clock, gitHub }) => {
      if (clock.elapsed > 50_000)
        gitHub.pullRequests.set(12, { number: 12, headSha: A, draft: true })
    },
    inputs: { resubmit: '1' },
  },
  'failed, and refused when it was submitted again': {
    shows: later('failed'),
    submit: ({ now }) => (now < 10 ? {} : { status: 422, body: 'no' }),
    inputs: { resubmit: '1' },
  },
  'failed, and not seen after it was submitted again': {
    shows: later('failed'),
    inputs: { resubmit: '1' },
  },
  cancelled: { shows: later('cancelled') },
  'merged into another branch': { shows: later('merged', { prBaseBranch: 'release' }) },
  'gone without an end': { shows: onceSubmitted(afterAMinute(MISSING)) },
  'not ready in time': {
    shows: onceSubmitted(
      record('not_ready', true, 1, {
        prSha: A,
        readiness: {
          requiresImpactedTargets: true,
          hasImpactedTargets: false,
          gitHubMergeability: 'not_mergeable',
        },
      }),
    ),
    inputs: { 'not-ready-timeout-minutes': '2' },
  },
  'not ready in time, without a reason': {
    shows: onceSubmitted(record('not_ready', true, 1)),
    inputs: { 'not-ready-timeout-minutes': '2' },
  },
  'the time is up': { shows: queued, inputs: TWO_MINUTES },
  'the time is up, on-timeout: pass': {
    shows: queued,
    inputs: { ...TWO_MINUTES, 'on-timeout': 'pass' },
  },
  'the time is up, on-timeout: cancel': {
    shows: queued,
    inputs: { ...TWO_MINUTES, 'on-timeout': 'cancel' },
  },
  'the time is up, and the cancellation is refused': {
    shows: queued,
    cancel: { status: 403, body: 'not yours' },
    inputs: { ...TWO_MINUTES, 'on-timeout': 'cancel' },
  },
  'the time is up after readings that failed': {
    shows: onceSubmitted(afterAMinute({ status: 503 })),
    inputs: TWO_MINUTES,
  },
  'the service stops to accept the token': {
    shows: onceSubmitted(afterAMinute({ status: 401 })),
  },
  'another head while it waits': {
    shows: onceSubmitted(({ now, cancelledAt }) =>
      cancelledAt === undefined
        ? record('testing', true, 1, { prSha: now < 60 ? A : B })
        : record('cancelled', false, 2, { prSha: B }),
    ),
    headOfEvent: A,
    inputs: EXPECTS_A,
  },
  'the run is cancelled': { shows: queued, cancelRun: { after: 65 } },
  'the run is cancelled, on-abort: cancel': {
    shows: queued,
    inputs: { 'on-abort': 'cancel' },
    cancelRun: { after: 65 },
  },
}

const WAIT_FOR_MERGE: Readonly<Record<string, Case>> = {
  'merged before': { shows: record('merged', false, 1) },
  'failed before': { shows: record('failed', false, 1) },
  'never in the queue': { shows: MISSING },
  'a service that never answers': { shows: { status: 503 }, inputs: TWO_MINUTES },
  'the run is cancelled before the service answers': {
    shows: { status: 503 },
    cancelRun: { after: 5 },
  },
  'in the queue before the step, on-timeout: cancel': {
    shows: inQueueUntilCancelled,
    inputs: { ...TWO_MINUTES, 'on-timeout': 'cancel' },
  },
}

const FAILED = record('failed', false, 1)
const MERGED = record('merged', false, 1)
const TESTING = record('testing', true, 1)

const CANCEL: Readonly<Record<string, Case>> = {
  'taken out': { shows: inQueueUntilCancelled },
  'not in the queue': { shows: FAILED },
  'not in the queue, strict': { shows: FAILED, inputs: STRICT },
  'no record, strict': { shows: MISSING, inputs: STRICT },
  'merged already': { shows: MERGED },
  'merged already, strict': { shows: MERGED, inputs: STRICT },
  'merged meanwhile': { before: TESTING, after: MERGED },
  'merged into another branch meanwhile': {
    before: TESTING,
    after: recordOf('merged', { prBaseBranch: 'release' }),
  },
  'failed meanwhile': { before: TESTING, after: FAILED },
  refused: { shows: TESTING, cancel: { status: 422, body: 'no' } },
  'acknowledged, and still in the queue': { shows: TESTING },
}

const RESTART: Readonly<Record<string, Case>> = {
  restarted: {
    before: record('pending_failure', true, 1),
    after: record('testing', true, 2),
  },
  'not in the queue': { shows: FAILED },
  'no record': { shows: MISSING },
  'merged already': { shows: MERGED },
  'gone when it was restarted': { before: TESTING, after: MISSING, restart: MISSING },
  'in another state after the restart': {
    before: TESTING,
    after: record('tests_passed', true, 2),
  },
  'without a time stamp': {
    shows: { body: { state: 'testing', isCurrentlySubmittedToQueue: true } },
  },
  'planned in a dry run': { shows: TESTING, inputs: DRY_RUN },
  refused: { shows: TESTING, restart: { status: 422, body: 'no' } },
}

const inPausedQueue = (shows: Answer, inputs: Inputs = {}): Case => ({
  shows,
  queue: { body: { state: 'paused', enqueuedPullRequests: [{ prNumber: 11 }, { prNumber: 12 }] } },
  inputs,
})
const since = (stateChangedAt: string) => recordOf('testing', { stateChangedAt })

const GET: Readonly<Record<string, Case>> = {
  'in a paused queue': inPausedQueue(recordOf('pending', { priorityName: 'high' })),
  'since a time in another zone': { shows: since('2026-09-17T12:01:00+02:00') },
  'since a time that is none': { shows: since('in the morning') },
  failed: { shows: FAILED },
  'no record': { shows: MISSING },
  'no state': { shows: { body: { isCurrentlySubmittedToQueue: true } } },
  'in a state of fail-on, with a reason': inPausedQueue(recordOf('pending'), {
    'fail-on': 'pending',
  }),
  'in a state of fail-on': { shows: TESTING, inputs: { 'fail-on': 'testing' } },
}

const ALL: readonly (readonly [string, Inputs, Readonly<Record<string, Case>>])[] = [
  ['submit', { operation: 'submit' }, SUBMIT],
  ['submit with wait', { operation: 'submit', wait: 'true' }, WAIT],
  ['wait-for-merge', { operation: 'wait-for-merge' }, WAIT_FOR_MERGE],
  ['cancel', { operation: 'cancel' }, CANCEL],
  ['restart-tests', { operation: 'restart-tests' }, RESTART],
  ['get-pull-request', { operation: 'get-pull-request' }, GET],
]

describe.each(ALL)('what people see of %s', (_, operation, cases) => {
  test.each(Object.entries(cases))('%s', async (_name, { inputs, ...world }) => {
    const { passed, seen } = await live(world, { ...operation, ...inputs })
    const annotations = [...seen.errors, ...seen.warnings].map(
      ({ message, properties: { title } }) =>
        `! ${title === undefined ? '' : `${title}: `}${message}`,
    )
    const log = seen.info.filter((line) => !/^Still |may be out of date/.test(line))
    const [above = ''] = seen.summary.split('<details>')
    const summary = shown(above)
      .split('\n')
      .filter((line) => line !== '')
    const said = [passed ? 'passed' : 'failed', ...annotations, ...log.map((line) => `> ${line}`)]
    expect([...said, '', ...summary].join('\n')).toMatchSnapshot()
    expect(summary[0]).toMatch(/^### (✅|ℹ️|❌|🚫|⏸) .*#12|^### ℹ️ Dry run/)
    expect(new Set(summary).size).toBe(summary.length)
  })
})

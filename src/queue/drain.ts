import type { EnqueuedPullRequest, Queue } from '../service/schemas.js'
import { duration } from '../shared/duration.js'
import { ActionError, type Explanation } from '../shared/errors.js'
import { type QueueRef, queueName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { pullRequests, queueLine } from './report.js'
import { record } from './result.js'
import { watchQueue } from './watch.js'

/** States that a draining queue leaves alone. A missing or unknown state is not among them. */
const IDLE: ReadonlySet<string | undefined> = new Set([
  'NOT_READY',
  'PENDING',
  'MERGED',
  'FAILED',
  'CANCELLED',
])

/** Readings in a row that must show nothing in progress: a test may start as the drain begins. */
const READINGS = 2

/** How a wait for a draining queue ended. */
export interface Drained {
  readonly drained: boolean
  readonly queue: Queue
  readonly polls: number
  readonly waitedMs: number
}

/**
 * Waits until a draining queue has nothing under test or about to merge. Pull requests that only
 * wait stay in the queue and do not keep the wait from ending.
 * @throws {ActionError} `refused` when the queue leaves the drain; what {@link watchQueue} throws
 */
export async function waitUntilDrained(
  context: Context,
  ref: QueueRef,
  timeoutMs: number,
): Promise<Drained> {
  const started = context.clock.monotonic()
  const done = drainCheck(context, ref)
  const watched = await watchQueue({ context, ref, timeoutMs, done })
  const waitedMs = context.clock.monotonic() - started
  return { drained: watched.done, queue: watched.queue, polls: watched.polls, waitedMs }
}

/** Logs what changed, and says whether enough readings showed nothing in progress. */
function drainCheck(context: Context, ref: QueueRef): (queue: Queue) => boolean {
  let before = ''
  let idleReadings = 0
  return (queue) => {
    record(context, queue)
    const active = inProgress(queue).length
    const now = `${active} of ${queue.enqueuedPullRequests.length}`
    if (now !== before) context.log.info(queueLine(ref, queue, context.clock.now()))
    before = now
    // A paused queue starts nothing either, so an idle one counts as drained.
    if (queue.state === 'running' || (queue.state === 'paused' && active > 0))
      throw overruled(ref, queue)
    idleReadings = active === 0 ? idleReadings + 1 : 0
    return idleReadings >= READINGS
  }
}

const inProgress = ({ enqueuedPullRequests }: Queue): readonly EnqueuedPullRequest[] =>
  enqueuedPullRequests.filter(({ state }) => !IDLE.has(state))

const overruled = (ref: QueueRef, queue: Queue): ActionError =>
  new ActionError('refused', {
    request: `Waiting for the queue ${queueName(ref)} to drain`,
    problem: `it is ${queue.state} now, with ${pullRequests(queue.enqueuedPullRequests.length)}: someone else ended the drain`,
    remedy: 'Find out who changed the queue, then drain it again.',
  })

/** Why a queue was not drained in time. */
export function notDrained(ref: QueueRef, { queue, waitedMs }: Drained): Explanation {
  const active = inProgress(queue)
  const left =
    active.length === 0
      ? 'only one reading showed that nothing is under test or about to merge'
      : `${pullRequests(active.length)} under test or about to merge (${names(active)})`
  return {
    request: `Waiting for the queue ${queueName(ref)} to drain`,
    problem: `after ${duration(waitedMs / 1000)} it is ${queue.state}: ${left}`,
    remedy: 'Raise `timeout-minutes`, or cancel those pull requests; the queue is still draining.',
  }
}

/** The pull requests that a drained queue still contains; empty if there are none. */
export function stillWaiting({ enqueuedPullRequests: all }: Queue): string {
  if (all.length === 0) return ''
  return `Still in the queue, waiting until it runs again: ${names(all)}`
}

/** The first twenty, with their states. */
function names(all: readonly EnqueuedPullRequest[]): string {
  const shown = all
    .slice(0, 20)
    .map(({ prNumber, state }) => `#${prNumber}${state === undefined ? '' : ` ${state}`}`)
  return [...shown, ...(all.length > 20 ? [`${all.length - 20} more`] : [])].join(', ')
}

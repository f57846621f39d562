import { type EnqueuedPullRequest, isEnded, type Queue } from '../service/schemas.js'
import { duration } from '../shared/duration.js'
import { ActionError, type Explanation } from '../shared/errors.js'
import { type QueueRef, queueName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { pullRequests, queueLine } from './report.js'
import { record } from './result.js'
import { type Watched, watchQueue } from './watch.js'

/** Whether a draining queue leaves a pull request alone; not in a missing or unknown state. */
const isIdle = ({ state }: EnqueuedPullRequest): boolean =>
  state === 'NOT_READY' || state === 'PENDING' || isEnded(state)

/** Readings in a row that must show nothing in progress: a test may start as the drain begins. */
const READINGS = 2

/**
 * Waits until a draining queue has nothing under test or about to merge. Pull requests that only
 * wait stay in the queue and do not keep the wait from ending.
 * @throws {ActionError} `refused` when the queue leaves the drain; what {@link watchQueue} throws
 */
export const waitUntilDrained = (
  context: Context,
  ref: QueueRef,
  timeoutMs: number,
): Promise<Watched> => watchQueue(context, ref, timeoutMs, drainCheck(context, ref))

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
  enqueuedPullRequests.filter((pr) => !isIdle(pr))

const overruled = (ref: QueueRef, queue: Queue): ActionError =>
  new ActionError('refused', {
    request: `Waiting for the queue ${queueName(ref)} to drain`,
    problem: `it is ${queue.state} now, with ${pullRequests(queue.enqueuedPullRequests.length)}: someone else ended the drain`,
    remedy: 'Find out who changed the queue, then drain it again.',
  })

/** Why a queue was not drained in time. */
export function notDrained(ref: QueueRef, { queue, waitedMs }: Watched): Explanation {
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

/** The first twenty pull requests, with their states. */
export function names(all: readonly EnqueuedPullRequest[]): string {
  const shown = all
    .slice(0, 20)
    .map(({ prNumber, state }) => `#${prNumber}${state === undefined ? '' : ` ${state}`}`)
  return [...shown, ...(all.length > 20 ? [`${all.length - 20} more`] : [])].join(', ')
}

import { queueName } from '../queue/name.js'
import { changeOutputNames, changeOutputs, queueOutputNames } from '../queue/outputs.js'
import { pullRequests, queueLine } from '../queue/report.js'
import { readQueue, record, setState, stateReport } from '../queue/state.js'
import { queueTarget } from '../queue/target.js'
import { watchQueue } from '../queue/watch.js'
import type { Queue } from '../service/schemas.js'
import { duration } from '../shared/duration.js'
import { ActionError } from '../shared/errors.js'
import type { QueueRef } from '../shared/references.js'
import type { Context, Result } from '../step/context.js'
import { decimal, flag, line } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

/** Five days: the longest that GitHub lets a job run. */
const LONGEST_MINUTES = 5 * 24 * 60

export const drainQueue = defineOperation({
  about: 'Let running tests finish and start nothing new; wait until the queue is empty.',
  target: queueTarget,
  inputs: {
    reason: line().optional(),
    // `submit` has an input of this name with another default, so action.yml gives none.
    wait: flag().default(true),
    timeoutMinutes: decimal({ min: 0, max: LONGEST_MINUTES }),
    resumeAfterJob: flag(),
  },
  outputs: [...queueOutputNames, ...changeOutputNames, 'duration-seconds', 'polls'],
  outcomes: ['draining', 'drained', 'timed-out'],
  async run({ reason, wait, timeoutMinutes, resumeAfterJob }, context, ref) {
    const found = await readQueue(context, ref)
    const request = {
      ref,
      queue: found,
      reason,
      state: 'draining',
      restore: resumeAfterJob,
    } as const
    let queue = found
    if (found.state === 'draining') {
      context.setOutputs(changeOutputs([]))
      context.log.info('The queue was draining already')
    } else {
      const set = await setState(context, request)
      if ('planned' in set) return set.planned
      queue = set.queue
    }
    if (wait && !context.dryRun)
      return waitUntilEmpty(context, ref, reason, timeoutMinutes * 60_000)
    return {
      outcome: 'draining',
      details: { queue },
      summary: stateReport(
        request,
        `Draining, with ${pullRequests(queue.enqueuedPullRequests.length)} left.`,
        queue,
        context.clock.now(),
      ),
    }
  },
})

async function waitUntilEmpty(
  context: Context,
  ref: QueueRef,
  reason: string | undefined,
  timeoutMs: number,
): Promise<Result> {
  const { clock } = context
  const started = clock.monotonic()
  const look = lookAtDrain(context, ref)
  const { done, queue, polls } = await watchQueue({ context, ref, timeoutMs, done: look })
  const waitedMs = clock.monotonic() - started
  const depth = queue.enqueuedPullRequests.length
  const sentence = done
    ? `Empty after ${duration(waitedMs / 1000)}.`
    : `Not empty after ${duration(waitedMs / 1000)}: ${pullRequests(depth)} left.`
  return {
    outcome: done ? 'drained' : 'timed-out',
    outputs: { 'duration-seconds': Math.round(waitedMs / 1000), polls },
    details: { queue },
    summary: stateReport({ ref, reason }, sentence, queue, clock.now()),
    ...(done
      ? {}
      : {
          failure: `Waiting for the queue ${queueName(ref)} to be empty: after ${duration(waitedMs / 1000)} it is ${queue.state} with ${pullRequests(depth)} (${leftOver(queue)}). Cancel them or raise \`timeout-minutes\`; the queue was left draining.`,
        }),
  }
}

/** Says what changed since the last look, and whether the queue is empty. */
function lookAtDrain(context: Context, ref: QueueRef): (queue: Queue) => boolean {
  let depth = -1
  let stuck = false
  return (queue) => {
    record(context, queue)
    const now = queue.enqueuedPullRequests.length
    if (now !== depth) context.log.info(queueLine(queueName(ref), queue, context.clock.now()))
    depth = now
    // A paused queue starts nothing either, so an empty one is as good as drained.
    if (now === 0 && queue.state !== 'running') return true
    if (queue.state === 'running' || queue.state === 'paused') throw overruled(ref, queue)
    const waiting = queue.enqueuedPullRequests.every(
      ({ state }) => state === 'PENDING' || state === 'NOT_READY',
    )
    if (waiting && !stuck)
      context.log.warning(
        `Nothing is under test any more, and a draining queue does not start what waits: ${leftOver(queue)}. Cancel them, or they keep the queue from being empty.`,
      )
    stuck = waiting
    return false
  }
}

const overruled = (ref: QueueRef, queue: Queue): ActionError =>
  new ActionError('refused', {
    request: `Waiting for the queue ${queueName(ref)} to be empty`,
    problem: `it is ${queue.state} now, with ${pullRequests(queue.enqueuedPullRequests.length)}: somebody else ended the drain`,
    remedy: 'Find out who changed the queue, then drain it again.',
  })

/** The pull requests left, the first twenty with their states. */
function leftOver({ enqueuedPullRequests: all }: Queue): string {
  const shown = all
    .slice(0, 20)
    .map(({ prNumber, state }) => `#${prNumber}${state === undefined ? '' : ` ${state}`}`)
  return [...shown, ...(all.length > 20 ? [`${all.length - 20} more`] : [])].join(', ')
}

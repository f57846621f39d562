import { holdChecks, holdInputs, reportHolds, stopQueue } from '../holds/stop.js'
import { type QueueOutput, queueTarget, reasonLines, setQueueOutputs } from '../queue/operation.js'
import { problemLine, pullRequests, queueLine, queueReport } from '../queue/report.js'
import { type Watched, watchQueue } from '../queue/watch.js'
import { type Words, words } from '../reports/line.js'
import { type EnqueuedPullRequest, isEnded, type Queue } from '../service/schemas.js'
import { SETTLE_MS } from '../service/verified-write.js'
import { spokenDuration } from '../shared/duration.js'
import { ActionError } from '../shared/errors.js'
import { type QueueRef, queueName } from '../shared/references.js'
import { firstOf } from '../shared/text.js'
import type { Context, Result } from '../step/context.js'
import { flag, line, minutes, optional, withDefault } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const operation = defineOperation({
  about:
    'Let running tests finish, start no new ones, and wait until nothing is under test or about to merge.',
  target: queueTarget,
  inputs: {
    reason: optional(line()),
    // `submit` has an input of this name with another default, so action.yml gives none.
    wait: withDefault(flag(), true),
    timeoutMinutes: minutes(),
    resumeAfterJob: flag(),
    ...holdInputs,
  },
  outputs: ['changed', 'changes', 'duration-seconds', 'polls', 'holds'],
  outcomes: ['draining', 'drained', 'timed-out'],
  checks: holdChecks,
  onlyWith: { holdUntil: 'hold' },
  async run({ wait, timeoutMinutes, ...inputs }, context, ref) {
    const timeout = context.deadline.restarted(timeoutMinutes * 60_000)
    const { result, holds } = await stopQueue(context, context.deadline, ref, {
      state: 'draining',
      // Draining a paused queue would let its tests finish and merge.
      acceptedState: 'paused',
      ...inputs,
      switchMs: timeout.totalMs,
      ifChanged: { outcome: 'draining', clause: 'is draining', lines: [NOTHING_NEW_STARTS] },
      ifUnchanged: ({ state }) => (state === 'paused' ? STAYS_PAUSED : ALREADY_DRAINING),
    })
    if (!wait || context.dryRun) return result
    const end = await watchQueue(
      context,
      context.deadline,
      ref,
      timeout.remainingMs,
      drainCheck(context, ref),
    )
    if (inputs.hold !== undefined) reportHolds(context, ref, inputs.hold, holds)
    if (end.queue.state === 'running') throw overruled(ref, end.queue)
    const details = { ...result.details, queue: end.queue }
    const { next } = result.summary ?? {}
    return { ...concludeDrain(context, ref, end, inputs.reason, next), details }
  },
})

const NOTHING_NEW_STARTS = words`Tests that run may finish, and what they pass merges. Nothing new starts until it is resumed.`
/** The state of a queue that is drained, in words. */
const NOTHING_STARTS = words`Nothing is tested or merged until it is resumed. Pull requests that are submitted meanwhile wait.`
const ALREADY_DRAINING = {
  outcome: 'draining',
  clause: 'was already draining',
  lines: [NOTHING_NEW_STARTS],
} as const
const STAYS_PAUSED = {
  outcome: 'drained',
  clause: 'is paused, so nothing is tested or merged; it stays paused',
} as const

function concludeDrain(
  context: Context,
  ref: QueueRef,
  end: Watched,
  reason: string | undefined,
  next: Words | undefined,
): Result<'duration-seconds' | 'polls'> {
  const { done, queue, polls, waitedMs } = end
  const left = queue.enqueuedPullRequests
  if (done && left.length > 0)
    context.log.notice(
      `These pull requests stay in the queue ${queueName(ref)} until it is resumed: ${numbersOfAll(left)}`,
    )
  const outputs = { 'duration-seconds': Math.round(waitedMs / 1000), polls }
  let clause = `drained after ${spokenDuration(waitedMs / 1000)}`
  if (queue.state === 'paused') clause += '; it is paused and stays paused'
  const reasonGiven = reasonLines(reason)
  if (done) {
    const summary = queueReport(context, ref, queue, 'good', `was ${clause}`, {
      lines: [...reasonGiven, NOTHING_STARTS],
      next,
    })
    return { outcome: 'drained', outputs, summary }
  }
  const failure = notDrained(ref, end)
  const why = problemLine(failure.explanation.problem)
  const summary = queueReport(context, ref, queue, 'bad', `wasn't ${clause}`, {
    lines: [why, ...reasonGiven],
  })
  return { outcome: 'timed-out', outputs, summary, failure }
}

/** Consecutive readings that must show nothing in progress, because a test may start with the drain. */
const REQUIRED_READINGS = 2

/**
 * Returns a function that records each reading and logs changes. It returns true to end the wait: after
 * enough readings with nothing in progress, or if the queue keeps running.
 */
function drainCheck(context: Context<QueueOutput>, ref: QueueRef): (queue: Queue) => boolean {
  const { clock } = context
  let before = ''
  let idleReadings = 0
  let runningSince: number | undefined
  return (queue) => {
    setQueueOutputs(context, queue)
    const active = pullRequestsInProgress(queue).length
    const now = `${active} of ${queue.enqueuedPullRequests.length}`
    if (now !== before) context.log.info(queueLine(ref, queue, clock.now()))
    before = now
    // The drain was proved, so a single reading of a running queue may be out of date.
    runningSince = queue.state === 'running' ? (runningSince ?? clock.monotonic()) : undefined
    if (clock.monotonic() - (runningSince ?? Infinity) >= SETTLE_MS) return true
    // Nothing merges from a paused queue, even if tests were running. A queue that switches modes may
    // start a test at any time.
    const isIdle = queue.state === 'paused' || (queue.state === 'draining' && active === 0)
    if (!isIdle) idleReadings = 0
    else idleReadings++
    return idleReadings >= REQUIRED_READINGS
  }
}

/** Returns what a draining queue still works on, including missing or unknown states. */
const pullRequestsInProgress = ({ enqueuedPullRequests }: Queue): readonly EnqueuedPullRequest[] =>
  enqueuedPullRequests.filter(
    ({ state }) => state !== 'NOT_READY' && state !== 'PENDING' && !isEnded(state),
  )

const overruled = (ref: QueueRef, queue: Queue): ActionError =>
  new ActionError('refused', {
    request: `Waiting for the queue ${queueName(ref)} to drain`,
    problem: `it is ${queue.state} now, with ${pullRequests(queue.enqueuedPullRequests.length)}: someone else ended the drain`,
    remedy: 'Find out who changed the queue, then drain it again.',
  })

function notDrained(ref: QueueRef, { queue, waitedMs }: Watched): ActionError {
  const active = pullRequestsInProgress(queue)
  const state = queue.state.replaceAll('_', ' ')
  let left = 'only one reading showed that nothing is under test or about to merge'
  if (queue.state === 'switching_modes') left = `it is ${state}`
  if (active.length > 0)
    left = `these are still under test or about to merge: ${numbersOfAll(active)}`
  const choice = active.length > 0 ? ', or cancel those pull requests' : ''
  return new ActionError('timed-out', {
    request: `Waiting for the queue ${queueName(ref)} to drain`,
    problem: `after ${spokenDuration(waitedMs / 1000)}, ${left}`,
    remedy: `Raise \`timeout-minutes\`${choice}. The queue is still ${state}.`,
  })
}

/** The first twenty pull requests, with their states. */
const numbersOfAll = (all: readonly EnqueuedPullRequest[]): string =>
  firstOf(
    all.map(({ prNumber, state = '' }) => `#${prNumber} ${state}`.trimEnd()),
    20,
  )

import type { TimedEnd } from '../pull-request/end.js'
import type { WaitOutput } from '../pull-request/inputs.js'
import type { WaitEnd } from '../pull-request/readings.js'
import { isQueued } from '../pull-request/record.js'
import { publishReport } from '../pull-request/report.js'
import { left } from '../pull-request/sent.js'
import type { PullRequestStep } from '../pull-request/step.js'
import { LEFT_BEFORE } from '../pull-request/writes.js'
import type { Deadline } from '../shared/deadline.js'
import { duration } from '../shared/duration.js'
import { pullRequestName, stackPlace } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { type Polled, poll } from '../step/poll.js'
import { readFromGitHub } from '../step/read-from-github.js'
import { endAfterReading, endWithoutReading } from './end-wait.js'
import { nextReadingMs } from './pace.js'
import { limitsOf, type Reading, reduceReading, showsOtherHead } from './reduce-reading.js'
import { resubmitFailed } from './resubmission.js'
import { StackReader } from './stack-reader.js'
import { WaitLog } from './wait-log.js'

/**
 * Reads until the wait is over, and submits a failed pull request again as often as the inputs say.
 * @param isQueueRead another part of the step reads the queue now
 */
export async function awaitEnd(
  context: Context<WaitOutput>,
  deadline: Deadline,
  step: PullRequestStep,
  { isQueueRead }: { readonly isQueueRead: boolean },
): Promise<TimedEnd> {
  const { inputs, ref } = step
  const limit = duration(inputs.timeoutMinutes * 60)
  context.log.info(`Waiting up to ${limit} for ${pullRequestName(ref)} to be merged`)
  const log = new WaitLog(context, step, isQueueRead)
  const stack = new StackReader(context, step)
  let mayCorrect = inputs.comment !== 'never'
  const afterReading = async (limit: Deadline, isNewState: boolean) => {
    if (mayCorrect && isQueued(step.record)) {
      mayCorrect = false
      await correctComment(context, limit, step)
    }
    await log.noteReading(limit, isNewState)
  }
  for (;;) {
    const polled = await pollRecord(context, deadline, step, stack, afterReading)
    const time = step.time.beginEnd(deadline)
    if (polled.type !== 'ended')
      return { time, end: await endWithoutReading(context, step, time, polled) }
    const mayRetry = polled.end === 'failed' && step.sent.resubmissions < inputs.resubmit
    if (!mayRetry || step.time.timeout.passed || context.dryRun)
      return { time, end: await endAfterReading(context, step, time, polled.end) }
    const end = await resubmitFailed(context, deadline, step, time)
    if (end !== undefined) return end
  }
}

/** Longest time for anything between two readings of the record, such as the log. */
const ASIDE_MS = 4000

/** Reads until the wait has an end, and a little longer than its timeout. */
function pollRecord(
  context: Context<WaitOutput>,
  deadline: Deadline,
  step: PullRequestStep,
  stack: StackReader,
  afterReading: (deadline: Deadline, isNewState: boolean) => Promise<void>,
): Promise<Polled<WaitEnd>> {
  const limit = deadline.atMost(step.time.readingMs)
  return poll<Reading, WaitEnd>(context, limit, step.time.timeout, {
    read: () => readRecord(context, limit, step, stack),
    take: async (reading) => {
      const { length } = step.readings.states
      const end = reading.type === 'answer' ? takeReading(step, reading.value) : undefined
      await afterReading(limit.atMost(ASIDE_MS), step.readings.states.length > length)
      return end
    },
    paceMs: (at) => nextReadingMs(step.readings, at, step.inputs, context.random()),
  })
}

/** Reads the record, and asks GitHub for the head if the record shows another one than expected. */
async function readRecord(
  context: Context<WaitOutput>,
  deadline: Deadline,
  step: PullRequestStep,
  stack: StackReader,
): Promise<Reading> {
  const { ref, readings } = step
  step.take({ polls: readings.polls + 1 })
  const record = await context.service.findPullRequest(deadline, ref, { attempts: 1 })
  await stack.read(deadline.atMost(ASIDE_MS), record)
  if (!showsOtherHead(step.readings, record)) return { record }
  const pullRequest = await readFromGitHub(context, deadline.atMost(ASIDE_MS), ref)
  return { record, headOnGitHub: pullRequest?.headSha }
}

/** Ends of a wait that leave the pull request in the queue. */
const STILL_QUEUED: readonly WaitEnd[] = ['head-moved', 'not-ready']

/** Takes a reading, and returns the end that it shows. */
function takeReading(step: PullRequestStep, reading: Reading): WaitEnd | undefined {
  const limits = limitsOf(step.inputs, step.ref)
  const { next, end } = reduceReading(step.readings, reading, step.time.now, limits)
  const hasLeft = end !== undefined && !STILL_QUEUED.includes(end)
  step.update({ readings: next, sent: hasLeft ? left(step.sent, LEFT_BEFORE) : step.sent })
  return end
}

/** Corrects a comment about an earlier failure, because the pull request is in the queue again. */
const correctComment = (
  context: Context,
  deadline: Deadline,
  { ref, time }: PullRequestStep,
): Promise<void> =>
  time.extrasBudget.run(deadline, (deadline) =>
    publishReport(
      context,
      deadline,
      { comment: 'on-failure', slackPayloadFile: undefined },
      ref,
      {
        status: 'good',
        headline: `#${ref.number} is in the queue of ${ref.targetBranch}`,
        stack: stackPlace(ref),
      },
      'already-queued',
    ),
  )

/** Waits until a pull request is merged, has left the queue in another way, or the time is up. */
import { noteMembersBelow } from '../github/pull-requests.js'
import { untilAborted } from '../pull-request/cancelled-run.js'
import type { ConcludedWait } from '../pull-request/end.js'
import type { WaitInputs, WaitOutput } from '../pull-request/inputs.js'
import { stackOutputs } from '../pull-request/on-github.js'
import { type Observation, showsOtherHead, type WaitEnd } from '../pull-request/readings.js'
import { isQueued } from '../pull-request/record.js'
import { correctComment, reportEnding, type WaitResult } from '../pull-request/report-end.js'
import { type PullRequestLocation, resolvePullRequest } from '../pull-request/resolve.js'
import { Wait } from '../pull-request/wait.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import { duration } from '../shared/duration.js'
import { leadsToTarget, type PullRequestRef, pullRequestName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { type Polled, poll } from '../step/poll.js'
import { readFromGitHub } from '../step/read-from-github.js'
import { concludeObservedEnd, endUndecided } from './end-wait.js'
import { nextObservationMs } from './pace.js'
import { resubmitFailed } from './resubmission.js'
import { logObservation } from './wait-log.js'

/** Waits for a pull request that this step did not submit. */
export async function waitForMerge(
  inputs: WaitInputs,
  context: Context<WaitOutput>,
  deadline: Deadline,
  location: PullRequestLocation,
): Promise<WaitResult> {
  const pullRequest = await resolvePullRequest(location, context, deadline)
  const wait = new Wait(context, deadline, inputs, pullRequest, 'allowed')
  const waiting = awaitEnd(context, deadline, wait)
  return untilAborted(
    context,
    deadline,
    wait,
    waiting.then((concluded) => reportEnding(context, wait, concluded)),
  )
}

/** Observes until the wait is over, and submits a failed pull request again as often as asked. */
export async function awaitEnd(
  context: Context<WaitOutput>,
  deadline: Deadline,
  wait: Wait,
): Promise<ConcludedWait> {
  const { inputs, ref } = wait
  const limit = duration(inputs.timeoutMinutes * 60)
  context.log.info(`Waiting up to ${limit} for ${pullRequestName(ref)} to be merged`)
  let mayCorrect = inputs.comment !== 'never'
  const afterReading = async (limit: Deadline, isNewState: boolean) => {
    if (mayCorrect && isQueued(wait.record)) {
      mayCorrect = false
      await correctComment(context, limit, wait)
    }
    await logObservation(context, limit, wait, isNewState)
  }
  for (;;) {
    const polled = await pollRecord(context, deadline.atMost(wait.readingMs), wait, afterReading)
    const time = wait.beginEnd(deadline)
    if (polled.type !== 'ended')
      return { time, ending: await endUndecided(context, wait, time, polled) }
    const mayRetry = polled.end === 'failed' && wait.resubmissions < inputs.resubmit
    if (!mayRetry || wait.timeout.passed || context.dryRun)
      return { time, ending: await concludeObservedEnd(context, wait, time, polled.end) }
    const concluded = await resubmitFailed(context, deadline, wait, time)
    if (concluded !== undefined) return concluded
  }
}

/** Longest time for anything between two readings of the record, such as the log. */
const ASIDE_MS = 4000

/** Observes until the wait has an end. The context ends a little after the timeout. */
function pollRecord(
  context: Context<WaitOutput>,
  deadline: Deadline,
  wait: Wait,
  afterReading: (deadline: Deadline, isNewState: boolean) => Promise<void>,
): Promise<Polled<WaitEnd>> {
  return poll<Observation, WaitEnd>(context, deadline, wait.timeout, {
    read: () => observe(context, deadline, wait),
    take: async (reading) => {
      const { length } = wait.observations.states
      const end = reading.type === 'answer' ? wait.takeObservation(reading.value) : undefined
      const isNewState = wait.observations.states.length > length
      await afterReading(deadline.atMost(ASIDE_MS), isNewState)
      return end
    },
    paceMs: (at) => nextObservationMs(wait.observations, at, wait.inputs, context.random()),
  })
}

/** Reads the record, and asks GitHub for the head if the record shows another one than expected. */
async function observe(
  context: Context<WaitOutput>,
  deadline: Deadline,
  wait: Wait,
): Promise<Observation> {
  const { ref } = wait
  wait.polls++
  const record = await context.service.findPullRequest(deadline, ref, { attempts: 1 })
  await noticeStack(context, deadline.atMost(ASIDE_MS), ref, record)
  if (!showsOtherHead(wait.observations, record)) return { record }
  const gitHub = await readFromGitHub(context, deadline.atMost(ASIDE_MS), ref)
  return { record, headOnGitHub: gitHub?.headSha }
}

/**
 * Asks for the stack once for each other base branch that a record names, and for the branches of
 * the members below. GitHub may drop the stack after the merge, so it is asked now.
 */
async function noticeStack(
  context: Context<WaitOutput>,
  deadline: Deadline,
  ref: PullRequestRef,
  record: SubmittedPullRequest | undefined,
): Promise<void> {
  const { stack, targetBranch, number } = ref
  const { github, log } = context
  const base = record?.prBaseBranch ?? targetBranch
  if (!leadsToTarget(base, ref) && !stack.askedAbout?.has(base)) {
    stack.askedAbout = new Set(stack.askedAbout).add(base)
    await readFromGitHub(context, deadline, ref)
    context.setOutputs(stackOutputs(ref))
  }
  // The members below the second one are seen only through the branches in between.
  const { position = Number.POSITIVE_INFINITY } = stack.seen ?? { position: 1 }
  if (position <= 2 || stack.areMembersRead || !github.available) return
  stack.areMembersRead = true
  await bestEffort(deadline, noteMembersBelow(context, deadline, number), (why) =>
    log.debug(`The members of the stack below #${number} could not be read: ${why}`),
  )
}

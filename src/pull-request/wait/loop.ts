import { ServiceError } from '../../http/errors.js'
import { graceMs, WRITING_MS } from '../../runner/runner.js'
import { Deadline } from '../../shared/clock.js'
import { duration } from '../../shared/duration.js'
import { ifKnown } from '../../shared/fact.js'
import { pullRequestName } from '../../shared/references.js'
import type { Context } from '../../step/context.js'
import { poll } from '../../step/poll.js'
import { readFromGitHub } from '../../step/read-from-github.js'
import { afterAbort, within } from '../../step/within.js'
import { GitHubQuestions } from '../github-questions.js'
import { obstacleOf } from '../on-github.js'
import { MAY_ARRIVE } from '../queue-exit.js'
import { isOtherHead, recordOutputs } from '../record.js'
import { type PullRequestLocation, resolvePullRequest } from '../resolve.js'
import { resubmit } from '../submit.js'
import { DEFAULT_PATTERN } from '../test-branch.js'
import { conclude, leave, leaveQueue } from './conclude.js'
import type { WaitInputs } from './inputs.js'
import { logLook } from './log.js'
import { reportEnding, type WaitStepResult } from './report.js'
import {
  beginSubmission,
  type Look,
  nextLookMs,
  type Rules,
  reduceLook,
  showsOtherHead,
  type WaitEnd,
} from './state.js'
import {
  beginStep,
  bounded,
  deadlineOf,
  type Ending,
  leftMs,
  noteOver,
  see,
  timeOf,
  type WaitStep,
} from './step.js'

/** Waits for a pull request that this step did not submit. */
export async function waitForMerge(
  inputs: WaitInputs,
  context: Context,
  location: PullRequestLocation,
): Promise<WaitStepResult> {
  const deadline = deadlineOf(context, inputs)
  const { ref } = await within(context, deadline.remainingMs, (limited) =>
    resolvePullRequest(location, limited),
  )
  const step = { ...beginStep(context, inputs, ref, true), deadline }
  return whileQueued(step, async () => reportEnding(step, await awaitEnd(step)))
}

/** Runs `work` while the pull request may be in the queue: a cancelled run goes through `on-abort`. */
export async function whileQueued(
  step: WaitStep,
  work: () => Promise<WaitStepResult>,
): Promise<WaitStepResult> {
  try {
    return await work()
  } catch (error) {
    if (!step.context.signal.aborted) throw error
    return concludeAborted(step)
  }
}

/** The end of a cancelled run, within the time that GitHub leaves it; the report has the rest. */
async function concludeAborted(step: WaitStep): Promise<WaitStepResult> {
  const { context, inputs } = step
  const ms = graceMs(context.signal) - WRITING_MS - MARGIN_MS
  const deadline = new Deadline(context.clock, ms)
  const asks = step.state.removalStarted || inputs.onAbort === 'cancel'
  const exit = asks
    ? await afterAbort(context, ms - LAST_WORDS_MS, (last) => leave(step, last))
    : { takenOut: false }
  const note = !asks && step.state.isUnproved ? MAY_ARRIVE : undefined
  return afterAbort(context, deadline.remainingMs, (last) =>
    reportEnding({ ...step, context: last }, { outcome: 'aborted', exit, note }),
  )
}

/** The step must be over before the run is killed. */
const MARGIN_MS = 200
/** The comment and the label of a cancelled run. */
const LAST_WORDS_MS = 800

/**
 * Waits until the pull request is merged, ends in another way, or the time is up. The step is over
 * at most 45 s after that.
 */
export async function awaitEnd(step: WaitStep): Promise<Ending> {
  const limit = duration(step.inputs.timeoutMinutes * 60)
  step.context.log.info(`Waiting up to ${limit} for ${pullRequestName(step.ref)} to be merged`)
  for (;;) {
    step.over = undefined
    const polled = await bounded(step, 'reading', (context) => pollRecord(step, context))
    noteOver(step)
    const ending = await conclude(step, polled)
    const final = await unlessResubmitted(step, ending)
    if (final !== undefined) return final
  }
}

/** Longest time between two looks for all that is no look at the record. */
const ASIDE_MS = 4000

/** Looks until the wait has an end. The context's time is that of the wait and a little more. */
function pollRecord(step: WaitStep, context: Context) {
  const rules = rulesOf(step)
  return poll<Look, WaitEnd>(context, step.deadline, {
    read: () => look(step, context),
    take: async (reading) => {
      const before = step.state
      let end: WaitEnd | undefined
      if (reading.type === 'answer') {
        const reduction = reduceLook(before, reading.value, timeOf(context), rules)
        step.state = reduction.next
        end = reduction.end
        context.setOutputs(recordOutputs(reading.value.record))
      }
      await within(context, ASIDE_MS, (limited) => logLook(step, limited, before))
      return end
    },
    paceMs: (at) => nextLookMs(step.state, at, step.inputs, context.random()),
  })
}

function rulesOf({ inputs, ref }: WaitStep): Rules {
  const { pollIntervalSeconds = 60, notReadyTimeoutMinutes: minutes } = inputs
  return {
    targetBranch: ref.targetBranch,
    graceMs: pollIntervalSeconds <= 1 ? 10_000 : 60_000,
    notReadyMs: (minutes ?? Infinity) * 60_000,
  }
}

/** Reads the record, and asks GitHub for the head if the record shows another one than expected. */
async function look(step: WaitStep, context: Context): Promise<Look> {
  const { ref } = step
  step.state = { ...step.state, polls: step.state.polls + 1 }
  const record = await context.service.findPullRequest(ref, { attempts: 1 })
  if (!record?.isCurrentlySubmittedToQueue || !showsOtherHead(step.state, record)) return { record }
  const gitHub = await within(context, ASIDE_MS, (limited) => readFromGitHub(limited, ref))
  return { record, headOnGitHub: gitHub?.headSha }
}

/** Submits a failed pull request again, as often as asked; then the wait goes on without an end. */
async function unlessResubmitted(step: WaitStep, ending: Ending): Promise<Ending | undefined> {
  const { inputs, context, ref, state } = step
  const { record, submission } = state
  const isAsked = ending.outcome === 'failed' && state.resubmissions < inputs.resubmit
  if (!isAsked || record === undefined || step.deadline.passed || context.dryRun) return ending
  const { options = {}, expectedHead } = submission
  const facts = await bounded(step, 'gitHub', (limited) =>
    new GitHubQuestions(limited, ref, DEFAULT_PATTERN, step.memory.said).facts().then(ifKnown),
  )
  // A record without a head may be of a submission that was bound to one.
  const head = record.prSha ?? submission.pinnedHead ?? expectedHead ?? facts?.headSha
  const obstacle = facts && obstacleOf(facts, ref, head)
  if (obstacle !== undefined)
    return { ...ending, note: `It was not submitted again, because ${obstacle}` }
  step.over = undefined
  const ms = Math.min(context.service.retryTimeoutMs, leftMs(step, 'reading'))
  const resubmission = { ...submission, before: record }
  step.state = { ...state, isUnproved: true, isOurs: true, submission: resubmission }
  try {
    const deadline = new Deadline(context.clock, ms)
    context.setOutputs({ submitted: undefined })
    const resubmitted = await resubmit(context, ref, record, options, deadline)
    const again = resubmitted.sent ? resubmitted.record : undefined
    const resubmissions = state.resubmissions + (again === undefined ? 0 : 1)
    step.state = { ...step.state, isUnproved: false, resubmissions }
    if (again !== undefined) see(step, again)
    const pinnedHead = isOtherHead(again?.prSha, head) ? head : undefined
    const next = { before: record, expectedHead, pinnedHead, options }
    const now = context.clock.monotonic()
    step.state = { ...step.state, ...beginSubmission(now, next, resubmitted.record) }
    return undefined
  } catch (error) {
    if (context.signal.aborted || !(error instanceof ServiceError)) throw error
    noteOver(step)
    return concludeResubmission(step, ending, error)
  }
}

/** A submission without an answer when the time is up is taken out where `on-timeout` says so. */
async function concludeResubmission(
  step: WaitStep,
  ending: Ending,
  error: ServiceError,
): Promise<Ending> {
  const isRefused = error.status !== undefined && error.status < 500
  if (isRefused) {
    step.state = { ...step.state, isUnproved: false }
    step.context.setOutputs({ submitted: false })
  }
  const leaves = !isRefused && step.deadline.passed && step.inputs.onTimeout === 'cancel'
  const exit = leaves ? await leaveQueue(step) : undefined
  if (exit?.takenOut) return { outcome: 'timed-out', exit }
  if (error.ambiguous) return { ...ending, outcome: error.kind, error, exit }
  const note = `It could not be submitted again: ${error.explanation.problem}`
  return { ...ending, note, exit }
}

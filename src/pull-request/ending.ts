/** Concludes how a step on a pull request ends, and words each end. */
import type { ServiceError } from '../http/errors.js'
import { SUBMIT_FIRST } from '../service/remedies.js'
import { isEnded } from '../service/schemas.js'
import { duration } from '../shared/duration.js'
import { type ActionError, ERROR_TITLES } from '../shared/errors.js'
import { type PullRequestRef, pullRequestName } from '../shared/references.js'
import { inBackticks, pluralize } from '../shared/text.js'
import type { Context } from '../step/context.js'
import { readAhead } from '../step/github-writes.js'
import type { Outcome } from '../step/outcomes.js'
import type { Polled } from '../step/poll.js'
import { readFromGitHub } from '../step/read-from-github.js'
import { within, withinBudget } from '../step/within.js'
import { endFailed } from './failure.js'
import { type Findings, findReasons } from './findings.js'
import { movedHead, otherHeadMerged } from './head.js'
import { leaveQueueInTime } from './leave.js'
import { type WaitEnd, wantedHead } from './looks.js'
import { findMergeCommit, isClosedWithoutMerge, isMergedOnGitHub } from './on-github.js'
import { firstRemedy, type Reason, worthReading } from './reasons.js'
import { isMerged } from './record.js'
import { MERGE_LOOKUP_MS, type Wait } from './wait.js'

/** How a step ended, in words for people. */
export interface Ending {
  readonly outcome: Outcome
  readonly passes: boolean
  /** Mark of the heading; by default that of a step that passes or fails. */
  readonly mark?: string | undefined
  /** The verdict: what happened, one sentence without its period. */
  readonly headline: string
  /** Why the pull request is not merged, the most useful reason first. */
  readonly reasons?: readonly Reason[]
  readonly failing?: Findings['failing']
  /** Further facts, one sentence without its period each. */
  readonly why?: readonly string[]
  /** Next step; only a step that fails has one. */
  readonly remedy?: string | undefined
  /** Why the label of `remove-label` stays; absent if it is removed. */
  readonly whyLabelStays?: string | undefined
  /** The error that ended the step, if one did. */
  readonly error?: ActionError | undefined
}

export const WAS_CANCELLED = 'the pull request was cancelled'
export const CANCELLED = '🚫'
const ON_HOLD = '⏸'
const QUEUE = 'the merge queue'

/** Concludes the end that a record shows. GitHub is asked, because the queue can miss a merge. */
export async function endSeen(context: Context, wait: Wait, end: WaitEnd): Promise<Ending> {
  const { number } = wait.ref
  // The report writes a comment, or corrects an earlier one.
  if (wait.inputs.comment !== 'never')
    wait.comments ??= readAhead(context, (posts) => posts.comments({ number }))
  if (end === 'merged') return endMerged(context, wait)
  if (end === 'head-moved') return endMovedHead(context, wait)
  if (await askForMerge(context, wait)) return endMerged(context, wait, true)
  return endLeft(context, wait, end)
}

/** Concludes a wait that no record has ended: the time is up, or the service cannot answer. */
export async function endUndecided(
  context: Context,
  wait: Wait,
  polled: Exclude<Polled<WaitEnd>, { readonly type: 'ended' }>,
): Promise<Ending> {
  const failure = polled.type === 'failed' ? polled.error : polled.failure
  if (!(await askForMerge(context, wait))) {
    if (polled.type === 'failed') return endUnanswered(wait.ref, polled.error)
    return endTimedOut(context, wait, failure, polled.answered)
  }
  if (failure !== undefined) {
    const { request, problem } = failure.explanation
    const name = pullRequestName(wait.ref)
    context.log.warning(`${request}: ${problem}. GitHub shows that ${name} is merged.`)
  }
  return endMerged(context, wait, true)
}

/** Asks GitHub before a wait ends without a merge. */
export async function askForMerge(context: Context, wait: Wait): Promise<boolean> {
  const asked = within(context, wait.endMs('gitHub'), (limited) =>
    readFromGitHub(limited, wait.ref),
  )
  wait.gitHub = (await asked) ?? wait.gitHub
  return isMergedOnGitHub(wait.gitHub, wait.ref)
}

/**
 * Concludes a merge, which passes only at the expected head.
 * @param isOutsideQueue GitHub alone shows the merge
 */
async function endMerged(context: Context, wait: Wait, isOutsideQueue = false): Promise<Ending> {
  const { ref, record, looks } = wait
  wait.extendEnd()
  const shown = isMergedOnGitHub(wait.gitHub, ref) ? wait.gitHub : undefined
  const ms = Math.min(MERGE_LOOKUP_MS, wait.endMs('lookup'))
  const gitHub = await within(context, ms, (limited) => findMergeCommit(limited, ref, shown))
  wait.gitHub = gitHub ?? wait.gitHub
  // If the record names no base branch, GitHub can disprove the merge.
  if (!isOutsideQueue && record?.prBaseBranch === undefined && isClosedWithoutMerge(gitHub, ref))
    return {
      outcome: 'removed',
      passes: false,
      headline: `#${ref.number} left ${QUEUE}`,
      why: [deniedMerge(ref, gitHub)],
      remedy: 'Look at the pull request on GitHub before you submit it again.',
    }
  const error = otherHeadMerged(ref, looks.submission, record, gitHub)
  if (error !== undefined) return endFailed(error)
  const headline = isOutsideQueue ? mergedOutsideHeadline(wait) : mergedHeadline(wait)
  return { outcome: 'merged', passes: true, headline }
}

function mergedHeadline({ ref, elapsedMs }: Wait): string {
  const merged = `#${ref.number} merged into ${ref.targetBranch}`
  if (elapsedMs < 1000) return merged
  return `${merged} after ${duration(elapsedMs / 1000)}`
}

function mergedOutsideHeadline({ ref, record }: Wait): string {
  const merged = `#${ref.number} was merged on GitHub, outside ${QUEUE}`
  if (record?.state === undefined) return merged
  return `${merged}, where it was last ${record.state}`
}

/** Explains a merge that only the record of the service shows. */
function deniedMerge({ targetBranch }: PullRequestRef, gitHub: Wait['gitHub']): string {
  if (!gitHub?.merged)
    return 'The service calls it merged, but on GitHub it is closed without a merge'
  return `The service calls it merged, but on GitHub it was merged into ${inBackticks(gitHub.baseBranch)}, not into ${inBackticks(targetBranch)}`
}

/** Takes out a pull request that has another head than the expected one, which must not merge. */
async function endMovedHead(context: Context, wait: Wait): Promise<Ending> {
  const { ref, record, looks } = wait
  const exit = await leaveQueueInTime(context, wait)
  return endFailed(movedHead(ref, wantedHead(looks.submission) ?? '', record?.prSha, exit))
}

/** Concludes a wait for a service that cannot or will not answer. */
function endUnanswered({ number }: PullRequestRef, error: ServiceError): Ending {
  const title = ERROR_TITLES[error.kind]
  const because = `${title.charAt(0).toLowerCase()}${title.slice(1)}`
  return endFailed(error, `Stopped waiting for #${number}: ${because}`)
}

/** The ends of a pull request that is not in the queue, or was never ready. */
type LeftEnd = Exclude<WaitEnd, 'merged' | 'head-moved'>

/** Concludes a wait without a merge. @param notes further facts, one sentence each */
export async function endLeft(
  context: Context,
  wait: Wait,
  end: LeftEnd,
  notes: readonly string[] = [],
): Promise<Ending> {
  const { reasons, failing, isMergedOnGitHub } = await explainEnd(context, wait)
  // GitHub may still have been merging at the first question.
  if (isMergedOnGitHub) return endMerged(context, wait, true)
  const { inputs, ref } = wait
  const name = `#${ref.number}`
  const reasonsToRead = worthReading(reasons)
  const why = [...notes]
  const unexplained = UNEXPLAINED[end]
  if (reasonsToRead.length === 0 && unexplained !== undefined) why.unshift(unexplained)
  const withRemedy = (headline: string, otherwise: string, mark?: string): Ending => ({
    outcome: end,
    passes: false,
    mark,
    headline,
    reasons,
    failing,
    why,
    remedy: firstRemedy(reasonsToRead) ?? otherwise,
  })
  switch (end) {
    case 'failed':
      return withRemedy(
        `${name} failed in ${QUEUE}`,
        'Fix the failing checks, push, then submit it again.',
      )
    case 'cancelled':
      return {
        ...withRemedy(
          `${name} was cancelled in ${QUEUE}`,
          'Find out what took it out of the queue, then submit it again.',
          CANCELLED,
        ),
        whyLabelStays: WAS_CANCELLED,
      }
    case 'removed':
      // After a merge into another branch, a reason names that branch.
      return withRemedy(
        `${name} left ${QUEUE}${wait.record?.state === 'MERGED' ? '' : ' without a final state'}`,
        'Check the pull request and the queue, then submit it again.',
      )
    case 'not-submitted':
      return withRemedy(`${name} isn't in ${QUEUE}`, SUBMIT_FIRST)
    case 'not-ready': {
      let headline = `${name} wasn't ready within ${duration((inputs.notReadyTimeoutMinutes ?? 0) * 60)}`
      if (reasonsToRead.length > 0)
        headline += `: ${pluralize(reasonsToRead.length, 'thing')} missing`
      return withRemedy(
        headline,
        'Look at the pull request and its checks, and add what is missing.',
        ON_HOLD,
      )
    }
  }
}

const UNEXPLAINED: Partial<Readonly<Record<LeftEnd, string>>> = {
  failed: 'The service gives no reason. See the checks of the test branch',
  'not-ready': 'The service does not list what is missing. Its own checks may have failed',
}

/** Concludes a wait whose time is up. @param failure set if the last reading failed */
async function endTimedOut(
  context: Context,
  wait: Wait,
  failure: ServiceError | undefined,
  answered: boolean,
): Promise<Ending> {
  const { inputs } = wait
  const exit = inputs.onTimeout === 'cancel' ? await leaveQueueInTime(context, wait) : undefined
  // It merged while it was being taken out.
  if (isMerged(wait.record, wait.ref)) return endMerged(context, wait)
  if (exit?.takenOut) return endTakenOut(context, wait)
  const name = `#${wait.ref.number}`
  const timedOut = `Timed out after ${duration(wait.elapsedMs / 1000)};`
  const why: string[] = []
  if (exit !== undefined) why.push(exit.sentence)
  if (failure !== undefined && !answered)
    return {
      outcome: 'timed-out',
      // A service that never answered has proved nothing, so `on-timeout: pass` fails too.
      passes: false,
      mark: ON_HOLD,
      headline: `${timedOut} the state of ${name} is not known`,
      why: [`The service did not answer: ${failure.explanation.problem}`, ...why],
      remedy: 'Check that Trunk is up and that `api-url` is its address, then run the step again.',
    }
  const { reasons, failing, isMergedOnGitHub } = await explainEnd(context, wait)
  if (isMergedOnGitHub) return endMerged(context, wait, true)
  if (failure !== undefined) why.unshift(`The last reading failed: ${failure.explanation.problem}`)
  const state = wait.record?.state
  const isStale = failure !== undefined && exit?.lastRead?.record === undefined
  return {
    outcome: 'timed-out',
    passes: inputs.onTimeout === 'pass',
    mark: ON_HOLD,
    headline: `${timedOut} ${name} ${stateClause(state, isStale)}`,
    reasons,
    failing,
    why,
    remedy:
      firstRemedy(worthReading(reasons)) ??
      'Raise `timeout-minutes`, or find out what holds up the queue.',
  }
}

/** Concludes a timed-out wait after `on-timeout: cancel` took the pull request out. */
async function endTakenOut(context: Context, wait: Wait): Promise<Ending> {
  const waited = duration(wait.elapsedMs / 1000)
  const findings = await explainEnd(context, wait)
  if (findings.isMergedOnGitHub) return endMerged(context, wait, true)
  // The cause of its present state is the cancellation by this step, which explains nothing.
  const reasons = findings.reasons.filter(({ isCauseOfState }) => !isCauseOfState)
  return {
    outcome: 'timed-out',
    passes: false,
    mark: ON_HOLD,
    headline: `Timed out after ${waited}; #${wait.ref.number} was taken out of the queue`,
    reasons,
    failing: findings.failing,
    remedy: firstRemedy(worthReading(reasons)) ?? 'Find out what held it up, then submit it again.',
  }
}

/** Concludes a resubmission that was refused, or was not proved in time. */
export async function endUnprovedResubmission(
  context: Context,
  wait: Wait,
  error: ServiceError,
): Promise<Ending> {
  const isRefused = error.status !== undefined && error.status < 500
  if (isRefused) wait.refused()
  const leaves = !isRefused && wait.deadline.passed && wait.inputs.onTimeout === 'cancel'
  const exit = leaves ? await leaveQueueInTime(context, wait) : undefined
  if (exit?.takenOut) return endTakenOut(context, wait)
  const why: string[] = []
  if (exit !== undefined) why.push(exit.sentence)
  if (!error.mayHaveApplied) {
    why.unshift(`It could not be submitted again: ${error.explanation.problem}`)
    return endLeft(context, wait, 'failed', why)
  }
  const headline = `Couldn't confirm that #${wait.ref.number} was submitted again`
  return endFailed(error, headline, why)
}

/** Completes "#12 …". @param isStale no newer reading is known */
function stateClause(state: string | undefined, isStale: boolean): string {
  if (state === undefined) return 'is not known to the service'
  if (isStale) return `was last ${state}`
  return isEnded(state) ? `is ${state}` : `is still ${state}`
}

/** Asks why it is not merged, within the time of the end. */
async function explainEnd(context: Context, wait: Wait): Promise<Findings> {
  const findings = await withinBudget(
    context,
    wait.extras,
    (contextInTime) => findReasons(contextInTime, wait.ref, wait),
    wait.endMs('reasons'),
  )
  wait.takeFindings(findings)
  return findings
}

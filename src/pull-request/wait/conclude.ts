/** How a wait ended: what the service showed, GitHub's word, and the way out of the queue. */
import type { GitHubPullRequest } from '../../github/github.js'
import { pullRequestName } from '../../shared/references.js'
import type { Context } from '../../step/context.js'
import type { Polled } from '../../step/poll.js'
import { readFromGitHub } from '../../step/read-from-github.js'
import { movedHead, otherHeadMerged } from '../head.js'
import { findMergeCommit, isMergedOnGitHub } from '../on-github.js'
import { keepOut, MAY_ARRIVE, type QueueExit, takeOut } from '../queue-exit.js'
import { isMerged, isQueued } from '../record.js'
import { type WaitEnd, wantedHead } from './state.js'
import { bounded, boundedLookup, type Ending, noteMerge, see, type WaitStep } from './step.js'

/** Finds the ending that the polling led to. */
export async function conclude(step: WaitStep, polled: Polled<WaitEnd>): Promise<Ending> {
  if (polled.type === 'ended') return concludeEnd(step, polled.end)
  const failure = polled.type === 'failed' ? polled.error : polled.failure
  const gitHub = await readInTime(step)
  if (!isMergedOnGitHub(gitHub, step.ref))
    return polled.type === 'failed'
      ? { outcome: polled.error.kind, error: polled.error }
      : concludeTimeout(step, polled, gitHub)
  if (failure !== undefined) {
    // A service that fails may hide a merge.
    const { request, problem } = failure.explanation
    const name = pullRequestName(step.ref)
    step.context.log.warning(`${request}: ${problem}. GitHub shows that ${name} is merged.`)
  }
  return concludeMerge(step, gitHub)
}

/** Finds the ending of an end that the service has shown. */
export async function concludeEnd(step: WaitStep, end: WaitEnd): Promise<Ending> {
  if (end === 'merged') return concludeMerge(step)
  if (end === 'head-moved') return concludeMovedHead(step)
  const gitHub = await readInTime(step)
  if (isMergedOnGitHub(gitHub, step.ref)) return concludeMerge(step, gitHub)
  return { outcome: end, gitHub }
}

async function concludeTimeout(
  step: WaitStep,
  { failure, answered }: Extract<Polled<WaitEnd>, { readonly type: 'timed-out' }>,
  gitHub: GitHubPullRequest | undefined,
): Promise<Ending> {
  const { onTimeout } = step.inputs
  const exit = onTimeout === 'cancel' ? await leaveQueue(step) : undefined
  // It merged while it was being taken out.
  if (isMerged(step.state.record, step.ref)) return concludeMerge(step)
  const unanswered = failure !== undefined && !answered
  const what = unanswered ? 'The service did not answer' : 'The last reading failed'
  const note = failure && `${what}: ${failure.explanation.problem}`
  // A service that never answered has proved nothing, so the step cannot be green.
  const passes = onTimeout === 'pass' && !unanswered
  const isStale = failure !== undefined && exit?.record === undefined
  return { outcome: 'timed-out', gitHub, passes, exit, note, unanswered, isStale }
}

/**
 * A merge counts at the expected head alone.
 * @param shown the merge as GitHub has shown it, which the queue has not
 * @param outsideQueue GitHub alone shows the merge
 */
export async function concludeMerge(
  step: WaitStep,
  shown?: GitHubPullRequest,
  outsideQueue = shown !== undefined,
): Promise<Ending> {
  const { ref, state } = step
  noteMerge(step)
  const gitHub = await boundedLookup(step, (context) => findMergeCommit(context, ref, shown))
  const error = otherHeadMerged(ref, state.submission, state.record, gitHub)
  return { outcome: error?.kind ?? 'merged', error, gitHub, outsideQueue }
}

async function concludeMovedHead(step: WaitStep): Promise<Ending> {
  const { submission, record } = step.state
  const exit = await leaveQueue(step)
  const error = movedHead(step.ref, wantedHead(submission) ?? '', record?.prSha, exit)
  return { outcome: error.kind, error, exit }
}

/** Takes the pull request out of the queue, within the time of a wait. */
export const leaveQueue = (step: WaitStep): Promise<QueueExit> =>
  bounded(step, 'exit', (context) => leave(step, context))

/** Takes out what this step may take out, and what it submitted without an answer. */
export async function leave(step: WaitStep, context: Context): Promise<QueueExit> {
  const { isOurs, isUnproved, submission } = step.state
  if (!isOurs) return { takenOut: false, sentence: NOT_OURS }
  step.state = { ...step.state, removalStarted: true }
  const exit = isUnproved
    ? await keepOut(context, step.ref, submission.before)
    : await takeOut(context, step.ref)
  if (exit.record !== undefined) see(step, exit.record)
  // It may still arrive, so nobody knows whether the queue has it.
  if (isUnproved && exit.sentence === MAY_ARRIVE && !isQueued(exit.record))
    context.setOutputs({ submitted: undefined })
  return exit
}

const NOT_OURS = 'It was in the queue before this step, so it was left there.'

const readInTime = (step: WaitStep) =>
  bounded(step, 'gitHub', (context) => readFromGitHub(context, step.ref))

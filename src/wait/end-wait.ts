/** The end of a wait, by what the last readings show. */
import type { HttpError } from '../http/errors.js'
import type { End } from '../pull-request/end.js'
import { endFailed } from '../pull-request/failure.js'
import { movedHead } from '../pull-request/head.js'
import { dequeueIfAllowed } from '../pull-request/leave.js'
import { type WaitEnd, wantedHead } from '../pull-request/readings.js'
import type { PullRequestStep } from '../pull-request/step.js'
import type { EndDeadlines } from '../pull-request/step-time.js'
import { ERROR_TITLES } from '../shared/errors.js'
import { type PullRequestRef, pullRequestName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import type { Polled } from '../step/poll.js'
import { endLeft } from './left-end.js'
import { askForMerge, endMerged, endMergedOnGitHub } from './merged-end.js'
import { endTimedOut } from './timed-out-end.js'

/** Returns the end that a record shows. GitHub is asked, because the queue can miss a merge. */
export async function endAfterReading(
  context: Context,
  step: PullRequestStep,
  time: EndDeadlines,
  end: WaitEnd,
): Promise<End> {
  // The report writes a comment, or corrects an earlier one.
  if (step.inputs.comment !== 'never') step.readCommentsAhead(context, time.root)
  if (end === 'merged') return endMerged(context, step, time)
  if (end === 'head-moved') return endMovedHead(context, step, time)
  if (await askForMerge(context, step, time)) return endMergedOnGitHub(context, step, time)
  return endLeft(context, step, time, end)
}

/** Returns the end of a wait that no record has ended: the time is up, or the service cannot answer. */
export async function endWithoutReading(
  context: Context,
  step: PullRequestStep,
  time: EndDeadlines,
  polled: Exclude<Polled<WaitEnd>, { readonly type: 'ended' }>,
): Promise<End> {
  const failure = polled.type === 'failed' ? polled.error : polled.failure
  if (!(await askForMerge(context, step, time))) {
    if (polled.type === 'failed') return endUnanswered(step.ref, polled.error)
    return endTimedOut(context, step, time, failure, polled.answered)
  }
  if (failure !== undefined) {
    const { request, problem } = failure.explanation
    const name = pullRequestName(step.ref)
    context.log.warning(`${request}: ${problem}. GitHub shows that ${name} is merged.`)
  }
  return endMergedOnGitHub(context, step, time)
}

/** Takes out a pull request that has another head than the expected one, which must not merge. */
async function endMovedHead(
  context: Context,
  step: PullRequestStep,
  time: EndDeadlines,
): Promise<End> {
  const { ref, record, readings } = step
  const exit = await dequeueIfAllowed(context, time.of('exit'), step)
  return endFailed(movedHead(ref, wantedHead(readings.submission) ?? '', record?.prSha, exit))
}

/** Returns the end of a wait for a service that cannot or will not answer. */
function endUnanswered({ number }: PullRequestRef, error: HttpError): End {
  const title = ERROR_TITLES[error.kind]
  const because = `${title.charAt(0).toLowerCase()}${title.slice(1)}`
  return endFailed(error, `Stopped waiting for #${number}: ${because}`)
}

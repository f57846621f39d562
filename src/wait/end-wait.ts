/** Concludes how a step on a pull request ends, and words each end. */
import type { HttpError } from '../http/errors.js'
import type { Ending } from '../pull-request/end.js'
import type { EndDeadlines } from '../pull-request/end-deadlines.js'
import { endFailed } from '../pull-request/failure.js'
import { movedHead } from '../pull-request/head.js'
import { dequeueInTime } from '../pull-request/leave.js'
import { type WaitEnd, wantedHead } from '../pull-request/readings.js'
import type { Wait } from '../pull-request/wait.js'
import { ERROR_TITLES } from '../shared/errors.js'
import { type PullRequestRef, pullRequestName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { readAhead } from '../step/github-writes.js'
import type { Polled } from '../step/poll.js'
import { endLeft } from './left-end.js'
import { askForMerge, endMerged, endMergedOnGitHub } from './merged-end.js'
import { endTimedOut } from './timed-out-end.js'

/** Concludes the end that a record shows. GitHub is asked, because the queue can miss a merge. */
export async function concludeObservedEnd(
  context: Context,
  wait: Wait,
  time: EndDeadlines,
  end: WaitEnd,
): Promise<Ending> {
  const { number } = wait.ref
  // The report writes a comment, or corrects an earlier one.
  if (wait.inputs.comment !== 'never')
    wait.comments ??= readAhead(context, time.root, (posts, deadline) =>
      posts.listComments(context, deadline, { number }),
    )
  if (end === 'merged') return endMerged(context, wait, time)
  if (end === 'head-moved') return endMovedHead(context, wait, time)
  if (await askForMerge(context, wait, time)) return endMergedOnGitHub(context, wait, time)
  return endLeft(context, wait, time, end)
}

/** Concludes a wait that no record has ended: the time is up, or the service cannot answer. */
export async function endUndecided(
  context: Context,
  wait: Wait,
  time: EndDeadlines,
  polled: Exclude<Polled<WaitEnd>, { readonly type: 'ended' }>,
): Promise<Ending> {
  const failure = polled.type === 'failed' ? polled.error : polled.failure
  if (!(await askForMerge(context, wait, time))) {
    if (polled.type === 'failed') return endUnanswered(wait.ref, polled.error)
    return endTimedOut(context, wait, time, failure, polled.answered)
  }
  if (failure !== undefined) {
    const { request, problem } = failure.explanation
    const name = pullRequestName(wait.ref)
    context.log.warning(`${request}: ${problem}. GitHub shows that ${name} is merged.`)
  }
  return endMergedOnGitHub(context, wait, time)
}

/** Takes out a pull request that has another head than the expected one, which must not merge. */
async function endMovedHead(context: Context, wait: Wait, time: EndDeadlines): Promise<Ending> {
  const { ref, record, observations } = wait
  const exit = await dequeueInTime(context, wait, time)
  return endFailed(movedHead(ref, wantedHead(observations.submission) ?? '', record?.prSha, exit))
}

/** Concludes a wait for a service that cannot or will not answer. */
function endUnanswered({ number }: PullRequestRef, error: HttpError): Ending {
  const title = ERROR_TITLES[error.kind]
  const because = `${title.charAt(0).toLowerCase()}${title.slice(1)}`
  return endFailed(error, `Stopped waiting for #${number}: ${because}`)
}

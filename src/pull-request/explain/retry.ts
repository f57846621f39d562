/** The one retry for a head commit: counted before it is sent, over all runs. */
import type { GitHubPullRequest } from '../../github/github.js'
import type { OwnComment, OwnComments } from '../../github/own-comments.js'
import type { HttpRequest } from '../../http/request.js'
import { restartTestsOnPullRequest, submitPullRequest } from '../../service/requests.js'
import type { SubmittedPullRequest } from '../../service/schemas.js'
import { Deadline } from '../../shared/clock.js'
import type { PullRequestRef } from '../../shared/references.js'
import type { Context } from '../../step/context.js'
import { settledHead } from '../head.js'
import { takeOut } from '../queue-exit.js'
import { isOtherHead } from '../record.js'
import { restartVerified } from '../restart.js'
import { resubmit } from '../submit.js'
import type { Facts } from './facts.js'
import type { Verdict } from './verdict.js'

/** The marker of the comments of this operation. */
export const MARKER = 'explain'

/** Request that a retry would send, or why there is none. */
export type RetryPlan =
  | {
      readonly kind: 'restart' | 'submit'
      readonly head: string
      readonly record: SubmittedPullRequest
    }
  | { readonly kind: 'none'; readonly why: string }

/** Plans the retry from the facts of the verdict alone. */
export function planRetry({ name }: Verdict, { record, gitHub, queue, ref }: Facts): RetryPlan {
  const none = (why: string): RetryPlan => ({ kind: 'none', why })
  if (name !== 'known-flaky' || record === undefined) return none('it is not known to be flaky')
  const head = gitHub?.headSha.toLowerCase()
  if (gitHub === undefined || head === undefined) return none('its head commit is not known')
  if (queue === undefined) return none('the queue could not be read')
  if (queue.state !== 'running') return none(`the queue is ${queue.state.replaceAll('_', ' ')}`)
  if (gitHub.closed) return none('it is closed')
  if (gitHub.draft) return none('it is a draft')
  if (gitHub.baseBranch !== ref.targetBranch) return none('its base branch has changed')
  if (record.state === 'PENDING_FAILURE') return { kind: 'restart', head, record }
  if (record.state !== 'FAILED' || record.isCurrentlySubmittedToQueue)
    return none(`it is ${record.state}`)
  if (gitHub.changesRequested !== false)
    return none('a review requests changes, or none can be read')
  return { kind: 'submit', head, record }
}

/** The request of a planned retry, for a dry run. */
export const retryRequest = (
  ref: PullRequestRef,
  { kind, record }: Exclude<RetryPlan, { kind: 'none' }>,
): HttpRequest =>
  kind === 'restart'
    ? restartTestsOnPullRequest(ref)
    : submitPullRequest(ref, {
        priority: record.priorityValue ?? record.priorityName,
        noBatch: record.noBatch || undefined,
      })

const RETRIED = 'retried='

/** The head that a comment counts a retry of. */
export const headOf = ({ data }: OwnComment): string | undefined =>
  data.startsWith(RETRIED) ? data.slice(RETRIED.length).toLowerCase() : undefined

/** Lets another run's claim become visible before the comments are read again. */
const CLAIM_PAUSE_MS = 2000

/**
 * Counts the retry of a head. The claim is a comment of its own, and its first line never changes,
 * so that no update of another run can undo it; of several claims the oldest counts.
 * @returns `undefined` if the head was retried before, or another run is about to
 */
export async function claimRetry(
  { clock, signal }: Context,
  comments: OwnComments,
  head: string,
): Promise<OwnComment | undefined> {
  const isOfHead = (comment: OwnComment) => headOf(comment) === head
  if ((await comments.list()).some(isOfHead)) return undefined
  const claim = await comments.create(`${RETRIED}${head}`, `Trying \`${head.slice(0, 12)}\` again.`)
  await clock.sleep(CLAIM_PAUSE_MS, signal)
  const claims = (await comments.list()).filter(isOfHead)
  // A claim that is gone, or is not the oldest, allows nothing.
  if (claims[0]?.id === claim.id) return claim
  if (claims.some(({ id }) => id === claim.id)) await comments.remove(claim)
  return undefined
}

/** End of a retry. */
export interface Retried {
  readonly sent: boolean
  /** One sentence without its period. */
  readonly text: string
  readonly record?: SubmittedPullRequest | undefined
}

/** Sends the retry, if everything still is as judged, and proves it. */
export async function sendRetry(
  context: Context,
  ref: PullRequestRef,
  plan: Exclude<RetryPlan, { kind: 'none' }>,
): Promise<Retried> {
  const not = (why: string): Retried => ({ sent: false, text: `Nothing was sent: ${why}` })
  const pullRequest = await context.github.pullRequest(ref.number)
  const moved = changeOf(pullRequest, ref, plan.head)
  if (moved !== undefined) return not(moved)
  return plan.kind === 'restart'
    ? restart(context, ref, plan, not)
    : submit(context, ref, plan, not)
}

/** Finds what has changed on GitHub since the verdict. */
function changeOf(
  { closed, draft, baseBranch, headSha }: GitHubPullRequest,
  { targetBranch }: PullRequestRef,
  head: string,
): string | undefined {
  if (closed) return 'it was closed meanwhile'
  if (draft) return 'it was turned into a draft meanwhile'
  if (baseBranch !== targetBranch) return 'its base branch was changed meanwhile'
  return isOtherHead(headSha, head) ? 'its head moved meanwhile' : undefined
}

type Send = (
  context: Context,
  ref: PullRequestRef,
  plan: Exclude<RetryPlan, { kind: 'none' }>,
  not: (why: string) => Retried,
) => Promise<Retried>

const restart: Send = async (context, ref, { record: judged }, not) => {
  const record = await context.service.findPullRequest(ref)
  const isAsJudged =
    record?.isCurrentlySubmittedToQueue === true &&
    record.state === judged.state &&
    record.stateChangedAt === judged.stateChangedAt
  if (!isAsJudged) return not(`it is ${record?.state ?? 'gone'} now`)
  const { outcome, record: after } = await restartVerified(context, ref, record)
  if (outcome === 'left') return { sent: false, text: 'It left the queue meanwhile', record: after }
  return { sent: true, text: 'Its tests were restarted once', record: after }
}

const submit: Send = async (context, ref, { record: judged, head }, not) => {
  const { clock, service } = context
  const deadline = new Deadline(clock, service.retryTimeoutMs)
  const record = await resubmit(context, ref, judged, {}, deadline)
  if (record === undefined) return not('its state has changed meanwhile')
  // The record may lag behind a push, before or after the submission.
  const shown = await settledHead(context, { ref, headSha: undefined }, record, head, () => {})
  if (isOtherHead(shown, head)) {
    const { sentence = '' } = await takeOut(context, ref)
    return not(`its head moved while it was submitted. ${sentence}`)
  }
  return { sent: true, text: 'It was submitted again once', record }
}

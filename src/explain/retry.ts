/** Retries once for each head commit, over all runs: a comment counts the retry before it is sent. */
import {
  type CommentSeries,
  createOwnComment,
  deleteComment,
  listOwnComments,
  type OwnComment,
  type PostAccess,
} from '../github/posts.js'
import { HttpError } from '../http/errors.js'
import { settledHead } from '../pull-request/head.js'
import { isMergedOnGitHub } from '../pull-request/on-github.js'
import type { Outlook } from '../pull-request/outlook.js'
import type { GitHubQuestions } from '../pull-request/reasons/github-questions.js'
import { differsFromHead, isMerged, isQueued, isSameStateAndHead } from '../pull-request/record.js'
import { dequeue, readFailedAgain, restartVerified, resubmit } from '../pull-request/writes.js'
import { isEnded, type SubmittedPullRequest } from '../service/schemas.js'
import { attemptOptional } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import { ifKnown } from '../shared/fact.js'
import type { PullRequestRef } from '../shared/references.js'
import { inBackticks } from '../shared/text.js'
import type { Context, Result } from '../step/context.js'
import { planOnlyResult } from '../step/dry-run.js'
import { type ExplainFacts, type ExplainInputs, readQueueOnce } from './facts.js'
import { planRetry, type RetryPlan, requestOf } from './retry-plan.js'
import { nextOf, type Verdict } from './verdict.js'

/** A step that has reached its verdict. */
export interface JudgedStep {
  readonly inputs: ExplainInputs
  readonly context: Context<'state' | 'submitted' | 'retries' | 'report-markdown'>
  readonly questions: GitHubQuestions
  readonly facts: ExplainFacts
  readonly verdict: Verdict
  /** The outlook of a queued pull request; absent for other verdicts. */
  readonly outlook?: Outlook | undefined
}

/** The comments of this operation on a pull request. They count the retries. */
export interface KnownComments {
  readonly series: CommentSeries
  /** Absent if they could not be read. */
  readonly existing: readonly OwnComment[] | undefined
}

/** The end of a retry. */
export interface RetryEnd {
  /** This head has been retried, by this run or an earlier one. */
  readonly isCounted?: boolean
  readonly isSent?: boolean
  /** One sentence without its period; absent if no retry was asked for. */
  readonly text?: string
  /** Next step as a sentence, empty for nothing; if absent, the one of the explanation. */
  readonly next?: string | undefined
  /** The last reading; absent if the service was not asked again. */
  readonly last?: { readonly record: SubmittedPullRequest | undefined }
  /** The request may have taken effect. */
  readonly error?: HttpError | undefined
  /** The comment with which this run has counted it. */
  readonly claim?: OwnComment
  /** Another run has counted it meanwhile. */
  readonly isClaimedByOther?: boolean
  /** The result of a dry run that would retry. */
  readonly dryRun?: Result
}

/** Retries once if that is asked for and allowed. */
export async function retry(
  step: JudgedStep,
  deadline: Deadline,
  { series, existing }: Partial<KnownComments> = {},
): Promise<RetryEnd> {
  const { inputs, context, facts, verdict } = step
  const heads = existing?.map(retriedHead) ?? []
  const isCounted = facts.head !== undefined && heads.includes(facts.head)
  if (inputs.retryOn === 'never' || verdict.name !== 'known-flaky') return { isCounted }
  const notRetried = (why: string): RetryEnd => ({ isCounted, text: `Not retried: ${why}` })
  if (isCounted) return notRetried('this head commit was retried before')
  if (series === undefined || existing === undefined)
    return notRetried('the comment that counts the retries cannot be read')
  const plan = planRetry(verdict.name, facts)
  if ('why' in plan) return notRetried(plan.why)
  if (context.dryRun)
    return { isCounted, dryRun: planOnlyResult(context.log, [requestOf(facts.ref, plan)]) }
  return claimAndSend(step, deadline, series, plan)
}

async function claimAndSend(
  step: JudgedStep,
  deadline: Deadline,
  series: CommentSeries,
  plan: RetryPlan,
): Promise<RetryEnd> {
  const { context, questions, facts } = step
  // Read again whether everything is still as judged, side by side with the comments.
  const readAgain = () =>
    Promise.all([questions.facts(), readQueueOnce(context, deadline, facts.ref)])
  const claiming = claimRetry(context, deadline, series, plan.head, readAgain)
  const attempted = await attemptOptional(deadline, claiming)
  if (!attempted.succeeded) {
    const { problem = attempted.why, remedy } = attempted.error?.explanation ?? {}
    return { text: `Not retried: it could not be counted: ${problem}`, next: remedy }
  }
  if (attempted.value === undefined)
    return {
      isCounted: true,
      isClaimedByOther: true,
      text: 'Not retried: another run has counted it',
      next: 'Wait for the other run, which retries it.',
    }
  const { claim, present } = attempted.value
  try {
    return { ...(await sendRetry(step, deadline, plan, present)), isCounted: true, claim }
  } catch (error) {
    if (deadline.isOver || !(error instanceof HttpError)) throw error
    const { problem, remedy } = error.explanation
    const failed = { isCounted: true, claim, text: `The retry failed: ${problem}` }
    if (error.mayHaveApplied) return { ...failed, error, next: remedy }
    return failed
  }
}

const RETRIED = 'retried='

/** Returns the head whose retry a comment counts. */
export function retriedHead({ data }: OwnComment): string | undefined {
  if (data.startsWith(RETRIED)) return data.slice(RETRIED.length).toLowerCase()
  return undefined
}

/** Lets another run's claim become visible before the comments are read again. */
const CLAIM_PAUSE_MS = 2000

/**
 * Counts the retry of a head with a new comment, the claim. No update of another run can undo it,
 * because its first line never changes. The oldest of several claims counts.
 * @param readAgain what else to read before anything is sent
 * @returns `undefined` if another run has claimed the retry
 */
export async function claimRetry<T>(
  context: PostAccess,
  deadline: Deadline,
  series: CommentSeries,
  head: string,
  readAgain: () => Promise<T>,
): Promise<{ readonly claim: OwnComment; readonly present: T } | undefined> {
  const claim = await createOwnComment(context, deadline, series, {
    data: `${RETRIED}${head}`,
    body: `Trying \`${head.slice(0, 12)}\` again.`,
  })
  await deadline.sleep(CLAIM_PAUSE_MS)
  const list = listOwnComments(context, deadline, series)
  const [listed, present] = await Promise.all([list, readAgain()])
  const claims = listed.filter((comment) => retriedHead(comment) === head)
  // A claim that is gone, or is not the oldest, allows nothing.
  if (claims[0]?.id === claim.id) return { claim, present }
  if (claims.some(({ id }) => id === claim.id))
    await deleteComment(context, deadline, series.thread, claim.id)
  return undefined
}

/** Sends the retry if everything still is as judged, and proves it. */
async function sendRetry(
  { context, facts, verdict }: JudgedStep,
  deadline: Deadline,
  plan: RetryPlan,
  [mergeFacts, queue]: readonly [ExplainFacts['mergeFacts'], ExplainFacts['queue']],
): Promise<RetryEnd> {
  const { ref } = facts
  const now = planRetry(verdict.name, { record: plan.record, mergeFacts, queue, ref }, plan.head)
  if ('why' in now)
    return { text: `Nothing was sent: ${now.why}`, next: now.next ?? nextOf('undecided') }
  const send = plan.kind === 'restart' ? sendRestart : sendSubmission
  const sent = await send(context, deadline, ref, plan)
  const { record } = sent.last
  if (isMerged(record, ref) || isMergedOnGitHub(ifKnown(mergeFacts), ref))
    return { ...sent, next: nextOf('merged') }
  return { ...sent, next: nextOf(isQueued(record) ? 'queued' : 'undecided') }
}

/** The end of a request to the service, after which the record was read. */
type Sent = RetryEnd & Required<Pick<RetryEnd, 'last'>>

async function sendRestart(
  context: Context,
  deadline: Deadline,
  ref: PullRequestRef,
  { record: judged }: RetryPlan,
): Promise<Sent> {
  const record = await context.service.findPullRequest(deadline, ref)
  if (isQueued(record) && differsFromHead(record?.prSha, judged.prSha))
    return { text: `Nothing was sent: its head is ${shortHead(record)} now`, last: { record } }
  if (record === undefined || !isQueued(record) || !isSameStateAndHead(record, judged))
    return { text: `Nothing was sent: it is ${record?.state ?? 'gone'} now`, last: { record } }
  const { outcome, ...last } = await restartVerified(context, deadline, ref, record)
  if (outcome === 'left') return { text: 'It left the queue meanwhile', last }
  return { isSent: true, text: 'Its tests were restarted once', last }
}

const shortHead = (record: SubmittedPullRequest | undefined): string =>
  record?.prSha === undefined ? 'not known' : inBackticks(record.prSha.slice(0, 12))

async function sendSubmission(
  context: Context,
  deadline: Deadline,
  ref: PullRequestRef,
  { record: judged, head }: RetryPlan,
): Promise<Sent> {
  const patience = deadline.restarted(context.service.retryTimeoutMs)
  const { hasChanged, ...present } = await readFailedAgain(context, deadline, ref, judged, patience)
  if (hasChanged)
    return { text: 'Nothing was sent: its state has changed meanwhile', last: present }
  const { outcome, ...last } = await resubmit(context, deadline, ref, judged, {}, { patience })
  if (outcome !== 'submitted')
    return { text: 'Not submitted again: someone else has submitted it meanwhile', last }
  // The record may lag behind a push, before or after the submission.
  const { sha: shown } = await settledHead(context, deadline, ref, last.record, head)
  if (differsFromHead(shown, head)) {
    const exit = await dequeue(context, deadline, ref)
    const text = `It was submitted again, but its head moved meanwhile. ${exit.sentence}`
    return { text, last: exit.lastRead ?? last }
  }
  let text = 'It was submitted again once'
  const { state } = last.record
  if (isEnded(state)) text += `, and is ${state} now`
  return { isSent: true, text, last }
}

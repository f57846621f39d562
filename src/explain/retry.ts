/** Retries what is known to be flaky, once for each head commit. */
import type { CommentSeries, OwnComment } from '../github/posts.js'
import { submitFailedAgain } from '../pull-request/again.js'
import { retriedHead, tryOnce } from '../pull-request/again-claim.js'
import { isMergedOnGitHub } from '../pull-request/on-github.js'
import type { Outlook } from '../pull-request/outlook.js'
import type { GitHubQuestions } from '../pull-request/reasons/github-questions.js'
import { differsFromHead, isMerged, isQueued, isSameStateAndHead } from '../pull-request/record.js'
import { restartVerified } from '../pull-request/writes.js'
import { isEnded, type SubmittedPullRequest } from '../service/schemas.js'
import type { Deadline } from '../shared/deadline.js'
import type { ActionError } from '../shared/errors.js'
import { ifKnown, known } from '../shared/fact.js'
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
  readonly error?: ActionError | undefined
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
  if (series === undefined || existing === undefined)
    return notRetried('the comment that counts the retries cannot be read')
  const plan = planRetry(verdict.name, facts, known(heads))
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
  const { head } = plan
  const claim = { series, head, body: `Trying \`${head.slice(0, 12)}\` again.` }
  // Read again whether everything is still as judged, side by side with the comments.
  const readAgain = () =>
    Promise.all([questions.facts(), readQueueOnce(context, deadline, facts.ref)])
  const tried = await tryOnce(context, deadline, claim, readAgain, (present) =>
    sendRetry(step, deadline, plan, present),
  )
  switch (tried.result) {
    case 'unclaimed':
      return { text: `Not retried: it could not be counted: ${tried.why}`, next: tried.remedy }
    case 'claimed-by-other':
      return {
        isCounted: true,
        isClaimedByOther: true,
        text: 'Not retried: another run has counted it',
        next: 'Wait for the other run, which retries it.',
      }
    case 'tried':
      return { ...tried.value, isCounted: true, claim: tried.claim }
    case 'failed': {
      const { problem, remedy } = tried.error.explanation
      const text = `The retry failed: ${problem}`
      const failed = { isCounted: true, claim: tried.claim, text }
      return tried.mayHaveApplied ? { ...failed, error: tried.error, next: remedy } : failed
    }
  }
}

/** Sends the retry if everything still is as judged, and proves it. */
async function sendRetry(
  { context, facts, verdict }: JudgedStep,
  deadline: Deadline,
  plan: RetryPlan,
  [mergeFacts, queue]: readonly [ExplainFacts['mergeFacts'], ExplainFacts['queue']],
): Promise<RetryEnd> {
  const ref = context.stacks.current(facts.ref)
  const now = planRetry(
    verdict.name,
    { record: plan.record, mergeFacts, queue, ref },
    'any',
    plan.head,
  )
  if ('why' in now)
    return { text: `Nothing was sent: ${now.why}`, next: now.next ?? nextOf('undecided', ref) }
  const send = plan.act === 'restart' ? sendRestart : sendSubmission
  const sent = await send(context, deadline, ref, plan)
  const { record } = sent.last
  if (isMerged(record, ref) || isMergedOnGitHub(ifKnown(mergeFacts), ref))
    return { ...sent, next: nextOf('merged', ref) }
  return { ...sent, next: nextOf(isQueued(record) ? 'queued' : 'undecided', ref) }
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
  const sent = await submitFailedAgain(context, deadline, ref, judged, { head })
  const last = { record: sent.record }
  switch (sent.result) {
    case 'changed':
      return { text: 'Nothing was sent: its state has changed meanwhile', last }
    case 'by-other':
      return { text: 'Not submitted again: someone else has submitted it meanwhile', last }
    case 'other-head': {
      const text = `It was submitted again, but its head moved meanwhile. ${sent.exit.sentence}`
      return { text, last: sent.exit.lastRead ?? last }
    }
    case 'submitted': {
      let text = 'It was submitted again once'
      const { state } = sent.record
      if (isEnded(state)) text += `, and is ${state} now`
      return { isSent: true, text, last }
    }
  }
}

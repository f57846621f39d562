/** The one retry for a head commit: counted before it is sent, over all runs. */
import type { OwnComment, OwnComments } from '../github/posts.js'
import { ServiceError } from '../http/errors.js'
import type { HttpRequest } from '../http/request.js'
import type { GitHubQuestions } from '../pull-request/github-questions.js'
import { settledHead } from '../pull-request/head.js'
import { obstacleOf } from '../pull-request/reasons.js'
import { isAsBefore, isOtherHead } from '../pull-request/record.js'
import { optionsAsBefore, restartVerified, resubmit, takeOut } from '../pull-request/writes.js'
import { restartTestsOnPullRequest, submitPullRequest } from '../service/requests.js'
import { isEnded, type SubmittedPullRequest } from '../service/schemas.js'
import { bestEffort } from '../shared/best-effort.js'
import { Deadline } from '../shared/clock.js'
import { ifKnown } from '../shared/fact.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { planned } from '../step/operation.js'
import type { Attempt, Explanation } from './explanation.js'
import { type Facts, presentHead } from './facts.js'
import { type ExplainInputs, readQueue } from './read-facts.js'
import { reviewProblem } from './rules.js'
import type { VerdictName } from './verdict.js'

/** A step that has reached its verdict. */
export interface ExplainStep {
  readonly inputs: ExplainInputs
  readonly context: Context
  readonly gitHub: GitHubQuestions
  readonly explanation: Explanation
}

/**
 * @param comments where retries are counted, if there is a token to read them with
 * @param own those that are there, if they could be read
 */
export async function retry(
  step: ExplainStep,
  comments: OwnComments | undefined,
  own: readonly OwnComment[] | undefined,
): Promise<Attempt> {
  const { inputs, context, explanation } = step
  const { verdict, facts } = explanation
  const head = presentHead(facts)
  const isCounted = own?.some((comment) => headOf(comment) === head) ?? false
  const not = (why: string): Attempt => ({ isCounted, text: `Not retried: ${why}` })
  if (inputs.retryOn === 'never' || verdict.name !== 'known-flaky') return { isCounted }
  if (isCounted) return not('this head commit was retried before')
  if (comments === undefined || own === undefined)
    return not('the comment that counts the retries cannot be read')
  const plan = planRetry(verdict.name, facts)
  if (typeof plan === 'string') return not(plan)
  if (context.dryRun) return { isCounted, plan: planned(context.log, [requestOf(facts.ref, plan)]) }
  return claimAndSend(step, comments, plan)
}

async function claimAndSend(step: ExplainStep, comments: OwnComments, plan: RetryPlan) {
  const { context } = step
  let problem = ''
  // Read again whether everything is still as judged, side by side with the comments.
  const readAgain = () =>
    Promise.all([step.gitHub.facts(), readQueue(context, step.explanation.facts.ref)])
  const claiming = claimRetry(context, comments, plan.head, readAgain)
  const claimed = await bestEffort(context, claiming, (why) => {
    problem = why
  })
  if (problem !== '') return { text: `Not retried: it could not be counted. ${problem}` }
  const isCounted = true
  if (claimed === undefined)
    return { isCounted, isOthers: true, text: 'Not retried: another run has counted it' }
  const { claim, present } = claimed
  try {
    return { ...(await send(step, plan, present)), isCounted, claim }
  } catch (error) {
    if (context.signal.aborted || !(error instanceof ServiceError)) throw error
    const text = `The retry failed: ${error.explanation.problem}`
    return { isCounted, claim, text, error: error.ambiguous ? error : undefined }
  }
}

/** The request that a retry sends, and what it rests on. */
interface RetryPlan {
  readonly kind: 'restart' | 'submit'
  readonly head: string
  readonly record: SubmittedPullRequest
}

/** Plans the retry of the head that was judged, from facts alone, or returns why there is none. */
export function planRetry(
  verdict: VerdictName,
  { record, gitHub, queue, ref }: Pick<Facts, 'record' | 'gitHub' | 'queue' | 'ref'>,
  head = ifKnown(gitHub)?.headSha.toLowerCase(),
): RetryPlan | string {
  if (verdict !== 'known-flaky' || record === undefined) return 'it is not known to be flaky'
  if (!gitHub.isKnown || head === undefined) return 'its head commit is not known'
  if (!queue.isKnown) return 'the queue could not be read'
  const { state } = queue.value
  if (state !== 'running') return `the queue is ${state.replaceAll('_', ' ')}`
  const obstacle = obstacleOf(gitHub.value, ref, head)
  if (obstacle !== undefined) return obstacle.text
  if (record.state === 'PENDING_FAILURE') return { kind: 'restart', head, record }
  if (record.state !== 'FAILED' || record.isCurrentlySubmittedToQueue)
    return `it is ${record.state}`
  return reviewProblem(gitHub.value) ?? { kind: 'submit', head, record }
}

const requestOf = (ref: PullRequestRef, { kind, record }: RetryPlan): HttpRequest =>
  kind === 'restart'
    ? restartTestsOnPullRequest(ref)
    : submitPullRequest(ref, optionsAsBefore(record))

const RETRIED = 'retried='

/** Returns the head whose retry a comment counts. */
export const headOf = ({ data }: OwnComment): string | undefined =>
  data.startsWith(RETRIED) ? data.slice(RETRIED.length).toLowerCase() : undefined

/** Lets another run's claim become visible before the comments are read again. */
const CLAIM_PAUSE_MS = 2000

/**
 * Counts the retry of a head that no comment counts yet. The claim is a separate comment, and its first line never changes,
 * so that no update of another run can undo it; of several claims the oldest counts.
 * @param readAgain what else to read before anything is sent
 * @returns `undefined` if the head was retried before, or another run is about to
 */
export async function claimRetry<T>(
  { clock, signal }: Context,
  comments: OwnComments,
  head: string,
  readAgain: () => Promise<T>,
): Promise<{ readonly claim: OwnComment; readonly present: T } | undefined> {
  const claim = await comments.create(`${RETRIED}${head}`, `Trying \`${head.slice(0, 12)}\` again.`)
  await clock.sleep(CLAIM_PAUSE_MS, signal)
  const [listed, present] = await Promise.all([comments.list(), readAgain()])
  const claims = listed.filter((comment) => headOf(comment) === head)
  // A claim that is gone, or is not the oldest, allows nothing.
  if (claims[0]?.id === claim.id) return { claim, present }
  if (claims.some(({ id }) => id === claim.id)) await comments.remove(claim)
  return undefined
}

const notSent = (why: string): Attempt => ({ isOutdated: true, text: `Nothing was sent: ${why}` })

/** Sends the retry, if everything still is as judged, and proves it. */
async function send(
  { context, explanation }: ExplainStep,
  plan: RetryPlan,
  [gitHub, queue]: readonly [Facts['gitHub'], Facts['queue']],
) {
  const { verdict, facts } = explanation
  const { ref } = facts
  const now = planRetry(verdict.name, { record: plan.record, gitHub, queue, ref }, plan.head)
  if (typeof now === 'string') return notSent(now)
  return plan.kind === 'restart' ? restart(context, ref, plan) : submit(context, ref, plan)
}

async function restart(context: Context, ref: PullRequestRef, { record: judged }: RetryPlan) {
  const record = await context.service.findPullRequest(ref)
  if (!record?.isCurrentlySubmittedToQueue || !isAsBefore(record, judged))
    return { ...notSent(`it is ${record?.state ?? 'gone'} now`), last: { record } }
  const { outcome, ...last } = await restartVerified(context, ref, record)
  if (outcome === 'left') return { text: 'It left the queue meanwhile', last }
  return { sent: true, text: 'Its tests were restarted once', last }
}

async function submit(context: Context, ref: PullRequestRef, { record: judged, head }: RetryPlan) {
  const { clock, service } = context
  const deadline = new Deadline(clock, service.retryTimeoutMs)
  const { sent, ...last } = await resubmit(context, ref, judged, {}, deadline)
  if (!sent) return { ...notSent('its state has changed meanwhile'), last }
  // The record may lag behind a push, before or after the submission.
  const { sha: shown } = await settledHead(context, ref, last.record, head)
  if (isOtherHead(shown, head)) {
    // `explain` has not all of the outputs that this would set.
    const { sentence = '', ...exit } = await takeOut({ ...context, setOutputs() {} }, ref)
    const text = `It was submitted again, but its head moved meanwhile. ${sentence}`
    return { text: text.replace(/\.? ?$/, ''), last: { ...last, ...exit } }
  }
  const { state } = last.record ?? {}
  const end = isEnded(state) ? `, and is ${state} now` : ''
  return { sent: true, text: `It was submitted again once${end}`, last }
}

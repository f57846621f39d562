import type { SubmitOptions } from '../service/requests.js'
import { isEnded, type SubmittedPullRequest } from '../service/schemas.js'
import {
  contradiction,
  NO_EFFECT,
  proved,
  type Reading,
  readSettled,
  SETTLE_MS,
  UNCLEAR,
} from '../service/verified-write.js'
import type { Deadline } from '../shared/clock.js'
import type { ActionError } from '../shared/errors.js'
import { type PullRequestRef, pullRequestName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { explain, findingsOf } from './findings.js'
import { ignoredOptions } from './priority.js'
import type { Reason } from './reasons.js'
import { isMerged, isNewer, isOlder, isUnchanged, placeIn, type QueueLookup } from './record.js'
import type { PullRequestReport } from './report.js'

/** Options of a submission, and where the pull request stood before. */
export interface SubmitPlan extends SubmitOptions {
  /** The record before the submission; `undefined` when it was never submitted. */
  readonly before: SubmittedPullRequest | undefined
}

/** A submission that a read has shown. */
export interface Submitted {
  readonly outcome: 'submitted' | 'already-queued' | 'already-merged'
  /** State that a read proves: queued, merged already, or ended in another way. */
  readonly proof: 'queued' | 'merged' | 'ended'
  readonly record: SubmittedPullRequest
  /** One sentence when the service did not take what was requested. */
  readonly ignored?: string | undefined
}

/** Tells whether there is anything to send: a queued one is submitted again only to change it. */
export const needsSubmission = ({ before, ...options }: SubmitPlan): boolean =>
  !before?.isCurrentlySubmittedToQueue || ignoredOptions(options, before).length > 0

/**
 * Submits a pull request and proves with a read that it is in the queue. A queued one is submitted
 * again only when priority or batching differ from the request, because services rewrite them.
 * @throws {ServiceError} `unknown-outcome` when no read shows it in the queue
 */
export async function submitVerified(
  { service }: Context,
  ref: PullRequestRef,
  plan: SubmitPlan,
  deadline?: Deadline,
): Promise<Submitted> {
  const { before } = plan
  if (before !== undefined && !needsSubmission(plan))
    return { outcome: 'already-queued', proof: 'queued', record: before }
  const shown = await service.submitPullRequest(ref, plan, {
    deadline,
    judge: (record, conflict) => judgeSubmission(record, conflict, plan, ref),
    missing: (last) =>
      `no read showed the pull request in the queue (${last?.state ?? 'no record'})`,
  })
  const { proof, record, conflict } = shown
  const explained = proof === 'merged' ? 'already-merged' : 'already-queued'
  const wasQueued = before?.isCurrentlySubmittedToQueue ? 'already-queued' : 'submitted'
  const kept = proof === 'queued' ? ignoredOptions(plan, record) : []
  return {
    outcome: conflict ? explained : wasQueued,
    proof,
    record,
    ignored: kept.length === 0 ? undefined : `The service kept ${kept.join(' and ')}`,
  }
}

/** Only these three prove a submission; after any other record, reading continues. */
function judgeSubmission(
  record: SubmittedPullRequest | undefined,
  conflict: boolean,
  plan: SubmitPlan,
  ref: PullRequestRef,
): Reading<Pick<Submitted, 'proof'> & { record: SubmittedPullRequest; conflict: boolean }> {
  const { before } = plan
  if (record?.isCurrentlySubmittedToQueue) {
    const queued = { proof: 'queued', record, conflict } as const
    const agrees = ignoredOptions(plan, record).length === 0 && !isOlder(record, before)
    return agrees ? proved(queued) : contradiction(queued)
  }
  if (record !== undefined && isMerged(record, ref))
    return proved({ proof: 'merged', record, conflict })
  // A conflict is a refusal, which only the queue itself or a merge explains.
  if (conflict) return NO_EFFECT
  if (record !== undefined && isEnded(record.state) && isNewer(record, before))
    return proved({ proof: 'ended', record, conflict })
  return isUnchanged(record, before) ? NO_EFFECT : UNCLEAR
}

/** The options of a submission as its record shows them. */
export const optionsAsBefore = (record: SubmittedPullRequest): SubmitOptions => ({
  priority: record.priorityValue ?? record.priorityName,
  noBatch: record.noBatch || undefined,
})

/**
 * Submits a failed pull request again as before, and returns its record; nothing is sent if someone
 * else has submitted it since.
 * @param options what the workflow asked for; the rest is taken from the record of the failure
 */
export async function resubmit(
  context: Context,
  ref: PullRequestRef,
  failed: SubmittedPullRequest,
  options: SubmitOptions,
  deadline: Deadline,
): Promise<{ readonly sent: boolean; readonly record: SubmittedPullRequest | undefined }> {
  const asBefore = optionsAsBefore(failed)
  const before = await readSettled(
    context,
    () => context.service.findPullRequest(ref, { deadline }),
    (found) => found === undefined || isOlder(found, failed),
    Math.min(SETTLE_MS, deadline.remainingMs),
  )
  if (before?.isCurrentlySubmittedToQueue || !isUnchanged(before, failed))
    return { sent: false, record: before }
  const { priority = asBefore.priority, noBatch = asBefore.noBatch } = options
  const name = pullRequestName(ref)
  context.log.info(`${name} failed in the queue; submitting it again`)
  const plan = { priority, noBatch, before }
  const { record, ignored } = await submitVerified(context, ref, plan, deadline)
  if (ignored !== undefined) context.log.warning(`${name}: ${ignored}`)
  return { sent: true, record }
}

/**
 * Why it is not ready, judged as everywhere. GitHub and the timeline are asked only if the record
 * has a reason, because a submission that simply waits its turn should cost no more requests.
 * @param waits the step goes on to wait, and says why when that has ended
 */
export async function explainSubmission(
  context: Context,
  ref: PullRequestRef,
  submitted: SubmittedPullRequest,
  waits: boolean,
): Promise<readonly Reason[]> {
  // Whether the base branch is right is for the readiness to say: a queue that has it may know more.
  const record = { ...submitted, prBaseBranch: undefined }
  const { reasons } = findingsOf({ ref, record })
  if (reasons.length === 0 || waits) return reasons
  return (await explain(context, ref, { record })).reasons
}

/** GitHub shows ten warnings of a step; the report has all reasons. */
const MOST_WARNINGS = 5

/** Reports a proved submission, with what the author should know. */
export function submissionReport(
  { log }: Context,
  ref: PullRequestRef,
  { outcome, proof, record, ignored }: Submitted,
  { queue, warning }: QueueLookup,
  reasons: readonly Reason[],
): PullRequestReport {
  const [name, full] = [`#${ref.number}`, pullRequestName(ref)]
  const place = queue && placeIn(queue, ref)
  const headline =
    proof === 'merged'
      ? `${name} ${outcome === 'already-merged' ? 'is already' : 'was submitted and'} merged into ${ref.targetBranch}`
      : `${name} ${outcome === 'submitted' ? 'is' : 'was already'} in the queue of ${ref.targetBranch}${place ? `, ${place}` : ''}`
  log.info(`${headline}; state ${record.state ?? 'not known'}`)
  const why = [ignored, warning].filter((text) => text !== undefined)
  const missing = reasons.slice(0, MOST_WARNINGS).map(({ text }) => `Not ready: ${text}`)
  for (const warning of [...why, ...missing]) log.warning(`${full}: ${warning}`)
  return {
    status: 'good',
    headline,
    reasons,
    why,
    facts: [
      ['State', record.state],
      ['Head commit', record.prSha?.slice(0, 12)],
    ],
  }
}

/** @param was what reads had shown before the step failed */
export function failureReport(
  ref: PullRequestRef,
  { kind, explanation }: ActionError,
  was: 'queued' | 'submitted' | undefined,
): PullRequestReport {
  const { problem, remedy } = explanation
  const [what, queue] = [`#${ref.number}`, `the queue of ${ref.targetBranch}`]
  let headline = `${what} was not submitted to ${queue}`
  if (kind === 'unknown-outcome') headline = `Couldn't confirm whether ${what} is in ${queue}`
  if (was === 'submitted')
    headline = `${what} was submitted to ${queue}, and the step failed after that`
  if (was === 'queued') headline = `${what} was in ${queue} already, and the step failed after that`
  return { status: 'bad', headline, why: [problem], remedy }
}

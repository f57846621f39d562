import type { SubmitOptions } from '../service/requests.js'
import { isEnded, type SubmittedPullRequest } from '../service/schemas.js'
import type { SharedCall } from '../service/verified-write.js'
import type { Deadline } from '../shared/clock.js'
import { type PullRequestRef, pullRequestName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { differences } from './priority.js'
import { isMerged, isNewer, readRecord, readUntil } from './record.js'

/** What to submit, and where the pull request stood before. */
export interface SubmitPlan extends SubmitOptions {
  /** The record before the submission; `undefined` when it was never submitted. */
  readonly before: SubmittedPullRequest | undefined
}

/** A submission that a read has shown. */
export interface Submitted {
  readonly outcome: 'submitted' | 'already-queued'
  /** What a read proves: queued, merged already, or ended in another way. */
  readonly proof: 'queued' | 'merged' | 'ended'
  /** The record that proves it. */
  readonly record: SubmittedPullRequest
  /** One sentence when the service did not take what was requested. */
  readonly ignored?: string | undefined
}

/** Whether there is anything to send: a queued one is submitted again only to change it. */
export const needsSubmission = ({ before, ...options }: SubmitPlan): boolean =>
  !before?.isCurrentlySubmittedToQueue || differences(options, before).length > 0

/**
 * Submits a pull request and proves with a read that it is in the queue. A queued one is submitted
 * again only when priority or batching differ from the request, because services rewrite them.
 * @throws {ServiceError} what the service refused; `unknown-outcome` when no read shows it in the
 *   queue
 */
export async function submitVerified(
  { service, clock }: Context,
  ref: PullRequestRef,
  plan: SubmitPlan,
  deadline?: SharedCall['deadline'],
): Promise<Submitted> {
  const { before } = plan
  if (before !== undefined && !needsSubmission(plan))
    return { outcome: 'already-queued', proof: 'queued', record: before }
  let already = before?.isCurrentlySubmittedToQueue === true
  const read = (call: SharedCall) => readRecord(service, ref, call)
  const { proof, record } = await service.submitPullRequest(ref, plan, {
    deadline,
    wasApplied: async (error, call) => {
      const conflict = error.status === 409
      const first = await read(call)
      const shown = proofOf(first, plan, ref)
      // A conflict is a refusal, which only the queue itself explains.
      if (conflict && shown !== 'queued') return false
      already ||= conflict
      return shown !== undefined || !isUnchanged(first, before)
    },
    prove: (call) => {
      let last: SubmittedPullRequest | undefined
      const readProof = async () => {
        last = await read(call)
        const proof = proofOf(last, plan, ref)
        return last && proof && { record: last, proof }
      }
      const late = (seconds: number) =>
        `it was sent, but for ${seconds} s no read showed the pull request in the queue (${last?.state ?? 'no record'})`
      return readUntil({ clock }, call, readProof, late)
    },
  })
  const kept = proof === 'queued' ? differences(plan, record) : []
  return {
    outcome: already ? 'already-queued' : 'submitted',
    proof,
    record,
    ignored: kept.length === 0 ? undefined : `The service kept ${kept.join(' and ')}`,
  }
}

/** Only these three prove a submission; after any other record, reading continues. */
function proofOf(
  now: SubmittedPullRequest | undefined,
  { before }: SubmitPlan,
  ref: PullRequestRef,
): Submitted['proof'] | undefined {
  if (isMerged(now, ref)) return 'merged'
  if (now?.isCurrentlySubmittedToQueue) return 'queued'
  return now !== undefined && isEnded(now.state) && isNewer(now, before) ? 'ended' : undefined
}

/** Whether two readings show the same state, reached at the same time. */
const isUnchanged = (
  now: SubmittedPullRequest | undefined,
  before: SubmittedPullRequest | undefined,
): boolean => now?.state === before?.state && now?.stateChangedAt === before?.stateChangedAt

/**
 * Submits a failed pull request again as before and returns its record; `undefined` when someone
 * else has submitted it since.
 * @param options what the workflow asked for; the rest is taken from the record of the failure
 */
export async function resubmit(
  context: Context,
  ref: PullRequestRef,
  failed: SubmittedPullRequest,
  options: SubmitOptions,
  deadline: Deadline,
): Promise<SubmittedPullRequest | undefined> {
  const before = await readRecord(context.service, ref, { deadline })
  if (before?.isCurrentlySubmittedToQueue || !isUnchanged(before, failed)) return undefined
  const {
    priority = failed.priorityValue ?? failed.priorityName,
    noBatch = failed.noBatch || undefined,
  } = options
  context.log.info(`${pullRequestName(ref)} failed in the queue; submitting it again`)
  return (await submitVerified(context, ref, { priority, noBatch, before }, deadline)).record
}

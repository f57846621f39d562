import type { CallOptions } from '../http/transport.js'
import type { SubmitOptions } from '../service/requests.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import type { Deadline } from '../shared/clock.js'
import { type PullRequestRef, pullRequestName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { isOtherHead, readRecord } from './record.js'
import { isUnchanged, submitVerified } from './submit.js'
import type { WaitResult } from './wait-result.js'

/**
 * Whether a failed pull request may be submitted again: it is open, and its head is the one that
 * failed. If GitHub cannot say, the proof of the submission must show that head.
 */
export function mayResubmit({ gitHub }: WaitResult, headSha: string | undefined): boolean {
  if (gitHub === undefined) return true
  return gitHub.state === 'open' && !isOtherHead(gitHub.headSha, headSha)
}

/** A submission that was needed, or what happened to the pull request in the meantime. */
export type Resubmission =
  | { readonly sent: true; readonly record: SubmittedPullRequest }
  | { readonly sent: false }

/**
 * Submits a failed pull request again as before, unless the service shows that it has moved on:
 * then someone else has submitted it.
 * @param options what the workflow asked for; the rest is taken from the record of the failure
 */
export async function resubmit(
  context: Context,
  ref: PullRequestRef,
  failed: SubmittedPullRequest,
  options: SubmitOptions,
  deadline: Deadline,
): Promise<Resubmission> {
  const call: CallOptions = { deadline, signal: context.signal }
  const before = await readRecord(context.service, ref, call)
  if (before?.isCurrentlySubmittedToQueue || !isUnchanged(before, failed)) return { sent: false }
  const {
    priority = failed.priorityValue ?? failed.priorityName,
    noBatch = failed.noBatch || undefined,
  } = options
  context.log.info(`${pullRequestName(ref)} failed in the queue; submitting it again`)
  const { record } = await submitVerified(context, ref, { priority, noBatch, before }, deadline)
  return { sent: true, record }
}

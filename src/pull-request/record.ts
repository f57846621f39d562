import { hasStatus } from '../http/errors.js'
import type { CallOptions } from '../http/transport.js'
import type { MergeQueueService } from '../service/client.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Outputs } from '../step/context.js'

/** The service's record of a pull request, or `undefined` when it was never submitted (404 is an ordinary answer). */
export async function readRecord(
  service: MergeQueueService,
  ref: PullRequestRef,
  options?: CallOptions,
): Promise<SubmittedPullRequest | undefined> {
  try {
    const record = await service.getSubmittedPullRequest(ref, options)
    return record.state === undefined && !record.isCurrentlySubmittedToQueue ? undefined : record
  } catch (error) {
    if (hasStatus(error, 404)) return undefined
    throw error
  }
}

/** The outputs that every operation on a pull request gives. */
export function recordOutputs(record: SubmittedPullRequest | undefined): Outputs {
  if (record === undefined) return { submitted: false }
  return {
    state: record.state,
    submitted: record.isCurrentlySubmittedToQueue,
    priority: record.priorityName ?? record.priorityValue,
    ...(record.prSha === undefined ? {} : { 'head-sha': record.prSha }),
  }
}

/** `#12 on main`, for logs and messages. */
export const nameOf = (ref: PullRequestRef): string => `#${ref.number} on ${ref.targetBranch}`

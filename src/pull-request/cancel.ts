import { hasStatus, type ServiceError } from '../http/errors.js'
import { cancelPullRequest } from '../service/requests.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import { notProved, type SharedCall } from '../service/verified-write.js'
import { Deadline } from '../shared/clock.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { readRecord, readUntil } from './record.js'

/** The result of taking a pull request out of the queue, and the record that shows it. */
export interface Cancelled {
  /** `not-queued` when the service says that there was nothing to do. */
  readonly outcome: 'cancelled' | 'not-queued'
  readonly record: SubmittedPullRequest | undefined
}

/** How long a record may lag behind the answer to a write; less where the call has less time. */
const LAG_MS = 30_000

/**
 * Takes a pull request out of the queue and reads back that it is out.
 * @throws {ServiceError} what the service refused; `unknown-outcome` when every read shows it in
 *   the queue
 */
export async function cancelVerified(
  { service, clock }: Context,
  ref: PullRequestRef,
): Promise<Cancelled> {
  const readOut = async (call: SharedCall): Promise<Cancelled | undefined> => {
    const record = await readRecord(service, ref, call)
    return record?.isCurrentlySubmittedToQueue ? undefined : { outcome: 'cancelled', record }
  }
  try {
    return await service.cancelPullRequest(ref).send({
      wasApplied: async (_, call) => (await readOut(call)) !== undefined,
      prove: (call) => {
        const deadline = new Deadline(clock, Math.min(LAG_MS, call.deadline.remainingMs))
        const read = () => readOut(call)
        return readUntil({ clock }, { ...call, deadline }, read, stillQueued(ref), LAG_MS)
      },
    })
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
    const record = await readRecord(service, ref)
    // 404 to the write, but still queued in the read: that proves nothing.
    if (record?.isCurrentlySubmittedToQueue) throw error
    return { outcome: 'not-queued', record }
  }
}

const stillQueued =
  (ref: PullRequestRef) =>
  (seconds: number): ServiceError =>
    notProved(
      cancelPullRequest(ref),
      `the service acknowledged it, and still shows the pull request in the queue ${seconds} s later`,
    )

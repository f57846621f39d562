import { hasStatus } from '../http/errors.js'
import { RunCancelled } from '../runner/runner.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import type { SharedCall } from '../service/verified-write.js'
import { Deadline } from '../shared/clock.js'
import { ActionError, explain } from '../shared/errors.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { isMerged, readRecord, readUntil, recordOutputs } from './record.js'

/** A pull request out of the queue, and the record that shows it. */
interface Cancelled {
  /** `not-queued` when the service says that there was nothing to do. */
  readonly outcome: 'cancelled' | 'not-queued'
  readonly record: SubmittedPullRequest | undefined
}

/** How long a record may lag behind the answer to a write; less where the call has less time. */
const LAG_MS = 30_000

/**
 * Takes a pull request out of the queue and reads back that it is out.
 * @throws {ServiceError} `unknown-outcome` when every read shows it in the queue
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
    return await service.cancelPullRequest(ref, {
      wasApplied: async (_, call) => (await readOut(call)) !== undefined,
      prove: (call) => {
        const deadline = new Deadline(clock, Math.min(LAG_MS, call.deadline.remainingMs))
        const late = (seconds: number) =>
          `the service acknowledged it, and still shows the pull request in the queue ${seconds} s later`
        return readUntil({ clock }, { ...call, deadline }, () => readOut(call), late, LAG_MS)
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

/** The result of taking a pull request out of the queue, or of leaving it there. */
export interface QueueExit {
  /** A read showed that this step took it out. */
  readonly takenOut: boolean
  /** One sentence for the reader; absent when nothing was tried. */
  readonly sentence?: string
  /** The record that a read showed afterwards. */
  readonly record?: SubmittedPullRequest | undefined
}

/** Takes the pull request out of the queue. Fails only if the run is cancelled in the meantime. */
export async function takeOut(context: Context, ref: PullRequestRef): Promise<QueueExit> {
  if (context.dryRun) return { takenOut: false, sentence: 'Dry run: it was left in the queue.' }
  try {
    const { outcome, record } = await cancelVerified(context, ref)
    context.setOutputs(recordOutputs(record))
    const end = isMerged(record, ref) ? 'merged' : outcome
    return { takenOut: end === 'cancelled', sentence: SENTENCES[end], record }
  } catch (error) {
    const { reason } = context.signal
    // During a pause between two requests, the timeout itself is the error.
    const outOfTime = error === reason
    if (reason instanceof RunCancelled || !(error instanceof ActionError || outOfTime)) throw error
    const why = error instanceof ActionError ? explain(error.explanation) : OUT_OF_TIME
    return { takenOut: false, sentence: `It could not be taken out of the queue: ${why}` }
  }
}

const SENTENCES = {
  merged: 'It was merged before it could be taken out of the queue.',
  cancelled: 'It was taken out of the queue.',
  'not-queued': 'It had already left the queue.',
}
const OUT_OF_TIME =
  'no read showed it out of the queue in the time that was left. Look at the queue.'

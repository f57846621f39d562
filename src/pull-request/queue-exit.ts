import { hasStatus } from '../http/errors.js'
import { isEnded, type SubmittedPullRequest } from '../service/schemas.js'
import { NO_EFFECT, proved, readSettled, SETTLE_MS } from '../service/verified-write.js'
import { bestEffort } from '../shared/best-effort.js'
import { explain } from '../shared/errors.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { isMerged, isNewer, isQueued, mergedElsewhere, recordOutputs } from './record.js'

/** How long the reads go on between two cancels: a cancelled run has little time. */
const CANCEL_AGAIN_MS = 1000

/**
 * Takes a pull request out of the queue and reads back that it is out.
 * @returns `not-queued` when the service says that there was nothing to do
 * @throws {ServiceError} `unknown-outcome` when every read shows it in the queue
 */
export async function cancelVerified(context: Context, ref: PullRequestRef): Promise<Cancelled> {
  const { service, clock } = context
  const began = clock.monotonic()
  for (;;) {
    try {
      return await service.cancelPullRequest(ref, {
        judge: (record, conflict) => {
          if (isQueued(record)) return NO_EFFECT
          // One that has failed came out by itself: a cancellation fails nothing.
          const outcome = conflict || record?.state === 'FAILED' ? 'not-queued' : 'cancelled'
          return proved({ outcome, record })
        },
        missing: () => 'the service still showed the pull request in the queue',
        // A second cancel takes out what the first one left.
        resendAfterMs: CANCEL_AGAIN_MS,
      })
    } catch (error) {
      if (!hasStatus(error, 404)) throw error
      const find = () => service.findPullRequest(ref)
      const record = await readSettled(context, find, isQueued, CANCEL_AGAIN_MS)
      if (!isQueued(record)) return { outcome: 'not-queued', record }
      // The record lags behind what took it out, or it came into the queue just now. Once neither
      // explains it, a 404 to the write proves nothing.
      if (clock.monotonic() - began >= SETTLE_MS) throw error
    }
  }
}

interface Cancelled {
  readonly outcome: 'cancelled' | 'not-queued'
  readonly record: SubmittedPullRequest | undefined
}

const KEEP_OUT_PAUSE_MS = 500

/**
 * Takes out what may still arrive: a submission without an answer can be applied at any moment, so
 * this reads and cancels until it was seen leaving, or until the context's time is over.
 * @param before the record before the submission
 */
export async function keepOut(
  context: Context,
  ref: PullRequestRef,
  before: SubmittedPullRequest | undefined,
): Promise<QueueExit> {
  const { clock, signal } = context
  let record: SubmittedPullRequest | undefined
  while (!signal.aborted) {
    const exit = await takeOut(context, ref)
    record = exit.record ?? record
    const hasArrived = exit.record !== undefined && isNewer(exit.record, before)
    if (hasArrived && isEnded(exit.record?.state)) return exit
    await clock.sleep(KEEP_OUT_PAUSE_MS, signal).catch(() => {})
  }
  return { takenOut: false, sentence: MAY_ARRIVE, record }
}

export const MAY_ARRIVE =
  'The service never answered the submission, so the pull request may still be put into the queue.'

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
  let why = ''
  const left = await bestEffort(context, cancelVerified(context, ref), (_, error) => {
    why = error === undefined ? OUT_OF_TIME : explain(error.explanation)
  })
  if (left === undefined)
    return { takenOut: false, sentence: `It could not be taken out of the queue: ${why}` }
  const { outcome, record } = left
  context.setOutputs(recordOutputs(record))
  const elsewhere = mergedElsewhere(record, ref)
  if (elsewhere !== undefined) return { takenOut: false, sentence: `${elsewhere}.`, record }
  const end = isMerged(record, ref) ? 'merged' : outcome
  return { takenOut: end === 'cancelled', sentence: SENTENCES[end], record }
}

const SENTENCES = {
  merged: 'It was merged before it could be taken out of the queue.',
  cancelled: 'It was taken out of the queue.',
  'not-queued': 'It had already left the queue.',
}
const OUT_OF_TIME =
  "the action couldn't confirm that it left before the time was up. Look at the queue."

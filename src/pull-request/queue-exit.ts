/**
 * The way out of the queue. Code that may have put a pull request into the queue runs inside {@link
 * whileQueued}, so that a cancelled run goes through `on-abort` whatever the step is doing.
 */
import { graceMs, RunCancelled } from '../runner/runner.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import { ActionError, explain } from '../shared/errors.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { afterAbort } from '../step/within.js'
import { cancelVerified } from './cancel.js'
import { isMerged, recordOutputs } from './record.js'

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
    if (record !== undefined && isMerged(record, ref.targetBranch))
      return {
        takenOut: false,
        sentence: 'It was merged before it could be taken out of the queue.',
        record,
      }
    return outcome === 'cancelled'
      ? { takenOut: true, sentence: 'It was taken out of the queue.', record }
      : { takenOut: false, sentence: 'It had already left the queue.', record }
  } catch (error) {
    const { reason } = context.signal
    // During a pause between two requests, the timeout itself is the error.
    const outOfTime = error === reason
    if (reason instanceof RunCancelled || !(error instanceof ActionError || outOfTime)) throw error
    const why = error instanceof ActionError ? explain(error.explanation) : OUT_OF_TIME
    return { takenOut: false, sentence: `It could not be taken out of the queue: ${why}` }
  }
}

const OUT_OF_TIME =
  'no read showed it out of the queue in the time that was left. Look at the queue.'

/** A pull request that may be in the queue, and what a cancelled run does with it. */
export interface Guard {
  readonly context: Context
  readonly ref: PullRequestRef
  /** May change on the way: a step that is taking the pull request out must finish that. */
  onAbort: 'leave' | 'cancel'
}

/**
 * Runs `work`, during which the pull request is or may be in the queue.
 * @param work ends with an error when the run is cancelled, whatever it is doing
 * @param aborted makes the result of a cancelled run
 */
export async function whileQueued<T>(
  guard: Guard,
  work: () => Promise<T>,
  aborted: (exit: QueueExit) => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!guard.context.signal.aborted) throw error
    return aborted(await exitAfterAbort(guard))
  }
}

/** All of this must fit into the time that GitHub leaves a cancelled run. */
async function exitAfterAbort({ context, ref, onAbort }: Guard): Promise<QueueExit> {
  const ms = graceMs(context.signal)
  if (onAbort === 'leave' || ms === 0) return { takenOut: false }
  // Half of it for the service; the rest is for outputs and summary.
  return afterAbort(context, ms / 2, (bounded) => takeOut(bounded, ref))
}

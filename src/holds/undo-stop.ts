/** Undoes a stop that failed: removes its hold again, if that leaves no queue stopped. */
import { hadNoEffect } from '../http/errors.js'
import { graceMs, WRITING_MS } from '../runner/runner.js'
import { type Deadline, TimeOver } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import type { QueueRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { type Note, withNote } from './failure-note.js'
import { type HeldQueueContext, type HoldOutput, heldQueue } from './held-queue.js'
import { type HoldComment, liveHolds } from './hold.js'
import { type HeldQueue, isHeld, withoutDeletedComments } from './protocol.js'
import { resumeIfFree } from './release.js'
import type { FailedStop } from './stop-with-hold.js'
import { holdStore } from './store.js'
import { resumeAnyway } from './text.js'

/** The hold of a step that failed. */
interface OwnHold {
  readonly name: string
  readonly step: string
  /** True if the post step of this job ends the hold. */
  readonly hasPostStep: boolean
}

/** The fate of a failed step's hold. */
interface Undone {
  /** The failure, with the fate of the hold. */
  readonly error: unknown
  /** True if this step left neither a hold nor a stopped queue behind. */
  readonly isClean: boolean
}

/** Removes the comment of a step that failed or was cancelled, if that leaves no queue stopped. */
export async function undoStop(
  context: Context<HoldOutput>,
  deadline: Deadline,
  ref: QueueRef,
  hold: OwnHold,
  { failure, own, mayBeStopped }: FailedStop,
): Promise<Undone> {
  if (own === undefined && hadNoEffect(failure)) return { error: failure, isClean: true }
  const fate = await withdrawAndShow(context, inGrace(deadline), ref, hold.step, own).catch(
    asActionError,
  )
  const error = withNote(failure, noteOn(fate, hold, ref))
  const isGone = fate === 'removed' || fate === 'absent'
  const isStateUntouched = !mayBeStopped || hadNoEffect(failure)
  return { error, isClean: isGone && isStateUntouched }
}

/** Returns an expected failure as a value, and throws a bug. */
function asActionError(error: unknown): ActionError {
  if (error instanceof ActionError) return error
  if (!(error instanceof TimeOver)) throw error
  const request = 'Removing the hold again'
  return new ActionError('timed-out', { request, problem: error.message, remedy: '' })
}

/** Returns the time that is left after the run was cancelled, or the deadline as it is. */
function inGrace(deadline: Deadline): Deadline {
  if (!deadline.isCancelled) return deadline
  return deadline.afterCancellation(graceMs(deadline.signal) - 2 * WRITING_MS)
}

/** The comment was removed, stays, or was never there. */
type Withdrawal = 'removed' | 'kept' | 'absent'

/** Withdraws a comment, resumes the queue if no hold is left then, and updates the issue. */
async function withdrawAndShow(
  context: HeldQueueContext,
  deadline: Deadline,
  ref: QueueRef,
  step: string,
  written: HoldComment | undefined,
): Promise<Withdrawal> {
  const store = holdStore(context, deadline, ref)
  const queue = heldQueue(context, deadline, ref, store, () =>
    context.service.getQueue(deadline, ref),
  )
  const show = async () => store.show(liveHolds(await store.list(), context.clock.now()))
  const { end, own } = await withdraw(queue, step, written)
  if (end !== 'removed') {
    await show()
    return end
  }
  // The hold is gone whatever happens now, and the step fails with the advice to check the queue.
  await resumeIfFree(queue, [own]).then(show).catch(asActionError)
  return end
}

/**
 * Removes the comment of a step that failed, but only if the queue runs or another hold counts.
 * Otherwise it would leave the queue stopped without a hold. After a removal, the caller has to resume
 * the queue if it is free.
 */
export async function withdraw(
  queue: HeldQueue,
  step: string,
  written: HoldComment | undefined,
): Promise<
  | { readonly end: 'removed'; readonly own: HoldComment }
  | { readonly end: 'kept' | 'absent'; readonly own?: undefined }
> {
  const isOwn = (comment: HoldComment) => comment.step === step
  const hasNone = (comments: readonly HoldComment[]) => !comments.some(isOwn)
  const comments =
    written === undefined ? await queue.settled(queue.list, hasNone) : await queue.list()
  const own = written ?? comments.find(isOwn)
  if (own === undefined) return { end: 'absent' }
  const { state } = await queue.readQueue()
  if (state !== 'running' && !(await hasOther(queue, comments, own))) return { end: 'kept' }
  await queue.remove(own)
  return { end: 'removed', own }
}

/** Returns whether another comment keeps the queue stopped. */
async function hasOther(
  queue: HeldQueue,
  comments: readonly HoldComment[],
  own: HoldComment,
): Promise<boolean> {
  const isOther = ({ id }: HoldComment) => id !== own.id
  // A new list may show the own comment again.
  const others = (await withoutDeletedComments(queue, comments.filter(isOther))).filter(isOther)
  return isHeld(queue, others)
}

/** @param fate what became of the hold, or why it could not be removed */
function noteOn(
  fate: Withdrawal | ActionError,
  { name, hasPostStep }: OwnHold,
  ref: QueueRef,
): Note | undefined {
  if (fate === 'absent') return undefined
  if (fate === 'removed')
    return {
      problem: `the hold \`${name}\` was removed again`,
      remedy: `Check the state of the queue first. ${resumeAnyway(ref)}`,
    }
  if (fate instanceof ActionError)
    return {
      problem: `the hold \`${name}\` could not be removed again (${fate.explanation.problem})`,
      remedy: `To end the hold, run \`resume-queue\` with \`hold: ${name}\`, or delete its comment. Check the state of the queue first. ${resumeAnyway(ref)}`,
    }
  const problem = `the hold \`${name}\` stays, because the queue is stopped and no other hold keeps it`
  if (hasPostStep) return { problem, remedy: 'The hold ends with this job.' }
  return { problem, remedy: `To end the hold, run \`resume-queue\` with \`hold: ${name}\`.` }
}

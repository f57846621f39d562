/** Undoes a stop that failed: removes the hold again, if that leaves no queue stopped. */
import { ServiceError } from '../http/errors.js'
import { graceMs, WRITING_MS } from '../runner/runner.js'
import { ActionError, RunCancelled } from '../shared/errors.js'
import type { QueueRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { afterAbort } from '../step/within.js'
import { type Note, withNote } from './failure-note.js'
import { type HeldQueueContext, type HoldOutput, heldQueue } from './held-queue.js'
import { type HoldComment, liveHolds } from './hold.js'
import { type HeldQueue, withoutGone } from './protocol.js'
import { resumeIfFree } from './release.js'
import type { FailedStop } from './stop-with-hold.js'
import { HoldStore } from './store.js'
import { resumeAnyway } from './text.js'

/** The hold of a step that failed. */
interface OwnHold {
  readonly name: string
  readonly step: string
  /** Whether the post step of this job ends the hold. */
  readonly hasPostStep: boolean
}

/** The fate of a failed step's hold. */
interface Undone {
  /** The failure, which also tells what became of the hold. */
  readonly error: unknown
  /** Whether this step left nothing behind, neither a hold nor a stopped queue. */
  readonly isClean: boolean
}

/** Removes the comment of a step that failed or was cancelled, if that leaves no queue stopped. */
export async function undoStop(
  context: Context<HoldOutput>,
  ref: QueueRef,
  hold: OwnHold,
  { failure, own, mayBeStopped }: FailedStop,
): Promise<Undone> {
  const isRefused = failure instanceof ServiceError && !failure.mayTakeEffect
  if (own === undefined && isRefused) return { error: failure, isClean: true }
  let isRemoved = false
  const onRemoved = () => {
    isRemoved = true
  }
  const remove = async (contextWithDeadline: HeldQueueContext) => {
    const store = new HoldStore(contextWithDeadline, ref)
    const readState = async () => (await contextWithDeadline.service.getQueue(ref)).state
    const queue = heldQueue(contextWithDeadline, ref, store, readState, () => {})
    const end = await withdraw(queue, hold.step, own, onRemoved)
    await store.show(liveHolds(await store.list(), contextWithDeadline.clock.now()))
    return end
  }
  const isClean = !mayBeStopped || isRefused
  try {
    const end = await withinGrace(context, remove)
    const note = noteOn(end, hold, ref)
    return { error: withNote(failure, note), isClean: isClean && end !== 'kept' }
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    const note = isRemoved ? noteOn('removed', hold, ref) : notRemoved(hold, error, ref)
    return { error: withNote(failure, note), isClean: isClean && isRemoved }
  }
}

/** Runs work at once, or in the time that is left after the run was cancelled. */
function withinGrace<T>(
  context: Context<HoldOutput>,
  work: (contextWithDeadline: HeldQueueContext) => Promise<T>,
): Promise<T> {
  const { signal } = context
  if (!(signal.reason instanceof RunCancelled)) return work(context)
  return afterAbort(context, graceMs(signal) - 2 * WRITING_MS, work)
}

/**
 * Removes the comment of a step that failed, but only if the queue runs or another hold counts.
 * Otherwise it would leave the queue stopped without a hold.
 * @returns whether the comment was removed, stays, or was never there
 */
export async function withdraw(
  queue: HeldQueue,
  step: string,
  written: HoldComment | undefined,
  onRemoved: () => void,
): Promise<'removed' | 'kept' | 'absent'> {
  const isOwn = (comment: HoldComment) => comment.step === step
  const hasNone = (comments: readonly HoldComment[]) => !comments.some(isOwn)
  const comments =
    written === undefined ? await queue.settled(queue.list, hasNone) : await queue.list()
  const own = written ?? comments.find(isOwn)
  if (own === undefined) return 'absent'
  if ((await queue.readState()) !== 'running') {
    const others = await withoutGone(
      queue,
      comments.filter(({ id }) => id !== own.id),
    )
    if (
      liveHolds(
        others.filter(({ id }) => id !== own.id),
        queue.now(),
      ).length === 0
    )
      return 'kept'
  }
  await queue.remove(own)
  onRemoved()
  await resumeIfFree(queue, { removed: [own] })
  return 'removed'
}

function noteOn(
  end: Awaited<ReturnType<typeof withdraw>>,
  { name, hasPostStep }: OwnHold,
  ref: QueueRef,
): Note | undefined {
  if (end === 'absent') return undefined
  if (end === 'removed')
    return {
      problem: `the hold \`${name}\` was removed again`,
      remedy: `Check the state of the queue first. ${resumeAnyway(ref)}`,
    }
  const problem = `the hold \`${name}\` stays, because the queue is stopped and no other hold keeps it`
  if (hasPostStep) return { problem, remedy: 'The hold ends with this job.' }
  return { problem, remedy: `To end the hold, run \`resume-queue\` with \`hold: ${name}\`.` }
}

const notRemoved = ({ name }: OwnHold, error: ActionError, ref: QueueRef): Note => ({
  problem: `the hold \`${name}\` could not be removed again (${error.explanation.problem})`,
  remedy: `To end the hold, run \`resume-queue\` with \`hold: ${name}\`, or delete its comment. Check the state of the queue first. ${resumeAnyway(ref)}`,
})

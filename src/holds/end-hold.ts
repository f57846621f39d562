/** Ends holds: removes them, and resumes the queue when none is left. */
import { HttpError } from '../http/errors.js'
import type { Queue } from '../service/schemas.js'
import type { Deadline } from '../shared/deadline.js'
import { type QueueRef, queueName } from '../shared/references.js'
import { withNote } from './failure-note.js'
import { type HeldQueueContext, type HoldContext, heldQueue } from './held-queue.js'
import { type Hold, type HoldComment, liveHolds } from './hold.js'
import type { HeldQueue } from './protocol.js'
import {
  type CommentsOfStep,
  listOwn,
  type Release,
  type ResumeConditions,
  resumeIfFree,
} from './release.js'
import { type HoldStore, holdStore } from './store.js'
import { holdNames, resumeAnyway } from './text.js'

/** The hold that a step ends. */
interface EndedHold extends CommentsOfStep, ResumeConditions {
  readonly name: string
  /** The hold that this job wrote. If a person deleted it meanwhile, it counts as removed. */
  readonly remembered?: Hold
}

/** Removes the comments of one hold, resumes the queue if no hold is left, and updates the issue. */
export async function endHold(
  context: HeldQueueContext,
  deadline: Deadline,
  ref: QueueRef,
  readQueue: () => Promise<Queue>,
  hold: EndedHold,
): Promise<Release> {
  const { name, remembered } = hold
  const store = holdStore(context, deadline, ref)
  const queue = heldQueue(context, deadline, ref, store, readQueue)
  const own = await listOwn(queue, hold)
  const removal = await removeComments(context, ref, queue, own)
  if (removal.failure !== undefined) throw failedRemoval(ref, name, removal)
  const ended = own.length === 0 && remembered !== undefined ? [remembered] : own
  try {
    const release = await resumeIfFree(queue, ended, hold)
    await store.show(release.holds)
    return release
  } catch (error) {
    if (own.length === 0) throw error
    throw withRemovedHold(error, ref, name, 'was removed')
  }
}

/** How far the removal of a hold came. */
interface HoldRemoval {
  /** Number of comments that are gone. */
  readonly removed: number
  /** Why the next comment could not be removed. */
  readonly failure?: unknown
}

/** Removes comments until one cannot be removed. */
async function removeComments(
  { log }: Pick<HoldContext, 'log'>,
  ref: QueueRef,
  queue: HeldQueue,
  comments: readonly HoldComment[],
): Promise<HoldRemoval> {
  for (const [removed, comment] of comments.entries()) {
    try {
      await queue.remove(comment)
    } catch (failure) {
      return { removed, failure }
    }
    if (removed === 0) log.info(`Removed the hold ${comment.name} of the queue ${queueName(ref)}`)
  }
  return { removed: comments.length }
}

function failedRemoval(ref: QueueRef, name: string, { removed, failure }: HoldRemoval): unknown {
  if (removed > 0) return withRemovedHold(failure, ref, name, 'was removed')
  if (failure instanceof HttpError && failure.mayStillApply)
    return withRemovedHold(failure, ref, name, 'may be removed already')
  return failure
}

/** Adds to a failure that the hold is gone, or may be. */
const withRemovedHold = (
  failure: unknown,
  ref: QueueRef,
  name: string,
  fate: 'was removed' | 'may be removed already',
): unknown =>
  withNote(failure, {
    problem: `the hold \`${name}\` of the queue ${queueName(ref)} ${fate}, but the queue may still be stopped`,
    remedy: resumeAnyway(ref),
  })

/** Removes every hold. @throws {ActionError} when some may already be removed */
export async function removeAllHolds(
  context: HoldContext,
  ref: QueueRef,
  store: HoldStore,
): Promise<void> {
  const comments = await store.list()
  const holds = liveHolds(comments, context.clock.now())
  for (const comment of comments) await store.remove(comment)
  if (holds.length > 0)
    context.log.info(`Removed the holds of the queue ${queueName(ref)}: ${holdNames(holds)}`)
  await store.show([])
}

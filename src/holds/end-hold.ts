/** Ends holds: removes them, and resumes the queue when none is left. */
import { ServiceError } from '../http/errors.js'
import { bestEffort } from '../shared/best-effort.js'
import { type QueueRef, queueName } from '../shared/references.js'
import { withNote } from './failure-note.js'
import type { HoldContext } from './held-queue.js'
import { liveHolds } from './hold.js'
import type { HeldQueue } from './protocol.js'
import { type CommentsOfStep, type Release, releaseHold } from './release.js'
import type { HoldStore } from './store.js'
import { holdNames, resumeAnyway } from './text.js'

/** Removes comments of one hold, resumes the queue if no hold is left, and updates the issue. */
export async function endHold(
  context: HoldContext,
  ref: QueueRef,
  queue: HeldQueue,
  store: HoldStore,
  { name, ...own }: { readonly name: string } & Omit<CommentsOfStep, 'onRemoving'>,
): Promise<Release> {
  let hasBegun = false
  let isRemoved = false
  const onRemoving = (isDone: boolean) => {
    hasBegun = true
    if (isDone && !isRemoved)
      context.log.info(`Removed the hold ${name} of the queue ${queueName(ref)}`)
    isRemoved ||= isDone
  }
  try {
    const release = await releaseHold(queue, { ...own, onRemoving })
    await tidyUp(context, store, release)
    return release
  } catch (error) {
    const isInDoubt = hasBegun && error instanceof ServiceError && error.mayTakeEffect
    if (!isRemoved && !isInDoubt) throw error
    throw withRemovedHold(error, ref, name, isRemoved)
  }
}

/** Removes what no longer counts if the queue runs without holds, and updates the issue. */
async function tidyUp(
  context: HoldContext,
  store: HoldStore,
  { end, leftovers, holds }: Release,
): Promise<void> {
  const isOver = end === 'resumed' || (end === 'running' && holds.length === 0)
  if (isOver) {
    const removal = async () => {
      for (const comment of leftovers) await store.remove(comment)
    }
    await bestEffort(context, removal(), (why) =>
      context.log.warning(`An expired hold could not be removed: ${why}`),
    )
  }
  await store.show(holds)
}

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

/**
 * Adds to a failure that the hold is already removed.
 * @param isCertain false if GitHub did not answer to the removal
 */
export function withRemovedHold(
  failure: unknown,
  ref: QueueRef,
  name: string,
  isCertain: boolean,
): unknown {
  const was = isCertain ? 'was removed' : 'may be removed already'
  return withNote(failure, {
    problem: `the hold \`${name}\` of the queue ${queueName(ref)} ${was}, but the queue may still be stopped`,
    remedy: resumeAnyway(ref),
  })
}

/** Reading and removing holds, and resuming the queue when none is left. */
import { ServiceError } from '../http/errors.js'
import { bestEffort } from '../shared/best-effort.js'
import { ActionError } from '../shared/errors.js'
import { type QueueRef, queueName } from '../shared/references.js'
import { type HoldContext, withRemovedHold } from './held-queue.js'
import { liveHolds, type NamedHold } from './hold.js'
import { type CommentsOfStep, type HeldQueue, type Release, releaseHold } from './protocol.js'
import { HoldStore, type StoredHold } from './store.js'
import { holdNames } from './text.js'

/** Removes comments of one hold, resumes the queue if no hold is left, and updates the issue. */
export async function endHold(
  context: HoldContext,
  ref: QueueRef,
  queue: HeldQueue<StoredHold>,
  store: HoldStore,
  { name, ...own }: { readonly name: string } & Omit<CommentsOfStep<StoredHold>, 'onRemoving'>,
): Promise<Release<StoredHold>> {
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
  { end, leftovers, holds }: Release<StoredHold>,
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

/** Reads the holds that count. If that fails, reports the reason and returns `undefined`. */
export function readLiveHolds(
  context: HoldContext,
  ref: QueueRef,
  onFailure: (why: string) => void,
  store = new HoldStore(context, ref),
): Promise<readonly NamedHold<StoredHold>[] | undefined> {
  const read = async () => liveHolds(await store.list(), context.clock.now())
  return bestEffort(context, read(), onFailure)
}

/** The failure for a queue that is stopped, but not by the hold that the step should remove. */
export const notResumed = (ref: QueueRef, problem: string, remedy: string): ActionError =>
  new ActionError('refused', { request: `Resuming the queue ${queueName(ref)}`, problem, remedy })

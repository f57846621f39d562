/** Reading and removing holds, and resuming the queue when none is left. */
import { bestEffort } from '../shared/best-effort.js'
import { ActionError } from '../shared/errors.js'
import { type QueueRef, queueName } from '../shared/references.js'
import { type HoldContext, withRemovedHold } from './held-queue.js'
import { isLive } from './hold.js'
import { type HeldQueue, type OwnHold, type Release, releaseHold } from './protocol.js'
import { HoldStore, type StoredHold } from './store.js'
import { holdNames } from './text.js'

/** Removes one hold, resumes the queue if no other is left, and updates the issue. */
export async function endHold(
  context: HoldContext,
  ref: QueueRef,
  queue: HeldQueue<StoredHold>,
  store: HoldStore,
  own: Omit<OwnHold, 'onRemoved'>,
): Promise<Release<StoredHold>> {
  const { name } = own
  let isRemoved = false
  const onRemoved = () => {
    isRemoved = true
    context.log.info(`Removed the hold ${name} of the queue ${queueName(ref)}`)
  }
  try {
    const release = await releaseHold(queue, { ...own, onRemoved })
    await tidyUp(context, store, release)
    return release
  } catch (error) {
    throw isRemoved ? withRemovedHold(error, ref, name) : error
  }
}

/** Removes expired holds if the queue was resumed, and updates the issue. */
async function tidyUp(
  context: HoldContext,
  store: HoldStore,
  { end, expired, holds }: Release<StoredHold>,
): Promise<void> {
  if (end !== 'resumed' && !(end === 'running' && holds.length === 0)) return store.show(holds)
  const removal = async () => {
    for (const hold of expired) await store.remove(hold)
  }
  await bestEffort(context, removal(), (why) =>
    context.log.warning(`An expired hold could not be removed: ${why}`),
  )
  await store.show(holds)
}

/** Removes every hold. @throws {ActionError} when some may already be removed */
export async function removeAllHolds(context: HoldContext, ref: QueueRef): Promise<void> {
  const store = new HoldStore(context, ref)
  const holds = await store.read()
  for (const hold of holds) await store.remove(hold)
  if (holds.length > 0)
    context.log.info(`Removed the holds of the queue ${queueName(ref)}: ${holdNames(holds)}`)
  await store.show([])
}

/** Reads the holds that count. If that fails, reports the reason and returns `undefined`. */
export function readLiveHolds(
  context: HoldContext,
  ref: QueueRef,
  onFailure: (why: string) => void,
): Promise<readonly StoredHold[] | undefined> {
  const read = async () =>
    (await new HoldStore(context, ref).read()).filter((hold) => isLive(hold, context.clock.now()))
  return bestEffort(context, read(), onFailure)
}

/** The failure for a queue that is stopped, but not by the hold that the step should remove. */
export const notResumed = (ref: QueueRef, problem: string, remedy: string): ActionError =>
  new ActionError('refused', { request: `Resuming the queue ${queueName(ref)}`, problem, remedy })

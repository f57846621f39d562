/** Connects the protocol of holds to the service and to GitHub. */

import { readQueue, recordEnsured } from '../queue/operation.js'
import type { QueueContext } from '../queue/watch.js'
import { ensureQueue, requireDone } from '../queue/writes.js'
import { graceMs, WRITING_MS } from '../runner/runner.js'
import type { Queue } from '../service/schemas.js'
import { readSettled } from '../service/verified-write.js'
import { ActionError, RunCancelled } from '../shared/errors.js'
import { type QueueRef, queueName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { afterAbort } from '../step/within.js'
import type { HeldQueue } from './protocol.js'
import { HoldStore, type StoredHold } from './store.js'
import { resumeAnyway } from './text.js'

/** The parts of the context that reading and changing holds needs. */
export type HoldContext = QueueContext & Pick<Context, 'github' | 'redact' | 'setOutputs'>

/**
 * Returns a queue and its holds as the protocol uses them.
 * @param store the holds of the queue
 * @param readState reads and records the queue
 * @param onChanged gets the queue after each change of its state
 */
export function heldQueue(
  context: HoldContext,
  ref: QueueRef,
  store: HoldStore,
  readState: () => Promise<string>,
  onChanged: (queue: Queue) => void,
): HeldQueue<StoredHold> {
  const { clock } = context
  return {
    now: () => clock.now(),
    readState,
    async setState(after, before) {
      const changes = [{ field: 'state', before, after }] as const
      const ensured = await ensureQueue(context, ref, changes, { state: after })
      recordEnsured(context, ensured)
      onChanged(requireDone(ensured))
    },
    readHolds: () => store.read(),
    writeHold: (hold, previous) => store.write(hold, previous),
    removeHold: (hold) => store.remove(hold),
    undo: (name, failure) => removeNewHold(context, ref, name, failure),
    settled: (read, isSettled) => readSettled(context, read, (value) => !isSettled(value)),
  }
}

/** A queue whose holds a step changes. */
export interface TrackedQueue {
  readonly store: HoldStore
  readonly held: HeldQueue<StoredHold>
  /** Returns the queue as last read or changed. */
  readonly latest: () => Queue
}

/** Returns the holds of a queue, and keeps up with the queue while a step changes them. */
export function trackQueue(context: Context, ref: QueueRef, found: Queue): TrackedQueue {
  const store = new HoldStore(context, ref)
  let queue = found
  const readState = async () => {
    queue = await readQueue(context, ref)
    return queue.state
  }
  const onChanged = (changed: Queue) => {
    queue = changed
  }
  return { store, held: heldQueue(context, ref, store, readState, onChanged), latest: () => queue }
}

/** Removes the new hold of a step that failed or was cancelled, and adds a note to the failure. */
async function removeNewHold(
  context: HoldContext,
  ref: QueueRef,
  name: string,
  failure: unknown,
): Promise<never> {
  const { signal } = context
  const remove = async (bounded: HoldContext) => {
    const store = new HoldStore(bounded, ref)
    const own = (await store.read()).find((hold) => hold.name === name)
    if (own !== undefined) await store.remove(own)
    await store.show((await store.read()).filter((hold) => hold.name !== name))
  }
  let note = `the hold \`${name}\` was removed again`
  try {
    if (signal.reason instanceof RunCancelled)
      await afterAbort(context, graceMs(signal) - 2 * WRITING_MS, remove)
    else await remove(context)
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    note = `the hold \`${name}\` could not be removed again (${error.explanation.problem}): delete its comment from the issue with the holds`
  }
  if (!(failure instanceof ActionError)) throw failure
  const { request, problem, remedy } = failure.explanation
  throw new ActionError(
    failure.kind,
    {
      request,
      problem: `${problem}; ${note}`,
      remedy: `${remedy} Check the state of the queue first. ${resumeAnyway(ref)}`,
    },
    { cause: failure },
  )
}

/** Adds to a failure that the hold is already removed. */
export function withRemovedHold(failure: unknown, ref: QueueRef, name: string): unknown {
  if (!(failure instanceof ActionError)) return failure
  const { request, problem, remedy } = failure.explanation
  return new ActionError(
    failure.kind,
    {
      request,
      problem: `${problem}; the hold \`${name}\` of the queue ${queueName(ref)} was removed, but the queue may still be stopped`,
      remedy: `${remedy} ${resumeAnyway(ref)}`,
    },
    { cause: failure },
  )
}

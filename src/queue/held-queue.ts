/** A queue with its holds on GitHub, as the protocol of holds needs it. */
import { graceMs, WRITING_MS } from '../runner/runner.js'
import { readSettled } from '../service/verified-write.js'
import { ActionError, RunCancelled } from '../shared/errors.js'
import { type QueueRef, queueName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { afterAbort } from '../step/within.js'
import type { HeldQueue } from './hold-protocol.js'
import { HoldStore, type StoredHold } from './hold-store.js'
import { resumeAnyway } from './hold-text.js'
import { recordChanges, stateChange } from './operation.js'
import type { QueueContext } from './watch.js'
import { changeQueue } from './writes.js'

/** The part of the outside world that holds need. */
export type HoldContext = QueueContext & Pick<Context, 'github' | 'redact' | 'setOutputs'>

/**
 * @param readState reads and records the queue
 * @param store the holds of the queue
 */
export function heldQueue(
  context: HoldContext,
  ref: QueueRef,
  store: HoldStore,
  readState: () => Promise<string>,
): HeldQueue<StoredHold> {
  const { clock } = context
  return {
    now: () => clock.now(),
    readState,
    async setState(state) {
      const before = await readState()
      const changes = [{ field: 'state', before, after: state }] as const
      const onShown = recordChanges(context, changes)
      await changeQueue(context, ref, {
        changes,
        missing: (queue) => stateChange(queue, state),
        onShown,
      })
    },
    readHolds: () => store.read(),
    writeHold: (hold, previous) => store.write(hold, previous),
    removeHold: (hold) => store.remove(hold),
    undo: (name, failure) => removeNewHold(context, ref, name, failure),
    settled: (read, isSettled) => readSettled(context, read, (value) => !isSettled(value)),
  }
}

/** Removes the hold of a step that failed, also after a cancellation, and adds that to the failure. */
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

/** The failure of a step that had removed its hold already. */
export function withRemovedHold(failure: unknown, ref: QueueRef, name: string): unknown {
  if (!(failure instanceof ActionError)) return failure
  const { request, problem, remedy } = failure.explanation
  return new ActionError(
    failure.kind,
    {
      request,
      problem: `${problem}; the hold \`${name}\` of the queue ${queueName(ref)} is removed, but the queue may still be stopped`,
      remedy: `${remedy} ${resumeAnyway(ref)}`,
    },
    { cause: failure },
  )
}

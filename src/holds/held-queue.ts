/** Connects the protocol of holds to the service and to GitHub. */
import { randomUUID } from 'node:crypto'
import { outputQueueChange, type QueueChangeOutput } from '../queue/operation.js'
import type { QueueContext } from '../queue/watch.js'
import { ensureQueue, queueOrThrow } from '../queue/writes.js'
import type { Queue } from '../service/schemas.js'
import { readUntilConsistent } from '../service/verified-write.js'
import type { Deadline } from '../shared/deadline.js'
import type { QueueRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import type { HeldQueue } from './protocol.js'
import type { HoldStore } from './store.js'

/** The outputs of every operation that changes holds. */
export type HoldOutput = QueueChangeOutput | 'holds'

/** The parts of the context that reading and changing holds needs. */
export type HoldContext = QueueContext & Pick<Context, 'github' | 'authors'>

/** The same for a step that also changes the queue. */
export type HeldQueueContext = HoldContext & Pick<Context<HoldOutput>, 'setOutputs'>

/** Returns an id for a step, so that it finds its own comment again. */
export const newStepId = (): string => randomUUID()

/**
 * Returns a queue and its holds as the protocol uses them.
 * @param store the holds of the queue
 */
export function heldQueue(
  context: HeldQueueContext,
  deadline: Deadline,
  ref: QueueRef,
  store: HoldStore,
  readQueue: () => Promise<Queue>,
): HeldQueue {
  const { clock } = context
  return {
    ...store,
    now: () => clock.now(),
    readQueue,
    async setState(after, before) {
      const changes = [{ field: 'state', before, after }] as const
      const ensured = await ensureQueue(context, deadline, ref, changes, { state: after })
      outputQueueChange(context, ensured)
      return queueOrThrow(ensured)
    },
    settled: (read, contradicts) => readUntilConsistent(deadline, read, contradicts),
    newStep: newStepId,
  }
}

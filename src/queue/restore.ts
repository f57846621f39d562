import { type QueueRef, queueName } from '../shared/references.js'
import type { Context } from '../step/context.js'

/** Key of the state that a step leaves for its post step. */
export const RESTORE_KEY = 'restore'

/** The states that updateQueue takes; the queue itself enters and leaves `switching_modes`. */
export const SETTABLE_STATES = ['running', 'paused', 'draining'] as const
export type SettableState = (typeof SETTABLE_STATES)[number]

/**
 * Saves what the post step has to restore if the queue is then still in the state `set`. Called
 * before the write is sent, so that a run that is cancelled in between is still undone.
 */
export function saveRestore(context: Context, ref: QueueRef, found: string, set: SettableState) {
  if (context.dryRun || found === set) return
  const name = queueName(ref)
  // A queue that switches modes ends up running.
  const before = found === 'switching_modes' ? 'running' : found
  const restorable = SETTABLE_STATES.find((state) => state === before)
  if (restorable === undefined) {
    context.log.warning(
      `The queue ${name} is in the state ${JSON.stringify(found)}, which no request can set, so it will not be restored when the job ends. Use \`resume-queue\` in a last step with \`if: always()\`.`,
    )
    return
  }
  // The runner keeps it in a file, so it holds no secret.
  context.saveForPost(RESTORE_KEY, JSON.stringify({ ref, found: restorable, set }))
  context.log.info(
    `When the job ends, the queue ${name} is set back to ${restorable} if it is still ${set}`,
  )
}

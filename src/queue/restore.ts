import type { QueueRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { queueName } from './name.js'

/** Key of the state that a step leaves for its post step. */
export const RESTORE_KEY = 'restore'

/** What the post step puts back. It lies in a file of the runner, so it holds no secret. */
export interface Restore {
  readonly ref: QueueRef
  /** State that the step found. */
  readonly found: string
  /** State that the step is about to set; the post step touches the queue only while it still has it. */
  readonly set: string
}

/**
 * Leaves for the post step what it has to put back. Called before the write is sent, so that a run that is cancelled in
 * between is still undone.
 */
export function saveRestore(context: Context, restore: Restore): void {
  // A queue that switches modes ends up running: it cannot be put back into switching.
  const found = restore.found === 'switching_modes' ? 'running' : restore.found
  context.saveForPost(RESTORE_KEY, JSON.stringify({ ...restore, found }))
  context.log.info(
    `When the job ends, the queue ${queueName(restore.ref)} goes back to ${found}, if it is still ${restore.set} then`,
  )
}

/** The state that a step saves for the end of its job. */
import { SETTABLE_STATES, type SettableState } from '../service/queue-settings.js'
import { ActionError } from '../shared/errors.js'
import { type QueueRef, queueName } from '../shared/references.js'
import * as z from '../shared/zod.js'
import type { Context } from '../step/context.js'
import { settableState } from './protocol.js'

/** The operations that can leave something to restore, and the state that each sets. */
export const STOPPED_STATES: ReadonlyMap<string, SettableState> = new Map([
  ['pause-queue', 'paused'],
  ['drain-queue', 'draining'],
])

/** The state that a step saves before its write, and again when the write is proved. */
export const SavedState = z.object({
  found: z.enum(SETTABLE_STATES),
  set: z.enum(SETTABLE_STATES),
  /** The state in which the step left the queue: a drain leaves a paused queue paused. */
  left: z.optional(z.enum(SETTABLE_STATES)),
  proved: z.boolean(),
  hold: z.optional(z.string()),
  /** Id of the step, which is in the comment of its hold. */
  step: z.optional(z.string()),
})
export type SavedState = z.output<typeof SavedState>

type SaveContext = Pick<Context, 'saveForPost' | 'log'>

/** Clears the saved state, which also overrides one that another step put into the environment. */
export const forgetState = ({ saveForPost }: Pick<Context, 'saveForPost'>): void => saveForPost('')

/** A change that the post step should undo. */
interface Restorable {
  readonly found: string
  readonly set: SettableState
  readonly hold?: string
  /** Id of the step that writes the hold. */
  readonly step?: string
}

/**
 * Saves what the post step should undo. It is saved before the write is sent, because the run can be
 * cancelled in between. The runner keeps it in a file that has no secrets.
 * @returns `undefined` if no request can restore the state of the queue
 */
export function saveBeforeStop(
  { log, saveForPost }: SaveContext,
  ref: QueueRef,
  { found, set, hold, step }: Restorable,
): SavedState | undefined {
  const name = queueName(ref)
  const restorable = settableState(found)
  if (restorable === undefined) {
    log.warning(
      `The queue ${name} is in the state ${JSON.stringify(found)}, which no request can set, so it will not be restored when the job ends. Use \`resume-queue\` in a last step with \`if: always()\`.`,
    )
    return undefined
  }
  const saved = { found: restorable, set, left: undefined, proved: false, hold, step }
  saveForPost(JSON.stringify(saved))
  if (hold === undefined)
    log.info(
      `When the job ends, the queue ${name} is set back to ${restorable} if it is still ${set}`,
    )
  else
    log.info(
      `When the job ends, the hold ${hold} is removed, and the queue ${name} runs again if no other hold is left`,
    )
  return saved
}

/** Facts that a stop corrects in what was saved before it. */
interface ProvedStates {
  readonly found?: SettableState | undefined
  /** The state in which the step left the queue. */
  readonly left?: SettableState
}

/** Saves the state again when the queue is proved to be stopped. */
export function saveProved(
  { saveForPost }: SaveContext,
  saved: SavedState,
  { found = saved.found, left = saved.set }: ProvedStates = {},
): void {
  const otherLeft = left === saved.set ? undefined : left
  saveForPost(JSON.stringify({ ...saved, found, left: otherLeft, proved: true }))
}

/** Parses the state that a step left for its post step. @throws {ActionError} `unknown-outcome` */
export function parseSavedState(saved: string): SavedState {
  try {
    return SavedState.parse(JSON.parse(saved))
  } catch (cause) {
    const problem = 'the state that the step saved for the end of the job is corrupted'
    const remedy = 'Check the queue, and set its state with `update-queue`.'
    const request = 'Reading what to restore'
    throw new ActionError('unknown-outcome', { request, problem, remedy }, { cause })
  }
}

/** The state that a step saves for the end of its job. */
import { SETTABLE_STATES } from '../service/queue-settings.js'
import { ActionError } from '../shared/errors.js'
import * as z from '../shared/zod.js'

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

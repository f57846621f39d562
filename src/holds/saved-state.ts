/** The state that a step saves for the end of its job. */

import { ServiceError } from '../http/errors.js'
import { SETTABLE_STATES, type SettableState } from '../service/queue-settings.js'
import { ActionError } from '../shared/errors.js'
import { type QueueRef, queueName } from '../shared/references.js'
import * as z from '../shared/zod.js'
import type { Context } from '../step/context.js'

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

/** The operations that can leave something to restore, and the state that each sets. */
export const STOPPED_STATES: ReadonlyMap<string, SettableState> = new Map([
  ['pause-queue', 'paused'],
  ['drain-queue', 'draining'],
])

/** Clears the saved state, which also overrides one that another step put into the environment. */
export const forgetState = ({ saveForPost }: Pick<Context, 'saveForPost'>): void => saveForPost('')

/** The states before and after a change, and the hold that the post step should remove. */
interface Restorable {
  readonly found: string
  readonly set: SettableState
  readonly hold?: string
  /** Id of the step that wrote the hold. */
  readonly step?: string
}

/** Facts that a change corrects afterwards. */
interface ChangedStates {
  readonly found: SettableState | undefined
  /** The state in which the change left the queue. */
  readonly left: SettableState | undefined
}

/**
 * Makes a change that the post step can undo. The state is saved before the write is sent, because the
 * run can be cancelled in between, and again when the change is proved. The runner keeps it in a file
 * that has no secrets.
 * @param isUndone returns whether a failed change left nothing to restore
 * @param statesOf returns the states, if the result of the change knows them better
 */
export async function restoredAfterJob<T>(
  context: Pick<Context, 'saveForPost' | 'log'>,
  ref: QueueRef,
  { found, set, hold, step }: Restorable,
  change: () => Promise<T>,
  isUndone: (error: unknown) => boolean = isRefused,
  statesOf: (result: T) => ChangedStates = () => ({ found: undefined, left: set }),
): Promise<T> {
  const { log, saveForPost } = context
  const name = queueName(ref)
  // A queue that switches modes ends up running.
  const before = found === 'switching_modes' ? 'running' : found
  const restorable = SETTABLE_STATES.find((state) => state === before)
  if (restorable === undefined) {
    log.warning(
      `The queue ${name} is in the state ${JSON.stringify(found)}, which no request can set, so it will not be restored when the job ends. Use \`resume-queue\` in a last step with \`if: always()\`.`,
    )
    return change()
  }
  const save = (proved: boolean, states: ChangedStates) =>
    saveForPost(
      JSON.stringify({
        found: states.found ?? restorable,
        set,
        left: states.left === set ? undefined : states.left,
        proved,
        hold,
        step,
      }),
    )
  save(false, { found: restorable, left: set })
  log.info(
    hold === undefined
      ? `When the job ends, the queue ${name} is set back to ${restorable} if it is still ${set}`
      : `When the job ends, the hold ${hold} is removed, and the queue ${name} runs again if no other hold is left`,
  )
  try {
    const result = await change()
    save(true, statesOf(result))
    return result
  } catch (error) {
    if (isUndone(error)) forgetState(context)
    throw error
  }
}

/** Returns whether the service refused the only write of a change. */
const isRefused = (error: unknown): boolean => error instanceof ServiceError && !error.mayTakeEffect

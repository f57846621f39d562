import { type Deadline, TimeOver } from './deadline.js'
import { ActionError, DryRunError } from './errors.js'
import { type Fact, known, unread } from './fact.js'

/** The result of optional work, or why it failed. */
type Attempted<T> =
  | { readonly succeeded: true; readonly value: T }
  | {
      readonly succeeded: false
      /** For the log. */
      readonly why: string
      /** Absent if the time was up. */
      readonly error: ActionError | undefined
    }

/**
 * Waits for optional work. Throws when the run is cancelled, and for errors that are bugs of this
 * action.
 */
export async function attemptOptional<T>(
  deadline: Deadline,
  work: Promise<T>,
): Promise<Attempted<T>> {
  try {
    return { succeeded: true, value: await work }
  } catch (error) {
    if (deadline.isCancelled) throw error
    if (error instanceof ActionError && !(error instanceof DryRunError))
      return { succeeded: false, why: error.message, error }
    // A pause between two requests rejects with the reason of the deadline.
    const isOver = error instanceof TimeOver || error === deadline.signal.reason
    if (!isOver || !(error instanceof Error)) throw error
    return { succeeded: false, why: error.message, error: undefined }
  }
}

/**
 * Waits for optional work as {@link attemptOptional} does, and returns `undefined` if it fails.
 * @param onFailure gets the reason, for the log
 */
export async function bestEffort<T>(
  deadline: Deadline,
  work: Promise<T>,
  onFailure: (why: string, error: ActionError | undefined) => void,
): Promise<T | undefined> {
  const attempted = await attemptOptional(deadline, work)
  if (attempted.succeeded) return attempted.value
  onFailure(attempted.why, attempted.error)
  return undefined
}

/**
 * Waits for an optional reading as {@link attemptOptional} does. A failure becomes a fact that could not
 * be read, with the problem as its reason.
 * @param onFailure gets the whole reason, for the log
 */
export async function readFact<T>(
  deadline: Deadline,
  reading: Promise<T>,
  onFailure: (why: string, error: ActionError | undefined) => void = () => {},
): Promise<Fact<T>> {
  const attempted = await attemptOptional(deadline, reading)
  if (attempted.succeeded) return known(attempted.value)
  const { why, error } = attempted
  onFailure(why, error)
  return unread(error?.explanation.problem ?? why, error)
}

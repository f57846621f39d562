import { ActionError, DryRunError, RunCancelled } from './errors.js'
import { type Fact, known, unread } from './fact.js'

/** The result of optional work, or why it failed. */
export type Attempted<T> =
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
  { signal }: { readonly signal: AbortSignal },
  work: Promise<T>,
): Promise<Attempted<T>> {
  try {
    return { succeeded: true, value: await work }
  } catch (error) {
    if (signal.reason instanceof RunCancelled) throw error
    if (error instanceof ActionError && !(error instanceof DryRunError))
      return { succeeded: false, why: error.message, error }
    // A pause between two requests rejects with the reason of the signal, such as the end of the time.
    if (error === undefined || error !== signal.reason) throw error
    return { succeeded: false, why: (error as Error).message, error: undefined }
  }
}

/**
 * Waits for optional work as {@link attemptOptional} does, and returns `undefined` if it fails.
 * @param onFailure gets the reason, for the log
 */
export async function bestEffort<T>(
  context: { readonly signal: AbortSignal },
  work: Promise<T>,
  onFailure: (why: string, error: ActionError | undefined) => void,
): Promise<T | undefined> {
  const attempted = await attemptOptional(context, work)
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
  context: { readonly signal: AbortSignal },
  reading: Promise<T>,
  onFailure: (why: string, error: ActionError | undefined) => void = () => {},
): Promise<Fact<T>> {
  const attempted = await attemptOptional(context, reading)
  if (attempted.succeeded) return known(attempted.value)
  const { why, error } = attempted
  onFailure(why, error)
  return unread(error?.explanation.problem ?? why, error)
}

import { ActionError, DryRunError, RunCancelled } from './errors.js'
import { type Fact, known, unread } from './fact.js'

/**
 * Waits for optional work, and returns `undefined` if it fails. Throws when the run is cancelled, and
 * for errors that are bugs of this action.
 * @param onFailure gets the reason, for the log
 */
export async function bestEffort<T>(
  { signal }: { readonly signal: AbortSignal },
  work: Promise<T>,
  onFailure: (why: string, error: ActionError | undefined) => void,
): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (signal.reason instanceof RunCancelled) throw error
    const refused = error instanceof ActionError && !(error instanceof DryRunError)
    // A pause between two requests rejects with the reason of the signal, such as the end of the time.
    if (!refused && (error === undefined || error !== signal.reason)) throw error
    onFailure((error as Error).message, refused ? error : undefined)
    return undefined
  }
}

/**
 * Waits for an optional reading as {@link bestEffort} does. A failure becomes a fact that could not
 * be read, with the problem as its reason.
 * @param onFailure gets the whole reason, for the log
 */
export async function readFact<T>(
  context: { readonly signal: AbortSignal },
  reading: Promise<T>,
  onFailure: (why: string, error: ActionError | undefined) => void = () => {},
): Promise<Fact<T>> {
  let problem = ''
  const answer = reading.then((value) => known(value))
  const fact = await bestEffort(context, answer, (why, error) => {
    problem = error?.explanation.problem ?? why
    onFailure(why, error)
  })
  return fact ?? unread(problem)
}

import { ActionError, DryRunError, RunCancelled } from './errors.js'

/**
 * Waits for work that is worth no failed step; `undefined` if it failed. Only what a client or the
 * outside world refuses may fail quietly: a cancelled run, and a mistake of this action, go through.
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
    // During a pause between two requests, the end of the time is the error itself.
    if (!refused && (error === undefined || error !== signal.reason)) throw error
    onFailure((error as Error).message, refused ? error : undefined)
    return undefined
  }
}

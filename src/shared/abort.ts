import { setMaxListeners } from 'node:events'

/** Calls `call` when `signal` aborts, or at once if it has. The returned function stops this. */
export function onAbort(signal: AbortSignal, call: () => void): () => void {
  if (signal.aborted) call()
  // Many requests may wait on the signal of a run, and Node.js would warn of a leak in the log.
  setMaxListeners(0, signal)
  signal.addEventListener('abort', call)
  return () => signal.removeEventListener('abort', call)
}

/** Settles as `work` does, or rejects with the reason of `signal` when that aborts first. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    stop = onAbort(signal, () => reject(signal.reason))
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    stop()
  }
}

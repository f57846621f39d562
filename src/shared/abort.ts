/** Calls `call` when `signal` aborts, or at once if it has. The returned function stops this. */
export function onAbort(signal: AbortSignal, call: () => void): () => void {
  if (signal.aborted) call()
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

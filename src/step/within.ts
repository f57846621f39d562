import type { Context } from './context.js'

/** The same context under another signal, with which all requests and pauses end. */
export const withSignal = (context: Context, signal: AbortSignal): Context => ({
  ...context,
  signal,
  service: context.service.withSignal(signal),
  github: context.github.withSignal(signal),
})

/** Runs `work` with a context whose requests and pauses end after `ms` milliseconds. */
export async function within<T>(
  context: Context,
  ms: number,
  work: (bounded: Context) => Promise<T>,
): Promise<T> {
  const limit = new AbortController()
  const stop = context.clock.timer(ms, () => limit.abort(new Error('there was no time left')))
  try {
    return await work(withSignal(context, AbortSignal.any([context.signal, limit.signal])))
  } finally {
    stop()
  }
}

import { seconds } from '../http/messages.js'
import type { Context } from './context.js'

type Work<T> = (bounded: Context) => Promise<T>

/** Runs `work` with a context whose requests and pauses end after `ms` milliseconds. */
export const within = <T>(context: Context, ms: number, work: Work<T>): Promise<T> =>
  bounded(context, ms, work, [context.signal])

/** The same for the last work of a cancelled run, whose own signal has aborted. */
export const afterAbort = <T>(context: Context, ms: number, work: Work<T>): Promise<T> =>
  bounded(context, ms, work, [])

async function bounded<T>(
  context: Context,
  ms: number,
  work: Work<T>,
  signals: readonly AbortSignal[],
): Promise<T> {
  const limit = new AbortController()
  const stop = context.clock.timer(ms, () => limit.abort(new Error(`${seconds(ms)} passed`)))
  const signal = AbortSignal.any([...signals, limit.signal])
  try {
    return await work({
      ...context,
      signal,
      service: context.service.withSignal(signal),
      github: context.github.withSignal(signal),
    })
  } finally {
    stop()
  }
}

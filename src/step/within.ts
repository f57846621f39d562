import { seconds } from '../http/messages.js'
import { graceMs, WRITING_MS } from '../runner/runner.js'
import { onAbort } from '../shared/abort.js'
import type { SharedTimeBudget } from '../shared/clock.js'
import type { Context } from './context.js'

/** The part of a context that a time limit changes. */
type Bounded = Pick<Context, 'clock' | 'signal' | 'service' | 'github'>
type Work<T, C extends Bounded = Context> = (bounded: C) => Promise<T>

/** Runs `work` after the run was cancelled, for at most `ms` milliseconds. */
export const afterAbort = <T, C extends Bounded>(
  context: C,
  ms: number,
  work: Work<T, C>,
): Promise<T> => within(context, ms, work, [])

/**
 * Returns a signal that aborts after the run's signal, shortly before the runner ends the process.
 * `stop` ends its timer.
 */
export function untilGraceEnds({ clock, signal }: Pick<Context, 'clock' | 'signal'>) {
  const end = new AbortController()
  let stop = () => {}
  onAbort(signal, () => {
    stop = clock.timer(graceMs(signal) - WRITING_MS, () => end.abort(signal.reason))
  })
  return { signal: end.signal, stop: () => stop() }
}

/** Runs `work` with a context whose requests and pauses end after `ms` milliseconds. */
export async function within<T, C extends Bounded>(
  context: C,
  ms: number,
  work: Work<T, C>,
  signals: readonly AbortSignal[] = [context.signal],
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

/** Like {@link within}, for the time that is left of a budget, and at most `ms`. */
export const withinBudget = <T>(
  context: Context,
  budget: SharedTimeBudget,
  work: Work<T>,
  ms = Number.POSITIVE_INFINITY,
): Promise<T> => budget.run(context.clock, (leftMs) => within(context, Math.min(ms, leftMs), work))

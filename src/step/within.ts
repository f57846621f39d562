import { seconds } from '../http/messages.js'
import { graceMs, WRITING_MS } from '../runner/runner.js'
import { onAbort } from '../shared/abort.js'
import type { Clock, SharedTimeBudget } from '../shared/clock.js'
import type { Context } from './context.js'

/** The part of a context that a time limit changes. */
type Bounded = Pick<Context, 'clock' | 'signal' | 'service' | 'github'>
type Work<T, C extends Bounded> = (bounded: C) => Promise<T>

/** Runs `work` after the run was cancelled, for at most `ms` milliseconds and without long pauses. */
export const afterAbort = <T, C extends Bounded>(
  context: C,
  ms: number,
  work: Work<T, C>,
): Promise<T> =>
  within({ ...context, clock: hurriedClock(context.clock, context.signal) }, ms, work, [])

/** A longer pause before the next attempt could outlast the seconds that a cancelled run has left. */
const MAX_PAUSE_AFTER_CANCEL_MS = 1000

/** Returns a clock whose pauses end at most a second after the run was cancelled. */
export function hurriedClock(clock: Clock, run: AbortSignal): Clock {
  return {
    now: () => clock.now(),
    monotonic: () => clock.monotonic(),
    timer: (ms, fire) => clock.timer(ms, fire),
    async sleep(ms, signal) {
      const end = clock.monotonic() + ms
      try {
        const signals = signal === undefined ? [run] : [signal, run]
        return await clock.sleep(ms, AbortSignal.any(signals))
      } catch (error) {
        signal?.throwIfAborted()
        if (!run.aborted) throw error
      }
      const leftMs = Math.max(0, end - clock.monotonic())
      return clock.sleep(Math.min(leftMs, MAX_PAUSE_AFTER_CANCEL_MS), signal)
    },
  }
}

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
  const { clock } = context
  try {
    return await work({
      ...context,
      signal,
      service: context.service.withSignal(signal, clock),
      github: context.github.withSignal(signal, clock),
    })
  } finally {
    stop()
  }
}

/** Like {@link within}, for the time that is left of a budget, and at most `ms`. */
export const withinBudget = <T, C extends Bounded>(
  context: C,
  budget: SharedTimeBudget,
  work: Work<T, C>,
  ms = Number.POSITIVE_INFINITY,
): Promise<T> => budget.run(context.clock, (leftMs) => within(context, Math.min(ms, leftMs), work))

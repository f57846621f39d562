import { seconds } from '../http/messages.js'
import { graceMs, WRITING_MS } from '../runner/runner.js'
import { onAbort } from '../shared/abort.js'
import type { Context } from './context.js'

type Work<T> = (bounded: Context) => Promise<T>

/** Runs the last work of a cancelled run, whose own signal has aborted, for `ms` milliseconds. */
export const afterAbort = <T>(context: Context, ms: number, work: Work<T>): Promise<T> =>
  within(context, ms, work, [])

/**
 * The run's signal, delayed until nearly all of the time that a cancelled run has is used up.
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
export async function within<T>(
  context: Context,
  ms: number,
  work: Work<T>,
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

/** Time that several pieces of work share, none of which is worth more of it. */
export class Allowance {
  #leftMs: number

  constructor(ms: number) {
    this.#leftMs = ms
  }

  /** Runs `work` within what is left, and within `ms`. */
  async spend<T>(context: Context, work: Work<T>, ms = Number.POSITIVE_INFINITY): Promise<T> {
    const { clock } = context
    const began = clock.monotonic()
    try {
      return await within(context, Math.min(ms, this.#leftMs), work)
    } finally {
      this.#leftMs = Math.max(0, this.#leftMs - (clock.monotonic() - began))
    }
  }
}

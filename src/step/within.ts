import { seconds } from '../http/messages.js'
import { graceMs, WRITING_MS } from '../runner/runner.js'
import type { Clock } from '../shared/clock.js'
import type { Context } from './context.js'

type Work<T> = (bounded: Context) => Promise<T>

/** Runs the last work of a cancelled run, whose own signal has aborted, for `ms` milliseconds. */
export const afterAbort = <T>(context: Context, ms: number, work: Work<T>): Promise<T> =>
  within(context, ms, work, [])

/**
 * Calls back when nearly all of the time that a cancelled run has is used up.
 * @returns stops the timer
 */
export function onGraceEnd(
  { clock, signal }: Pick<Context, 'clock' | 'signal'>,
  end: () => void,
): () => void {
  let stop = () => {}
  const begin = () => {
    stop = clock.timer(graceMs(signal) - WRITING_MS, end)
  }
  if (signal.aborted) begin()
  else signal.addEventListener('abort', begin, { once: true })
  return () => stop()
}

/** The run's signal, delayed until nearly all of the time that a cancelled run has is used up. */
export function untilGraceEnds(run: Pick<Context, 'clock' | 'signal'>): AbortSignal {
  const end = new AbortController()
  onGraceEnd(run, () => end.abort(run.signal.reason))
  return end.signal
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
  readonly #clock: Clock
  #leftMs: number

  constructor(clock: Clock, ms: number) {
    this.#clock = clock
    this.#leftMs = ms
  }

  /** Runs `work` within what is left, and within `ms`. */
  async spend<T>(context: Context, work: Work<T>, ms = Number.POSITIVE_INFINITY): Promise<T> {
    const began = this.#clock.monotonic()
    try {
      return await within(context, Math.min(ms, this.#leftMs), work)
    } finally {
      this.#leftMs = Math.max(0, this.#leftMs - (this.#clock.monotonic() - began))
    }
  }
}

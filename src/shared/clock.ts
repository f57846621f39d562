import { setTimeout as pause } from 'node:timers/promises'

/** Time as the product sees it; tests use a virtual clock. All numbers are milliseconds. */
export interface Clock {
  /** Wall-clock time since the epoch, to show and to compare with times from the service. */
  now(): number
  /** Time on a clock that never jumps. For every duration and deadline. */
  monotonic(): number
  /** Resolves after `ms`, or rejects with the reason of `signal` when that aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** Calls `fire` after `ms` unless the returned function is called first. */
  timer(ms: number, fire: () => void): () => void
}

/** The platform's timers fire at once above it. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

const clamp = (ms: number) => Math.min(Math.max(0, Math.ceil(ms)), LONGEST_TIMER_MS)

/** The real clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  // Not `performance`, which loads a part of Node that nothing else here needs.
  monotonic: () => Number(process.hrtime.bigint()) / 1e6,
  sleep: (ms, signal) =>
    pause(clamp(ms), undefined, { signal }).catch(() => {
      throw signal?.reason
    }),
  timer: (ms, fire) => {
    const timeout = setTimeout(fire, clamp(ms))
    return () => clearTimeout(timeout)
  },
}

/** Resolves in the next turn of the event loop: what was sent has left by then. No time passes. */
export { setImmediate as nextTurn } from 'node:timers/promises'

/** A point on the monotonic clock at which the time for some work is over. */
export class Deadline {
  readonly #clock: Clock
  readonly #end: number
  readonly totalMs: number

  constructor(clock: Clock, totalMs: number) {
    this.#clock = clock
    this.#end = clock.monotonic() + totalMs
    this.totalMs = totalMs
  }

  get remainingMs(): number {
    return this.leftUntil(0)
  }

  /** Milliseconds until some time after it, never negative. */
  leftUntil(afterMs: number): number {
    return Math.max(0, this.#end + afterMs - this.#clock.monotonic())
  }

  get passed(): boolean {
    return this.remainingMs === 0
  }
}

/** Time that several pieces of work share. */
export class SharedTimeBudget {
  #leftMs: number

  constructor(ms: number) {
    this.#leftMs = ms
  }

  /** Tells `work` how many milliseconds are left, and takes off the time that it needed. */
  async run<T>(clock: Clock, work: (leftMs: number) => Promise<T>): Promise<T> {
    const began = clock.monotonic()
    try {
      return await work(this.#leftMs)
    } finally {
      this.#leftMs = Math.max(0, this.#leftMs - (clock.monotonic() - began))
    }
  }
}

/** Without a zone it is UTC, whatever the time zone of the runner. */
const TIME = /^(\d{4}-\d\d-\d\dT\d\d:[\d:.]+)(Z|[+-]\d\d:?\d\d)?$/i

/**
 * A time that the service or GitHub wrote (RFC 3339), in milliseconds since the epoch; `undefined`
 * for anything else, because `Date.parse` makes dates of almost any text.
 */
export function parseTime(text: string | null | undefined): number | undefined {
  const [, local, zone = 'Z'] = TIME.exec(text ?? '') ?? []
  const at = Date.parse(`${local}${zone}`)
  return Number.isNaN(at) ? undefined : at
}

/** A time for people, in UTC: `2026-09-17 10:01`. */
export const utcMinute = (at: number): string =>
  new Date(at).toISOString().slice(0, 16).replace('T', ' ')

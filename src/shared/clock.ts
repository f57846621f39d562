import { setTimeout as pause } from 'node:timers/promises'

/** The source of time; tests use a virtual clock. All numbers are milliseconds. */
export interface Clock {
  /** Time since the epoch, to show and to compare with times from the service. */
  now(): number
  /** Time on a clock that never jumps, for durations and deadlines. */
  monotonic(): number
  /** Resolves after `ms`, or rejects with the reason of `signal` if it aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>
  /** Calls `fire` after `ms` unless the returned function is called first. */
  timer(ms: number, fire: () => void): () => void
}

/** Node's timers fire at once for longer times. */
const MAX_TIMER_MS = 2 ** 31 - 1

const clamp = (ms: number) => Math.min(Math.max(0, Math.ceil(ms)), MAX_TIMER_MS)

export const systemClock: Clock = {
  now: () => Date.now(),
  // Not `performance`, which loads another part of Node.
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

/** Resolves in the next turn of the event loop, when earlier requests have left. */
export { setImmediate as nextTurn } from 'node:timers/promises'

/** A time without a zone counts as UTC, not as the runner's time zone. */
const TIME = /^(\d{4}-\d\d-\d\dT\d\d:[\d:.]+)(Z|[+-]\d\d:?\d\d)?$/i

/**
 * Parses a time from the service or GitHub (RFC 3339) to milliseconds since the epoch. Returns
 * `undefined` for other texts, of which `Date.parse` would accept many.
 */
export function parseTime(text: string | null | undefined): number | undefined {
  const [, local, zone = 'Z'] = TIME.exec(text ?? '') ?? []
  const at = Date.parse(`${local}${zone}`)
  return Number.isNaN(at) ? undefined : at
}

/** Formats a time in UTC: `2026-09-17 10:01`. */
export const utcMinute = (at: number): string =>
  new Date(at).toISOString().slice(0, 16).replace('T', ' ')

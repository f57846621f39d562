/** The retry policy as pure functions. docs/maintaining/decisions/retries.md has the reasons. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Effect } from './request.js'

/** The failure of one attempt, as the retry policy needs it. */
export type Failure =
  /**
   * There was no connection, so nothing reached the service. `typo` is set if the address is
   * probably wrong: no such host, or a peer that does not speak TLS; `proxy` if the runner's proxy
   * could not be reached.
   */
  | { readonly type: 'not-sent'; readonly typo?: boolean; readonly proxy?: boolean }
  /** The request may have been sent, but no status line arrived. */
  | { readonly type: 'no-answer'; readonly timedOut: boolean }
  /**
   * A 2xx answer with a body that broke off, cannot be parsed, or is an HTML page. It does not
   * acknowledge anything.
   */
  | { readonly type: 'broken-body' }
  /** A complete 2xx body that violates the interface. Another attempt will not change it. */
  | { readonly type: 'wrong-shape' }
  /** Wrong certificate, wrong address, or a proxy that refuses: another attempt will not help. */
  | { readonly type: 'misconfigured'; readonly why: 'certificate' | 'address' | 'proxy' }
  /** A status outside 2xx. `limited` marks a rate limit, which may have any status. */
  | {
      readonly type: 'status'
      readonly status: number
      readonly retryAfterMs?: number | undefined
      readonly limited?: boolean
    }

export const NOT_SENT: Failure = { type: 'not-sent' }

/** Reads an answer outside 2xx. Services use different formats for how long to wait. */
export type ReadRefusal = (
  status: number,
  headers: IncomingHttpHeaders,
  body: string,
  now: number,
) => Failure

/** Reads the standard header, Retry-After. */
export const readRefusal: ReadRefusal = (status, headers, _body, now) => ({
  type: 'status',
  status,
  retryAfterMs: parseRetryAfter(headers['retry-after'], headers.date, now),
})

/** `ambiguous`: it may have been applied, so it must be read back. */
export type RetryDecision = 'retry' | 'fail' | 'ambiguous'

/** @param attempt 0 for the first */
export function classifyFailure(effect: Effect, failure: Failure, attempt: number): RetryDecision {
  const ifMaybeApplied = effect === 'unsafe' ? 'ambiguous' : 'retry'
  if (failure.type === 'not-sent') return 'retry'
  if (failure.type === 'no-answer' || failure.type === 'broken-body') return ifMaybeApplied
  if (failure.type !== 'status') return 'fail'
  const { status, retryAfterMs, limited } = failure
  // A service that asks us to come back later has not done the work.
  if (limited || status === 429 || (status === 503 && retryAfterMs !== undefined)) return 'retry'
  if (isTransient(status)) return ifMaybeApplied
  if (status === 409 && (effect === 'unsafe' || attempt === 0)) return ifMaybeApplied
  // On a later attempt, 404 may mean that an earlier attempt took effect.
  if (status === 404 && effect === 'unsafe' && attempt > 0) return 'ambiguous'
  return 'fail'
}

const TRANSIENT: ReadonlySet<number> = new Set([408, 425, 500, 502, 503, 504])

/** True if the status reports a failing service or proxy, not a wrong request. */
const isTransient = (status: number): boolean =>
  TRANSIENT.has(status) || (status >= 520 && status <= 529)

/** True if a wait may read successfully after this failure. */
export function canRetryWhileWaiting(failure: Failure): boolean {
  if (failure.type !== 'status')
    return failure.type !== 'misconfigured' && failure.type !== 'wrong-shape'
  const { status, limited = false } = failure
  return limited || status === 429 || status === 409 || isTransient(status)
}

/** The pause that the service asks for, in milliseconds. */
export function requestedPauseMs(failure: Failure | undefined): number {
  if (failure?.type === 'status') return failure.retryAfterMs ?? 0
  return 0
}

const MAX_DELAY_MS = 20_000

/**
 * Returns the pause before the next attempt. It is random ("full jitter"), from 0 to an exponential
 * limit, and at least Retry-After.
 * @param attempt 0 after the first attempt failed
 */
export function backoffMs(
  effect: Effect,
  attempt: number,
  random: number,
  retryAfterMs = 0,
): number {
  const base = effect === 'safe' ? 500 : 1000
  const jittered = random * Math.min(MAX_DELAY_MS, base * 2 ** attempt)
  return Math.max(jittered, retryAfterMs)
}

/** Upper limit for a pause that a server asks for: one year. */
export const MAX_PAUSE_MS = 365 * 24 * 3600 * 1000

/**
 * Returns Retry-After in milliseconds (RFC 9110, 10.2.3), at most a year. A date is compared with
 * the `Date` of the same answer, because this machine's clock may be off.
 */
export function parseRetryAfter(
  value: string | undefined,
  date: string | undefined,
  now: number,
): number | undefined {
  const text = (value ?? '').trim()
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, MAX_PAUSE_MS)
  const at = parseHttpDate(text)
  if (at === undefined) return undefined
  return Math.min(Math.max(0, at - (parseHttpDate(date) ?? now)), MAX_PAUSE_MS)
}

/** Parses an HTTP date in any of its three forms (RFC 9110, 5.6.7), in milliseconds since the epoch. */
export function parseHttpDate(text = ''): number | undefined {
  // Date.parse reads many forms; an HTTP date always begins with the name of a day.
  if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text)) return undefined
  // The oldest of the three forms has no zone, but means GMT as well.
  const at = Date.parse(/ \d{4}$/.test(text) ? `${text} GMT` : text)
  return Number.isNaN(at) ? undefined : at
}

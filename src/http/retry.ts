/** The retry policy as pure functions. Its table and the reasons for its numbers: docs/maintaining/decisions/retries.md. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Effect } from './request.js'

/** Failure of one attempt, as far as it matters to the policy. */
export type Failure =
  /**
   * There was no connection, so nothing reached the service. `typo` when a wrong address is the
   * likely reason: no such host, or a peer that does not speak TLS.
   */
  | { readonly type: 'not-sent'; readonly typo?: boolean }
  /** The request may have been sent, but no status line arrived. */
  | { readonly type: 'no-answer'; readonly timedOut: boolean }
  /**
   * A 2xx status line whose body broke off or cannot be parsed, or with an HTML page, which is not
   * from the service: nothing was acknowledged.
   */
  | { readonly type: 'broken-body' }
  /** A complete 2xx body that violates the interface. Another attempt will not change it. */
  | { readonly type: 'wrong-shape' }
  /** Wrong certificate, wrong address, or a proxy that refuses: another attempt will not help. */
  | { readonly type: 'misconfigured'; readonly why: 'certificate' | 'address' | 'proxy' }
  /** A status line outside 2xx. `limited`: it is about a rate limit, whatever the status. */
  | {
      readonly type: 'status'
      readonly status: number
      readonly retryAfterMs?: number | undefined
      readonly limited?: boolean
    }

/** There was no connection. */
export const NOT_SENT: Failure = { type: 'not-sent' }

/** Reads an answer outside 2xx: services say in different ways how long to wait. */
export type ReadRefusal = (
  status: number,
  headers: IncomingHttpHeaders,
  body: string,
  now: number,
) => Failure

/** The standard way: Retry-After. */
export const readRefusal: ReadRefusal = (status, headers, _body, now) => ({
  type: 'status',
  status,
  retryAfterMs: parseRetryAfter(headers['retry-after'], headers.date, now),
})

/** `ambiguous`: it may have been applied, so only a read-back can tell. */
export type Verdict = 'retry' | 'fail' | 'ambiguous'

/** @param attempt 0 for the first */
export function classifyFailure(effect: Effect, failure: Failure, attempt: number): Verdict {
  const maybeApplied = effect === 'unsafe' ? 'ambiguous' : 'retry'
  if (failure.type === 'not-sent') return 'retry'
  if (failure.type === 'no-answer' || failure.type === 'broken-body') return maybeApplied
  if (failure.type !== 'status') return 'fail'
  const { status, retryAfterMs, limited } = failure
  // A service that asks to come back later says that it has not done the work.
  if (limited || status === 429 || (status === 503 && retryAfterMs !== undefined)) return 'retry'
  if (isTransient(status)) return maybeApplied
  if (status === 409 && (effect === 'unsafe' || attempt === 0)) return maybeApplied
  // On a later attempt "no such thing" may be the trace of an earlier one that took effect.
  return status === 404 && effect === 'unsafe' && attempt > 0 ? 'ambiguous' : 'fail'
}

const TRANSIENT: ReadonlySet<number> = new Set([408, 425, 500, 502, 503, 504])

/** Tells whether a status is about a service, or a path to it, that is failing: not the request. */
const isTransient = (status: number): boolean =>
  TRANSIENT.has(status) || (status >= 520 && status <= 529)

/** Tells whether a failure may be gone with the next reading of a wait. */
export function isPassing(failure: Failure): boolean {
  if (failure.type !== 'status')
    return failure.type !== 'misconfigured' && failure.type !== 'wrong-shape'
  const { status, limited = false } = failure
  return limited || status === 429 || status === 409 || isTransient(status)
}

/** The pause that the service asks for with a failure, in milliseconds. */
export const requestedPauseMs = (failure: Failure | undefined): number =>
  failure?.type === 'status' ? (failure.retryAfterMs ?? 0) : 0

const LONGEST_DELAY_MS = 20_000

/**
 * Pause before the next attempt, "full jitter": uniform from 0 to the capped exponential, never
 * less than Retry-After.
 * @param attempt 0 after the first attempt failed
 */
export function backoffMs(
  effect: Effect,
  attempt: number,
  random: number,
  retryAfterMs = 0,
): number {
  const base = effect === 'safe' ? 500 : 1000
  const jittered = random * Math.min(LONGEST_DELAY_MS, base * 2 ** attempt)
  return Math.max(jittered, retryAfterMs)
}

/** A year: a longer pause is not a time that anyone means. */
export const LONGEST_PAUSE_MS = 365 * 24 * 3600 * 1000

/**
 * Retry-After in milliseconds (RFC 9110, 10.2.3): whole seconds, or a date, measured against the
 * `Date` of the same answer because this machine's clock may be off. At most
 * a year, and `undefined` for anything else.
 */
export function parseRetryAfter(
  value: string | undefined,
  date: string | undefined,
  now: number,
): number | undefined {
  const text = (value ?? '').trim()
  if (/^\d+$/.test(text)) return Math.min(Number(text) * 1000, LONGEST_PAUSE_MS)
  const at = parseHttpDate(text)
  if (at === undefined) return undefined
  return Math.min(Math.max(0, at - (parseHttpDate(date) ?? now)), LONGEST_PAUSE_MS)
}

/** An HTTP date in any of its three forms (RFC 9110, 5.6.7), in milliseconds since the epoch. */
export function parseHttpDate(text = ''): number | undefined {
  // Date.parse reads many forms; an HTTP date always begins with the name of a day.
  if (!/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text)) return undefined
  // The oldest of the three forms names no zone, and means GMT all the same.
  const at = Date.parse(/ \d{4}$/.test(text) ? `${text} GMT` : text)
  return Number.isNaN(at) ? undefined : at
}

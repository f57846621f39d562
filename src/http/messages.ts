/** What a call that did not succeed says: the {@link ServiceError}s of the call loop, and the phrases in them. */

import type { Deadline } from '../shared/clock.js'
import type { ErrorKind } from '../shared/errors.js'
import { describe, excerpt, kindOf, remedyFor, ServiceError } from './errors.js'
import type { HttpRequest } from './request.js'
import type { Failure } from './retry.js'

/** A call that is given up: its last failure decides the kind, and an ambiguous write leaves the outcome open. */
export function failed(
  request: HttpRequest,
  failure: Failure,
  problem: string,
  options: ErrorOptions & { ambiguous?: boolean },
): ServiceError {
  const kind: ErrorKind = options.ambiguous ? 'unknown-outcome' : kindOf(failure)
  return new ServiceError(
    kind,
    { request: describe(request), problem, remedy: remedyFor(kind, failure, request.path) },
    failure,
    options,
  )
}

/**
 * The run was cancelled in the middle of a call. A write that may have reached the service leaves the outcome open.
 *
 * @param signal aborted, with an Error as its reason
 * @param mayBeApplied what the policy says of `failure`; a write that got no answer is open even where it may be repeated
 */
export function abandoned(
  request: HttpRequest,
  failure: Failure,
  signal: AbortSignal,
  mayBeApplied: boolean,
): ServiceError {
  const ambiguous = mayBeApplied || (request.effect !== 'read' && failure.type === 'no-answer')
  const kind: ErrorKind = ambiguous ? 'unknown-outcome' : 'aborted'
  const problem = `${(signal.reason as Error).message.replace(/\.$/, '')} before the service answered`
  const remedy = ambiguous
    ? remedyFor(kind, failure, request.path)
    : 'Run the step again when it is needed.'
  return new ServiceError(kind, { request: describe(request), problem, remedy }, failure, {
    cause: signal.reason,
    ambiguous,
  })
}

/** Nothing was sent: a deadline that several calls share can pass between two of them. */
export const tooLate = (request: HttpRequest, deadline: Deadline): ServiceError =>
  new ServiceError(
    'timed-out',
    {
      request: describe(request),
      problem: `it was not sent: the ${seconds(deadline.totalMs)} for the call are used up`,
      remedy: remedyFor('timed-out', { type: 'not-sent' }, request.path),
    },
    { type: 'not-sent' },
    {},
  )

/**
 * What came of the last attempt, and how many there were.
 *
 * @param attempts at least 1
 * @param ms since the first one began
 */
export const describeAttempts = (problem: string, attempts: number, ms: number): string =>
  attempts === 1 ? problem : `${problem} (attempt ${attempts}, after ${seconds(ms)})`

/** Why there is no other attempt: the time is used up, or what the service asks to wait is more than is left of it. */
export const outOfTime = (deadline: Deadline, retryAfterMs: number | undefined): string =>
  retryAfterMs !== undefined && retryAfterMs >= deadline.remainingMs
    ? `; it asks to wait ${seconds(retryAfterMs)}, longer than the ${seconds(deadline.remainingMs)} left of ${seconds(deadline.totalMs)}`
    : `; the ${seconds(deadline.totalMs)} for the call are used up`

/**
 * `HTTP 302 to https://other.example`, `HTTP 400: what the service said`.
 *
 * @param location the header of a redirect, which is not followed; only its origin is told
 * @param body as much of it as was read
 */
export function describeStatus(status: number, location: string | undefined, body: string): string {
  const said = errorText(body)
  const where = status >= 300 && status < 400 ? originOf(location) : ''
  return `HTTP ${status}${where}${said === '' ? '' : `: ${said}`}`
}

/** A time in milliseconds as seconds with at most one decimal: `1.5 s`. */
export const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`

/** The origin alone: path and query of a redirect may carry anything. */
function originOf(location: string | undefined): string {
  if (location === undefined) return ''
  try {
    return ` to ${new URL(location).origin}`
  } catch {
    return ' to a relative address'
  }
}

/** The service's words: plain text, or the `message` of a JSON object. */
function errorText(body: string): string {
  try {
    const { message } = JSON.parse(body) as { message?: unknown }
    if (typeof message === 'string') return excerpt(message)
  } catch {}
  return excerpt(body)
}

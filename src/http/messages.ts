/** The {@link ServiceError}s of a call that did not succeed, and the phrases in them. */

import type { Deadline } from '../shared/clock.js'
import type { ErrorKind } from '../shared/errors.js'
import { sanitize, truncate } from '../shared/text.js'
import { describe, kindOf, type Remedies, ServiceError } from './errors.js'
import type { HttpRequest } from './request.js'
import type { Failure } from './retry.js'

/** What the errors of one call have in common. */
export interface FailedCall {
  readonly request: HttpRequest
  readonly remedyFor: Remedies
  readonly deadline: Deadline
  /** Its reason is an Error. */
  readonly signal: AbortSignal
}

function serviceError(
  { request, remedyFor }: FailedCall,
  kind: ErrorKind,
  failure: Failure,
  problem: string,
  options: ErrorOptions & { ambiguous?: boolean },
): ServiceError {
  const remedy = remedyFor(kind, failure, request.path)
  return new ServiceError(kind, { request: describe(request), problem, remedy }, failure, options)
}

/** A call that is given up. Its last failure decides the kind, unless the outcome is open. */
export const failed = (
  call: FailedCall,
  failure: Failure,
  problem: string,
  options: ErrorOptions & { ambiguous?: boolean },
): ServiceError =>
  serviceError(
    call,
    options.ambiguous ? 'unknown-outcome' : kindOf(failure),
    failure,
    problem,
    options,
  )

/**
 * The run was canceled during a call. A write that may have reached the service leaves the outcome
 * open, even where the policy would repeat it.
 * @param mayBeApplied what the policy says of `failure`
 */
export function abandoned(call: FailedCall, failure: Failure, mayBeApplied: boolean): ServiceError {
  const cause = call.signal.reason as Error
  const ambiguous = mayBeApplied || (call.request.effect !== 'read' && failure.type === 'no-answer')
  const problem = `${cause.message.replace(/\.$/, '')} before the service answered`
  const kind = ambiguous ? 'unknown-outcome' : 'aborted'
  return serviceError(call, kind, failure, problem, { cause, ambiguous })
}

/** Nothing was sent: a deadline that several calls share can pass between two of them. */
export const tooLate = (call: FailedCall): ServiceError =>
  serviceError(
    call,
    'timed-out',
    { type: 'not-sent' },
    `it was not sent: the ${seconds(call.deadline.totalMs)} for the call are used up`,
    {},
  )

/** How the last attempt ended, and how many there were in how much time. */
export const describeAttempts = (problem: string, attempts: number, ms: number): string =>
  attempts === 1 ? problem : `${problem} (attempt ${attempts}, after ${seconds(ms)})`

/** Why there is no other attempt: the time is used up, or the service asks to wait longer. */
export const outOfTime = (deadline: Deadline, retryAfterMs: number | undefined): string =>
  retryAfterMs !== undefined && retryAfterMs >= deadline.remainingMs
    ? `; it asks to wait ${seconds(retryAfterMs)}, longer than the ${seconds(deadline.remainingMs)} left of ${seconds(deadline.totalMs)}`
    : `; the ${seconds(deadline.totalMs)} for the call are used up`

/**
 * `HTTP 302 to https://other.example`, `HTTP 400: what the service said`.
 * @param location of a redirect, which is not followed; only its origin is shown
 * @param body as much of it as was read
 */
export function describeStatus(status: number, location: string | undefined, body: string): string {
  const said = errorText(body)
  const where = status >= 300 && status < 400 ? originOf(location) : ''
  return `HTTP ${status}${where}${said === '' ? '' : `: ${said}`}`
}

/** A time in milliseconds as seconds with at most one decimal: `1.5 s`. */
export const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`

/** At most 500 sanitized characters of a body, on one line, for a message. */
export const excerpt = (text: string): string =>
  truncate(sanitize(text.trim().replace(/\s+/g, ' ')), 500)

/** Only the origin: path and query of a redirect may carry anything. */
function originOf(location: string | undefined): string {
  if (location === undefined) return ''
  try {
    return ` to ${new URL(location).origin}`
  } catch {
    return ' to a relative address'
  }
}

/** The service's words: plain text, or the `message` of a JSON object that has no more to say. */
function errorText(body: string): string {
  try {
    const { message, errors } = JSON.parse(body) as { message?: unknown; errors?: unknown }
    if (typeof message === 'string' && errors === undefined) return excerpt(message)
  } catch {}
  return excerpt(body)
}

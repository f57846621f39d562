import { ActionError, type ErrorKind, type Explanation } from '../shared/errors.js'
import type { HttpRequest } from './request.js'
import type { Failure } from './retry.js'

/** An attempt that failed: the failure for the retry policy, and a message for people. */
export class FailedAttempt extends Error {
  override readonly name = 'FailedAttempt'
  readonly failure: Failure

  constructor(failure: Failure, problem: string, cause?: unknown) {
    super(problem, { cause })
    this.failure = failure
  }
}

/**
 * A 2xx answer with a body that cannot be used: `broken-body` if another attempt may help. The
 * attempt adds the host to its message.
 */
export class UnusableBody extends FailedAttempt {
  constructor(type: 'broken-body' | 'wrong-shape', problem: string, cause?: unknown) {
    super({ type }, problem, cause)
  }
}

/** A call that did not succeed, after every retry that the policy allows. */
export class HttpError extends ActionError {
  /** The failure of the last attempt. Absent if the request succeeded, but could not be proved. */
  readonly failure: Failure | undefined
  readonly #earlierMayHaveApplied: boolean

  /** @param earlierMayHaveApplied set if an attempt before the last one may have taken effect */
  constructor(
    kind: ErrorKind,
    explanation: Explanation,
    failure: Failure | undefined,
    cause?: unknown,
    earlierMayHaveApplied = false,
  ) {
    super(kind, explanation, { cause })
    this.failure = failure
    this.#earlierMayHaveApplied = earlierMayHaveApplied
  }

  override withExplanation(changes: Partial<Explanation>): HttpError {
    const explanation = { ...this.explanation, ...changes }
    return new HttpError(this.kind, explanation, this.failure, this, this.#earlierMayHaveApplied)
  }

  /** True if the request may have taken effect, so that only reading it back can show it. */
  get mayHaveApplied(): boolean {
    return this.kind === 'unknown-outcome'
  }

  /** True if an attempt may have taken effect, or may still do so. */
  get mayStillApply(): boolean {
    return this.#earlierMayHaveApplied || this.mayHaveApplied || this.kind === 'aborted'
  }

  get status(): number | undefined {
    if (this.failure?.type === 'status') return this.failure.status
    return undefined
  }
}

/** True if a request failed and certainly had no effect. */
export const hadNoEffect = (error: unknown): error is HttpError =>
  error instanceof HttpError && !error.mayStillApply

/** True if an error is an answer with one of these statuses. */
export const hasStatus = (error: unknown, ...statuses: readonly number[]): error is HttpError =>
  error instanceof HttpError && statuses.some((status) => error.status === status)

/** Turns an answer with one of these statuses into `undefined`, and throws any other error. */
export const undefinedIfStatus =
  (...statuses: readonly number[]) =>
  (error: unknown): undefined => {
    if (!hasStatus(error, ...statuses)) throw error
  }

/** `POST /submitPullRequest for #12 on main`. The subject repeats the query, so it is left out. */
export const describeRequest = ({ method, path, subject }: HttpRequest): string =>
  `${method} ${path.replace(/\?.*/, '')}${subject === undefined ? '' : ` for ${subject}`}`

/** Returns the next step after a failure. */
export type Remedies = (kind: ErrorKind, failure: Failure, path: string) => string

/** Returns the outcome for a failure (docs/operations.md, "Outcomes"). */
export function kindOf(failure: Failure): ErrorKind {
  if (failure.type === 'not-sent' || failure.type === 'misconfigured') return 'unavailable'
  if (failure.type === 'no-answer') return failure.timedOut ? 'timed-out' : 'unavailable'
  if (failure.type !== 'status') return 'bad-response'
  const { status, limited } = failure
  if (limited || status === 429) return 'rate-limited'
  if (status < 400) return 'bad-response'
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 404) return 'not-found'
  if (status === 408 || status === 425 || (status >= 500 && status !== 501)) return 'unavailable'
  return 'refused'
}

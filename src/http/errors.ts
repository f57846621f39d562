import { ActionError, type ErrorKind, type Explanation } from '../shared/errors.js'
import type { HttpRequest } from './request.js'
import type { Failure } from './retry.js'

/** An attempt that failed: for the policy, and in words. */
export class FailedAttempt extends Error {
  override readonly name = 'FailedAttempt'
  readonly failure: Failure

  constructor(failure: Failure, problem: string, cause?: unknown) {
    super(problem, { cause })
    this.failure = failure
  }
}

/**
 * A 2xx answer whose body cannot be used: `broken-body` if another attempt may help. Its message has
 * no host; the attempt adds it.
 */
export class UnusableBody extends FailedAttempt {
  constructor(type: 'broken-body' | 'wrong-shape', problem: string, cause?: unknown) {
    super({ type }, problem, cause)
  }
}

/** A call that did not succeed, after every retry that the policy allows. */
export class ServiceError extends ActionError {
  /** Failure of the last attempt; none where every attempt was answered as it should be. */
  readonly failure: Failure | undefined
  readonly #lost: boolean

  /** @param lost an attempt may have taken effect, whatever the last one met */
  constructor(
    kind: ErrorKind,
    explanation: Explanation,
    failure: Failure | undefined,
    cause?: unknown,
    lost = false,
  ) {
    super(kind, explanation, { cause })
    this.failure = failure
    this.#lost = lost
  }

  /** The same failure with another problem, which says more. */
  withProblem(problem: string): ServiceError {
    const explanation = { ...this.explanation, problem }
    return new ServiceError(this.kind, explanation, this.failure, this, this.#lost)
  }

  /** The request may have taken effect; only a read-back can tell. */
  get ambiguous(): boolean {
    return this.kind === 'unknown-outcome'
  }

  /** One of the attempts may have taken effect, or may still do so. */
  get mayTakeEffect(): boolean {
    return this.#lost || this.ambiguous || this.kind === 'aborted'
  }

  get status(): number | undefined {
    return this.failure?.type === 'status' ? this.failure.status : undefined
  }
}

/** Tells whether an error is the service's answer with one of these statuses. */
export const hasStatus = (error: unknown, ...statuses: readonly number[]): error is ServiceError =>
  error instanceof ServiceError && statuses.some((status) => error.status === status)

/** Gives nothing for an answer with one of these statuses, and throws any other error. */
export const unlessStatus =
  (...statuses: readonly number[]) =>
  (error: unknown): undefined => {
    if (!hasStatus(error, ...statuses)) throw error
  }

/** `POST /submitPullRequest for #12 on main`. Without the query, which the subject repeats. */
export const describe = ({ method, path, subject }: HttpRequest): string =>
  `${method} ${path.replace(/\?.*/, '')}${subject === undefined ? '' : ` for ${subject}`}`

/** Next step for each way to fail. */
export type Remedies = (kind: ErrorKind, failure: Failure, path: string) => string

/** The outcome for a failure (docs/operations.md, "Outcomes"). */
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

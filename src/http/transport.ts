import type { IncomingMessage } from 'node:http'
import type { Deadline } from '../shared/deadline.js'
import { seconds } from '../shared/duration.js'
import { DryRunError, type ErrorKind } from '../shared/errors.js'
import type { Redact } from '../shared/redact.js'
import { Attempt, type AttemptOptions } from './attempt.js'
import { isFramed } from './body.js'
import { Connections } from './connections.js'
import { describeRequest, FailedAttempt, HttpError, kindOf, type Remedies } from './errors.js'
import { retryLog } from './messages.js'
import type { HttpRequest } from './request.js'
import {
  backoffMs,
  classifyFailure,
  type Failure,
  MAX_PAUSE_MS,
  NOT_SENT,
  requestedPauseMs,
} from './retry.js'

/** For shared patience that was used up before this call. */
const TOO_LATE = 'it was not sent, because no time was left for it'

/** For a step that has sent as many requests as it may. */
const TOO_MANY = 'it was not sent, because the step has sent as many requests as it may'

/** How long to retry an address that is probably mistyped, in milliseconds. */
const TYPO_MS = 20_000

/** Options of every call to one service. */
export interface TransportOptions extends AttemptOptions {
  /** Headers of every request: the token, or its substitute. */
  readonly headers: Readonly<Record<string, string>>
  /** Longest time for one call with all its retries, in milliseconds. */
  readonly retryTimeoutMs: number
  /** The input that sets this time; absent if it is fixed. */
  readonly timeoutInput?: string
  readonly dryRun: boolean
  /** Returns a number in [0, 1), which spreads the attempts of many jobs. */
  readonly random: () => number
  readonly remedyFor: Remedies
  /** Logs a retry, or a group of retries with a title. */
  readonly onRetry: (message: string, group?: readonly string[]) => void
}

/** Options of one call. */
export interface CallOptions {
  /**
   * Ends the retries, with the last failure. Calls can share it; by default each call has
   * `retryTimeoutMs`.
   */
  readonly patience?: Deadline | undefined
  /** Maximum number of attempts; by default only the time limits them. */
  readonly attempts?: number
  /** Called before each attempt. An error that it throws ends the call, and nothing more is sent. */
  readonly beforeAttempt?: (() => Promise<void>) | undefined
}

interface Call extends CallOptions {
  readonly deadline: Deadline
  readonly patience: Deadline
  readonly started: number
  /** An attempt failed, but may have taken effect. */
  mayHaveApplied: boolean
}

/** Reads an answer, or returns `undefined` if its status is a failure. */
type Accept<T> = (message: IncomingMessage, attempt: Attempt) => Promise<T> | undefined

/** True for a 2xx status. */
export const isSuccess = ({ statusCode = 0 }: IncomingMessage): boolean =>
  statusCode >= 200 && statusCode < 300

/**
 * Sends requests and retries them. attempt.ts runs one attempt, retry.ts decides on the next one, and
 * messages.ts has the phrases.
 */
export class Transport {
  readonly #options: TransportOptions
  readonly #connections: Connections

  /** @param connections of another transport to the same service */
  constructor(options: TransportOptions, connections = new Connections()) {
    this.#options = options
    this.#connections = connections
  }

  /**
   * Sends a read and returns its parsed body.
   * @param deadline ends the call with `aborted`, whatever its retries are doing
   * @param parse gets the body of a 2xx answer, and whether it is certainly whole; throws
   *   {@link FailedAttempt}
   * @throws {HttpError} after all retries
   */
  async read<T>(
    deadline: Deadline,
    request: HttpRequest,
    parse: (body: string, isWhole: boolean) => T,
    options: CallOptions = {},
  ): Promise<T> {
    return this.exchange(deadline, request, options, (message, attempt) => {
      // We never ask for a partial answer (206).
      if (!isSuccess(message) || message.statusCode === 206) return undefined
      return this.#connections.readInTurn(message, async () =>
        parse(await attempt.body(message), isFramed(message)),
      )
    })
  }

  /**
   * Sends a write. Any 2xx status line acknowledges it (RFC 9110, 15.3; docs/behavior.md), unless
   * an HTML page follows.
   * @throws {HttpError} with `mayHaveApplied` if it may have taken effect all the same
   */
  async write(deadline: Deadline, request: HttpRequest, options: CallOptions = {}): Promise<void> {
    await this.exchange(deadline, request, options, (message, attempt) =>
      isSuccess(message) ? attempt.acknowledgement(message) : undefined,
    )
  }

  /** True if requests carry the token. The substitute for it works only for one endpoint. */
  get authenticated(): boolean {
    return 'x-api-token' in this.#options.headers
  }

  get retryTimeoutMs(): number {
    return this.#options.retryTimeoutMs
  }

  get baseUrl(): string {
    return this.#options.baseUrl
  }

  get redact(): Redact {
    return this.#options.redact
  }

  /** Closes idle connections, so that the process can end. */
  close(): void {
    this.#connections.close()
  }

  /**
   * Retries until an answer is accepted, the policy forbids another attempt, attempts or time are
   * used up, or the run is cancelled.
   * @throws {HttpError}
   */
  async exchange<T>(
    deadline: Deadline,
    request: HttpRequest,
    options: CallOptions,
    accept: Accept<T>,
  ): Promise<T> {
    const { retryTimeoutMs, dryRun, onRetry } = this.#options
    const { clock } = deadline
    if (dryRun && request.effect !== 'safe') throw new DryRunError(describeRequest(request))
    const call: Call = {
      ...options,
      deadline,
      patience: options.patience ?? deadline.restarted(retryTimeoutMs),
      started: clock.monotonic(),
      mayHaveApplied: false,
    }
    this.#connections.firstRequestAt = Math.min(this.#connections.firstRequestAt, call.started)
    const retries = retryLog(describeRequest(request), onRetry)
    let last: HttpError | undefined
    try {
      for (let attempt = 0; ; attempt++) {
        await call.beforeAttempt?.()
        // Send nothing without time to wait for its answer.
        if (deadline.isOver) throw this.#abandoned(request, call, last?.failure)
        if (call.patience.passed)
          throw last ?? this.#error(request, 'timed-out', NOT_SENT, TOO_LATE)
        if (!deadline.takeRequest())
          throw last ?? this.#error(request, 'timed-out', NOT_SENT, TOO_MANY)
        const answer = await this.#attempt(request, call, accept)
        if (!(answer instanceof FailedAttempt)) return answer
        call.mayHaveApplied ||= classifyFailure('unsafe', answer.failure, 0) === 'ambiguous'
        const { delay, error } = this.#next(request, call, answer, attempt)
        last = error
        retries.add(answer.message, attempt, clock.monotonic() - call.started, delay)
        await deadline.sleep(delay).catch(() => {
          throw this.#abandoned(request, call, answer.failure)
        })
      }
    } finally {
      retries.end()
    }
  }

  /** Returns the pause before the next attempt, and the error if time runs out. Throws to give up. */
  #next(
    request: HttpRequest,
    call: Call,
    { failure, message, cause }: FailedAttempt,
    attempt: number,
  ): { readonly delay: number; readonly error: HttpError } {
    const { random } = this.#options
    const { deadline, patience } = call
    const { effect } = request
    const verdict = classifyFailure(effect, failure, attempt)
    if (deadline.isOver) throw this.#abandoned(request, call, failure)
    const after = seconds(deadline.clock.monotonic() - call.started)
    const last = attempt === 0 ? message : `${message} (attempt ${attempt + 1}, after ${after})`
    const fail = (problem = last, kind = kindOf(failure), met: Failure = failure) =>
      this.#error(request, kind, met, problem, cause, call.mayHaveApplied)
    if (verdict === 'ambiguous') throw fail(last, 'unknown-outcome')
    if (verdict === 'fail') throw fail()
    const retryAfterMs = requestedPauseMs(failure)
    const delay = backoffMs(effect, attempt, random(), retryAfterMs)
    if (failure.type === 'not-sent' && failure.typo && this.#isNeverReached(call, delay))
      throw fail(last, 'unavailable', { type: 'misconfigured', why: 'address' })
    if (attempt + 1 === call.attempts) throw fail()
    const error = fail(`${message}; ${this.#outOfTime(patience, retryAfterMs, attempt + 1)}`)
    if (delay >= patience.remainingMs) throw error
    return { delay, error }
  }

  /** Describes why there is no time for another attempt. */
  #outOfTime({ totalMs, remainingMs }: Deadline, retryAfterMs: number, attempts: number): string {
    const { timeoutInput, retryTimeoutMs } = this.#options
    const isInput = timeoutInput !== undefined && totalMs === retryTimeoutMs
    const source = isInput ? ` (\`${timeoutInput}\`)` : ''
    if (retryAfterMs === 0 || retryAfterMs < remainingMs) {
      const tried = attempts === 1 ? '' : `${attempts} attempts in `
      return `gave up after ${tried}${seconds(totalMs)}${source}`
    }
    const pause = retryAfterMs < MAX_PAUSE_MS ? seconds(retryAfterMs) : 'a year or more'
    return `it asks for a pause of ${pause}, but only ${seconds(remainingMs)} are left${source}`
  }

  /** True if no call reached the service for 20 s. One call of a poll is only one attempt. */
  #isNeverReached({ deadline }: Call, delay: number): boolean {
    const { answered, firstRequestAt } = this.#connections
    return !answered && deadline.clock.monotonic() - firstRequestAt + delay > TYPO_MS
  }

  /** Makes one attempt. It never throws; an answer that `accept` refuses is a failure. */
  async #attempt<T>(
    request: HttpRequest,
    { deadline, patience }: Call,
    accept: Accept<T>,
  ): Promise<T | FailedAttempt> {
    const { baseUrl } = this.#options
    const attempt = new Attempt(this.#options, deadline, patience)
    try {
      const url = `${baseUrl}${request.path}`
      const headers = { ...this.#options.headers, ...request.headers }
      const message = await this.#connections.send(url, request, headers, attempt)
      attempt.answered()
      this.#connections.answered = true
      return await (accept(message, attempt) ?? attempt.refusal(message))
    } catch (error) {
      return attempt.explain(error)
    } finally {
      attempt.done()
    }
  }

  /**
   * Returns the error for a call that its deadline ended. After a write that may have
   * reached the service, the outcome is unknown.
   */
  #abandoned(request: HttpRequest, call: Call, failure = NOT_SENT): HttpError {
    const cause = call.deadline.reason
    const isUnknown = request.effect !== 'safe' && call.mayHaveApplied
    const problem = `${cause.message.replace(/\.$/, '')} before an answer came`
    return this.#error(request, isUnknown ? 'unknown-outcome' : 'aborted', failure, problem, cause)
  }

  #error(
    request: HttpRequest,
    kind: ErrorKind,
    failure: Failure,
    problem: string,
    cause?: unknown,
    mayHaveApplied = false,
  ): HttpError {
    const remedy = this.#options.remedyFor(kind, failure, request.path)
    const explanation = { request: describeRequest(request), problem, remedy }
    return new HttpError(kind, explanation, failure, cause, mayHaveApplied)
  }
}

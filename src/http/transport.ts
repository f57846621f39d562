import type { IncomingMessage } from 'node:http'
import { type Clock, Deadline } from '../shared/clock.js'
import { DryRunError } from '../shared/errors.js'
import type { Redact } from '../shared/text.js'
import { Attempt, type Attempted, type FailedAttempt } from './attempt.js'
import { Connections } from './connections.js'
import { describe, type Remedies, type ServiceError } from './errors.js'
import {
  abandoned,
  describeAttempts,
  type FailedCall,
  failed,
  outOfTime,
  seconds,
  tooLate,
} from './messages.js'
import type { HttpRequest } from './request.js'
import { backoffMs, classifyFailure, type Failure, type ReadRefusal, readRefusal } from './retry.js'

/** How long to retry an address that is probably mistyped, in milliseconds. */
const TYPO_MS = 20_000

const isTypo = (failure: Failure): boolean => failure.type === 'not-sent' && failure.typo === true

/** What every call of one service has in common. */
export interface TransportOptions {
  /** Base address without a trailing slash. */
  readonly baseUrl: string
  /** Headers of every request: the token, or what stands in for it. */
  readonly headers: Readonly<Record<string, string>>
  /** One attempt until its status line, in milliseconds. */
  readonly requestTimeoutMs: number
  /** One call with all its retries, in milliseconds. */
  readonly retryTimeoutMs: number
  readonly dryRun: boolean
  readonly clock: Clock
  /** Uniform in [0, 1); spreads the attempts of many jobs. */
  readonly random: () => number
  /** Aborts every call. Its reason is an Error. */
  readonly signal: AbortSignal
  /** Takes the token out of whatever the service says: a careless one repeats it in errors. */
  readonly redact: Redact
  /** What to do next, for each way to fail. */
  readonly remedyFor: Remedies
  readonly onRetry: (message: string) => void
  /** Where the service has its own way to announce limits; Retry-After where absent. */
  readonly readRefusal?: ReadRefusal
}

/** What differs for one call. */
export interface CallOptions {
  /** Shared with other calls; a new one of `retryTimeoutMs` where absent. */
  readonly deadline?: Deadline
  /** Most attempts; no limit but the deadline where absent. */
  readonly attempts?: number
}

/** What to make of an answer; `undefined` refuses it, which is a failure of the attempt. */
export type Accept<T> = (message: IncomingMessage, attempt: Attempt) => Promise<T> | undefined

/** What is known of a service; transports under other signals share it. */
interface Peer {
  readonly connections: Connections
  /** Whether it ever answered: then the address is right. */
  answered: boolean
  /** When the first request was sent. */
  since: number | undefined
}

/** Whether the status line is 2xx. */
export const isSuccess = ({ statusCode = 0 }: IncomingMessage): boolean =>
  statusCode >= 200 && statusCode < 300

/**
 * Sends requests to a service and knows nothing of what they mean: the loop of one call. attempt.ts
 * has what happens within an attempt, retry.ts whether there is another, messages.ts the words.
 */
export class Transport {
  readonly #options: TransportOptions
  readonly #peer: Peer

  /** @param peer of another transport to the same service */
  constructor(options: TransportOptions, peer?: Peer) {
    this.#options = options
    this.#peer = peer ?? { connections: new Connections(), answered: false, since: undefined }
  }

  /** The same transport, whose calls end with another signal. */
  withSignal(signal: AbortSignal): Transport {
    return new Transport({ ...this.#options, signal }, this.#peer)
  }

  /**
   * Sends a read and returns what `parse` makes of its body.
   * @param parse gets the redacted body of a 2xx answer, and whether its length was announced, so
   *   that it is certain not to be cut; throws UnusableBody (body.ts)
   * @throws {ServiceError} after every retry that the policy allows
   */
  async read<T>(
    request: HttpRequest,
    parse: (body: string, isWhole: boolean) => T,
    options: CallOptions = {},
  ): Promise<T> {
    const { redact } = this.#options
    return this.exchange(request, options, (message, attempt) =>
      // 206 is a part of an answer, and none was requested.
      isSuccess(message) && message.statusCode !== 206
        ? attempt.body(message).then((body) => parse(redact(body), isFramed(message)))
        : undefined,
    )
  }

  /**
   * Sends a write. Any 2xx status line acknowledges it (RFC 9110, 15.3; docs/behavior.md), unless
   * an HTML page follows.
   * @throws {ServiceError} `ambiguous` is set when it may have been applied all the same
   */
  async write(request: HttpRequest, options: CallOptions = {}): Promise<void> {
    await this.exchange(request, options, (message, attempt) =>
      isSuccess(message) ? attempt.acknowledgement(message) : undefined,
    )
  }

  /** Whether requests carry the token; what stands in for it works for one endpoint only. */
  get authenticated(): boolean {
    return 'x-api-token' in this.#options.headers
  }

  get retryTimeoutMs(): number {
    return this.#options.retryTimeoutMs
  }

  get clock(): Clock {
    return this.#options.clock
  }

  /** Ends every call when it aborts. */
  get signal(): AbortSignal {
    return this.#options.signal
  }

  /** Closes idle connections, so that the process can end. */
  close(): void {
    this.#peer.connections.close()
  }

  /**
   * Attempts until one is accepted, the policy says no, attempts or time are used up, or the run is
   * canceled.
   * @throws {ServiceError}
   */
  async exchange<T>(request: HttpRequest, options: CallOptions, accept: Accept<T>): Promise<T> {
    const { clock, signal, retryTimeoutMs, dryRun, remedyFor, onRetry } = this.#options
    if (dryRun && request.effect !== 'read') throw new DryRunError(describe(request))
    const deadline = options.deadline ?? new Deadline(clock, retryTimeoutMs)
    const call = { request, remedyFor, signal, deadline, started: clock.monotonic() }
    this.#peer.since ??= call.started
    let last: ServiceError | undefined
    for (let attempt = 0; ; attempt++) {
      // Nothing is sent whose answer there is no time to wait for.
      if (signal.aborted) throw abandoned(call, { type: 'not-sent' }, false)
      if (deadline.passed) throw last ?? tooLate(call)
      const outcome = await this.#attempt(request, deadline, accept)
      if (outcome.ok) return outcome.value
      const { delay, error } = this.#next(call, outcome, attempt, options.attempts)
      last = error
      onRetry(`${describe(request)}: ${outcome.problem}; trying again in ${seconds(delay)}`)
      await clock.sleep(delay, signal).catch(() => {
        throw abandoned(call, outcome.failure, false)
      })
    }
  }

  /** The pause before the next attempt, and the error if that comes too late. Throws to give up. */
  #next(
    call: FailedCall & { readonly started: number },
    { failure, problem, cause }: FailedAttempt,
    attempt: number,
    attempts = Number.POSITIVE_INFINITY,
  ): { readonly delay: number; readonly error: ServiceError } {
    const { request, signal, deadline, started } = call
    const { clock, random } = this.#options
    const verdict = classifyFailure(request.effect, failure, attempt)
    const story = describeAttempts(problem, attempt + 1, clock.monotonic() - started)
    const fail = (ambiguous: boolean, why = '') =>
      failed(call, failure, `${story}${why}`, { cause, ambiguous })
    if (signal.aborted) throw abandoned(call, failure, verdict === 'ambiguous')
    if (verdict !== 'retry') throw fail(verdict === 'ambiguous')
    const retryAfterMs = failure.type === 'status' ? failure.retryAfterMs : undefined
    const delay = backoffMs(request.effect, attempt, random(), retryAfterMs)
    if (isTypo(failure) && this.#isNeverReached(delay))
      throw failed(call, { type: 'untrusted', why: 'address' }, story, { cause })
    if (attempt + 1 >= attempts) throw fail(false)
    const error = fail(false, outOfTime(deadline, retryAfterMs))
    if (delay >= deadline.remainingMs) throw error
    return { delay, error }
  }

  /** Not only in this call: a caller that polls makes one attempt at a time. */
  #isNeverReached(delay: number): boolean {
    const { answered, since = 0 } = this.#peer
    return !answered && this.#options.clock.monotonic() - since + delay > TYPO_MS
  }

  /** One attempt, which never throws: an answer that `accept` refuses is a failure. */
  async #attempt<T>(
    request: HttpRequest,
    deadline: Deadline,
    accept: Accept<T>,
  ): Promise<Attempted<T>> {
    const { baseUrl, headers, clock, requestTimeoutMs, signal, redact } = this.#options
    const attempt = new Attempt(new URL(baseUrl).host, clock, deadline, requestTimeoutMs, signal)
    try {
      const url = `${baseUrl}${request.path}`
      const message = await this.#peer.connections.send(url, request, headers, attempt)
      attempt.answered()
      this.#peer.answered = true
      const accepted = accept(message, attempt)
      if (accepted !== undefined) return { ok: true, value: await accepted }
      return await attempt.refusal(message, redact, this.#options.readRefusal ?? readRefusal)
    } catch (error) {
      return attempt.explain(error)
    } finally {
      attempt.done()
    }
  }
}

/** Without either header a body ends with its connection, cut or not (RFC 9112, 6.3). */
const isFramed = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

import * as http from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { HttpClient } from '@actions/http-client'
import { type Clock, Deadline } from '../shared/clock.js'
import { DryRunError } from '../shared/errors.js'
import type { Redact } from '../shared/text.js'
import { Attempt, type Attempted } from './attempt.js'
import { describe, type ServiceError } from './errors.js'
import { abandoned, describeAttempts, failed, outOfTime, seconds, tooLate } from './messages.js'
import type { HttpRequest } from './request.js'
import { backoffMs, classifyFailure, type Failure } from './retry.js'

/** How long an address is tried that is probably mistyped, in milliseconds. */
const TYPO_MS = 20_000

const isTypo = (failure: Failure): boolean => failure.type === 'not-sent' && failure.typo === true

/** What every call of the service has in common. */
export interface TransportOptions {
  /** Base address without a trailing slash. */
  readonly baseUrl: string
  /** Headers of every request: the token, or what stands in for it. */
  readonly headers: Readonly<Record<string, string>>
  /** One attempt until its status line, in milliseconds. */
  readonly requestTimeoutMs: number
  /** One call with all its retries, in milliseconds. */
  readonly retryTimeoutMs: number
  /** Refuse every request that is not a read. */
  readonly dryRun: boolean
  readonly clock: Clock
  /** Uniform in [0, 1); spreads the attempts of many jobs. */
  readonly random: () => number
  /** Aborts every call, for a cancelled run. Its reason is an Error. */
  readonly signal: AbortSignal
  /** Takes the token out of whatever the service says: a careless one repeats it in errors. */
  readonly redact: Redact
  /** Told about each attempt that is tried again. */
  readonly onRetry: (message: string) => void
}

/** What differs for one call. */
export interface CallOptions {
  /** Shared with other calls; a new one of `retryTimeoutMs` where absent. */
  readonly deadline?: Deadline
  /** Most attempts; no limit but the deadline where absent. */
  readonly attempts?: number
  /** Longest pause that the service may ask for with Retry-After, in milliseconds; the deadline where absent. */
  readonly longestPauseMs?: number
  /** Replaces the transport's signal, for the last call of a cancelled run. Its reason is an Error. */
  readonly signal?: AbortSignal
}

/** The acknowledgement of a write: its status line was read, and it was 2xx. */
export interface Acknowledgement {
  /** 200 to 299. */
  readonly status: number
  /** As much of the body as came soon; the interface's writes carry nothing in it. */
  readonly body: string
}

/**
 * Sends requests to the service and knows nothing of merge queues: the clients with their connections, and the loop of one call. What
 * happens within an attempt is in attempt.ts, whether there is another one in retry.ts, and the words of a failure in wording.ts.
 */
export class Transport {
  readonly #options: TransportOptions
  readonly #http: HttpClient
  /**
   * For writes that must not be repeated. The peer may be closing a kept connection while such a request is on its way,
   * and then nobody knows whether it arrived; a new connection has no such race.
   */
  readonly #fresh: HttpClient
  /** Host and port of the service. */
  readonly #host: string
  /** Whether the service ever answered: then the address is right. */
  #answered = false
  /** Since when the service is asked. */
  #asking: number | undefined
  /** The attempt that is being started: http-client calls its handlers before it first waits, so there is one at most. */
  #starting: Attempt | undefined

  constructor(options: TransportOptions) {
    this.#options = options
    this.#host = new URL(options.baseUrl).host
    this.#http = this.#client({ keepAlive: true })
    this.#fresh = this.#client({ keepAlive: false })
  }

  #client(options: { readonly keepAlive: boolean }): HttpClient {
    return new HttpClient(
      'merge-queue-action',
      [
        {
          prepareRequest: (request) => this.#prepare(request),
          canHandleAuthentication: () => false,
          handleAuthentication: () => Promise.reject(new Error('not used')),
        },
      ],
      {
        allowRedirects: false,
        allowRetries: false,
        ...options,
        // Phases have timers of their own; this one must not end a long body.
        socketTimeout: 2 ** 31 - 1,
      },
    )
  }

  /**
   * Sends a read and gives what `parse` makes of its body.
   *
   * @param parse is given the body of a 2xx answer without the token; throws UnusableBody (body.ts)
   * @throws {ServiceError} after every retry that the policy allows
   */
  async read<T>(
    request: HttpRequest,
    parse: (body: string) => T,
    options: CallOptions = {},
  ): Promise<T> {
    return this.#call(request, options, async (message, attempt) => {
      return parse(this.#options.redact(await attempt.body(message)))
    })
  }

  /**
   * Sends a write; any 2xx status line acknowledges it (RFC 9110, 15.3; docs/behavior.md), unless an
   * HTML page follows it.
   *
   * @throws {ServiceError} `ambiguous` is set when it may have been applied all the same
   */
  async write(request: HttpRequest, options: CallOptions = {}): Promise<Acknowledgement> {
    return this.#call(request, options, async (message, attempt) => ({
      status: message.statusCode ?? 0,
      body: this.#options.redact(await attempt.acknowledgement(message), true),
    }))
  }

  /** Whether requests carry the token; what stands in for it is good for one endpoint alone. */
  get authenticated(): boolean {
    return 'x-api-token' in this.#options.headers
  }

  /** Longest time of one call, retries included, in milliseconds. */
  get retryTimeoutMs(): number {
    return this.#options.retryTimeoutMs
  }

  /** The clock of every call. */
  get clock(): Clock {
    return this.#options.clock
  }

  /** Aborts every call that has no signal of its own. */
  get signal(): AbortSignal {
    return this.#options.signal
  }

  /** Closes idle connections, so that the process can end. */
  close(): void {
    this.#http.dispose()
    this.#fresh.dispose()
  }

  /** Attempts until one is accepted, the policy says no, the attempts or the time are used up, or the run is cancelled. */
  async #call<T>(
    request: HttpRequest,
    options: CallOptions,
    accept: (message: http.IncomingMessage, attempt: Attempt) => Promise<T>,
  ): Promise<T> {
    const { clock, random, retryTimeoutMs, dryRun, onRetry } = this.#options
    if (dryRun && request.effect !== 'read') throw new DryRunError(describe(request))
    const deadline = options.deadline ?? new Deadline(clock, retryTimeoutMs)
    const signal = options.signal ?? this.#options.signal
    const started = clock.monotonic()
    this.#asking ??= started
    let last: ServiceError | undefined
    for (let attempt = 0; ; attempt++) {
      // Nothing is sent that could not be waited for.
      if (signal.aborted) throw abandoned(request, { type: 'not-sent' }, signal, false)
      if (deadline.passed) throw last ?? tooLate(request, deadline)
      const outcome = await this.#attempt(request, deadline, signal, accept)
      if (outcome.ok) return outcome.value
      const { failure, problem, cause } = outcome
      const verdict = classifyFailure(request.effect, failure, attempt)
      const story = describeAttempts(problem, attempt + 1, clock.monotonic() - started)
      const fail = (ambiguous: boolean, why = '') =>
        failed(request, failure, `${story}${why}`, { cause, ambiguous })
      if (signal.aborted) throw abandoned(request, failure, signal, verdict === 'ambiguous')
      if (verdict !== 'retry') throw fail(verdict === 'ambiguous')
      const asked = failure.type === 'status' ? failure.retryAfterMs : undefined
      const retryAfterMs = asked && Math.min(asked, options.longestPauseMs ?? asked)
      const delay = backoffMs(request.effect, attempt, random(), retryAfterMs)
      // A caller that polls makes one attempt at a time.
      if (isTypo(failure) && !this.#answered && clock.monotonic() - this.#asking + delay > TYPO_MS)
        throw failed(request, { type: 'untrusted', why: 'address' }, story, { cause })
      if (options.attempts !== undefined && attempt + 1 >= options.attempts) throw fail(false)
      if (delay >= deadline.remainingMs) throw fail(false, outOfTime(deadline, retryAfterMs))
      last = fail(false, outOfTime(deadline, retryAfterMs))
      const wish = asked === retryAfterMs ? '' : `; it asks to wait ${seconds(asked ?? 0)}`
      onRetry(`${describe(request)}: ${problem}${wish}; trying again in ${seconds(delay)}`)
      await clock.sleep(delay, signal).catch(() => {
        throw abandoned(request, failure, signal, false)
      })
    }
  }

  /** One attempt, which never throws: `accept` takes an answer of 2xx, and anything else is a failure. */
  async #attempt<T>(
    request: HttpRequest,
    deadline: Deadline,
    signal: AbortSignal,
    accept: (message: http.IncomingMessage, attempt: Attempt) => Promise<T>,
  ): Promise<Attempted<T>> {
    const { clock, requestTimeoutMs, redact } = this.#options
    const attempt = new Attempt(this.#host, clock, deadline, requestTimeoutMs, signal)
    try {
      const message = await this.#send(request, attempt)
      attempt.answered()
      this.#answered = true
      const status = message.statusCode ?? 0
      if (status >= 200 && status < 300) return { ok: true, value: await accept(message, attempt) }
      return await attempt.refusal(message, redact)
    } catch (error) {
      return attempt.explain(error)
    } finally {
      attempt.done()
    }
  }

  /** Settles with the status line, or when the attempt is given up. */
  async #send(request: HttpRequest, attempt: Attempt): Promise<http.IncomingMessage> {
    const { baseUrl, headers } = this.#options
    const body = encode(request.body)
    this.#starting = attempt
    const client = request.effect === 'once' ? this.#fresh : this.#http
    const sent = client.request(
      request.method,
      `${baseUrl}${request.path}`,
      body === undefined ? null : (Readable.from(body.chunks) as NodeJS.ReadableStream),
      {
        ...headers,
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': body.bytes }),
      },
    )
    this.#starting = undefined
    // http-client never settles on some ends of a connection, such as an upgrade that nobody asked for.
    return (await Promise.race([sent, attempt.aborted])).message
  }

  #prepare(request: http.RequestOptions): void {
    const attempt = this.#starting
    if (attempt === undefined) throw new Error('a request was prepared outside an attempt')
    request.signal = attempt.signal
    // http-client passes the brackets of an IPv6 literal on, and Node would look them up as a name.
    request.host = request.host?.replace(/^\[|\]$/g, '')
    if (request.agent instanceof http.Agent) this.#observe(request.agent, attempt)
    else attempt.assumeConnected()
  }

  /** Lets attempts see their socket connect, which tells "nothing was sent" from "it may have been". */
  #observe(agent: http.Agent, attempt: Attempt): void {
    attempt.assumeConnected()
    if (this.#observed.has(agent)) return
    this.#observed.add(agent)
    const create = agent.createConnection.bind(agent)
    agent.createConnection = (options, callback) => {
      const socket = create(options, callback) as Socket
      this.#starting?.watch(socket)
      return socket
    }
  }
  readonly #observed = new WeakSet<http.Agent>()
}

/** The body as compact JSON and its length in bytes, without which Node would send it with `transfer-encoding: chunked`. */
function encode(
  body: HttpRequest['body'],
): { readonly chunks: readonly Uint8Array[]; readonly bytes: number } | undefined {
  if (body === undefined) return undefined
  const chunks = Array.isArray(body)
    ? (body as readonly Uint8Array[])
    : [Buffer.from(JSON.stringify(body))]
  return { chunks, bytes: chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0) }
}

import * as http from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { HttpClient } from '@actions/http-client'
import { type Clock, Deadline } from '../clock.js'
import type { ErrorKind } from '../errors.js'
import type { Redact } from '../redact.js'
import { BodyError, readBody } from './body.js'
import { describe, excerpt, kindOf, nextStep, ServiceError } from './errors.js'
import type { ServiceRequest } from './requests.js'
import { backoffMs, type Failure, judge, parseRetryAfter } from './retry.js'

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
  readonly clock: Clock
  readonly random: () => number
  /** Aborts every call, for a cancelled run. */
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
  /** Replaces the transport's signal: for the last call of a cancelled run. */
  readonly signal?: AbortSignal
}

/** The acknowledgement of a write: its status line was read, and it was 2xx. */
export interface Acknowledgement {
  readonly status: number
  /** As much of the body as came soon; the interface's writes carry nothing in it. */
  readonly body: string
}

/** A 2xx body that is whole and cannot be used; `retryable` when another try may bring a better one. */
export class UnusableBody extends Error {
  override readonly name = 'UnusableBody'
  readonly retryable: boolean

  constructor(message: string, options: ErrorOptions & { retryable: boolean }) {
    super(message, options)
    this.retryable = options.retryable
  }
}

const CONNECT_MS = 10_000
const BODY_IDLE_MS = 15_000
/** A page of 100 tests is 50 KB and a queue of 10 000 pull requests 4 MB; ten times that is no answer of this service. */
const MAX_BODY_BYTES = 64 * 1024 * 1024
/** Of a body that is only looked at: an error's, or that of an acknowledged write, which carries nothing. */
const GLANCE = { maxBytes: 16 * 1024, idleMs: 2000, totalMs: 5000, cut: true } as const

/** Sends requests to the service and knows nothing of merge queues: authentication, deadlines, retries, bodies. */
export class Transport {
  readonly #options: TransportOptions
  readonly #http: HttpClient
  /**
   * For writes that must not be repeated. The peer may be closing a kept connection while such a request is on its way,
   * and then nobody knows whether it arrived; a new connection has no such race.
   */
  readonly #fresh: HttpClient
  /** The attempt that is being started: http-client calls its handlers before it first waits, so there is one at most. */
  #starting: Attempt | undefined

  constructor(options: TransportOptions) {
    this.#options = options
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
   * @param parse throws {@link UnusableBody}
   * @throws {ServiceError}
   */
  async read<T>(
    request: ServiceRequest,
    parse: (body: string) => T,
    options: CallOptions = {},
  ): Promise<T> {
    return this.#call(request, options, async (message, attempt) => {
      return parse(this.#options.redact(await attempt.body(message)))
    })
  }

  /**
   * Sends a write; any 2xx status line acknowledges it (README, "Compatibility").
   *
   * @throws {ServiceError} `ambiguous` is set when it may have been applied all the same
   */
  async write(request: ServiceRequest, options: CallOptions = {}): Promise<Acknowledgement> {
    return this.#call(request, options, async (message, attempt) => ({
      status: message.statusCode ?? 0,
      body: this.#options.redact(await attempt.glance(message)),
    }))
  }

  /** Whether requests carry the token; what stands in for it is good for one endpoint alone. */
  get authenticated(): boolean {
    return 'x-api-token' in this.#options.headers
  }

  get retryTimeoutMs(): number {
    return this.#options.retryTimeoutMs
  }

  /** Closes idle connections, so that the process can end. */
  close(): void {
    this.#http.dispose()
    this.#fresh.dispose()
  }

  async #call<T>(
    request: ServiceRequest,
    options: CallOptions,
    accept: (message: http.IncomingMessage, attempt: Attempt) => Promise<T>,
  ): Promise<T> {
    const { clock, random, retryTimeoutMs, onRetry } = this.#options
    const deadline = options.deadline ?? new Deadline(clock, retryTimeoutMs)
    const signal = options.signal ?? this.#options.signal
    const started = clock.monotonic()
    let last: ServiceError | undefined
    for (let attempt = 0; ; attempt++) {
      // Nothing is sent that could not be waited for.
      if (signal.aborted) throw abandoned(request, { type: 'not-sent' }, signal, false)
      if (deadline.passed) throw last ?? tooLate(request, deadline)
      const outcome = await this.#attempt(request, deadline, signal, accept)
      if (outcome.ok) return outcome.value
      const { failure, got, cause } = outcome
      const verdict = judge(request.effect, failure, attempt)
      const story = tellAttempts(got, attempt + 1, clock.monotonic() - started)
      const fail = (ambiguous: boolean, why = '') =>
        failed(request, failure, `${story}${why}`, { cause, ambiguous })
      if (signal.aborted) throw abandoned(request, failure, signal, verdict === 'ambiguous')
      if (verdict !== 'retry') throw fail(verdict === 'ambiguous')
      if (options.attempts !== undefined && attempt + 1 >= options.attempts) throw fail(false)
      const retryAfterMs = failure.type === 'status' ? failure.retryAfterMs : undefined
      const delay = backoffMs(request.effect, attempt, random(), retryAfterMs)
      if (delay >= deadline.remainingMs) throw fail(false, outOfTime(deadline, retryAfterMs))
      last = fail(false, outOfTime(deadline, retryAfterMs))
      onRetry(`${describe(request)}: ${got}; trying again in ${seconds(delay)}`)
      await clock.sleep(delay, signal).catch(() => {
        throw abandoned(request, failure, signal, false)
      })
    }
  }

  async #attempt<T>(
    request: ServiceRequest,
    deadline: Deadline,
    signal: AbortSignal,
    accept: (message: http.IncomingMessage, attempt: Attempt) => Promise<T>,
  ): Promise<Attempted<T>> {
    const { clock, requestTimeoutMs, redact } = this.#options
    const attempt = new Attempt(clock, deadline, requestTimeoutMs, signal)
    try {
      const message = await this.#send(request, attempt)
      attempt.answered()
      const status = message.statusCode ?? 0
      if (status >= 200 && status < 300) return { ok: true, value: await accept(message, attempt) }
      return await refusal(message, status, attempt, clock, redact)
    } catch (error) {
      return attempt.explain(error)
    } finally {
      attempt.done()
    }
  }

  async #send(request: ServiceRequest, attempt: Attempt): Promise<http.IncomingMessage> {
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

type Attempted<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: Failure; readonly got: string; readonly cause: unknown }

/** One attempt: its timers, and what is known of how far it came. */
class Attempt {
  readonly #clock: Clock
  readonly #deadline: Deadline
  readonly #abort = new AbortController()
  /** Rejects when the attempt is given up. */
  readonly aborted: Promise<never>
  readonly #stops: (() => void)[] = []
  readonly #requestTimeoutMs: number
  #stopConnect: () => void = () => {}
  #stopStatus: () => void
  #connected = false
  #timeout: string | undefined

  constructor(clock: Clock, deadline: Deadline, requestTimeoutMs: number, outer: AbortSignal) {
    this.#clock = clock
    this.#deadline = deadline
    this.#requestTimeoutMs = requestTimeoutMs
    this.aborted = new Promise((_, reject) => {
      this.#abort.signal.addEventListener('abort', () => reject(this.#abort.signal.reason as Error))
    })
    // Whoever waits hears of it; an attempt that ended before has nobody waiting.
    this.aborted.catch(() => {})
    const onAbort = () => this.#abort.abort(outer.reason)
    if (outer.aborted) onAbort()
    outer.addEventListener('abort', onAbort, { once: true })
    this.#stops.push(() => outer.removeEventListener('abort', onAbort))
    this.#stopStatus = this.#limit(
      requestTimeoutMs,
      (ms) => `no status line came within ${seconds(ms)}`,
    )
  }

  get signal(): AbortSignal {
    return this.#abort.signal
  }

  /** A connection that is used again, or made where it cannot be watched. */
  assumeConnected(): void {
    this.#connected = true
  }

  watch(socket: Socket): void {
    this.#connected = false
    this.#stopConnect = this.#limit(
      Math.min(CONNECT_MS, this.#requestTimeoutMs),
      (ms) => `no connection came about within ${seconds(ms)}`,
    )
    const event = 'encrypted' in socket ? 'secureConnect' : 'connect'
    socket.once(event, () => {
      this.#connected = true
      this.#stopConnect()
    })
  }

  /** The status line came; from here on the body has limits of its own. */
  answered(): void {
    this.#connected = true
    this.#stopConnect()
    this.#stopStatus()
  }

  body(message: http.IncomingMessage): Promise<string> {
    return readBody(message, this.#clock, {
      maxBytes: MAX_BODY_BYTES,
      idleMs: BODY_IDLE_MS,
      totalMs: this.#deadline.remainingMs,
    })
  }

  /** As much of a body as comes soon, never more than the call's deadline allows; the rest is thrown away. */
  async glance(message: http.IncomingMessage): Promise<string> {
    const totalMs = Math.min(GLANCE.totalMs, this.#deadline.remainingMs)
    const body = await readBody(message, this.#clock, { ...GLANCE, totalMs })
    // Node would parse the rest only to throw it away.
    if (!message.complete) message.destroy()
    return body
  }

  done(): void {
    this.#stopConnect()
    this.#stopStatus()
    for (const stop of this.#stops) stop()
  }

  explain(error: unknown): Extract<Attempted<never>, { ok: false }> {
    const because = (failure: Failure, got: string) =>
      ({ ok: false, failure, got, cause: error }) as const
    if (error instanceof UnusableBody)
      return because(
        { type: error.retryable ? 'broken-body' : 'wrong-shape' },
        `the service answered, but ${error.message}`,
      )
    if (error instanceof BodyError)
      return because(
        { type: error.tooLong ? 'wrong-shape' : 'broken-body' },
        `the service began to answer, but its body cannot be used: ${error.message}`,
      )
    const { code = '', message } = error as NodeJS.ErrnoException
    const got = this.#timeout ?? `the connection failed (${excerpt(code === '' ? message : code)})`
    if (isUntrusted(code, message)) return because({ type: 'untrusted' }, got)
    if (!this.#connected || NO_TUNNEL.test(message)) return because({ type: 'not-sent' }, got)
    return because({ type: 'no-answer', timedOut: this.#timeout !== undefined }, got)
  }

  /** Ends the attempt after `ms`, or when the whole call's deadline passes. */
  #limit(ms: number, say: (ms: number) => string): () => void {
    const limit = Math.min(ms, this.#deadline.remainingMs)
    return this.#clock.timer(limit, () => {
      this.#timeout = say(limit)
      this.#abort.abort(new Error(this.#timeout))
    })
  }
}

/** A proxy that could not or would not connect: the request itself never left. */
const NO_TUNNEL =
  /^(tunneling socket could not be established|got illegal response body from proxy)/

/** Proxy answers that no retry will change, and every way in which a certificate can be wrong. */
const isUntrusted = (code: string, message: string): boolean =>
  /^(CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|ERR_TLS_CERT|ERR_SSL_|HOSTNAME_MISMATCH|INVALID_|CRL_|ERROR_IN_C|PATH_LENGTH_)/.test(
    code,
  ) || /^tunneling socket could not be established, statusCode=40[1-7]/.test(message)

async function refusal(
  message: http.IncomingMessage,
  status: number,
  attempt: Attempt,
  clock: Clock,
  redact: Redact,
): Promise<Extract<Attempted<never>, { ok: false }>> {
  const body = redact(await attempt.glance(message))
  const retryAfterMs = parseRetryAfter(
    message.headers['retry-after'],
    message.headers.date,
    clock.now(),
  )
  const said = errorText(body)
  const where = status >= 300 && status < 400 ? redact(originOf(message.headers.location)) : ''
  return {
    ok: false,
    failure: { type: 'status', status, retryAfterMs },
    got: `HTTP ${status}${where}${said === '' ? '' : `: ${said}`}`,
    cause: undefined,
  }
}

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

function encode(
  body: ServiceRequest['body'],
): { readonly chunks: readonly Uint8Array[]; readonly bytes: number } | undefined {
  if (body === undefined) return undefined
  const chunks = Array.isArray(body)
    ? (body as readonly Uint8Array[])
    : [Buffer.from(JSON.stringify(body))]
  return { chunks, bytes: chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0) }
}

function failed(
  request: ServiceRequest,
  failure: Failure,
  got: string,
  options: ErrorOptions & { ambiguous?: boolean },
): ServiceError {
  const kind: ErrorKind = options.ambiguous ? 'unknown-outcome' : kindOf(failure)
  return new ServiceError(
    kind,
    { asked: describe(request), got, next: nextStep(kind, failure, request.path) },
    failure,
    options,
  )
}

/** The run was cancelled in the middle of a call. A write that may have reached the service leaves the outcome open. */
function abandoned(
  request: ServiceRequest,
  failure: Failure,
  signal: AbortSignal,
  mayBeApplied: boolean,
): ServiceError {
  const ambiguous = mayBeApplied || (request.effect !== 'read' && failure.type === 'no-answer')
  const kind: ErrorKind = ambiguous ? 'unknown-outcome' : 'aborted'
  const got = `${(signal.reason as Error).message.replace(/\.$/, '')} before the service answered`
  const next = ambiguous
    ? nextStep(kind, failure, request.path)
    : 'Run the step again when it is needed.'
  return new ServiceError(kind, { asked: describe(request), got, next }, failure, {
    cause: signal.reason,
    ambiguous,
  })
}

/** A deadline that several calls share can pass between two of them. */
const tooLate = (request: ServiceRequest, deadline: Deadline): ServiceError =>
  new ServiceError(
    'timed-out',
    {
      asked: describe(request),
      got: `it was not sent: the ${seconds(deadline.totalMs)} for the call are used up`,
      next: nextStep('timed-out', { type: 'not-sent' }, request.path),
    },
    { type: 'not-sent' },
    {},
  )

const seconds = (ms: number): string => `${Math.round(ms / 100) / 10} s`

const tellAttempts = (got: string, attempts: number, ms: number): string =>
  attempts === 1 ? got : `${got} (attempt ${attempts}, after ${seconds(ms)})`

const outOfTime = (deadline: Deadline, retryAfterMs: number | undefined): string =>
  retryAfterMs !== undefined && retryAfterMs >= deadline.remainingMs
    ? `; it asks to wait ${seconds(retryAfterMs)}, longer than the ${seconds(deadline.remainingMs)} left of ${seconds(deadline.totalMs)}`
    : `; the ${seconds(deadline.totalMs)} for the call are used up`

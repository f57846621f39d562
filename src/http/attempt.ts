import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { onAbort } from '../shared/abort.js'
import type { Deadline } from '../shared/deadline.js'
import { seconds } from '../shared/duration.js'
import type { Redact } from '../shared/redact.js'
import { type Excerpt, readBody, readExcerpt } from './body.js'
import { FailedAttempt, UnusableBody } from './errors.js'
import { describeStatus, excerpt } from './messages.js'
import { type Failure, NOT_SENT, type ReadRefusal, readRefusal } from './retry.js'

/** Longest time to connect: TCP, and TLS for https. */
const CONNECT_MS = 10_000
/**
 * A list of impacted targets can have 20 MiB, as much as a request can carry. The answer for a queue
 * of 10 000 pull requests has 4 MB.
 */
const BODY_LIMITS = { maxBytes: 22 * 1024 * 1024, idleMs: 15_000 }
/** For a body that we only quote in a message, and for the acknowledgement of a write. */
const EXCERPT_LIMITS = { maxBytes: 16 * 1024, idleMs: 2000 } as const
const EXCERPT_MS = 5000

/** Options of all requests to one service. */
export interface AttemptOptions {
  /** Base address without a trailing slash. */
  readonly baseUrl: string
  /** Longest time until the status line of one attempt, in milliseconds. */
  readonly requestTimeoutMs: number
  /** Cleans error messages, because a careless service may repeat the token in them. */
  readonly redact: Redact
  /** Reads rate limits in the service's own format; by default, only Retry-After. */
  readonly readRefusal?: ReadRefusal
}

/**
 * One attempt at a request: its timers, and how far it got. If nothing was sent, any request may be
 * repeated (RFC 9110, 9.2.2; docs/maintaining/decisions/retries.md). Create it when the request
 * starts, and call {@link done} when it is over.
 */
export class Attempt {
  readonly #options: AttemptOptions
  readonly #host: string
  readonly #deadline: Deadline
  readonly #patience: Deadline
  readonly #abort = new AbortController()
  readonly #stopAbort: () => void
  readonly #stopStatus: () => void
  #stopConnect: () => void = () => {}
  #connected = false
  #timeout: string | undefined

  /**
   * No timer of the attempt runs longer than the deadline and the patience of the call.
   */
  constructor(options: AttemptOptions, deadline: Deadline, patience: Deadline) {
    this.#options = options
    this.#host = new URL(options.baseUrl).host
    this.#deadline = deadline
    this.#patience = patience
    const { signal } = deadline
    this.#stopAbort = onAbort(signal, () => this.#abort.abort(signal.reason))
    this.#stopStatus = this.#limit(options.requestTimeoutMs, `${this.#host} did not answer`)
  }

  /** Aborts when the attempt times out, or when the run is cancelled. */
  get signal(): AbortSignal {
    return this.#abort.signal
  }

  /** Milliseconds of the monotonic clock. */
  get now(): number {
    return this.#deadline.clock.monotonic()
  }

  /** Assumes a reused connection, until {@link watch} sees a new one. */
  assumeConnected(): void {
    this.#connected = true
  }

  /** @param socket connects for this attempt; nothing is sent until it is connected */
  watch(socket: Socket): void {
    this.#connected = false
    this.#stopConnect = this.#limit(
      Math.min(CONNECT_MS, this.#options.requestTimeoutMs),
      `could not connect to ${this.#host}`,
    )
    const event = 'encrypted' in socket ? 'secureConnect' : 'connect'
    socket.once(event, () => {
      this.#connected = true
      this.#stopConnect()
    })
  }

  /** Stops the timers when the status line arrives; the body has separate limits. */
  answered(): void {
    this.#connected = true
    this.#stopConnect()
    this.#stopStatus()
  }

  /**
   * Reads the whole body, within the call's deadline.
   * @throws {FailedAttempt} if it cannot be read or is a web page
   */
  async body(message: IncomingMessage): Promise<string> {
    const limits = { ...BODY_LIMITS, totalMs: this.#remainingMs }
    const body = await readBody(message, this.#deadline.clock, limits)
    this.#refuseHtml(message, body)
    return body
  }

  /** Reads as much of an acknowledgement's body as arrives soon; throws for a web page. */
  async acknowledgement(message: IncomingMessage): Promise<void> {
    this.#refuseHtml(message, (await this.excerpt(message)).text)
  }

  /** Reads as much of a body as arrives soon, within the call's deadline. */
  excerpt(message: IncomingMessage): Promise<Excerpt> {
    const limits = { ...EXCERPT_LIMITS, totalMs: Math.min(EXCERPT_MS, this.#remainingMs) }
    return readExcerpt(message, this.#deadline.clock, limits)
  }

  /** Describes an answer that was not accepted by its status and the service's message. */
  async refusal(message: IncomingMessage): Promise<FailedAttempt> {
    const { statusCode: status = 0, headers } = message
    const { redact, readRefusal: read = readRefusal } = this.#options
    const body = await this.excerpt(message)
    // A proxy's 404 must not count as "does not exist". Other statuses fail, whoever sent them.
    if (status === 404) this.#refuseHtml(message, body.text)
    const problem = describeStatus(status, headers.location, body, redact)
    return new FailedAttempt(read(status, headers, body.text, this.#deadline.clock.now()), problem)
  }

  /** Throws for a page for people, such as a sign-in page, a captive portal or a proxy's error. */
  #refuseHtml({ headers }: IncomingMessage, body: string): void {
    const isMarkup = /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(
      headers['content-type'] ?? '',
    )
    if (!(isMarkup ? hasTag(body) : beginsPage(body))) return
    const what = /^\s*<\?xml/i.test(body) ? 'XML' : 'an HTML page'
    const problem = `${this.#host} answered with ${what}, which comes from something in front of it`
    throw new FailedAttempt({ type: 'broken-body' }, problem)
  }

  /** Classifies an error that was thrown during this attempt. */
  explain(error: unknown): FailedAttempt {
    if (error instanceof UnusableBody) {
      const problem = `${this.#host} answered, but ${error.message}`
      return new FailedAttempt(error.failure, problem, error.cause)
    }
    if (error instanceof FailedAttempt) return error
    const { code = '', message } = error as NodeJS.ErrnoException
    const tunnel = NO_TUNNEL.exec(message)
    if (tunnel !== null) {
      const [, status, reason] = tunnel
      if (reason !== undefined) {
        const unreached = `the proxy for ${this.#host} could not be reached (${excerpt(reason)})`
        return new FailedAttempt(NO_PROXY, unreached, error)
      }
      const said = status === undefined ? 'no usable answer' : `HTTP ${status}`
      const problem = `the proxy refused to connect to ${this.#host} (${said})`
      const isFinal = /^40[1-7]$/.test(status ?? '')
      return new FailedAttempt(isFinal ? PROXY_REFUSES : NOT_SENT, problem, error)
    }
    const failed =
      code === 'ENOTFOUND'
        ? `the host ${this.#host} is not known (${code})`
        : `the connection to ${this.#host} failed (${excerpt(code === '' ? message : code)})`
    const problem = this.#timeout ?? failed
    return new FailedAttempt(this.#failureOf(code, message), problem, error)
  }

  #failureOf(code: string, message: string): Failure {
    if (isNoTls(code, message) || code === 'ENOTFOUND') return { type: 'not-sent', typo: true }
    if (isUntrusted(code)) return { type: 'misconfigured', why: 'certificate' }
    if (!this.#connected) return NOT_SENT
    return { type: 'no-answer', timedOut: this.#timeout !== undefined }
  }

  /** Stops every timer and listener. */
  done(): void {
    this.#stopConnect()
    this.#stopStatus()
    // Otherwise the listener would keep the answer in memory, and each answer the next one.
    this.#stopAbort()
  }

  get #remainingMs(): number {
    return Math.min(this.#deadline.remainingMs, this.#patience.remainingMs)
  }

  /** Ends the attempt after `ms`, or when the whole call has no more time. */
  #limit(ms: number, problem: string): () => void {
    const limit = Math.min(ms, this.#remainingMs)
    return this.#deadline.clock.timer(limit, () => {
      this.#timeout = `${problem} within ${seconds(limit)}`
      this.#abort.abort(new Error(this.#timeout))
    })
  }
}

/** True if a text is a page, whatever its content type. */
const beginsPage = (body: string): boolean => /^\s*<[a-z!?]/i.test(body)

/**
 * True if a text with the content type of HTML is a page. Some frameworks use this type for
 * `OK`, `Not found` and JSON as well.
 */
const hasTag = (body: string): boolean => !/^\s*[[{]/.test(body) && /<[a-z!?]/i.test(body)

const NO_PROXY: Failure = { type: 'not-sent', proxy: true }
const PROXY_REFUSES: Failure = { type: 'misconfigured', why: 'proxy' }

/** The proxy did not connect, so the request itself was never sent. */
const NO_TUNNEL =
  /^(?:tunneling socket could not be established(?:, (?:statusCode=(\d+)|cause=(.*)))?|got illegal response body from proxy)/

/** True if the peer does not speak TLS, as on a wrong port. */
const isNoTls = (code: string, message: string): boolean =>
  /^ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST)$/.test(code) ||
  (code === 'EPROTO' && /wrong version number|packet length too long|http request/.test(message))

/** True for every error of a certificate or a TLS handshake. */
const isUntrusted = (code: string): boolean =>
  /^(CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|ERR_TLS_CERT|ERR_SSL_|HOSTNAME_MISMATCH|INVALID_|CRL_|ERROR_IN_C|PATH_LENGTH_)/.test(
    code,
  )

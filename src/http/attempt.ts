import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Clock, Deadline } from '../shared/clock.js'
import type { Redact } from '../shared/text.js'
import { BodyError, HtmlPage, readBody, refuseHtml, UnusableBody } from './body.js'
import { describeStatus, excerpt, seconds } from './messages.js'
import type { Failure, ReadRefusal } from './retry.js'

/** Longest time until a connection is ready to carry a request: TCP, and TLS where it is spoken. */
const CONNECT_MS = 10_000
const BODY_IDLE_MS = 15_000
/**
 * The longest list of impacted targets that a request can carry has 20 MiB, a queue of 10 000 pull
 * requests 4 MB and 200 000 parts. What has more is no answer, and takes seconds or gigabytes.
 */
const MOST = { maxBytes: 22 * 1024 * 1024, maxParts: 1_000_000 } as const
/** How much to read of a body that only serves a message, or of a write's acknowledgement. */
const GLANCE = { maxBytes: 16 * 1024, idleMs: 2000, totalMs: 5000, cut: true } as const

/** The result of one attempt: what the caller made of the answer, or how it failed. */
export type Attempted<T> = { readonly ok: true; readonly value: T } | FailedAttempt

/** An attempt that failed: for the policy, and in words. */
export interface FailedAttempt {
  readonly ok: false
  readonly failure: Failure
  readonly problem: string
  /** Undefined where the service answered with a status outside 2xx. */
  readonly cause: unknown
}

/**
 * One attempt: its timers, and how far it got. That distinguishes "nothing was sent", where any
 * request may be repeated, from "it may have been sent" (RFC 9110, 9.2.2; docs/adr/0004). Create it
 * when the request starts, and call {@link done} when it is over.
 */
export class Attempt {
  readonly #host: string
  readonly #clock: Clock
  readonly #deadline: Deadline
  readonly #abort = new AbortController()
  readonly #stops: (() => void)[] = []
  readonly #requestTimeoutMs: number
  #stopConnect: () => void = () => {}
  #stopStatus: () => void
  #connected = false
  #timeout: string | undefined

  /**
   * @param deadline of the whole call; no timer of the attempt runs longer
   * @param requestTimeoutMs until the status line
   * @param outer ends the attempt when it aborts
   */
  constructor(
    host: string,
    clock: Clock,
    deadline: Deadline,
    requestTimeoutMs: number,
    outer: AbortSignal,
  ) {
    this.#host = host
    this.#clock = clock
    this.#deadline = deadline
    this.#requestTimeoutMs = requestTimeoutMs
    const onAbort = () => this.#abort.abort(outer.reason)
    if (outer.aborted) onAbort()
    outer.addEventListener('abort', onAbort, { once: true })
    this.#stops.push(() => outer.removeEventListener('abort', onAbort))
    this.#stopStatus = this.#limit(
      requestTimeoutMs,
      (ms) => `${this.#host} did not answer within ${seconds(ms)}`,
    )
  }

  /** Aborts when the attempt is given up: it timed out, or `outer` aborted. */
  get signal(): AbortSignal {
    return this.#abort.signal
  }

  /** Settles as `work` does, or rejects when the attempt is given up first. */
  unlessAborted<T>(work: Promise<T>): Promise<T> {
    const { signal } = this
    return new Promise((resolve, reject) => {
      work.then(resolve, reject)
      const onAbort = () => reject(signal.reason as Error)
      if (signal.aborted) return onAbort()
      signal.addEventListener('abort', onAbort)
      // A listener that stayed would keep the answer in memory, and each answer the next one.
      this.#stops.push(() => signal.removeEventListener('abort', onAbort))
    })
  }

  /** The connection is reused, or opened where it cannot be watched. */
  assumeConnected(): void {
    this.#connected = true
  }

  /** @param socket connects for this attempt; until it has, nothing of the request was sent */
  watch(socket: Socket): void {
    this.#connected = false
    this.#stopConnect = this.#limit(
      Math.min(CONNECT_MS, this.#requestTimeoutMs),
      (ms) => `could not connect to ${this.#host} within ${seconds(ms)}`,
    )
    const event = 'encrypted' in socket ? 'secureConnect' : 'connect'
    socket.once(event, () => {
      this.#connected = true
      this.#stopConnect()
    })
  }

  /** The status line arrived; the body has limits of its own. */
  answered(): void {
    this.#connected = true
    this.#stopConnect()
    this.#stopStatus()
  }

  /** Reads the whole body, as long as the call has time; throws BodyError or HtmlPage. */
  async body(message: IncomingMessage): Promise<string> {
    const body = await readBody(message, this.#clock, {
      ...MOST,
      idleMs: BODY_IDLE_MS,
      totalMs: this.#deadline.remainingMs,
    })
    return refuseHtml(message, body)
  }

  /** Reads as much of an acknowledgement's body as arrives soon; throws HtmlPage. */
  async acknowledgement(message: IncomingMessage): Promise<string> {
    return refuseHtml(message, await this.glance(message))
  }

  /** Reads as much of a body as arrives soon, within the call's deadline, and discards the rest. */
  async glance(message: IncomingMessage): Promise<string> {
    const totalMs = Math.min(GLANCE.totalMs, this.#deadline.remainingMs)
    const body = await readBody(message, this.#clock, { ...GLANCE, totalMs })
    // Node would parse the rest only to discard it.
    if (!message.complete) message.destroy()
    return body
  }

  /** Describes an answer that was not accepted: its status, and what the service says in it. */
  async refusal(
    message: IncomingMessage,
    redact: Redact,
    readRefusal: ReadRefusal,
  ): Promise<FailedAttempt> {
    const { statusCode: status = 0, headers } = message
    const body = redact(await this.glance(message), true)
    // It would say that something does not exist; other refusals fail whoever sent them.
    if (status === 404) refuseHtml(message, body)
    return {
      ok: false,
      failure: readRefusal(status, headers, body, this.#clock.now()),
      problem: describeStatus(status, headers.location, body),
      cause: undefined,
    }
  }

  /** Classifies an error that was thrown during this attempt. */
  explain(error: unknown): FailedAttempt {
    const because = (failure: Failure, problem: string) =>
      ({ ok: false, failure, problem, cause: error }) as const
    if (error instanceof UnusableBody)
      return because(
        { type: error.retryable ? 'broken-body' : 'wrong-shape' },
        `the service answered, but ${error.message}`,
      )
    if (error instanceof BodyError)
      return because(
        { type: error.tooLarge ? 'wrong-shape' : 'broken-body' },
        `the service began to answer, but its body cannot be used: ${error.message}`,
      )
    if (error instanceof HtmlPage)
      return because({ type: 'html-page' }, `${this.#host} ${error.message}`)
    const { code = '', message } = error as NodeJS.ErrnoException
    const tunnel = NO_TUNNEL.exec(message)
    if (tunnel !== null) {
      const { status = 'no usable answer' } = tunnel.groups ?? {}
      const problem = `the proxy refused to connect to ${this.#host} (${status.replace('statusCode=', 'HTTP ')})`
      const final = /=(40[1-7])$/.test(status)
      return because(final ? { type: 'untrusted', why: 'proxy' } : { type: 'not-sent' }, problem)
    }
    const problem =
      this.#timeout ??
      `the connection to ${this.#host} failed (${excerpt(code === '' ? message : code)})`
    if (isNoTls(code, message) || code === 'ENOTFOUND')
      return because({ type: 'not-sent', typo: true }, problem)
    if (isUntrusted(code)) return because({ type: 'untrusted', why: 'certificate' }, problem)
    if (!this.#connected) return because({ type: 'not-sent' }, problem)
    return because({ type: 'no-answer', timedOut: this.#timeout !== undefined }, problem)
  }

  /** Stops every timer and listener. */
  done(): void {
    this.#stopConnect()
    this.#stopStatus()
    for (const stop of this.#stops) stop()
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

/** The proxy could not or would not connect: the request itself was never sent. */
const NO_TUNNEL =
  /^(?:tunneling socket could not be established, (?<status>statusCode=\d+)|tunneling socket could not be established|got illegal response body from proxy)/

/** The peer does not speak TLS: the wrong port, or plain HTTP. */
const isNoTls = (code: string, message: string): boolean =>
  /^ERR_SSL_(WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST)$/.test(code) ||
  (code === 'EPROTO' && /wrong version number|packet length too long|http request/.test(message))

/** Every way in which a certificate or the TLS handshake can be wrong. */
const isUntrusted = (code: string): boolean =>
  /^(CERT_|UNABLE_TO_|SELF_SIGNED|DEPTH_ZERO|ERR_TLS_CERT|ERR_SSL_|HOSTNAME_MISMATCH|INVALID_|CRL_|ERROR_IN_C|PATH_LENGTH_)/.test(
    code,
  )

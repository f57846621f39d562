import * as http from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import { HttpClient } from '@actions/http-client'
import { unlessAborted } from '../shared/abort.js'
import type { Attempt } from './attempt.js'
import type { HttpRequest } from './request.js'

/** Requests side by side: `explain` asks GitHub six questions that do not depend on each other. */
const MAX_SIDE_BY_SIDE = 6
/** No server closes a connection this soon after an answer, unless the answer says so. */
const SURELY_OPEN_MS = 1000
/** Some answers of this length fit into the memory side by side. */
const SMALL_BODY_BYTES = 1024 * 1024

/**
 * The connections to one service, through the runner's proxy if it has one. Redirects and retries of
 * http-client are off: it would send the token to another host, and retry without our policy.
 */
export class Connections {
  /** True once the service has answered, which shows that its address is right. */
  answered = false
  /** In milliseconds of the monotonic clock; infinite before the first request. */
  firstRequestAt = Number.POSITIVE_INFINITY
  readonly #kept: HttpClient
  readonly #forUnsafe: HttpClient
  /** When a kept connection last brought an answer, on the monotonic clock. */
  #keptAnswerAt = Number.NEGATIVE_INFINITY
  readonly #observed = new WeakSet<http.Agent>()
  #largeBodies: Promise<unknown> = Promise.resolve()
  /** The attempt that is starting: http-client calls its handler before it first waits. */
  #starting: Attempt | undefined

  /**
   * @param unsafe the connection of writes that must not be repeated. The peer may be closing a kept
   *   connection while such a request is on its way, which leaves open whether it arrived. A fresh
   *   one has no such race, but takes two round trips more, so it is used only if the last answer is
   *   a second ago.
   */
  constructor(unsafe: 'fresh' | 'kept' = 'fresh') {
    this.#kept = this.#client({ keepAlive: true, maxSockets: MAX_SIDE_BY_SIDE })
    this.#forUnsafe = unsafe === 'fresh' ? this.#client({ keepAlive: false }) : this.#kept
  }

  /** Settles with the status line, or when the attempt is given up. */
  async send(
    url: string,
    { method, effect, body }: HttpRequest,
    headers: Readonly<Record<string, string>>,
    attempt: Attempt,
  ): Promise<http.IncomingMessage> {
    const data = body === undefined ? null : encode(body)
    const isFresh = effect === 'unsafe' && attempt.now - this.#keptAnswerAt >= SURELY_OPEN_MS
    const client = isFresh ? this.#forUnsafe : this.#kept
    this.#starting = attempt
    const sent = client.request(method, url, data, {
      ...(body && { 'content-type': 'application/json' }),
      // http-client counts a string; without a length Node would send `transfer-encoding: chunked`.
      ...(Array.isArray(body) && { 'content-length': byteLength(body) }),
      ...headers,
    })
    this.#starting = undefined
    // http-client never settles on some ends of a connection, such as an unrequested upgrade.
    const { message } = await unlessAborted(sent, attempt.signal)
    if (client === this.#kept) this.#keptAnswerAt = attempt.now
    return message
  }

  /** Reads a body; those that may be large one after the other, because they fill the memory. */
  readInTurn<T>({ headers }: http.IncomingMessage, read: () => Promise<T>): Promise<T> {
    if (Number(headers['content-length']) <= SMALL_BODY_BYTES) return read()
    const reading = this.#largeBodies.then(read)
    this.#largeBodies = reading.then(
      () => {},
      () => {},
    )
    return reading
  }

  /** Closes idle connections, so that the process can end. */
  close(): void {
    // The client for unsafe writes is the same one, or keeps no idle connections.
    this.#kept.dispose()
  }

  #client(options: { readonly keepAlive: boolean; readonly maxSockets?: number }): HttpClient {
    const handler = {
      prepareRequest: (request: http.RequestOptions) => this.#prepare(request),
      canHandleAuthentication: () => false,
      handleAuthentication: () => Promise.reject(new Error('not used')),
    }
    return new HttpClient('merge-queue-action', [handler], {
      allowRedirects: false,
      allowRetries: false,
      ...options,
      // The attempt has its own timers; this one must not end a long body.
      socketTimeout: 2 ** 31 - 1,
    })
  }

  #prepare(request: http.RequestOptions): void {
    const attempt = this.#starting
    if (attempt === undefined) throw new Error('a request was prepared outside an attempt')
    request.signal = attempt.signal
    // http-client keeps the brackets of an IPv6 literal, and Node would look them up as a name.
    request.host = request.host?.replace(/^\[|\]$/g, '')
    attempt.assumeConnected()
    if (request.agent instanceof http.Agent) this.#observe(request.agent)
  }

  /** Lets an attempt see when its socket connects: nothing is sent before that. */
  #observe(agent: http.Agent): void {
    if (this.#observed.has(agent)) return
    this.#observed.add(agent)
    const create = agent.createConnection.bind(agent)
    agent.createConnection = (options, callback) => {
      const socket = create(options, callback) as Socket
      this.#starting?.watch(socket)
      return socket
    }
  }
}

/**
 * Compact JSON, or a stream of the chunks. A stream for each small body would be slower, and V8 would
 * keep its objects alive until the next full collection.
 */
function encode(body: NonNullable<HttpRequest['body']>): string | NodeJS.ReadableStream {
  if (Array.isArray(body)) return Readable.from(body)
  return JSON.stringify(body)
}

const byteLength = (chunks: readonly Uint8Array[]): number =>
  chunks.reduce((sum, chunk) => sum + chunk.byteLength, 0)

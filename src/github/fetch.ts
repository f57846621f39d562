import { HttpClient } from '@actions/http-client'
import { readBody } from '../http/body.js'
import type { Clock } from '../shared/clock.js'
import type { Redact } from '../shared/text.js'

/** No answer within the limit, or the run was cancelled; `timedOut` tells them apart. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
  readonly timedOut: boolean

  constructor(message: string, options: ErrorOptions & { timedOut: boolean }) {
    super(message, options)
    this.timedOut = options.timedOut
  }
}

/** What each request of GitHub has in common. */
export interface FetchOptions {
  readonly clock: Clock
  /** One request until its body is whole, in milliseconds. */
  readonly timeoutMs: number
  readonly signal: AbortSignal
  /** Takes secrets out of bodies, both ways. */
  readonly redact: Redact
}

/** The part of `fetch` that Octokit uses. */
export type Fetch = (
  address: string,
  init: {
    readonly method: string
    readonly headers: Readonly<Record<string, string>>
    readonly body?: string
  },
) => Promise<Response>

/** A page of 100 issues of the longest kind is 26 MB as JSON. */
const MAX_BODY_BYTES = 64 * 1024 * 1024
const REDIRECTS = 3

/**
 * `fetch` for Octokit over the toolkit's HTTP client: the same proxies as the service's requests, a limit for each
 * request, bodies that always settle. Redirects (a renamed repository) are followed on the same origin alone, with the
 * same method as GitHub asks for; another origin would get the token.
 */
export function fetchOver({ clock, timeoutMs, signal, redact }: FetchOptions): Fetch {
  return async (address, { method, headers, body }) => {
    const abort = new AbortController()
    let timedOut = false
    const stop = clock.timer(timeoutMs, () => {
      timedOut = true
      abort.abort()
    })
    const onAbort = () => abort.abort(signal.reason)
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort, { once: true })
    const http = clientWith(abort.signal)
    const sent = body === undefined ? null : redact(body)
    try {
      for (let url = new URL(address), left = REDIRECTS; ; left--) {
        const { message } = await http.request(method, url.href, sent, { ...headers })
        const limits = { maxBytes: MAX_BODY_BYTES, idleMs: timeoutMs, totalMs: timeoutMs }
        const text = redact(await readBody(message, clock, limits))
        const status = message.statusCode ?? 0
        if (status < 300 || status >= 400 || status === 304)
          return response(text, status, message.headers)
        url = redirected(url, message.headers.location, left)
      }
    } catch (cause) {
      if (timedOut)
        throw new NoAnswer(`no answer within ${timeoutMs / 1000} s`, { cause, timedOut: true })
      throw new NoAnswer((cause as Error).message, { cause, timedOut: false })
    } finally {
      stop()
      signal.removeEventListener('abort', onAbort)
      http.dispose()
    }
  }
}

function clientWith(signal: AbortSignal): HttpClient {
  const handler = {
    prepareRequest(request: { signal?: AbortSignal; host?: string | null }) {
      request.signal = signal
      // The client passes the brackets of an IPv6 literal on, and Node would look them up as a name.
      if (request.host) request.host = request.host.replace(/^\[|\]$/g, '')
    },
    canHandleAuthentication: () => false,
    handleAuthentication: () => Promise.reject(new Error('not used')),
  }
  return new HttpClient('merge-queue-action', [handler], {
    allowRedirects: false,
    allowRetries: false,
    // The request's own limit ends it; this one must not come first.
    socketTimeout: 2 ** 31 - 1,
  })
}

function redirected(from: URL, location: string | undefined, left: number): URL {
  if (location === undefined || !URL.canParse(location, from.href))
    throw new Error('a redirect that names no address')
  const to = new URL(location, from)
  if (to.origin !== from.origin)
    throw new Error(`a redirect to ${to.origin}, which is not followed: it would get the token`)
  if (left <= 0) throw new Error(`more than ${REDIRECTS} redirects`)
  return to
}

function response(
  text: string,
  status: number,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Response {
  const bodiless = status === 204 || status === 205 || status === 304
  const list = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return new Response(bodiless ? null : text, { status, headers: list })
}

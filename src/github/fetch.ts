import type { IncomingMessage } from 'node:http'
import type { Attempt } from '../http/attempt.js'
import { type FailedAttempt, unusableBody } from '../http/errors.js'
import type { Effect, HttpRequest } from '../http/request.js'
import { parseRetryAfter, type ReadRefusal } from '../http/retry.js'
import { isSuccess, Transport, type TransportOptions } from '../http/transport.js'
import { Deadline } from '../shared/clock.js'

/** The part of a request that Octokit sets. */
type Init = Pick<HttpRequest, 'method'> & { headers: Record<string, string>; body?: string }

/** One request with its retries, in milliseconds: less patience than with the service. */
const RETRY_TIMEOUT_MS = 60_000
const ATTEMPTS = 4
const REDIRECTS = 3

/**
 * `fetch` for Octokit over this action's transport. Redirects (a renamed repository) are followed
 * only within the same origin and with the same method: another origin would get the token.
 */
export function fetchOver(
  options: Omit<TransportOptions, 'baseUrl' | 'headers' | 'retryTimeoutMs' | 'remedyFor'>,
) {
  return async (address: string, { method, headers, body }: Init): Promise<Response> => {
    const { clock, onRetry } = options
    const { origin } = new URL(address)
    const transport = new Transport({
      ...options,
      baseUrl: origin,
      headers,
      retryTimeoutMs: RETRY_TIMEOUT_MS,
      // The permission that is missing depends on the call: see octokit.ts.
      remedyFor: () => '',
      readRefusal: readLimit,
      onRetry: (message) => onRetry(`GitHub, ${message}`),
    })
    const limits = { deadline: new Deadline(clock, RETRY_TIMEOUT_MS), attempts: ATTEMPTS }
    const effect = effectOf(method, address, body)
    const bytes = body === undefined ? {} : { body: [Buffer.from(body)] }
    try {
      for (let url = address, left = REDIRECTS; ; left--) {
        const request: HttpRequest = { method, path: url.slice(origin.length), effect, ...bytes }
        const read = (message: IncomingMessage, attempt: Attempt) => {
          if (isRedirect(message)) return redirected(url, left, message, attempt)
          return isSuccess(message) ? response(message, attempt) : undefined
        }
        const answer = await transport.exchange<string | Response>(request, limits, read)
        if (typeof answer !== 'string') return answer
        url = answer
      }
    } finally {
      transport.close()
    }
  }
}

/** GraphQL reads with POST. Another POST creates something. */
function effectOf(method: string, address: string, body: string | undefined): Effect {
  if (method === 'GET' || method === 'HEAD') return 'safe'
  if (method !== 'POST') return 'idempotent'
  if (!address.endsWith('/graphql')) return 'unsafe'
  const { query } = JSON.parse(body ?? '{}') as { query?: unknown }
  return /^\s*query\b/.test(String(query)) ? 'safe' : 'unsafe'
}

const isRedirect = ({ statusCode = 0 }: IncomingMessage): boolean =>
  statusCode >= 300 && statusCode < 400 && statusCode !== 304

async function redirected(
  from: string,
  left: number,
  message: IncomingMessage,
  attempt: Attempt,
): Promise<string> {
  await attempt.excerpt(message)
  const { location = '' } = message.headers
  if (location === '' || !URL.canParse(location, from)) throw badRedirect('without an address')
  const to = new URL(location, from)
  if (to.origin !== new URL(from).origin)
    throw badRedirect(`to ${to.origin}, which is not followed: it would get the token`)
  if (left <= 0) throw badRedirect(`after ${REDIRECTS} redirects, which is too many`)
  return to.href
}

const badRedirect = (where: string): FailedAttempt =>
  unusableBody('wrong-shape', `with a redirect ${where}`)

async function response(message: IncomingMessage, attempt: Attempt): Promise<Response> {
  const text = await attempt.body(message)
  const { statusCode: status = 0 } = message
  const named = Object.entries(message.headers)
  const headers = named.map(([name, value]): [string, string] => [name, String(value)])
  const isEmpty = status === 204 || status === 205
  return new Response(isEmpty ? null : text, { status, headers })
}

/** What GitHub asks to wait where it gives no time. */
const MINUTE_MS = 60_000

/**
 * A refusal of GitHub. Its primary limit says when it ends; a secondary one says Retry-After or
 * nothing, which means a minute (GitHub docs: "Best practices for using the REST API").
 */
export const readLimit: ReadRefusal = (status, ...answer) => {
  const retryAfterMs = waitMs(status, ...answer)
  return retryAfterMs === undefined
    ? { type: 'status', status }
    : { type: 'status', status, retryAfterMs, limited: true }
}

function waitMs(...[status, headers, body, now]: Parameters<ReadRefusal>): number | undefined {
  const retryAfterMs = parseRetryAfter(headers['retry-after'], headers.date, now)
  if (retryAfterMs !== undefined && (status === 403 || status === 429 || status === 503))
    return retryAfterMs
  if (status !== 403 && status !== 429) return undefined
  if (headers['x-ratelimit-remaining'] === '0') {
    const sent = Date.parse(headers.date ?? '') || now
    const reset = /^\d{1,12}$/.exec(String(headers['x-ratelimit-reset']))
    return reset === null ? MINUTE_MS : Math.max(0, Number(reset[0]) * 1000 - sent)
  }
  return status === 429 || /secondary rate limit/i.test(body) ? MINUTE_MS : undefined
}

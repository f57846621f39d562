import type { IncomingMessage } from 'node:http'
import type { Attempt } from '../http/attempt.js'
import { UnusableBody } from '../http/errors.js'
import type { Effect, HttpRequest } from '../http/request.js'
import { isSuccess, type Transport } from '../http/transport.js'
import type { Deadline } from '../shared/deadline.js'

/** The part of a request that Octokit sets. */
type Init = Pick<HttpRequest, 'method'> & { headers: Record<string, string>; body?: string }

/**
 * The part of a `Response` that Octokit reads. A real one would load all of Node's `fetch`, which
 * takes as long as the start of Node itself.
 */
interface FetchAnswer extends Pick<Response, 'status' | 'url' | 'text' | 'arrayBuffer'> {
  readonly headers: ReadonlyMap<string, string>
}

const ATTEMPTS = 4
const REDIRECTS = 3

/**
 * `fetch` for Octokit over this action's transport. Redirects (a renamed repository) are followed
 * only within the same origin and with the same method: another origin would get the token.
 */
export function fetchOver(transport: Transport, deadline: Deadline) {
  return async (address: string, { method, headers, body }: Init): Promise<FetchAnswer> => {
    const { origin } = new URL(address)
    const patience = deadline.restarted(transport.retryTimeoutMs)
    const limits = { patience, attempts: ATTEMPTS }
    const sent: Omit<HttpRequest, 'path'> = {
      method,
      headers,
      effect: effectOf(method, body),
      ...(body !== undefined && { body: [Buffer.from(body)] }),
    }
    for (let url = address, left = REDIRECTS; ; left--) {
      const read = (message: IncomingMessage, attempt: Attempt) => {
        if (isRedirect(message)) return redirected(url, left, message, attempt)
        if (isSuccess(message)) return response(message, attempt)
        return undefined
      }
      const request = { ...sent, path: url.slice(origin.length) }
      const answer = await transport.exchange<string | FetchAnswer>(deadline, request, limits, read)
      if (typeof answer !== 'string') return answer
      url = answer
    }
  }
}

/** GraphQL reads with POST. Another POST has no query, and creates something. */
function effectOf(method: string, body: string | undefined): Effect {
  if (method === 'GET' || method === 'HEAD') return 'safe'
  if (method !== 'POST') return 'idempotent'
  const { query } = JSON.parse(body ?? '{}') as { query?: unknown }
  if (/^\s*query\b/.test(String(query))) return 'safe'
  return 'unsafe'
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

const badRedirect = (where: string): UnusableBody =>
  new UnusableBody('wrong-shape', `with a redirect ${where}`)

async function response(message: IncomingMessage, attempt: Attempt): Promise<FetchAnswer> {
  const text = await attempt.body(message)
  const { statusCode: status = 0 } = message
  const named = Object.entries(message.headers)
  return {
    status,
    url: '',
    headers: new Map(named.map(([name, value]) => [name, String(value)])),
    text: async () => text,
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  }
}

import { Connections } from '../http/connections.js'
import { parseHttpDate, parseRetryAfter, type ReadRefusal } from '../http/retry.js'
import { Transport, type TransportOptions } from '../http/transport.js'

/** One request with its retries, in milliseconds: less patience than with the service. */
const RETRY_TIMEOUT_MS = 60_000

/** The connections of a step to GitHub. Each request carries the token in its own headers. */
export const gitHubTransport = (
  options: Omit<TransportOptions, 'baseUrl' | 'headers' | 'retryTimeoutMs' | 'remedyFor'>,
  apiUrl: string,
): Transport =>
  new Transport(
    {
      ...options,
      baseUrl: URL.canParse(apiUrl) ? new URL(apiUrl).origin : apiUrl,
      headers: {},
      retryTimeoutMs: RETRY_TIMEOUT_MS,
      // The permission that is missing depends on the call: see octokit.ts.
      remedyFor: () => '',
      readRefusal: readLimit,
      onRetry: (message, group) => options.onRetry(`GitHub, ${message}`, group),
    },
    // A lost creation is no risk, because the list is read again before the next one.
    new Connections('kept'),
  )

/** Pause after a limit without a time. */
const MINUTE_MS = 60_000
/** Pause after "was submitted too quickly", the limit for new comments and issues. It varies. */
const TOO_QUICKLY_MS = 10_000

/**
 * Reads a refusal of GitHub. The primary limit gives the time of its end, a secondary one Retry-After
 * or nothing, which means a minute (GitHub docs: "Best practices for using the REST API").
 */
export const readLimit: ReadRefusal = (status, ...answer) => {
  const retryAfterMs = waitMs(status, ...answer)
  if (retryAfterMs === undefined) return { type: 'status', status }
  return { type: 'status', status, retryAfterMs, limited: true }
}

function waitMs(...[status, headers, body, now]: Parameters<ReadRefusal>): number | undefined {
  const retryAfterMs = parseRetryAfter(headers['retry-after'], headers.date, now)
  if (retryAfterMs !== undefined && (status === 403 || status === 429 || status === 503))
    return retryAfterMs
  if (status === 422 && /submitted too quickly/i.test(body)) return retryAfterMs ?? TOO_QUICKLY_MS
  if (status !== 403 && status !== 429) return undefined
  if (headers['x-ratelimit-remaining'] === '0') {
    const sent = parseHttpDate(headers.date) ?? now
    const reset = /^\d{1,12}$/.exec(String(headers['x-ratelimit-reset']))
    if (reset === null) return MINUTE_MS
    return Math.max(0, Number(reset[0]) * 1000 - sent)
  }
  if (status === 429 || /secondary rate limit/i.test(body)) return MINUTE_MS
  return undefined
}

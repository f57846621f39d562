import type { IncomingHttpHeaders } from 'node:http'
import { parseRetryAfter, type ReadRefusal } from '../http/retry.js'

/** What GitHub asks to wait where it gives no time. */
const MINUTE_MS = 60_000

/**
 * A refusal of GitHub, which announces a limit in its own ways. The primary limit says when it
 * ends; a secondary one says Retry-After or nothing, which means a minute (GitHub docs: "Best
 * practices for using the REST API").
 */
export const readLimit: ReadRefusal = (status, headers, body, now) => {
  const retryAfterMs = waitMs(status, headers, body, now)
  return retryAfterMs === undefined
    ? { type: 'status', status }
    : { type: 'status', status, retryAfterMs, limited: true }
}

function waitMs(
  status: number,
  headers: IncomingHttpHeaders,
  body: string,
  now: number,
): number | undefined {
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

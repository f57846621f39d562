/** The phrases of messages about failed calls, and the log of retries. */
import { seconds } from '../shared/duration.js'
import { jsonValue } from '../shared/json-text.js'
import type { Redact } from '../shared/redact.js'
import { sanitize, truncate } from '../shared/text.js'
import type { Excerpt } from './body.js'

/**
 * `HTTP 302 to https://other.example`, `HTTP 400: the message of the service`.
 * @param location of a redirect; only its origin is shown
 */
export function describeStatus(
  status: number,
  location: string | undefined,
  body: Excerpt,
  redact: Redact,
): string {
  const said = errorText(body, redact)
  const where = status >= 300 && status < 400 ? originOfLocation(location) : ''
  return `HTTP ${status}${where}${said === '' ? '' : `: ${said}`}`
}

/** At most 500 sanitized characters of a body, on one line, for a message. */
export const excerpt = (text: string): string =>
  truncate(sanitize(text.trim().replace(/\s+/g, ' ')), 500)

/** Only the origin: path and query of a redirect may carry anything. */
function originOfLocation(location: string | undefined): string {
  if (location === undefined) return ''
  if (URL.canParse(location)) return ` to ${new URL(location).origin}`
  return ' to a relative address'
}

/** The service's message: the `message` of a JSON object without `errors`, or else the whole text. */
function errorText({ text, isCut }: Excerpt, redact: Redact): string {
  const { message, errors } = (jsonValue(text) ?? {}) as { message?: unknown; errors?: unknown }
  const isMessage = typeof message === 'string' && errors === undefined
  return excerpt(isMessage ? redact(message) : redact(text, isCut))
}

/** Equal retries that are logged one by one. */
const MAX_MESSAGE_LINES = 3

/**
 * Logs the retries of one call: one line each, and a group at the end for more than three equal ones.
 * @param write logs a line, or the title of a group and its lines
 */
export function retryLog(
  request: string,
  write: (message: string, group?: readonly string[]) => void,
) {
  let last = ''
  let equal = 0
  let group: string[] = []
  const end = () => {
    if (group.length > 0) write(`${request}: ${last} (${group.length} more)`, group)
    equal = 0
    group = []
  }
  /** @param attempt 0 for the first */
  const add = (message: string, attempt: number, afterMs: number, delay: number) => {
    if (message !== last) end()
    last = message
    equal++
    const next = `trying again in ${seconds(delay)}`
    if (equal <= MAX_MESSAGE_LINES) write(`${request}: ${message}; ${next}`)
    else group.push(`Attempt ${attempt + 1}, after ${seconds(afterMs)}; ${next}`)
  }
  return { add, end }
}

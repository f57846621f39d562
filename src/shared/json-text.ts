/** Writes JSON that contains no command for the runner, and stays valid when secrets are taken out. */
import type { Redact } from './redact.js'
import { asEscape, isPlain, OLD_COMMAND, UNSAFE } from './text.js'

/** Escapes everything in JSON that a runner or a terminal would execute. */
export function escapeJson(json: string): string {
  if (isPlain(json)) return json
  return json.replace(OLD_COMMAND, '\\u0023').replace(UNSAFE, asEscape)
}

/**
 * Redacts a text. JSON, and lines of JSON, stay valid, even if a secret looks like a number or like
 * syntax, or ends in a backslash.
 */
export function redactJson(text: string, redact: Redact): string {
  const redacted = redact(text)
  if (redacted === text && !hasNestedSecret(text, redact)) return text
  if (isDocument(text)) return redactValues(text, redact)
  const lines = text.split('\n').map((line) => ({ line, isJson: isDocument(unseparated(line)) }))
  // Without JSON, use the whole text, because a secret may have several lines.
  if (!lines.some(({ isJson }) => isJson)) return redacted
  const clean = lines.map(({ line, isJson }) =>
    isJson ? redactValues(line, redact) : redact(line),
  )
  return clean.join('\n')
}

/** True if JSON within a JSON text may have a secret, which is escaped twice or more often. */
function hasNestedSecret(text: string, redact: Redact): boolean {
  if (!text.includes('\\')) return false
  const inner = text.replace(/\\(.?)/gs, '$1')
  return redact(inner) !== inner || hasNestedSecret(inner, redact)
}

/** Removes the comma of a list element that is a line. */
const unseparated = (line: string): string => line.replace(/^,|,$/g, '')

/** True if a text is a JSON object or list. */
const isDocument = (text: string): boolean => /^\s*[[{]/.test(text) && jsonValue(text) !== undefined

/** Parses JSON; returns `undefined` for other text. */
export function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A string, with its colon if it is a key, or a number. */
const JSON_TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d[\d.eE+-]*/g

/**
 * Redacts the values of JSON, or of a part that begins and ends between two tokens. Keys stay even
 * if they contain a secret, because steps read values by these names.
 */
const redactValues = (json: string, redact: Redact): string =>
  json.replace(JSON_TOKEN, (token, string?: string, colon?: string) => {
    if (colon !== undefined) return token
    // A number that contains a secret becomes a string.
    if (string === undefined) return redact(token) === token ? token : '"***"'
    const value = string.includes('\\') ? (JSON.parse(string) as string) : string.slice(1, -1)
    // A text may be JSON itself.
    const clean = redactJson(value, redact)
    if (clean === value) return token
    return escapeJson(JSON.stringify(clean))
  })

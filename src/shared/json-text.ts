/** JSON as text: nothing in it is a command, and no secret that is taken out breaks it. */
import type { Redact } from './redact.js'
import { asEscape, isPlain, OLD_COMMAND, UNSAFE } from './text.js'

/** The same JSON, in which what a runner or a terminal would execute is escaped. */
export const escapeJson = (json: string): string =>
  isPlain(json) ? json : json.replace(OLD_COMMAND, '\\u0023').replace(UNSAFE, asEscape)

/**
 * Takes secrets out of a text that leaves. One that is JSON, or that holds JSON line by line, stays
 * JSON: a secret may look like a number or like syntax, or end in a backslash.
 */
export function redactJson(text: string, redact: Redact): string {
  const redacted = redact(text)
  if (redacted === text && !hasNestedSecret(text, redact)) return text
  if (isDocument(text)) return redactValues(text, redact)
  const lines = text.split('\n').map((line) => ({ line, isJson: isDocument(unseparated(line)) }))
  // A secret of several lines is found only in the whole text.
  if (!lines.some(({ isJson }) => isJson)) return redacted
  const clean = lines.map(({ line, isJson }) =>
    isJson ? redactValues(line, redact) : redact(line),
  )
  return clean.join('\n')
}

/** Tells whether JSON within a JSON text may have a secret, which is escaped twice or more often. */
function hasNestedSecret(text: string, redact: Redact): boolean {
  if (!text.includes('\\')) return false
  const inner = text.replace(/\\(.?)/gs, '$1')
  return redact(inner) !== inner || hasNestedSecret(inner, redact)
}

/** An element of a list whose elements are lines. */
const unseparated = (line: string): string => line.replace(/^,|,$/g, '')

/** Tells whether a text is an object or a list. */
const isDocument = (text: string): boolean => /^\s*[[{]/.test(text) && jsonValue(text) !== undefined

/** The value of a JSON text; `undefined` where it is none. */
export function jsonValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A text with the colon that makes it a key, or a number. */
const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|-?\d[\d.eE+-]*/g

/**
 * Takes secrets out of the values of JSON, or of a piece of it that begins and ends between two
 * tokens. Keys are names of the contract, which steps read by, so they stay whatever a secret is.
 */
export const redactValues = (json: string, redact: Redact): string =>
  json.replace(TOKEN, (token, string?: string, colon?: string) => {
    if (colon !== undefined) return token
    // A number that shows a secret becomes a text.
    if (string === undefined) return redact(token) === token ? token : '"***"'
    const value = string.includes('\\') ? (JSON.parse(string) as string) : string.slice(1, -1)
    // A text may be JSON itself.
    const clean = redactJson(value, redact)
    return clean === value ? token : escapeJson(JSON.stringify(clean))
  })

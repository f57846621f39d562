/** JSON as text: nothing in it is a command, and no secret that is taken out breaks it. */
import { OLD_COMMAND, type Redact, UNSAFE } from './text.js'

const asEscape = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

/** The same JSON, in which what a runner or a terminal would execute is escaped. */
export const escapeJson = (json: string): string =>
  json.replace(OLD_COMMAND, '\\u0023').replace(UNSAFE, asEscape)

/**
 * Takes secrets out of a text that leaves. One that is JSON, or that holds JSON line by line, stays
 * JSON: a secret may look like a number or like syntax, or end in a backslash, so that it is
 * replaced in each value, before that is written.
 */
export function redactJson(text: string, redact: Redact): string {
  const redacted = redact(text)
  if (redacted === text) return text
  const whole = redactDocument(text, redact)
  if (whole !== undefined) return whole
  const lines = text.split('\n').map((line) => {
    const [, before = '', element = '', after = ''] = /^(,?)(.*?)(,?)$/s.exec(line) ?? []
    const document = redactDocument(element, redact)
    return { document, line: document === undefined ? line : before + document + after }
  })
  // A secret of several lines is found only in the whole text.
  if (lines.every(({ document }) => document === undefined)) return redacted
  const clean = lines.map(({ document, line }) => (document === undefined ? redact(line) : line))
  return clean.join('\n')
}

/** An object or a list without secrets; `undefined` for any other text. */
function redactDocument(text: string, redact: Redact): string | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return undefined
  }
  const indent = text.trim().includes('\n') ? 2 : undefined
  const end = text.endsWith('\n') ? '\n' : ''
  return escapeJson(JSON.stringify(redactValue(value, redact), null, indent)) + end
}

/** The value without secrets; a number that shows one becomes a text. */
function redactValue(value: unknown, redact: Redact): unknown {
  // A text may be JSON itself.
  if (typeof value === 'string') return redactJson(value, redact)
  if (typeof value === 'number') return redact(String(value)) === String(value) ? value : '***'
  if (Array.isArray(value)) return value.map((each) => redactValue(each, redact))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, each]) => [
    redact(key),
    redactValue(each, redact),
  ])
  return Object.fromEntries(entries)
}

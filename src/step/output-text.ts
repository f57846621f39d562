/** Formats outputs and `result.json` so that printing them runs no command and breaks no line. */
import { webAddress } from '../reports/markdown.js'
import { escapeJson, jsonValue } from '../shared/json-text.js'
import { sanitize, sanitizedLine } from '../shared/text.js'
import type { OutputName } from './contract.js'

/** Outputs that may have several lines. */
const DOCUMENTS: ReadonlySet<OutputName> = new Set(['report-markdown', 'undo'])

/** Leaves out fields for addresses, such as `url`, unless a browser would open them as a page. */
function onlyWebLinks(key: string, value: unknown): unknown {
  if (/url$/i.test(key) && typeof value === 'string' && webAddress(value) === undefined)
    return undefined
  return value
}

/**
 * Formats JSON that a step may print. Escapes what a runner or a terminal would execute; the parsed
 * value stays the same. Without `indent`, it is one line.
 */
export function jsonText(
  value: unknown,
  indent?: number,
  replacer: (key: string, value: unknown) => unknown = (_, each) => each,
): string {
  const json = JSON.stringify(value, (key, each) => onlyWebLinks(key, replacer(key, each)), indent)
  return escapeJson(json)
}

/** A replacer of {@link jsonText}: each text of a list or an object becomes one sanitized line. */
export function oneLineTexts(key: string, value: unknown): unknown {
  if (typeof value !== 'string' || DOCUMENTS.has(key as OutputName)) return value
  return sanitizedLine(value)
}

/**
 * Formats an output as one line, because strangers choose names and titles, and a step may print any
 * output. Lists and objects are written by {@link jsonText}.
 */
export function outputText(name: OutputName, value: unknown): string {
  if (value === undefined) return ''
  if (typeof value === 'object' && value !== null) return jsonText(value, undefined, oneLineTexts)
  const written = String(value)
  if (DOCUMENTS.has(name)) return sanitize(written)
  const json = /^[[{]/.test(written) ? jsonValue(written) : undefined
  if (json === undefined) return sanitizedLine(written)
  return jsonText(json)
}

/** The text of outputs and of `result.json`: nothing in it is a command, a second line or a script. */
import { webAddress } from '../markdown/markdown.js'
import { escapeJson, jsonValue } from '../shared/json-text.js'
import { LINE_BREAKS, sanitize } from '../shared/text.js'
import type { OutputName } from './contract.js'

/** Outputs that are documents, so that they have lines. */
const DOCUMENTS: ReadonlySet<OutputName> = new Set(['report-markdown'])

/** A field that holds an address is left out unless a browser would open it as a page. */
const onlyWebLinks = (key: string, value: unknown): unknown =>
  /url$/i.test(key) && typeof value === 'string' && webAddress(value) === undefined
    ? undefined
    : value

/**
 * JSON that a step may print: what a runner or a terminal would execute is escaped, so that the
 * parsed value is the same. Without `indent` it is one line.
 */
export function jsonText(
  value: unknown,
  indent?: number,
  replacer: (key: string, value: unknown) => unknown = (_, each) => each,
): string {
  const json = JSON.stringify(value, (key, each) => onlyWebLinks(key, replacer(key, each)), indent)
  return escapeJson(json)
}

/**
 * The text of an output. Others choose states, names and titles, and a step may print any output,
 * so each is one line; lists and objects are {@link jsonText}.
 */
export function outputText(name: OutputName, value: unknown): string {
  if (value === undefined) return ''
  if (typeof value === 'object' && value !== null) return jsonText(value)
  const written = String(value)
  if (DOCUMENTS.has(name)) return sanitize(written)
  const json = /^[[{]/.test(written) ? jsonValue(written) : undefined
  return json === undefined ? sanitize(written).replace(LINE_BREAKS, ' ') : jsonText(json)
}

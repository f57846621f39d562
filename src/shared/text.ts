import { redact } from './redact.js'

/** Printable ASCII, tab and line feed. */
const PLAIN_TEXT = /^[\t\n\x20-\x7e]*$/

/** C0 and C1 controls except tab and line feed; separators; bidirectional and zero-width marks. */
export const UNSAFE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the controls to escape.
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Escapes a character as in JSON: `\u001b`. */
export const asEscape = (char: string): string =>
  `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * The runner executes `##[` anywhere, and `::` at the start of a line. Its comparison depends on the
 * culture and ignores characters such as soft hyphens and variation selectors in between.
 */
export const OLD_COMMAND = /#(?=\p{DI}*#\p{DI}*\[)/gu
const COMMAND = /^((?:[^\S\n]|\p{DI})*)(?=:\p{DI}*:)/gmu

/** Starts a sentence with a phrase. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * Keeps at most six combining marks per letter. No script needs more, and a taller stack covers
 * other lines.
 */
export const unstacked = (text: string): string => text.replace(/(\p{M}{6})\p{M}+/gu, '$1')

/** Every line break that a terminal or a parser may recognize. */
export const LINE_BREAKS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g

/**
 * True for printable ASCII without `##[`, as most texts are. They need no escaping, so that the slow
 * Unicode expressions are rarely compiled.
 */
export const isPlain = (text: string): boolean => PLAIN_TEXT.test(text) && !text.includes('##[')

/** Makes text safe for the runner's log: escapes controls, `##[` and a leading `::`. */
export function sanitize(text: string): string {
  if (isPlain(text) && !text.includes('::')) return text
  return unstacked(text)
    .replace(/\r\n?/g, '\n')
    .replace(UNSAFE, asEscape)
    .replace(OLD_COMMAND, '#\\')
    .replace(COMMAND, '$1\\')
}

/** Makes text of others one line that is safe for the runner's log. */
export const sanitizedLine = (text: string): string => sanitize(text).replace(LINE_BREAKS, ' ')

/** Cuts to `limit` UTF-16 units without splitting a character or a secret; `…` marks the cut. */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text
  const clean = redact(text)
  if (clean.length <= limit) return clean
  return `${clean.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

/** Soft hyphens, zero-width characters and direction marks, which people copy from web pages. */
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** Removes characters that nobody can see, and trims the text. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '').trim()

/** For messages: names in a report can have megabytes. */
const MAX_NAME_LENGTH = 300

/** Formats an untrusted name as code. */
export const inBackticks = (name: string): string =>
  `\`${truncate(redact(name), MAX_NAME_LENGTH).replaceAll('`', "'")}\``

/** Joins the first texts, and counts the others: `a, b and 3 more`. */
export function firstOf(texts: readonly string[], max: number, separator = ', '): string {
  const left = texts.length - max
  return `${texts.slice(0, max).join(separator)}${left > 0 ? ` and ${left} more` : ''}`
}

/** Formats a count as `12,345`. `Intl` would load the rules of all languages first, for 20 ms. */
export const formatCount = (value: number): string =>
  String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** `1 target`, `2 targets`. */
export const pluralize = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`

/** `batchingMinSize` in code and in the API is `batching-min-size` in a workflow. */
export type KebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Uppercase<First> ? `-${Lowercase<First>}` : First}${KebabCase<Rest>}`
  : Name

/** `prNumber` as `pr-number`. */
export const kebabCase = <Name extends string>(name: Name): KebabCase<Name> =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as KebabCase<Name>

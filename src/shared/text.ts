import { redact } from './redact.js'

/** Printable ASCII, tab and line feed. */
const PLAIN = /^[\t\n\x20-\x7e]*$/

/** C0 and C1 controls but tab and line feed; separators; bidirectional and zero-width marks. */
export const UNSAFE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what has to go.
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** A character as JSON escapes it: `\u001b`. */
export const asEscape = (char: string): string =>
  `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * `##[` anywhere and `::` at the start of a line, which the runner executes. It compares by
 * culture, so characters that a collation ignores (a soft hyphen, a variation selector) may stand
 * in between.
 */
export const OLD_COMMAND = /#(?=\p{DI}*#\p{DI}*\[)/gu
const COMMAND = /^((?:[^\S\n]|\p{DI})*)(?=:\p{DI}*:)/gmu

/** A phrase as the beginning of a sentence. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * The text with at most six combining marks on a letter: no script needs more, and a stack of them
 * covers the lines around it.
 */
export const unstacked = (text: string): string => text.replace(/(\p{M}{6})\p{M}+/gu, '$1')

/** Every line break that a terminal or a parser may know. */
export const LINE_BREAKS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g

/**
 * Tells whether a text is printable ASCII without `##[`. Most are, and compiling Unicode expressions
 * takes longer than all that they would do to it.
 */
export const isPlain = (text: string): boolean => PLAIN.test(text) && !text.includes('##[')

/** Makes text safe for the runner's log: escapes controls, breaks `##[` and a leading `::`. */
export function sanitize(text: string): string {
  if (isPlain(text) && !text.includes('::')) return text
  return unstacked(text)
    .replace(/\r\n?/g, '\n')
    .replace(UNSAFE, asEscape)
    .replace(OLD_COMMAND, '#\\')
    .replace(COMMAND, '$1\\')
}

/** Cuts to `limit` UTF-16 units without splitting a character or a secret; `…` marks the cut. */
export function truncate(text: string, limit: number): string {
  if (text.length <= limit) return text
  const clean = redact(text)
  if (clean.length <= limit) return clean
  return `${clean.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

/** Soft hyphens, zero-width characters and marks of direction, which copying from a page brings. */
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/** The text without characters that nobody sees and that nobody meant. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '').trim()

/** Longest name in a message: a report may hold one of megabytes. */
const LONGEST_NAME = 300

/** A name from outside, between the backticks that make it code. */
export const inBackticks = (name: string): string =>
  `\`${truncate(redact(name), LONGEST_NAME).replaceAll('`', "'")}\``

/** The first of some texts, and how many more there are: `a, b and 3 more`. */
export function firstOf(texts: readonly string[], most: number, separator = ', '): string {
  const left = texts.length - most
  return `${texts.slice(0, most).join(separator)}${left > 0 ? ` and ${left} more` : ''}`
}

/** `1 target`, `2 targets`. */
export const pluralize = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`

/** `batchingMinSize` in code and on the wire is `batching-min-size` in a workflow. */
export type KebabCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Uppercase<First> ? `-${Lowercase<First>}` : First}${KebabCase<Rest>}`
  : Name

/** `prNumber` as `pr-number`. */
export const kebabCase = <Name extends string>(name: Name): KebabCase<Name> =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as KebabCase<Name>

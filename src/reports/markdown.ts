/**
 * Writes GitHub-flavored Markdown. All text from outside goes through {@link text}, {@link code} or
 * {@link link}, so that nothing in it becomes markup, a mention or a link to an issue.
 */

import type { Explanation } from '../shared/errors.js'
import { webLink } from '../shared/links.js'
import { redact } from '../shared/redact.js'
import { truncate, unstacked } from '../shared/text.js'

/** GitHub drops a summary above 1 MiB. This leaves room for the rest of the step's summary. */
export const SUMMARY_BUDGET_BYTES = 900 * 1024
/** A little below the 256 KiB of an output. */
export const OUTPUT_BUDGET_BYTES = 250 * 1024
/**
 * A zero-width space. It stops GitHub from linking in rendered text, where entities no longer help, and
 * Slack's action from filling in templates.
 */
export const BREAK = '\u200b'

/**
 * Places where GitHub would add a link, with the {@link BREAK} that prevents it: mentions and e-mail
 * addresses (`@`), issue links (`#12`, `GH-12`, `ABC-12` of a repository's own autolinks), emoji and
 * addresses (`:tada:`, `http://`), `www.`, and commits (7 hexadecimal digits and more).
 */
const LINKED: readonly (readonly [RegExp, string])[] = [
  [/@/g, `@${BREAK}`],
  [/#(?=\d)/g, `#${BREAK}`],
  [/(?<=[A-Za-z\u0080-\uffff])-(?=\d)/g, `-${BREAK}`],
  [/:(?=\S)/g, `:${BREAK}`],
  [/(?<=www)\./gi, `.${BREAK}`],
  [/[\da-f]{6}(?=[\da-f])/gi, `$&${BREAK}`],
]

/** Plain text on one line. Characters that could be markup become entities. */
export function text(value: unknown): string {
  const broken = LINKED.reduce(
    (value, [pattern, replacement]) => value.replace(pattern, replacement),
    visible(String(value)),
  )
  // GitHub recommends this for a dollar sign that must not begin a formula.
  return entities(broken).replaceAll('&#36;', '<span>&#36;</span>')
}

/**
 * Text on one line in a code span. GitHub adds no links there, so the text needs no breaks, and people
 * can copy it into an input. It is HTML, because a pipe inside backticks would end a table cell.
 */
export function code(value: unknown): string {
  // Inside HTML, an e-mail address becomes a link unless an element separates its `@`.
  const content = entities(visible(String(value))).replace(/(?<=\S)&#64;/g, '<span>$&</span>')
  return `<code>${content}</code>`
}

/** Text of our own messages, in which parts between backticks become code. */
export const prose = (value: unknown): string =>
  visible(String(value))
    .split(/`([^`]*)`/)
    .map((part, index) => {
      if (index % 2 === 1) return code(part)
      return part.replace(/\S.*\S|\S/s, (core) => text(core))
    })
    .join('')

/** Returns the heading at the start of our Markdown, as plain text without its mark. */
export const headingOf = (markdown: string): string | undefined =>
  /^### (.*)/
    .exec(markdown)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, char) => String.fromCodePoint(Number(char)))
    .replaceAll(BREAK, '')
    // A class of all letters would take a millisecond to compile.
    .replace(/^[^\w\s#"`]+ /, '')

/** A link, or only the label if the address is not a web address. */
export function link(label: string, address: string | null | undefined): string {
  const href = webAddress(address)
  if (href === undefined) return text(label)
  return `<a href="${href.replaceAll('&', '&amp;')}">${text(label)}</a>`
}

/** The address as a browser would use it; `undefined` if it is not a web address. */
export function webAddress(address: string | null | undefined): string | undefined {
  // Redact first, because `URL` and the replacement below may encode parts of a secret.
  const known = webLink(address && redact(address))
  if (known === undefined) return undefined
  // `href` is ASCII. Characters that could end an attribute, a table cell or a Slack link are encoded.
  return new URL(known).href.replace(
    /[^\w.~:/?#[\]@!$*+,;=%&-]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** A folded part.
 *  @param summary HTML
 *  @param content Markdown */
export const folded = (summary: string, content: string): string =>
  `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`

/** `What failed: why`. */
export const failureLine = ({ request, problem }: Explanation): string =>
  `${prose(request)}: ${prose(problem)}`

/** The line with the next step. */
export const nextLine = (remedy: string): string => `**Next:** ${prose(remedy)}`

/** A code block. Each line stays one line, and nothing in it is invisible. */
export function codeBlock(lines: readonly string[], language = ''): string {
  const content = lines.map(visible).join('\n')
  const longest = Math.max(2, ...(content.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${content}\n${fence}`
}

/** Marks at the start of a headline. */
export const MARKS = { good: '✅', bad: '❌', warning: '⚠️', neutral: 'ℹ️' } as const

/** The head of a column. Columns of numbers are aligned to the right. */
export type Column = string | { readonly number: string }

/** A table.
 *  @param rows cells that are Markdown already */
export function table(head: readonly Column[], rows: readonly (readonly string[])[]): string {
  return [...tableHead(head), ...rows.map(tableRow)].join('\n')
}

/** The two lines that begin a table. */
export const tableHead = (head: readonly Column[]): readonly string[] => [
  tableRow(head.map((column) => (typeof column === 'string' ? column : column.number))),
  tableRow(head.map((column) => (typeof column === 'string' ? '---' : '---:'))),
]

/** One line of a table. */
export const tableRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

/** A number of bytes that the parts of a document share. */
export class ByteBudget {
  #left: number

  constructor(bytes: number) {
    this.#left = bytes
  }

  /** Takes the bytes of some lines with their line feeds, if they fit. */
  take(lines: readonly string[]): boolean {
    const bytes = lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0)
    if (bytes > this.#left) return false
    this.#left -= bytes
    return true
  }
}

/** Returns the first rows that fit into a budget. */
export function fitRows(rows: readonly string[], budget: ByteBudget): readonly string[] {
  const end = rows.findIndex((row) => !budget.take([row]))
  if (end === -1) return rows
  return rows.slice(0, end)
}

/** Most texts are ASCII, and an expression for all letters takes longer to compile than a report. */
const ASCII = /^[ -~]*$/

/**
 * Characters that could hide or reorder text: controls, separators, bidirectional and zero-width
 * characters, tags, lone surrogates. Joiners and variation selectors stay, because emoji and some
 * scripts need them. It is a function, so that it is compiled only for text that is not ASCII.
 */
const invisible = () =>
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** Longer texts are cut, because their entities could fill a summary. */
const MAX_VALUE_LENGTH = 20_000

/**
 * The text on one line without secrets, cut if it is huge. Invisible characters become their code
 * points.
 */
export function visible(value: string): string {
  const line = truncate(redact(value), MAX_VALUE_LENGTH)
    .replace(/[\t\n\r\f\v ]+/g, ' ')
    .trim()
  if (ASCII.test(line)) return line
  return unstacked(line).replace(
    invisible(),
    (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`,
  )
}

/**
 * Characters that become entities. Letters, digits, spaces and a few harmless marks stay, so that the
 * source is readable. So do `.`, `_` and `-` between two letters or digits, except a dot after `www`.
 */
const special = (word: string): RegExp =>
  new RegExp(`[^${word} ,/%?._-]|(?<![${word}])[._-]|[._-](?![${word}])|(?<=[Ww]{3})\\.`, 'gu')
const ASCII_SPECIAL = special('A-Za-z\\d')
let unicodeSpecial: RegExp | undefined

function specialIn(value: string): RegExp {
  if (ASCII.test(value.replaceAll(BREAK, ''))) return ASCII_SPECIAL
  unicodeSpecial ??= special('\\p{L}\\p{N}')
  return unicodeSpecial
}

const entities = (value: string): string =>
  value.replace(specialIn(value), (char) => `&#${char.codePointAt(0)};`)

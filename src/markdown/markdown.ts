/**
 * GitHub-flavored Markdown from data. Everything that came from outside goes through {@link text},
 * {@link code} or {@link link}, so that nothing in it becomes markup, a mention or an issue link.
 */

import type { Explanation } from '../shared/errors.js'
import { webLink } from '../shared/links.js'
import { truncate, unstacked } from '../shared/text.js'

/** GitHub drops a summary above 1 MiB; this leaves room for what others write in the same step. */
export const SUMMARY_BUDGET_BYTES = 900 * 1024
/** Breaks what GitHub looks for in rendered text, where entities are characters again. */
const BREAK = '\u200b'

/**
 * Where GitHub's filters would link, and where a break stops them: mentions and e-mail addresses
 * (`@`), issue links (`#12`, `GH-12`, `ABC-12` of a repository's own autolinks), emoji and
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

/** Plain text on one line: what Markdown or HTML could read as markup becomes an entity. */
export function text(value: unknown): string {
  const broken = LINKED.reduce(
    (sofar, [pattern, replacement]) => sofar.replace(pattern, replacement),
    visible(String(value)),
  )
  // GitHub's own way to write a dollar sign that begins no formula.
  return entities(broken).replaceAll('&#36;', '<span>&#36;</span>')
}

/**
 * Text in a code span, one line. GitHub looks for no mention, issue or commit there, so no break
 * stands between its letters, and people can paste it into an input. (At most, GitHub shows a swatch
 * beside a color.) HTML, because a pipe inside backticks still ends a table cell.
 */
export function code(value: unknown): string {
  // Inside of HTML an e-mail address becomes a link, unless its sign is in an element of its own.
  const content = entities(visible(String(value))).replace(/(?<=\S)&#64;/g, '<span>$&</span>')
  return `<code>${content}</code>`
}

/** Text in which what stands between backticks is code, as in our own messages. */
export const prose = (value: unknown): string =>
  visible(String(value))
    .split(/`([^`]*)`/)
    .map((part, i) => (i % 2 === 1 ? code(part) : part.replace(/\S.*\S|\S/s, (core) => text(core))))
    .join('')

/**
 * The heading that Markdown of ours begins with, as plain text without its mark: a word of symbols.
 * (An expression for all letters takes a millisecond of the start.)
 */
export const headingOf = (markdown: string): string | undefined =>
  /^### (.*)/
    .exec(markdown)?.[1]
    ?.replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, char) => String.fromCodePoint(Number(char)))
    .replaceAll(BREAK, '')
    .replace(/^[^\w\s#"`]+ /, '')

/** A link, or only the label when {@link webAddress} does not take the address. */
export function link(label: string, address: string | null | undefined): string {
  const href = webAddress(address)
  return href === undefined
    ? text(label)
    : `<a href="${href.replaceAll('&', '&amp;')}">${text(label)}</a>`
}

/** {@link webLink} as the browser would use it; `undefined` when it cannot be a link. */
export function webAddress(address: string | null | undefined): string | undefined {
  const known = webLink(address)
  if (known === undefined) return undefined
  // `href` is ASCII; what is left in it that could end an attribute, a table cell or a Slack link
  // is percent-encoded.
  return new URL(known).href.replace(
    /[^\w.~:/?#[\]@!$*+,;=%&-]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** Part that people may open: a line in HTML, and Markdown below it. */
export const folded = (summary: string, content: string): string =>
  `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`

/** What failed, and why. */
export const failureLine = ({ request, problem }: Explanation): string =>
  `${prose(request)}: ${prose(problem)}`

/** What to do next, below a verdict and its reasons. */
export const nextLine = (remedy: string): string => `**Next:** ${prose(remedy)}`

/** Lines as a code block, whatever they hold; each is one line that hides nothing. */
export function codeBlock(lines: readonly string[], language = ''): string {
  const content = lines.map(visible).join('\n')
  const longest = Math.max(2, ...(content.match(/`+/g) ?? []).map((run) => run.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${content}\n${fence}`
}

/** Marks that a headline begins with. */
export const MARKS = { good: '✅', bad: '❌', warning: '⚠️', neutral: 'ℹ️' } as const

/** The head of a column; numbers are aligned to the right. */
export type Column = string | { readonly number: string }

/** Cells are Markdown already. */
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

  /** Takes the bytes of some lines with their line feeds, or nothing when they do not fit. */
  take(lines: readonly string[]): boolean {
    const bytes = lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0)
    if (bytes > this.#left) return false
    this.#left -= bytes
    return true
  }
}

/** The first rows that fit: a table is cut between two rows, never inside one. */
export function fitRows(rows: readonly string[], budget: ByteBudget): readonly string[] {
  const end = rows.findIndex((row) => !budget.take([row]))
  return end === -1 ? rows : rows.slice(0, end)
}

/** Most texts are ASCII; expressions for all letters take longer to compile than a whole report. */
const ASCII = /^[ -~]*$/

/**
 * Controls, line and paragraph separators, bidirectional and zero-width characters, tags, lone
 * surrogates: none may hide or reorder text. Joiners and variation selectors stay, because emoji
 * and some scripts are written with them. Made when a text is not ASCII.
 */
const invisible = () =>
  /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** No name, title or message is longer; entities of one that is would fill a summary. */
const LONGEST_VALUE = 20_000

/** One line that hides nothing: invisible characters become code points; a huge text is cut. */
export function visible(value: string): string {
  const line = truncate(value, LONGEST_VALUE)
    .replace(/[\t\n\r\f\v ]+/g, ' ')
    .trim()
  if (ASCII.test(line)) return line
  return unstacked(line).replace(
    invisible(),
    (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`,
  )
}

/**
 * Letters, digits, space, and a few marks that mean nothing to Markdown or HTML stay, so that the
 * source can be read; also `.`, `_` and `-` between two letters or digits, unless the dot follows
 * `www`. All else becomes an entity.
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

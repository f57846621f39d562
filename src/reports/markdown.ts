/**
 * Writes GitHub-flavored Markdown. All text from outside is escaped here, so that nothing in it becomes
 * markup, a mention or a link to an issue.
 */

import { webLink } from '../shared/links.js'
import { redact } from '../shared/redact.js'
import { formatCount, truncate, unstacked } from '../shared/text.js'
import { code, type LinkSpan, lineOf, type Span, type Words, words } from './line.js'
import { type Column, isPoint, type Part, type Report } from './report.js'

/** GitHub drops a summary above 1 MiB. This leaves room for other steps. */
export const SUMMARY_BUDGET_BYTES = 900 * 1024
/** A little below the 256 KiB of an output. */
export const OUTPUT_BUDGET_BYTES = 250 * 1024
/** Below GitHub's 65,536 characters for a comment or an issue, with room for the marker. */
export const POST_BUDGET_BYTES = 63_488
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

/** Reserved for the sentence about what was left out. */
const CLOSING_BYTES = 512

/** Writes a report. What does not fit is left out at the end, a table after a whole row. */
export function markdown(report: Report, budgetBytes: number): string {
  const { mark = '', headline, lines = [], next, parts = [], wholeIn = RESULT_FILE } = report
  const budget = new ByteBudget(budgetBytes - CLOSING_BYTES)
  // A heading is bold already.
  const heading = inline(
    lineOf(headline).flatMap((span) => ('strong' in span ? span.strong : [span])),
  )
  const points = lines.map((line) => {
    if (!isPoint(line)) return inline(line)
    return `${inline(line.line)}<br>${nextLine(line.next)}`
  })
  const blocks = [`### ${mark === '' ? '' : `${mark} `}${heading}`]
  if (points.length > 1) blocks.push(points.map((point) => `- ${point}`).join('\n'))
  else blocks.push(...points)
  if (next !== undefined) blocks.push(nextLine(next))
  const top = blocks.filter((block) => budget.take([block, '']))
  return [...top, ...writtenParts(parts, budget, wholeIn)].join('\n\n')
}

/** Writes parts without a headline, such as the text of an issue. */
export const markdownParts = (parts: readonly Part[], budgetBytes = POST_BUDGET_BYTES): string =>
  writtenParts(parts, new ByteBudget(budgetBytes - CLOSING_BYTES), RESULT_FILE).join('\n\n')

const RESULT_FILE = words`${code('result-file')} has everything`

function writtenParts(
  parts: readonly Part[],
  budget: ByteBudget,
  wholeIn: Words,
): readonly string[] {
  const blocks = parts.map((part) => writePart(part, budget)).filter((block) => block !== '')
  if (!budget.isExceeded) return blocks
  return [...blocks, `<sub>More did not fit; ${inline(wholeIn)}.</sub>`]
}

const nextLine = (step: Words): string => `**Next:** ${inline(step)}`

/** Returns the part, or as much of it as fits; an empty text if nothing does. */
function writePart(part: Part, budget: ByteBudget): string {
  if (typeof part === 'string' || 'map' in part) return fittingText(inline(part), budget)
  if ('items' in part) return fittingRows(part, part.items, (item) => `- ${inline(item)}`, budget)
  if ('rows' in part) return fittingRows(part, part.rows, tableRow, budget, tableHead(part.head))
  if ('block' in part) {
    const longest = part.block.reduce((most, line) => Math.max(most, longestFence(line)), 2)
    const fence = '`'.repeat(longest + 1)
    const head = [`${fence}${part.language ?? ''}`]
    return fittingRows(part, part.block, visible, budget, head, [fence])
  }
  const open = `<details><summary>${inline(part.fold)}</summary>`
  if (!budget.take([open, '', '', '</details>', ''])) return ''
  const blocks = part.parts.map((each) => writePart(each, budget)).filter((block) => block !== '')
  if (blocks.length === 0) return ''
  return [open, ...blocks, '</details>'].join('\n\n')
}

const fittingText = (block: string, budget: ByteBudget): string =>
  budget.take([block, '']) ? block : ''

/** Writes the rows that fit, between their head and their end, and counts the others. */
function fittingRows<Row>(
  { title, total, allIn }: Pick<Extract<Part, { items: unknown }>, 'title' | 'total' | 'allIn'>,
  rows: readonly Row[],
  write: (row: Row) => string,
  budget: ByteBudget,
  head: readonly string[] = [],
  end: readonly string[] = [],
): string {
  const all = total ?? rows.length
  const place = allIn === undefined ? '' : ` in ${inline(allIn)}`
  const leftOut = (count: number) =>
    count <= 0 ? [] : ['', `… and ${formatCount(count)} more${place}.`]
  const titled = title === undefined ? [] : [`#### ${inline(title)}`, '']
  // The head counts too, so that no table has a head alone.
  if (!budget.take([...titled, ...head, ...end, ...leftOut(all + 1), ''])) return ''
  const fitting: string[] = []
  for (const row of rows) {
    const line = write(row)
    if (!budget.take([line])) break
    fitting.push(line)
  }
  if (fitting.length === 0) return ''
  return [...titled, ...head, ...fitting, ...end, ...leftOut(all - fitting.length)].join('\n')
}

/** The two lines that begin a table. */
function tableHead(columns: readonly Column[]): readonly string[] {
  const isNumber = (column: Column) => typeof column === 'object' && 'number' in column
  return [
    tableRow(columns.map((column) => (isNumber(column) ? column.number : column))),
    tableRow(columns.map((column) => ({ own: isNumber(column) ? '---:' : '---' }))),
  ]
}

const tableRow = (cells: readonly Words[]): string => `| ${cells.map(inline).join(' | ')} |`

/** Writes a line. A line feed of ours starts a new line within a cell. */
export function inline(value: Words): string {
  let isAfterWord = false
  return lineOf(value)
    .map((span) => {
      const written = writeSpan(span)
      // Our word and a name beside it must not make a mention, a link to an issue, or another link.
      const isBroken = isAfterWord && 'text' in span && /^[\w&]/.test(written)
      isAfterWord = 'own' in span && /[\w@#:.-]$/.test(span.own)
      return isBroken ? `&#8203;${written}` : written
    })
    .join('')
}

function writeSpan(span: Span): string {
  if ('own' in span) return ownText(span.own)
  if ('text' in span) return escapedText(span.text)
  if ('code' in span) return codeSpan(span.code)
  if ('link' in span) return linkSpan(span)
  if ('mention' in span) return span.mention
  if ('strong' in span) return `**${inline(span.strong)}**`
  const fine = inline(span.small)
  return fine === '' ? '' : `<sub>${fine}</sub>`
}

/** Signs in our own words that are markup, or that the source should show. */
const OWN_SIGNS: Readonly<Record<string, string>> = {
  '\n': '<br>',
  '\u00a0': '&nbsp;',
  '\u2011': '&#8209;',
}

const ownText = (own: string): string =>
  own.replace(
    /[\n\u00a0\u2011<>&*_|[\]`~\\$]/g,
    (sign) => OWN_SIGNS[sign] ?? `&#${sign.charCodeAt(0)};`,
  )

/** Plain text on one line. Characters that could be markup become entities. */
function escapedText(value: string): string {
  const broken = LINKED.reduce(
    (value, [pattern, replacement]) => value.replace(pattern, replacement),
    visible(value),
  )
  // GitHub recommends this for a dollar sign that must not begin a formula.
  return entities(broken).replaceAll('&#36;', '<span>&#36;</span>')
}

/**
 * Text on one line in a code span. GitHub adds no links there, so the text needs no breaks, and people
 * can copy it into an input. It is HTML, because a pipe inside backticks would end a table cell.
 */
function codeSpan(value: string): string {
  // Inside HTML, an e-mail address becomes a link unless an element separates its `@`.
  const content = entities(visible(value)).replace(/(?<=\S)&#64;/g, '<span>$&</span>')
  return `<code>${content}</code>`
}

/** A link, or only the label if the address is not a web address. */
function linkSpan({ link, url, isLong = false }: LinkSpan): string {
  const label = isLong ? breakable(escapedText(link)) : escapedText(link)
  const href = webAddress(url)
  if (href === undefined) return label
  return `<a href="${href.replaceAll('&', '&amp;')}">${label}</a>`
}

/** Lets long words continue on the next line, which keeps a table narrow. */
const breakable = (label: string): string => label.replace(/(?<=\w{4}[./_:])(?=\w{4})/g, '&#8203;')

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

const longestFence = (line: string): number =>
  Math.max(0, ...(line.match(/`+/g) ?? []).map((run) => run.length))

/** A number of bytes that the parts of a document share. */
export class ByteBudget {
  #left: number
  /** True once something did not fit. */
  isExceeded = false

  constructor(bytes: number) {
    this.#left = bytes
  }

  /** Takes the bytes of some lines with their line feeds, if they fit. */
  take(lines: readonly string[]): boolean {
    const bytes = lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0)
    if (bytes > this.#left) {
      this.isExceeded = true
      return false
    }
    this.#left -= bytes
    return true
  }
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

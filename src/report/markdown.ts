/**
 * GitHub-flavoured Markdown from data. Everything that came from outside goes through {@link text}, {@link code} or
 * {@link link}: nothing in it may become markup, a mention or an issue link. This module owns escaping and size budgets.
 */

/** A job summary above 1 MiB is dropped whole by GitHub; this leaves room for what other parts of the step write. */
export const SUMMARY_BUDGET_BYTES = 900 * 1024
/** GitHub's limit of a comment or an issue, in characters. */
export const COMMENT_LIMIT = 65_536

/** Text as text: every character that Markdown or HTML could read as markup becomes an entity; one line. */
export const text = (value: unknown): string =>
  flatten(String(value)).replace(/[^\p{L}\p{N} ]/gu, entity)

/** Text in a code span, one line. HTML, because a pipe inside backticks still ends a table cell. */
export const code = (value: unknown): string =>
  `<code>${flatten(String(value)).replace(/[^\p{L}\p{N} ]/gu, entity)}</code>`

/** A link, or the label alone when the address is no absolute http(s) address. */
export function link(label: string, address: string | undefined): string {
  if (address === undefined || !URL.canParse(address)) return text(label)
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return text(label)
  return `<a href="${url.href.replace(/[^\w.~:/?#@!$*+,;=%-]/g, encodeURIComponent).replaceAll('&', '&amp;')}">${text(label)}</a>`
}

/** A table; cells are Markdown already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

/** Bytes of a text in UTF-8. */
export const byteLength = (value: string): number => Buffer.byteLength(value, 'utf8')

const flatten = (value: string): string => value.replace(/\s+/g, ' ').trim()

const entity = (char: string): string => `&#${char.codePointAt(0)};`

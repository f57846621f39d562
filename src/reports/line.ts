/**
 * A line of a report, which keeps our words and those of others apart: the literals of {@link words}
 * are ours, and everything put in is text, unless it is a line itself. Only the renderers escape.
 */
import { redact } from '../shared/redact.js'

/** A piece of a line. */
export type Span =
  | { readonly own: string }
  | { readonly text: string }
  | { readonly code: string }
  | LinkSpan
  | { readonly mention: string }
  | { readonly strong: Line }
  | { readonly small: Line }

/** A label, which is a link if the address is a web address. */
export interface LinkSpan {
  readonly link: string
  readonly url: string | null | undefined
  /** The label may be one long word, such as a path. */
  readonly isLong?: boolean
}

export type Line = readonly Span[]

/** A part of a line. A string is text of others. */
export type Words = string | number | Span | Line

/** A line of our own words, with the words of others put in. A line feed starts a new line in a cell. */
export const words = (literals: TemplateStringsArray, ...values: readonly Words[]): Line =>
  literals.flatMap((literal, index) => [
    ...(literal === '' ? [] : [own(literal)]),
    ...lineOf(values[index] ?? ''),
  ])

/** Makes a line of one value. */
export function lineOf(value: Words): Line {
  if (typeof value === 'string') return textOf(value)
  if (typeof value === 'number') return [{ own: String(value) }]
  return 'map' in value ? value : [value]
}

/** Text that keeps its outer spaces, which the renderers would trim. */
function textOf(value: string): Line {
  const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(value) ?? []
  const space = (blanks: string): Line => (blanks === '' ? [] : [{ own: ' ' }])
  return [...space(before), ...(text === '' ? [] : [{ text }]), ...space(after)]
}

/** Words of ours that are computed, such as a time. */
export const own = (value: string): Span => ({ own: value })

/** A name or a value, which people can copy. */
export const code = (value: unknown): Span => ({ code: String(value) })

/** A label, which is a link if the address is a web address. */
export const link = (label: string, url: string | null | undefined): LinkSpan => ({
  link: label,
  url,
})

/** Emphasized words. */
export const strong = (value: Words): Span => ({ strong: lineOf(value) })

/** Small print. */
export const small = (value: Words): Span => ({ small: lineOf(value) })

/** The name of a user or a team, which GitHub notifies. The caller has checked its form. */
export const mention = (name: string): Span => ({ mention: name })

/** A message of ours, in which parts between backticks become code. Everything else is text. */
export const prose = (message: string): Line =>
  // A secret may contain backticks, and its parts would no longer be recognized.
  redact(message)
    .split(/`([^`]*)`/)
    .flatMap((part, index) => (index % 2 === 1 ? [code(part)] : textOf(part)))

/** Joins lines, by default as facts of one line. Empty ones are left out. */
export function joined(values: readonly Words[], separator = ' · '): Line {
  const lines = values.map(lineOf).filter(({ length }) => length > 0)
  return lines.flatMap((line, index) => (index === 0 ? line : [{ own: separator }, ...line]))
}

/** Joins the first lines, and counts the others. */
export function firstLines(values: readonly Words[], max: number, separator = ', '): Line {
  const left = values.length - max
  const first = joined(values.slice(0, max), separator)
  return left > 0 ? words`${first} and ${left} more` : first
}

/** A cell with facts in small print below its main text. */
export function withSmallPrint(main: Words, facts: readonly Words[]): Line {
  const below = joined(facts)
  if (below.length === 0) return lineOf(main)
  return [...lineOf(main), { own: '\n' }, small(below)]
}

/** Keeps our own words on one line. */
export const unbroken = (value: string): Line => [{ own: value.replaceAll(' ', '\u00a0') }]

/** A line without any styles, for logs and titles. */
export const plainText = (value: Words): string =>
  lineOf(value)
    .map((span) => {
      if ('strong' in span) return plainText(span.strong)
      if ('small' in span) return plainText(span.small)
      return String(Object.values(span)[0])
    })
    .join('')

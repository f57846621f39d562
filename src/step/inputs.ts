import { branchNameProblem } from '../shared/branch-name.js'
import { isBrokenWord } from '../shared/broken-words.js'
import { globProblem } from '../shared/globs.js'
import { type ListOf, lineProblem, listProblem } from '../shared/list-lines.js'
import { didYouMean } from '../shared/nearest.js'
import { redact } from '../shared/redact.js'
import { mapped } from '../shared/shapes.js'
import { inBackticks, kebabCase, truncate, withoutInvisible } from '../shared/text.js'
import * as z from '../shared/zod.js'

/** `pullRequest` in code is `pull-request` in action.yml. */
export const inputName: (key: string) => string = kebabCase

export const optional = z.optional

/** Sets a default in code, for inputs whose default depends on the operation or is not text. */
export const withDefault = z._default

/** Converts a text. `read` calls `refuse` with the problem of a wrong one. */
export const convert = <Value>(
  read: (text: string, refuse: (message: string) => never) => Value | Promise<Value>,
) =>
  mapped(z.string(), (text, { issues }) =>
    read(text, (message) => {
      issues.push({ code: 'custom', message, input: text })
      return z.NEVER
    }),
  )

/** The error of a wrong value: `must be …, but is …`. */
export const mustBe = (what: string) => ({
  error: ({ input }: { readonly input?: unknown }) => `must be ${what}, but is ${quote(input)}`,
})

/** Booleans as the toolkit reads them: the YAML 1.2 core schema. */
export const flag = () =>
  z.stringbool({
    truthy: ['true', 'True', 'TRUE'],
    falsy: ['false', 'False', 'FALSE'],
    case: 'sensitive',
    ...mustBe('a YAML boolean, true or false'),
  })

/** A decimal number without an exponent, within inclusive bounds. */
export const decimal = (bounds: { min: number; max: number }) =>
  z.pipe(numeric(/^-?\d+(\.\d+)?$/, 'a decimal number such as 30 or 0.5', bounds), z.number())

/** Minutes to wait: at most ten days, which is longer than any job. */
export const minutes = () => decimal({ min: 0, max: 14_400 })

/** A whole number, within inclusive bounds. */
export const wholeNumber = (bounds: { min: number; max: number }) =>
  z.pipe(numeric(/^-?\d+$/, 'a whole number such as 5', bounds), z.int())

const numeric = (pattern: RegExp, what: string, { min, max }: { min: number; max: number }) =>
  convert((text, refuse) => {
    if (!pattern.test(text)) return refuse(`must be ${what}${butIs(text)}`)
    const value = Number(text)
    // Refuse `-0`: its author probably meant a negative number.
    if (!text.startsWith('-') && value >= min && value <= max) return value
    return refuse(`must be from ${min} to ${max}${butIs(text)}`)
  })

/** One of several words, regardless of case. The message suggests the nearest one and lists all. */
export const choice = <const Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.pipe(
    z.transform((word: unknown) => canonical(values, word) ?? word),
    z.enum(values, { error: (issue) => notOneOf(issue.input, values) }),
  )

/** Finds the word regardless of case, and returns it in the spelling of the list. */
const canonical = <Value extends string>(values: readonly Value[], word: unknown) =>
  values.find((value) => typeof word === 'string' && value.toLowerCase() === word.toLowerCase())

/** When to write the comment: `comment`, the same for every operation with this input. */
export const commentPolicy = () => choice(['never', 'on-failure', 'always'])

/** One item per line, trimmed and without empty lines. A line that cannot be meant is refused. */
export const lines = (listOf: ListOf) =>
  convert((text, refuse) => {
    const items = splitList(text, /\n/)
    for (const problem of lineProblems(text, items, listOf)) refuse(`is wrong: ${problem}`)
    return items
  })

/** Globs, one per line. @param excludedBy the input that leaves out what its lines name */
export const globs = (listOf: ListOf, excludedBy?: string) =>
  convert((text, refuse) => {
    const patterns = splitList(text, /\n/)
    const problems = lineProblems(text, patterns, listOf, excludedBy)
    for (const problem of problems.length > 0 ? problems : patterns.map(globProblem))
      if (problem !== undefined) refuse(`is wrong: ${problem}`)
    return patterns
  })

/** The lines of an input that cannot be meant, or the one problem of a list in JSON. */
function lineProblems(
  text: string,
  items: readonly string[],
  listOf: ListOf,
  excludedBy?: string,
): readonly string[] {
  const ofList = listProblem(text)
  if (ofList !== undefined) return [ofList]
  return items.flatMap((item) => lineProblem(item, listOf, excludedBy) ?? [])
}

/** Words from a list, one per line or separated by commas, regardless of case. */
export const choices = <const Value extends string>(values: readonly [Value, ...Value[]]) =>
  z.pipe(
    convert((text, refuse) => {
      const items = splitList(text, /[\n,]/)
      // Separators alone come from empty expressions. An empty `fail-on` would let everything pass.
      if (items.length === 0) return refuse(`must name one of ${values.join(', ')}${butIs(text)}`)
      return items.map((item) => canonical(values, item) ?? refuse(notOneOf(item, values)))
    }),
    z.array(z.enum(values)),
  )

/** A single line of text. */
export const line = (wrong: Parameters<typeof z.regex>[1] = mustBe('a single line')) =>
  z.string().check(z.regex(/^[^\r\n]*$/, wrong))

/** `org-slug`, without slashes and colons, so that nobody passes the address of a page. */
export const orgSlug = () =>
  convert((text, refuse) => {
    if (/^[^\s/:]+$/.test(text)) return text
    // The pages of the web app begin with the slug.
    const [, meant] = URL.canParse(text) ? new URL(text).pathname.split('/') : []
    const perhaps = meant ? `; perhaps ${quote(meant)}` : ''
    return refuse(`must be the slug of the organization, such as octo-org${butIs(text)}${perhaps}`)
  })

/** A text to use exactly, without the invisible characters that copying from a page adds. */
export const copiedLine = () =>
  convert((text, refuse) =>
    /[\r\n]/.test(text) ? refuse(`must be a single line${butIs(text)}`) : withoutInvisible(text),
  )

/** The name of a hold, as its comment shows it: without a secret. `all` means every hold. */
export const holdName = () =>
  convert((text, refuse) => {
    if (isBrokenWord(text)) return refuse(brokenWord(text, 'name the hold by its reason'))
    if (/^[a-z\d-]{1,40}$/.test(text)) return redact(text)
    const meant = text
      .toLowerCase()
      .replace(/[^a-z\d]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40)
    const perhaps = meant === '' ? '' : `; perhaps ${quote(redact(meant))}`
    return refuse(
      `must be lower-case letters, digits and dashes, at most 40 of them${butIs(text)}${perhaps}`,
    )
  })

/** The problem of a value that {@link isBrokenWord}, as the end of a sentence. */
export const brokenWord = (text: string, remedy: string): string =>
  `is ${quote(text)}, as an expression that went wrong leaves it; check the expression, or ${remedy}`

/** A time with its zone in the format of RFC 3339: 2026-09-21T08:00:00+02:00. */
export const timeInput = () =>
  convert((text, refuse) => {
    const match = /^(\d{4}-\d\d)-(\d\d)[T ](\d\d:\d\d:\d\d(?:\.\d+)?)(Z|[+-]\d\d:\d\d)$/i.exec(text)
    const [, month, day = '', clock, zone = ''] = match ?? []
    const written = `${month}-${day}T${clock}${zone.toUpperCase()}`
    // `Date.parse` takes February 30 for a day in March.
    const isDay = new Date(`${month}-${day}T00:00:00Z`).getUTCDate() === Number(day)
    if (match !== null && isDay && !Number.isNaN(Date.parse(written))) return written
    return refuse(`must be a time with its zone such as 2026-09-21T08:00:00Z${butIs(text)}`)
  })

/** The name of a branch, without `refs/heads/`. */
export const branch = () =>
  convert((text, refuse) => {
    const name = withoutInvisible(text).replace(/^refs\/heads\//, '')
    if (/[\r\n]/.test(name)) return refuse(`must be a single line${butIs(text)}`)
    const problem = branchNameProblem(name, text)
    return problem === undefined ? name : refuse(problem)
  })

/** Parses an absolute address without query and fragment, or returns the end of "must …". */
export function parseAddress(text: string, example: string): URL | string {
  // The parser silently drops line breaks and tabs.
  if (/\s/.test(text)) return 'not contain whitespace'
  if (!URL.canParse(text)) return `be an absolute address such as ${example}`
  if (/[?#]/.test(text)) return 'not contain a query or a fragment'
  return new URL(text)
}

/** A commit SHA: 40 hexadecimal digits (64 for SHA-256 repositories), lower-cased. */
export const commitSha = () =>
  z
    .string()
    .check(z.regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/i, mustBe('a full commit SHA')), z.toLowerCase())

/** The message for a word that is not in the list: the nearest word first, then all of them. */
export function notOneOf(value: unknown, values: readonly string[]): string {
  const guess = didYouMean(asText(value), values) || '.'
  const known = values.map((one) => inBackticks(one)).join(', ')
  return `is ${quote(value)}${guess} It must be one of ${known}`
}

/** The end of a sentence about a wrong value, without the parts of an address that may be secret. */
export const butIs = (text: string): string => `, but is ${givenValue(text)}`

/** Quotes a given value without the parts of an address that may be secret. */
export const givenValue = (text: string): string =>
  quote(text.replace(/^.*@/s, '***@').replace(/(\/.*?[?#]).*/s, '$1***'))

/** A short quotation of a wrong value for a message. */
export const quote = (value: unknown): string => JSON.stringify(truncate(asText(value), 60))

/** The text of a value for a message. JSON cannot write an infinite number. */
function asText(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  return JSON.stringify(value) ?? 'missing'
}

/** Splits a list into trimmed items, without empty ones. */
export const splitList = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '')

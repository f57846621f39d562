import { closingBrackets } from '../shared/list-lines.js'
import { invalidUtf8At } from '../shared/utf8.js'
import { BannerFilter, isBanner } from './banners.js'
import { JSON_SHAPES, type JsonShape } from './json-shapes.js'
import type { Format } from './line-formats.js'
import { notUtf8, stripAnsi } from './lines.js'
import { quotedText, severalTargets, TargetsParseError } from './parse-error.js'
import { ALL } from './target-set.js'

/** How much of a line shows that it is a banner. */
const MAX_BANNER_LENGTH = 200

/**
 * Reads a JSON text, or JSON lines, of one of the shapes that `format` allows. Lines of prose in
 * front of it, and banners after it, come from package managers and are left out. A text without
 * anything else is an empty list, because pnpm and Lerna print nothing for one.
 * @throws {TargetsParseError} what was seen, and which format to name
 */
export function readJson(bytes: Uint8Array, format: Format | 'auto'): JsonTargets {
  const decoded = decode(bytes)
  const withoutAll = decoded.replace(ALL_LINE, '')
  const all = withoutAll === decoded ? [] : [ALL]
  const text = withoutTrailingBanners(withoutAll)
  if (isBlankText(text)) return { format: 'json', what: all[0] ?? 'an empty text', names: all }
  const value = parseTargetsJson(text)
  const shapes = JSON_SHAPES.filter(
    (shape) => ['auto', shape.format].includes(format) || shape.format === 'json',
  )
  const targets = shapeOf(value, shapes) ?? shapeOf([value], shapes)
  if (targets === undefined) throw otherJson(value, shapes)
  const joined = targets.names.find((name) => JOINED_LABELS.test(name))
  if (joined !== undefined) throw severalTargets(`one of its targets is ${quotedText(joined)}`)
  const broken = targets.names.find((name) => /\p{Surrogate}/u.test(name))
  if (broken === undefined) return { ...targets, names: [...all, ...targets.names] }
  throw new TargetsParseError(
    `the target ${quotedText(broken)} contains half of a surrogate pair, which UTF-8 cannot represent`,
    'Fix the name at its source.',
  )
}

/** `ALL` on a line of its own, which no JSON text contains. */
const ALL_LINE = /^[ \t]*ALL[ \t]*\r?$/gm

/** Two labels of Bazel in one text, which no label contains. */
const JOINED_LABELS = /^(?:@@?[^\s/]*)?\/\/.*\s(?:@@?[^\s/]*)?\/\//s

/** The names in a JSON text, and where they come from. */
interface JsonTargets {
  readonly format: Format
  /** Such as `nx graph file`. */
  readonly what: string
  readonly names: readonly string[]
}

/** The first shape that a value has, and the names in it. */
function shapeOf(value: unknown, shapes: readonly JsonShape[]): JsonTargets | undefined {
  for (const { format, what, read } of shapes) {
    const names = read(value)
    if (names !== undefined) return { format, what, names }
  }
  return undefined
}

function decode(bytes: Uint8Array): string {
  const invalid = invalidUtf8At(bytes)
  if (invalid !== undefined) throw notUtf8(invalid, bytes[invalid])
  const text = new TextDecoder().decode(bytes)
  // JSON cannot hold the escape character, so nothing of a name is lost.
  if (text.includes('\u001b')) return stripAnsi(text)
  return text
}

/** No line of JSON looks like a banner, so nothing of a list is lost. */
function withoutTrailingBanners(text: string): string {
  let rest = text.trimEnd()
  for (;;) {
    const start = rest.lastIndexOf('\n') + 1
    const last = rest.slice(start).trim()
    if (last === '' || !(isBanner(last) || isNotice(last))) return rest
    rest = rest.slice(0, start).trimEnd()
  }
}

/** True if a text has no line except banners. */
function isBlankText(text: string): boolean {
  if (/^[[{]/m.test(text)) return false
  const banners = new BannerFilter()
  const lines = text.split('\n').map((line) => line.trim())
  return lines.every((line) => line === '' || banners.leavesOut(line))
}

/** The value after the lines of prose. JSON lines give an array. */
function parseTargetsJson(text: string): unknown {
  let failure: unknown
  for (const { index } of text.matchAll(/^[[{]/gm)) {
    const opening = text.slice(index, index + MAX_BANNER_LENGTH)
    if (isBanner(opening) || isNotice(opening)) continue
    checkProse(text.slice(0, index), failure)
    const rest = text.slice(index)
    try {
      return JSON.parse(rest)
    } catch (error) {
      failure ??= error
    }
    const rows = jsonLines(rest)
    if (rows !== undefined) return rows
  }
  throw cut(failure)
}

/** One JSON object per line, at least two: a single one is a JSON text already. */
function jsonLines(text: string): unknown[] | undefined {
  const rows = text.split('\n').filter((line) => line.trim() !== '')
  if (rows.length < 2 || !rows.every((row) => row.startsWith('{'))) return undefined
  try {
    return rows.map((row) => JSON.parse(row))
  } catch {
    return undefined
  }
}

/** Lines before the JSON must be prose: words with spaces, no part of JSON or of a list. */
function checkProse(text: string, failure: unknown): void {
  const banners = new BannerFilter()
  for (const line of text.split('\n')) {
    const trimmed = line.trim()
    if (trimmed === '' || banners.leavesOut(trimmed) || isNotice(trimmed)) continue
    const fragment = isFragment(trimmed)
    if (fragment && failure !== undefined) throw cut(failure)
    if (fragment || !/\s/.test(trimmed))
      throw new TargetsParseError(
        `JSON begins after the line ${quotedText(trimmed)}, which may be a target or a part of it`,
        'Write only the JSON into the file, or set `impacted-targets-format: lines` if every line is a target.',
      )
  }
}

/** A line that is neither JSON nor a target: a prefix in brackets, one word such as `Note:`, a URL, a rule. */
const isNotice = (line: string): boolean =>
  /^\[[\w: ./@-]+\]:?\s/.test(line) ||
  /^(?:WARN|WARNING|INFO|NOTE|NOTICE|[A-Z][a-z]+:|[A-Z]+:)$/.test(line) ||
  /^https?:\/\/\S+$/.test(line) ||
  /^[-=*_~]{3,}$/.test(line)

/** True if a line may be part of a JSON text that lost its beginning. */
const isFragment = (line: string): boolean =>
  /^["[\]{},]|,$|"[:,]/.test(line) || line.split('"').length % 2 === 0 || isUnbalanced(line)

/** True if a line ends in a bracket that no other on the line opens or closes. */
function isUnbalanced(line: string): boolean {
  if (!/[[\]{}]$/.test(line)) return false
  const last = line.length - 1
  return ![...closingBrackets(line).values()].includes(last)
}

function cut(cause: unknown): TargetsParseError {
  const problem =
    cause instanceof Error
      ? `it begins like JSON but is not JSON: ${cause.message}`
      : 'it is not JSON: no line begins a JSON text'
  return new TargetsParseError(
    problem,
    'Check that the tool wrote all of it and did not fail; if every line is a target, set `impacted-targets-format: lines`.',
  )
}

const otherJson = (value: unknown, shapes: readonly JsonShape[]): TargetsParseError =>
  new TargetsParseError(
    `its JSON is ${describe(value)}, which is none of these: ${shapes.map(({ what }) => what).join(', ')}`,
    'Check the command of the tool and `impacted-targets-format`, or write a JSON array of names.',
  )

/** Describes a JSON value for a message. One level deep: hostile text may nest 200 000. */
function describe(value: unknown): string {
  if (!Array.isArray(value)) return describeItem(value)
  const odd = value.findIndex((item) => typeof item !== 'string' || item === '')
  return `an array whose item ${odd + 1} is ${describeItem(value[odd])}`
}

function describeItem(value: unknown): string {
  if (Array.isArray(value)) return 'an array'
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value).slice(0, 8).map(quotedText)
    if (keys.length === 0) return 'an empty object'
    return `an object with ${keys.join(', ')}`
  }
  if (typeof value === 'string') return `the text ${quotedText(value)}`
  return String(value)
}

import { invalidUtf8At } from '../shared/utf8.js'
import { JSON_SHAPES, type JsonShape } from './json-shapes.js'
import type { Format } from './line-formats.js'
import { notUtf8, stripAnsi } from './lines.js'
import { quoted, TargetsParseError } from './parse-error.js'

/** Lines before the JSON that begin like JSON, such as `[info] done`; each costs a try to parse. */
const MAX_TRIES = 20

/**
 * Reads a JSON text, or JSON lines, of one of the shapes that `format` allows. Lines of prose in
 * front of it, and the time taken after it, come from package managers and are left out.
 * @throws {TargetsParseError} what was seen, and which format to name
 */
export function readJson(bytes: Uint8Array, format: Format | 'auto') {
  const text = decode(bytes)
  if (text.trim() === '')
    throw new TargetsParseError(
      'it is empty, and an empty list in JSON is written `[]`',
      'Check that the tool did not fail and that its output went into the file.',
    )
  const value = parse(text)
  const shapes = JSON_SHAPES.filter(
    (shape) => ['auto', shape.format].includes(format) || shape.format === 'json',
  )
  const found = shapeOf(value, shapes) ?? shapeOf([value], shapes)
  if (found === undefined) throw foreign(value, shapes)
  const broken = found.names.find((name) => /\p{Surrogate}/u.test(name))
  if (broken === undefined) return found
  throw new TargetsParseError(
    `the target ${quoted(broken)} contains half of a surrogate pair, which UTF-8 cannot represent`,
    'Fix the name at its source.',
  )
}

/** The first shape that a value has, and the names in it. */
function shapeOf(value: unknown, shapes: readonly JsonShape[]) {
  for (const shape of shapes) {
    const names = shape.read(value)
    if (names !== undefined) return { shape, names }
  }
  return undefined
}

function decode(bytes: Uint8Array): string {
  const invalid = invalidUtf8At(bytes)
  if (invalid !== undefined) throw notUtf8(invalid, bytes[invalid])
  const text = new TextDecoder().decode(bytes)
  // JSON cannot hold the escape character, so nothing of a name is lost.
  const plain = text.includes('\u001b') ? stripAnsi(text) : text
  // Yarn 1 prints at the end how long it took.
  return plain.replace(/\nDone in [\d.]+m?s\.?\s*$/, '')
}

/** The value after the lines of prose. JSON lines give an array. */
function parse(text: string): unknown {
  const starts = /^[[{]/gm
  let failure: unknown
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const start = starts.exec(text)
    if (start === null) break
    checkProse(text.slice(0, start.index), failure)
    const rest = text.slice(start.index)
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
  for (const line of text.split('\n')) {
    const trimmed = line.trim()
    if (trimmed === '' || /^\[[\w: ./-]+\]\s/.test(trimmed)) continue
    // It may be part of a JSON text that lost its beginning.
    const fragment =
      /^["[\]{},]|[[\]{},]$|"[:,]/.test(trimmed) || trimmed.split('"').length % 2 === 0
    if (fragment && failure !== undefined) throw cut(failure)
    if (fragment || !/\s/.test(trimmed))
      throw new TargetsParseError(
        `JSON begins after the line ${quoted(trimmed)}, which may be a target or a part of it`,
        'Write only the JSON into the file, or set `impacted-targets-format: lines` if every line is a target.',
      )
  }
}

const cut = (cause: unknown): TargetsParseError =>
  new TargetsParseError(
    `it begins like JSON but is not JSON: ${cause instanceof Error ? cause.message : 'no line begins a JSON text'}`,
    'Check that the tool wrote all of it and did not fail; if every line is a target, set `impacted-targets-format: lines`.',
  )

const foreign = (value: unknown, shapes: readonly JsonShape[]): TargetsParseError =>
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
    const keys = Object.keys(value).slice(0, 8).map(quoted)
    return keys.length === 0 ? 'an empty object' : `an object with ${keys.join(', ')}`
  }
  return typeof value === 'string' ? `the text ${quoted(value)}` : String(value)
}

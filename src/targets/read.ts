import { stripAnsi } from './ansi.js'
import type { Format } from './formats.js'
import { LINE_FORMATS, type LineFormat } from './line-formats.js'
import { LineReader } from './lines.js'
import { quoted, TargetsParseError } from './parse-error.js'
import { textOf } from './swar.js'
import { LONGEST_TARGET_BYTES, type TargetSet } from './target-set.js'

/** Most bytes of a JSON text, which must be parsed whole and takes several times its size. */
export const JSON_LIMIT_BYTES = 64 * 1024 * 1024

export interface ReadOptions {
  readonly format: Format | 'auto'
  /** Gets each target; `false` leaves it out. Absent takes all, without making a string of each. */
  readonly keep?: ((target: string) => boolean) | undefined
  /** Gets the targets. Reading stops when it is full. */
  readonly into: Pick<TargetSet, 'scan' | 'add' | 'addText' | 'full'>
}

/** What was read. The targets are in the set. */
export interface TargetsRead {
  readonly format: Format
  /** The format in words: `nx graph file`. */
  readonly what: string
  /** The only line is `ALL`. */
  readonly all: boolean
  /** By `keep`, repetitions included. */
  readonly leftOut: number
}

/**
 * Reads the targets from whatever a build tool printed. Lines are read chunk by chunk, so their
 * size does not matter; JSON has a limit of {@link JSON_LIMIT_BYTES}. A chunk may be overwritten
 * once the next one is asked for.
 * @throws {TargetsParseError} in doubt, with what was seen and what to do
 */
export async function readTargets(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: ReadOptions,
): Promise<TargetsRead> {
  let reader: LineTargets | undefined
  let json = LINE_FORMATS[options.format].length === 0 ? new Collector() : undefined
  for await (const chunk of chunks) {
    if (reader === undefined && json === undefined) {
      if (isJson(chunk, options.format)) json = new Collector()
      else reader = new LineTargets(options, chunk)
    }
    if (json !== undefined) json.push(chunk)
    else if (reader?.push(chunk) === false) break
  }
  if (json === undefined) return (reader ?? new LineTargets(options, new Uint8Array())).end()
  return takeJson(json.bytes(), options)
}

/** A line that begins like JSON, colors aside. */
const JSON_LINE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colors begin with the escape character.
  /^(?:\u00ef\u00bb\u00bf)?(?:\u001b\[[\d;]*m)*[[{]/m

/** Whether a line of the first chunk begins like JSON: prose may precede it. */
function isJson(head: Uint8Array, format: Format | 'auto'): boolean {
  if (format === 'lines') return false
  return JSON_LINE.test(
    Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1'),
  )
}

/** Collects a JSON text. */
class Collector {
  readonly #chunks: Buffer[] = []
  #size = 0

  push(chunk: Uint8Array): void {
    this.#size += chunk.length
    if (this.#size > JSON_LIMIT_BYTES)
      throw new TargetsParseError(
        `it is JSON of more than ${JSON_LIMIT_BYTES} bytes, and JSON must be read whole`,
        "Write one target per line instead (jq -r '.[]'); lines may have any size.",
      )
    this.#chunks.push(Buffer.from(chunk))
  }

  bytes(): Uint8Array {
    return Buffer.concat(this.#chunks, this.#size)
  }
}

async function takeJson(
  bytes: Uint8Array,
  { format, keep, into }: ReadOptions,
): Promise<TargetsRead> {
  if (format !== 'auto' && bytes.length < 100 && trimmed(bytes) === ALL)
    return { format, what: 'ALL', all: true, leftOut: 0 }
  // On demand: most lists are lines, and the shapes of JSON take long to make.
  const { readJson } = await import('./json.js')
  const { shape, names } = readJson(bytes, format)
  let leftOut = 0
  for (const name of names) {
    if (Buffer.byteLength(name) > LONGEST_TARGET_BYTES)
      throw new TargetsParseError(
        `the target ${quoted(name)} is longer than ${LONGEST_TARGET_BYTES} bytes, which no target is`,
        'Check the command of the tool.',
      )
    if (keep === undefined || keep(name)) into.addText(name)
    else leftOut++
    if (into.full) break
  }
  return {
    format: format === 'auto' ? shape.format : format,
    what: shape.what,
    all: false,
    leftOut,
  }
}

/** As much of a text as a format may inspect to recognize itself. */
const HEAD_BYTES = 64 * 1024

const ALL = 'ALL'

const trimmed = (bytes: Uint8Array): string =>
  textOf(bytes, 0, bytes.length)
    .replace(/^\ufeff/, '')
    .trim()

/** Puts lines into the set as one of the line formats. */
class LineTargets {
  readonly #options: ReadOptions
  readonly #head: string
  readonly #lines = new LineReader(
    (bytes, start) => this.#options.into.scan(bytes, start),
    (bytes, start, end, inner, number) => this.#take(bytes, start, end, inner, number),
  )
  #format: LineFormat | undefined
  /** The first line is `ALL`; it is a target when another line follows. */
  #maybeAll = false
  #leftOut = 0

  /** @param head the first chunk */
  constructor(options: ReadOptions, head: Uint8Array) {
    this.#options = options
    this.#head = stripAnsi(textOf(head, 0, Math.min(head.length, HEAD_BYTES)))
  }

  push(chunk: Uint8Array): boolean {
    return this.#lines.push(chunk)
  }

  end(): TargetsRead {
    this.#lines.end()
    const { format, what } = this.#format ?? this.#none()
    return { format, what, all: this.#maybeAll, leftOut: this.#leftOut }
  }

  /** Nothing but blank lines: for tools that print lines this is their empty list. */
  #none(): LineFormat {
    return LINE_FORMATS[this.#options.format].at(-1) as LineFormat
  }

  #take(bytes: DataView, start: number, end: number, inner: number, number: number): boolean {
    if (this.#format === undefined || this.#maybeAll) {
      if (
        this.#format === undefined &&
        end - start === ALL.length &&
        textOf(bytes, start, end) === ALL
      ) {
        this.#maybeAll = true
        this.#format = this.#none()
        return true
      }
      if (this.#maybeAll) {
        this.#maybeAll = false
        this.#addText(ALL)
      } else this.#format = this.#choose(textOf(bytes, start, end))
    }
    const { fits, read } = this.#format as LineFormat
    if (fits(bytes, start, end, inner)) this.#add(bytes, start, end)
    else {
      const target = read?.(textOf(bytes, start, end))
      if (target === undefined) throw this.#foreign(textOf(bytes, start, end), number)
      if (target !== '') this.#addText(target)
    }
    return !this.#options.into.full
  }

  #choose(first: string): LineFormat {
    const formats = LINE_FORMATS[this.#options.format]
    return formats.find(({ begins }) => begins(first, this.#head)) ?? (formats.at(-1) as LineFormat)
  }

  #add(bytes: DataView, start: number, end: number): void {
    const { keep, into } = this.#options
    if (keep === undefined || keep(textOf(bytes, start, end))) into.add(bytes, start, end)
    else this.#leftOut++
  }

  #addText(target: string): void {
    const { keep, into } = this.#options
    if (keep === undefined || keep(target)) into.addText(target)
    else this.#leftOut++
  }

  #foreign(line: string, number: number): TargetsParseError {
    const { what } = this.#format as LineFormat
    return new TargetsParseError(
      `line ${number} is ${quoted(line)}, which is not a target (format: ${what})`,
      'Check that the tool did not fail and that only its list went into the file (not standard error); if every line is a target, name `impacted-targets-format: lines`.',
    )
  }
}

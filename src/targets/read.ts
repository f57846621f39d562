import { isBrokenWord } from '../shared/broken-words.js'
import { FILE_LIMIT_BYTES, isTooDeep, TOO_DEEP } from '../shared/parse-limits.js'
import { BannerFilter, isBanner } from './banners.js'
import { type Format, LINE_FORMATS, type LineFormat } from './line-formats.js'
import { LineReader, plainLine, stripAnsi } from './lines.js'
import { quotedText, severalTargets, TargetsParseError } from './parse-error.js'
import { ALL, MAX_TARGET_BYTES, meansAll, type TargetSet } from './target-set.js'

interface ReadOptions {
  readonly format: Format | 'auto'
  /** Gets the targets. Reading stops when it is full. */
  readonly into: Pick<TargetSet, 'add' | 'full'>
}

/** Facts about what was read. The targets are in the set. */
export interface TargetsRead {
  readonly format: Format
  /** Such as `nx graph file`. */
  readonly what: string
}

/**
 * Reads the targets from whatever a build tool printed. Lines are read chunk by chunk, so their
 * size does not matter; JSON has a limit of {@link FILE_LIMIT_BYTES}.
 * @throws {TargetsParseError} in doubt, with what was seen and what to do
 */
export async function readTargets(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  options: ReadOptions,
): Promise<TargetsRead> {
  const into = new OnlyTarget(options.into)
  const readerFor = (head: Uint8Array) => {
    if (isJson(head, options.format)) return jsonTargets({ ...options, into })
    return new LineTargets({ ...options, into }, head)
  }
  let reader: ReturnType<typeof readerFor> | undefined
  for await (const chunk of chunks) {
    reader ??= readerFor(chunk)
    if (!reader.push(chunk)) break
  }
  reader ??= readerFor(new Uint8Array())
  const read = await reader.end()
  if (options.format !== 'lines' && isBrokenWord(into.only ?? ''))
    throw new TargetsParseError(
      `its only target is ${quotedText(into.only ?? '')}, as an expression that went wrong leaves it`,
      'Check the expression that wrote it. If it is the name of a target, set `impacted-targets-format: lines`.',
    )
  return read
}

/** Passes targets on, and remembers the first one as long as no other follows. */
class OnlyTarget {
  readonly #into: ReadOptions['into']
  #first: string | undefined
  #hasOthers = false

  constructor(into: ReadOptions['into']) {
    this.#into = into
  }

  get full(): boolean {
    return this.#into.full
  }

  get only(): string | undefined {
    if (this.#hasOthers) return undefined
    return this.#first
  }

  add(target: string): void {
    this.#first ??= target
    this.#hasOthers ||= target !== this.#first
    this.#into.add(target)
  }
}

/** True if the format has no lines, or a line of the first chunk begins like JSON. */
function isJson({ buffer, byteOffset, byteLength }: Uint8Array, format: Format | 'auto'): boolean {
  if (LINE_FORMATS[format].length === 0) return true
  if (format === 'lines') return false
  const text = stripAnsi(Buffer.from(buffer, byteOffset, byteLength).toString('latin1'))
  // A banner such as `[Incubating] Problems report is available at: …` may follow a list of lines.
  const openings = [...text.matchAll(/^(?:\u00ef\u00bb\u00bf)?([[{].{0,200})/gm)]
  return openings.some(([, opening = '']) => !isBanner(opening))
}

/** Puts the names of a JSON text into the set. */
function jsonTargets({ format, into }: ReadOptions) {
  const chunks: Uint8Array[] = []
  let size = 0
  return {
    /** Returns true, because JSON is read whole. */
    push(chunk: Uint8Array): boolean {
      size += chunk.length
      if (size > FILE_LIMIT_BYTES)
        throw tooMuchJson(`of more than ${FILE_LIMIT_BYTES} bytes, and JSON must be read whole`)
      chunks.push(chunk)
      return true
    },
    async end(): Promise<TargetsRead> {
      const bytes = Buffer.concat(chunks, size)
      if (isTooDeep(bytes)) throw tooMuchJson(`with ${TOO_DEEP}`)
      // On demand: most lists are lines, and the shapes of JSON take long to make.
      const { readJson } = await import('./json.js')
      const { format: detected, what, names } = readJson(bytes, format)
      for (const name of names) {
        if (Buffer.byteLength(name) > MAX_TARGET_BYTES)
          throw new TargetsParseError(
            `the target ${quotedText(name)} is longer than ${MAX_TARGET_BYTES} bytes, too long for a target`,
            'Check the command of the tool.',
          )
        into.add(name)
        if (into.full) break
      }
      return { format: format === 'auto' ? detected : format, what }
    },
  }
}

const tooMuchJson = (problem: string): TargetsParseError =>
  new TargetsParseError(
    `it is JSON ${problem}`,
    "Write one target per line instead (`jq -r '.[]'`). Lines may have any size.",
  )

/** Bytes at the beginning of a text that decide its format. */
const HEAD_BYTES = 64 * 1024

/** Puts lines into the set as one of the line formats. */
class LineTargets {
  readonly #into: ReadOptions['into']
  readonly #isAuto: boolean
  readonly #takesBanners: boolean
  readonly #formats: readonly LineFormat[]
  readonly #head: string
  readonly #lines = new LineReader((text, number) => this.#take(plainLine(text), number))
  readonly #banners = new BannerFilter()
  /** The format of a text without marks of another format, or without lines. */
  readonly #plainest: LineFormat
  #format: LineFormat
  #firstLine = ''
  /** Lines other than banners and `ALL`. */
  #lineCount = 0

  /** @param head the first chunk */
  constructor({ format, into }: ReadOptions, head: Uint8Array) {
    this.#into = into
    this.#isAuto = format === 'auto'
    this.#takesBanners = format !== 'lines'
    this.#formats = LINE_FORMATS[format]
    this.#plainest = this.#formats.at(-1) as LineFormat
    this.#format = this.#plainest
    this.#head = stripAnsi(Buffer.from(head.subarray(0, HEAD_BYTES)).toString())
  }

  push(chunk: Uint8Array): boolean {
    return this.#lines.push(chunk)
  }

  end(): TargetsRead {
    this.#lines.end()
    const { format, what, several } = this.#format
    if (this.#lineCount !== 1) return { format, what }
    const only = this.#firstLine
    if (this.#mayMeanAll(only))
      throw new TargetsParseError(
        `its only line is ${quotedText(only)}, and only \`ALL\` in upper case stands for every target`,
        'Write `ALL`. If it is the name of a target, set `impacted-targets-format: lines`.',
      )
    if (several?.(only)) throw severalTargets(`its only line is ${quotedText(only)}`)
    return { format, what }
  }

  #take(line: string, number: number): boolean {
    if (line === '') return true
    if (this.#takesBanners && this.#banners.leavesOut(line)) return true
    if (line === ALL) {
      this.#into.add(line)
      return true
    }
    this.#lineCount++
    if (this.#lineCount === 1) {
      this.#firstLine = line
      this.#format = this.#choose(line)
      // It is a target only if another line follows.
      if (this.#mayMeanAll(line)) return true
    }
    if (this.#lineCount === 2 && this.#mayMeanAll(this.#firstLine)) this.#into.add(this.#firstLine)
    const target = this.#targetIn(line, number)
    if (target !== '') this.#into.add(target)
    return !this.#into.full
  }

  /** Returns the target in a line; empty if the line names none. */
  #targetIn(line: string, number: number): string {
    const format = this.#format
    if (format.fits(line)) return line
    if (line.includes('\r')) throw loneCarriageReturn(number)
    if (format.joined?.test(line)) throw severalTargets(`line ${number} is ${quotedText(line)}`)
    // Many tools can end each target with a NUL: all of them would be one.
    const target = line.includes('\0') ? undefined : format.read?.(line)
    if (target === undefined) throw otherFormat(line, number, format)
    return target
  }

  #choose(first: string): LineFormat {
    if (this.#mayMeanAll(first)) return this.#plainest
    return this.#formats.find(({ begins }) => begins(first, this.#head)) ?? this.#plainest
  }

  /** True for another spelling of `ALL` if no format is named: alone, it is no target. */
  #mayMeanAll(line: string): boolean {
    return this.#isAuto && meansAll(line)
  }
}

const loneCarriageReturn = (number: number): TargetsParseError =>
  new TargetsParseError(
    `line ${number} contains a carriage return that does not end the line`,
    'End each line with LF or CR LF.',
  )

const otherFormat = (line: string, number: number, { what }: LineFormat): TargetsParseError =>
  new TargetsParseError(
    `line ${number} is ${quotedText(line)}, which is not a target (format: ${what})`,
    adviceOn(line),
  )

/** How to repair a line that is not a target. */
function adviceOn(line: string): string {
  if (line.includes('\0'))
    return 'Write one target per line, with a line break and not a NUL after each.'
  if (line.startsWith('- ')) return 'Write one target per line, without the dash of a YAML list.'
  return 'Check that the tool did not fail and that only its list went into the file (not standard error); if every line is a target, set `impacted-targets-format: lines`.'
}

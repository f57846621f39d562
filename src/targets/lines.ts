import { invalidUtf8At } from '../shared/utf8.js'
import { TargetsParseError } from './parse-error.js'
import { textOf, viewOf } from './swar.js'
import { LONGEST_TARGET_BYTES } from './target-set.js'

/** Colors and cursor movements (ECMA-48 control sequences), links and titles (OSC) of terminals. */
const ANSI =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character begins what is to be taken away.
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\))/g

/** The text as a terminal would show it, without colors. */
export const stripAnsi = (text: string): string => text.replace(ANSI, '')

/** Said of a line with blanks between other characters, or with a NUL. */
export const INNER_SPACE = 1

/**
 * Gets each line that is not blank: its bytes without blanks at the ends and without colors, and
 * {@link INNER_SPACE} or 0. The bytes are valid until it returns; they are a view because readers
 * take four at a time.
 * @returns whether to go on
 */
type LineSink = (
  bytes: DataView,
  start: number,
  end: number,
  inner: number,
  number: number,
) => boolean

const NEWLINE = 0x0a
const ESCAPE = 0x1b
/** Ignored at the ends of a line. */
const isSpace = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x0d || byte === 0x09

/** Finds the first byte from `start` on that needs a closer look, at the latest the line feed. */
type LineScan = (bytes: DataView, start: number) => number

/**
 * Splits bytes that come in chunks into lines, and proves that they are UTF-8, with work linear in
 * the bytes and without a string per line. A chunk is scanned in place; only a line that spans two
 * chunks is copied.
 */
export class LineReader {
  readonly #scan: LineScan
  readonly #sink: LineSink
  /** The beginning of a line whose end has not arrived yet. */
  #rest: Uint8Array = new Uint8Array()
  /** Bytes in front of what is being looked at. */
  #offset = 0
  #line = 0
  /** Tells whether the block has any escape, which is looked for once: few lists have one. */
  #colored = false

  constructor(scan: LineScan, sink: LineSink) {
    this.#scan = scan
    this.#sink = sink
  }

  /** @returns whether to go on */
  push(chunk: Uint8Array): boolean {
    const first = chunk.indexOf(NEWLINE)
    if (first === -1) {
      this.#keep(chunk)
      return true
    }
    let from = 0
    if (this.#rest.length > 0) {
      const line = Buffer.concat([this.#rest, chunk.subarray(0, first + 1)])
      this.#rest = new Uint8Array()
      if (!this.#lines(line)) return false
      from = first + 1
    }
    const last = chunk.lastIndexOf(NEWLINE) + 1
    if (last > from && !this.#lines(chunk.subarray(from, last))) return false
    this.#keep(chunk.subarray(last))
    return true
  }

  /** The last line needs no newline. */
  end(): void {
    if (this.#rest.length > 0) this.#lines(Buffer.concat([this.#rest, Buffer.from('\n')]))
  }

  #keep(bytes: Uint8Array): void {
    if (this.#rest.length + bytes.length > LONGEST_TARGET_BYTES) throw this.#tooLong(this.#line + 1)
    if (bytes.length > 0) this.#rest = Buffer.concat([this.#rest, bytes])
  }

  /** @param block whole lines, each with its newline */
  #lines(block: Uint8Array): boolean {
    const invalid = invalidUtf8At(block)
    if (invalid !== undefined) throw notUtf8(this.#offset + invalid, block[invalid])
    this.#colored = block.includes(ESCAPE)
    const marked = this.#offset === 0 && block[0] === 0xef && block[1] === 0xbb && block[2] === 0xbf
    const goOn = this.#split(block, marked ? 3 : 0)
    this.#offset += block.length
    return goOn
  }

  /** One line a turn and little in it: V8 optimizes functions that are called often soonest. */
  #split(block: Uint8Array, from: number): boolean {
    const bytes = viewOf(block)
    for (let start = from; start < block.length; ) {
      const end = this.#take(block, bytes, start)
      if (end === -1) return false
      start = end + 1
    }
    return true
  }

  /** @returns the end of the line, or -1 to stop */
  #take(block: Uint8Array, bytes: DataView, from: number): number {
    let start = from
    while (isSpace(block[start])) start++
    const scanned = this.#scan(bytes, start)
    let end = scanned
    while (isSpace(block[end])) end++
    const isPlain = block[end] === NEWLINE
    if (!isPlain) end = block.indexOf(NEWLINE, end)
    this.#line++
    if (end - from > LONGEST_TARGET_BYTES) throw this.#tooLong(this.#line)
    const goOn = isPlain
      ? start === scanned || this.#sink(bytes, start, scanned, 0, this.#line)
      : this.#odd(block, bytes, start, end)
    return goOn ? end : -1
  }

  /** A line with blanks, escapes or NULs in it. */
  #odd(block: Uint8Array, bytes: DataView, from: number, to: number): boolean {
    if (!this.#colored || !block.subarray(from, to).includes(ESCAPE))
      return this.#trimmed(block, bytes, from, to)
    const line = Buffer.from(stripAnsi(textOf(bytes, from, to)))
    return this.#trimmed(line, viewOf(line), 0, line.length)
  }

  #trimmed(block: Uint8Array, bytes: DataView, from: number, to: number): boolean {
    let start = from
    let end = to
    while (start < end && isSpace(block[start])) start++
    while (end > start && isSpace(block[end - 1])) end--
    if (start === end) return true
    let inner = start
    while (inner < end && !isSpace(block[inner]) && block[inner] !== 0) inner++
    return this.#sink(bytes, start, end, inner < end ? INNER_SPACE : 0, this.#line)
  }

  #tooLong(line: number): TargetsParseError {
    return new TargetsParseError(
      `line ${line} is longer than ${LONGEST_TARGET_BYTES} bytes, too long for a target`,
      'Write one target per line, or JSON.',
    )
  }
}

/** Bytes that are not UTF-8 from `offset` on; names UTF-16, which PowerShell 5 writes with `>`. */
export function notUtf8(offset: number, byte: number | undefined): TargetsParseError {
  const utf16 = offset === 0 && (byte === 0xff || byte === 0xfe)
  return new TargetsParseError(
    `it is not UTF-8 text: the byte at offset ${offset} belongs to no character${utf16 ? ' (it begins like UTF-16)' : ''}`,
    utf16
      ? 'Write it as UTF-8; in Windows PowerShell with `Out-File -Encoding utf8`.'
      : 'Check that the tool wrote all of it, as UTF-8.',
  )
}

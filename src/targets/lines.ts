import { invalidUtf8At } from '../shared/utf8.js'
import { stripAnsi } from './ansi.js'
import { TargetsParseError } from './parse-error.js'
import { anyBlank, viewOf } from './swar.js'
import { LONGEST_TARGET_BYTES } from './target-set.js'

/** Bytes that need a closer look; a line without them is taken unchanged. */
export const INNER_SPACE = 1
const ESCAPE = 2
/** A carriage return, a space or a tab: ignored at the ends of a line. */
const SPACE = 4

/**
 * Gets each line that is not blank: its bytes without blanks at the ends and without colors, and
 * {@link INNER_SPACE} or 0. The bytes are valid until it returns; they are a view because readers
 * take four at a time.
 * @returns whether to go on
 */
export type LineSink = (
  bytes: DataView,
  start: number,
  end: number,
  inner: number,
  number: number,
) => boolean

const NEWLINE = 0x0a
const CLASS = new Uint8Array(256)
CLASS[NEWLINE] = 0x80
CLASS[0x1b] = ESCAPE
for (const blank of [0x09, 0x0d, 0x20]) CLASS[blank] = SPACE

/**
 * Splits bytes that come in chunks into lines, and proves that they are UTF-8, with work linear in
 * the bytes and without a string per line. A chunk is scanned in place; only a line that spans two
 * chunks is copied.
 */
export class LineReader {
  readonly #sink: LineSink
  readonly #longest: number
  /** The beginning of a line whose end has not arrived yet. */
  #rest: Uint8Array = new Uint8Array()
  /** Bytes in front of what is being looked at. */
  #offset = 0
  #line = 0

  constructor(sink: LineSink, longest = LONGEST_TARGET_BYTES) {
    this.#sink = sink
    this.#longest = longest
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
    if (this.#rest.length + bytes.length > this.#longest) throw this.#tooLong(this.#line + 1)
    if (bytes.length > 0) this.#rest = Buffer.concat([this.#rest, bytes])
  }

  /** @param block whole lines, each with its newline */
  #lines(block: Uint8Array): boolean {
    const invalid = invalidUtf8At(block)
    if (invalid !== undefined) throw notUtf8(this.#offset + invalid, block[invalid])
    const goOn = this.#split(block, this.#offset === 0 && hasByteOrderMark(block) ? 3 : 0)
    this.#offset += block.length
    return goOn
  }

  /**
   * The loop over all bytes, and nothing after it: V8 optimizes the loop while it runs, and would
   * discard that at the end of each block if code after it had not run yet.
   */
  #split(block: Uint8Array, from: number): boolean {
    const sink = this.#sink
    const bytes = viewOf(block)
    const lastWord = block.length - 4
    let start = from
    let seen = 0
    for (let at = from; at < block.length; at++) {
      // Four plain bytes at a time while there are any; the last byte is a newline, so this ends
      // before it.
      for (; at <= lastWord; at += 4) {
        if (anyBlank(bytes.getInt32(at, true)) !== 0) break
      }
      const kind = CLASS[bytes.getUint8(at)] as number
      if (kind === 0) continue
      if (kind !== 0x80) {
        seen |= kind
        continue
      }
      this.#line++
      if (at - start > this.#longest) throw this.#tooLong(this.#line)
      if (
        seen === 0
          ? at > start && !sink(bytes, start, at, 0, this.#line)
          : !this.#odd(block, start, at, seen)
      )
        return false
      start = at + 1
      seen = 0
    }
    return true
  }

  /** A line with blanks or escapes in it. */
  #odd(block: Uint8Array, from: number, to: number, seen: number): boolean {
    let bytes = block
    let start = from
    let end = to
    if ((seen & ESCAPE) !== 0) {
      bytes = Buffer.from(stripAnsi(Buffer.from(block.subarray(from, to)).toString()))
      start = 0
      end = bytes.length
    }
    while (start < end && CLASS[bytes[start] as number] === SPACE) start++
    while (end > start && CLASS[bytes[end - 1] as number] === SPACE) end--
    if (start === end) return true
    let inner = 0
    for (let at = start; at < end; at++)
      if (CLASS[bytes[at] as number] === SPACE) inner = INNER_SPACE
    return this.#sink(viewOf(bytes), start, end, inner, this.#line)
  }

  #tooLong(line: number): TargetsParseError {
    return new TargetsParseError(
      `line ${line} is longer than ${this.#longest} bytes, which no target is`,
      'Write one target per line, or JSON.',
    )
  }
}

/** Bytes that are known to be UTF-8 as text. */
export const textOf = (bytes: ArrayBufferView, start: number, end: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString()

export const hasByteOrderMark = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf

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

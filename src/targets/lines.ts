import { invalidUtf8At } from '../shared/utf8.js'
import { TargetsParseError } from './parse-error.js'
import { MAX_TARGET_BYTES } from './target-set.js'

/** Colors and cursor movements (ECMA-48 control sequences), links and titles (OSC) of terminals. */
const ANSI =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character begins what is to be taken away.
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\))/g

/** The text as a terminal would show it, without colors. */
export const stripAnsi = (text: string): string => text.replace(ANSI, '')

/** Takes a line without its line feed. Returns false to stop reading. */
type LineSink = (line: string, number: number) => boolean

/** Splits UTF-8 bytes that come in chunks into lines. It needs memory for one chunk and one line. */
export class LineReader {
  readonly #sink: LineSink
  /** The beginning of a line whose end has not arrived yet. */
  #rest: Uint8Array = new Uint8Array()
  /** Bytes before the current block. */
  #offset = 0
  #line = 0

  constructor(sink: LineSink) {
    this.#sink = sink
  }

  /** Returns false when the sink stops reading. */
  push(chunk: Uint8Array): boolean {
    const bytes = Buffer.concat([this.#rest, chunk])
    const end = bytes.lastIndexOf('\n') + 1
    const goesOn = this.#split(bytes.subarray(0, end))
    // Once the reader stops, nothing is left to read at the end.
    this.#rest = goesOn ? bytes.subarray(end) : new Uint8Array()
    if (this.#rest.length > MAX_TARGET_BYTES) throw tooLong(this.#line + 1)
    return goesOn
  }

  /** Takes the last line, which needs no line feed. */
  end(): void {
    this.#split(Buffer.concat([this.#rest, Buffer.from('\n')]))
  }

  /** @param block whole lines, each with its line feed */
  #split(block: Uint8Array): boolean {
    const invalid = invalidUtf8At(block)
    if (invalid !== undefined) throw notUtf8(this.#offset + invalid, block[invalid])
    const text = new TextDecoder('utf-8', { ignoreBOM: this.#offset > 0 }).decode(block)
    this.#offset += block.length
    const lines = text.split('\n')
    // Nothing follows the last line feed.
    lines.pop()
    for (const line of lines) {
      this.#line++
      if (isTooLong(line)) throw tooLong(this.#line)
      if (!this.#sink(line, this.#line)) return false
    }
    return true
  }
}

const isBlank = (code: number): boolean => code === 0x20 || code === 0x09 || code === 0x0d

/**
 * Removes colors, and spaces, tabs and carriage returns at both ends; other white space belongs to a
 * name.
 */
export function plainLine(text: string): string {
  const line = text.includes('\u001b') ? stripAnsi(text) : text
  let start = 0
  let end = line.length
  while (start < end && isBlank(line.charCodeAt(start))) start++
  while (end > start && isBlank(line.charCodeAt(end - 1))) end--
  return line.slice(start, end)
}

const isTooLong = (line: string): boolean =>
  line.length > MAX_TARGET_BYTES / 3 && Buffer.byteLength(line) > MAX_TARGET_BYTES

const tooLong = (line: number): TargetsParseError =>
  new TargetsParseError(
    `line ${line} is longer than ${MAX_TARGET_BYTES} bytes, too long for a name`,
    'Write one name per line.',
  )

/** Bytes that are not UTF-8 from `offset` on. The message names UTF-16, which PowerShell 5 writes with `>`. */
export function notUtf8(offset: number, byte: number | undefined): TargetsParseError {
  const problem = `it is not UTF-8 text: the byte at offset ${offset} belongs to no character`
  const isUtf16 = offset === 0 && (byte === 0xff || byte === 0xfe)
  if (isUtf16)
    return new TargetsParseError(
      `${problem} (it begins like UTF-16)`,
      'Write it as UTF-8; in Windows PowerShell with `Out-File -Encoding utf8`.',
    )
  return new TargetsParseError(problem, 'Check that the tool wrote all of it, as UTF-8.')
}

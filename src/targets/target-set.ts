import { randomBytes } from 'node:crypto'
import { truncate } from '../shared/text.js'
import { HashIndex } from './hash-index.js'
import { anyEscaped, hashed, viewOf } from './swar.js'

/** Most bytes of a request body (interface: "Limits"). A body of exactly this size is sent. */
export const BODY_LIMIT_BYTES = 20 * 1024 * 1024

/** Longest target, in bytes of UTF-8: far more than any file system or build tool allows. */
export const LONGEST_TARGET_BYTES = 64 * 1024

/** A local copy: looking it up is slow where globals are intercepted, as in test sandboxes. */
const { imul } = Math

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPEN = 0x5b
const CLOSE = Buffer.from(']}')

/** How JSON writes each byte: 0 as it is, 1 as `\u00XX`, else as a backslash and this byte. */
const ESCAPE = new Uint8Array(256)
ESCAPE.fill(1, 0, 0x20)
for (const [byte, letter] of [
  [0x08, 'b'],
  [0x09, 't'],
  [0x0a, 'n'],
  [0x0c, 'f'],
  [0x0d, 'r'],
  [QUOTE, '"'],
  [BACKSLASH, '\\'],
] as const)
  ESCAPE[byte] = letter.charCodeAt(0)

/** Room for a target that is written before it turns out too long, each byte as six at worst. */
const SLACK_BYTES = 6 * LONGEST_TARGET_BYTES + 16

const SAMPLE = 5

/** Most bytes of the body that are encrypted and wait for the network at a time. */
const SLICE_BYTES = 256 * 1024

/**
 * A list of targets without duplicates, in order of first appearance, kept as the JSON body that is
 * sent: no string and no object per target. A hash table of offsets into the body finds duplicates
 * (docs/adr/0021).
 */
export class TargetSet {
  /** Reserved at once and never copied: pages that are not written to take no memory. */
  readonly #body = Buffer.allocUnsafeSlow(BODY_LIMIT_BYTES + SLACK_BYTES)
  /** Bytes of the body that are final; a target is tried behind them. */
  #used: number
  /** The same bytes, to be written four at a time. */
  readonly #words = viewOf(this.#body)
  readonly #known = new HashIndex((known, first, end) => this.#same(known, first, end))
  /** A pull request chooses the names, so it must not be able to choose their hashes. */
  readonly #seed = randomBytes(4).readInt32LE()
  readonly #headBytes: number
  /** End of the last of the first {@link SAMPLE} targets. */
  #sampleEnd: number
  #count = 0
  #duplicates = 0
  #full = false

  /** @param head JSON text of the body up to the list, such as `{"impactedTargets":` */
  constructor(head: Uint8Array) {
    this.#body.set(head)
    this.#body[head.length] = OPEN
    this.#used = head.length + 1
    this.#headBytes = this.#used
    this.#sampleEnd = this.#used
  }

  get count(): number {
    return this.#count
  }

  /** Targets left out because they were in the list already. */
  get duplicates(): number {
    return this.#duplicates
  }

  /** One more target would have made the body too large; from then on nothing is added. */
  get full(): boolean {
    return this.#full
  }

  get bodyBytes(): number {
    return this.#used + CLOSE.length
  }

  /** The body, ready to be sent: in slices, because TLS encrypts whatever it is given in one go. */
  body(): Uint8Array[] {
    this.#body.set(CLOSE, this.#used)
    const slices: Uint8Array[] = []
    for (let at = 0; at < this.bodyBytes; at += SLICE_BYTES)
      slices.push(this.#body.subarray(at, Math.min(at + SLICE_BYTES, this.bodyBytes)))
    return slices
  }

  /** The first few targets, shortened, for people. */
  first(): string[] {
    const sample = this.#body.subarray(this.#headBytes, this.#sampleEnd)
    return (JSON.parse(`[${sample}]`) as string[]).map((target) => truncate(target, 80))
  }

  /**
   * Adds the target whose UTF-8 bytes are `bytes[start..end)`: at least one, at most {@link
   * LONGEST_TARGET_BYTES}. The bytes must be valid UTF-8; they are copied.
   */
  add(bytes: DataView, start: number, end: number): void {
    if (this.#full) return
    const body = this.#body
    let at = this.#used
    if (this.#count > 0) body[at++] = COMMA
    body[at++] = QUOTE
    const first = at
    let hash = this.#seed
    let escapes = 0
    let from = start
    const words = this.#words
    // Four bytes a turn: a multiplication waits for the one before, so fewer of them are what makes this fast.
    for (; from + 4 <= end; from += 4, at += 4) {
      const word = bytes.getInt32(from, true)
      words.setInt32(at, word, true)
      escapes |= anyEscaped(word)
      hash = hashed(hash, word)
    }
    for (; from < end; from++) {
      const byte = bytes.getUint8(from)
      body[at++] = byte
      escapes |= ESCAPE[byte] as number
      hash = imul(hash ^ byte, 0x01000193)
    }
    if (escapes !== 0) at = writeEscaped(body, first, bytes, start, end)
    body[at++] = QUOTE
    if (!this.#known.add(mix(hash), first, at)) this.#duplicates++
    else if (at + CLOSE.length > BODY_LIMIT_BYTES) this.#full = true
    else this.#take(at)
  }

  /** {@link add} for text; it must be well formed, without a half of a surrogate pair. */
  addText(text: string): void {
    const bytes = Buffer.from(text)
    this.add(viewOf(bytes), 0, bytes.length)
  }

  /** Compares up to the closing quote: no JSON string begins another, so no length is needed. */
  #same(known: number, first: number, end: number): boolean {
    const words = this.#words
    const shift = known - first
    let at = first
    for (; at + 4 <= end; at += 4)
      if (words.getInt32(at, true) !== words.getInt32(at + shift, true)) return false
    for (; at < end; at++) if (words.getUint8(at) !== words.getUint8(at + shift)) return false
    return true
  }

  #take(end: number): void {
    this.#used = end
    this.#count++
    if (this.#count <= SAMPLE) this.#sampleEnd = end
  }
}

/** Writes bytes as the inside of a JSON string; gives the end. */
function writeEscaped(
  body: Buffer,
  first: number,
  bytes: DataView,
  start: number,
  end: number,
): number {
  let at = first
  for (let from = start; from < end; from++) {
    const byte = bytes.getUint8(from)
    const letter = ESCAPE[byte] as number
    if (letter === 0) body[at++] = byte
    else if (letter === 1)
      at += body.write(`\\u${byte.toString(16).padStart(4, '0')}`, at, 'latin1')
    else {
      body[at++] = BACKSLASH
      body[at++] = letter
    }
  }
  return at
}

/** Spreads every bit of a hash over all of them (the finalizer of MurmurHash3). */
function mix(hash: number): number {
  let mixed = hash ^ (hash >>> 16)
  mixed = imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = imul(mixed, 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

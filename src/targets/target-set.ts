import { truncate } from '../shared/text.js'
import { FOUND, HashIndex } from './hash-index.js'
import { anySpecial, hashed, textOf, viewOf } from './swar.js'

/** Of a request (interface: "Limits"). A body of exactly this size is sent. */
export const BODY_LIMIT_BYTES = 20 * 1024 * 1024

/** Longest target, in bytes of UTF-8: far more than any file system or build tool allows. */
export const LONGEST_TARGET_BYTES = 64 * 1024

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPEN = Buffer.from('["')
const CLOSE = Buffer.from(']}')
/** The comma behind a target and the quote of the next one; {@link CLOSE} takes as many. */
const SEPARATOR_BYTES = 2

/** Room for a target that is written before it turns out too long, each byte as six at worst. */
const SLACK_BYTES = 6 * LONGEST_TARGET_BYTES + 16

/** Targets to show, and where in the body to look for them. */
const SAMPLE = 5
const SAMPLE_BYTES = 64 * 1024

/** Targets that are looked up together (see {@link HashIndex.prepare}). */
const BATCH = 128

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
  /** The same bytes, to be written four at a time. */
  readonly #words = viewOf(this.#body)
  readonly #known = new HashIndex((known, start, end) => this.#compare(known, start, end) === 0)
  /** A pull request chooses the names, so it must not be able to choose their hashes. */
  readonly #seed = (Math.random() * 2 ** 32) | 0
  readonly #keep: ((target: string) => boolean) | undefined
  readonly #headBytes: number
  /** Where the next target goes, behind its quote. */
  #first: number
  /** Of the target there: its closing quote, its hash, and where {@link scan} took it from. */
  #last = 0
  #hash = 0
  #scanned: DataView | undefined
  #scannedStart = 0
  /** Targets that are in the body but not looked up yet: their hashes, and where each begins. */
  #pending = 0
  #hashes = new Int32Array(BATCH)
  #starts = new Int32Array(BATCH)
  /** As long as each target sorts behind the one before, none has to be looked up. */
  #sorted = true
  #duplicates = 0
  /** Targets that were not to be kept, repetitions included. */
  leftOut = 0
  /** One more target would have made the body too large; from then on nothing is added. */
  full = false

  /**
   * @param head JSON text of the body up to the list, such as `{"impactedTargets":`
   * @param keep `false` leaves a target out. Absent takes all, without making a string of each.
   */
  constructor(head: Uint8Array, keep?: (target: string) => boolean) {
    this.#keep = keep
    this.#body.set(head)
    this.#body.set(OPEN, head.length)
    this.#first = head.length + OPEN.length
    this.#headBytes = head.length + 1
  }

  get count(): number {
    this.#settle()
    return this.#known.count + this.#pending
  }

  get duplicates(): number {
    this.#settle()
    return this.#duplicates
  }

  get bodyBytes(): number {
    return this.count === 0 ? this.#headBytes + CLOSE.length : this.#first
  }

  /** The body, ready to be sent: in slices, because TLS encrypts whatever it is given in one go. */
  body(): Uint8Array[] {
    const { bodyBytes } = this
    this.#body.set(CLOSE, bodyBytes - CLOSE.length)
    const slices: Uint8Array[] = []
    for (let at = 0; at < bodyBytes; at += SLICE_BYTES)
      slices.push(this.#body.subarray(at, Math.min(at + SLICE_BYTES, bodyBytes)))
    return slices
  }

  /** The first few targets, shortened, for people. */
  first(): string[] {
    const end = Math.min(this.bodyBytes, this.#headBytes + SAMPLE_BYTES)
    const text = this.#body.toString('utf8', this.#headBytes, end)
    const strings = text.match(/"(?:[^"\\]|\\.)*"/g)?.slice(0, SAMPLE) ?? []
    return strings.map((string) => truncate(JSON.parse(string) as string, 80))
  }

  /**
   * Copies and hashes, in one go, the bytes from `start` on that stand in JSON as they are, up to a
   * blank at the latest. If that turns out to be a whole target, {@link add} has little left to do.
   * @param bytes valid UTF-8; the last one is a line feed
   * @returns where the first other byte stands, or the first after {@link LONGEST_TARGET_BYTES}
   */
  scan(bytes: DataView, start: number): number {
    const words = this.#words
    const end = Math.min(bytes.byteLength, start + LONGEST_TARGET_BYTES + 4)
    const shift = this.#first - start
    let hash = this.#seed
    let at = start
    // Four bytes a turn: a multiplication waits for the one before, so fewer of them are faster.
    for (; at + 4 <= end; at += 4) {
      const word = bytes.getInt32(at, true)
      if (anySpecial(word) !== 0) break
      words.setInt32(at + shift, word, true)
      hash = hashed(hash, word)
    }
    const whole = at
    let rest = 0
    for (let bit = 0; at < end; at++, bit += 8) {
      const byte = bytes.getUint8(at)
      if (byte <= QUOTE || byte === BACKSLASH) break
      rest |= byte << bit
    }
    words.setInt32(whole + shift, rest, true)
    this.#hash = hashed(hash, rest)
    this.#last = at + shift
    this.#scanned = bytes
    this.#scannedStart = start
    return at
  }

  /**
   * Adds the target whose UTF-8 bytes are `bytes[start..end)`: at least one, at most {@link
   * LONGEST_TARGET_BYTES}. The bytes must be valid UTF-8; they are copied.
   */
  add(bytes: DataView, start: number, end: number): void {
    const isScanned =
      this.#keep === undefined &&
      bytes === this.#scanned &&
      start === this.#scannedStart &&
      end - start === this.#last - this.#first
    if (isScanned) this.#add()
    else this.addText(textOf(bytes, start, end))
  }

  /** {@link add} for text; it must be well formed, without a half of a surrogate pair. */
  addText(text: string): void {
    if (this.#keep?.(text) === false) {
      this.leftOut++
      return
    }
    const quote = this.#first - 1
    const words = this.#words
    const last = quote + this.#body.write(JSON.stringify(text), quote) - 1
    let hash = this.#seed
    let at = this.#first
    for (; at + 4 <= last; at += 4) hash = hashed(hash, words.getInt32(at, true))
    let rest = 0
    for (let bit = 0; at < last; at++, bit += 8) rest |= words.getUint8(at) << bit
    this.#hash = hashed(hash, rest)
    this.#last = last
    this.#add()
  }

  /** Adds what stands at {@link #first}, subject to {@link #settle}. */
  #add(): void {
    this.#scanned = undefined
    if (this.full) return
    const body = this.#body
    const start = this.#first
    const end = this.#last + 1
    body[end - 1] = QUOTE
    body[end] = COMMA
    body[end + 1] = QUOTE
    const count = this.#pending
    if (count === this.#starts.length) this.#reserve(2 * count)
    this.#sorted &&= count === 0 || this.#compare(this.#starts[count - 1] as number, start, end) > 0
    this.#hashes[count] = this.#hash
    this.#starts[count] = start
    this.#pending = count + 1
    this.#first = end + SEPARATOR_BYTES
    if (this.#first > BODY_LIMIT_BYTES || (count + 1 >= BATCH && !this.#sorted)) this.#settle()
  }

  #reserve(count: number): void {
    const hashes = new Int32Array(count)
    const starts = new Int32Array(count)
    hashes.set(this.#hashes)
    starts.set(this.#starts)
    this.#hashes = hashes
    this.#starts = starts
  }

  /** Decides on the pending targets: those that are new and fit are taken. */
  #settle(): void {
    if (!this.#sorted) this.#lookUp()
    else if (this.#first > BODY_LIMIT_BYTES) {
      this.full = true
      this.#first = this.#starts[--this.#pending] as number
    }
  }

  /** Takes the pending targets in order, and closes the gaps that those left out leave behind. */
  #lookUp(): void {
    const known = this.#known
    const hashes = this.#hashes
    const starts = this.#starts
    const count = this.#pending
    let at = count === 0 ? this.#first : (starts[0] as number)
    for (let entry = 0; entry < count && !this.full; entry++) {
      if (entry % BATCH === 0) known.prepare(hashes, entry, Math.min(entry + BATCH, count))
      const hash = hashes[entry] as number
      const start = starts[entry] as number
      const next = entry + 1 < count ? (starts[entry + 1] as number) : this.#first
      const slot = known.find(hash, start, next - SEPARATOR_BYTES)
      if (slot === FOUND) this.#duplicates++
      else if (at + next - start > BODY_LIMIT_BYTES) this.full = true
      else {
        if (at < start) this.#body.copyWithin(at, start, next)
        known.add(slot, hash, at)
        at += next - start
      }
    }
    this.#first = at
    this.#pending = 0
  }

  /**
   * Orders a target behind another one by the bytes of their JSON, closing quote included: no JSON
   * string begins another, so the length of the other is not needed.
   * @returns 0 if they are equal, and less or more if the target sorts before or behind the other
   */
  #compare(other: number, start: number, end: number): number {
    const words = this.#words
    for (let at = 0; start + at < end; at += 4) {
      const word = words.getInt32(start + at, true)
      const difference = word ^ words.getInt32(other + at, true)
      if (difference === 0) continue
      // The first byte that differs has the lowest bit that does.
      const bit = (31 - Math.clz32(difference & -difference)) & ~7
      if (start + at + (bit >> 3) >= end) return 0
      return ((word >>> bit) & 0xff) - (((word ^ difference) >>> bit) & 0xff)
    }
    return 0
  }
}

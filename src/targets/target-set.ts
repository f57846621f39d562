import { truncate } from '../shared/text.js'
import { HashIndex } from './hash-index.js'
import { anySpecial, hashed, textOf, viewOf } from './swar.js'

/** Most bytes of a request body (interface: "Limits"). A body of exactly this size is sent. */
export const BODY_LIMIT_BYTES = 20 * 1024 * 1024

/** Longest target, in bytes of UTF-8: far more than any file system or build tool allows. */
export const LONGEST_TARGET_BYTES = 64 * 1024

/** A local copy: looking it up is slow where globals are intercepted, as in test sandboxes. */
const { imul } = Math

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPEN = Buffer.from('["')
const CLOSE = Buffer.from(']}')

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
  /** Bytes of the body that are final. */
  #used: number
  /** The same bytes, to be written four at a time. */
  readonly #words = viewOf(this.#body)
  readonly #known = new HashIndex((known, first, end) => this.#same(known, first, end))
  /** A pull request chooses the names, so it must not be able to choose their hashes. */
  readonly #seed = (Math.random() * 2 ** 32) | 0
  readonly #headBytes: number
  /** End of the last of the first {@link SAMPLE} targets. */
  #sampleEnd: number
  /** Where the next target goes, behind its quote. */
  #first: number
  /** Of the target there: its closing quote, its hash, and where {@link scan} took it from. */
  #last = 0
  #hash = 0
  #scanned: DataView | undefined
  #scannedStart = 0
  #count = 0
  #duplicates = 0
  /** As long as each target sorts behind the one before, none can be there already. */
  #sorted = true
  /** Where the last target begins. */
  #previous = 0
  #full = false

  /** @param head JSON text of the body up to the list, such as `{"impactedTargets":` */
  constructor(head: Uint8Array) {
    this.#body.set(head)
    this.#body.set(OPEN, head.length)
    this.#used = head.length + 1
    this.#first = this.#used + 1
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
      bytes === this.#scanned &&
      start === this.#scannedStart &&
      end - start === this.#last - this.#first
    if (isScanned) this.#add()
    else this.addText(textOf(bytes, start, end))
  }

  /** {@link add} for text; it must be well formed, without a half of a surrogate pair. */
  addText(text: string): void {
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

  /** Adds what stands at {@link #first}. */
  #add(): void {
    this.#scanned = undefined
    if (this.#full) return
    this.#body[this.#last] = QUOTE
    const used = this.#last + 1
    const hash = mix(this.#hash)
    this.#sorted &&= this.#count === 0 || this.#isAfter(this.#previous, this.#first, used)
    if (!this.#sorted && !this.#known.add(hash, this.#first, used)) this.#duplicates++
    else if (used + CLOSE.length > BODY_LIMIT_BYTES) this.#full = true
    else {
      if (this.#sorted) this.#known.append(hash, this.#first)
      this.#take(used)
    }
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

  /** Whether a target sorts behind another one, by the bytes of their JSON, closing quote included. */
  #isAfter(known: number, first: number, end: number): boolean {
    const words = this.#words
    for (let at = 0; first + at < end; at += 4) {
      const word = words.getInt32(first + at, true)
      const difference = word ^ words.getInt32(known + at, true)
      if (difference === 0) continue
      // The first byte that differs has the lowest bit that does.
      const bit = (31 - Math.clz32(difference & -difference)) & ~7
      const isInside = first + at + (bit >> 3) < end
      return isInside && ((word >>> bit) & 0xff) > (((word ^ difference) >>> bit) & 0xff)
    }
    return false
  }

  #take(end: number): void {
    this.#previous = this.#first
    this.#used = end
    this.#body[end] = COMMA
    this.#body[end + 1] = QUOTE
    this.#first = end + 2
    this.#count++
    if (this.#count <= SAMPLE) this.#sampleEnd = end
  }
}

/** Spreads every bit of a hash over all of them (the finalizer of MurmurHash3). */
function mix(hash: number): number {
  let mixed = hash ^ (hash >>> 16)
  mixed = imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = imul(mixed, 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}

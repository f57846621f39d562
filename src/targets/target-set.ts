import { randomBytes } from 'node:crypto'
import { shortened } from './unreadable.js'

/** Most bytes of a request body (interface: "Limits"). A body of exactly this size is sent. */
export const BODY_LIMIT_BYTES = 20 * 1024 * 1024

/** Longest target, in bytes of UTF-8. Far longer than any file system or build tool allows for a name. */
export const LONGEST_TARGET_BYTES = 64 * 1024

/** Kept at hand: it is called for every byte, and looking it up is slow where globals are intercepted, as in test sandboxes. */
const { imul } = Math

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const OPEN = 0x5b
const CLOSE = Buffer.from(']}')

/** For each byte how JSON writes it: 0 as it is, 1 as `\u00XX`, else as a backslash and this byte. */
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

/** Room after the limit: one target is written before it is known whether it fits, each byte as six at worst. */
const SLACK_BYTES = 6 * LONGEST_TARGET_BYTES + 16

const SAMPLE = 5

/**
 * Slots of a new hash table; a power of two. Room for every list of ordinary names that fits into a body, so that nearly none is
 * copied into a larger one; memory that is never written to costs nothing.
 */
const FIRST_SLOTS = 1 << 20

/**
 * A list of targets without duplicates, in order of first appearance, kept as the JSON body that is sent: no string and no
 * object a target. A hash table of offsets into the body finds duplicates (docs/adr/0021).
 */
export class TargetSet {
  /** Pages that are never written to take no memory, so the whole is reserved at once and never copied. */
  readonly #body = Buffer.allocUnsafeSlow(BODY_LIMIT_BYTES + SLACK_BYTES)
  /** Bytes of the body that stand; what is behind is room to try. */
  #used: number
  /** Open addressing. A slot is two numbers side by side: where a target begins in the body (0 is free), and its hash. */
  #slots = new Uint32Array(2 * FIRST_SLOTS)
  /** A pull request chooses the names, so it must not be able to choose their hashes. */
  readonly #seed = randomBytes(4).readUInt32LE()
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

  /** Targets in the list. */
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

  /** Size of the whole body, in bytes. */
  get bodyBytes(): number {
    return this.#used + CLOSE.length
  }

  /** The body, ready to be sent. */
  body(): Uint8Array[] {
    this.#body.set(CLOSE, this.#used)
    return [this.#body.subarray(0, this.bodyBytes)]
  }

  /** The first few targets, shortened, for the eyes of a person. */
  first(): string[] {
    const sample = this.#body.subarray(this.#headBytes, this.#sampleEnd)
    return (JSON.parse(`[${sample}]`) as string[]).map(shortened)
  }

  /**
   * Adds the target whose UTF-8 bytes are `bytes[start..end)`: at least one, at most {@link LONGEST_TARGET_BYTES}.
   * The bytes must be valid UTF-8; they are copied.
   */
  add(bytes: Uint8Array, start: number, end: number): void {
    if (this.#full) return
    const body = this.#body
    let at = this.#used
    if (this.#count > 0) body[at++] = COMMA
    body[at++] = QUOTE
    const first = at
    let hash = this.#seed
    let escapes = 0
    let from = start
    // Four bytes a turn: a multiplication waits for the one before, so fewer of them are what makes this fast.
    for (; from + 4 <= end; from += 4, at += 4) {
      const one = bytes[from] as number
      const two = bytes[from + 1] as number
      const three = bytes[from + 2] as number
      const four = bytes[from + 3] as number
      body[at] = one
      body[at + 1] = two
      body[at + 2] = three
      body[at + 3] = four
      escapes |=
        (ESCAPE[one] as number) |
        (ESCAPE[two] as number) |
        (ESCAPE[three] as number) |
        (ESCAPE[four] as number)
      hash = imul(hash ^ (one | (two << 8) | (three << 16) | (four << 24)), 0x9e3779b1)
      hash ^= hash >>> 15
    }
    for (; from < end; from++) {
      const byte = bytes[from] as number
      body[at++] = byte
      escapes |= ESCAPE[byte] as number
      hash = imul(hash ^ byte, 0x01000193)
    }
    if (escapes !== 0) at = writeEscaped(body, first, bytes, start, end)
    body[at++] = QUOTE
    hash = mix(hash)
    const place = this.#find(hash, first, at)
    if (this.#slots[place] !== 0) this.#duplicates++
    else if (at + CLOSE.length > BODY_LIMIT_BYTES) this.#full = true
    else this.#take(place, hash, first, at)
  }

  /** {@link add} for text; it must be well formed, without a half of a surrogate pair. */
  addText(text: string): void {
    const bytes = Buffer.from(text)
    this.add(bytes, 0, bytes.length)
  }

  /** Place of the slot of a target that is equal to `body[first..end)`, or of the free one where it belongs. */
  #find(hash: number, first: number, end: number): number {
    const slots = this.#slots
    const mask = slots.length - 1
    let place = (hash << 1) & mask
    for (let offset = slots[place]; offset !== 0; offset = slots[place]) {
      if (slots[place + 1] === hash && this.#equal(offset as number, first, end)) break
      place = (place + 2) & mask
    }
    return place
  }

  /** Compares up to and with the closing quote: no JSON string is the beginning of another, so no length is needed. */
  #equal(known: number, first: number, end: number): boolean {
    const body = this.#body
    for (let at = first; at < end; at++) {
      if (body[at] !== body[known + at - first]) return false
    }
    return true
  }

  #take(place: number, hash: number, first: number, end: number): void {
    this.#slots[place] = first
    this.#slots[place + 1] = hash
    this.#used = end
    this.#count++
    if (this.#count <= SAMPLE) this.#sampleEnd = end
    // Half full: beyond that the searches for a free slot grow long.
    if (this.#count * 4 > this.#slots.length) this.#grow()
  }

  #grow(): void {
    const old = this.#slots
    const slots = new Uint32Array(old.length * 2)
    const mask = slots.length - 1
    for (let from = 0; from < old.length; from += 2) {
      const offset = old[from] as number
      if (offset === 0) continue
      const hash = old[from + 1] as number
      let place = (hash << 1) & mask
      while (slots[place] !== 0) place = (place + 2) & mask
      slots[place] = offset
      slots[place + 1] = hash
    }
    this.#slots = slots
  }
}

/** Writes bytes as the inside of a JSON string; gives the end. */
function writeEscaped(
  body: Buffer,
  first: number,
  bytes: Uint8Array,
  start: number,
  end: number,
): number {
  let at = first
  for (let from = start; from < end; from++) {
    const byte = bytes[from] as number
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
  return (mixed ^ (mixed >>> 16)) >>> 0
}

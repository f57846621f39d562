import { truncate, withoutInvisible } from '../shared/text.js'

/** Limit of a request (interface: "Limits"). A body of exactly this size is sent. */
export const BODY_LIMIT_BYTES = 20 * 1024 * 1024

/** Marks every target as impacted: as a target of a list, or as the key of a map's patterns. */
export const ALL = 'ALL'

/** True for a word whose author means {@link ALL}, however it is written. */
export const meansAll = (word: string): boolean =>
  /^["'`]?(?:impacts?)?all["'`]?$/i.test(withoutInvisible(word).replace(/[\s_-]/g, ''))

/** Longest target, in bytes of UTF-8: far more than any file system or build tool allows. */
export const MAX_TARGET_BYTES = 64 * 1024

/** How many targets to show to people. */
const SAMPLE_SIZE = 10

/** Targets in one piece of the body: TLS encrypts a piece in one go. */
const BATCH = 4096

/** Text that JSON contains as it is, with one byte per character. */
const PLAIN_TARGET = /^[ !#-[\]-~]*$/

/** The targets of one upload: without duplicates, in order of first appearance, and within the limit. */
export class TargetSet {
  readonly #targets = new Set<string>()
  readonly #head: Uint8Array
  readonly #keep: (target: string) => boolean
  #bodyBytes: number
  duplicates = 0
  /** Targets that the filter left out, repetitions included. */
  leftOut = 0
  /** The list has {@link ALL}, which no filter removes. */
  hasAll = false
  /** Another target would have made the body too large; from then on nothing is added. */
  full = false

  /**
   * @param head JSON text of the body up to the list, such as `{"impactedTargets":`
   * @param keep `false` leaves a target out
   */
  constructor(head: Uint8Array, keep: (target: string) => boolean = () => true) {
    this.#head = head
    this.#keep = keep
    this.#bodyBytes = head.length + '[]}'.length
  }

  get count(): number {
    return this.#targets.size
  }

  get bodyBytes(): number {
    return this.#bodyBytes
  }

  /** Adds a target; the text must be well formed, without half of a surrogate pair. */
  add(target: string): void {
    if (target === ALL) {
      this.hasAll = true
      return
    }
    if (!this.#keep(target)) {
      this.leftOut++
      return
    }
    if (this.full) return
    const before = this.#targets.size
    this.#targets.add(target)
    if (this.#targets.size === before) {
      this.duplicates++
      return
    }
    let bytes = this.#bodyBytes + jsonBytes(target)
    if (before > 0) bytes += ','.length
    if (bytes <= BODY_LIMIT_BYTES) this.#bodyBytes = bytes
    else {
      this.#targets.delete(target)
      this.full = true
    }
  }

  /** The JSON body in pieces. */
  body(): Uint8Array[] {
    const targets = [...this.#targets]
    const pieces = [this.#head]
    for (let at = 0; at === 0 || at < targets.length; at += BATCH) {
      const piece = Buffer.from(JSON.stringify(targets.slice(at, at + BATCH)))
      // Pieces join into one list: only the first one begins it, and none ends it.
      if (at > 0) piece.write(',')
      pieces.push(piece.subarray(0, -1))
    }
    return [...pieces, Buffer.from(']}')]
  }

  /** The first few targets, shortened, for people. */
  first(): string[] {
    const sample: string[] = []
    for (const target of this.#targets) {
      if (sample.length === SAMPLE_SIZE) break
      sample.push(truncate(target, 80))
    }
    return sample
  }
}

function jsonBytes(target: string): number {
  if (PLAIN_TARGET.test(target)) return target.length + '""'.length
  return Buffer.byteLength(JSON.stringify(target))
}

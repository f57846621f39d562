/**
 * A slot has the number of an entry in its low 23 bits and the highest bits of its hash above them;
 * 0 is free. A body of 20 MiB holds fewer targets than that, at four bytes or more each (`"a",`).
 */
const NUMBER = (1 << 23) - 1

/**
 * Slots at first, and of a table that is enough for a body full of ordinary names; powers of two.
 * The second takes 2 MB, which caches hold. A short list does without it; and a table that is large
 * from the start neither collides nor grows while V8 learns this code, and each first time later on
 * throws its optimized code away.
 */
const FIRST_SLOTS = 1 << 7
const MANY_SLOTS = 1 << 19

/** How full a table may be: beyond that the searches for a free slot grow long. */
const FULLEST = 13 / 16

/**
 * Finds out by its hash whether something was added before: open addressing, in slots of four
 * bytes, because each search of a large table waits for memory (docs/adr/0021). The caller keeps
 * the entries; the index knows where each begins.
 */
export class HashIndex {
  readonly #same: (known: number, first: number, end: number) => boolean
  #slots = new Int32Array(FIRST_SLOTS)
  /** By the number of the entry, from 1; written in order, and read again for growing. */
  #hashes = new Int32Array(FIRST_SLOTS)
  #firsts = new Int32Array(FIRST_SLOTS)
  #count = 0
  /** Entries that have a slot. */
  #indexed = 0
  #most = FIRST_SLOTS * FULLEST

  /** @param same whether the entry at `known` equals what is between `first` and `end` */
  constructor(same: (known: number, first: number, end: number) => boolean) {
    this.#same = same
  }

  /**
   * Adds what lies between `first` and `end` unless it is there; holds at most 2^23 - 1 entries.
   * @param hash any number of 32 bits with a sign; equal for what is the same
   * @returns whether it was added
   */
  add(hash: number, first: number, end: number): boolean {
    if (this.#indexed < this.#count) this.#index()
    const place = this.#find(hash, first, end)
    if (this.#slots[place] !== 0) return false
    this.#slots[place] = slotOf(hash, ++this.#indexed)
    this.append(hash, first)
    return true
  }

  /** Adds what is known not to be there. Its place in the table is found when one is looked for. */
  append(hash: number, first: number): void {
    const number = ++this.#count
    this.#hashes[number] = hash
    this.#firsts[number] = first
    if (number >= this.#most) this.#grow()
  }

  /** The slot of an equal entry, or the free slot where it belongs. */
  #find(hash: number, first: number, end: number): number {
    const slots = this.#slots
    const last = slots.length - 1
    let place = hash & last
    for (let slot = slots[place] as number; slot !== 0; slot = slots[place] as number) {
      const number = slot & NUMBER
      const found =
        slot === slotOf(hash, number) &&
        this.#hashes[number] === hash &&
        this.#same(this.#firsts[number] as number, first, end)
      if (found) break
      place = (place + 1) & last
    }
    return place
  }

  #grow(): void {
    const length = Math.max(MANY_SLOTS, 2 * this.#slots.length)
    this.#slots = new Int32Array(length)
    this.#most = length * FULLEST
    this.#hashes = longer(this.#hashes, length)
    this.#firsts = longer(this.#firsts, length)
    this.#indexed = 0
  }

  #index(): void {
    const slots = this.#slots
    const last = slots.length - 1
    for (let number = this.#indexed + 1; number <= this.#count; number++) {
      const hash = this.#hashes[number] as number
      let place = hash & last
      while (slots[place] !== 0) place = (place + 1) & last
      slots[place] = slotOf(hash, number)
    }
    this.#indexed = this.#count
  }
}

const slotOf = (hash: number, number: number): number => (hash & ~NUMBER) | number

function longer(numbers: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const copy = new Int32Array(length)
  copy.set(numbers)
  return copy
}

/** Entries at first, and for a body full of ordinary names; powers of two. */
const FEW = 1 << 7
const MANY = 1 << 19

/** How full a table may be: beyond that the searches for a free slot grow long. */
const FULLEST = 13 / 16

/** Result of {@link HashIndex.find} for an entry that is there. */
export const FOUND = -1

/** A local copy: looking it up is slow where globals are intercepted, as in test sandboxes. */
const { imul } = Math

/**
 * A hash table of entries that the caller keeps (docs/adr/0021): open addressing. A slot is where an
 * entry begins, or 0 if it is free, and the hash of the entry.
 */
export class HashIndex {
  readonly #same: (known: number, start: number, end: number) => boolean
  #slots = new Int32Array(2 * FEW)
  count = 0
  /** Takes what {@link prepare} reads: the compiler would leave out a read that nobody uses. */
  readonly #sink = new Int32Array(1)

  /** @param same whether the entry at `known` equals what is between `start` and `end` */
  constructor(same: (known: number, start: number, end: number) => boolean) {
    this.#same = same
  }

  /**
   * Makes room for the entries of these hashes, spreads the bits of the hashes, and reads the slots
   * where the searches will begin: memory serves many reads that do not depend on each other in the
   * time of one.
   */
  prepare(hashes: Int32Array, from: number, to: number): void {
    while (2 * (this.count + to - from) > this.#slots.length * FULLEST) this.#grow()
    const slots = this.#slots
    const last = slots.length - 1
    for (let entry = from; entry < to; entry++) {
      const hash = mix(hashes[entry] as number)
      hashes[entry] = hash
      this.#sink[0] = slots[(hash << 1) & last] as number
    }
  }

  /** The free slot for what lies between `start` and `end`, or {@link FOUND}; `hash` as prepared. */
  find(hash: number, start: number, end: number): number {
    const slots = this.#slots
    const last = slots.length - 1
    let slot = (hash << 1) & last
    for (let known = slots[slot] as number; known !== 0; known = slots[slot] as number) {
      if (slots[slot + 1] === hash && this.#same(known, start, end)) return FOUND
      slot = (slot + 2) & last
    }
    return slot
  }

  /** Adds what begins at `start`, which is not 0, in the slot that {@link find} returned for it. */
  add(slot: number, hash: number, start: number): void {
    this.#slots[slot] = start
    this.#slots[slot + 1] = hash
    this.count++
  }

  #grow(): void {
    const before = this.#slots
    const last = Math.max(2 * MANY, 2 * before.length) - 1
    // Written once in order: the first write to a page is slow, and slower still after a read.
    const slots = new Int32Array(last + 1).fill(0)
    for (let from = 0; from < before.length; from += 2) {
      if (before[from] === 0) continue
      const hash = before[from + 1] as number
      let slot = (hash << 1) & last
      while (slots[slot] !== 0) slot = (slot + 2) & last
      slots[slot] = before[from] as number
      slots[slot + 1] = hash
    }
    this.#slots = slots
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

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** 32-bit words of a UUID. */
const WORDS = 4

/**
 * A set of test ids in little memory: 16 bytes a UUID in an open-addressed table, instead of about 100 as strings, so that
 * 100 000 ids take 4 MB. Ids of another shape are kept as they are. Exact: nothing is only hashed.
 */
export class IdSet {
  #words = new Uint32Array(1024 * WORDS)
  #taken = new Uint8Array(1024)
  #count = 0
  readonly #others = new Set<string>()

  /** Number of different ids. */
  get size(): number {
    return this.#count + this.#others.size
  }

  /** @param id a UUID in lower case, or any other text */
  has(id: string): boolean {
    if (!UUID.test(id)) return this.#others.has(id)
    return this.#taken[this.#find(parse(id))] === 1
  }

  /** @returns whether the id was not in the set before */
  add(id: string): boolean {
    if (!UUID.test(id)) {
      const before = this.#others.size
      return this.#others.add(id).size > before
    }
    const slot = this.#find(parse(id))
    if (this.#taken[slot] === 1) return false
    this.#words.set(parsed, slot * WORDS)
    this.#taken[slot] = 1
    this.#count++
    if (this.#count * 2 > this.#taken.length) this.#grow()
    return true
  }

  /** The slot that holds the id, or the free one where it belongs. */
  #find(id: Uint32Array): number {
    const mask = this.#taken.length - 1
    let slot = mix(id) & mask
    while (this.#taken[slot] === 1 && !this.#holds(slot, id)) slot = (slot + 1) & mask
    return slot
  }

  #holds(slot: number, id: Uint32Array): boolean {
    for (let word = 0; word < WORDS; word++)
      if (this.#words[slot * WORDS + word] !== id[word]) return false
    return true
  }

  #grow(): void {
    const words = this.#words
    const taken = this.#taken
    this.#words = new Uint32Array(words.length * 2)
    this.#taken = new Uint8Array(taken.length * 2)
    for (let slot = 0; slot < taken.length; slot++) {
      if (taken[slot] === 0) continue
      const id = words.subarray(slot * WORDS, (slot + 1) * WORDS)
      const free = this.#find(id)
      this.#words.set(id, free * WORDS)
      this.#taken[free] = 1
    }
  }
}

/** The words of the id in hand: one array for all, because an id is looked up before the next one is parsed. */
const parsed = new Uint32Array(WORDS)

function parse(id: string): Uint32Array {
  parsed[0] = Number.parseInt(id.slice(0, 8), 16)
  parsed[1] = Number.parseInt(id.slice(9, 13) + id.slice(14, 18), 16)
  parsed[2] = Number.parseInt(id.slice(19, 23) + id.slice(24, 28), 16)
  parsed[3] = Number.parseInt(id.slice(28), 16)
  return parsed
}

/** Ids made by a service are random, but a file can hold anything: multiply and fold (the finalizer of MurmurHash3). */
function mix(id: Uint32Array): number {
  let hash = 0
  for (const word of id) {
    hash = Math.imul(hash ^ word, 0x85ebca6b)
    hash ^= hash >>> 13
    hash = Math.imul(hash, 0xc2b2ae35)
    hash ^= hash >>> 16
  }
  return hash >>> 0
}

import { expect, test } from '@jest/globals'
import { HashIndex } from '../../src/targets/hash-index.js'

/** Entries are numbers here: an entry begins at itself, and two are the same when they are equal. */
const numbers = () => new HashIndex((known, first) => known === first)

const HASHES: readonly [name: string, hash: (entry: number) => number, count: number][] = [
  // Three times larger by then: at 104, 6656 and 425 984 entries.
  ['spread over all bits', (entry) => Math.imul(entry, 0x9e3779b1), 430_000],
  ['equal in the bits that choose a slot', (entry) => entry << 20, 2000],
  ['equal in the bits that a slot keeps', (entry) => entry & 0xff, 2000],
  ['all equal', () => 0x5eed, 2000],
  // The search for a free slot goes on at the first one.
  ['all of the last slot', () => -1, 2000],
]

test.each(HASHES)(
  'an entry is put in once, whenever the index grows: hashes %s',
  (_, hash, count) => {
    const index = numbers()
    const put = (entry: number) => index.add(hash(entry), entry, entry)
    const wrong: number[] = []
    // At once, because growing begins with an entry that was just put in.
    for (let entry = 1; entry <= count; entry++) if (!put(entry) || put(entry)) wrong.push(entry)
    for (let entry = 1; entry <= count; entry++) if (put(entry)) wrong.push(entry)
    expect(wrong).toEqual([])
  },
)

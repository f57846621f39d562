import fc from 'fast-check'
import { FOUND, HashIndex } from '../../src/targets/hash-index.js'
import { cases } from '../support/exhaustive.js'
import { expect, test } from '../support/jest.js'

test('what was added is found again, whatever shares its hash, before and after the table grows', () => {
  const entries = fc.array(fc.nat(400), { minLength: 300, maxLength: 500 })
  fc.assert(
    // Of so few hashes many entries share one.
    fc.property(entries, fc.integer({ min: 1, max: 400 }), (names, hashCount) => {
      const added = new Set<number>()
      const index = new HashIndex((known, start) => names[known - 1] === names[start - 1])
      names.forEach((name, at) => {
        const hashes = Int32Array.of(name % hashCount)
        index.prepare(hashes, 0, 1)
        const hash = hashes[0] as number
        const slot = index.find(hash, at + 1, at + 2)
        expect(slot === FOUND).toBe(added.has(name))
        if (slot === FOUND) return
        index.add(slot, hash, at + 1)
        added.add(name)
      })
      expect(index.count).toBe(added.size)
    }),
    { numRuns: cases(30) },
  )
})

test('a table for many entries grows again, and still finds all of them', () => {
  // The first growth makes room for 425 984 entries.
  const many = 430_000
  const index = new HashIndex((known, start) => known === start)
  const hashes = Int32Array.from({ length: many }, (_, at) => at)
  for (let from = 0; from < many; from += 10_000) {
    index.prepare(hashes, from, from + 10_000)
    for (let at = from; at < from + 10_000; at++) {
      const hash = hashes[at] as number
      index.add(index.find(hash, at + 1, at + 2), hash, at + 1)
    }
  }
  const isFound = (hash: number, at: number) => index.find(hash, at + 1, at + 2) === FOUND
  expect(index.count).toBe(many)
  expect(hashes.every(isFound)).toBe(true)
})

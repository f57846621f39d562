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

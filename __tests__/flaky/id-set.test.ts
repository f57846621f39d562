import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { IdSet } from '../../src/flaky/id-set.js'

test('holds exactly the ids that were added, UUIDs and others, whatever they collide with', () => {
  const nearby = fc.nat(300).map((n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`)
  const id = fc.oneof(fc.uuid(), nearby, fc.string({ maxLength: 3 }))
  fc.assert(
    fc.property(fc.array(id, { maxLength: 3000 }), fc.array(id), (ids, others) => {
      const set = new IdSet()
      const expected = new Set<string>()
      for (const one of ids) {
        expect(set.add(one)).toBe(!expected.has(one))
        expected.add(one)
      }
      expect(set.size).toBe(expected.size)
      for (const one of [...ids, ...others]) expect(set.has(one)).toBe(expected.has(one))
    }),
    { numRuns: 50 },
  )
})

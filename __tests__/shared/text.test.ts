import fc from 'fast-check'
import { pluralize, truncate } from '../../src/shared/text.js'
import { expect, test } from '../support/jest.js'

test('truncate keeps to its limit, marks the cut and splits no character', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      (value, limit) => {
        const short = truncate(value, limit)
        if (value.length <= limit) return expect(short).toBe(value)
        expect(short.length).toBeLessThanOrEqual(limit)
        expect(short.endsWith('…')).toBe(true)
        expect(value.startsWith(short.slice(0, -1))).toBe(true)
        expect(/\p{Cs}/u.test(short)).toBe(false)
      },
    ),
  )
})

test.each([
  [0, '0 samples'],
  [1, '1 sample'],
  [2, '2 samples'],
])('one is one: %d', (count, expected) => {
  expect(pluralize(count, 'sample')).toBe(expected)
})

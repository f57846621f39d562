import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { fittingElements } from '../../src/markdown/fitting.js'

const bytesOf = (elements: readonly unknown[]) => Buffer.byteLength(JSON.stringify(elements))

test('as many elements as fit, from the beginning, and not one more', () => {
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue(), { maxLength: 20, size: 'max' }),
      fc.integer({ min: 2, max: 300 }),
      (elements, limit) => {
        const fitting = fittingElements(elements, limit)
        expect(fitting).toEqual(elements.slice(0, fitting.length))
        expect(bytesOf(fitting)).toBeLessThanOrEqual(limit)
        if (fitting.length < elements.length)
          expect(bytesOf(elements.slice(0, fitting.length + 1))).toBeGreaterThan(limit)
      },
    ),
  )
})

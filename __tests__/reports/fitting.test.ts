import fc from 'fast-check'
import { fittingElements } from '../../src/reports/fitting.js'
import { expect, test } from '../support/jest.js'

const bytesOf = (elements: readonly unknown[]) => Buffer.byteLength(JSON.stringify(elements))

test('as many elements as fit, from the beginning, and not one more', () => {
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue(), { maxLength: 20, size: 'max' }),
      fc.integer({ min: 2, max: 300 }),
      (elements, limit) => {
        const fitting = fittingElements(elements, limit, (each) => JSON.stringify(each))
        expect(fitting).toEqual(elements.slice(0, fitting.length))
        expect(bytesOf(fitting)).toBeLessThanOrEqual(limit)
        const withOneMore = bytesOf(elements.slice(0, fitting.length + 1))
        expect(fitting.length === elements.length || withOneMore > limit).toBe(true)
      },
    ),
  )
})

import fc from 'fast-check'
import { fittingElements, fittingTable } from '../../src/reports/fitting.js'
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

test('a table has as many rows as fit, says how many are left out, and makes no others', () => {
  let made = 0
  const numbers = Array.from({ length: 100_000 }, (_, index) => index)
  const row = (number: number) => {
    made++
    return [`row ${number}`, 'x'.repeat(100)]
  }
  const lines = fittingTable(['Name', 'Value'], numbers, row, 'tests').split('\n')
  const shown = lines.filter((line) => line.startsWith('| row ')).length
  expect(shown).toBeGreaterThan(1000)
  expect(made).toBe(shown + 1)
  expect(lines.at(-1)).toBe(
    `${100_000 - shown} more are not shown; the output <code>tests</code> has all of them.`,
  )
})

test.each([
  [2, '1 more is not shown; the output <code>result-file</code> has all of them.'],
  [3, '2 more are not shown; the output <code>result-file</code> has all of them.'],
])('of %i rows, one fits', (count, left) => {
  const rows = Array.from({ length: count }, (_, index) => String(index))
  const table = fittingTable(['Name'], rows, (row) => [row], undefined, 10)
  expect(table.split('\n').at(-1)).toBe(left)
})

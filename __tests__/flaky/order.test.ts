import fc from 'fast-check'
import { compareBy, SORTS, TopRows } from '../../src/flaky/order.js'
import { listedTest } from '../../src/flaky/unhealthy-test.js'
import { cases } from '../support/exhaustive.js'
import { expect, test } from '../support/jest.js'

const rows = fc.array(
  fc
    .record({
      id: fc.uuid(),
      name: fc.constantFrom('adds', 'divides', 'subtracts'),
      pull_requests_impacted_last_7d: fc.option(fc.nat(3)),
      status: fc.record({ timestamp: fc.constantFrom('2026-09-10', '2026-09-12', 'never', null) }),
    })
    .map((row) => listedTest(row, 'flaky')),
  { maxLength: 12 },
)

test.each(SORTS)('the first rows by %s are those of the whole list in order', (sort) => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 14 }), (all, limit) => {
      const top = new TopRows(compareBy(sort), limit)
      for (const row of all) top.add(row)
      expect(top.rows).toEqual(all.toSorted(compareBy(sort)).slice(0, limit))
      expect(top.count).toBe(all.length)
    }),
    { numRuns: cases(60) },
  )
})

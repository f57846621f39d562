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

test.each([
  ['impact', ['most', 'old', 'young', 'unknown']],
  ['age', ['old', 'young', 'most', 'unknown']],
  ['name', ['most', 'old', 'unknown', 'young']],
] as const)('by %s', (sort, names) => {
  const row = (name: string, impact: number | null, timestamp: string | null) =>
    listedTest(
      { id: name, name, pull_requests_impacted_last_7d: impact, status: { timestamp } },
      'flaky',
    )
  const all = [
    row('unknown', null, null),
    row('young', 1, '2026-09-12T00:00:00Z'),
    row('old', 1, '2026-09-11T23:59:59Z'),
    row('most', 2, 'soon'),
  ].toSorted(compareBy('name'))
  const sorted = all.toSorted(compareBy(sort)).map(({ name }) => name)
  expect(sorted).toEqual(names)
})

import { simulatePolling } from '../../bench/polling.js'
import { expect, test } from '../support/jest.js'

test('the polling policy meets its targets, with less than half the requests of a fixed ten seconds', () => {
  const result = simulatePolling()
  expect(result.missed).toEqual([])
  expect(result.merges).toBeGreaterThan(800)
  expect(result.adaptive.requests).toBeLessThan(result.everyTenSeconds.requests / 2)
})

test('the same seed gives the same numbers', () => {
  expect(simulatePolling(7)).toEqual(simulatePolling(7))
})

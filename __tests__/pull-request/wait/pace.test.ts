import { pollIntervalMs } from '../../../src/pull-request/wait/state.js'
import { expect, test } from '../../support/jest.js'

test.each([
  ['NOT_READY', 0, 5],
  ['PENDING', 25, 5],
  ['PENDING', 100, 20],
  ['PENDING', 301, 60],
  [undefined, 100, 20],
  ['LEVITATING', 100, 20],
  ['TESTING', 0, 10],
  ['TESTING', 200, 20],
  ['TESTING', 301, 30],
  ['TESTS_PASSED', 0, 3],
  ['TESTS_PASSED', 100, 10],
  ['PENDING_FAILURE', 100, 10],
  ['PENDING_FAILURE', 151, 15],
])('%s for %d s is polled after %d s, and ten percent more or less', (state, inState, seconds) => {
  expect(pollIntervalMs(state, inState, 0.5)).toBeCloseTo(seconds * 1000)
  expect(pollIntervalMs(state, inState, 0)).toBeCloseTo(seconds * 900)
  expect(pollIntervalMs(state, inState, 0.999_999)).toBeCloseTo(seconds * 1100, -1)
})

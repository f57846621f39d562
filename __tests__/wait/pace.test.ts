import { beginReadings, type Readings } from '../../src/pull-request/readings.js'
import { nextReadingMs, pollIntervalMs } from '../../src/wait/pace.js'
import { expect, test } from '../support/jest.js'

test.each([
  ['NOT_READY', 0, 5],
  ['PENDING', 25, 5],
  ['PENDING', 100, 20],
  ['PENDING', 301, 60],
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

test('a pull request without a state is polled like one in a state that is new', () => {
  expect(pollIntervalMs(undefined, 100, 0.5)).toBe(pollIntervalMs('LEVITATING', 100, 0.5))
})

test.each<[string, Partial<Readings>, number, number | undefined, number]>([
  ['before the first reading', {}, 0, 60, 60],
  ['before the first reading, without an interval', {}, 100, undefined, 20],
  ['in a state', { state: 'TESTING', stateSince: 100_000 }, 300, undefined, 20],
  ['in a state, with an interval', { state: 'TESTING', stateSince: 100_000 }, 300, 45, 45],
  ['after one absence', { absences: 1 }, 300, 60, 5],
  ['after one absence, with a short interval', { absences: 1 }, 300, 2, 2],
  ['with another head', { otherHeadSince: 0 }, 300, 60, 5],
])('the next reading %s', (_, state, seconds, pollIntervalSeconds, expected) => {
  const before = { ...beginReadings(0), ...state }
  const ms = nextReadingMs(before, seconds * 1000, { pollIntervalSeconds }, 0.5)
  expect(ms).toBeCloseTo(expected * 1000)
})

import { duration, spokenDuration } from '../../src/shared/duration.js'
import { expect, test } from '../support/jest.js'

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400]

test.each([
  [-1, '0 s'],
  [0, '0 s'],
  [0.5, '1 s'],
  [59, '59 s'],
  [59.5, '1 min'],
  [MINUTE, '1 min'],
  [MINUTE + 1, '1 min 1 s'],
  [12 * MINUTE + 5, '12 min 5 s'],
  [HOUR - 1, '59 min 59 s'],
  [HOUR, '1 h'],
  [HOUR + 59, '1 h'],
  [HOUR + MINUTE + 1, '1 h 1 min'],
  [3 * HOUR + 20 * MINUTE, '3 h 20 min'],
  [DAY - 1, '23 h 59 min'],
  [DAY, '1 d'],
  [DAY + HOUR, '1 d 1 h'],
  [2 * DAY + 4 * HOUR + 59 * MINUTE, '2 d 4 h'],
])('%d s are %s', (seconds, text) => {
  expect(duration(seconds)).toBe(text)
})

test.each([
  [0, '< 1 s'],
  [0.9, '< 1 s'],
  [119.9, '1 min 59 s'],
  [2 * MINUTE, '2 min'],
  [3 * MINUTE - 1, '2 min'],
  [HOUR + 14.5 * MINUTE, '1 h 14 min'],
  [DAY + 59 * MINUTE, '1 d'],
])('a measured time of %d s is %s, and never more than it was', (seconds, text) => {
  expect(spokenDuration(seconds)).toBe(text)
})

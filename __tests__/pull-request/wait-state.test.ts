import { expect, test } from '@jest/globals'
import { ServiceError } from '../../src/http/errors.js'
import {
  begin,
  type Reading,
  type Rules,
  reduceWaitState,
} from '../../src/pull-request/wait-state.js'
import { SubmittedPullRequest } from '../../src/service/schemas.js'

const MINUTE = 60_000
const RULES: Rules = { graceMs: MINUTE }
const T0 = '2026-09-17T10:00:00.000Z'
const T1 = '2026-09-17T10:05:00.000Z'

const shows = (state: string, inQueue = true, stateChangedAt = T0): Reading => ({
  type: 'record',
  record: SubmittedPullRequest.parse({
    state,
    stateChangedAt,
    isCurrentlySubmittedToQueue: inQueue,
  }),
})
const answers = (status: number): Reading => ({
  type: 'failure',
  error: new ServiceError(
    'unavailable',
    { request: 'A look', problem: `HTTP ${status}`, remedy: 'Look.' },
    { type: 'status', status },
    {},
  ),
})
const MISSING: Reading = { type: 'missing' }

/** Looks at their times in ms. Gives the outcome, and the time of the look that ended the wait. */
function watch(looks: readonly (readonly [number, Reading])[], rules = RULES) {
  let memory = begin(0)
  for (const [at, look] of looks) {
    const judgement = reduceWaitState(memory, look, at, rules)
    if (judgement.end !== undefined) return [judgement.end.outcome, at]
    memory = judgement.memory
  }
  return 'goes on'
}

test('NOT_READY ends the wait when its time is up, counted from its beginning', () => {
  const rules: Rules = { ...RULES, notReadyMs: 10 * MINUTE }
  const looks: (readonly [number, Reading])[] = [
    [0, shows('pending')],
    [5 * MINUTE, shows('not_ready')],
    [15 * MINUTE - 1, shows('not_ready')],
    [15 * MINUTE, shows('not_ready')],
  ]
  expect(watch(looks, rules)).toEqual(['not-ready', 15 * MINUTE])
  expect(watch(looks)).toBe('goes on')
})

test('only refusals in a row end the wait', () => {
  expect(
    watch([
      [0, shows('pending')],
      [1, answers(401)],
      [2, shows('pending')],
      [3, answers(403)],
      [4, shows('pending')],
    ]),
  ).toBe('goes on')
  expect(
    watch([
      [0, shows('pending')],
      [1, answers(401)],
      [2, answers(403)],
    ]),
  ).toEqual(['error', 2])
})

test.each([408, 409, 425, 429, 500, 502, 503, 504, 529])(
  'the wait goes on after HTTP %d',
  (status) => {
    expect(
      watch([
        [0, answers(status)],
        [1, shows('pending')],
        [2, answers(status)],
      ]),
    ).toBe('goes on')
  },
)

test.each([302, 400, 422, 501])('HTTP %d ends the wait', (status) => {
  expect(
    watch([
      [0, shows('pending')],
      [1, answers(status)],
    ]),
  ).toEqual(['error', 1])
})

test('two absences that are not in a row are no removal', () => {
  const absent = shows('testing', false)
  expect(
    watch([
      [0, shows('testing')],
      [2 * MINUTE, absent],
      [3 * MINUTE, shows('testing')],
      [4 * MINUTE, MISSING],
      [5 * MINUTE, shows('testing')],
    ]),
  ).toBe('goes on')
  expect(
    watch([
      [0, shows('testing')],
      [2 * MINUTE, absent],
      [3 * MINUTE, MISSING],
    ]),
  ).toEqual(['removed', 3 * MINUTE])
})

test('the end of an earlier submission is left over, another end is not', () => {
  const rules: Rules = { ...RULES, leftover: T0 }
  expect(watch([[0, shows('failed', false, T0)]], rules)).toBe('goes on')
  expect(watch([[0, shows('failed', false, T1)]], rules)).toEqual(['failed', 0])
})

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
const RULES: Rules = { targetBranch: 'main', graceMs: MINUTE }
const T0 = '2026-09-17T10:00:00.000Z'
const T1 = '2026-09-17T10:05:00.000Z'

const shows = (state: string, inQueue = true, stateChangedAt = T0, more: object = {}): Reading => ({
  type: 'record',
  record: SubmittedPullRequest.parse({
    state,
    stateChangedAt,
    isCurrentlySubmittedToQueue: inQueue,
    ...more,
  }),
})
const answers = (status: number): Reading => ({
  type: 'failure',
  error: new ServiceError(
    'unavailable',
    { request: 'A reading', problem: `HTTP ${status}`, remedy: 'Look.' },
    { type: 'status', status },
    {},
  ),
})
const MISSING: Reading = { type: 'record', record: undefined }

/**
 * Readings at their times in ms. Gives the outcome, and the time of the reading that ended the
 * wait.
 */
function watch(readings: readonly (readonly [number, Reading])[], rules = RULES) {
  let state = begin(0)
  for (const [at, reading] of readings) {
    const { next, end } = reduceWaitState(state, reading, at, rules)
    if (end !== undefined) return [end.outcome, at]
    state = next
  }
  return 'goes on'
}

test('NOT_READY ends the wait when its time is up, counted from its beginning', () => {
  const rules: Rules = { ...RULES, notReadyMs: 10 * MINUTE }
  const readings: (readonly [number, Reading])[] = [
    [0, shows('pending')],
    [5 * MINUTE, shows('not_ready')],
    [15 * MINUTE - 1, shows('not_ready')],
    [15 * MINUTE, shows('not_ready')],
  ]
  expect(watch(readings, rules)).toEqual(['not-ready', 15 * MINUTE])
  expect(watch(readings)).toBe('goes on')
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

test('two absences that are not in a row are not a removal', () => {
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

test('the end of an earlier submission does not count, a newer one does', () => {
  const before = SubmittedPullRequest.parse({ state: 'cancelled', stateChangedAt: T0 })
  const rules: Rules = { ...RULES, before }
  expect(watch([[0, shows('failed', false, T0)]], rules)).toBe('goes on')
  expect(watch([[0, shows('failed', false, '2026-09-17T09:00:00.000Z')]], rules)).toBe('goes on')
  expect(watch([[0, shows('failed', false, T1)]], rules)).toEqual(['failed', 0])
})

test('without time stamps the same end does not count, and another one does', () => {
  const before = SubmittedPullRequest.parse({ state: 'cancelled' })
  const rules: Rules = { ...RULES, before }
  const ended = (state: string): Reading => ({
    type: 'record',
    record: SubmittedPullRequest.parse({ state }),
  })
  expect(watch([[0, ended('cancelled')]], rules)).toBe('goes on')
  expect(watch([[0, ended('failed')]], rules)).toEqual(['failed', 0])
})

test('merged into another base branch is not merged', () => {
  const elsewhere = shows('merged', false, T0, { prBaseBranch: 'release' })
  expect(
    watch([
      [0, shows('testing')],
      [2 * MINUTE, elsewhere],
      [3 * MINUTE, elsewhere],
    ]),
  ).toEqual(['removed', 3 * MINUTE])
  const here = shows('merged', false, T0, { prBaseBranch: 'main' })
  expect(watch([[0, here]])).toEqual(['merged', 0])
})

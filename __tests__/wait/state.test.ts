import {
  beginReadings,
  beginSubmission,
  type Submission,
  timelineOf,
} from '../../src/pull-request/readings.js'
import { SubmittedPullRequest } from '../../src/service/schemas.js'
import { type Reading, reduceReading, type WaitLimits } from '../../src/wait/reduce-reading.js'
import { describe, expect, test } from '../support/jest.js'

const MINUTE = 60_000
const RULES: WaitLimits = {
  targetBranch: 'main',
  stack: { seen: undefined },
  graceMs: MINUTE,
  notReadyMs: Infinity,
}
const T0 = '2026-09-17T10:00:00.000Z'
const T1 = '2026-09-17T10:05:00.000Z'
const A = 'a'.repeat(40)
const B = 'b'.repeat(40)

const shows = (
  state: string,
  inQueue = true,
  stateChangedAt = T0,
  more: object = {},
  headOnGitHub?: string,
): Reading => ({
  record: SubmittedPullRequest.parse({
    state,
    stateChangedAt,
    isCurrentlySubmittedToQueue: inQueue,
    ...more,
  }),
  headOnGitHub,
})
const MISSING: Reading = { record: undefined }

/**
 * Looks at their times in ms. Gives the outcome, and the time of the reading that ended the wait.
 */
function watch(
  readings: readonly (readonly [number, Reading])[],
  rules = RULES,
  submission: Submission = {},
) {
  let state = { ...beginReadings(0), ...beginSubmission(0, submission) }
  for (const [at, reading] of readings) {
    const { next, end } = reduceReading(state, reading, { at, now: at }, rules)
    if (end !== undefined) return [end, at]
    state = next
  }
  return 'goes on'
}

test('NOT_READY ends the wait when its time is up, counted from its beginning', () => {
  const rules: WaitLimits = { ...RULES, notReadyMs: 10 * MINUTE }
  const readings: (readonly [number, Reading])[] = [
    [0, shows('pending')],
    [5 * MINUTE, shows('not_ready')],
    [15 * MINUTE - 1, shows('not_ready')],
    [15 * MINUTE, shows('not_ready')],
  ]
  expect(watch(readings, rules)).toEqual(['not-ready', 15 * MINUTE])
  expect(watch(readings)).toBe('goes on')
})

test('absences that are not in a row are not a removal', () => {
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

test('an absence counts only when the readings of ten seconds agree', () => {
  const absent = shows('testing', false)
  const at = (...seconds: readonly number[]) =>
    watch([
      [0, shows('testing')],
      ...seconds.map((second) => [2 * MINUTE + second * 1000, absent] as const),
    ])
  expect(at(0, 3, 5, 9)).toBe('goes on')
  expect(at(0, 5, 10)).toEqual(['removed', 2 * MINUTE + 10_000])
  // Those of the grace count too, but two must come after it.
  const missing = [0, 30, 59, 61, 63].map((second) => [second * 1000, MISSING] as const)
  expect(watch(missing)).toEqual(['not-submitted', 63_000])
  const late = [0, 58, 61, 63].map((second) => [second * 1000, MISSING] as const)
  expect(watch([[1000, shows('testing')], ...late.slice(1)])).toBe('goes on')
})

describe('the head', () => {
  const queued = (prSha: string | undefined, headOnGitHub?: string) =>
    shows('testing', true, T0, { prSha }, headOnGitHub)
  const expected = { expectedHead: A }

  test('that a record shows counts after ten seconds of readings', () => {
    const readings = [0, 5000, 9999].map((at) => [at, queued(B)] as const)
    expect(watch(readings, RULES, expected)).toBe('goes on')
    expect(watch([...readings, [10_000, queued(B)]], RULES, expected)).toEqual([
      'head-moved',
      10_000,
    ])
    expect(watch([...readings, [10_000, queued(A)]], RULES, expected)).toBe('goes on')
    expect(watch([...readings, [10_000, queued(A)], [11_000, queued(B)]], RULES, expected)).toBe(
      'goes on',
    )
  })

  test('that GitHub shows counts at once, and wins over a record that lags', () => {
    expect(watch([[0, queued(B, B)]], RULES, expected)).toEqual(['head-moved', 0])
    const lagging = [0, 20_000, 40_000].map((at) => [at, queued(B, A)] as const)
    expect(watch(lagging, RULES, expected)).toBe('goes on')
  })

  test('that a resubmission pins is free again once a reading shows it', () => {
    const pinned = { pinnedHead: A }
    expect(watch([[0, queued(B, B)]], RULES, pinned)).toEqual(['head-moved', 0])
    const pushed = [5000, 20_000, 40_000].map((at) => [at, queued(B)] as const)
    expect(watch([[0, queued(A)], ...pushed], RULES, pinned)).toBe('goes on')
    expect(watch([[0, queued(B, A)], ...pushed], RULES, pinned)).toBe('goes on')
    // A record without a head proves nothing of it.
    expect(watch([[0, queued(undefined)], ...pushed], RULES, pinned)).toEqual([
      'head-moved',
      20_000,
    ])
  })

  test('that the workflow expects stays pinned', () => {
    const both = { expectedHead: A, pinnedHead: A }
    const pushed = [5000, 20_000].map((at) => [at, queued(B)] as const)
    expect(watch([[0, queued(A)], ...pushed], RULES, both)).toEqual(['head-moved', 20_000])
  })
})

test('the timeline has each state once, and the ends of two submissions', () => {
  let state = beginReadings(0)
  const observe = (at: number, one: Reading) => {
    state = reduceReading(state, one, { at, now: Date.parse(T0) + at }, RULES).next
  }
  observe(0, shows('testing', true, T0))
  observe(1, shows('testing', true, T0))
  observe(2, shows('failed', false, T1))
  state = { ...state, ...beginSubmission(2, { before: state.record }) }
  observe(3, shows('failed', false, T1))
  observe(4, shows('failed', false, '2026-09-17T10:06:00.000Z'))
  expect(timelineOf(state, Date.parse(T0))).toEqual([
    { state: 'TESTING', since: T0, seconds: 300 },
    { state: 'FAILED', since: T1, seconds: 60 },
    { state: 'FAILED', since: '2026-09-17T10:06:00.000Z', seconds: 0 },
  ])
})

test('the end of an earlier submission does not count, a newer one does', () => {
  const before = SubmittedPullRequest.parse({ state: 'cancelled', stateChangedAt: T0 })
  expect(watch([[0, shows('failed', false, T0)]], RULES, { before })).toBe('goes on')
  expect(watch([[0, shows('failed', false, '2026-09-17T09:00:00.000Z')]], RULES, { before })).toBe(
    'goes on',
  )
  expect(watch([[0, shows('failed', false, T1)]], RULES, { before })).toEqual(['failed', 0])
})

test('an end from before what the queue has shown counts when the readings of ten seconds agree', () => {
  const queued = shows('testing', true, T1)
  for (const state of ['failed', 'cancelled']) {
    const left = shows(state, false, T0)
    const at = (...seconds: readonly number[]) =>
      watch([[0, queued], ...seconds.map((second) => [second * 1000, left] as const)])
    expect(at(5, 8, 14)).toBe('goes on')
    expect(at(5, 10, 15)).toEqual([state, 15_000])
    const readings = [queued, left, queued, left].map(
      (reading, index) => [index * 8000, reading] as const,
    )
    expect(watch(readings)).toBe('goes on')
  }
})

test('without time stamps the same end does not count, and another one does', () => {
  const before = SubmittedPullRequest.parse({ state: 'cancelled' })
  const ended = (state: string): Reading => ({
    record: SubmittedPullRequest.parse({ state }),
  })
  expect(watch([[0, ended('cancelled')]], RULES, { before })).toBe('goes on')
  expect(watch([[0, ended('failed')]], RULES, { before })).toEqual(['failed', 0])
})

describe('without time stamps, an end that equals the earlier one', () => {
  const before = SubmittedPullRequest.parse({ state: 'failed' })
  const timeless = (state: string, isCurrentlySubmittedToQueue: boolean): Reading => ({
    record: SubmittedPullRequest.parse({ state, isCurrentlySubmittedToQueue }),
  })
  const queued = timeless('testing', true)
  const failed = timeless('failed', false)
  const seconds = (...readings: readonly (readonly [number, Reading])[]) =>
    watch(
      readings.map(([second, reading]) => [second * 1000, reading] as const),
      RULES,
      { before },
    )

  test.each(['failed', 'cancelled'])('counts as %s once the queue has shown it', (state) => {
    const earlier = SubmittedPullRequest.parse({ state })
    const end = timeless(state, false)
    const readings = [
      [0, queued],
      [30_000, end],
      [35_000, end],
      [40_000, end],
    ] as const
    expect(watch(readings, RULES, { before: earlier })).toEqual([state, 40_000])
  })

  test('counts only when the readings of ten seconds agree, because a record can lag', () => {
    expect(seconds([0, queued], [5, failed], [9, failed], [14, failed])).toBe('goes on')
    expect(seconds([0, queued], [5, failed], [10, queued], [15, failed], [20, failed])).toBe(
      'goes on',
    )
  })

  test('is that of the earlier submission until the queue has shown a new one', () => {
    expect(seconds([0, failed], [30, failed], [59, failed])).toBe('goes on')
    expect(seconds([0, failed], [61, failed], [72, failed])).toEqual(['not-submitted', 72_000])
  })
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

test('a state lasts from its first reading, and the timeline never runs backwards', () => {
  let state = beginReadings(0)
  const observe = (at: number, one: Reading) => {
    state = reduceReading(state, one, { at, now: Date.parse(T1) + at }, RULES).next
  }
  observe(1000, shows('pending', true, T1))
  observe(2000, shows('pending', true, T1))
  expect(state.state).toBe('PENDING')
  expect(state.stateSince).toBe(1000)
  expect(state.seenInQueue).toBe(true)
  // A clock of the service that is set back.
  observe(3000, shows('testing', true, T0))
  expect(state.state).toBe('TESTING')
  expect(state.stateSince).toBe(3000)
  // Without a time, that of the reading counts.
  observe(60_000, shows('tests_passed', true, ''))
  observe(61_000, { record: undefined })
  expect(state.absences).toBe(1)
  expect(state.absentSince).toBe(61_000)
  expect(timelineOf(state, Date.parse(T1) + 90_000)).toEqual([
    { state: 'PENDING', since: T1, seconds: 0 },
    { state: 'TESTING', since: T1, seconds: 60 },
    { state: 'TESTS_PASSED', since: '2026-09-17T10:06:00.000Z', seconds: 30 },
  ])
  expect(timelineOf(state, Date.parse(T0)).at(-1)?.seconds).toBe(0)
})

test('absences of the grace are none yet', () => {
  const absent = reduceReading(beginReadings(0), MISSING, { at: 59_999, now: 0 }, RULES)
  expect(absent.next.absences).toBe(0)
  const after = reduceReading(absent.next, MISSING, { at: 60_000, now: 0 }, RULES)
  expect(after.next.absences).toBe(1)
})

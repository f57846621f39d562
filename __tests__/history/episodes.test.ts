import { episodesOf } from '../../src/history/episodes.js'
import type { TimelineEntry } from '../../src/service/timeline.js'
import { expect, test } from '../support/jest.js'
import { MINUTE } from '../support/report-queue.js'

const subject = { number: 12, title: 'Round totals' }
const START = Date.parse('2026-09-16T09:00:00Z')

/** A timeline from `minute STATE` in their order, newest first as servers send it. */
const timeline = (...steps: readonly string[]): readonly TimelineEntry[] =>
  steps
    .map((step) => {
      const [minute = '', state = ''] = step.split(' ')
      return { state, ...(minute !== '?' && { at: START + Number(minute) * MINUTE }) }
    })
    .reverse()

const ends = (...steps: readonly string[]) =>
  episodesOf(subject, timeline(...steps), {}).episodes.map(({ end, endedAt }) => ({
    end,
    minute: (endedAt - START) / MINUTE,
  }))

test('a pull request that failed, was submitted again and merged has two episodes', () => {
  const { episodes } = episodesOf(
    subject,
    timeline(
      '0 NOT_READY',
      '1 PENDING',
      '5 TESTING',
      '15 PENDING_FAILURE',
      '16 FAILED',
      '60 NOT_READY',
      '62 PENDING',
      '64 TESTING',
      '74 PENDING',
      '75 TESTING',
      '85 TESTS_PASSED',
      '86 MERGED',
    ),
    {},
  )
  expect(episodes).toMatchObject([
    {
      end: 'failed',
      startedAt: START,
      endedAt: START + 16 * MINUTE,
      waitingMs: 5 * MINUTE,
      testingMs: 11 * MINUTE,
      runs: 1,
    },
    {
      end: 'merged',
      startedAt: START + 60 * MINUTE,
      endedAt: START + 86 * MINUTE,
      waitingMs: 5 * MINUTE,
      testingMs: 21 * MINUTE,
      runs: 2,
    },
  ])
})

test('an episode without its entry into the queue has an end and no times', () => {
  const { episodes } = episodesOf(subject, timeline('4 TESTING', '9 MERGED'), {})
  expect(episodes).toEqual([
    {
      ...subject,
      end: 'merged',
      endedAt: START + 9 * MINUTE,
      hasTimeline: true,
      runs: undefined,
      entries: expect.any(Array),
      reason: undefined,
      checks: [],
    },
  ])
})

test('an end that follows an end without an entry in between is not counted again', () => {
  expect(ends('0 PENDING', '5 FAILED', '6 FAILED', '7 MERGED')).toEqual([
    { end: 'failed', minute: 5 },
  ])
})

test('an unknown state counts as testing', () => {
  const { episodes } = episodesOf(subject, timeline('0 PENDING', '2 SOMETHING_NEW', '7 MERGED'), {})
  expect(episodes).toMatchObject([{ waitingMs: 2 * MINUTE, testingMs: 5 * MINUTE, runs: 0 }])
})

test('if an entry that may be the first has no time, no time is known', () => {
  const steps = timeline('? PENDING', '4 PENDING', '5 TESTING', '7 MERGED')
  const [episode] = episodesOf(subject, steps, {}).episodes
  expect(episode).not.toHaveProperty('startedAt')
})

test('if a time in the middle is missing, only the whole time is known', () => {
  const { episodes } = episodesOf(subject, timeline('0 PENDING', '? TESTING', '7 MERGED'), {})
  const [episode] = episodes
  expect(episode).toMatchObject({ startedAt: START, endedAt: START + 7 * MINUTE })
  expect(episode).not.toHaveProperty('waitingMs')
})

test('an end without a time has no order, so the end of the record counts', () => {
  const present = { state: 'MERGED', changedAt: START + 8 * MINUTE }
  const { episodes, undated } = episodesOf(subject, timeline('0 PENDING', '? MERGED'), present)
  expect(episodes).toMatchObject([{ end: 'merged', endedAt: START + 8 * MINUTE }])
  expect(undated).toBe(1)
})

test('an entry without a time between two ends does not hide the second one', () => {
  const steps = ['0 PENDING', '5 FAILED', '? PENDING', '9 MERGED']
  expect(ends(...steps)).toEqual([
    { end: 'failed', minute: 5 },
    { end: 'merged', minute: 9 },
  ])
})

test('an end that the timeline shows before a new entry is not counted again', () => {
  const lagging = { state: 'FAILED', changedAt: START + 5 * MINUTE }
  const steps = timeline('0 PENDING', '5 FAILED', '8 PENDING', '9 TESTING')
  const { episodes } = episodesOf(subject, steps, lagging)
  expect(episodes.map(({ end, endedAt }) => [end, endedAt])).toEqual([
    ['failed', START + 5 * MINUTE],
  ])
})

test('an end whose times in record and timeline differ by a second counts once', () => {
  const present = { state: 'FAILED', changedAt: START + 5 * MINUTE + 1000 }
  const { episodes } = episodesOf(subject, timeline('0 PENDING', '5 FAILED'), present)
  expect(episodes).toHaveLength(1)
})

test.each([
  ['MERGED', ['failed', 'merged']],
  ['FAILED', ['failed', 'failed']],
  ['CANCELLED', ['failed', 'cancelled']],
])(
  'a record that is %s after the newest end of its timeline has another episode',
  (state, found) => {
    const present = { state, changedAt: START + 30 * MINUTE }
    const { episodes } = episodesOf(subject, timeline('0 PENDING', '5 FAILED'), present)
    expect(episodes.map(({ end }) => end)).toEqual(found)
    expect(episodes[1]).toMatchObject({ endedAt: START + 30 * MINUTE, hasTimeline: false })
  },
)

test.each([
  ['at the time of', 5],
  ['before', 4],
])('a record that merged %s the newest failure of its timeline has merged once', (_, minute) => {
  const present = { state: 'MERGED', changedAt: START + minute * MINUTE }
  const { episodes } = episodesOf(subject, timeline('0 PENDING', '2 TESTING', '5 FAILED'), present)
  expect(episodes).toMatchObject([{ end: 'merged', endedAt: START + minute * MINUTE }])
  expect(episodes).toHaveLength(1)
})

test('an older end without a time is counted as undated', () => {
  const steps = ['0 PENDING', '? FAILED', '9 PENDING', '12 MERGED']
  const { episodes, undated } = episodesOf(subject, timeline(...steps), {})
  expect(episodes).toMatchObject([{ end: 'merged' }])
  expect(undated).toBe(1)
})

test('an end that only the record shows ends the newest episode', () => {
  const present = { state: 'CANCELLED', changedAt: START + 8 * MINUTE }
  const { episodes } = episodesOf(subject, timeline('0 PENDING', '3 TESTING'), present)
  expect(episodes).toMatchObject([{ end: 'cancelled', endedAt: START + 8 * MINUTE }])
})

test('without a timeline, the present end of a record is one episode', () => {
  const { episodes } = episodesOf(subject, [], { state: 'FAILED', changedAt: START })
  expect(episodes).toMatchObject([
    { ...subject, end: 'failed', endedAt: START, hasTimeline: false, checks: [] },
  ])
})

test.each([
  ['that is still queued', { state: 'TESTING', changedAt: START }, 0],
  ['without a state', { changedAt: START }, 0],
  ['without a time', { state: 'MERGED' }, 1],
])('without a timeline, a record %s is no episode', (_, present, undated) => {
  expect(episodesOf(subject, [], present)).toEqual({ episodes: [], undated })
})

test('the checks that failed it come from its end, or from the pending failure before', () => {
  const causes = [{ name: 'CI (unit)' }, { name: 'CI (unit)' }, { name: 'CI\n(lint)' }]
  const before = { state: 'PENDING_FAILURE', at: START + 5, failureCausingStatuses: causes }
  const end = { state: 'FAILED', at: START + 9 }
  const first = { state: 'PENDING', at: START }
  const ofPending = episodesOf(subject, [end, before, first], {})
  expect(ofPending.episodes).toMatchObject([{ checks: ['CI (unit)', 'CI (lint)'] }])
  const own = { ...end, failureCausingStatuses: [{ name: 'CI (docs)' }] }
  const ofEnd = episodesOf(subject, [own, before, first], {})
  expect(ofEnd.episodes).toMatchObject([{ checks: ['CI (docs)'] }])
})

test('a check that failed at first does not count if the pull request merged', () => {
  const before = { state: 'PENDING_FAILURE', at: START, failureCausingStatuses: [{ name: 'CI' }] }
  const entries = [{ state: 'MERGED', at: START + 9 }, before, { state: 'PENDING', at: START }]
  expect(episodesOf(subject, entries, {}).episodes).toMatchObject([{ checks: [] }])
})

/** Random histories of a queue: nothing is lost, counted twice, or invented. */
import fc from 'fast-check'
import { type Episode, episodesOf } from '../../src/history/episodes.js'
import { figuresOf, percentile } from '../../src/history/figures.js'
import { periodUntil } from '../../src/history/period.js'
import { UTC } from '../../src/history/time-zone.js'
import type { TimelineEntry } from '../../src/service/timeline.js'
import { expect, test } from '../support/jest.js'
import { DAY, MINUTE } from '../support/report-queue.js'

const NOW = Date.parse('2026-09-17T10:00:00Z')
const WEEK = periodUntil(NOW, { count: 7, unit: 'day', ms: 7 * DAY }, UTC)
const END = ['MERGED', 'FAILED', 'CANCELLED']

/** A stay: its states in order, each with the minutes that it lasts. */
const stay = fc.record({
  states: fc.array(
    fc.record({
      state: fc.constantFrom('NOT_READY', 'PENDING', 'TESTING', 'PENDING_FAILURE', 'TESTS_PASSED'),
      minutes: fc.integer({ min: 0, max: 3000 }),
    }),
    { minLength: 1, maxLength: 6 },
  ),
  end: fc.constantFrom(...END),
  reason: fc.option(fc.constantFrom('pr_closed', 'user_requested', 'a_new_word'), {
    nil: undefined,
  }),
  pauseMinutes: fc.integer({ min: 1, max: 4000 }),
  checks: fc.array(fc.constantFrom('ci', 'lint'), { maxLength: 2 }),
})

const pullRequest = fc.record({
  stays: fc.array(stay, { maxLength: 4 }),
  isQueued: fc.boolean(),
  hasTimeline: fc.boolean(),
})
type PullRequest = typeof pullRequest extends fc.Arbitrary<infer P> ? P : never

/** The timeline of a pull request, oldest first, which ends before now. */
function entriesOf({ stays, isQueued }: PullRequest): readonly TimelineEntry[] {
  const entries: TimelineEntry[] = []
  let at = 0
  for (const { states, end, reason, pauseMinutes, checks } of stays) {
    entries.push({ state: 'PENDING', at })
    for (const { state, minutes } of states) {
      entries.push({ state, at })
      at += minutes * MINUTE
    }
    const failureCausingStatuses = checks.map((name) => ({ name }))
    entries.push({ state: end, at, reason, failureCausingStatuses })
    at += pauseMinutes * MINUTE
  }
  if (isQueued) entries.push({ state: 'PENDING', at })
  const shift = NOW - at
  return entries.map((entry) => ({ ...entry, at: (entry.at ?? 0) + shift }))
}

const episodesOfAll = (pullRequests: readonly PullRequest[]): readonly Episode[] =>
  pullRequests.flatMap((one, index) => {
    const entries = entriesOf(one)
    const last = entries.at(-1)
    const present = { state: last?.state, changedAt: last?.at }
    const shown = one.hasTimeline ? entries.toReversed() : []
    return episodesOf({ number: index + 1, title: `#${index + 1}` }, shown, present).episodes
  })

test('the episodes of a pull request partition its timeline', () => {
  fc.assert(
    fc.property(pullRequest, (one) => {
      const entries = entriesOf(one)
      const { episodes, undated } = episodesOf({ number: 1, title: '' }, entries.toReversed(), {})
      expect(undated).toBe(0)
      expect(episodes.map(({ end }) => end.toUpperCase())).toEqual(one.stays.map(({ end }) => end))
      for (const [index, episode] of episodes.entries()) {
        const { startedAt = Number.NaN, endedAt, waitingMs = 0, testingMs = 0 } = episode
        // Each begins after the one before, and its parts are the whole.
        expect(startedAt).toBeGreaterThanOrEqual(episodes[index - 1]?.endedAt ?? 0)
        expect(waitingMs + testingMs).toBe(endedAt - startedAt)
      }
      const runs = episodes.reduce((sum, episode) => sum + (episode.runs ?? 0), 0)
      expect(runs).toBe(entries.filter(({ state }) => state === 'TESTING').length)
    }),
  )
})

test('the counts of a period add up', () => {
  fc.assert(
    fc.property(fc.array(pullRequest, { maxLength: 30 }), (pullRequests) => {
      const episodes = episodesOfAll(pullRequests)
      const figures = figuresOf(episodes, WEEK, WEEK, { failed: true, cancelled: true })
      const { merged, failed = 0, cancelled = 0, reasons, series } = figures
      const within = episodes.filter(({ endedAt }) => endedAt >= WEEK.since && endedAt < WEEK.until)
      expect(merged + failed + cancelled).toBe(within.length)
      const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
      expect(sum(series.map((point) => point.merged))).toBe(merged)
      expect(sum(series.map((point) => point.failed ?? 0))).toBe(failed)
      expect(
        reasons === undefined || sum(reasons.map(({ count }) => count)) === failed + cancelled,
      ).toBe(true)
      const both = figuresOf(episodes, WEEK.previous, WEEK, { failed: true, cancelled: true })
      const all = { since: WEEK.previous.since, until: WEEK.until }
      const whole = figuresOf(episodes, all, WEEK, { failed: true, cancelled: true })
      expect(both.merged + merged).toBe(whole.merged)
    }),
  )
})

test('a percentile lies between its neighbors', () => {
  const numbers = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 60 })
  fc.assert(
    fc.property(numbers, fc.integer({ min: 1, max: 100 }), (values, percent) => {
      const sorted = values.toSorted((a, b) => a - b)
      const found = percentile(sorted, percent)
      const below = sorted.filter((value) => value < found).length
      const notAbove = sorted.filter((value) => value <= found).length
      // Fewer than the share are below it, and at least the share are not above it.
      expect(below * 100).toBeLessThan(percent * sorted.length)
      expect(notAbove * 100).toBeGreaterThanOrEqual(percent * sorted.length)
      expect(sorted).toContain(found)
    }),
  )
})

import fc from 'fast-check'
import { known, unread } from '../../src/shared/fact.js'
import type { HealthFacts } from '../../src/watch/facts.js'
import { assess, type Health, INITIAL_HEALTH, withAnnouncement } from '../../src/watch/health.js'
import { readHealthRecord, writeRecord } from '../../src/watch/health-data.js'
import { cases } from '../support/exhaustive.js'
import { expect, test } from '../support/jest.js'
import { fixtureSeed } from '../support/varied.js'

/** Minutes of the oldest test run; undefined if it cannot be read. */
const reading = fc.option(fc.integer({ min: 0, max: 200 }), { nil: undefined })
const story = fc.record({
  readings: fc.array(reading, { maxLength: 40 }),
  recoverAfter: fc.integer({ min: 1, max: 4 }),
})
const options = { numRuns: cases(600), seed: Number(fixtureSeed) }

const factsOf = (minutes: number | undefined, at: number): HealthFacts => ({
  at,
  branch: 'main',
  isHeld: known(false),
  newestCommitAt: unread('it was not needed'),
  metrics: known([]),
  queue: {
    state: 'running',
    enqueuedPullRequests: [
      {
        prNumber: 1,
        state: 'TESTING',
        ...(minutes !== undefined && {
          stateChangedAt: new Date(at - minutes * 60_000).toISOString(),
        }),
      },
    ],
  } as unknown as HealthFacts['queue'],
})

const watch = [
  {
    name: 'oldest-testing-minutes',
    source: 'oldest-testing-minutes',
    limits: { degraded: 60, severe: 120 },
  },
] as const

interface Told {
  readonly readings: readonly (number | undefined)[]
  readonly recoverAfter: number
}

/** Tells a story, and returns each assessment and what was announced. */
function tell({ readings, recoverAfter }: Told) {
  let health: Health = INITIAL_HEALTH
  return readings.map((minutes, index) => {
    const assessment = assess(health, factsOf(minutes, 1_000_000_000 + index * 600_000), {
      watch,
      recoverAfter,
    })
    const { due } = assessment
    health = due === undefined ? assessment.health : withAnnouncement(assessment.health, due)
    return { ...assessment, minutes, after: health }
  })
}

test('between two recoveries, each tier is announced at most once, and degraded never after severe', () => {
  const property = fc.property(story, (told) => {
    const kinds = tell(told).flatMap(({ due }) => due ?? [])
    const incidents = kinds.join(' ').split('recovered')
    const allowed = ['', 'degraded', 'severe', 'degraded severe']
    expect(incidents.filter((incident) => !allowed.includes(incident.trim()))).toEqual([])
  })
  fc.assert(property, options)
})

/** Healthy readings that were read since the last bad one, up to a step. */
function healthySince(steps: ReturnType<typeof tell>, index: number): number {
  const before = steps.slice(0, index + 1)
  const lastBad = before.findLastIndex(({ minutes = 0 }) => minutes >= 60)
  return before.slice(lastBad + 1).filter(({ minutes }) => minutes !== undefined).length
}

test('a recovery needs `recoverAfter` healthy readings since the last bad one, and no unread one counts', () => {
  const property = fc.property(story, (told) => {
    const steps = tell(told)
    const counts = steps.flatMap(({ due }, index) =>
      due === 'recovered' ? healthySince(steps, index) : [],
    )
    expect(counts).toEqual(counts.map(() => told.recoverAfter))
  })
  fc.assert(property, options)
})

/** Says what is wrong with the tier after a reading. */
function wrongTier({ minutes, before, health }: ReturnType<typeof tell>[number]) {
  if (minutes === undefined && health.tier !== before.tier) return 'unread, and another tier'
  if (minutes !== undefined && minutes >= 120 && health.tier !== 'severe') return 'not severe'
  if (minutes !== undefined && minutes >= 60 && health.tier === 'healthy') return 'healthy'
  return []
}

test('a queue is never better than its reading, and a reading that is unread makes it no better', () => {
  const property = fc.property(story, (told) => {
    expect(tell(told).flatMap(wrongTier)).toEqual([])
  })
  fc.assert(property, options)
})

test('a stored health is read as it was written', () => {
  const property = fc.property(story, (told) => {
    const records = tell(told).map(({ after: health }) => ({ health, after: 7 }))
    expect(records.map((record) => readHealthRecord(writeRecord(record)))).toEqual(records)
  })
  fc.assert(property, options)
})

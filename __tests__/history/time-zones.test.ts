/** Weeks, days and hours of a time zone. */
import { bucketsOf, periodUntil } from '../../src/history/period.js'
import { timeZoneInput } from '../../src/history/time-zone.js'
import { describe, expect, test } from '../support/jest.js'
import {
  DAY,
  failedAgo,
  HOUR,
  mergedAgo,
  minutesAgo,
  NOW,
  reportOn,
} from '../support/report-queue.js'

const zone = (name: string) => timeZoneInput().parse(name)
const at = (text: string) => Date.parse(text)
const isoTimes = (times: readonly number[]) => times.map((time) => new Date(time).toISOString())

describe('the last week', () => {
  test.each([
    // A Thursday, a Monday and a Sunday.
    ['UTC', '2026-09-17T10:00:00Z', '2026-09-07T00:00:00Z', '2026-09-14T00:00:00Z'],
    ['UTC', '2026-09-14T00:00:00Z', '2026-09-07T00:00:00Z', '2026-09-14T00:00:00Z'],
    ['UTC', '2026-09-13T23:59:59Z', '2026-08-31T00:00:00Z', '2026-09-07T00:00:00Z'],
    // It is Monday there already, and still Sunday.
    ['Asia/Tokyo', '2026-09-13T15:00:00Z', '2026-09-06T15:00:00Z', '2026-09-13T15:00:00Z'],
    ['America/Los_Angeles', '2026-09-14T06:59:00Z', '2026-08-31T07:00:00Z', '2026-09-07T07:00:00Z'],
    ['Asia/Kathmandu', '2026-09-17T10:00:00Z', '2026-09-06T18:15:00Z', '2026-09-13T18:15:00Z'],
    // A week with 169 hours, and one with 167.
    ['Europe/Berlin', '2026-10-27T10:00:00Z', '2026-10-18T22:00:00Z', '2026-10-25T23:00:00Z'],
    ['Europe/Berlin', '2026-03-31T10:00:00Z', '2026-03-22T23:00:00Z', '2026-03-29T22:00:00Z'],
    // Clocks change at midnight: the Sunday begins at one.
    ['America/Santiago', '2026-09-08T10:00:00Z', '2026-08-31T04:00:00Z', '2026-09-07T03:00:00Z'],
  ])('in %s at %s goes from %s to %s', (name, now, since, until) => {
    const week = periodUntil(at(now), 'last-week', zone(name))
    expect(isoTimes([week.since, week.until])).toEqual(isoTimes([at(since), at(until)]))
    expect(week.previous.until).toBe(week.since)
    const days = bucketsOf(week, week)
    expect(days).toHaveLength(7)
    expect([days[0]?.since, days.at(-1)?.until]).toEqual([week.since, week.until])
    expect(bucketsOf(week.previous, week)).toHaveLength(7)
  })
})

test.each([
  ['Europe/Berlin', '2026-10-25T10:00:00Z', 25],
  ['Europe/Berlin', '2026-03-29T10:00:00Z', 23],
  ['Australia/Lord_Howe', '2026-10-04T10:00:00Z', 23.5],
  ['America/Santiago', '2026-09-06T10:00:00Z', 23],
  ['Asia/Kolkata', '2026-09-06T10:00:00Z', 24],
])('a day in %s has as many hours as its clocks show (%s: %d)', (name, time, hours) => {
  const span = { since: at(time), until: at(time) + 1 }
  const [day] = bucketsOf(span, { unit: 'day', zone: zone(name) })
  expect(((day?.until ?? 0) - (day?.since ?? 0)) / HOUR).toBe(hours)
})

test('an hour that clocks show twice is two hours', () => {
  const span = { since: at('2026-10-25T00:00:00Z'), until: at('2026-10-25T02:00:00Z') }
  expect(bucketsOf(span, { unit: 'hour', zone: zone('Europe/Berlin') })).toHaveLength(2)
})

test.each(['utc', 'europe/berlin', 'Japan'])('%s is a time zone', async (name) => {
  const { outputs } = await reportOn([mergedAgo(1, 60)], { 'time-zone': name })
  expect(outputs['outcome']).toBe('reported')
})

test.each([
  ['CEST', 'Europe/Berlin'],
  ['+02:00', 'Europe/Berlin'],
  ['02:00', 'Europe/Berlin'],
  ['Europe/Berln', 'did you mean `Europe/Berlin`?'],
  ['Berlin', 'Europe/Berlin'],
])('%s is none', async (name, advice) => {
  const { outputs, error } = await reportOn([], { 'time-zone': name })
  expect(outputs['outcome']).toBe('invalid-input')
  expect(error).toContain(`but is "${name}"`)
  expect(error).toContain(advice)
  expect(error.match(/`time-zone`/g)).toHaveLength(1)
})

test('a report on the last week has its days and times in the zone, which it names', async () => {
  // It ends on Sunday at 22:30 UTC, which is Monday in Berlin.
  const minutes = (NOW - at('2026-09-13T22:30:00Z')) / 60_000
  const { report, outputs, calls } = await reportOn(
    [mergedAgo(1, minutes), mergedAgo(2, minutes + 60), mergedAgo(3, minutes + 7 * 1440)],
    { period: 'last-week', 'time-zone': 'Europe/Berlin' },
  )
  expect(report.period).toEqual({
    since: '2026-09-06T22:00:00.000Z',
    until: '2026-09-13T22:00:00.000Z',
    unit: 'day',
  })
  expect(report.current).toMatchObject({ merged: 2 })
  expect(report.current.series).toHaveLength(7)
  expect(outputs['report-markdown']).toContain('Monday 7 Sep to Sunday 13 Sep Europe/Berlin')
  expect(outputs['report-markdown']).not.toContain('UTC')
  // The service bounds its list by the last end of a pull request.
  expect(calls[0]?.body).toMatchObject({ until: new Date(NOW).toISOString() })
})

test('with the last week, no day is marked as partial', async () => {
  const { outputs } = await reportOn([mergedAgo(1, 8 * 1440)], { period: 'last-week' })
  expect(outputs['report-markdown']).toMatch(/7 Sep/)
  expect(outputs['report-markdown']).not.toMatch(/Sep\*/)
})

test('the hours of a short period are those of the zone', async () => {
  const { outputs, report } = await reportOn([mergedAgo(1, 90)], {
    period: '3h',
    'time-zone': 'Asia/Kolkata',
  })
  expect(report.current.series.map(({ start }) => start.slice(11, 16))).toEqual([
    '06:30',
    '07:30',
    '08:30',
    '09:30',
  ])
  expect(outputs['report-markdown']).toContain('17 Sep 12:30 to 17 Sep 15:30 Asia/Kolkata')
  expect(report.period.until).toBe(minutesAgo(0))
})

describe('the headline', () => {
  const WEEK = (7 * DAY) / 60_000
  const merges = (first: number, minutes: number, took: readonly number[]) =>
    took.map((time, index) => mergedAgo(first + index, minutes + index, time))
  const fast = Array.from({ length: 19 }, () => 10)

  test.each([
    [
      'names a rise of the 95th percentile although the median fell',
      [
        ...merges(1, 60, [...fast, 40, 41]),
        ...merges(50, WEEK + 60, [...fast.map(() => 12), 20, 21]),
      ],
      /, 95 % within 40 min \(20 min the week before\)/,
    ],
    [
      'names a rise of the failures although the median fell',
      [
        ...merges(1, 60, [10]),
        failedAgo(2, 70),
        ...merges(50, WEEK + 60, [12, 12, 12]),
        failedAgo(60, WEEK + 90),
      ],
      /, 50 % failed \(25 % the week before\), half within 10 min$/m,
    ],
    [
      'names everything that got worse',
      [...merges(1, 60, [20]), failedAgo(2, 70), ...merges(50, WEEK + 60, [12])],
      /, 50 % failed \(0 % the week before\), 95 % within 20 min \(12 min\)/,
    ],
    [
      'names only the median if nothing got worse',
      [...merges(1, 60, [10]), ...merges(50, WEEK + 60, [12]), failedAgo(60, WEEK + 90)],
      /: 2 min faster than the week before/,
    ],
  ])('%s', async (_, pulls, headline) => {
    const { seen } = await reportOn(pulls)
    expect(seen.info.join('\n')).toMatch(headline)
  })
})

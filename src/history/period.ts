/** The period of a report, the one before it, and the days or hours that they consist of. */
import { butIs, convert } from '../step/inputs.js'
import { beginningOf, endOfUnit, mondayOf, type TimeZone } from './time-zone.js'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MAX_MS = 22 * DAY_MS
/** Shorter periods have a series of hours. */
const MIN_DAYS_MS = 3 * DAY_MS

export type Unit = 'day' | 'hour'

/** The input `period`. */
type PeriodLength = NumberOf | 'last-week'

/** A number of days or hours. */
interface NumberOf {
  readonly count: number
  readonly unit: Unit
  readonly ms: number
}

/** A time span in milliseconds since the epoch. The end is exclusive. */
export interface TimeSpan {
  readonly since: number
  readonly until: number
}

/** The period of a report. */
export interface Period extends TimeSpan {
  readonly length: PeriodLength
  /** The unit of the series. */
  readonly unit: Unit
  /** The zone of days and hours. */
  readonly zone: TimeZone
  /** The same time before it. */
  readonly previous: TimeSpan
}

/** `7d`, `12h` or `last-week`. */
export const periodLength = () =>
  convert((text, refuse): PeriodLength => {
    if (text.toLowerCase() === 'last-week') return 'last-week'
    const [, digits, letter] = /^(\d{1,4})([dh])$/.exec(text) ?? []
    const count = Number(digits)
    const unit = letter === 'd' ? 'day' : 'hour'
    const ms = count * stepOf(unit)
    if (digits === undefined)
      return refuse(`must be days or hours such as 7d or 12h, or last-week${butIs(text)}`)
    if (ms < HOUR_MS || ms > MAX_MS) return refuse(`must be from 1h to 22d${butIs(text)}`)
    return { count, unit, ms }
  })

/** Returns the period that ends now, or the last whole week. */
export function periodUntil(now: number, length: PeriodLength, zone: TimeZone): Period {
  if (length === 'last-week') {
    const since = mondayOf(now, 1, zone)
    const until = mondayOf(now, 0, zone)
    const before = mondayOf(now, 2, zone)
    return { since, until, length, unit: 'day', zone, previous: { since: before, until: since } }
  }
  const since = now - length.ms
  return {
    since,
    until: now,
    length,
    unit: length.ms < MIN_DAYS_MS ? 'hour' : 'day',
    zone,
    previous: { since: since - length.ms, until: since },
  }
}

/** True if a time is in a time span. */
export const isWithin = ({ since, until }: TimeSpan, at: number): boolean =>
  at >= since && at < until

/** The days or hours that a time span touches. The first and the last may be partial. */
export function bucketsOf(
  { since, until }: TimeSpan,
  { unit, zone }: Pick<Period, 'unit' | 'zone'>,
): readonly TimeSpan[] {
  const buckets: TimeSpan[] = []
  for (let at = beginningOf(unit, since, zone); at < until; ) {
    const end = endOfUnit(unit, at, zone)
    buckets.push({ since: at, until: end })
    at = end
  }
  return buckets
}

const stepOf = (unit: Unit): number => (unit === 'day' ? DAY_MS : HOUR_MS)

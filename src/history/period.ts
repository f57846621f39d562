/** The period of a report, the one before it, and the days or hours that they consist of. */
import { butIs, convert } from '../step/inputs.js'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const MAX_MS = 22 * DAY_MS
/** Shorter periods have a series of hours. */
const MIN_DAYS_MS = 3 * DAY_MS

export type Unit = 'day' | 'hour'

/** The input `period`. */
interface PeriodLength {
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
  /** The same time before it. */
  readonly previous: TimeSpan
}

/** `7d` or `12h`. */
export const periodLength = () =>
  convert((text, refuse): PeriodLength => {
    const [, digits, letter] = /^(\d{1,4})([dh])$/.exec(text) ?? []
    const count = Number(digits)
    const unit = letter === 'd' ? 'day' : 'hour'
    const ms = count * stepOf(unit)
    if (digits === undefined) return refuse(`must be days or hours such as 7d or 12h${butIs(text)}`)
    if (ms < HOUR_MS || ms > MAX_MS) return refuse(`must be from 1h to 22d${butIs(text)}`)
    return { count, unit, ms }
  })

/** Returns the period that ends now. */
export function periodUntil(now: number, length: PeriodLength): Period {
  const since = now - length.ms
  return {
    since,
    until: now,
    length,
    unit: length.ms < MIN_DAYS_MS ? 'hour' : 'day',
    previous: { since: since - length.ms, until: since },
  }
}

/** True if a time is in a time span. */
export const isWithin = ({ since, until }: TimeSpan, at: number): boolean =>
  at >= since && at < until

/** The days or hours of UTC that a time span touches. The first and the last may be partial. */
export function bucketsOf({ since, until }: TimeSpan, unit: Unit): readonly TimeSpan[] {
  const step = stepOf(unit)
  const first = Math.floor(since / step) * step
  const count = Math.ceil((until - first) / step)
  return Array.from({ length: count }, (_, index) => ({
    since: first + index * step,
    until: first + (index + 1) * step,
  }))
}

const stepOf = (unit: Unit): number => (unit === 'day' ? DAY_MS : HOUR_MS)

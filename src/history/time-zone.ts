/** Days, hours and weeks of a time zone. */
import { didYouMean } from '../shared/nearest.js'
import { butIs, convert } from '../step/inputs.js'

const MINUTE_MS = 60_000
/** No zone begins a day or an hour at another time than these. */
const STEP_MS = 15 * MINUTE_MS
const DAY_MS = 24 * 60 * MINUTE_MS

/** Clocks of a place. */
export interface TimeZone {
  /** Such as `Europe/Berlin`. */
  readonly name: string
  /** The time on its clocks, as if they showed UTC. */
  readonly local: (at: number) => Date
}

export const UTC: TimeZone = { name: 'UTC', local: (at) => new Date(at) }

/** The input `time-zone`: a name of the IANA database. */
export const timeZoneInput = () =>
  convert((text, refuse) => {
    const zone = timeZone(text)
    if (zone !== undefined) return zone
    const known = Intl.supportedValuesOf('timeZone')
    return refuse(
      `must be a time zone by its IANA name, such as Europe/Berlin${butIs(text)}${didYouMean(text, known)}`,
    )
  })

/** `CEST` and `+02:00` are not the same all year. */
const ABBREVIATION = /^[A-Z]{2,5}(\d[A-Z]{3})?$/
const OFFSET = /^[+-]|^\d/

function timeZone(name: string): TimeZone | undefined {
  if (name.toUpperCase() === 'UTC') return UTC
  if (ABBREVIATION.test(name) || OFFSET.test(name)) return undefined
  try {
    return zoneOf(name)
  } catch {
    return undefined
  }
}

/** @throws {RangeError} the name is unknown */
function zoneOf(name: string): TimeZone {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const { timeZone: canonical } = format.resolvedOptions()
  const isSameName = canonical.toLowerCase() === name.toLowerCase()
  return {
    name: isSameName ? canonical : name,
    local(at) {
      const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]))
      const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type))
      const minutes = Date.UTC(
        part('year'),
        part('month') - 1,
        part('day'),
        part('hour'),
        part('minute'),
      )
      return new Date(minutes + (at % MINUTE_MS))
    },
  }
}

/** Returns the first instant of the day or hour that a time is in. */
export function beginningOf(unit: 'day' | 'hour', at: number, zone: TimeZone): number {
  const name = nameOf(unit, at, zone)
  let first = Math.floor(at / STEP_MS) * STEP_MS
  while (nameOf(unit, first - 1, zone) === name) first -= STEP_MS
  return first
}

/** Returns the first instant after the day or hour that a time is in. */
export function endOfUnit(unit: 'day' | 'hour', at: number, zone: TimeZone): number {
  const name = nameOf(unit, at, zone)
  let end = (Math.floor(at / STEP_MS) + 1) * STEP_MS
  while (nameOf(unit, end, zone) === name) end += STEP_MS
  return end
}

/** The date, or the date with the hour. When clocks go back, the same hour comes twice. */
function nameOf(unit: 'day' | 'hour', at: number, { local }: TimeZone): string {
  const time = local(at)
  if (unit === 'day') return time.toISOString().slice(0, 10)
  return `${time.toISOString().slice(0, 13)} ${Math.round((time.getTime() - at) / MINUTE_MS)}`
}

/** Returns the beginning of the Monday of a week. @param weeksAgo 0 for the week that a time is in */
export function mondayOf(at: number, weeksAgo: number, zone: TimeZone): number {
  const local = zone.local(at)
  const days = ((local.getUTCDay() + 6) % 7) + 7 * weeksAgo
  // Noon is on the same date in spite of changed clocks.
  const noon = at - (local.getTime() % DAY_MS) + DAY_MS / 2
  return beginningOf('day', noon - days * DAY_MS, zone)
}

/** The period of a triage: the inputs `since` and `until`. */
import type { TimeSpan } from '../history/period.js'
import { butIs, convert, timeInput } from '../step/inputs.js'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Records and checks are read for no longer. */
const MAX_MS = 7 * DAY_MS

/** A duration before the end, or a time. */
export type Since = { readonly ms: number } | { readonly at: string }

/** `12h`, `3d`, or a time with its zone. */
export const sinceInput = () =>
  convert((text, refuse): Since => {
    const [, digits, letter] = /^(\d{1,4})([hd])$/.exec(text) ?? []
    if (digits === undefined) {
      const time = timeInput().safeParse(text)
      if (time.success) return { at: time.data }
      return refuse(
        `must be hours or days such as 12h or 2d, or a time with its zone${butIs(text)}`,
      )
    }
    const ms = Number(digits) * (letter === 'd' ? DAY_MS : HOUR_MS)
    return ms < HOUR_MS || ms > MAX_MS ? refuse(`must be from 1h to 7d${butIs(text)}`) : { ms }
  })

/** The inputs that make a period. */
export interface PeriodInputs {
  readonly since: Since
  readonly until?: string | undefined
}

/** The period of a triage, of which `until` is no part. */
export function triagePeriod({ since, until }: PeriodInputs, now: number): TimeSpan {
  const end = until === undefined ? now : Date.parse(until)
  return { since: 'ms' in since ? end - since.ms : Date.parse(since.at), until: end }
}

/** Returns what is wrong with `since`. */
export function sinceProblem(inputs: PeriodInputs, now: number): string | undefined {
  const { since, until } = triagePeriod(inputs, now)
  if (since < now - MAX_MS) return 'begins more than 7 days ago'
  if (since >= until) return 'must be before `until`'
  return undefined
}

/** Returns what is wrong with `until`. */
export function untilProblem({ until }: PeriodInputs, now: number): string | undefined {
  if (until === undefined || Date.parse(until) <= now) return undefined
  return `must not be in the future, but is ${JSON.stringify(until)}`
}

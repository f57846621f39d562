import type { SettableState } from '../service/queue-settings.js'
import { parseTime } from '../shared/clock.js'

/** A named reason to keep a queue stopped. Unknown texts are empty. */
export interface Hold {
  readonly name: string
  readonly reason: string
  readonly since: string
  /** The hold no longer counts after this time. */
  readonly until: string
  /** URL of the run that wrote it. */
  readonly run: string
  readonly workflow: string
  /** State of the queue before the first of its holds. */
  readonly stateBefore?: SettableState | undefined
}

/** Returns whether a hold has not expired. */
export function counts({ until }: Hold, now: number): boolean {
  const end = parseTime(until)
  return end === undefined || now < end
}

/** Returns the fields for the output `holds`. */
export const shownHold = ({ name, reason, since, until, run }: Hold) => ({
  name,
  reason,
  since,
  until,
  run,
})

/** Returns whether GitHub shows a hold as this step wrote it. */
export const isSame = (stored: Hold, hold: Hold): boolean =>
  stored.name === hold.name &&
  stored.since === hold.since &&
  stored.until === hold.until &&
  stored.run === hold.run &&
  stored.stateBefore === hold.stateBefore

/** Name of a comment that only remembers a state. It is no valid value of the input `hold`. */
export const MEMORY = '~memory'

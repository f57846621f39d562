import type { SettableState } from '../service/queue-settings.js'
import { parseTime } from '../shared/clock.js'

/** A named reason to keep a queue stopped. Unknown fields are empty. */
export interface Hold {
  readonly name: string
  readonly reason: string
  readonly since: string
  /** The hold expires at this time; empty if it never does. */
  readonly until: string
  /** URL of the run that wrote it. */
  readonly run: string
  readonly workflow: string
  /** State of the queue before the first of its holds. */
  readonly stateBefore?: SettableState | undefined
}

/** Returns whether a hold keeps the queue stopped: it has not expired. */
export function isLive({ until }: Hold, now: number): boolean {
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

/** Returns whether a stored hold is the one that this step wrote. */
export const isSame = (stored: Hold, hold: Hold): boolean =>
  stored.name === hold.name &&
  stored.since === hold.since &&
  stored.until === hold.until &&
  stored.run === hold.run &&
  stored.stateBefore === hold.stateBefore

/** Name of a hold that only remembers a state. The input `hold` doesn't allow this name. */
export const MEMORY = '~memory'

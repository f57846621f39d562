import type { SettableState } from '../service/queue-settings.js'
import { parseTime } from '../shared/clock.js'

/** A reason to keep a queue stopped. Texts that are not known are empty. */
export interface Hold {
  readonly name: string
  readonly reason: string
  readonly since: string
  /** The hold no longer counts after this time. */
  readonly until: string
  /** Page of the run that wrote it. */
  readonly run: string
  readonly workflow: string
  /** State of the queue before the first of its holds. */
  readonly stateBefore?: SettableState | undefined
}

/** Tells whether a hold has no end, or one that is not reached yet. */
export function counts({ until }: Hold, now: number): boolean {
  const end = parseTime(until)
  return end === undefined || now < end
}

/** The fields of a hold that the output `holds` has. */
export const shownHold = ({ name, reason, since, until, run }: Hold) => ({
  name,
  reason,
  since,
  until,
  run,
})

/** Tells whether GitHub shows a hold as this step wrote it. */
export const isSame = (stored: Hold, hold: Hold): boolean =>
  stored.name === hold.name &&
  stored.since === hold.since &&
  stored.until === hold.until &&
  stored.run === hold.run &&
  stored.stateBefore === hold.stateBefore

/** Name of a comment that only remembers a state. No input can have it. */
export const MEMORY = '~memory'

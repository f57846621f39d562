import type { SettableState } from '../service/queue-settings.js'
import { parseTime } from '../shared/clock.js'

/** A named reason to keep a queue stopped, as one step wrote it. Unknown fields are empty. */
export interface Hold {
  readonly name: string
  readonly reason: string
  readonly since: string
  /** The hold expires at this time; empty if it never does. */
  readonly until: string
  /** URL of the run that wrote it. */
  readonly run: string
  /** The attempt of that run: `1`, or more if someone started the run again. */
  readonly attempt: string
  /** Id of the job in its workflow. The jobs of a matrix share it. */
  readonly job: string
  readonly workflow: string
  /** Id of the step that wrote it. */
  readonly step: string
  /** State of the queue before the first of its holds. */
  readonly stateBefore?: SettableState | undefined
}

/** A hold in its comment. */
export interface HoldComment extends Hold {
  /** Id of the comment. A newer comment has a higher one. */
  readonly id: number
  /** Number of the issue that it is on. */
  readonly issue: number
  readonly url: string
}

/** All comments with one name, which are one hold. The newest comment has its text. */
export interface NamedHold extends HoldComment {
  /** Newest first. */
  readonly comments: readonly HoldComment[]
}

/** Merges the comments with the same name. If they remember different states, `running` wins. */
export function holdsByName(comments: readonly HoldComment[]): readonly NamedHold[] {
  const oldestFirst = [...comments].sort((one, other) => one.id - other.id)
  const byName = new Map<string, NamedHold>()
  for (const comment of oldestFirst) {
    const older = byName.get(comment.name)
    byName.set(comment.name, {
      ...comment,
      stateBefore: rememberedState([comment, ...(older?.comments ?? [])]),
      comments: [comment, ...(older?.comments ?? [])],
    })
  }
  return [...byName.values()]
}

/** Returns the state before the first hold, as holds or comments remember it. */
export function rememberedState(holds: readonly Hold[]): SettableState | undefined {
  const states = holds.map(({ stateBefore }) => stateBefore)
  if (states.includes('running')) return 'running'
  return states.find((state) => state !== undefined)
}

/** Returns whether a hold keeps the queue stopped: it has not expired, and is not only a memory. */
export function isLive({ name, until }: Pick<Hold, 'name' | 'until'>, now: number): boolean {
  if (name === MEMORY) return false
  const end = parseTime(until)
  return end === undefined || now < end
}

/** Returns the holds that keep the queue stopped. */
export const liveHolds = (comments: readonly HoldComment[], now: number): readonly NamedHold[] =>
  holdsByName(comments).filter((hold) => isLive(hold, now))

/** Returns the fields for the output `holds`. */
export const shownHold = ({ name, reason, since, until, run }: Hold) => ({
  name,
  reason,
  since,
  until,
  run,
})

/** Name of a comment that only remembers a state. The input `hold` doesn't allow this name. */
export const MEMORY = '~memory'

/** The facts that one run reads, and the times that earlier runs have seen. */
import type { Family } from '../metrics/model.js'
import { isEnded, type Queue } from '../service/schemas.js'
import { parseTime } from '../shared/clock.js'
import type { Fact } from '../shared/fact.js'

/** Everything that one run has read. Times are milliseconds since the epoch. */
export interface HealthFacts {
  readonly at: number
  /** The target branch of the queue. */
  readonly branch: string
  readonly queue: Queue
  /** True if a hold keeps the queue stopped. Read only if the queue is stopped. */
  readonly isHeld: Fact<boolean>
  /** The time of the newest commit of the target branch. */
  readonly newestCommitAt: Fact<number>
  readonly metrics: Fact<readonly Family[]>
}

/** A time for which a hold kept the queue stopped, from its first to its last reading. */
type HeldPeriod = readonly [from: number, until: number]

/** Times that only this operation can know, in milliseconds since the epoch. */
export interface HealthMemory {
  /** When the queue was first seen stopped without a hold. */
  readonly stoppedSince?: number | undefined
  /** When pull requests on their way to a merge were first seen, without a break since. */
  readonly busySince?: number | undefined
  /** Oldest first. The last one goes on while {@link isHeld}. */
  readonly heldPeriods?: readonly HeldPeriod[]
  /** A hold kept the queue stopped when that was last read. */
  readonly isHeld?: boolean
}

/** Brings the memory up to date. What could not be read leaves it as it is. */
export function remember(memory: HealthMemory, facts: HealthFacts): HealthMemory {
  const { stoppedSince, isHeld = false } = memory
  const busySince = timeSince(isBusy(facts.queue), memory.busySince, facts.at)
  return {
    stoppedSince: timeSince(isStoppedWithoutHold(facts), stoppedSince, facts.at),
    busySince,
    heldPeriods: heldPeriodsAfter({ ...memory, busySince }, facts),
    isHeld: facts.isHeld.isKnown ? facts.isHeld.value : isHeld,
  }
}

function timeSince(
  isTrue: boolean | undefined,
  before: number | undefined,
  at: number,
): number | undefined {
  if (isTrue === undefined) return before
  if (!isTrue) return undefined
  return before ?? at
}

/** More periods would be of no use: no entry waits for so many freezes. */
const MAX_HELD_PERIODS = 20

/** Adds a reading to the periods, and drops those that ended before anything that is waiting. */
function heldPeriodsAfter(
  { heldPeriods = [], isHeld = false, busySince = Number.POSITIVE_INFINITY }: HealthMemory,
  facts: HealthFacts,
): readonly HeldPeriod[] {
  const { at } = facts
  const times = facts.queue.enqueuedPullRequests.map(({ stateChangedAt }) =>
    parseTime(stateChangedAt),
  )
  const oldest = Math.min(busySince, ...times.map((time) => time ?? 0))
  const needed = heldPeriods.filter(([, until]) => until > oldest)
  if (!facts.isHeld.isKnown || !facts.isHeld.value) return needed
  const current = isHeld ? heldPeriods.at(-1) : undefined
  if (current === undefined) return [...needed, [at, at] as const].slice(-MAX_HELD_PERIODS)
  const earlier = needed.filter((period) => period !== current)
  return [...earlier, [current[0], at] as const]
}

/** The milliseconds since a time for which a hold kept the queue stopped, as far as it was seen. */
export const heldMsSince = ({ heldPeriods = [] }: HealthMemory, since: number): number =>
  heldPeriods.reduce((sum, [from, until]) => sum + Math.max(0, until - Math.max(from, since)), 0)

/** The states in which a queue starts nothing new, in words. */
export const PAUSED_STATES: ReadonlyMap<string, string> = new Map([
  ['paused', 'paused'],
  ['draining', 'draining'],
  ['switching_modes', 'switching modes'],
])

function isStoppedWithoutHold({ queue: { state }, isHeld }: HealthFacts): boolean | undefined {
  if (state === 'running') return false
  if (!PAUSED_STATES.has(state) || !isHeld.isKnown) return undefined
  return !isHeld.value
}

/** True if the queue has pull requests on their way to a merge; `undefined` if that is unknown. */
export function isBusy({ enqueuedPullRequests: all }: Queue): boolean | undefined {
  if (all.some(({ state }) => state !== undefined && isOnItsWay(state))) return true
  if (all.some(({ state }) => state === undefined)) return undefined
  return false
}

/** True for the states of a pull request on its way to a merge. */
export const isOnItsWay = (state: string): boolean => state !== 'NOT_READY' && !isEnded(state)

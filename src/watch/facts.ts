/** The facts that one run reads, and the times that earlier runs have seen. */
import type { Family } from '../metrics/model.js'
import type { Queue } from '../service/schemas.js'
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

/** Times that only this operation can know, in milliseconds since the epoch. */
export interface HealthMemory {
  /** When the queue was first seen stopped without a hold. */
  readonly stoppedSince?: number | undefined
  /** When pull requests on their way to a merge were first seen, without a break since. */
  readonly busySince?: number | undefined
}

/** Brings the memory up to date. What could not be read leaves it as it is. */
export function remember(
  { stoppedSince, busySince }: HealthMemory,
  facts: HealthFacts,
): HealthMemory {
  return {
    stoppedSince: timeSince(isStoppedWithoutHold(facts), stoppedSince, facts.at),
    busySince: timeSince(isBusy(facts.queue), busySince, facts.at),
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

/** The states in which a queue starts nothing new, in words. */
export const PAUSED_STATES: Readonly<Record<string, string>> = {
  paused: 'paused',
  draining: 'draining',
  switching_modes: 'switching modes',
}

function isStoppedWithoutHold({ queue: { state }, isHeld }: HealthFacts): boolean | undefined {
  if (state === 'running') return false
  if (PAUSED_STATES[state] === undefined || !isHeld.isKnown) return undefined
  return !isHeld.value
}

/** States in which a pull request is on its way to a merge. */
export const BUSY_STATES: readonly string[] = ['PENDING', 'TESTING']

/** True if the queue has pull requests on their way to a merge; `undefined` if that is unknown. */
export function isBusy({ enqueuedPullRequests: all }: Queue): boolean | undefined {
  if (all.some(({ state = '' }) => BUSY_STATES.includes(state))) return true
  if (all.some(({ state }) => state === undefined)) return undefined
  return false
}

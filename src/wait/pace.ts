/** The pause of a waiting step between two readings. */

import type { WaitInputs } from '../pull-request/inputs.js'
import type { Readings } from '../pull-request/readings.js'
import { CONFIRM_MS } from '../step/poll.js'

/** The share of the time in the present state to wait before the next poll, within seconds. */
type Pace = readonly [share: number, least: number, most: number]

/** For states in which nothing is about to happen. */
const IDLE: Pace = [0.2, 5, 60]
const LAST_STATES: Pace = [0.1, 3, 15]
const PACES: Readonly<Record<string, Pace>> = {
  TESTING: [0.1, 10, 30],
  TESTS_PASSED: LAST_STATES,
  PENDING_FAILURE: LAST_STATES,
}

/**
 * Milliseconds until the next poll. The interval grows with the time in the present state, because
 * an old state is likely to last. Why these numbers: docs/maintaining/decisions/polling.md.
 * @param random uniform in [0, 1); spreads the polls of many waiting jobs by ±10 %
 */
export function pollIntervalMs(
  state: string | undefined,
  secondsInState: number,
  random: number,
): number {
  const [share, least, most] = PACES[state ?? ''] ?? IDLE
  const seconds = Math.min(most, Math.max(least, share * secondsInState))
  return seconds * 1000 * (0.9 + 0.2 * random)
}

/** Milliseconds until the next reading. An absence or another head is confirmed soon. */
export function nextReadingMs(
  { state, stateSince, absences, otherHeadSince }: Readings,
  at: number,
  { pollIntervalSeconds }: Pick<WaitInputs, 'pollIntervalSeconds'>,
  random: number,
): number {
  const pace =
    pollIntervalSeconds === undefined
      ? pollIntervalMs(state, (at - stateSince) / 1000, random)
      : pollIntervalSeconds * 1000
  const inDoubt = absences > 0 || otherHeadSince !== undefined
  return inDoubt ? Math.min(pace, CONFIRM_MS) : pace
}

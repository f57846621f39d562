/** How often to poll, as a pure function. Why these numbers: docs/adr/0005. */

/** The share of the time in the present state to wait before the next poll, within seconds. */
type Pace = readonly [share: number, least: number, most: number]

/** Nothing is about to happen, as far as is known. */
const IDLE: Pace = [0.2, 5, 60]
const ENDING: Pace = [0.1, 3, 15]
const PACES: Readonly<Record<string, Pace>> = {
  TESTING: [0.1, 10, 30],
  TESTS_PASSED: ENDING,
  PENDING_FAILURE: ENDING,
}

/**
 * Milliseconds until the next poll of a pull request: the longer it has been in its state, the
 * longer, because what has lasted is likely to last.
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

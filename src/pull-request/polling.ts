/** How often to poll, as a pure function. Why these numbers: docs/adr/0005. */

/** The share of the time in the present state to wait before the next poll, within seconds. */
interface Pace {
  readonly share: number
  readonly least: number
  readonly most: number
}

/** Nothing is about to happen, as far as is known. */
const IDLE: Pace = { share: 0.2, least: 5, most: 60 }
const ENDING: Pace = { share: 0.1, least: 3, most: 15 }
const PACES: Readonly<Record<string, Pace>> = {
  TESTING: { share: 0.1, least: 10, most: 30 },
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
  const { share, least, most } = PACES[state ?? ''] ?? IDLE
  const seconds = Math.min(most, Math.max(least, share * secondsInState))
  return seconds * 1000 * (0.9 + 0.2 * random)
}

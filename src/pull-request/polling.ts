/** How often to poll, as a pure function. Why these numbers: docs/adr/0005. */

interface Pace {
  /** Share of the time in the present state to wait before the next poll. */
  readonly share: number
  readonly minSeconds: number
  readonly maxSeconds: number
}

/** Nothing is about to happen, as far as is known. */
const IDLE: Pace = { share: 0.2, minSeconds: 5, maxSeconds: 60 }
/** A test run is in progress, which takes minutes. */
const TESTING: Pace = { share: 0.1, minSeconds: 10, maxSeconds: 30 }
/** The end is near. */
const ENDING: Pace = { share: 0.1, minSeconds: 3, maxSeconds: 15 }

const PACES: ReadonlyMap<string, Pace> = new Map([
  ['TESTING', TESTING],
  ['TESTS_PASSED', ENDING],
  ['PENDING_FAILURE', ENDING],
])

/**
 * Milliseconds until the next poll of a pull request: the longer it has been in its state, the
 * longer, because what has lasted is likely to last.
 * @param state unknown ones are polled as PENDING is
 * @param random uniform in [0, 1); spreads the polls of many waiting jobs by ±10 %
 */
export function pollIntervalMs(
  state: string | undefined,
  secondsInState: number,
  random: number,
): number {
  const { share, minSeconds, maxSeconds } = PACES.get(state ?? '') ?? IDLE
  const seconds = Math.min(maxSeconds, Math.max(minSeconds, share * secondsInState))
  return seconds * 1000 * (0.9 + 0.2 * random)
}

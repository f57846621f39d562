import type { VirtualClock } from './virtual-clock.js'

/** What the clients of tests have in common: virtual time, and no secret. */
export const clientOptions = (clock: VirtualClock) => ({
  requestTimeoutMs: 30_000,
  dryRun: false,
  clock,
  random: () => 0.5,
  signal: new AbortController().signal,
  redact: (text: string) => text,
})

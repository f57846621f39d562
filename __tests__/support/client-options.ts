/** What the clients of tests have in common: no secret, and no luck. */
export const clientOptions = () => ({
  requestTimeoutMs: 30_000,
  dryRun: false,
  random: () => 0.5,
  redact: (text: string) => text,
})

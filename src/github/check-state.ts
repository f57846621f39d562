/** Verdict of a check on a run; `pending` also for words that nobody knows. */
export type CheckState = 'passed' | 'failed' | 'not-run' | 'pending'

const STATES: ReadonlyMap<string, CheckState> = new Map([
  ['success', 'passed'],
  ['neutral', 'passed'],
  ['skipped', 'passed'],
  ['failure', 'failed'],
  ['error', 'failed'],
  ['cancelled', 'not-run'],
  ['timed_out', 'not-run'],
  ['startup_failure', 'not-run'],
  ['stale', 'not-run'],
])

/** Reads the conclusion of a check run or the state of a commit status. */
export const stateOfCheck = (word: string | null | undefined): CheckState =>
  STATES.get(word?.toLowerCase() ?? '') ?? 'pending'

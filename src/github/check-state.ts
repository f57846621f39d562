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

/** Verdict that counts for a merge: `success` is all that lets a required check pass. */
export type MergeState = 'success' | 'failure' | 'pending'

/** A check's verdict as a merge takes it: one that did not run to its end lets nothing pass. */
export const FOR_A_MERGE: Readonly<Record<CheckState, MergeState>> = {
  passed: 'success',
  failed: 'failure',
  'not-run': 'failure',
  pending: 'pending',
}

/** Reads the conclusion of a check run or the state of a commit status. */
export const stateOfCheck = (word: string | null | undefined): CheckState =>
  STATES.get(word?.toLowerCase() ?? '') ?? 'pending'

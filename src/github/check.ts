/** Result of a check. An unknown word counts as `pending`. */
export type CheckState = 'passed' | 'failed' | 'not-run' | 'pending'

/** A check of a commit: a check run or a commit status. */
export interface Check {
  readonly name: string
  readonly state: CheckState
  /** Absent if only the service's timeline names the check. */
  readonly kind?: 'run' | 'status' | undefined
  readonly url?: string | undefined
  /** Absent if no source shows whether a merge requires it. */
  readonly required?: boolean | undefined
  /** Check runs of one suite started together. */
  readonly suite?: number | string | undefined
  /** Slug of the app that reported it. */
  readonly app?: string | undefined
  /** Its workflow of GitHub Actions. */
  readonly workflow?: string | undefined
  /** Milliseconds since the epoch. */
  readonly finishedAt?: number | undefined
}

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

/** True if a check keeps a pull request from being merged until it is run again. */
export const isRed = ({ state }: Pick<Check, 'state'>): boolean =>
  state === 'failed' || state === 'not-run'

const OUTPUT_WORDS: Readonly<Record<CheckState, string>> = {
  passed: 'success',
  failed: 'failure',
  'not-run': 'failure',
  pending: 'pending',
}

/** A check as outputs and the result file show it. */
export const checkOutput = ({ name, state, url, required = false }: Check) => ({
  name,
  state: OUTPUT_WORDS[state],
  url,
  required,
})

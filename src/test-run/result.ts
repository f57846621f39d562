/** What became of the required checks of a test run. */
import type { Check, CheckState } from '../github/check.js'
import type { TimelineEntry } from '../service/timeline.js'
import type { TestRun } from './test-run.js'

/** The required checks of a run, and those that belong to them, by result. */
export interface RunResult {
  /** Required checks that failed. */
  readonly failed: readonly Check[]
  /** Required checks that did not run, also those that nothing reported. */
  readonly notRun: readonly Check[]
  /** Required checks that have not finished or have no known result. */
  readonly pending: readonly Check[]
  /** Other checks of the suites of required ones that failed or did not run. */
  readonly siblings: readonly Check[]
  /** Those of them that can explain the failure: in the suite of a required one that did not pass. */
  readonly suspects: readonly Check[]
  /** Required checks that the service blames and that are green now. */
  readonly greenNow: readonly Check[]
}

/**
 * Sorts the checks of a run. A name with several rows passes only if all of them do. The checks that
 * the service blames count as required; if the run does not show what became of one, it failed.
 */
export function resultOf(run: TestRun | undefined, entry: TimelineEntry | undefined): RunResult {
  const causes = entry?.failureCausingStatuses ?? []
  const isCause = new Set(causes.map(({ name }) => name))
  const all = (run?.checks ?? []).map(
    (check): Check => (isCause.has(check.name) ? { ...check, required: true } : check),
  )
  const reported = all.filter(({ required }) => required)
  const names = new Set(reported.map(({ name }) => name))
  const missing = (run?.required ?? [])
    .filter((name) => !names.has(name))
    .map((name): Check => ({ name, required: true, state: run?.isWhole ? 'not-run' : 'pending' }))
  const inState = (state: CheckState) =>
    [...reported, ...missing].filter((check) => check.state === state)
  const [failed, notRun] = [inState('failed'), inState('not-run')]
  const stopped = notRun.filter(({ kind }) => kind !== undefined)
  const explained = new Set([...failed, ...stopped].map(({ name }) => name))
  const blamed = causes
    .filter(({ name }) => !explained.has(name))
    .map(({ name, url }): Check => ({ name, url, state: 'failed', required: true }))
  const isBlamed = new Set(blamed.map(({ name }) => name))
  const others = (checks: readonly Check[]) => checks.filter(({ name }) => !isBlamed.has(name))
  const suites = new Set(reported.map(({ suite }) => suite))
  const siblings = all.filter(
    ({ required, suite, state }) =>
      !required &&
      suite !== undefined &&
      suites.has(suite) &&
      (state === 'failed' || state === 'not-run'),
  )
  return {
    failed: [...failed, ...blamed],
    notRun: others(notRun),
    pending: others(inState('pending')),
    siblings,
    suspects: suspectsOf(siblings, [...failed, ...notRun, ...blamed], reported),
    greenNow: blamed.filter(({ name }) =>
      isGreenNow(reported.filter((check) => check.name === name)),
    ),
  }
}

/**
 * Finds the jobs behind the required checks that did not pass. The suite of a check that was never
 * reported is not known, and if all passed, a job of any suite may have kept a gate from running.
 */
function suspectsOf(
  siblings: readonly Check[],
  notPassed: readonly Check[],
  reported: readonly Check[],
): readonly Check[] {
  const names = new Set(notPassed.map(({ name }) => name))
  const rows = reported.filter(({ name }) => names.has(name))
  const hasUnreported = new Set(rows.map(({ name }) => name)).size < names.size
  const isAnySuite = names.size === 0 || hasUnreported
  const suites = new Set(rows.map(({ suite }) => suite))
  return siblings.filter(({ suite }) => isAnySuite || suites.has(suite))
}

/** True if all rows of one check have passed, and at least one of them did run. */
export const isGreenNow = (rows: readonly Check[]): boolean =>
  rows.every(({ state }) => state === 'passed') &&
  rows.some(({ conclusion }) => conclusion !== 'skipped')

/** All checks whose failing tests must be known: the required ones and those of their suites. */
export const failingChecks = ({ failed, siblings }: RunResult): readonly Check[] => [
  ...failed,
  ...siblings.filter(({ state }) => state === 'failed'),
]

/** The checks that explain a failure: the required ones that failed, and the failed jobs behind them. */
export const failureCauses = ({ failed, suspects }: RunResult): readonly Check[] => [
  ...failed,
  ...suspects.filter(({ state }) => state === 'failed'),
]

/** Sorts the required checks of a test run by result. */
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
  /** Siblings that may explain the failure: they share a suite with a required check that did not pass. */
  readonly suspects: readonly Check[]
  /** Required checks that the service blames and that are green now. */
  readonly greenNow: readonly Check[]
}

/** How a required check counts: by its state, or as `blamed` if its state does not explain the blame. */
type CheckClass = CheckState | 'blamed'

/**
 * Sorts the checks of a run. A name with several rows passes only if all of them do. A blamed check
 * counts as required, and as failed unless the run shows that it did not run.
 */
export function resultOf(run: TestRun | undefined, entry: TimelineEntry | undefined): RunResult {
  const causes = entry?.failureCausingStatuses ?? []
  const causeNames = namesIn(causes)
  const all = (run?.checks ?? []).map(
    (check): Check => (causeNames.has(check.name) ? { ...check, required: true } : check),
  )
  const reported = all.filter(({ required }) => required)
  const required = [...reported, ...missingChecks(run, reported)]
  const blamed = blamedChecks(causes, required)
  const blamedNames = namesIn(blamed)
  const classOf = ({ name, state }: Check) => (blamedNames.has(name) ? 'blamed' : state)
  const inClass = (wanted: CheckClass) => required.filter((check) => classOf(check) === wanted)
  const failed = [...inClass('failed'), ...blamed]
  const notRun = inClass('not-run')
  const siblings = siblingsOf(reported, all)
  const isGreen = ({ name }: Check) => isGreenNow(reported.filter((check) => check.name === name))
  return {
    failed,
    notRun,
    pending: inClass('pending'),
    siblings,
    suspects: suspectsOf(siblings, [...failed, ...notRun], reported),
    greenNow: blamed.filter(isGreen),
  }
}

/** The checks that the service blames and that the run shows neither as failed nor as stopped. */
function blamedChecks(
  causes: readonly Pick<Check, 'name' | 'url'>[],
  required: readonly Check[],
): readonly Check[] {
  const isExplained = ({ state, kind }: Check) => {
    if (state === 'failed') return true
    // A check that nothing reported has no kind.
    return state === 'not-run' && kind !== undefined
  }
  const explainedNames = namesIn(required.filter(isExplained))
  return causes
    .filter(({ name }) => !explainedNames.has(name))
    .map(({ name, url }): Check => ({ name, url, state: 'failed', required: true }))
}

const namesIn = (checks: readonly Pick<Check, 'name'>[]): ReadonlySet<string> =>
  new Set(checks.map(({ name }) => name))

/** The required checks that nothing reported. They may still come if not all checks could be read. */
function missingChecks(run: TestRun | undefined, reported: readonly Check[]): readonly Check[] {
  const reportedNames = namesIn(reported)
  const state = run?.isWhole ? 'not-run' : 'pending'
  return (run?.required ?? [])
    .filter((name) => !reportedNames.has(name))
    .map((name): Check => ({ name, required: true, state }))
}

/** The other checks of the suites of required ones that failed or did not run. */
function siblingsOf(reported: readonly Check[], all: readonly Check[]): readonly Check[] {
  const suites = new Set(reported.map(({ suite }) => suite))
  return all.filter(({ required, suite, state }) => {
    if (required || suite === undefined || !suites.has(suite)) return false
    return state === 'failed' || state === 'not-run'
  })
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

/** True if a check of this name and kind failed. */
export const failsAmong = (checks: readonly Check[], check: Check): boolean =>
  checks.some((other) => other.state === 'failed' && isSameCheck(other, check))

/** True if two rows are of one name and kind. */
export const isSameCheck = (one: Check, { name, kind }: Check): boolean =>
  one.name === name && one.kind === kind

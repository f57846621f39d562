import type { TestingDetails } from '../service/schemas.js'

/** What counts for a merge: `success` holds for every conclusion that lets a required check pass. */
export type CheckState = 'success' | 'failure' | 'pending'

/** One check of a test run: a check run or a commit status, one row a name. */
export interface Check {
  readonly name: string
  readonly state: CheckState
  readonly url: string | undefined
  readonly required: boolean
}

/** The checks of a test run, in the order in which they were reported. */
export interface CheckReport {
  readonly checks: readonly Check[]
  readonly failing: readonly Check[]
  /** Required, and never reported. */
  readonly missing: readonly string[]
}

/**
 * Reduces testing details to one row a check. Services repeat a context many times without saying which row is the newest
 * (recorded answers), so the worst finished row counts, and a pending one only when nothing finished.
 */
export function reportChecks(details: TestingDetails): CheckReport {
  const required = new Set(details.requiredStatuses ?? [])
  const byName = new Map<string, Check>()
  for (const row of rows(details)) {
    const before = byName.get(row.name)
    if (before === undefined || RANK[row.state] > RANK[before.state])
      byName.set(row.name, { ...row, required: required.has(row.name) })
  }
  const checks = [...byName.values()]
  return {
    checks,
    failing: checks.filter((check) => check.state === 'failure'),
    missing: [...required].filter((name) => !byName.has(name)),
  }
}

const RANK: Readonly<Record<CheckState, number>> = { pending: 0, success: 1, failure: 2 }

function* rows(details: TestingDetails): Generator<Omit<Check, 'required'>> {
  for (const suite of details.checkSuites ?? [])
    for (const run of suite.checkRuns ?? [])
      yield { name: run.name, url: run.url, state: stateOfRun(run.conclusion) }
  for (const status of details.statusChecks ?? [])
    yield { name: status.context, url: status.url, state: stateOfStatus(status.state) }
}

/** Conclusions of GitHub's check runs that let a required check pass; a run without one has not finished. */
function stateOfRun(conclusion: string | undefined): CheckState {
  if (conclusion === undefined || conclusion === '') return 'pending'
  return ['success', 'neutral', 'skipped'].includes(conclusion.toLowerCase())
    ? 'success'
    : 'failure'
}

function stateOfStatus(state: string | undefined): CheckState {
  const lower = state?.toLowerCase()
  if (lower === 'success') return 'success'
  return lower === 'failure' || lower === 'error' ? 'failure' : 'pending'
}

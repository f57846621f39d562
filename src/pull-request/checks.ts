import type { TestingDetails } from '../service/schemas.js'

/** What counts for a merge: `success` is every conclusion that lets a required check pass. */
export type CheckState = 'success' | 'failure' | 'pending'

/** One check of a test run: a check run or a commit status, one row per name. */
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
 * Reduces testing details to one row per check. Services repeat the context of a commit status,
 * newest first (recorded answers), so its first finished row counts, and a re-run that passed is a
 * pass. Check runs of the same name come in no known order, so the worst one counts, as it does
 * between a check run and a status. A pending row counts only when nothing finished.
 */
export function reportChecks(details: TestingDetails): CheckReport {
  const required = new Set(details.requiredStatuses ?? [])
  const newest = reduceRows(statuses(details), ({ state }) => state === 'pending')
  const rows = [...checkRuns(details), ...newest.values()]
  const byName = reduceRows(rows, (before, row) => RANK[row.state] > RANK[before.state])
  const checks = [...byName.values()].map((row) => ({ ...row, required: required.has(row.name) }))
  return {
    checks,
    failing: checks.filter((check) => check.state === 'failure'),
    missing: [...required].filter((name) => !byName.has(name)),
  }
}

type Row = Omit<Check, 'required'>

const RANK: Readonly<Record<CheckState, number>> = { pending: 0, success: 1, failure: 2 }

/** One row per name: a later row takes the place of the one before it where `replaces` says so. */
function reduceRows(
  rows: Iterable<Row>,
  replaces: (before: Row, row: Row) => boolean,
): ReadonlyMap<string, Row> {
  const byName = new Map<string, Row>()
  for (const row of rows) {
    const before = byName.get(row.name)
    if (before === undefined || (row.state !== 'pending' && replaces(before, row)))
      byName.set(row.name, row)
  }
  return byName
}

const checkRuns = ({ checkSuites }: TestingDetails): Row[] =>
  (checkSuites ?? [])
    .flatMap(({ checkRuns }) => checkRuns ?? [])
    .map(({ name, url, conclusion }) => ({ name, url, state: stateOfRun(conclusion) }))

const statuses = ({ statusChecks }: TestingDetails): Row[] =>
  (statusChecks ?? []).map(({ context, url, state }) => ({
    name: context,
    url,
    state: stateOfStatus(state),
  }))

/** Conclusions that let a required check pass; a run without a conclusion has not finished. */
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

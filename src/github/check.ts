/** Result of a check. An unknown word counts as `pending`. */
export type CheckState = 'passed' | 'failed' | 'not-run' | 'pending'

/** A check of a commit: a check run or a commit status. */
export interface Check {
  readonly name: string
  readonly state: CheckState
  /** GitHub counts up: of two check runs, the newer one has the greater number. */
  readonly id?: number | undefined
  /** Absent if only the service's timeline names the check. */
  readonly kind?: 'run' | 'status' | undefined
  readonly url?: string | undefined
  /** Absent if no source shows whether a merge requires it. */
  readonly required?: boolean | undefined
  /** The result as GitHub words it, in lower case; absent until there is one. */
  readonly conclusion?: string | undefined
  /** A person must approve it before it runs or passes, for example a deployment. */
  readonly awaitsApproval?: boolean | undefined
  /** Check runs of one suite started together. */
  readonly suite?: number | string | undefined
  /** Slug of the app that reported it. */
  readonly app?: string | undefined
  /** Its workflow of GitHub Actions. */
  readonly workflow?: string | undefined
  /** Milliseconds since the epoch, as are the others. */
  readonly startedAt?: number | undefined
  readonly finishedAt?: number | undefined
  /** It failed only after a check of its suite was cancelled, so its failure proves nothing. */
  readonly followsCancellation?: boolean
}

/** The app that reports the queue's own check, which is red after a pull request has left the queue. */
export const QUEUE_APP = 'trunk-io'

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

/** True if a check run waits for a person. @param status of the run @param conclusion of the run */
export const awaitsApproval = (
  status: string | null | undefined,
  conclusion: string | null | undefined,
): boolean => status?.toLowerCase() === 'waiting' || conclusion?.toLowerCase() === 'action_required'

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

/**
 * Judges check runs by their suites: of several with one name in a suite, the newest counts, and
 * failures that follow from a cancelled run count as not run.
 */
export const judgedBySuite = (checks: readonly Check[]): readonly Check[] =>
  withoutCancelledRuns(newestOfSuite(checks))

/** Keeps the newest check run of each name in each suite. If nothing tells which, all of them. */
function newestOfSuite(checks: readonly Check[]): readonly Check[] {
  const keyOf = ({ name, suite }: Check) => JSON.stringify([suite, name])
  const byKey = new Map<string, Check[]>()
  for (const check of checks) {
    if (check.kind !== 'run' || check.suite === undefined) continue
    const others = byKey.get(keyOf(check))
    if (others === undefined) byKey.set(keyOf(check), [check])
    else others.push(check)
  }
  const isOutdated = (check: Check) =>
    byKey.get(keyOf(check))?.some((other) => isNewerRun(other, check)) === true
  return checks.filter((check) => check.kind === 'status' || !isOutdated(check))
}

function isNewerRun(run: Check, than: Check): boolean {
  const { startedAt, id } = run
  const areTimed = startedAt !== undefined && than.startedAt !== undefined
  if (areTimed && startedAt !== than.startedAt) return startedAt > than.startedAt
  return id !== undefined && than.id !== undefined && id > than.id
}

/**
 * A queue that stops a run cancels its jobs, and a gate with `if: always()` then fails although
 * nothing else did. In a matrix that fails fast, the failing job begins before the others are
 * cancelled, so all failures of its suite count.
 */
function withoutCancelledRuns(checks: readonly Check[]): readonly Check[] {
  const cancelledAt = new Map<Check['suite'], number>()
  for (const { suite, conclusion, finishedAt } of checks) {
    if (suite === undefined || conclusion !== 'cancelled' || finishedAt === undefined) continue
    cancelledAt.set(suite, Math.min(cancelledAt.get(suite) ?? finishedAt, finishedAt))
  }
  const begins = ({ suite, startedAt = Number.NEGATIVE_INFINITY }: Check) =>
    fullSeconds(startedAt) >= fullSeconds(cancelledAt.get(suite) ?? Number.POSITIVE_INFINITY)
  const failed = checks.filter(({ state }) => state === 'failed')
  const hasRealFailure = new Set(failed.filter((check) => !begins(check)).map(({ suite }) => suite))
  return checks.map((check) =>
    check.state === 'failed' && cancelledAt.has(check.suite) && !hasRealFailure.has(check.suite)
      ? { ...check, state: 'not-run', followsCancellation: true }
      : check,
  )
}

/** GitHub gives times in whole seconds. */
const fullSeconds = (ms: number): number => Math.floor(ms / 1000)

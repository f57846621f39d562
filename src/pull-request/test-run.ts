/** A test run, what its checks say, and the facts with which every explanation begins. */
import type { CommitCheck } from '../github/commits.js'
import type { MergeFacts } from '../github/merge-facts.js'
import type { SubmittedPullRequest, TestingDetails } from '../service/schemas.js'
import type { TimelineEntry } from '../service/timeline.js'
import { parseTime } from '../shared/clock.js'
import type { PullRequestRef } from '../shared/references.js'
import { checkRows, isQueueCheck } from './testing-details.js'

/** The facts with which every explanation begins. */
export interface BasicFacts {
  readonly ref: PullRequestRef
  readonly record: SubmittedPullRequest | undefined
  /** The timeline's newest entry, if it is about the present state. */
  readonly entry?: TimelineEntry | undefined
  readonly gitHub?: MergeFacts | undefined
  readonly run?: TestRun | undefined
}

/** The head commit as GitHub shows it now; a record can lag. */
export const presentHead = ({ gitHub, record }: BasicFacts): string | undefined =>
  (gitHub?.headSha ?? record?.prSha)?.toLowerCase()

/** The pull requests that it builds on, as far as the run and the timeline name them. */
export const numbersAhead = ({ run, entry }: BasicFacts): readonly number[] => [
  ...(run?.ahead ?? []),
  ...[...(entry?.prerequisitePullRequests ?? []), ...(entry?.waitingFor ?? [])].map(
    ({ prNumber }) => prNumber,
  ),
]

/** A run with all the pull requests that the timeline or its details name as tested in it. */
export function withTested(run: TestRun, { testRun, ...entry }: TimelineEntry = {}): TestRun {
  if (testRun !== undefined && testRun.id.toLowerCase() !== run.id.toLowerCase()) return run
  const named = [...(testRun?.testedPullRequests ?? []), ...(entry.otherTestedPullRequests ?? [])]
  const all = [...named, ...run.tested].map((one) => [one.prNumber, one] as const)
  return { ...run, tested: [...new Map(all).values()] }
}

/** One row of a check in a test run: there can be several of one name. */
export interface RunCheck extends Omit<CommitCheck, 'app' | 'kind'> {
  /** Absent if only the service's timeline names it. */
  readonly kind?: CommitCheck['kind'] | undefined
  readonly required: boolean
  /** Of GitHub Actions, if known. */
  readonly workflow?: string | undefined
}

/** A test run that has tested this pull request. */
export interface TestRun {
  readonly id: string
  readonly branch: string | undefined
  readonly sha: string | undefined
  readonly status: string | undefined
  readonly createdAt: number | undefined
  readonly isBisection: boolean
  readonly tested: readonly { readonly prNumber: number; readonly prUrl?: string | undefined }[]
  /** Pull requests that it builds on. */
  readonly ahead: readonly number[]
  readonly required: readonly string[]
  readonly checks: readonly RunCheck[]
  /** All of its checks could be read: only then has one that is not there not run. */
  readonly isWhole: boolean
}

/** Tells whether it left the queue with a pull request that it is stacked on. */
export const isStacked = (entry: TimelineEntry | undefined): boolean =>
  entry?.reason?.startsWith('prerequisite_merge_item_') === true

/** Facts that GitHub adds to the service's details. */
export interface RunOnGitHub {
  readonly checks?: readonly CommitCheck[] | undefined
  /** The names that the base branch requires, for a queue without a list of its own, among others. */
  readonly facts?: MergeFacts | undefined
  readonly workflows?: ReadonlyMap<CommitCheck['suite'], string> | undefined
}

/** Puts together what the service and GitHub say of a run. */
export function testRunOf(
  id: string,
  details: TestingDetails,
  gitHub: RunOnGitHub,
  ref: PullRequestRef,
): TestRun {
  const isOwn = (name: string) => isQueueCheck(name, ref, gitHub.facts)
  const required = details.requiredStatuses ?? gitHub.facts?.requiredChecks ?? []
  const isRequired = new Set(required.filter((name) => !isOwn(name)))
  const shown = (gitHub.checks ?? [])
    .filter(({ app, name }) => app !== 'trunk-io' && !isOwn(name))
    .map(({ app: _, ...check }) => ({
      ...check,
      required: isRequired.has(check.name),
      workflow: gitHub.workflows?.get(check.suite),
    }))
  const names = new Set(shown.map(({ name }) => name))
  const rows = checkRows(details)
  const ofService = details.checkSuites && details.statusChecks && rows
  // GitHub lists checks and statuses. The service lists some of them as the other kind, and may still
  // know one that GitHub has forgotten.
  const others = rows
    .filter(({ name }) => !names.has(name) && !isOwn(name))
    .map((row) => ({ ...row, required: isRequired.has(row.name) }))
  return {
    id,
    branch: details.testBranch,
    sha: details.testBranchSha?.toLowerCase(),
    status: details.status?.toLowerCase(),
    createdAt: parseTime(details.createdAt),
    isBisection: /bisection/i.test(`${id} ${details.testBranch}`),
    tested: details.testedPullRequests ?? [],
    ahead: details.dependentPrs ?? [],
    required: [...isRequired],
    checks: [...shown, ...others],
    // A list without any says nothing by itself: GitHub forgets commits, and the token may lack access.
    isWhole:
      Boolean(ofService?.length || gitHub.checks?.length) ||
      (ofService !== undefined && gitHub.checks !== undefined),
  }
}

/** Result of a run's checks. */
export interface RunResult {
  /** Required checks that failed. */
  readonly failed: readonly RunCheck[]
  /** Required checks that did not run, also those that nothing reported. */
  readonly notRun: readonly RunCheck[]
  /** Required checks that have not finished, or of which nobody knows. */
  readonly pending: readonly RunCheck[]
  /** Other checks of the suites of required ones that failed or did not run. */
  readonly siblings: readonly RunCheck[]
}

/**
 * The checks of the run; a name with several rows passes only when all of them do. Those that the
 * service blames count as required; the run says what became of them, and where it does not, they
 * failed.
 */
export function checksOf({ run, entry }: Pick<BasicFacts, 'run' | 'entry'>): RunResult {
  const causes = entry?.failureCausingStatuses ?? []
  const isCause = new Set(causes.map(({ name }) => name))
  const all = (run?.checks ?? []).map(
    (check): RunCheck => (isCause.has(check.name) ? { ...check, required: true } : check),
  )
  const reported = all.filter(({ required }) => required)
  const names = new Set(reported.map(({ name }) => name))
  const missing = (run?.required ?? [])
    .filter((name) => !names.has(name))
    .map(
      (name): RunCheck => ({ name, required: true, state: run?.isWhole ? 'not-run' : 'pending' }),
    )
  const inState = (state: RunCheck['state']) =>
    [...reported, ...missing].filter((check) => check.state === state)
  const [failed, notRun] = [inState('failed'), inState('not-run')]
  const stopped = notRun.filter(({ kind }) => kind !== undefined)
  const known = new Set([...failed, ...stopped].map(({ name }) => name))
  const blamed = causes
    .filter(({ name }) => !known.has(name))
    .map(({ name, url }): RunCheck => ({ name, url, state: 'failed', required: true }))
  const isBlamed = new Set(blamed.map(({ name }) => name))
  const others = (checks: readonly RunCheck[]) => checks.filter(({ name }) => !isBlamed.has(name))
  const suites = new Set(reported.map(({ suite }) => suite))
  return {
    failed: [...failed, ...blamed],
    notRun: others(notRun),
    pending: others(inState('pending')),
    siblings: all.filter(
      ({ required, suite, state }) =>
        !required &&
        suite !== undefined &&
        suites.has(suite) &&
        (state === 'failed' || state === 'not-run'),
    ),
  }
}

/** All checks whose failing tests must be known: the required ones and those of their suites. */
export const failingChecks = ({ failed, siblings }: RunResult): readonly RunCheck[] => [
  ...failed,
  ...siblings.filter(({ state }) => state === 'failed'),
]

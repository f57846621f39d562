/** A test run of the queue: what the service and GitHub show of its checks. */
import { type Check, type CheckState, isRed, QUEUE_APP, stateOfCheck } from '../github/check.js'
import type { MergeFacts } from '../github/merge-facts.js'
import { hasStatus } from '../http/errors.js'
import type { CallOptions } from '../http/transport.js'
import type { MergeQueueService } from '../service/client.js'
import type { SubmittedPullRequest, TestingDetails } from '../service/schemas.js'
import type { TimelineEntry } from '../service/timeline.js'
import { parseTime } from '../shared/clock.js'
import { ActionError } from '../shared/errors.js'
import { type Fact, ifKnown, known, unread } from '../shared/fact.js'
import type { PullRequestRef, QueueRef } from '../shared/references.js'
import { convert, optional, quote } from '../step/inputs.js'
import type { InputsOf } from '../step/operation.js'
import { parseTestBranch, testBranchPattern, UUID } from './test-branch.js'

/** A test run that has tested this pull request. */
export interface TestRun {
  readonly id: string
  readonly branch: string | undefined
  readonly sha: string | undefined
  readonly status: string | undefined
  readonly createdAt: number | undefined
  readonly isBisection: boolean
  readonly tested: readonly { readonly prNumber: number; readonly prUrl?: string | undefined }[]
  /** Pull requests that it builds on; absent if the service does not list them. */
  readonly ahead: readonly number[] | undefined
  /** Names of the checks that it needs, as far as they are shown. */
  readonly required: readonly string[]
  /** The same names, known only if all of them are shown. */
  readonly allRequired: Fact<readonly string[]>
  /** All rows of all checks: several can have one name. */
  readonly checks: readonly Check[]
  /** The checks that GitHub lists for its commit. */
  readonly gitHubChecks: Fact<readonly Check[]>
  /** All of its checks could be read, so any other check has not run. */
  readonly isWhole: boolean
}

/** GitHub's additions to the service's details of a run. */
export interface RunOnGitHub {
  readonly checks: Fact<readonly Check[]>
  /** The names that the base branch requires, for a queue without its own list, among others. */
  readonly facts: Fact<MergeFacts>
  readonly workflows?: ReadonlyMap<Check['suite'], string> | undefined
  /** GitHub has deleted the checks, so one that is not shown may have been reported. */
  readonly isExpired?: boolean
}

/** The reason of the service for a failure by a check, whether or not it names the check. */
export const FAILED_BY_CHECK = 'test_run_required_status_failed'

/** Puts together what the service and GitHub show of a run. */
export function testRunOf(
  id: string,
  details: TestingDetails,
  gitHub: RunOnGitHub,
  ref: PullRequestRef,
): TestRun {
  const facts = ifKnown(gitHub.facts)
  const isOwn = (name: string) => isQueueCheck(name, ref, facts)
  const required = (details.requiredStatuses ?? facts?.requiredChecks ?? []).filter(
    (name) => !isOwn(name),
  )
  const isRequired = new Set(required)
  const listed = ifKnown(gitHub.checks) ?? []
  const onGitHub = listed
    .filter(({ app, name }) => app !== QUEUE_APP && !isOwn(name))
    .map(
      (check): Check => ({
        ...check,
        required: isRequired.has(check.name),
        workflow: gitHub.workflows?.get(check.suite),
      }),
    )
  const rows = checkRows(details)
  const ofService = details.checkSuites && details.statusChecks && rows
  return {
    id,
    branch: details.testBranch,
    sha: details.testBranchSha?.toLowerCase(),
    status: details.status?.toLowerCase(),
    createdAt: parseTime(details.createdAt),
    isBisection: /bisection/i.test(`${id} ${details.testBranch}`),
    tested: details.testedPullRequests ?? [],
    ahead: details.dependentPrs,
    required: [...isRequired],
    allRequired: allRequired(details, gitHub.facts),
    checks: [
      ...onGitHub,
      ...rows
        .filter((row) => !isOwn(row.name) && !isShown(row, onGitHub))
        .map((row) => ({ ...row, required: isRequired.has(row.name) })),
    ],
    gitHubChecks: gitHub.checks,
    // An empty list proves nothing: GitHub forgets commits, and the token may lack access.
    isWhole:
      !gitHub.isExpired &&
      (Boolean(ofService?.length || listed.length) ||
        (ofService !== undefined && gitHub.checks.isKnown)),
  }
}

/** The queue's own list replaces the one of the base branch. */
function allRequired(
  { requiredStatuses }: TestingDetails,
  facts: Fact<MergeFacts>,
): Fact<readonly string[]> {
  if (requiredStatuses !== undefined) return known(requiredStatuses)
  if (!facts.isKnown) return facts
  return facts.value.allRequiredChecks ?? unread('GitHub did not show what the branch requires')
}

/**
 * True if GitHub lists the check of a row of the service. For the same kind of check, GitHub is
 * right. The service lists some checks as the other kind: if both have the same state, they are one
 * check; otherwise both count, because a check and a status can have one name.
 */
const isShown = (row: Check, onGitHub: readonly Check[]): boolean =>
  onGitHub.some(({ name, kind, state, followsCancellation }) => {
    const shownState = followsCancellation ? 'failed' : state
    return name === row.name && (kind === row.kind || shownState === row.state)
  })

/** A run with all the pull requests that the timeline or its details name as tested in it. */
export function withTested(run: TestRun, { testRun, ...entry }: TimelineEntry = {}): TestRun {
  if (testRun !== undefined && testRun.id.toLowerCase() !== run.id.toLowerCase()) return run
  const named = [...(testRun?.testedPullRequests ?? []), ...(entry.otherTestedPullRequests ?? [])]
  const all = [...named, ...run.tested].map((one) => [one.prNumber, one] as const)
  return { ...run, tested: [...new Map(all).values()] }
}

/** The pull requests that it builds on, as far as the run and the timeline name them. */
export const numbersAhead = (
  run: TestRun | undefined,
  entry: TimelineEntry | undefined,
): readonly number[] => [
  ...(run?.ahead ?? []),
  ...[...(entry?.prerequisitePullRequests ?? []), ...(entry?.waitingFor ?? [])].map(
    ({ prNumber }) => prNumber,
  ),
]

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

/** True if a pull request left the queue because of one that it is stacked on. */
export const leftWithPrerequisite = (entry: TimelineEntry | undefined): boolean =>
  entry?.reason?.startsWith('prerequisite_merge_item_') === true

/** The known facts about a pull request; unread ones are absent. For reports, never for rules. */
export interface ShownFacts {
  readonly ref: PullRequestRef
  readonly record: SubmittedPullRequest | undefined
  /** The timeline's newest entry, if it is about the present state. */
  readonly entry?: TimelineEntry | undefined
  readonly gitHub?: MergeFacts | undefined
  readonly run?: TestRun | undefined
}

const RUN_ID = new RegExp(`^${UUID}(-[^\\s/]{1,100})?$`, 'i')

/** The inputs that name a test run; its UUID has the suffix of a bisection run, if it is one. */
export const testRunInputs = {
  testRunId: optional(
    convert((text, refuse) =>
      RUN_ID.test(text) ? text : refuse(`must be the UUID of a test run, but is ${quote(text)}`),
    ),
  ),
  testBranchPattern: testBranchPattern(),
}

/** The id of a run without its suffix, in lower case. */
export const bareRunId = (id: string): string => id.slice(0, 36).toLowerCase()

/**
 * Reads a test run; its ID is sent as given, and after a 404 once more without its suffix.
 * @throws {ActionError} `bad-response`: it is the answer about another test run
 */
export async function readTestRun(
  service: MergeQueueService,
  queue: QueueRef,
  id: string,
  { testBranchPattern }: Pick<InputsOf<typeof testRunInputs>, 'testBranchPattern'>,
  options?: CallOptions,
): Promise<TestingDetails> {
  const read = (id: string) => service.getMergeQueueTestingDetails(queue, id, options)
  const bare = id.slice(0, bareRunId(id).length)
  const details = await read(id).catch((error: unknown) => {
    if (!hasStatus(error, 404) || bare === id) throw error
    return read(bare)
  })
  const shown = parseTestBranch(details.testBranch ?? '', testBranchPattern)
  if (shown === undefined || bareRunId(shown.id) === bareRunId(id)) return details
  throw new ActionError('bad-response', {
    request: `POST /getMergeQueueTestingDetails for test run ${id}`,
    problem: `it shows the test run ${bareRunId(shown.id)}`,
    remedy: 'Check `test-run-id`, then run the step again.',
  })
}

/** The checks of a test run as they were reported; `missing` are required and never were. */
export type CheckReport = Readonly<ReturnType<typeof reportChecks>>

/**
 * True if the queue itself reports a check, by the name or by the app that GitHub shows. That
 * check is red whenever the pull request has left the queue, so it never explains anything.
 */
export const isQueueCheck = (
  name: string,
  { targetBranch }: QueueRef,
  gitHub?: Pick<MergeFacts, 'queueChecks'>,
): boolean =>
  name.endsWith(`Merge Queue (${targetBranch})`) || gitHub?.queueChecks?.includes(name) === true

/**
 * Lists the checks of testing details. Services repeat the context of a commit status, newest first,
 * so the first finished row counts, and a re-run that passed is a pass.
 */
export function checkRows({
  checkSuites = [],
  statusChecks = [],
}: TestingDetails): readonly Check[] {
  const runs = checkSuites.flatMap(({ checkRuns = [] }, suite) =>
    checkRuns.map(({ name, url, conclusion }): Check => {
      const state = stateOfCheck(conclusion)
      const word = conclusion?.toLowerCase()
      return { kind: 'run', name, url, state, conclusion: word, suite: `service ${suite}` }
    }),
  )
  const statuses = new Map<string, Check>()
  for (const { context: name, url, state: word } of statusChecks) {
    const state = stateOfCheck(word)
    const before = statuses.get(name)
    if (before === undefined || (before.state === 'pending' && state !== 'pending'))
      statuses.set(name, { kind: 'status', name, url, state })
  }
  return [...runs, ...statuses.values()]
}

/**
 * Reduces testing details to one row per check, without the queue's own. Check runs of one name come
 * in no known order, so the worst one counts, as it does between a check run and a status. A pending
 * row counts only if nothing has finished.
 */
export function reportChecks(details: TestingDetails, queue: QueueRef) {
  const isOwn = (name: string) => isQueueCheck(name, queue)
  const required = new Set(details.requiredStatuses?.filter((name) => !isOwn(name)))
  const byName = new Map<string, Check>()
  for (const { name, url, state } of checkRows(details)) {
    if (isOwn(name)) continue
    const check = { name, url, state, required: required.has(name) }
    const before = byName.get(name)
    if (!before || RANKS.indexOf(check.state) > RANKS.indexOf(before.state)) byName.set(name, check)
  }
  const checks = [...byName.values()]
  return {
    checks,
    failing: checks.filter(isRed),
    missing: [...required].filter((name) => !byName.has(name)),
  }
}

/** From the state that counts least to the one that counts most. */
const RANKS: readonly CheckState[] = ['pending', 'passed', 'not-run', 'failed']

/** A test run of the queue: what the service and GitHub show of its checks. */
import { type Check, QUEUE_APP } from '../github/check.js'
import type { MergeFacts } from '../github/merge-facts.js'
import { hasStatus } from '../http/errors.js'
import type { CallOptions } from '../http/transport.js'
import type { MergeQueueService } from '../service/client.js'
import type { TestingDetails } from '../service/schemas.js'
import type { TimelineEntry } from '../service/timeline.js'
import { parseTime } from '../shared/clock.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import { type Fact, ifKnown, known, unread } from '../shared/fact.js'
import type { PullRequestRef, QueueRef } from '../shared/references.js'
import { convert, optional, quote } from '../step/inputs.js'
import type { InputsOf } from '../step/operation.js'
import { checkRows, isQueueCheck } from './checks.js'
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
  const requiredNames = new Set(required)
  const listed = ifKnown(gitHub.checks) ?? []
  const onGitHub = listed
    .filter(({ app, name }) => app !== QUEUE_APP && !isOwn(name))
    .map(
      (check): Check => ({
        ...check,
        required: requiredNames.has(check.name),
        workflow: gitHub.workflows?.get(check.suite),
      }),
    )
  const rows = checkRows(details)
  return {
    id,
    branch: details.testBranch,
    sha: details.testBranchSha?.toLowerCase(),
    status: details.status?.toLowerCase(),
    createdAt: parseTime(details.createdAt),
    isBisection: /bisection/i.test(`${id} ${details.testBranch}`),
    tested: details.testedPullRequests ?? [],
    ahead: details.dependentPrs,
    required: [...requiredNames],
    allRequired: allRequired(details, gitHub.facts),
    checks: [
      ...onGitHub,
      ...rows
        .filter((row) => !isOwn(row.name) && !isShown(row, onGitHub))
        .map((row) => ({ ...row, required: requiredNames.has(row.name) })),
    ],
    gitHubChecks: gitHub.checks,
    isWhole: isWholeRun(details, gitHub, rows),
  }
}

/**
 * True if all checks of a run could be read.
 * @param rows the checks that the details list
 */
function isWholeRun(
  { checkSuites, statusChecks }: TestingDetails,
  { checks, isExpired }: RunOnGitHub,
  rows: readonly Check[],
): boolean {
  if (isExpired) return false
  const onGitHub = ifKnown(checks) ?? []
  if (onGitHub.length > 0) return true
  // GitHub's empty list proves nothing alone: it forgets commits, and the token may lack access.
  if (checkSuites === undefined || statusChecks === undefined) return false
  if (rows.length > 0) return true
  return checks.isKnown
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

/** True if a pull request left the queue because of one that it is stacked on. */
export const leftWithPrerequisite = (entry: TimelineEntry | undefined): boolean =>
  entry?.reason?.startsWith('prerequisite_merge_item_') === true

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
  deadline: Deadline,
  service: MergeQueueService,
  queue: QueueRef,
  id: string,
  { testBranchPattern }: Pick<InputsOf<typeof testRunInputs>, 'testBranchPattern'>,
  options?: CallOptions,
): Promise<TestingDetails> {
  const read = (id: string) => service.getMergeQueueTestingDetails(deadline, queue, id, options)
  const bare = id.slice(0, bareRunId(id).length)
  const details = await read(id).catch((error: unknown) => {
    if (!hasStatus(error, 404) || bare === id) throw error
    return read(bare)
  })
  const run = parseTestBranch(details.testBranch ?? '', testBranchPattern)
  if (run === undefined || bareRunId(run.id) === bareRunId(id)) return details
  throw new ActionError('bad-response', {
    request: `POST /getMergeQueueTestingDetails for test run ${id}`,
    problem: `it shows the test run ${bareRunId(run.id)}`,
    remedy: 'Check `test-run-id`, then run the step again.',
  })
}

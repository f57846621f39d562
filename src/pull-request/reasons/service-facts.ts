/** Reads the timeline and the test run of a pull request from the service. */
import type { Check } from '../../github/check.js'
import { textAt, valueAt } from '../../github/event.js'
import type { MergeFacts } from '../../github/merge-facts.js'
import type { SubmittedPullRequest, TestingDetails } from '../../service/schemas.js'
import type { TimelineEntry } from '../../service/timeline.js'
import { readFact } from '../../shared/best-effort.js'
import { parseTime } from '../../shared/clock.js'
import type { Deadline } from '../../shared/deadline.js'
import { type Fact, ifKnown, known, unread } from '../../shared/fact.js'
import type { PullRequestRef } from '../../shared/references.js'
import type { Context } from '../../step/context.js'
import type { InputsOf } from '../../step/operation.js'
import { type NamedTestRun, problemOfRun } from '../../test-run/test-branch.js'
import {
  leftWithPrerequisite,
  type RunOnGitHub,
  readTestRun,
  type TestRun,
  type testRunInputs,
  testRunOf,
  withTested,
} from '../../test-run/test-run.js'
import { changedAt, isOlder, isQueued } from '../record.js'
import type { GitHubQuestions } from './github-questions.js'

/** One pull request, and where to look for its test run. */
export interface RunSearch {
  readonly context: Context
  readonly ref: PullRequestRef
  readonly questions: GitHubQuestions
  readonly inputs: InputsOf<typeof testRunInputs>
  /** The test run that the event is about. */
  readonly claim?: NamedTestRun | undefined
  /** Ids of the test runs that the step has seen, oldest first. */
  readonly seenRuns?: ReadonlySet<string> | undefined
  /**
   * Set if explaining is not the step's task: it asks only about a pull request that is held up, and
   * asks GitHub only for what the service does not show.
   */
  readonly isBrief?: boolean
}

/** A search with its shared facts and notes. */
interface SearchWithFacts extends RunSearch {
  readonly facts: Promise<Fact<MergeFacts>>
  /** One sentence for each test run that does not count. */
  readonly notes: string[]
  /** When the present state began: the test run is older. Milliseconds since the epoch. */
  readonly stateSince: number | undefined
}

/** The service's timeline. */
export interface PresentTimeline {
  /** Older servers have none. */
  readonly hasTimeline: boolean
  /** The newest entry, if it is about the present state. */
  readonly entry: TimelineEntry | undefined
}

/** Facts from the service besides the record. */
export interface ServiceFacts {
  readonly history: Fact<PresentTimeline>
  readonly run: Fact<TestRun>
  readonly notes: readonly string[]
}

/** States of a queued pull request that is held up. */
const BLOCKED_STATES: readonly string[] = ['NOT_READY', 'PENDING_FAILURE']
/** States that no test run explains. */
const UNTESTED: readonly string[] = ['NOT_READY', 'PENDING', 'MERGED', 'CANCELLED']

/** Reads the timeline and the test run. @param facts from GitHub, such as the required checks */
export async function readServiceFacts(
  deadline: Deadline,
  search: RunSearch,
  record: SubmittedPullRequest | undefined,
  facts: Promise<Fact<MergeFacts>>,
  timeline: Promise<Fact<PresentTimeline>> = readTimeline(deadline, search, record),
): Promise<ServiceFacts> {
  const notes: string[] = []
  const { state = '' } = record ?? {}
  const history = await timeline
  const entry = ifKnown(history)?.entry
  if (!history.isKnown && (record === undefined || isWaitingItsTurn(search, record)))
    return { history, run: unread(NOT_READ), notes }
  if (UNTESTED.includes(state) || leftWithPrerequisite(entry))
    return { history, run: unread('it explains nothing'), notes }
  const run = await findRun(
    deadline,
    { ...search, facts, notes, stateSince: changedAt(record) },
    entry,
  )
  return { history, run: run.isKnown ? known(withTested(run.value, entry)) : run, notes }
}

const NOT_READ = 'it was not asked'

/** True if a queued pull request only waits, so that a brief search asks nothing. */
const isWaitingItsTurn = ({ isBrief = false }: RunSearch, record: SubmittedPullRequest): boolean =>
  isBrief && isQueued(record) && !BLOCKED_STATES.includes(record.state ?? '')

/** Reads the service's timeline. */
export async function readTimeline(
  deadline: Deadline,
  search: RunSearch,
  record: SubmittedPullRequest | undefined,
): Promise<Fact<PresentTimeline>> {
  if (record === undefined || isWaitingItsTurn(search, record)) return unread(NOT_READ)
  const { context, ref, isBrief = false } = search
  const reading = context.service.getPullRequestHistory(deadline, ref, {
    attempts: isBrief ? 1 : 2,
  })
  const answer = await readFact(deadline, reading, (why) =>
    context.log.debug(`The history of #${ref.number}: ${why}`),
  )
  if (!answer.isKnown) return answer
  const { parseTimeline } = await import('../../service/timeline.js')
  const [newest] = parseTimeline(answer.value)
  // An entry about another state, or an earlier end, does not explain the present state.
  const isPresent =
    (newest?.state ?? record.state) === record.state && !isOlder(answer.value, record)
  return known({ hasTimeline: newest !== undefined, entry: isPresent ? newest : undefined })
}

/** Normally one test branch exists, briefly two. */
const MAX_RUNS = 5

/**
 * Finds the run: of the input, the event, the timeline, a living test branch or one that the step
 * has seen, or a closed one.
 * @param entry the newest one of the timeline, if it is about the present state
 */
async function findRun(
  deadline: Deadline,
  search: SearchWithFacts,
  entry: TimelineEntry | undefined,
): Promise<Fact<TestRun>> {
  const { inputs, claim } = search
  if (inputs.testRunId !== undefined) return readRun(deadline, search, inputs.testRunId)
  if (claim !== undefined) return readRun(deadline, search, claim.id, claim)
  if (entry?.testRun !== undefined) return readRun(deadline, search, entry.testRun.id)
  // After a conflict there is no test run; a test branch is from an earlier submission.
  if (entry?.reason === 'start_test_run_merge_conflict') return unread('it never had one')
  const newest = await newestOfSeenRuns(deadline, search)
  if (newest !== undefined) return known(newest)
  const [closed] = ifKnown(await search.questions.testBranches('closedTests')) ?? []
  if (closed === undefined) return unread('nothing names it')
  return readRun(deadline, search, closed.id, closed)
}

/** Reads the runs that the step has seen or that have a living test branch. */
async function newestOfSeenRuns(
  deadline: Deadline,
  search: SearchWithFacts,
): Promise<TestRun | undefined> {
  const claims = new Map<string, NamedTestRun | undefined>()
  for (const id of search.seenRuns ?? []) claims.set(id, undefined)
  const living = ifKnown(await search.questions.testBranches('branches')) ?? []
  for (const claim of living) claims.set(claim.id, claim)
  const runs: TestRun[] = []
  for (const [id, claim] of [...claims].slice(-MAX_RUNS).reverse()) {
    const run = await readRun(deadline, search, id, claim)
    if (run.isKnown) runs.push(run.value)
  }
  return runs.toSorted((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0))[0]
}

/** Reads a run and its checks. @param claim made by its branch; the details must confirm it */
async function readRun(
  deadline: Deadline,
  search: SearchWithFacts,
  id: string,
  claim?: NamedTestRun,
): Promise<Fact<TestRun>> {
  const { context, ref, questions, inputs, isBrief, facts, notes } = search
  const { service, log } = context
  const reading = readTestRun(deadline, service, ref, id, inputs, { attempts: isBrief ? 2 : 3 })
  // The commit that an event names is nearly always the one that was tested.
  const early = claim?.commit !== undefined && !isBrief ? questions.checks(claim.commit) : undefined
  const answer = await readFact(deadline, reading, (why) =>
    log.info(`The test run ${id} cannot be read: ${why}`),
  )
  if (!answer.isKnown) return answer
  const details = answer.value
  const { testBranchSha: sha } = details
  // Older servers do not show the tested commit, which only a retry needs.
  const needsNoCommit = isBrief && sha === undefined
  const problem = problemOfRun(ref.number, details, needsNoCommit ? undefined : claim)
  if (problem !== undefined) {
    notes.push(`The test run ${id} does not count: ${problem}`)
    return unread(problem)
  }
  const checks = await (early ?? questions.checks(sha))
  const isExpired = hasExpired(search, details, checks)
  if (isExpired) notes.push('GitHub no longer keeps the checks of its test run')
  const workflows = isBrief ? undefined : await workflowsOf(search, details, ifKnown(checks))
  const gitHub = {
    facts: await facts,
    checks: isExpired ? unread('GitHub no longer keeps them') : checks,
    workflows,
    isExpired,
  }
  return known(testRunOf(id, details, gitHub, ref))
}

/** Checks expire with the retention setting, by default after 90 days; a run lasts a few hours. */
const KEPT_MS = 7 * 86_400_000

/** True if GitHub shows no check of an old run: they were deleted, not left out. */
function hasExpired(
  { context, stateSince }: SearchWithFacts,
  { createdAt }: TestingDetails,
  checks: Fact<readonly Check[]>,
): boolean {
  const madeAt = parseTime(createdAt) ?? stateSince
  const isOld = madeAt !== undefined && context.clock.now() - madeAt > KEPT_MS
  return isOld && checks.isKnown && checks.value.length === 0
}

/** The event of a run that has ended names the workflow of one suite; GitHub has the others. */
async function workflowsOf(
  { context, questions }: SearchWithFacts,
  { testBranchSha: sha }: TestingDetails,
  checks: readonly Check[] = [],
): Promise<RunOnGitHub['workflows']> {
  const { payload } = context.event
  const own = valueAt(payload, 'workflow_run', 'check_suite_id')
  const name = textAt(payload, 'workflow_run', 'name')
  if (typeof own !== 'number' || name === undefined || sha === undefined) return undefined
  const failedElsewhere = checks.some(
    ({ state, suite = own }) => state === 'failed' && suite !== own,
  )
  if (!failedElsewhere) return new Map([[own, name]])
  const others = (await questions.workflows(sha)) ?? []
  return new Map([...others, [own, name]])
}

/** Reads the facts with which every explanation begins. */
import type { Check } from '../github/check.js'
import { textAt, valueAt } from '../github/event.js'
import type { MergeFacts } from '../github/merge-facts.js'
import type { SubmittedPullRequest, TestingDetails } from '../service/schemas.js'
import type { TimelineEntry } from '../service/timeline.js'
import { bestEffort } from '../shared/best-effort.js'
import { type Fact, ifKnown, known, unread } from '../shared/fact.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import type { InputsOf } from '../step/operation.js'
import type { GitHubQuestions } from './github-questions.js'
import { isOlder, isQueued } from './record.js'
import { problemOfRun, type TestRunClaim } from './test-branch.js'
import {
  isStacked,
  type RunOnGitHub,
  resultOf,
  type TestRun,
  testRunOf,
  withTested,
} from './test-run.js'
import { readTestRun, type testRunInputs } from './testing-details.js'

/** One pull request, and where to look for its test run. */
export interface RunSearch {
  readonly context: Context
  readonly ref: PullRequestRef
  readonly gitHub: GitHubQuestions
  readonly inputs: InputsOf<typeof testRunInputs>
  /** The test run that the event is about. */
  readonly claim?: TestRunClaim | undefined
  /** Ids of the test runs that the step has seen, oldest first. */
  readonly seen?: ReadonlySet<string>
  /**
   * A step with another task asks only about a pull request that does not simply wait its turn, and
   * asks GitHub only for what the service does not show.
   */
  readonly isBrief?: boolean
}

/** A search under way. */
interface Finding extends RunSearch {
  readonly facts: Promise<Fact<MergeFacts>>
  /** One sentence for each test run that does not count. */
  readonly notes: string[]
}

/** The service's timeline. */
export interface History {
  /** Older servers have none. */
  readonly hasTimeline: boolean
  /** The newest entry, if it is about the present state. */
  readonly entry: TimelineEntry | undefined
}

/** Facts from the service besides the record. */
export interface OfService {
  readonly history: Fact<History>
  readonly run: Fact<TestRun>
  readonly notes: readonly string[]
}

/** States of a pull request in the queue that does not simply wait its turn. */
const HELD_UP: readonly string[] = ['NOT_READY', 'PENDING_FAILURE']
/** States that no test run explains. */
const UNTESTED: readonly string[] = ['NOT_READY', 'PENDING', 'MERGED', 'CANCELLED']

/** @param facts what GitHub shows of the pull request: the checks that its branch requires, above all */
export async function askService(
  search: RunSearch,
  record: SubmittedPullRequest | undefined,
  facts: Promise<Fact<MergeFacts>>,
  asked: Promise<Fact<History>> = readHistory(search, record),
): Promise<OfService> {
  const notes: string[] = []
  const finding: Finding = { ...search, facts, notes }
  const { state = '' } = record ?? {}
  const history = await asked
  const entry = ifKnown(history)?.entry
  if (!history.isKnown && isUnasked(search, record))
    return { history, run: unread(NOT_ASKED), notes }
  if (UNTESTED.includes(state) || isStacked(entry))
    return { history, run: unread('it explains nothing'), notes }
  const run = await findRun(finding, entry)
  return { history, run: run.isKnown ? known(withTested(run.value, entry)) : run, notes }
}

const NOT_ASKED = 'it was not asked'

/** True if there is nothing to ask: the pull request was never submitted, or simply waits its turn. */
const isUnasked = (
  { isBrief = false }: RunSearch,
  record: SubmittedPullRequest | undefined,
): record is undefined =>
  record === undefined || (isBrief && isQueued(record) && !HELD_UP.includes(record.state ?? ''))

/** Reads the service's timeline. */
export async function readHistory(
  search: RunSearch,
  record: SubmittedPullRequest | undefined,
): Promise<Fact<History>> {
  if (isUnasked(search, record)) return unread(NOT_ASKED)
  const { context, ref, isBrief = false } = search
  let problem = ''
  const asked = context.service.getPullRequestHistory(ref, { attempts: isBrief ? 1 : 2 })
  const answer = await bestEffort(context, asked, (why, error) => {
    problem = error?.explanation.problem ?? why
    context.log.debug(`The history of #${ref.number}: ${why}`)
  })
  if (answer === undefined) return unread(problem)
  const { parseTimeline } = await import('../service/timeline.js')
  const [newest] = parseTimeline(answer)
  // An entry about another state, or an earlier end, is not why it is in this one.
  const isPresent = (newest?.state ?? record.state) === record.state && !isOlder(answer, record)
  return known({ hasTimeline: newest !== undefined, entry: isPresent ? newest : undefined })
}

/** A pull request has one test branch, for a moment two. */
const MAX_RUNS = 5

/**
 * Finds the run: of the input, the event, the timeline, a living test branch or one that the step
 * has seen, or a closed one.
 * @param entry the newest one of the timeline, if it is about the present state
 */
async function findRun(search: Finding, entry: TimelineEntry | undefined): Promise<Fact<TestRun>> {
  const { inputs, claim, gitHub, seen = [] } = search
  const read = (id: string, claim?: TestRunClaim) => readRun(search, id, claim)
  if (inputs.testRunId !== undefined) return read(inputs.testRunId)
  if (claim !== undefined) return read(claim.id, claim)
  if (entry?.testRun !== undefined) return read(entry.testRun.id)
  // It has no test branch: one that is there is of an earlier episode.
  if (entry?.reason === 'start_test_run_merge_conflict') return unread('it never had one')
  const living = ifKnown(await gitHub.testBranches('branches')) ?? []
  const candidates = new Map<string, TestRunClaim | undefined>([
    ...[...seen].map((id) => [id, undefined] as const),
    ...living.map((claim) => [claim.id, claim] as const),
  ])
  const runs: TestRun[] = []
  for (const [id, claim] of [...candidates].slice(-MAX_RUNS).reverse()) {
    const run = await read(id, claim)
    if (run.isKnown) runs.push(run.value)
  }
  const [newest] = runs.toSorted((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0))
  if (newest !== undefined) return known(newest)
  const [closed] = ifKnown(await gitHub.testBranches('closedTests')) ?? []
  return closed === undefined ? unread('nothing names it') : read(closed.id, closed)
}

/** @param claim what its branch claims, which the details must confirm */
async function readRun(
  search: Finding,
  id: string,
  claim: TestRunClaim | undefined,
): Promise<Fact<TestRun>> {
  const { context, ref, gitHub, inputs, isBrief, facts, notes } = search
  const { service, log } = context
  let why = ''
  const answer = readTestRun(service, ref, id, inputs, { attempts: isBrief ? 2 : 3 })
  // The commit that an event names is nearly always the one that was tested.
  const early = claim?.commit !== undefined && !isBrief ? gitHub.checks(claim.commit) : undefined
  const details = await bestEffort(context, answer, (problem) => {
    why = problem
    log.info(`The test run ${id} cannot be read: ${problem}`)
  })
  if (details === undefined) return unread(why)
  const { testBranchSha: sha } = details
  // An older server does not show which commit it tested; a retry needs that.
  const problem = problemOfRun(
    ref.number,
    details,
    isBrief && sha === undefined ? undefined : claim,
  )
  if (problem !== undefined) {
    notes.push(`The test run ${id} does not count: ${problem}`)
    return unread(problem)
  }
  const run = testRunOf(id, details, { facts: await facts, checks: unread('not asked') }, ref)
  if (isBrief && resultOf(run, undefined).failed.length > 0) return known(run)
  const checks = await (early ?? gitHub.checks(sha))
  const workflows = isBrief ? undefined : await workflowsOf(search, details, ifKnown(checks))
  return known(testRunOf(id, details, { facts: await facts, checks, workflows }, ref))
}

/** The event of a run that has ended names the workflow of one suite; GitHub has the others. */
async function workflowsOf(
  { context, gitHub }: Finding,
  { testBranchSha: sha }: TestingDetails,
  checks: readonly Check[] = [],
): Promise<RunOnGitHub['workflows']> {
  const { payload } = context.event
  const own = valueAt(payload, 'workflow_run', 'check_suite_id')
  const name = textAt(payload, 'workflow_run', 'name')
  if (typeof own !== 'number' || name === undefined || sha === undefined) return undefined
  const isElsewhere = ({ state, suite = own }: Check) => state === 'failed' && suite !== own
  const others = checks.some(isElsewhere) ? await gitHub.workflows(sha) : undefined
  return new Map([...(others ?? []), [own, name]])
}

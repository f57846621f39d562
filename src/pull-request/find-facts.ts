/** Finds the facts with which every explanation begins: what cannot be read stays absent. */
import type { CommitCheck, Tip } from '../github/commits.js'
import { textAt, valueAt } from '../github/event.js'
import type { GitHubPullRequest } from '../github/github.js'
import type { MergeFacts } from '../github/merge-facts.js'
import type { SubmittedPullRequest, TestingDetails } from '../service/schemas.js'
import type { TimelineEntry } from '../service/timeline.js'
import { bestEffort } from '../shared/best-effort.js'
import type { RunSearch } from './github-questions.js'
import { isOlder } from './record.js'
import { parseTestBranch, problemOfRun, type TestRunClaim } from './test-branch.js'
import {
  type BasicFacts,
  checksOf,
  isStacked,
  type RunOnGitHub,
  type TestRun,
  testRunOf,
  withTested,
} from './test-run.js'
import { readTestRun } from './testing-details.js'

/** A search under way. */
interface Finding extends RunSearch {
  /** What GitHub says of the pull request: the checks that its base branch requires, above all. */
  readonly asked: Promise<MergeFacts | undefined>
  /** One sentence for each test run that does not count. */
  readonly notes: string[]
}

/** @param gitHub used if GitHub's query fails */
export async function findFacts(
  search: RunSearch,
  record: SubmittedPullRequest | undefined,
  gitHub?: GitHubPullRequest,
) {
  const asked = search.gitHub.facts(gitHub)
  const notes: string[] = []
  const [shown, { hasTimeline, ...found }] = await Promise.all([
    asked,
    askService({ ...search, asked, notes }, record),
  ])
  const facts: BasicFacts = { ref: search.ref, record, gitHub: shown, ...found }
  return { facts, hasTimeline, notes }
}

/** States of a pull request in the queue that does not simply wait its turn. */
const HELD_UP: readonly string[] = ['NOT_READY', 'PENDING_FAILURE']
/** States that a test run says nothing of. */
const UNTESTED: readonly string[] = ['NOT_READY', 'PENDING', 'MERGED', 'CANCELLED']

async function askService(search: Finding, record: SubmittedPullRequest | undefined) {
  const { context, ref, isBrief = false } = search
  const { state = '' } = record ?? {}
  const goesOn = record?.isCurrentlySubmittedToQueue && !HELD_UP.includes(state)
  if (record === undefined || (isBrief && goesOn)) return {}
  const history = context.service.getPullRequestHistory(ref, { attempts: isBrief ? 1 : 2 })
  const say = (why: string) => context.log.debug(`The history of #${ref.number}: ${why}`)
  const answer = await bestEffort(context, history, say)
  const { parseTimeline } = await import('../service/timeline.js')
  const [newest] = parseTimeline(answer)
  // An entry about another state, or an earlier end, is not why it is in this one.
  const isPresent = (newest?.state ?? record.state) === record.state
  const entry = isPresent && answer && !isOlder(answer, record) ? newest : undefined
  const hasRun = !UNTESTED.includes(state) && !isStacked(entry)
  const run = hasRun ? await findRun(search, entry) : undefined
  return { entry, run: run && withTested(run, entry), hasTimeline: newest !== undefined }
}

/** A pull request has one test branch, for a moment two. */
const MOST_RUNS = 5

/**
 * Finds the run: of the input, the event, the timeline, a living test branch or one that the step
 * has seen, or a closed one.
 * @param entry the newest one of the timeline, if it is about the present state
 */
async function findRun(search: Finding, entry: TimelineEntry | undefined) {
  const { inputs, ref, claim, gitHub, seen = [] } = search
  const read = (id: string, claim?: TestRunClaim) => readRun(search, id, claim)
  if (inputs.testRunId !== undefined) return read(inputs.testRunId)
  if (claim !== undefined) return read(claim.id, claim)
  if (entry?.testRun !== undefined) return read(entry.testRun.id)
  // It has no test branch: one that is there is of an earlier episode.
  if (entry?.reason === 'start_test_run_merge_conflict') return undefined
  const claimsOf = (tips: readonly Tip[] = []) =>
    tips.flatMap(({ branch, headSha }): TestRunClaim[] => {
      const parsed = parseTestBranch(branch, inputs.testBranchPattern)
      return parsed?.number === ref.number ? [{ ...parsed, branch, commit: headSha }] : []
    })
  const living = claimsOf(await gitHub.testBranches('branches'))
  const candidates = new Map<string, TestRunClaim | undefined>([
    ...[...seen].map((id) => [id, undefined] as const),
    ...living.map((claim) => [claim.id, claim] as const),
  ])
  const runs: TestRun[] = []
  for (const [id, claim] of [...candidates].slice(-MOST_RUNS).reverse()) {
    const run = await read(id, claim)
    if (run !== undefined) runs.push(run)
  }
  const [newest] = runs.toSorted((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0))
  if (newest !== undefined) return newest
  const [closed] = claimsOf(await gitHub.testBranches('closedTests'))
  return closed && read(closed.id, closed)
}

/** @param claim what its branch claims, which the details must confirm */
async function readRun(search: Finding, id: string, claim: TestRunClaim | undefined) {
  const { context, ref, gitHub, inputs, isBrief, asked, notes } = search
  const { service, log } = context
  const answer = readTestRun(service, ref, id, inputs, { attempts: isBrief ? 2 : 3 })
  const say = (why: string) => log.info(`The test run ${id} cannot be read: ${why}`)
  const details = await bestEffort(context, answer, say)
  if (details === undefined) return undefined
  // An older server does not say which commit it tested; what is sent needs that.
  const isVague = isBrief && details.testBranchSha === undefined
  const problem = problemOfRun(ref.number, details, isVague ? undefined : claim)
  if (problem !== undefined) {
    notes.push(`The test run ${id} does not count: ${problem}`)
    return undefined
  }
  const known = { facts: await asked }
  const run = testRunOf(id, details, known, ref)
  if (isBrief && checksOf({ run }).failed.length > 0) return run
  const checks = await gitHub.checks(details.testBranchSha)
  const workflows = isBrief ? undefined : await workflowsOf(search, details, checks)
  return testRunOf(id, details, { ...known, checks, workflows }, ref)
}

/** The event of a run that has ended names the workflow of one suite; GitHub knows the others. */
async function workflowsOf(
  { context, gitHub }: Finding,
  { testBranchSha: sha }: TestingDetails,
  checks: readonly CommitCheck[] = [],
): Promise<RunOnGitHub['workflows']> {
  const { payload } = context.event
  const own = valueAt(payload, 'workflow_run', 'check_suite_id')
  const name = textAt(payload, 'workflow_run', 'name')
  if (typeof own !== 'number' || name === undefined || sha === undefined) return undefined
  const isElsewhere = ({ state, suite = own }: CommitCheck) => state === 'failed' && suite !== own
  const others = checks.some(isElsewhere) ? await gitHub.workflows(sha) : undefined
  return new Map([...(others ?? []), [own, name]])
}

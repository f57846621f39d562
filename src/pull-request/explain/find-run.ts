/** Finds the test run of an explanation, and what it says. */
import type { CommitCheck, Tip } from '../../github/commits.js'
import { textAt, valueAt } from '../../github/event.js'
import type { MergeFacts } from '../../github/merge-facts.js'
import type { TestingDetails } from '../../service/schemas.js'
import type { TimelineEntry } from '../../service/timeline.js'
import { bestEffort } from '../../shared/best-effort.js'
import type { Context } from '../../step/context.js'
import { parseTestBranch, problemOfRun, type TestRunClaim } from '../test-branch.js'
import { readTestRun } from '../test-runs.js'
import type { GitHubQuestions, RunSearch } from './search.js'
import { checksOf, type RunOnGitHub, type TestRun, testRunOf } from './test-run.js'

/** A test run, or none, with a sentence for each one that does not count. */
export interface FoundRun {
  readonly run?: TestRun | undefined
  readonly notes: readonly string[]
}

/** Asks what GitHub says of the pull request: the checks that its base branch requires, above all. */
export type AskFacts = () => Promise<MergeFacts | undefined>

/** A pull request has one test branch, for a moment two. */
const MOST_RUNS = 5

/**
 * Finds the run: of the input, the event, the timeline, a living test branch or one that the step
 * has seen, or a closed one.
 * @param entry the newest one of the timeline, if it is about the present state
 */
export async function findRun(
  search: RunSearch,
  entry: TimelineEntry | undefined,
  facts: AskFacts,
): Promise<FoundRun> {
  const { inputs, ref, claim, gitHub, seen = [] } = search
  const notes: string[] = []
  const read = (id: string, claim?: TestRunClaim) => readRun(search, facts, notes, id, claim)
  if (inputs.testRunId !== undefined) return { run: await read(inputs.testRunId), notes }
  if (claim !== undefined) return { run: await read(idOf(claim), claim), notes }
  if (entry?.testRun !== undefined) return { run: await read(entry.testRun.id), notes }
  // It has no test branch: one that is there is of an earlier episode.
  if (entry?.reason === 'start_test_run_merge_conflict') return { notes }
  const claimsOf = (tips: readonly Tip[] = []) =>
    tips.flatMap(({ branch, headSha }): TestRunClaim[] => {
      const parsed = parseTestBranch(branch, inputs.testBranchPattern)
      return parsed?.number === ref.number ? [{ ...parsed, branch, commit: headSha }] : []
    })
  const living = claimsOf(await gitHub.testBranches(search))
  const candidates = new Map<string, TestRunClaim | undefined>([
    ...[...seen].map((id) => [id, undefined] as const),
    ...living.map((claim) => [idOf(claim), claim] as const),
  ])
  const runs: TestRun[] = []
  for (const [id, claim] of [...candidates].slice(-MOST_RUNS).reverse()) {
    const run = await read(id, claim)
    if (run !== undefined) runs.push(run)
  }
  const [newest] = runs.toSorted((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0))
  if (newest !== undefined) return { run: newest, notes }
  const [closed] = claimsOf(await gitHub.closedTestBranches(search))
  return { run: closed && (await read(idOf(closed), closed)), notes }
}

const idOf = ({ id, suffix }: TestRunClaim): string => id + suffix

/** @param claim what its branch claims, which the details must confirm */
async function readRun(
  { context, ref, gitHub, isBrief }: RunSearch,
  facts: AskFacts,
  notes: string[],
  id: string,
  claim: TestRunClaim | undefined,
): Promise<TestRun | undefined> {
  const { service, log, event } = context
  const answer = readTestRun(service, ref, id, { attempts: isBrief ? 2 : 3 })
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
  const known = { facts: await facts() }
  const run = testRunOf(id, details, known, ref)
  if (isBrief && checksOf({ run }).failed.length > 0) return run
  const checks = await gitHub.checks(details.testBranchSha)
  const workflows = isBrief ? undefined : await workflowsOf({ event, gitHub }, details, checks)
  return testRunOf(id, details, { ...known, checks, workflows }, ref)
}

/** The event of a run that has ended names the workflow of one suite; GitHub knows the others. */
async function workflowsOf(
  { event: { payload }, gitHub }: { event: Context['event']; gitHub: GitHubQuestions },
  { testBranchSha: sha }: TestingDetails,
  checks: readonly CommitCheck[] = [],
): Promise<RunOnGitHub['workflows']> {
  const own = valueAt(payload, 'workflow_run', 'check_suite_id')
  const name = textAt(payload, 'workflow_run', 'name')
  if (typeof own !== 'number' || name === undefined || sha === undefined) return undefined
  const isElsewhere = ({ state, suite = own }: CommitCheck) => state === 'failed' && suite !== own
  const others = checks.some(isElsewhere) ? await gitHub.workflows(sha) : undefined
  return new Map([...(others ?? []), [own, name]])
}

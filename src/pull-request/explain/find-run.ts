/** Finds the test run of an explanation, and what it says. */
import { textAt, valueAt } from '../../github/event.js'
import { bestEffort } from '../../shared/best-effort.js'
import { parseTestBranch, problemOfClaim, type TestRunClaim } from '../test-branch.js'
import { readTestRun } from '../test-runs.js'
import type { Facts } from './facts.js'
import type { Search } from './search.js'
import { type RunOnGitHub, type TestRun, testRunOf } from './test-run.js'

/** A test run, or none, with a sentence for each one that does not count. */
export interface FoundRun {
  readonly run: TestRun | undefined
  readonly notes: readonly string[]
}

/** A pull request has one test branch, for a moment two. */
const MOST_BRANCHES = 5

/** Finds the run: of the input, the event, the timeline, a living or a closed test branch. */
export async function findRun(search: Search, facts: Facts): Promise<FoundRun> {
  const notes: string[] = []
  const read = (id: string, claim?: TestRunClaim) => readRun(search, facts, notes, id, claim)
  const { inputs, claim, gitHub } = search
  const named = facts.entry?.testRun?.id
  if (inputs.testRunId !== undefined) return { run: await read(inputs.testRunId), notes }
  if (claim !== undefined) return { run: await read(claim.id + claim.suffix, claim), notes }
  if (named !== undefined) return { run: await read(named), notes }
  const ofBranch = async ({ branch, headSha }: { branch: string; headSha: string }) => {
    const parsed = parseTestBranch(branch, inputs.testBranchPattern)
    if (parsed?.number !== search.ref.number) return undefined
    return read(parsed.id + parsed.suffix, { ...parsed, branch, commit: headSha })
  }
  const runs: TestRun[] = []
  for (const tip of ((await gitHub.testBranches(search)) ?? []).slice(0, MOST_BRANCHES)) {
    const run = await ofBranch(tip)
    if (run !== undefined) runs.push(run)
  }
  const [newest] = runs.toSorted((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0))
  if (newest !== undefined) return { run: newest, notes }
  const [closed] = (await gitHub.closedTestBranches(search)) ?? []
  return { run: closed && (await ofBranch(closed)), notes }
}

/** @param claim what its branch claims, which the details must confirm */
async function readRun(
  { context, ref, gitHub }: Search,
  facts: Facts,
  notes: string[],
  id: string,
  claim: TestRunClaim | undefined,
): Promise<TestRun | undefined> {
  const { service, log } = context
  const answer = readTestRun(service, ref, id, { attempts: 3 })
  const say = (why: string) => log.info(`The test run ${id} cannot be read: ${why}`)
  const details = await bestEffort(context, answer, say)
  if (details === undefined) return undefined
  const { number } = ref
  const own = { number, id, suffix: '', branch: '', commit: details.testBranchSha ?? '-' }
  const problem = problemOfClaim(claim ?? own, details)
  if (problem !== undefined) {
    notes.push(`The test run ${id} does not count: ${problem}`)
    return undefined
  }
  const checks = await gitHub.checks(details.testBranchSha)
  const required = facts.gitHub?.requiredChecks
  return testRunOf(id, details, { checks, required, workflow: workflowOf(context.event) }, ref)
}

/** The event names the workflow of one suite. */
function workflowOf({ payload }: Search['context']['event']): RunOnGitHub['workflow'] {
  const suite = valueAt(payload, 'workflow_run', 'check_suite_id')
  const name = textAt(payload, 'workflow_run', 'name')
  return typeof suite === 'number' && name !== undefined ? { suite, name } : undefined
}

/** Gathers what the rules of `known-flaky` need, once a required check has failed. */
import { assignReports, type Evidence } from '../../flaky/junit/checks.js'
import type { FailedTest } from '../../flaky/junit/report.js'
import type { ChangedFile } from '../../github/commits.js'
import { bestEffort } from '../../shared/best-effort.js'
import type { Facts, FlakyFacts } from './facts.js'
import type { Search } from './search.js'
import { checksOf, failingChecks } from './test-run.js'
import { judge } from './verdict.js'

/** The facts; `undefined` if the rules are not asked for, or decide nothing. */
export async function gatherFlaky(
  search: Search,
  facts: Facts,
  hasTimeline: boolean,
): Promise<FlakyFacts | undefined> {
  const { context, claim, gitHub } = search
  const { orgSlug, testChecks, testRunId } = search.inputs
  const asked = orgSlug !== undefined && testChecks.length > 0
  if (!asked || judge(facts).name !== 'check-failed') return undefined
  const { run } = facts
  const reportsAreOfRun =
    run !== undefined && (testRunId !== undefined || claim?.id === run.id.slice(0, 36))
  const evidence: Evidence = reportsAreOfRun ? await readEvidence(search, facts) : NOT_OF_RUN
  const known = { hasTimeline, evidence, workspace: context.workspace.root }
  // Without evidence the other rules are not looked at.
  if (evidence.rule !== undefined) return { ...known, changes: new Map(), openedAt: undefined }
  const tests = [...evidence.testsOf.values()].flat()
  const [listing, changes, openedAt, containsHead, hasNewerBranch] = await Promise.all([
    readListing(search, orgSlug, tests),
    readChanges(search, facts),
    gitHub.openedAt(search.ref.number),
    readContainsHead(search, facts),
    hasTimeline ? false : readNewerBranch(search, facts),
  ])
  return { ...known, listing, changes, openedAt, containsHead, hasNewerBranch }
}

/** Reports that prove nothing about the run. */
export const NOT_OF_RUN: Evidence = {
  rule: 3,
  why: 'the reports are not known to be of this test run',
}

async function readEvidence(
  { context, inputs, reports: found }: Search,
  facts: Facts,
): Promise<Evidence> {
  const { workspace, log } = context
  const { readTestReports } = await import('../../flaky/junit/reports.js')
  const reports = await readTestReports(workspace, 'failed-tests-files', found)
  for (const { path, cases, failed, problem } of reports.files)
    log.info(
      `${path}: ${failed.length} of ${cases} tests failed${problem === undefined ? '' : `; ${problem}`}`,
    )
  return assignReports(failingChecks(checksOf(facts)), inputs.testChecks, reports)
}

async function readListing({ context }: Search, orgSlug: string, tests: readonly FailedTest[]) {
  const pages = await import(/* webpackChunkName: "flaky" */ '../../flaky/pages.js')
  const names = new Set(tests.map(({ name }) => name))
  const read = pages.readListing(context, orgSlug, ({ name }) => names.has(name))
  return bestEffort(context, read, (why) =>
    context.log.warning(`The listing of flaky tests cannot be read: ${why}`),
  )
}

/** The files of every pull request whose code the run tested. */
async function readChanges(
  { ref, gitHub }: Search,
  { run, entry }: Facts,
): Promise<FlakyFacts['changes']> {
  const numbers = new Set([
    ref.number,
    ...(run?.tested ?? []).map(({ prNumber }) => prNumber),
    ...(run?.ahead ?? []),
    ...(entry?.prerequisitePullRequests ?? []).map(({ prNumber }) => prNumber),
  ])
  const changes = new Map<number, readonly ChangedFile[] | undefined>()
  for (const number of numbers)
    changes.set(number, await gitHub.ask((commits) => commits.files(number)))
  return changes
}

async function readContainsHead(
  search: Search,
  { run, gitHub }: Facts,
): Promise<boolean | undefined> {
  const head = gitHub?.headSha
  if (run?.sha === undefined || head === undefined) return undefined
  const { sha } = run
  return search.gitHub.ask((commits) => commits.contains(sha, head))
}

async function readNewerBranch(search: Search, { run }: Facts): Promise<boolean | undefined> {
  if (run === undefined) return undefined
  const living = await search.gitHub.testBranches(search)
  return living?.some(({ branch }) => branch !== run.branch)
}

/** Gathers the facts of a verdict: what cannot be read stays absent, and never fails the step. */

import type { ChangedFile } from '../github/commits.js'
import { findFacts } from '../pull-request/find-facts.js'
import type { RunSearch } from '../pull-request/github-questions.js'
import { publishInputs } from '../pull-request/publish.js'
import { lookUpQueue } from '../pull-request/record.js'
import { checksOf, failingChecks, numbersAhead } from '../pull-request/test-run.js'
import { bareRunId, testRunInputs } from '../pull-request/testing-details.js'
import { bestEffort } from '../shared/best-effort.js'
import { Deadline } from '../shared/clock.js'
import { pluralize } from '../shared/text.js'
import type { Context } from '../step/context.js'
import { choice, lines, optional, orgSlug, withDefault } from '../step/inputs.js'
import type { InputsOf } from '../step/operation.js'
import type { Facts, FlakyFacts } from './facts.js'
import { assignReports, type Evidence, testChecksInput } from './junit/checks.js'
import type { FailedTest } from './junit/report.js'
import { judge } from './verdict.js'

/** The inputs of `explain`. */
export const explainInputs = {
  ...testRunInputs,
  failedTestsFiles: withDefault(lines(), []),
  testChecks: withDefault(testChecksInput(), []),
  orgSlug: optional(orgSlug()),
  retryOn: choice(['never', 'known-flaky']),
  ...publishInputs,
}
export type ExplainInputs = InputsOf<typeof explainInputs>

/** One pull request, and where to look for what a verdict is made of. */
interface Search extends RunSearch {
  readonly inputs: ExplainInputs
  /** The reports of failed tests that each path or glob names. */
  readonly reports: ReadonlyMap<string, readonly string[]>
}

/** Gathers the facts of one pull request, and what the reader should know of how they were found. */
export async function gather(search: Search) {
  const { context, ref, gitHub } = search
  const record = await readRecord(search)
  const [{ facts: found, hasTimeline, notes }, { queue }] = await Promise.all([
    findFacts(search, record),
    lookUpQueue(context, ref),
  ])
  const known: Facts = { ...found, queue }
  const facts = { ...known, base: await readBase(search, known) }
  const flaky = await gatherFlaky(search, facts, hasTimeline)
  return { facts: { ...facts, flaky }, missingPermissions: gitHub.missingPermissions, notes }
}

export type Gathered = Awaited<ReturnType<typeof gather>>

/** A record may lag behind the end of its test run. */
const LAG_MS = 60_000
const PAUSE_MS = 5000

/** The record; a run has often ended some seconds before the record says so. */
async function readRecord({ context, ref, claim }: Search) {
  const { service, clock, signal, event } = context
  const deadline = new Deadline(clock, claim && hasEnded(event) ? LAG_MS : 0)
  for (;;) {
    const record = await service.findPullRequest(ref)
    if (record?.state !== 'TESTING' || deadline.passed) return record
    await clock.sleep(Math.min(PAUSE_MS, deadline.remainingMs), signal)
  }
}

/** Tells whether an event says that a run has ended. */
const hasEnded = ({ name, payload }: Context['event']): boolean =>
  payload['action'] === 'completed' || (name === 'status' && payload['state'] !== 'pending')

/** The newest commit of the target branch, once a required check has failed. */
async function readBase({ ref, gitHub }: Search, facts: Facts): Promise<Facts['base']> {
  if (judge(facts).name !== 'check-failed') return undefined
  const sha = await gitHub.ask((commits) => commits.headOf(ref.targetBranch))
  const checks = await gitHub.checks(sha)
  return sha === undefined || checks === undefined ? undefined : { sha, checks }
}

/** What the rules of `known-flaky` need; `undefined` if they are not asked for, or decide nothing. */
async function gatherFlaky(search: Search, facts: Facts, hasTimeline: boolean | undefined) {
  const { context, claim, gitHub } = search
  const { orgSlug, testChecks, testRunId } = search.inputs
  const asked = orgSlug !== undefined && testChecks.length > 0
  if (!asked || judge(facts).name !== 'check-failed') return undefined
  const { run } = facts
  const known = { hasTimeline, workspace: context.workspace.root }
  // Without evidence the other rules are not looked at.
  const unproved = { ...known, changes: new Map(), openedAt: undefined }
  const reportsAreOfRun =
    run !== undefined &&
    (testRunId !== undefined || (claim && bareRunId(claim.id)) === bareRunId(run.id))
  if (!reportsAreOfRun) return { ...unproved, evidence: NOT_OF_RUN }
  const evidence = await readEvidence(search, facts)
  if (evidence.rule !== undefined) return { ...unproved, evidence }
  const [sha, head] = [run.sha, facts.gitHub?.headSha]
  const [listing, changes, openedAt, containsHead, living] = await Promise.all([
    readListing(search, orgSlug, [...evidence.testsOf.values()].flat()),
    readChanges(search, facts),
    gitHub.openedAt(),
    sha && head ? gitHub.ask((commits) => commits.contains(sha, head)) : undefined,
    hasTimeline ? undefined : gitHub.testBranches('branches'),
  ])
  const hasNewerBranch = living?.some(({ branch }) => branch !== run.branch)
  return { ...known, evidence, listing, changes, openedAt, containsHead, hasNewerBranch }
}

/** Reports that prove nothing about the run. */
const NOT_OF_RUN: Evidence = {
  rule: 3,
  why: 'the reports are not known to be of this test run',
}

async function readEvidence({ context, inputs, reports: found }: Search, facts: Facts) {
  const { workspace, log } = context
  const { readTestReports } = await import('./junit/reports.js')
  const reports = await readTestReports(workspace, found)
  for (const { path, cases, failed, problem } of reports.files)
    log.info(
      `${path}: ${failed.length} of ${pluralize(cases, 'test')} failed${problem === undefined ? '' : `; ${problem}`}`,
    )
  return assignReports(failingChecks(checksOf(facts)), inputs.testChecks, reports)
}

async function readListing({ context }: Search, orgSlug: string, tests: readonly FailedTest[]) {
  const pages = await import(/* webpackChunkName: "flaky" */ '../flaky/pages.js')
  const names = new Set(tests.map(({ name }) => name))
  const read = pages.readListing(context, orgSlug, ({ name }) => names.has(name))
  return bestEffort(context, read, (why) =>
    context.log.warning(`The listing of flaky tests cannot be read: ${why}`),
  )
}

/** The files of every pull request whose code the run tested. */
async function readChanges({ ref, gitHub }: Search, facts: Facts): Promise<FlakyFacts['changes']> {
  const tested = (facts.run?.tested ?? []).map(({ prNumber }) => prNumber)
  const numbers = new Set([ref.number, ...tested, ...numbersAhead(facts)])
  const changes = new Map<number, readonly ChangedFile[] | undefined>()
  for (const number of numbers)
    changes.set(number, await gitHub.ask((commits) => commits.files(number)))
  return changes
}

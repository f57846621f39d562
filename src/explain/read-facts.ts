/** Reads the facts of an explanation. What cannot be read is unread, and never fails the step. */
import type { ChangedFile } from '../github/commits.js'
import {
  askService,
  type History,
  type RunSearch,
  readHistory,
} from '../pull-request/find-facts.js'
import { publishInputs } from '../pull-request/publish.js'
import { failingChecks, isStacked, numbersAhead, resultOf } from '../pull-request/test-run.js'
import { bareRunId, testRunInputs } from '../pull-request/testing-details.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import { bestEffort } from '../shared/best-effort.js'
import { Deadline } from '../shared/clock.js'
import { type Fact, ifKnown, known, unread } from '../shared/fact.js'
import type { PullRequestRef } from '../shared/references.js'
import { pluralize } from '../shared/text.js'
import type { Context } from '../step/context.js'
import { choice, lines, optional, orgSlug, withDefault } from '../step/inputs.js'
import type { InputsOf } from '../step/operation.js'
import { entryOf, type Facts, type TestFacts } from './facts.js'
import { assignReports, type Evidence, testChecksInput } from './junit/checks.js'
import type { FailedTest } from './junit/report.js'

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

/** One pull request, and where to look for its facts. */
export interface Search extends RunSearch {
  readonly inputs: ExplainInputs
  /** The reports of failed tests that each path or glob names. */
  readonly reports: ReadonlyMap<string, readonly string[]>
}

/** True if a failure of the target branch may explain the state. */
function mayBeOfBase(record: SubmittedPullRequest | undefined, history: Fact<History>): boolean {
  const entry = entryOf(history)
  return (
    (record?.state === 'FAILED' || record?.state === 'PENDING_FAILURE') &&
    entry?.reason !== 'start_test_run_merge_conflict' &&
    !isStacked(entry)
  )
}

/** All that is read for one pull request. */
interface AllFacts {
  readonly facts: Facts
  /** Absent if the inputs do not ask about failing tests, or no required check failed. */
  readonly testFacts: TestFacts | undefined
  /** One sentence for each test run that does not count. */
  readonly notes: readonly string[]
}

/** Reads the facts of one pull request, side by side as far as they do not depend on each other. */
export async function readFacts(search: Search): Promise<AllFacts> {
  const { context, ref, gitHub } = search
  const record = await readRecord(search)
  const asked = gitHub.facts()
  const reading = readHistory(search, record)
  const readBase = async (): Promise<Facts['base']> =>
    mayBeOfBase(record, await reading) ? gitHub.branch(ref.targetBranch) : unread('no check failed')
  const readRest = async () => {
    const [{ notes, ...ofService }, shown, queue] = await Promise.all([
      askService(search, record, asked, reading),
      asked,
      readQueue(context, ref),
    ])
    const facts = { ref, record, ...ofService, gitHub: shown, queue }
    return { facts, notes, testFacts: await readTestFacts(search, facts) }
  }
  const [base, { facts, notes, testFacts }] = await Promise.all([readBase(), readRest()])
  return { facts: { ...facts, base }, testFacts, notes }
}

/** A record may lag behind the end of its test run. */
const LAG_MS = 60_000
const PAUSE_MS = 5000

/** Reads the record; a run has often ended some seconds before the record shows it. */
async function readRecord({ context, ref, claim }: Search) {
  const { service, clock, signal, event } = context
  const deadline = new Deadline(clock, claim && hasEnded(event) ? LAG_MS : 0)
  for (;;) {
    const record = await service.findPullRequest(ref)
    if (record?.state !== 'TESTING' || deadline.passed) return record
    await clock.sleep(Math.min(PAUSE_MS, deadline.remainingMs), signal)
  }
}

/** True if an event reports the end of a run. */
const hasEnded = ({ name, payload }: Context['event']): boolean =>
  payload['action'] === 'completed' || (name === 'status' && payload['state'] !== 'pending')

/** Reads the queue of the pull request once. */
export async function readQueue(context: Context, ref: PullRequestRef): Promise<Facts['queue']> {
  let problem = ''
  const answer = context.service.getQueue(ref, { attempts: 1 })
  const queue = await bestEffort(context, answer, (why, error) => {
    problem = error?.explanation.problem ?? why
  })
  return queue === undefined ? unread(problem) : known(queue)
}

/** Reads what the rules of `known-flaky` need. Without evidence they need nothing else. */
async function readTestFacts(
  search: Search,
  facts: Omit<Facts, 'base'>,
): Promise<TestFacts | undefined> {
  const { context, gitHub, inputs } = search
  const { failed } = resultOf(ifKnown(facts.run), entryOf(facts.history))
  const isAsked = inputs.orgSlug !== undefined && inputs.testChecks.length > 0
  if (!isAsked || failed.length === 0 || !mayBeOfBase(facts.record, facts.history)) return undefined
  const evidence = await readEvidence(search, facts)
  const skipped = unread('the reports prove nothing')
  const { run } = facts
  const workspace = context.workspace.root
  if (evidence.rule !== undefined || !run.isKnown)
    return {
      ...{ evidence, workspace, changes: new Map() },
      ...{ listing: skipped, containsHead: skipped, hasOtherBranch: skipped },
    }
  const { sha, branch } = run.value
  const head = facts.gitHub.isKnown ? facts.gitHub.value.headSha : undefined
  const hasTimeline = facts.history.isKnown && facts.history.value.hasTimeline
  const [listing, changes, containsHead, living] = await Promise.all([
    readListing(search, [...evidence.testsOf.values()].flat()),
    readChanges(search, facts),
    sha && head
      ? gitHub.ask((commits) => commits.contains(sha, head))
      : unread('one of the two commits is not known'),
    hasTimeline ? unread('the timeline names the run') : gitHub.testBranches('branches'),
  ])
  const hasOtherBranch = living.isKnown
    ? known(living.value.some((other) => other.branch !== branch))
    : living
  return { evidence, listing, changes, containsHead, hasOtherBranch, workspace }
}

/** Reports that prove nothing about the run. */
const NOT_OF_RUN: Evidence = {
  rule: 3,
  why: 'the reports are not known to be of this test run',
}

async function readEvidence(
  search: Search,
  { run, history }: Pick<Facts, 'run' | 'history'>,
): Promise<Evidence> {
  const { context, inputs, claim } = search
  const isOfRun =
    run.isKnown &&
    (inputs.testRunId !== undefined || (claim && bareRunId(claim.id)) === bareRunId(run.value.id))
  if (!isOfRun) return NOT_OF_RUN
  const { readTestReports } = await import('./junit/reports.js')
  const reports = await readTestReports(context.workspace, search.reports)
  for (const { path, cases, failed, problem } of reports.files)
    context.log.info(
      `${path}: ${failed.length} of ${pluralize(cases, 'test')} failed${problem === undefined ? '' : `; ${problem}`}`,
    )
  const failing = failingChecks(resultOf(run.value, entryOf(history)))
  return assignReports(failing, inputs.testChecks, reports)
}

async function readListing(
  { context, inputs }: Search,
  tests: readonly FailedTest[],
): Promise<TestFacts['listing']> {
  const { orgSlug = '' } = inputs
  const pages = await import(/* webpackChunkName: "flaky" */ '../flaky/pages.js')
  const names = new Set(tests.map(({ name }) => name))
  let problem = ''
  const read = pages.readListing(context, orgSlug, ({ name }) => names.has(name))
  const listing = await bestEffort(context, read, (why, error) => {
    problem = error?.explanation.problem ?? why
    context.log.warning(`The listing of flaky tests cannot be read: ${why}`)
  })
  return listing === undefined ? unread(problem) : known(listing)
}

/** Reads the files of every pull request whose code the run tested. */
async function readChanges(
  { ref, gitHub }: Search,
  { run, history }: Pick<Facts, 'run' | 'history'>,
): Promise<TestFacts['changes']> {
  const tested = run.isKnown ? run.value.tested.map(({ prNumber }) => prNumber) : []
  const ahead = numbersAhead(run.isKnown ? run.value : undefined, entryOf(history))
  const numbers = [...new Set([ref.number, ...tested, ...ahead])]
  const read = async (number: number): Promise<[number, Fact<readonly ChangedFile[]>]> => [
    number,
    await gitHub.ask((commits) => commits.files(number)),
  ]
  return new Map(await Promise.all(numbers.map(read)))
}

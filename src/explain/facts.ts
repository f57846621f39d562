/** The facts of an explanation, and how they are read. A fact that cannot be read never fails the step. */
import type { ListedRow } from '../flaky/pages.js'
import type { Check } from '../github/check.js'
import type { MergeFacts } from '../github/merge-facts.js'
import { type ChangedFile, readWholeFiles } from '../github/pull-files.js'
import { publishInputs, resubmitHintInput } from '../pull-request/inputs.js'
import {
  type PresentTimeline,
  type RunSearch,
  readServiceFacts,
  readTimeline,
} from '../pull-request/reasons/service-facts.js'
import type { Queue, SubmittedPullRequest } from '../service/schemas.js'
import type { TimelineEntry } from '../service/timeline.js'
import { readFact } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import { type Fact, ifKnown, known, unread } from '../shared/fact.js'
import type { PullRequestRef } from '../shared/references.js'
import { pluralize } from '../shared/text.js'
import type { Context } from '../step/context.js'
import { choice, globs, optional, orgSlug, withDefault } from '../step/inputs.js'
import type { InputsOf } from '../step/operation.js'
import { failingChecks, type RunResult, resultOf } from '../test-run/result.js'
import {
  bareRunId,
  FAILED_BY_CHECK,
  leftWithPrerequisite,
  numbersAhead,
  type TestRun,
  testRunInputs,
} from '../test-run/test-run.js'
import { assignReports, type Evidence, testChecksInput } from './evidence.js'
import type { FailedTest, TestReports } from './junit/report.js'

/** The inputs of `explain`. */
export const explainInputs = {
  ...testRunInputs,
  failedTestsFiles: withDefault(globs('paths'), []),
  testChecks: withDefault(testChecksInput(), []),
  orgSlug: optional(orgSlug()),
  retryOn: choice(['never', 'known-flaky']),
  ...publishInputs,
  resubmitHint: optional(resubmitHintInput()),
}
export type ExplainInputs = InputsOf<typeof explainInputs>

/** One pull request, and where to look for its facts. */
export interface Search extends RunSearch {
  readonly inputs: ExplainInputs
  /** The reports of failed tests that each path or glob names. */
  readonly reports: ReadonlyMap<string, readonly string[]>
}

/** The facts that a verdict depends on. Each that a rule needs is a {@link Fact}. */
export interface ExplainFacts extends RunFacts, DerivedFacts {
  readonly queue: Fact<Queue>
  /** The newest commit of the target branch. */
  readonly base: Fact<{ readonly sha: string; readonly checks: readonly Check[] }>
  /** Absent if the inputs do not ask about failing tests, or no required check failed. */
  readonly tests: TestFacts | undefined
  /** One sentence without its period for each test run that does not count. */
  readonly notes: readonly string[]
}

/** The facts about the pull request and its test run. */
interface RunFacts {
  readonly ref: PullRequestRef
  /** Absent if the pull request was never submitted. */
  readonly record: SubmittedPullRequest | undefined
  readonly history: Fact<PresentTimeline>
  readonly run: Fact<TestRun>
  readonly mergeFacts: Fact<MergeFacts>
}

/** Conclusions from these facts, drawn once. */
interface DerivedFacts {
  /** The newest entry of the timeline, if it was read and is about the present state. */
  readonly entry: TimelineEntry | undefined
  /** The checks of the run by result. */
  readonly result: RunResult
  /** The head commit in lower case, as GitHub shows it now, because a record can lag. */
  readonly head: string | undefined
}

/** Further facts for the rules of `known-flaky`. */
export interface TestFacts {
  /** The failing tests of the failing checks, or why they prove nothing. */
  readonly evidence: Evidence
  /** How many tests the reports name; absent if none was read. */
  readonly counts?: TestCount | undefined
  /** The listing of unhealthy tests, read to its end. */
  readonly listing: Fact<readonly ListedRow[]>
  /** The files that each pull request of the run changes, by number. */
  readonly changes: ReadonlyMap<number, Fact<readonly ChangedFile[]>>
  /** The commit of the run contains the present head. */
  readonly containsHead: Fact<boolean>
  /** There is a test branch that may be newer than the run's. */
  readonly hasOtherBranch: Fact<boolean>
  /** The folder that absolute paths of reports begin with. */
  readonly workspace: string
}

/** How many tests failed, by the reports. */
export interface TestCount {
  /** Each test once. */
  readonly failed: number
  readonly cases: number
  /** False if a report may not name all that failed. */
  readonly isWhole: boolean
}

/** Adds what follows from the facts. */
export function withConclusions<T extends RunFacts>(facts: T): T & DerivedFacts {
  const { history, run, mergeFacts, record } = facts
  const entry = ifKnown(history)?.entry
  return {
    ...facts,
    entry,
    result: resultOf(ifKnown(run), entry),
    head: (ifKnown(mergeFacts)?.headSha ?? record?.prSha)?.toLowerCase(),
  }
}

/**
 * Reads the facts of one pull request, side by side as far as they do not depend on each other.
 * @param first the first reading of its record
 */
export async function readFacts(
  deadline: Deadline,
  search: Search,
  first: Promise<SubmittedPullRequest | undefined>,
): Promise<ExplainFacts> {
  const { context, ref, questions } = search
  const record = await readRecord(search, deadline, first)
  const readingMergeFacts = questions.facts()
  const history = readTimeline(deadline, search, record)
  const readBase = async () => {
    if (!mayBeByCheck(record, ifKnown(await history)?.entry)) return unread('no check failed')
    return questions.branch(ref.targetBranch)
  }
  const readRun = async () => {
    const [service, mergeFacts] = await Promise.all([
      readServiceFacts(deadline, search, record, readingMergeFacts, history),
      readingMergeFacts,
    ])
    const runFacts = withConclusions({
      ref: context.stacks.current(ref),
      record,
      ...service,
      mergeFacts,
    })
    return { ...runFacts, tests: await readTestFacts(deadline, search, runFacts) }
  }
  const [runFacts, base, queue] = await Promise.all([
    readRun(),
    readBase(),
    readQueueOnce(context, deadline, ref),
  ])
  return { ...runFacts, base, queue }
}

/** True if a failed check, of the pull request or of the target branch, may explain the state. */
const mayBeByCheck = (
  record: SubmittedPullRequest | undefined,
  entry: TimelineEntry | undefined,
): boolean =>
  (record?.state === 'FAILED' || record?.state === 'PENDING_FAILURE') &&
  entry?.reason !== 'start_test_run_merge_conflict' &&
  !leftWithPrerequisite(entry)

/** How long a record may lag behind the end of its test run. */
const RUN_END_LAG_MS = 60_000
const PAUSE_MS = 5000

/** Reads the record again while it lacks the end of the run, which it often shows some seconds late. */
async function readRecord(
  { context, ref, claim }: Search,
  deadline: Deadline,
  first: Promise<SubmittedPullRequest | undefined>,
) {
  const { service, event } = context
  const lag = deadline.restarted(claim && reportsEnd(event) ? RUN_END_LAG_MS : 0)
  let record = await first
  while (record?.state === 'TESTING' && !lag.passed) {
    await deadline.sleep(Math.min(PAUSE_MS, lag.remainingMs))
    record = await service.findPullRequest(deadline, ref)
  }
  return record
}

/** True if an event reports the end of a run. */
const reportsEnd = ({ name, payload }: Context['event']): boolean =>
  payload['action'] === 'completed' || (name === 'status' && payload['state'] !== 'pending')

/** Reads the queue of the pull request once. */
export async function readQueueOnce(
  context: Context,
  deadline: Deadline,
  ref: PullRequestRef,
): Promise<ExplainFacts['queue']> {
  return readFact(deadline, context.service.getQueue(deadline, ref, { attempts: 1 }))
}

/** Reads what the rules of `known-flaky` need. Without evidence, nothing else is read. */
async function readTestFacts(
  deadline: Deadline,
  search: Search,
  { record, run, history, mergeFacts, entry, result }: RunFacts & DerivedFacts,
): Promise<TestFacts | undefined> {
  const { context, inputs } = search
  const isAsked = inputs.orgSlug !== undefined && inputs.testChecks.length > 0
  if (!isAsked || !mayBeByCheck(record, entry)) return undefined
  const isNamed = result.failed.length > 0
  if (!isNamed && entry?.reason !== FAILED_BY_CHECK) return undefined
  const { evidence, counts } = isNamed ? await readEvidence(search, run, result) : UNNAMED
  const workspace = context.workspace.root
  if (evidence.rule !== undefined || !run.isKnown) {
    const skipped = unread('the reports prove nothing')
    return {
      evidence,
      counts,
      workspace,
      changes: new Map(),
      listing: skipped,
      containsHead: skipped,
      hasOtherBranch: skipped,
    }
  }
  const hasTimeline = history.isKnown && history.value.hasTimeline
  const [listing, changes, containsHead, hasOtherBranch] = await Promise.all([
    readKnownTests(search, deadline, [...evidence.testsOf.values()].flat()),
    readFilesOfRun(search, run.value, entry),
    readContainsHead(search, run.value, ifKnown(mergeFacts)?.headSha),
    hasTimeline ? unread('the timeline names the run') : readOtherBranch(search, run.value),
  ])
  return { evidence, counts, listing, changes, containsHead, hasOtherBranch, workspace }
}

/** Asks GitHub whether the commit of the run contains the head of the pull request. */
async function readContainsHead(
  { questions }: Search,
  { sha }: TestRun,
  head: string | undefined,
): Promise<Fact<boolean>> {
  if (!sha || !head) return unread('one of the two commits is not known')
  return questions.ask((commits, ...at) => commits.contains(...at, sha, head))
}

/** Asks GitHub whether there is another test branch than that of the run. */
async function readOtherBranch({ questions }: Search, { branch }: TestRun): Promise<Fact<boolean>> {
  const living = await questions.testBranches('branches')
  if (!living.isKnown) return living
  return known(living.value.some((other) => other.branch !== branch))
}

/** The evidence in the reports of failed tests. */
type ReadEvidence = Pick<TestFacts, 'evidence' | 'counts'>

/** The evidence if only the service says that a required check failed. */
const UNNAMED: ReadEvidence = {
  evidence: { rule: 2, why: 'nothing that can be read names the required check that failed' },
  counts: undefined,
}

/** The evidence if the reports may be of another run. */
const OF_ANOTHER_RUN: ReadEvidence = {
  evidence: { rule: 3, why: 'the reports are not known to be of this test run' },
  counts: undefined,
}

async function readEvidence(
  { context, inputs, claim, reports }: Search,
  run: Fact<TestRun>,
  result: RunResult,
): Promise<ReadEvidence> {
  const isOfRun =
    run.isKnown &&
    (inputs.testRunId !== undefined || (claim && bareRunId(claim.id)) === bareRunId(run.value.id))
  if (!isOfRun) return OF_ANOTHER_RUN
  const { readTestReports } = await import('./junit/report.js')
  const read = await readTestReports(context.workspace, reports)
  for (const { path, cases, failed, problem } of read.files) {
    const line = `${path}: ${failed.length} of ${pluralize(cases, 'test')} failed`
    context.log.info(problem === undefined ? line : `${line}; ${problem}`)
  }
  return {
    evidence: assignReports(failingChecks(result), inputs.testChecks, read),
    counts: countTests(read),
  }
}

/** Counts the tests of all reports. A test that several reports name has failed once. */
function countTests({ files, unmatched }: TestReports): TestCount | undefined {
  if (files.length === 0) return undefined
  const failed = new Set(files.flatMap((file) => file.failed.map((test) => JSON.stringify(test))))
  return {
    failed: failed.size,
    cases: files.reduce((sum, file) => sum + file.cases, 0),
    isWhole: unmatched.length === 0 && files.every(({ problem }) => problem === undefined),
  }
}

async function readKnownTests(
  { context, inputs }: Search,
  deadline: Deadline,
  tests: readonly FailedTest[],
): Promise<TestFacts['listing']> {
  const { orgSlug = '' } = inputs
  const pages = await import('../flaky/pages.js')
  const names = new Set(tests.map(({ name }) => name.trim()))
  const read = pages.readListing(context, deadline, orgSlug, ({ name }) => names.has(name.trim()))
  return readFact(deadline, read, (why) =>
    context.log.warning(`The listing of flaky tests cannot be read: ${why}`),
  )
}

/** Reads the files of every pull request whose code the run tested. */
async function readFilesOfRun(
  { ref, questions }: Search,
  run: TestRun,
  entry: TimelineEntry | undefined,
): Promise<TestFacts['changes']> {
  const tested = run.tested.map(({ prNumber }) => prNumber)
  const numbers = [...new Set([ref.number, ...tested, ...numbersAhead(run, entry)])]
  const read = async (number: number): Promise<[number, Fact<readonly ChangedFile[]>]> => [
    number,
    await questions.ask((_, ...at) => readWholeFiles(...at, number)),
  ]
  return new Map(await Promise.all(numbers.map(read)))
}

/** Gathers the facts of a verdict: what cannot be read stays absent, and never fails the step. */
import { type Evidence, reportGlobs, type TestChecks } from '../../flaky/junit/checks.js'
import type { FailedTest } from '../../flaky/junit/report.js'
import type { CommitCheck } from '../../github/commits.js'
import { textAt, valueAt } from '../../github/event.js'
import type { MergeFacts } from '../../github/merge-facts.js'
import { ServiceError } from '../../http/errors.js'
import type { SubmittedPullRequest } from '../../service/schemas.js'
import { parseTimeline, type TimelineEntry } from '../../service/timeline.js'
import { bestEffort } from '../../shared/best-effort.js'
import { Deadline } from '../../shared/clock.js'
import type { ActionError } from '../../shared/errors.js'
import type { PullRequestRef } from '../../shared/references.js'
import type { Context } from '../../step/context.js'
import { askForFacts } from '../explainer.js'
import { lookUpQueue } from '../record.js'
import {
  parseTestBranch,
  problemOfClaim,
  type TestRunClaim,
  testBranchPrefix,
} from '../test-branch.js'
import { readTestRun } from '../test-runs.js'
import type { Facts, FlakyFacts } from './facts.js'
import { failingChecks } from './known-flaky.js'
import { type RunOnGitHub, type TestRun, testRunOf } from './test-run.js'
import { checksOf, judge } from './verdict.js'

/** The inputs that say where to look. */
export interface GatherInputs {
  readonly testRunId?: string | undefined
  readonly testBranchPattern: string
  readonly failedTestsFiles: readonly string[]
  readonly testChecks: readonly TestChecks[]
  readonly orgSlug?: string | undefined
}

/** The facts, and what the reader should know about how they were found. */
export interface Gathered {
  readonly facts: Facts
  readonly missingPermissions: readonly string[]
  /** One sentence each. */
  readonly notes: readonly string[]
}

/** Gathers facts for one pull request. */
export class Gathering {
  readonly #context: Context
  readonly #ref: PullRequestRef
  readonly #inputs: GatherInputs
  readonly #claim: TestRunClaim | undefined
  readonly #missing: string[] = []
  readonly #notes: string[] = []

  constructor(
    context: Context,
    ref: PullRequestRef,
    inputs: GatherInputs,
    claim: TestRunClaim | undefined,
  ) {
    this.#context = context
    this.#ref = ref
    this.#inputs = inputs
    this.#claim = claim
  }

  async gather(): Promise<Gathered> {
    const record = await this.#readRecord()
    const [timeline, gitHub, { queue }] = await Promise.all([
      this.#timeline(),
      askForFacts(this.#context, this.#ref, new Set(), this.#missing),
      lookUpQueue(this.#context, this.#ref),
    ])
    const [newest] = timeline
    const entry = (newest?.state ?? record?.state) === record?.state ? newest : undefined
    const early: Facts = { ref: this.#ref, record, entry, gitHub, queue }
    const settled = ['merged', 'not-submitted', 'cancelled', 'not-ready'].includes(
      judge(early).name,
    )
    const run = settled || record?.state === 'PENDING' ? undefined : await this.#run(early)
    const known: Facts = { ...early, run }
    const facts = { ...known, base: await this.#base(known) }
    const flaky = await this.#flaky(facts, timeline.length > 0)
    return {
      facts: { ...facts, flaky },
      missingPermissions: [...new Set(this.#missing)],
      notes: this.#notes,
    }
  }

  /** The record; a run has often ended some seconds before the record says so. */
  async #readRecord(): Promise<SubmittedPullRequest | undefined> {
    const { service, clock, signal, event } = this.#context
    const deadline = new Deadline(clock, this.#claim && hasEnded(event) ? LAG_MS : 0)
    for (;;) {
      const record = await service.findPullRequest(this.#ref)
      if (record?.state !== 'TESTING' || deadline.passed) return record
      await clock.sleep(Math.min(PAUSE_MS, deadline.remainingMs), signal)
    }
  }

  async #timeline(): Promise<readonly TimelineEntry[]> {
    const { service, log } = this.#context
    const history = service.getPullRequestHistory(this.#ref, { attempts: 2 })
    const say = (why: string) => log.debug(`The history of #${this.#ref.number}: ${why}`)
    return parseTimeline(await bestEffort(this.#context, history, say))
  }

  /** The run: of the input, the event, the timeline, a living or a closed test branch. */
  async #run(facts: Facts): Promise<TestRun | undefined> {
    const { testRunId } = this.#inputs
    const claim = this.#claim
    if (testRunId !== undefined) return this.#readRun(testRunId, facts)
    if (claim !== undefined) return this.#readRun(claim.id + claim.suffix, facts, claim)
    const named = facts.entry?.testRun?.id
    if (named !== undefined) return this.#readRun(named, facts)
    const { github } = this.#context
    if (!github.available) return undefined
    const prefix = testBranchPrefix(this.#inputs.testBranchPattern, this.#ref.number)
    const commits = await github.commits()
    const living = (await this.#ask('contents: read', commits.branches(prefix))) ?? []
    const runs: TestRun[] = []
    for (const tip of living.slice(0, MOST_BRANCHES)) {
      const run = await this.#runOfBranch(tip.branch, tip.headSha, facts)
      if (run !== undefined) runs.push(run)
    }
    const [newest] = runs.toSorted((one, other) => (other.createdAt ?? 0) - (one.createdAt ?? 0))
    if (newest !== undefined) return newest
    const [closed] = (await this.#ask('pull-requests: read', commits.closedTests(prefix))) ?? []
    return closed && this.#runOfBranch(closed.branch, closed.headSha, facts)
  }

  async #runOfBranch(branch: string, commit: string, facts: Facts): Promise<TestRun | undefined> {
    const parsed = parseTestBranch(branch, this.#inputs.testBranchPattern)
    if (parsed?.number !== this.#ref.number) return undefined
    const claim = { ...parsed, branch, commit }
    return this.#readRun(parsed.id + parsed.suffix, facts, claim)
  }

  /** @param claim what its branch claims, which the details must confirm */
  async #readRun(id: string, facts: Facts, claim?: TestRunClaim): Promise<TestRun | undefined> {
    const { service, log } = this.#context
    const answer = readTestRun(service, this.#ref, id, { attempts: 3 })
    const say = (why: string) => log.info(`The test run ${id} cannot be read: ${why}`)
    const details = await bestEffort(this.#context, answer, say)
    if (details === undefined) return undefined
    const own = { ...this.#ownClaim(id), ...claim }
    const problem = claim
      ? problemOfClaim(claim, details)
      : problemOfClaim({ ...own, commit: details.testBranchSha ?? '-' }, details)
    if (problem !== undefined) {
      this.#notes.push(`The test run ${id} does not count: ${problem}`)
      return undefined
    }
    const checks = await this.#checks(details.testBranchSha)
    const gitHub = { checks, required: facts.gitHub?.requiredChecks, workflow: this.#workflow() }
    return testRunOf(id, details, gitHub, this.#ref)
  }

  #ownClaim = (id: string): TestRunClaim => ({
    ...{ number: this.#ref.number, id, suffix: '', branch: '', commit: undefined },
  })

  /** The event names the workflow of one suite. */
  #workflow(): RunOnGitHub['workflow'] {
    const { payload } = this.#context.event
    const suite = valueAt(payload, 'workflow_run', 'check_suite_id')
    const name = textAt(payload, 'workflow_run', 'name')
    return typeof suite === 'number' && name !== undefined ? { suite, name } : undefined
  }

  async #checks(sha: string | undefined): Promise<readonly CommitCheck[] | undefined> {
    const { github } = this.#context
    if (!github.available || sha === undefined) return undefined
    const checks = await this.#ask('checks: read', (await github.commits()).checks(sha))
    // A commit that GitHub has forgotten has no checks, which says nothing.
    return checks?.length === 0 ? undefined : checks
  }

  /** The newest commit of the target branch, once a required check has failed. */
  async #base(facts: Facts): Promise<Facts['base']> {
    const { github } = this.#context
    if (judge(facts).name !== 'check-failed' || !github.available) return undefined
    const commits = await github.commits()
    const sha = await this.#ask('contents: read', commits.headOf(this.#ref.targetBranch))
    const checks = await this.#checks(sha)
    return sha === undefined || checks === undefined ? undefined : { sha, checks }
  }

  async #flaky(facts: Facts, hasTimeline: boolean): Promise<FlakyFacts | undefined> {
    const { orgSlug, testChecks, testRunId } = this.#inputs
    const asked = orgSlug !== undefined && testChecks.length > 0
    if (!asked || judge(facts).name !== 'check-failed') return undefined
    const { workspace, github } = this.#context
    const { run } = facts
    const reportsAreOfRun =
      run !== undefined && (testRunId !== undefined || this.#claim?.id === run.id.slice(0, 36))
    const evidence: Evidence = reportsAreOfRun
      ? await this.#evidence(facts)
      : { rule: 3, why: 'the reports are not known to be of this test run' }
    const isRead = evidence.rule === undefined
    const tests = isRead ? [...evidence.testsOf.values()].flat() : []
    const [listing, changes, openedAt, containsHead, hasNewerBranch] = isRead
      ? await Promise.all([
          this.#listing(orgSlug, tests),
          this.#changes(facts),
          github.available ? this.#openedAt() : undefined,
          this.#containsHead(facts),
          hasTimeline ? false : this.#hasNewerBranch(facts),
        ])
      : [undefined, new Map(), undefined, undefined, undefined]
    return {
      ...{ hasTimeline, hasNewerBranch, reportsAreOfRun, evidence, listing, openedAt, changes },
      ...{ containsHead, workspace: workspace.root },
    }
  }

  async #evidence(facts: Facts): Promise<Evidence> {
    const { failedTestsFiles, testChecks } = this.#inputs
    const { readTestReports } = await import('../../flaky/junit/reports.js')
    const { assignReports } = await import('../../flaky/junit/checks.js')
    const globs = reportGlobs(failedTestsFiles, testChecks)
    const reports = await readTestReports(this.#context.workspace, 'failed-tests-files', globs)
    for (const { path, cases, failed, problem } of reports.files)
      this.#context.log.info(
        `${path}: ${failed.length} of ${cases} tests failed${problem === undefined ? '' : `; ${problem}`}`,
      )
    return assignReports(failingChecks(checksOf(facts)), testChecks, reports)
  }

  async #listing(orgSlug: string, tests: readonly FailedTest[]) {
    const { readListing } = await import('../../flaky/pages.js')
    const names = new Set(tests.map(({ name }) => name))
    const read = readListing(this.#context, orgSlug, ({ name }) => names.has(name))
    return bestEffort(this.#context, read, (why) =>
      this.#context.log.warning(`The listing of flaky tests cannot be read: ${why}`),
    )
  }

  /** The files of every pull request whose code the run tested. */
  async #changes({ run, entry }: Facts): Promise<FlakyFacts['changes']> {
    const { github } = this.#context
    const numbers = new Set([
      this.#ref.number,
      ...(run?.tested ?? []).map(({ prNumber }) => prNumber),
      ...(run?.ahead ?? []),
      ...(entry?.prerequisitePullRequests ?? []).map(({ prNumber }) => prNumber),
    ])
    const changes = new Map<number, Awaited<ReturnType<typeof files>> | undefined>()
    const files = async (number: number) =>
      this.#ask('pull-requests: read', (await github.commits()).files(number))
    for (const number of numbers)
      changes.set(number, github.available ? await files(number) : undefined)
    return changes
  }

  async #openedAt(): Promise<string | undefined> {
    const asked = this.#context.github.pullRequest(this.#ref.number)
    return (await this.#ask('pull-requests: read', asked))?.createdAt
  }

  async #containsHead({ run, gitHub }: Facts): Promise<boolean | undefined> {
    const head = (gitHub as MergeFacts | undefined)?.headSha
    if (run?.sha === undefined || head === undefined) return undefined
    const commits = await this.#context.github.commits()
    return this.#ask('contents: read', commits.contains(run.sha, head))
  }

  async #hasNewerBranch({ run }: Facts): Promise<boolean | undefined> {
    const { github } = this.#context
    if (!github.available || run === undefined) return undefined
    const prefix = testBranchPrefix(this.#inputs.testBranchPattern, this.#ref.number)
    const commits = await github.commits()
    const living = await this.#ask('contents: read', commits.branches(prefix))
    return living?.some(({ branch }) => branch !== run.branch)
  }

  /** What GitHub answers; a permission that is missing is noted. */
  #ask<T>(permission: string, answer: Promise<T>): Promise<T | undefined> {
    const noted = answer.catch((error: unknown) => {
      if (error instanceof ServiceError && error.kind === 'unauthorized')
        this.#missing.push(permissionOf(error, permission))
      throw error
    })
    return bestEffort(this.#context, noted, this.#context.log.info)
  }
}

/** A record may lag behind the end of its test run. */
const LAG_MS = 60_000
const PAUSE_MS = 5000
/** A pull request has one test branch, for a moment two. */
const MOST_BRANCHES = 5

/** The error says which of two permissions it was. */
const permissionOf = (error: ActionError, otherwise: string): string =>
  /`permissions: ([a-z-]+: [a-z]+)`/.exec(error.explanation.remedy)?.[1] ?? otherwise

/** Whether an event says that a run has ended. */
const hasEnded = ({ name, payload }: Context['event']): boolean =>
  payload['action'] === 'completed' || (name === 'status' && payload['state'] !== 'pending')

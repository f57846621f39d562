/** Finds the newest test run of a queue, whichever pull request it tested. */
import type { Check } from '../github/check.js'
import type { Commits, GitHubCall, Tip } from '../github/commits.js'
import type { ClosedPull } from '../github/repository-setup.js'
import { TestingDetails } from '../service/schemas.js'
import { parseTime } from '../shared/clock.js'
import type { Deadline } from '../shared/deadline.js'
import { type Fact, known, unread } from '../shared/fact.js'
import { pullRequestRef, type QueueRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import {
  DEFAULT_PATTERN,
  type NamedTestRun,
  parseTestBranch,
  problemOfRun,
} from '../test-run/test-branch.js'
import { readTestRun, type TestRun, testRunOf } from '../test-run/test-run.js'
import type { AskSetup } from './sources.js'

/** A test branch, and the test run that the service shows for it. */
export interface TestBranchFound {
  readonly branch: string
  /** Absent if nothing shows its commit. */
  readonly sha: string | undefined
  /** Absent if the service does not confirm it. */
  readonly run: TestRun | undefined
  /** The checks on GitHub and those of the run, without the queue's own. */
  readonly checks: Fact<readonly Check[]>
}

/** The clients that a search for a test run asks. */
interface RunSources {
  readonly context: Context
  readonly askService: <T>(question: () => Promise<T>) => Promise<Fact<T>>
  readonly ref: QueueRef
  readonly askCommits: <T>(
    question: (commits: Commits, ...at: GitHubCall) => Promise<T>,
  ) => Promise<Fact<T>>
  readonly askSetup: AskSetup
  readonly closedPulls: () => Promise<Fact<readonly ClosedPull[]>>
}

/** A test run that something names. */
interface RunCandidate {
  readonly number: number
  readonly id: string
  /** Absent if only a timeline names it. */
  readonly claim?: NamedTestRun
  /** Absent until the service has confirmed it. */
  readonly details?: TestingDetails
}

/** All test branches begin so, whatever their pull request. */
const PREFIX = DEFAULT_PATTERN.split('{number}')[0] ?? ''
/** The details of so many runs of each source are read. */
const MAX_BRANCHES = 5
const MAX_DRAFTS = 2
const MAX_TIMELINES = 3
/** GitHub answers for so many commits at once. */
const MAX_COMMITS = 200

/**
 * Finds the test run that was created last, of whichever pull request: of a living test branch, of a
 * closed draft of the queue, or one that the timeline of a closed pull request names. `undefined` if
 * nothing names one.
 */
export async function findNewestRun(
  deadline: Deadline,
  facts: RunSources,
): Promise<Fact<TestBranchFound | undefined>> {
  const [living, closed] = await Promise.all([
    facts.askCommits((commits, ...at) => commits.branches(...at, PREFIX)),
    facts.closedPulls(),
  ])
  const pulls = closed.isKnown ? closed.value : []
  const drafts = pulls.filter(({ isOwnDraft }) => isOwnDraft)
  const others = pulls.filter(({ isOwnDraft }) => !isOwnDraft)
  const [branches, named] = await Promise.all([
    newestBranches(facts, living.isKnown ? living.value : []),
    fromTimelines(facts, deadline, others),
  ])
  const candidates = [
    ...branches,
    ...drafts
      .toSorted((a, b) => b.number - a.number)
      .flatMap(candidateOf)
      .slice(0, MAX_DRAFTS),
    ...named,
  ]
  // The first of each run, because only branches and drafts prove the name of their commit.
  const byRun = new Map(candidates.toReversed().map((candidate) => [candidate.id, candidate]))
  const distinct = candidates.filter((candidate) => byRun.get(candidate.id) === candidate)
  const newest =
    (await newestConfirmed(deadline, facts, distinct)) ??
    candidates.find(({ claim }) => claim !== undefined)
  if (newest !== undefined) return known(await withChecks(facts, newest))
  if (!living.isKnown) return living
  if (!closed.isKnown) return closed
  return known(undefined)
}

/** The test branches whose commits are the newest. GitHub lists branches by name. */
async function newestBranches(
  { askSetup }: RunSources,
  tips: readonly Tip[],
): Promise<readonly RunCandidate[]> {
  const candidates = tips.flatMap(candidateOf).sort((a, b) => b.number - a.number)
  if (candidates.length <= MAX_BRANCHES) return candidates
  const dated = candidates.slice(0, MAX_COMMITS)
  const shas = dated.flatMap(({ claim }) => claim?.commit ?? [])
  const times = await askSetup((setup, ...at) => setup.committedAt(...at, shas))
  const timeBySha = new Map(shas.map((sha, index) => [sha, times.isKnown && times.value[index]]))
  const timeOf = ({ claim }: RunCandidate) => timeBySha.get(claim?.commit ?? '') || 0
  return dated.sort((a, b) => timeOf(b) - timeOf(a)).slice(0, MAX_BRANCHES)
}

function candidateOf({
  branch,
  headSha: commit,
}: {
  readonly branch: string
  readonly headSha: string
}): RunCandidate | [] {
  const parsed = parseTestBranch(branch, DEFAULT_PATTERN)
  if (parsed === undefined) return []
  return { number: parsed.number, id: parsed.id, claim: { ...parsed, branch, commit } }
}

/** The runs that are named in the timelines of the pull requests that closed last. */
async function fromTimelines(
  { context, ref, askService }: RunSources,
  deadline: Deadline,
  pulls: readonly { readonly number: number }[],
): Promise<readonly RunCandidate[]> {
  const read = async ({
    number,
  }: {
    readonly number: number
  }): Promise<readonly RunCandidate[]> => {
    const answer = await askService(() =>
      context.service.getPullRequestHistory(deadline, testedPullRequest(ref, number), {
        attempts: 1,
      }),
    )
    if (!answer.isKnown) return []
    const { parseTimeline } = await import('../service/timeline.js')
    const named = parseTimeline(answer.value).find(({ testRun }) => testRun !== undefined)
    if (named?.testRun === undefined) return []
    return [{ number, id: named.testRun.id }]
  }
  const newest = pulls.slice(0, MAX_TIMELINES)
  return (await Promise.all(newest.map(read))).flat()
}

/** The newest of the runs that the service confirms. */
async function newestConfirmed(
  deadline: Deadline,
  facts: RunSources,
  candidates: readonly RunCandidate[],
): Promise<RunCandidate | undefined> {
  const read = await Promise.all(
    candidates.map((candidate) => withDetails(facts, deadline, candidate)),
  )
  const confirmed = read.filter(({ details }) => details !== undefined)
  const createdAt = ({ details }: RunCandidate) => parseTime(details?.createdAt) ?? 0
  return confirmed.toSorted((a, b) => createdAt(b) - createdAt(a))[0]
}

/** Reads the details of a run, which count only if they confirm what names it. */
async function withDetails(
  { context, ref, askService }: RunSources,
  deadline: Deadline,
  candidate: RunCandidate,
): Promise<RunCandidate> {
  const { number, id, claim } = candidate
  const pattern = { testBranchPattern: DEFAULT_PATTERN }
  const answer = await askService(() =>
    readTestRun(deadline, context.service, ref, id, pattern, { attempts: 1 }),
  )
  if (!answer.isKnown || problemOfRun(number, answer.value, claim) !== undefined) return candidate
  return { ...candidate, details: answer.value }
}

async function withChecks(
  { ref, askCommits }: RunSources,
  { number, id, claim, details }: RunCandidate,
): Promise<TestBranchFound> {
  const sha = details?.testBranchSha ?? claim?.commit
  const checksOnGitHub = await readChecks(askCommits, sha)
  const run = testRunOf(
    id,
    details ?? TestingDetails.parse({}),
    { checks: checksOnGitHub, facts: unread('they were not asked') },
    testedPullRequest(ref, number),
  )
  const hasChecks = checksOnGitHub.isKnown || run.checks.length > 0
  return {
    branch: details?.testBranch ?? claim?.branch ?? id,
    sha,
    run: details && run,
    checks: hasChecks ? known(run.checks) : checksOnGitHub,
  }
}

const testedPullRequest = ({ repository, targetBranch }: QueueRef, number: number) =>
  pullRequestRef(repository, targetBranch, number)

async function readChecks(
  askCommits: RunSources['askCommits'],
  sha: string | undefined,
): Promise<Fact<readonly Check[]>> {
  if (sha === undefined) return unread('the commit is not known')
  const [runs, statuses] = await Promise.all([
    askCommits((commits, ...at) => commits.checkRuns(...at, sha)),
    askCommits((commits, ...at) => commits.statuses(...at, sha)),
  ])
  if (!runs.isKnown) return runs
  if (!statuses.isKnown) return statuses
  return known([...runs.value, ...statuses.value])
}

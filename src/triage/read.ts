/** Reads what a triage judges: stays that ended in the period, with their runs, heads and branch. */
import type { Check } from '../github/check.js'
import { closedPullRequests } from '../github/closed.js'
import * as commits from '../github/commits.js'
import { type CommitFacts, ManyFacts } from '../github/many-facts.js'
import type { MergeFacts } from '../github/merge-facts.js'
import type { Episode } from '../history/episodes.js'
import { isWithin, type TimeSpan } from '../history/period.js'
import type { PastPullRequest, QueueHistory } from '../history/read.js'
import { hasStatus } from '../http/errors.js'
import { isEnded, SubmittedPullRequest, type TestingDetails } from '../service/schemas.js'
import type { TimelineEntry } from '../service/timeline.js'
import { readFact } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import { type Fact, ifKnown, known, NO_TOKEN, type Unread, unread } from '../shared/fact.js'
import { type PullRequestRef, pullRequestRef, type QueueRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { DEFAULT_PATTERN, parseTestBranch, problemOfRun } from '../test-run/test-branch.js'
import { readTestRun, type TestRun, testRunOf, withTested } from '../test-run/test-run.js'

/** A stay in the queue that ended without a merge in the period, and what is known of it. */
export interface Stay {
  readonly ref: PullRequestRef
  readonly episode: Episode
  /** It has not left the queue again since. */
  readonly isNewest: boolean
  /** The end of the stay in the timeline. */
  readonly entry: TimelineEntry | undefined
  readonly record: Fact<SubmittedPullRequest>
  readonly mergeFacts: Fact<MergeFacts>
  readonly run: Fact<TestRun>
  /** The timeline names the run. */
  readonly isRunNamed: boolean
  /** The head commit that was submitted. */
  readonly head: Fact<StayHead>
}

/** A head commit. */
export interface StayHead extends CommitFacts {
  readonly sha: string
}

/** The newest commit of the target branch, and its checks. */
export type Base = Fact<{ readonly sha: string; readonly checks: readonly Check[] }>

/** The facts of a triage. */
export interface TriageFacts {
  /** Of each pull request, the oldest first. */
  readonly stays: readonly Stay[]
  readonly base: Base
}

/** A stay whose run and head are still to be read. */
interface OpenStay extends Omit<Stay, 'run' | 'head'> {
  readonly runId: string | undefined
  readonly headSha: string | undefined
  /** The record shows the head that failed. */
  readonly isHeadOfRecord: boolean
}

/** A stay whose head is still to be proved. */
interface UnprovedStay extends Omit<Stay, 'head'> {
  head: Stay['head']
  /** The record or a check suite shows that its run tested the head. */
  readonly isProved: boolean
}

/** Requests of the service at once. */
const MAX_RUNS_AT_ONCE = 8
/** Commits read at once, each with two requests. */
const MAX_COMMITS_AT_ONCE = 3
/** Requests to GitHub, retries included. */
const MAX_GITHUB_REQUESTS = 140

/** Reads the facts that all judgements share, each once. */
export class TriageReader {
  readonly #context: Context
  readonly #deadline: Deadline
  readonly #gitHub: Deadline
  readonly #ref: QueueRef
  readonly #many: ManyFacts
  readonly #details = new Map<string, Fact<TestingDetails>>()
  readonly #commits = new Map<string, Fact<CommitFacts>>()

  constructor(context: Context, deadline: Deadline, ref: QueueRef) {
    this.#context = context
    this.#deadline = deadline
    this.#gitHub = deadline.withRequests(MAX_GITHUB_REQUESTS)
    this.#ref = ref
    this.#many = new ManyFacts(context, ref.targetBranch)
  }

  /** Reads the facts about all stays that ended in the period. */
  async read(history: QueueHistory, span: TimeSpan): Promise<TriageFacts> {
    const kicked = ({ end, endedAt }: Episode) => end !== 'merged' && isWithin(span, endedAt)
    const pulls = history.pullRequests.filter(({ episodes }) => episodes.some(kicked))
    const numbers = pulls.map(({ number }) => number)
    const mergeFacts = await this.#many.readPullRequests(this.#gitHub, numbers)
    const open = pulls.flatMap((pull) =>
      pull.episodes
        .filter(kicked)
        .map((episode) => this.#openStay(pull, episode, mergeFacts.get(pull.number) ?? NOT_ASKED)),
    )
    const withRuns = await this.#findUnnamedRuns(open, span)
    const base = await this.#readBase(withRuns)
    await this.readRuns(withRuns.flatMap(({ runId = [] }) => runId))
    await this.#readCommits(withRuns.flatMap(({ headSha = [] }) => headSha))
    const stays = withRuns.map((stay) => this.#stayOf(stay))
    await atOnce(MAX_COMMITS_AT_ONCE, stays, (stay) => this.#proveHead(stay))
    return { stays: stays.map(({ isProved: _, ...stay }) => stay), base }
  }

  /** Reads test runs and their checks on GitHub, each once. */
  async readRuns(ids: readonly string[]): Promise<void> {
    const { service } = this.#context
    const wanted = [...new Set(ids)].filter((id) => !this.#details.has(id))
    await atOnce(MAX_RUNS_AT_ONCE, wanted, async (id) => {
      const reading = readTestRun(this.#deadline, service, this.#ref, id, RUN_INPUTS)
      this.#details.set(id, await readFact(this.#deadline, reading))
    })
    await this.#readCommits(
      wanted.flatMap((id) => ifKnown(this.#details.get(id))?.testBranchSha ?? []),
    )
  }

  /** Returns a run that was read, as one of a pull request. */
  runOf(
    id: string,
    ref: PullRequestRef,
    mergeFacts: Fact<MergeFacts>,
    entry: TimelineEntry | undefined,
  ): Fact<TestRun> {
    const details = this.#details.get(id) ?? NOT_ASKED
    if (!details.isKnown) return details
    const problem = problemOfRun(ref.number, details.value)
    if (problem !== undefined) return unread(problem)
    const { testBranchSha: sha } = details.value
    const commit = sha === undefined ? unread('the commit is not known') : this.#commitOf(sha)
    const checks = commit.isKnown ? known(commit.value.checks) : commit
    const run = testRunOf(id, details.value, { facts: mergeFacts, checks }, ref)
    return known(withTested(run, entry))
  }

  #openStay(
    { number, episodes, record }: PastPullRequest,
    episode: Episode,
    mergeFacts: Fact<MergeFacts>,
  ): OpenStay {
    const { repository, stacks } = this.#context
    const parsed = recordOf(record)
    const { prSha, state } = ifKnown(parsed) ?? {}
    const { entries, hasTimeline } = episode
    const last = entries.at(-1)
    const hadNoRun = last?.reason === 'start_test_run_merge_conflict'
    const runId = entries.findLast(({ testRun }) => testRun !== undefined)?.testRun?.id
    const isNewest = episodes.at(-1) === episode
    return {
      ref: pullRequestRef(repository, this.#ref.targetBranch, number, stacks.of(number)),
      episode,
      isNewest,
      entry: hasTimeline ? last : undefined,
      record: parsed,
      mergeFacts,
      runId: hadNoRun ? undefined : runId,
      isRunNamed: runId !== undefined,
      headSha: (prSha ?? ifKnown(mergeFacts)?.headSha)?.toLowerCase(),
      isHeadOfRecord: prSha !== undefined && isEnded(state) && episode.end === 'failed' && isNewest,
    }
  }

  /** Finds runs that no timeline names, by the closed pull requests of their test branches. */
  async #findUnnamedRuns(
    open: readonly OpenStay[],
    { since }: TimeSpan,
  ): Promise<readonly OpenStay[]> {
    const { github } = this.#context
    const isUnnamed = ({ episode, entry, runId }: OpenStay) =>
      episode.end === 'failed' && runId === undefined && entry?.reason === undefined
    if (!github.available || !open.some(isUnnamed)) return open
    const closed = await readFact(this.#gitHub, closedPullRequests(github, this.#gitHub, since))
    const newest = new Map<number, string>()
    for (const { headBranch, isOwnHead } of ifKnown(closed) ?? []) {
      const named = isOwnHead ? parseTestBranch(headBranch, DEFAULT_PATTERN) : undefined
      if (named !== undefined && !newest.has(named.number)) newest.set(named.number, named.id)
    }
    return open.map((stay) =>
      isUnnamed(stay) ? { ...stay, runId: newest.get(stay.ref.number) } : stay,
    )
  }

  async #readBase(open: readonly OpenStay[]): Promise<Base> {
    const { github } = this.#context
    if (!open.some(({ episode }) => episode.end === 'failed')) return unread('nothing failed')
    if (!github.available) return NO_TOKEN
    const head = commits.headOf(github, this.#gitHub, this.#ref.targetBranch)
    const sha = await readFact(this.#gitHub, head)
    if (!sha.isKnown) return sha
    const checks = await this.#readCommit(sha.value)
    return checks.isKnown ? known({ sha: sha.value, checks: checks.value.checks }) : checks
  }

  async #readCommits(shas: readonly string[]): Promise<void> {
    const wanted = [...new Set(shas.map((sha) => sha.toLowerCase()))].filter(
      (sha) => !this.#commits.has(sha),
    )
    for (const [sha, facts] of await this.#many.readCommits(this.#gitHub, wanted))
      this.#commits.set(sha, facts)
    const hidden = wanted.filter((sha) => {
      const facts = this.#commitOf(sha)
      return !facts.isKnown && facts.error?.kind !== 'unauthorized'
    })
    await atOnce(MAX_COMMITS_AT_ONCE, hidden, async (sha) => {
      const facts = await this.#readCommit(sha)
      if (facts.isKnown) this.#commits.set(sha, facts)
    })
  }

  #commitOf(sha: string): Fact<CommitFacts> {
    return this.#commits.get(sha.toLowerCase()) ?? NOT_ASKED
  }

  /** Reads the checks of one commit, as `explain` does. */
  async #readCommit(sha: string): Promise<Fact<CommitFacts>> {
    const { github } = this.#context
    if (!github.available) return NO_TOKEN
    const [runs, statuses] = await Promise.all([
      readFact(this.#gitHub, commits.checkRuns(github, this.#gitHub, sha)),
      readFact(this.#gitHub, commits.statuses(github, this.#gitHub, sha)),
    ])
    if (!runs.isKnown) return runs
    if (!statuses.isKnown) return statuses
    return known({
      checks: [...runs.value, ...statuses.value],
      pushedBy: undefined,
      committedAt: undefined,
    })
  }

  /** Without a check suite, only the commit of the run shows that it tested the head. */
  async #proveHead(stay: UnprovedStay): Promise<void> {
    const { head, run, isProved } = stay
    const sha = ifKnown(run)?.sha
    if (isProved || !head.isKnown) return
    const { github } = this.#context
    if (sha === undefined) {
      stay.head = run.isKnown || hasStatus(run.error, 404) ? UNKNOWN_HEAD : unreadHead(run)
      return
    }
    const contains = await readFact(
      this.#gitHub,
      commits.contains(github, this.#gitHub, sha, head.value.sha),
    )
    if (!contains.isKnown) stay.head = unreadHead(contains)
    else if (!contains.value) stay.head = UNKNOWN_HEAD
  }

  #stayOf({ runId, headSha, isHeadOfRecord, ...stay }: OpenStay): UnprovedStay {
    const { ref, mergeFacts, entry, episode } = stay
    const run =
      runId === undefined
        ? unread('nothing names its test run')
        : this.runOf(runId, ref, mergeFacts, entry)
    const isProved = true
    if (headSha === undefined)
      return {
        ...stay,
        run,
        isProved,
        head: mergeFacts.isKnown ? UNKNOWN_HEAD : mergeFacts,
      }
    const commit = this.#commitOf(headSha)
    if (!commit.isKnown) return { ...stay, run, isProved, head: commit }
    const testedAt = ifKnown(run)?.createdAt ?? episode.startedAt ?? episode.endedAt
    const { pushedBy, committedAt = 0 } = commit.value
    const isNewer = !isHeadOfRecord && (pushedBy ?? committedAt) > testedAt
    const head = isNewer ? UNKNOWN_HEAD : known({ ...commit.value, sha: headSha })
    return { ...stay, run, head, isProved: isHeadOfRecord || pushedBy !== undefined }
  }
}

const NOT_ASKED = unread('it was not asked')
/** It was pushed after the run, as far as everything that could be read shows. */
export const UNKNOWN_HEAD = unread('the head commit that was submitted is not known')
const unreadHead = ({ why, error }: Unread) => unread(`${UNKNOWN_HEAD.why}: ${why}`, error)
const RUN_INPUTS = { testBranchPattern: DEFAULT_PATTERN }

/** The record in an answer with a timeline. */
function recordOf(answer: PastPullRequest['record']): Fact<SubmittedPullRequest> {
  if (!answer.isKnown) return answer
  const parsed = SubmittedPullRequest.safeParse(answer.value)
  return parsed.success ? known(parsed.data) : unread('Trunk has no usable record of it')
}

/** Works on all items, several at once. */
async function atOnce<T>(
  max: number,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const remaining = items.values()
  const worker = async () => {
    for (const item of remaining) await work(item)
  }
  await Promise.all(Array.from({ length: max }, worker))
}

import type { Evidence } from '../../flaky/junit/checks.js'
import type { Comparison } from '../../flaky/known.js'
import type { CommitCheck } from '../../github/commits.js'
import type { MergeFacts } from '../../github/merge-facts.js'
import type { Queue, SubmittedPullRequest } from '../../service/schemas.js'
import type { TimelineEntry } from '../../service/timeline.js'
import type { PullRequestRef } from '../../shared/references.js'

/** All that a verdict depends on; what could not be read is absent. */
export interface Facts {
  readonly ref: PullRequestRef
  readonly record: SubmittedPullRequest | undefined
  /** The timeline's newest entry, if it is about the present state. */
  readonly entry?: TimelineEntry | undefined
  readonly gitHub?: MergeFacts | undefined
  readonly queue?: Queue | undefined
  readonly run?: TestRun | undefined
  /** The newest commit of the target branch. */
  readonly base?: { readonly sha: string; readonly checks: readonly CommitCheck[] } | undefined
  /** Facts that the rules of `known-flaky` need, where they are asked for. */
  readonly flaky?: FlakyFacts | undefined
}

/** The facts with which every explanation begins. */
export type BasicFacts = Pick<Facts, 'ref' | 'record' | 'entry' | 'gitHub' | 'run'>

/** The head commit as GitHub shows it now; a record can lag. */
export const presentHead = ({ gitHub, record }: BasicFacts): string | undefined =>
  (gitHub?.headSha ?? record?.prSha)?.toLowerCase()

/** The pull requests that it builds on, as far as the run and the timeline name them. */
export const numbersAhead = ({ run, entry }: BasicFacts): readonly number[] => [
  ...(run?.ahead ?? []),
  ...(entry?.prerequisitePullRequests ?? []).map(({ prNumber }) => prNumber),
]

export interface FlakyFacts extends Pick<Comparison, 'workspace' | 'changes' | 'openedAt'> {
  readonly hasTimeline: boolean | undefined
  /** Tells whether a test branch is known that is newer than the run's; if that is known. */
  readonly hasNewerBranch?: boolean | undefined
  /** The failing tests of the failing checks, or why they prove nothing. */
  readonly evidence: Evidence
  /** The listing; undefined if it could not be read to its end. */
  readonly listing?: Comparison['listing'] | undefined
  /** Tells whether the commit of the run contains the present head; if that is known. */
  readonly containsHead?: boolean | undefined
}

/** One row of a check in a test run: there can be several of one name. */
export interface RunCheck extends Omit<CommitCheck, 'app' | 'kind'> {
  /** Absent if only the service's timeline names it. */
  readonly kind?: CommitCheck['kind'] | undefined
  readonly required: boolean
  /** Of GitHub Actions, if known. */
  readonly workflow?: string | undefined
}

export interface TestRun {
  readonly id: string
  readonly branch: string | undefined
  readonly sha: string | undefined
  readonly status: string | undefined
  readonly createdAt: number | undefined
  readonly isBisection: boolean
  readonly tested: readonly { readonly prNumber: number; readonly prUrl?: string | undefined }[]
  /** Pull requests that it builds on. */
  readonly ahead: readonly number[]
  readonly required: readonly string[]
  readonly checks: readonly RunCheck[]
  /** All of its checks could be read: only then has one that is not there not run. */
  readonly isWhole: boolean
}

/** Tells whether it left the queue with a pull request that it is stacked on. */
export const isStacked = (entry: TimelineEntry | undefined): boolean =>
  entry?.reason?.startsWith('prerequisite_merge_item_') === true

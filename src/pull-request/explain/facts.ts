/** All that a verdict is made of. */
import type { Evidence } from '../../flaky/junit/checks.js'
import type { ListedTest } from '../../flaky/unhealthy-test.js'
import type { ChangedFile, CommitCheck } from '../../github/commits.js'
import type { MergeFacts } from '../../github/merge-facts.js'
import type { Queue, SubmittedPullRequest } from '../../service/schemas.js'
import type { TimelineEntry } from '../../service/timeline.js'
import type { PullRequestRef } from '../../shared/references.js'
import type { TestRun } from './test-run.js'

/** All that a verdict depends on; what could not be read is absent. */
export interface Facts {
  readonly ref: PullRequestRef
  readonly record: SubmittedPullRequest | undefined
  /** The timeline's newest entry, if it is about the present state. */
  readonly entry?: TimelineEntry | undefined
  readonly gitHub?: MergeFacts | undefined
  readonly queue?: Queue | undefined
  /** The test run that it is about. */
  readonly run?: TestRun | undefined
  /** The newest commit of the target branch. */
  readonly base?: { readonly sha: string; readonly checks: readonly CommitCheck[] } | undefined
  /** Facts that the rules of `known-flaky` need, where they are asked for. */
  readonly flaky?: FlakyFacts | undefined
}

/** Facts that the rules need besides the others. */
export interface FlakyFacts {
  /** Tells whether the server has a timeline. */
  readonly hasTimeline: boolean
  /**
   * Tells whether a test branch is known that is newer than the run's; undefined if that is not
   * known.
   */
  readonly hasNewerBranch: boolean | undefined
  /** The failing tests of the failing checks, or why they prove nothing. */
  readonly evidence: Evidence
  /** The listing; undefined if it could not be read to its end. */
  readonly listing: readonly ListedTest[] | undefined
  readonly workspace: string
  /** When the pull request was opened. */
  readonly openedAt: string | undefined
  /** Changes of the pull requests of the run. */
  readonly changes: ReadonlyMap<number, readonly ChangedFile[] | undefined>
  /**
   * Tells whether the commit of the run contains the present head; undefined if that is not known.
   */
  readonly containsHead: boolean | undefined
}

/** Tells whether it left the queue with a pull request that it is stacked on. */
export const isStacked = (entry: TimelineEntry | undefined): boolean =>
  entry?.reason?.startsWith('prerequisite_merge_item_') === true

/** The facts behind the reasons, and a reason before it is worded. */
import type { Check } from '../../github/check.js'
import type { MergeFacts } from '../../github/merge-facts.js'
import type { SubmittedPullRequest } from '../../service/schemas.js'
import type { TimelineEntry } from '../../service/timeline.js'
import type { PullRequestRef } from '../../shared/references.js'
import type { TestRun } from '../../test-run/test-run.js'

/** The known facts about a pull request; unread ones are absent. For reports, never for rules. */
export interface KnownFacts {
  readonly ref: PullRequestRef
  readonly record: SubmittedPullRequest | undefined
  /** The timeline's newest entry, if it is about the present state. */
  readonly entry?: TimelineEntry | undefined
  readonly gitHub?: MergeFacts | undefined
  readonly run?: TestRun | undefined
}

/** The known facts that reasons depend on. */
export interface ReasonFacts extends Omit<KnownFacts, 'run'> {
  /** The reason in the entry, if it is about the present state. */
  readonly queueReason?: QueueReason | undefined
  /** Checks that failed in its test runs, by the service. */
  readonly failing?: readonly Check[] | undefined
  /** Checks that did not run in its test run, although a merge needs them. */
  readonly notRun?: readonly Check[] | undefined
  /** Required checks that its test run ended without. */
  readonly unfinished?: readonly Check[] | undefined
  readonly queueState?: string | undefined
  /** Permissions that the token lacks, such as `checks: read`. */
  readonly missingPermissions?: readonly string[] | undefined
}

/** Next step for a reason, as a sentence without its period; `{branch}` is the target branch. */
export interface Remedy {
  readonly remedy: string
  /** It left the queue for this, and must be submitted again; `named` if the sentence says so. */
  readonly again?: boolean | 'named'
}

/** Kinds of reasons that the service and GitHub can both show. */
export type SharedKind =
  | 'check-failed'
  | 'check-missing'
  | 'conflict'
  | 'head-moved'
  | 'closed'
  | 'draft'
  | 'base-changed'

/** The meaning of a word of the service. */
export interface QueueReason extends Remedy {
  /** Completes "The queue's reason: ". */
  readonly text: string
  readonly url?: string | undefined
  /** Explains only an end: in the queue, the same word can be about the submission. */
  readonly onlyAtEnd?: boolean
  /** Kind of the reason from GitHub for the same fact. */
  readonly sameAs?: SharedKind
  /** GitHub or the service refused the merge. */
  readonly refusesMerge?: boolean
  /** It takes a pull request out of the queue, whatever its tests say. */
  readonly takesOut?: boolean
}

/** A reason before its remedy is worded. In `text`, only names are in backticks. */
export interface Candidate {
  /** Set if another row of the table has its kind and its remedy. */
  readonly name?: 'check-failed' | 'check-missing' | 'check-pending' | 'conflict' | 'behind'
  readonly text: string
  readonly url: string | undefined
  /** The service and GitHub can both show one fact; both have the same key. By default its name. */
  readonly key?: string
  /** If it is not the one of the row. */
  readonly remedy?: Partial<Remedy> | undefined
  readonly sameAs?: SharedKind | undefined
  readonly isCauseOfState?: boolean
}

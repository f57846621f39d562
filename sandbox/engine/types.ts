/** Types of the queue engine. States are spelled as on the wire: in lower case. */

export type PullRequestState =
  | 'not_ready'
  | 'pending'
  | 'testing'
  | 'tests_passed'
  | 'merged'
  | 'failed'
  | 'cancelled'
  | 'pending_failure'

/** States that end a stay in the queue. */
export const ENDED: ReadonlySet<PullRequestState> = new Set(['merged', 'failed', 'cancelled'])

export type QueueState = 'running' | 'paused' | 'draining' | 'switching_modes'

export const MERGEABILITIES = ['unspecified', 'in_progress', 'mergeable', 'not_mergeable'] as const
export type Mergeability = (typeof MERGEABILITIES)[number]

/**
 * When the tests of a pull request fail. `until-push`: until its head moves; `with`: in a test
 * branch that holds one of these, or after one of them was merged.
 */
export type Fails =
  | 'never'
  | 'always'
  | 'until-push'
  | { readonly firstRuns: number }
  | { readonly with: readonly number[] }

/** What someone can do to a pull request that takes it out of the queue. */
export const INTERRUPTIONS = ['push', 'close', 'draft', 'base-change', 'cancel'] as const
export type Interruption = (typeof INTERRUPTIONS)[number]

/** What can stop a pull request other than a failed test or a person. */
export const OBSTACLES = ['merge-conflict', 'merge-refused'] as const

/** How a pull request leaves the queue other than by a merge or a failed test. Happens once. */
export type Leaves =
  | { readonly by: Interruption; readonly afterMinutes: number }
  | { readonly by: (typeof OBSTACLES)[number] }

/** Why a pull request left the queue. The service does not show it; rehearsals can read it. */
export type Reason = Leaves['by'] | 'tests-failed' | 'testing-timeout' | 'not-ready-timeout'

/** What is true of a pull request outside the queue. */
export interface PullRequestFacts {
  readonly number: number
  readonly title: string
  readonly author: string
  /** Head commit. */
  readonly sha: string
  /** Base branch; the branch of its queue where absent. */
  readonly base?: string | undefined
  /** Length of one test run, in simulated minutes. */
  readonly testMinutes: number
  readonly fails: Fails
  /** The check that fails when it fails; the first required one where absent. */
  readonly failingCheck?: string | undefined
  /** A check that fails at first and passes in its re-run, within one test run. */
  readonly flakyCheck?: string | undefined
  readonly leaves?: Leaves | undefined
  readonly mergeability: Mergeability
  /** Makes it mergeable this many simulated minutes after the start. */
  readonly mergeableAfterMinutes?: number | undefined
  /** Up to date with its base, so that `directMergeMode: always` skips the test run. */
  readonly upToDate: boolean
}

/** A pull request and what happened to it so far; queues share it. */
export interface PullRequest {
  facts: PullRequestFacts
  /** Test runs that finished with this pull request as a member. */
  finishedRuns: number
  /** Whether what `facts.leaves` says has happened. */
  hasLeft: boolean
  mergedAt: number | undefined
}

/** A change of state, for histories and metrics. */
export interface Transition {
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly branch: string
  readonly number: number
  readonly from: PullRequestState | undefined
  readonly to: PullRequestState
  /** Whether it is part of a failed batch that is being bisected. */
  readonly isBisection: boolean
  /** Why it left the queue without a merge. */
  readonly reason?: Reason | undefined
}

/** Answer of a command: done, or why not. The reason decides the HTTP status. */
export type Answer<T = undefined> =
  | { readonly ok: true; readonly value: T }
  | {
      readonly ok: false
      readonly reason: 'invalid' | 'missing' | 'exists'
      readonly message: string
    }

export const done: Answer = { ok: true, value: undefined }

export const refused = (
  reason: 'invalid' | 'missing' | 'exists',
  message: string,
): Extract<Answer, { ok: false }> => ({ ok: false, reason, message })

/** Words of the queue engine. States are spelled as the service spells them on the wire: in lower case. */

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

export type Mergeability = 'unspecified' | 'in_progress' | 'mergeable' | 'not_mergeable'

/** When the tests of a pull request fail. `with`: in a test branch that holds one of these, or after it was merged. */
export type Fails =
  | 'never'
  | 'always'
  | { readonly firstRuns: number }
  | { readonly with: readonly number[] }

/** What the world outside the queue says of a pull request. */
export interface PullRequestFacts {
  readonly number: number
  readonly title: string
  readonly author: string
  /** Head commit. */
  readonly sha: string
  /** Base branch; that of whichever queue it is in where absent. */
  readonly base?: string | undefined
  /** Length of one test run, in simulated minutes. */
  readonly testMinutes: number
  readonly fails: Fails
  /** The check that is red when it fails; the first required one where absent. */
  readonly failingCheck?: string | undefined
  readonly mergeability: Mergeability
  /** `mergeable` from this time on, in simulated minutes since the start, whatever `mergeability` says before. */
  readonly mergeableAfterMinutes?: number | undefined
  /** Already up to date with its base, so that `directMergeMode: always` needs no test run. */
  readonly upToDate: boolean
}

/** A pull request with what happened to it since the start. Queues share it. */
export interface PullRequest {
  facts: PullRequestFacts
  /** Test runs that came to their end with this pull request as a member. */
  finishedRuns: number
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
}

/** Answer of a command: done, or why not. The reason says which kind of refusal the wire needs. */
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

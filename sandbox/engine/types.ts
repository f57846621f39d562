/** Types of the queue engine. States are spelled as on the wire: in lower case. */
export const PULL_REQUEST_STATES = [
  'not_ready',
  'pending',
  'testing',
  'tests_passed',
  'merged',
  'failed',
  'cancelled',
  'pending_failure',
] as const
export type PullRequestState = (typeof PULL_REQUEST_STATES)[number]

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

/** Events that take a pull request out of the queue, and the service's word for each. */
const LEAVING = {
  push: 'pr_pushed_to',
  close: 'pr_closed',
  draft: 'pr_converted_to_draft',
  'base-change': 'pr_base_branch_changed',
  cancel: 'user_requested',
  'admin-cancel': 'trunk_admin_requested',
  'manual-merge': 'manual_merge',
} as const

/** Events that make a pull request's tests begin again. */
const RESTARTING = {
  restart: 'tests_restarted_by_user',
  'target-branch-push': 'manual_push_to_target_branch',
  'skip-the-line': 'skip_the_line_interrupted',
} as const

/** Things that happen to a queued pull request from outside. */
export const INTERRUPTION_REASONS = { ...LEAVING, ...RESTARTING } as const
export type Interruption = keyof typeof INTERRUPTION_REASONS
export const INTERRUPTIONS = Object.keys(INTERRUPTION_REASONS) as readonly Interruption[]

export const isRestarting = (by: Interruption): by is keyof typeof RESTARTING => by in RESTARTING

/** Failures that are neither a test's nor a person's. */
export const OBSTACLE_REASONS = {
  'merge-conflict': 'start_test_run_merge_conflict',
  // One of several words that begin like this; only the next one is published.
  'merge-refused': 'github_api_merge_refused',
  // GitHub merges it all the same, and the queue never learns that.
  'merge-in-progress': 'github_api_merge_already_in_progress',
} as const
export type Obstacle = keyof typeof OBSTACLE_REASONS
export const OBSTACLES = Object.keys(OBSTACLE_REASONS) as readonly Obstacle[]

/** Event in the life of a pull request besides its tests and its merge. Happens once. */
export type Event =
  | { readonly by: Interruption; readonly afterMinutes: number }
  | { readonly by: Obstacle }

/** The service's word for a change of state. */
export type Reason =
  | (typeof INTERRUPTION_REASONS)[Interruption]
  | (typeof OBSTACLE_REASONS)[Obstacle]
  | 'api_requested'
  | 'bisection_required'
  | 'bisection_test_run_passed'
  | 'merge_graph_direct_merge'
  | 'merge_graph_merge'
  | 'merge_item_now_ready'
  | 'not_ready_timeout_expired'
  | 'passed_by_optimization'
  | 'prerequisite_merge_item_cancelled'
  | 'prerequisite_merge_item_failed'
  | 'prerequisite_merge_item_manually_merged'
  | 'successor_test_run_passed'
  | 'test_run_passed'
  | 'test_run_required_status_failed'
  | 'test_run_timeout'
  | 'tests_restarted_by_api_request'

/** A stack of pull requests, each based on the branch of the one below. */
export interface Stack {
  /** The branch that all of them merge into. */
  readonly base: string
  /** Numbers of the members, bottom first. */
  readonly members: readonly number[]
}

/** Facts about a pull request outside the queue. */
export interface PullRequestFacts {
  readonly number: number
  readonly title: string
  readonly author: string
  /** Head commit. */
  readonly sha: string
  /** When it was pushed, in milliseconds since the epoch, if the sandbox knows. */
  readonly pushedAt?: number | undefined
  /** Base branch; the branch of its queue where absent. */
  readonly base?: string | undefined
  readonly stack?: Stack | undefined
  /** Length of one test run, in simulated minutes. */
  readonly testMinutes: number
  readonly fails: Fails
  /** The check that fails when it fails; the first required one where absent. */
  readonly failingCheck?: string | undefined
  /** A check that fails at first and passes in its re-run, within one test run. */
  readonly flakyCheck?: string | undefined
  readonly event?: Event | undefined
  readonly mergeability: Mergeability
  /** Makes it mergeable this many simulated minutes after the start. */
  readonly mergeableAfterMinutes?: number | undefined
  /** Up to date with its base, so that `directMergeMode: always` skips the test run. */
  readonly upToDate: boolean
}

/** A time in which a check fails for everybody, or does not run. */
export interface Incident {
  readonly check: string
  readonly kind: 'failed' | 'not-run'
  /** Milliseconds since the epoch. */
  readonly from: number
  readonly until: number
}

/** A pull request and what happened to it so far; queues share it. */
export interface PullRequest {
  facts: PullRequestFacts
  /** Test runs that finished with this pull request as a member. */
  finishedRuns: number
  /** True once `facts.event` has happened. */
  eventIsOver: boolean
  mergedAt: number | undefined
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

/** How fast the simulation goes. A past goes as fast as the clock. */
export interface Pace {
  /** Length of a simulated minute, in milliseconds. */
  readonly minuteMs: number
  /** From a submit until the queue has checked readiness. */
  readonly evaluateMs: number
  /** Between the last passed test and the merge. */
  readonly mergeMs: number
  readonly startedAt: number
}

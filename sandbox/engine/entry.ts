/** The entries of a queue, and the places and test runs that they share. */
import { DEFAULT_PRIORITY, type Priority } from './priority.js'
import type { Targets } from './targets.js'
import type { Incident, Obstacle, PullRequest, PullRequestState, Reason } from './types.js'

/** A pull request in one queue. A resubmit uses the same entry again. */
export interface Entry {
  readonly id: string
  readonly pull: PullRequest
  state: PullRequestState
  stateChangedAt: number
  submittedAt: number
  /** Order of submission. */
  sequence: number
  priority: Priority
  noBatch: boolean
  /** When it was first ready since its submission; the wait for a batch starts here. */
  readySince: number | undefined
  /** Its place in the line, while it has one. */
  run: Run | undefined
  /** Shared by the entries that bisection tests together. */
  half: object | undefined
  /** The test run that let it merge. */
  verifiedBy: TestRun | undefined
}

export type TestStatus = 'in_progress' | 'succeeded' | 'failed' | 'cancelled'

/** One test run, kept after its end for getMergeQueueTestingDetails. */
export interface TestRun {
  readonly id: string
  readonly branch: string
  readonly sha: string
  readonly createdAt: number
  endedAt: number | undefined
  status: TestStatus
  readonly members: readonly Entry[]
  /** The head commits that it tested. */
  readonly heads: readonly string[]
  /** Pull requests ahead whose changes are in the test branch. */
  readonly ahead: readonly number[]
  readonly targets: Targets
  /** Pull requests that caused a failure; empty for a timeout. */
  blamed: readonly PullRequest[]
  /** What failed it, whatever it tested. */
  incident?: Incident | undefined
}

/**
 * A place in the line: pull requests that are tested and merged together, on top of the places
 * ahead whose targets overlap with theirs. A restart keeps the place and begins a new test run.
 */
export interface Run {
  readonly members: readonly Entry[]
  /** Every place whose changes this one contains, directly or through another place. */
  readonly ahead: readonly Run[]
  readonly targets: Targets
  /** Half of a failed batch. */
  readonly bisection: boolean
  test: TestRun
  endsAt: number
  phase: 'testing' | 'passed' | 'failed' | 'merged'
  /** It is up to date with the branch, and merges without tests. */
  isUntested: boolean
  mergeAt: number | undefined
}

/** A change of state, for timelines, histories and metrics. */
export interface Transition {
  /** Milliseconds since the epoch. */
  readonly at: number
  readonly branch: string
  readonly number: number
  readonly from: PullRequestState | undefined
  readonly to: PullRequestState
  /** True for a part of a failed batch that is being bisected. */
  readonly isBisection: boolean
  readonly reason?: Reason | undefined
  /** The test run that it was in. */
  readonly test?: TestRun | undefined
}

/** Tells whether an obstacle still stands in the way of a pull request. */
export const isStopped = ({ facts, eventIsOver }: PullRequest, by: Obstacle): boolean =>
  facts.event?.by === by && !eventIsOver

/** Halves of a failed batch first, then ready entries by priority and submission, then the rest. */
export function byTurn(a: Entry, b: Entry): number {
  const group = (entry: Entry) => {
    if (entry.state === 'not_ready') return 2
    return entry.half === undefined ? 1 : 0
  }
  return group(a) - group(b) || a.priority.value - b.priority.value || a.sequence - b.sequence
}

/** An entry that was never submitted. */
export const newEntry = (id: string, pull: PullRequest, now: number): Entry => ({
  id,
  pull,
  state: 'not_ready',
  stateChangedAt: now,
  submittedAt: now,
  sequence: 0,
  priority: DEFAULT_PRIORITY,
  noBatch: false,
  readySince: undefined,
  run: undefined,
  half: undefined,
  verifiedBy: undefined,
})

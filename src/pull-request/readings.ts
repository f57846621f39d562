/** All that a step has read of a pull request. Each function returns the next value. */
import type { GitHubPullRequest } from '../github/pull-requests.js'
import type { SubmitOptions } from '../service/requests.js'
import { isEnded, type Queue, type SubmittedPullRequest } from '../service/schemas.js'
import type { SeenStack } from '../shared/references.js'
import type { WaitOutcome } from './inputs.js'
import { changedAt, isNewer, isQueued } from './record.js'

/** An end of a stay in the queue that readings can show. */
export type WaitEnd = Exclude<WaitOutcome, 'timed-out' | 'aborted'> | 'head-moved'

/** The submission that readings are judged by. */
export interface Submission {
  /** The record before it: an end that is not newer belongs to an earlier submission. */
  readonly before?: SubmittedPullRequest | undefined
  /** The head commit that the workflow expects; if absent, any head may merge. */
  readonly expectedHead?: string | undefined
  /** The head that the event or GitHub showed before it. */
  readonly headBefore?: string | undefined
  /** The head that failed, after a resubmission; dropped once a reading shows it in the queue. */
  readonly pinnedHead?: string | undefined
  readonly options?: SubmitOptions
}

/** When a reading was made. */
export interface ReadingTime {
  readonly at: number
  /** Wall-clock time, in milliseconds since the epoch. */
  readonly now: number
}

/** The present submission, and what the readings since have shown. */
interface PresentSubmission {
  readonly submission: Submission
  readonly submittedAt: number
  readonly seenInQueue: boolean
  readonly absentSince: number | undefined
  /** Readings in a row, after the grace, that did not find it in the queue. */
  readonly absences: number
  readonly otherHeadSince: number | undefined
  readonly state: string | undefined
  readonly stateSince: number
}

/** All readings of a step. */
export interface Readings extends PresentSubmission {
  /** The newest answer of the service, also one that does not count; absent before the first. */
  readonly newest?: { readonly record: SubmittedPullRequest | undefined }
  /** The last record that counts. */
  readonly record?: SubmittedPullRequest
  /** The newest head commit that the service or GitHub has shown. */
  readonly head?: string | undefined
  readonly pullRequestOnGitHub?: GitHubPullRequest | undefined
  readonly queue?: Queue
  /** The stack, if a wait asked about it. */
  readonly stack?: SeenStack
  /** Ids of the test runs that the step has seen. */
  readonly runs: ReadonlySet<string>
  /** How often a wait has read the record. */
  readonly polls: number
  /** The states that were seen, each with its wall-clock time. */
  readonly states: readonly {
    readonly state: string
    readonly at: number
    readonly record: SubmittedPullRequest
  }[]
}

/** The state before the first reading. */
export const beginReadings = (at: number): Readings => ({
  runs: new Set(),
  polls: 0,
  states: [],
  ...beginSubmission(at, {}),
})

/** @param proof the record that proves the submission */
export const beginSubmission = (
  at: number,
  submission: Submission,
  proof?: SubmittedPullRequest,
): PresentSubmission => ({
  submission,
  submittedAt: at,
  seenInQueue: isQueued(proof),
  absentSince: undefined,
  absences: 0,
  otherHeadSince: undefined,
  state: undefined,
  stateSince: at,
})

/** Judges readings by another submission from now on. @param proof the record that proves it */
export const judgedBy = (
  readings: Readings,
  { at }: ReadingTime,
  submission: Submission,
  proof?: SubmittedPullRequest,
): Readings => ({ ...readings, ...beginSubmission(at, submission, proof) })

/** Notes an answer of the service, which may not count. */
export const answered = (
  readings: Readings,
  record: SubmittedPullRequest | undefined,
): Readings => ({ ...readings, newest: { record }, head: record?.prSha ?? readings.head })

/** Takes an answer of the service that counts. */
export function withAnswer(
  before: Readings,
  record: SubmittedPullRequest | undefined,
  time: ReadingTime,
): Readings {
  const readings = answered(before, record)
  return record === undefined ? readings : noteRecord(readings, record, time)
}

/** Notes a record: the timeline grows with a new state, and with the end of a new submission. */
export function noteRecord(
  before: Readings,
  record: SubmittedPullRequest,
  { at, now }: ReadingTime,
): Readings {
  const { state } = record
  const noted = state === before.state ? before : { ...before, state, stateSince: at }
  const last = before.states.at(-1)
  const isNew =
    last?.state !== state || (isEnded(state) && last !== undefined && isNewer(record, last.record))
  if (state === undefined || !isNew) return { ...noted, record }
  const since = Math.max(changedAt(record) ?? now, last?.at ?? 0)
  return { ...noted, record, states: [...before.states, { state, at: since, record }] }
}

/** One state of the timeline. */
export interface Phase {
  readonly state: string
  /** ISO 8601, UTC: the service's own time if it gives one, otherwise when it was first seen. */
  readonly since: string
  /** Whole seconds until the next state, or until now for the last one; 0 for a final state. */
  readonly seconds: number
}

/** The states that were seen, with the time spent in each. */
export const timelineOf = ({ states }: Readings, now: number): readonly Phase[] =>
  states.map(({ state, at }, index) => {
    const end = states[index + 1]?.at ?? (isEnded(state) ? at : now)
    const seconds = Math.max(0, Math.round((end - at) / 1000))
    return { state, since: new Date(at).toISOString(), seconds }
  })

/** The time of all states together. */
export const secondsOf = (timeline: readonly Phase[]): number =>
  timeline.reduce((sum, { seconds }) => sum + seconds, 0)

/** The only head that may be merged; `undefined` if any may. */
export const wantedHead = ({ expectedHead, pinnedHead }: Submission): string | undefined =>
  expectedHead ?? pinnedHead

/** The end for a final state. A merge into another branch counts as a removal. */
export function endOf({ state }: SubmittedPullRequest): WaitEnd {
  if (state === 'FAILED') return 'failed'
  return state === 'CANCELLED' ? 'cancelled' : 'removed'
}

/** A series of observations at the pull request, and the end that they show. */

import type { SubmitOptions } from '../service/requests.js'
import { isEnded, type SubmittedPullRequest } from '../service/schemas.js'
import { SETTLE_MS } from '../service/verified-write.js'
import type { PullRequestRef } from '../shared/references.js'
import type { WaitOutcome } from './inputs.js'
import {
  areDated,
  changedAt,
  differsFromHead,
  isMerged,
  isNewer,
  isOlder,
  isQueued,
} from './record.js'

/** One observation at the pull request. */
export interface Observation {
  /** `undefined` without a record (404): never submitted, as far as the service knows. */
  readonly record: SubmittedPullRequest | undefined
  /** GitHub's head commit, which is asked for if the record shows another one than expected. */
  readonly headOnGitHub?: string | undefined
}

/** An end that observations can show. */
export type WaitEnd = Exclude<WaitOutcome, 'timed-out' | 'aborted'> | 'head-moved'

/** The submission that observations are judged by. */
export interface Submission {
  /** The record before it: an end that is not newer belongs to an earlier submission. */
  readonly before?: SubmittedPullRequest | undefined
  /** The head commit that the workflow expects; if absent, any head may merge. */
  readonly expectedHead?: string | undefined
  /** The head that the event or GitHub showed before it. */
  readonly headBefore?: string | undefined
  /** The head that failed, after a resubmission; dropped once an observation shows it in the queue. */
  readonly pinnedHead?: string | undefined
  readonly options?: SubmitOptions
}

/** Limits of a wait. */
export interface WaitLimits extends Pick<PullRequestRef, 'targetBranch' | 'stack'> {
  /** How long 404 and "not in the queue" are tolerated after the start, in milliseconds. */
  readonly graceMs: number
  /** Longest time in NOT_READY, in milliseconds. */
  readonly notReadyMs: number
}

/** When an observation was made. */
export interface ObservationTime {
  readonly at: number
  /** Wall-clock time, in milliseconds since the epoch. */
  readonly now: number
}

/** The present submission, and what the observations since have shown. */
interface PresentSubmission {
  readonly submission: Submission
  readonly submittedAt: number
  readonly seenInQueue: boolean
  readonly absentSince: number | undefined
  /** Observations in a row, after the grace, that did not find it in the queue. */
  readonly absences: number
  readonly otherHeadSince: number | undefined
  readonly state: string | undefined
  readonly stateSince: number
}

/** The results of all observations of a step, and the last record that counts. */
export interface Observations extends PresentSubmission {
  readonly record?: SubmittedPullRequest
  /** The states that were seen, each with its wall-clock time. */
  readonly states: readonly {
    readonly state: string
    readonly at: number
    readonly record: SubmittedPullRequest
  }[]
}

/** The state before the first observation. */
export const beginObservations = (at: number): Observations => ({
  states: [],
  ...beginSubmission(at, {}),
})

/**
 * Begins to judge observations by a submission.
 * @param shown the record that proves it
 */
export const beginSubmission = (
  at: number,
  submission: Submission,
  shown?: SubmittedPullRequest,
): PresentSubmission => ({
  submission,
  submittedAt: at,
  seenInQueue: isQueued(shown),
  absentSince: undefined,
  absences: 0,
  otherHeadSince: undefined,
  state: undefined,
  stateSince: at,
})

/** Notes a record: the timeline grows with a new state, and with the end of a new submission. */
export function noteRecord(
  before: Observations,
  record: SubmittedPullRequest,
  { at, now }: ObservationTime,
): Observations {
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
export const timelineOf = ({ states }: Observations, now: number): readonly Phase[] =>
  states.map(({ state, at }, index) => {
    const end = states[index + 1]?.at ?? (isEnded(state) ? at : now)
    const seconds = Math.max(0, Math.round((end - at) / 1000))
    return { state, since: new Date(at).toISOString(), seconds }
  })

/** The only head that may be merged; `undefined` if any may. */
export const wantedHead = ({ expectedHead, pinnedHead }: Submission): string | undefined =>
  expectedHead ?? pinnedHead

/** True if a pull request is queued with another head than the one that may be merged. */
export const showsOtherHead = (
  { submission }: Observations,
  record: SubmittedPullRequest | undefined,
): boolean =>
  isQueued(record) &&
  record?.prSha !== undefined &&
  differsFromHead(record.prSha, wantedHead(submission))

/** The state after an observation, and the end that the observation shows. */
interface Reduction {
  readonly next: Observations
  readonly end?: WaitEnd | undefined
}

/** Decides what an observation means. */
export function reduceObservation(
  before: Observations,
  observation: Observation,
  time: ObservationTime,
  rules: WaitLimits,
): Reduction {
  const { record } = observation
  if (record === undefined) return reduceAbsence(before, time.at, rules, 'whole-grace')
  const next = noteRecord(before, record, time)
  // A merged pull request cannot be queued again, so this end needs no second observation.
  if (isMerged(record, rules)) return { next, end: 'merged' }
  if (isQueued(record))
    return reducePresence(next, record, observation.headOnGitHub, time.at, rules)
  if (record.state !== 'FAILED' && record.state !== 'CANCELLED')
    return reduceAbsence(next, time.at, rules, 'until-seen')
  // Without a record from before the submission, the present end counts.
  const { before: earlier } = next.submission
  const isEarlierEnd = earlier !== undefined && !isNewer(record, earlier)
  // Without time stamps, two equal ends differ only by what the queue has shown between them.
  const mayBeNewEnd = next.seenInQueue && !areDated(record, earlier)
  if (isEarlierEnd && !mayBeNewEnd) return reduceAbsence(next, time.at, rules, 'whole-grace')
  if (!isEarlierEnd && !isOlder(record, before.record)) return { next, end: endOf(record) }
  // It may lag behind the submission, so it counts as an absence.
  const lagging = reduceAbsence(before, time.at, rules, 'until-seen')
  if (lagging.end === undefined) return lagging
  return { next, end: endOf(record) }
}

/** The end for a final state. A merge into another branch counts as a removal. */
export function endOf({ state }: SubmittedPullRequest): WaitEnd {
  if (state === 'FAILED') return 'failed'
  return state === 'CANCELLED' ? 'cancelled' : 'removed'
}

/** Decides what an observation means that shows the pull request in the queue. */
function reducePresence(
  before: Observations,
  record: SubmittedPullRequest,
  headOnGitHub: string | undefined,
  at: number,
  rules: WaitLimits,
): Reduction {
  const seen = { ...before, seenInQueue: true, absentSince: undefined, absences: 0 }
  const { next, end } = reduceHead(seen, record, headOnGitHub, at)
  if (end !== undefined) return { next, end }
  const isStuck = record.state === 'NOT_READY' && at - next.stateSince >= rules.notReadyMs
  return isStuck ? { next, end: 'not-ready' } : { next }
}

/**
 * Compares the head. A record can lag behind a push, so GitHub decides. Without GitHub, another
 * head counts only if all observations of 10 s show it.
 */
function reduceHead(
  before: Observations,
  record: SubmittedPullRequest,
  headOnGitHub: string | undefined,
  at: number,
): Reduction {
  const { pinnedHead } = before.submission
  const head = headOnGitHub ?? record.prSha
  if (!showsOtherHead(before, record) || !differsFromHead(head, wantedHead(before.submission))) {
    const next = { ...before, otherHeadSince: undefined }
    if (pinnedHead === undefined || head === undefined) return { next }
    // An observation shows the pinned head in the queue.
    return { next: { ...next, submission: { ...before.submission, pinnedHead: undefined } } }
  }
  const otherHeadSince = before.otherHeadSince ?? at
  const next = { ...before, otherHeadSince }
  const counts = headOnGitHub !== undefined || at - otherHeadSince >= SETTLE_MS
  return counts ? { next, end: 'head-moved' } : { next }
}

/**
 * Counts an absence only after the grace, and when two observations or more over 10 s agree, because a
 * record can lag.
 * @param tolerated `whole-grace` if the observation may be from before the submission: absences count after
 * the grace. `until-seen`: they count as soon as the queue has shown it.
 */
function reduceAbsence(
  before: Observations,
  at: number,
  rules: WaitLimits,
  tolerated: 'whole-grace' | 'until-seen',
): Reduction {
  const inGrace =
    at - before.submittedAt < rules.graceMs && (tolerated === 'whole-grace' || !before.seenInQueue)
  const absentSince = before.absentSince ?? at
  const next = { ...before, absentSince, absences: inGrace ? 0 : before.absences + 1 }
  if (next.absences < 2 || at - absentSince < SETTLE_MS) return { next }
  // Corrects the last record, which still shows it in the queue.
  const end = next.seenInQueue ? 'removed' : 'not-submitted'
  if (next.record === undefined) return { next, end }
  const record = { ...next.record, isCurrentlySubmittedToQueue: false }
  return { next: { ...next, record }, end }
}

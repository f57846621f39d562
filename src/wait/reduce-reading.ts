/** Decides what a reading of the pull request means, and which end a series of them shows. */
import type { WaitInputs } from '../pull-request/inputs.js'
import {
  answered,
  endOf,
  noteRecord,
  type Readings,
  type ReadingTime,
  type WaitEnd,
  wantedHead,
} from '../pull-request/readings.js'
import {
  areDated,
  differsFromHead,
  isMerged,
  isNewer,
  isOlder,
  isQueued,
} from '../pull-request/record.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import { SETTLE_MS } from '../service/verified-write.js'
import type { PullRequestRef } from '../shared/references.js'

/** One reading at the pull request. */
export interface Reading {
  /** `undefined` without a record (404): never submitted, as far as the service knows. */
  readonly record: SubmittedPullRequest | undefined
  /** GitHub's head commit, which is asked for if the record shows another one than expected. */
  readonly headOnGitHub?: string | undefined
}

/** Limits of a wait. */
export interface WaitLimits extends Pick<PullRequestRef, 'targetBranch' | 'stack'> {
  /** How long 404 and "not in the queue" are tolerated after the start, in milliseconds. */
  readonly graceMs: number
  /** Longest time in NOT_READY, in milliseconds. */
  readonly notReadyMs: number
}

/** The limits of a wait, which begin anew with each submission. */
export const limitsOf = (
  { pollIntervalSeconds, notReadyTimeoutMinutes = Infinity }: WaitInputs,
  { targetBranch, stack }: Pick<PullRequestRef, 'targetBranch' | 'stack'>,
): WaitLimits => ({
  targetBranch,
  stack,
  graceMs: graceMsOf(pollIntervalSeconds),
  notReadyMs: notReadyTimeoutMinutes * 60_000,
})

/** After a submission, a record can be absent for some seconds, and a slow service needs longer. */
const GRACE_MS = 60_000

/** A workflow that reads each second wants a quick end, and has readings enough for it. */
const graceMsOf = (pollIntervalSeconds = Infinity): number =>
  pollIntervalSeconds <= 1 ? SETTLE_MS : GRACE_MS

/** True if a pull request is queued with another head than the one that may be merged. */
export const showsOtherHead = (
  { submission }: Readings,
  record: SubmittedPullRequest | undefined,
): boolean =>
  isQueued(record) &&
  record?.prSha !== undefined &&
  differsFromHead(record.prSha, wantedHead(submission))

/** The state after a reading, and the end that the reading shows. */
interface Reduction {
  readonly next: Readings
  readonly end?: WaitEnd | undefined
}

/** Decides what a reading means. */
export function reduceReading(
  earlier: Readings,
  reading: Reading,
  time: ReadingTime,
  rules: WaitLimits,
): Reduction {
  const { record } = reading
  const before = answered(earlier, record)
  if (record === undefined) return reduceAbsence(before, time.at, rules, 'whole-grace')
  const next = noteRecord(before, record, time)
  // A merged pull request cannot be queued again, so this end needs no second reading.
  if (isMerged(record, rules)) return { next, end: 'merged' }
  if (isQueued(record)) return reducePresence(next, record, reading.headOnGitHub, time.at, rules)
  if (record.state !== 'FAILED' && record.state !== 'CANCELLED')
    return reduceAbsence(next, time.at, rules, 'until-seen')
  // Without a record from before the submission, the present end counts.
  const { before: endedBefore } = next.submission
  const isEarlierEnd = endedBefore !== undefined && !isNewer(record, endedBefore)
  // Without time stamps, two equal ends differ only by what the queue has shown between them.
  const mayBeNewEnd = next.seenInQueue && !areDated(record, endedBefore)
  if (isEarlierEnd && !mayBeNewEnd) return reduceAbsence(next, time.at, rules, 'whole-grace')
  if (!isEarlierEnd && !isOlder(record, before.record)) return { next, end: endOf(record) }
  // It may lag behind the submission, so it counts as an absence.
  const lagging = reduceAbsence(before, time.at, rules, 'until-seen')
  if (lagging.end === undefined) return lagging
  return { next, end: endOf(record) }
}

/** Decides what a reading means that shows the pull request in the queue. */
function reducePresence(
  before: Readings,
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
 * head counts only if all readings of 10 s show it.
 */
function reduceHead(
  before: Readings,
  record: SubmittedPullRequest,
  headOnGitHub: string | undefined,
  at: number,
): Reduction {
  const { pinnedHead } = before.submission
  const head = headOnGitHub ?? record.prSha
  if (!showsOtherHead(before, record) || !differsFromHead(head, wantedHead(before.submission))) {
    const next = { ...before, otherHeadSince: undefined }
    if (pinnedHead === undefined || head === undefined) return { next }
    // A reading shows the pinned head in the queue.
    return { next: { ...next, submission: { ...before.submission, pinnedHead: undefined } } }
  }
  const otherHeadSince = before.otherHeadSince ?? at
  const next = { ...before, otherHeadSince }
  const counts = headOnGitHub !== undefined || at - otherHeadSince >= SETTLE_MS
  return counts ? { next, end: 'head-moved' } : { next }
}

/**
 * Counts an absence only after the grace, and when two readings or more over 10 s agree, because a
 * record can lag.
 * @param tolerated `whole-grace` if the reading may be from before the submission: absences count after
 * the grace. `until-seen`: they count as soon as the queue has shown it.
 */
function reduceAbsence(
  before: Readings,
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

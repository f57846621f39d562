/**
 * One pull request as the step has seen it so far: in the event, in the queue and on GitHub. What a
 * look at the queue means is decided by a pure function. Times are milliseconds of the monotonic
 * clock, unless their name says otherwise.
 */
import type { GitHubPullRequest } from '../github/github.js'
import type { SubmitOptions } from '../service/requests.js'
import { isEnded, type SubmittedPullRequest } from '../service/schemas.js'
import { SETTLE_MS } from '../service/verified-write.js'
import type { PullRequestRef } from '../shared/references.js'
import { CONFIRM_MS } from '../step/poll.js'
import { changedAt, isMerged, isNewer, isOlder, isOtherHead, isQueued } from './record.js'
import type { Phase } from './report.js'
import type { ResolvedPullRequest } from './resolve.js'
import type { WaitInputs, WaitOutcome } from './wait-inputs.js'

/** The present view of the pull request. Each reading replaces a field. */
export interface PullRequestView {
  readonly ref: PullRequestRef
  /** Facts in the event, or on GitHub before the work began. */
  readonly event: ResolvedPullRequest
  /** The last answer of GitHub's REST API. */
  gitHub: GitHubPullRequest | undefined
  /** Everything that the queue has shown so far. Its `record` is the last one that counts. */
  looks: Looks
}

/** One look at the pull request. */
export interface Look {
  /** `undefined` without a record (404): never submitted, as far as the service knows. */
  readonly record: SubmittedPullRequest | undefined
  /** GitHub's head commit, which is asked for if the record shows another one than expected. */
  readonly headOnGitHub?: string | undefined
}

/** An end that a look shows. */
export type WaitEnd = Exclude<WaitOutcome, 'timed-out' | 'aborted'> | 'head-moved'

/** The submission that a wait continues from. */
export interface Submission {
  /** The record before it: an end that is not newer belongs to an earlier submission. */
  readonly before?: SubmittedPullRequest | undefined
  /** The head commit that the workflow expects; if absent, any head may merge. */
  readonly expectedHead?: string | undefined
  /** The head that the event or GitHub showed before it. */
  readonly headBefore?: string | undefined
  /** A resubmission is only for the head that failed. Once a look shows that head, it may change. */
  readonly pinnedHead?: string | undefined
  readonly options?: SubmitOptions
}

/** Limits of one wait. */
export interface Rules extends Pick<PullRequestRef, 'targetBranch' | 'stack'> {
  /** How long 404 and "not in the queue" are tolerated after the start, in milliseconds. */
  readonly graceMs: number
  /** Longest time in NOT_READY, in milliseconds. */
  readonly notReadyMs: number
}

/** When a look was made. */
export interface LookTime {
  readonly at: number
  /** Wall-clock time, in milliseconds since the epoch. */
  readonly now: number
}

/** A state that was seen, and its wall-clock time. */
interface SeenState {
  readonly state: string
  readonly at: number
  readonly record: SubmittedPullRequest
}

/** The present submission, and what the looks since have shown. */
interface PresentSubmission {
  readonly submission: Submission
  readonly submittedAt: number
  readonly seenInQueue: boolean
  readonly absentSince: number | undefined
  /** Looks in a row, after the grace, that did not find it in the queue. */
  readonly absences: number
  readonly otherHeadSince: number | undefined
  readonly state: string | undefined
  readonly stateSince: number
}

/** The results of all looks of a step. */
export interface Looks extends PresentSubmission {
  readonly record?: SubmittedPullRequest
  readonly states: readonly SeenState[]
}

/** The state before the first look. */
export const beginLooks = (at: number): Looks => ({ states: [], ...beginSubmission(at, {}) })

/**
 * Parts that a new submission begins anew.
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
  before: Looks,
  record: SubmittedPullRequest,
  { at, now }: LookTime,
): Looks {
  const { state } = record
  const noted = state === before.state ? before : { ...before, state, stateSince: at }
  const last = before.states.at(-1)
  const isNew =
    last?.state !== state || (isEnded(state) && last !== undefined && isNewer(record, last.record))
  if (state === undefined || !isNew) return { ...noted, record }
  const since = Math.max(changedAt(record) ?? now, last?.at ?? 0)
  return { ...noted, record, states: [...before.states, { state, at: since, record }] }
}

/** The states that were seen, with the time spent in each. */
export const timelineOf = ({ states }: Looks, now: number): readonly Phase[] =>
  states.map(({ state, at }, index) => {
    const end = states[index + 1]?.at ?? (isEnded(state) ? at : now)
    const seconds = Math.max(0, Math.round((end - at) / 1000))
    return { state, since: new Date(at).toISOString(), seconds }
  })

/** The only head that may be merged; `undefined` if any may. */
export const wantedHead = ({ expectedHead, pinnedHead }: Submission): string | undefined =>
  expectedHead ?? pinnedHead

/** True if a record shows another head than the one that may be merged. */
export const showsOtherHead = ({ submission }: Looks, { prSha }: SubmittedPullRequest): boolean =>
  prSha !== undefined && isOtherHead(prSha, wantedHead(submission))

interface Reduction {
  readonly next: Looks
  readonly end?: WaitEnd | undefined
}

/** Decides what a look means. */
export function reduceLook(before: Looks, look: Look, time: LookTime, rules: Rules): Reduction {
  const { record } = look
  if (record === undefined) return reduceAbsence(before, time.at, rules, true)
  const next = noteRecord(before, record, time)
  // A merged pull request cannot be queued again, so this end needs no second look.
  if (isMerged(record, rules)) return { next, end: 'merged' }
  if (isQueued(record)) return reducePresence(next, { ...look, record }, time.at, rules)
  if (record.state !== 'FAILED' && record.state !== 'CANCELLED')
    return reduceAbsence(next, time.at, rules, false)
  // Without a record from before the submission, the present end counts.
  const { before: earlier } = next.submission
  if (earlier !== undefined && !isNewer(record, earlier))
    return reduceAbsence(next, time.at, rules, true)
  if (!isOlder(record, before.record)) return { next, end: endOf(record) }
  // A reading that lags shows the end of an earlier submission; it counts as an absence does.
  const lagging = reduceAbsence(before, time.at, rules, false)
  return lagging.end === undefined ? lagging : { next, end: endOf(record) }
}

/** The end for a final state. A merge into another branch counts as a removal. */
export function endOf({ state }: SubmittedPullRequest): WaitEnd {
  if (state === 'FAILED') return 'failed'
  return state === 'CANCELLED' ? 'cancelled' : 'removed'
}

/** A look that found a record. */
type Shown = Look & { readonly record: SubmittedPullRequest }

function reducePresence(before: Looks, look: Shown, at: number, rules: Rules): Reduction {
  const seen = { ...before, seenInQueue: true, absentSince: undefined, absences: 0 }
  const { next, end } = reduceHead(seen, look, at)
  const isStuck = look.record.state === 'NOT_READY' && at - next.stateSince >= rules.notReadyMs
  return { next, end: end ?? (isStuck ? 'not-ready' : undefined) }
}

/**
 * Compares the head. A record can lag behind a push, so GitHub decides. Without GitHub, another
 * head counts only if all looks of 10 s show it.
 */
function reduceHead(before: Looks, look: Shown, at: number): Reduction {
  const { record, headOnGitHub } = look
  const { pinnedHead } = before.submission
  const head = headOnGitHub ?? record.prSha
  if (!showsOtherHead(before, record) || !isOtherHead(head, wantedHead(before.submission))) {
    const isShown = pinnedHead !== undefined && head !== undefined
    const submission = isShown ? { ...before.submission, pinnedHead: undefined } : before.submission
    return { next: { ...before, submission, otherHeadSince: undefined } }
  }
  const otherHeadSince = before.otherHeadSince ?? at
  const next = { ...before, otherHeadSince }
  const counts = headOnGitHub !== undefined || at - otherHeadSince >= SETTLE_MS
  return { next, end: counts ? 'head-moved' : undefined }
}

/**
 * Counts an absence only after the grace, and when two looks or more over 10 s agree, because a
 * record can lag.
 * @param isStale it is what the service may show until it knows of the submission
 */
function reduceAbsence(before: Looks, at: number, rules: Rules, isStale: boolean): Reduction {
  const inGrace = at - before.submittedAt < rules.graceMs && (isStale || !before.seenInQueue)
  const absentSince = before.absentSince ?? at
  const next = { ...before, absentSince, absences: inGrace ? 0 : before.absences + 1 }
  if (next.absences < 2 || at - absentSince < SETTLE_MS) return { next }
  // The last record still shows it in the queue.
  const record = next.record && { ...next.record, isCurrentlySubmittedToQueue: false }
  const end = next.seenInQueue ? 'removed' : 'not-submitted'
  return { next: record === undefined ? next : { ...next, record }, end }
}

/** The share of the time in the present state to wait before the next poll, within seconds. */
type Pace = readonly [share: number, least: number, most: number]

/** For states in which nothing is about to happen. */
const IDLE: Pace = [0.2, 5, 60]
const ENDING: Pace = [0.1, 3, 15]
const PACES: Readonly<Record<string, Pace>> = {
  TESTING: [0.1, 10, 30],
  TESTS_PASSED: ENDING,
  PENDING_FAILURE: ENDING,
}

/**
 * Milliseconds until the next poll. The interval grows with the time in the present state, because
 * an old state is likely to last. Why these numbers: docs/maintaining/decisions/polling.md.
 * @param random uniform in [0, 1); spreads the polls of many waiting jobs by ±10 %
 */
export function pollIntervalMs(
  state: string | undefined,
  secondsInState: number,
  random: number,
): number {
  const [share, least, most] = PACES[state ?? ''] ?? IDLE
  const seconds = Math.min(most, Math.max(least, share * secondsInState))
  return seconds * 1000 * (0.9 + 0.2 * random)
}

/** Milliseconds until the next look. An absence or another head is confirmed soon. */
export function nextLookMs(
  { state, stateSince, absences, otherHeadSince }: Looks,
  at: number,
  { pollIntervalSeconds }: Pick<WaitInputs, 'pollIntervalSeconds'>,
  random: number,
): number {
  const pace =
    pollIntervalSeconds === undefined
      ? pollIntervalMs(state, (at - stateSince) / 1000, random)
      : pollIntervalSeconds * 1000
  const inDoubt = absences > 0 || otherHeadSince !== undefined
  return inDoubt ? Math.min(pace, CONFIRM_MS) : pace
}

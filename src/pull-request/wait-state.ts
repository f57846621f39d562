/**
 * What a reading of an awaited pull request means, as a pure state machine. The rules for failures
 * are the column "While waiting" of docs/adr/0004.
 */
import type { ServiceError } from '../http/errors.js'
import { isPassing } from '../http/retry.js'
import type { SubmitOptions } from '../service/requests.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import { LONGEST_SILENCE_MS } from '../step/poll.js'
import { isMerged, isNewer, isOtherHead } from './record.js'
import type { WaitOutcome } from './wait-inputs.js'

/** One reading of the pull request. */
export type Reading =
  /** Without a record (404): never submitted, as far as the service knows. */
  | { readonly type: 'record'; readonly record: SubmittedPullRequest | undefined }
  | { readonly type: 'failure'; readonly error: ServiceError }

/** How a wait ends by what the service says. */
export type TerminalState =
  | { readonly outcome: Exclude<WaitOutcome, 'timed-out' | 'aborted'> | 'head-moved' }
  /** The service cannot or will not answer; the error says why. */
  | { readonly outcome: 'error'; readonly error: ServiceError }

/** The submission that a wait continues from. */
export interface Submission {
  /** The record before it: an end that is not newer belongs to an earlier submission. */
  readonly before?: SubmittedPullRequest | undefined
  /** The head commit that may be merged; any where absent. */
  readonly headSha?: string | undefined
  /** The options, for another submission. */
  readonly options?: SubmitOptions
}

/** What differs between one wait and another. */
export interface Rules extends Submission {
  /** The branch that a merge must reach. */
  readonly targetBranch: string
  /** How long 404 and "not in the queue" are tolerated after the start, in milliseconds. */
  readonly graceMs: number
  /** Longest time in NOT_READY, in milliseconds; no limit where absent. */
  readonly notReadyMs?: number | undefined
}

/** What the readings so far have shown. Times are milliseconds of the monotonic clock. */
export interface WaitState {
  readonly startedAt: number
  readonly lastAnswerAt: number
  readonly answered: boolean
  readonly seenInQueue: boolean
  /** Readings in a row that did not find the pull request in the queue. */
  readonly absences: number
  /** 401 or 403 since the last answer. */
  readonly refusals: number
  readonly state: string | undefined
  readonly stateSince: number
}

/** The state before the first reading. */
export const begin = (at: number): WaitState => ({
  startedAt: at,
  lastAnswerAt: at,
  answered: false,
  seenInQueue: false,
  absences: 0,
  refusals: 0,
  state: undefined,
  stateSince: at,
})

/** The state after a reading, and the end when that reading is the last. */
export interface Reduction {
  readonly next: WaitState
  readonly end?: TerminalState
}

/** @param at time of the reading, in milliseconds of the monotonic clock */
export function reduceWaitState(
  before: WaitState,
  reading: Reading,
  at: number,
  rules: Rules,
): Reduction {
  if (reading.type === 'failure') return reduceFailure(before, reading.error, at)
  const answered = { ...before, answered: true, lastAnswerAt: at, refusals: 0 }
  return reading.record === undefined
    ? reduceAbsence(answered, at, rules, true)
    : reduceRecord(answered, reading.record, at, rules)
}

function reduceRecord(
  before: WaitState,
  record: SubmittedPullRequest,
  at: number,
  rules: Rules,
): Reduction {
  const { state } = record
  const next: WaitState = state === before.state ? before : { ...before, state, stateSince: at }
  // A merged pull request cannot be queued again, so this end needs no second reading.
  if (isMerged(record, rules)) return { next, end: { outcome: 'merged' } }
  if (record.isCurrentlySubmittedToQueue) return reducePresence(next, record, at, rules)
  if (state !== 'FAILED' && state !== 'CANCELLED') return reduceAbsence(next, at, rules, false)
  // Without a submission of its own, a wait takes the present end as the answer.
  if (rules.before !== undefined && !isNewer(record, rules.before))
    return reduceAbsence(next, at, rules, true)
  return { next, end: { outcome: state === 'FAILED' ? 'failed' : 'cancelled' } }
}

function reducePresence(
  before: WaitState,
  { state, prSha }: SubmittedPullRequest,
  at: number,
  { notReadyMs, headSha }: Rules,
): Reduction {
  const next: WaitState = { ...before, seenInQueue: true, absences: 0 }
  if (prSha !== undefined && isOtherHead(prSha, headSha))
    return { next, end: { outcome: 'head-moved' } }
  const tooLong =
    state === 'NOT_READY' && notReadyMs !== undefined && at - next.stateSince >= notReadyMs
  return tooLong ? { next, end: { outcome: 'not-ready' } } : { next }
}

/**
 * Not in the queue and not ended takes two readings after the grace, because a record can lag.
 * @param isStale it is what the service may show until it knows of the submission
 */
function reduceAbsence(before: WaitState, at: number, rules: Rules, isStale: boolean): Reduction {
  const inGrace = at - before.startedAt < rules.graceMs && (isStale || !before.seenInQueue)
  const next = { ...before, absences: inGrace ? 0 : before.absences + 1 }
  if (next.absences < 2) return { next }
  return { next, end: { outcome: next.seenInQueue ? 'removed' : 'not-submitted' } }
}

function reduceFailure(before: WaitState, error: ServiceError, at: number): Reduction {
  const { status } = error
  if (status === 401 || status === 403) {
    const next = { ...before, refusals: before.refusals + 1 }
    const askOnceMore = before.answered && next.refusals < 2
    return askOnceMore ? { next } : { next, end: { outcome: 'error', error } }
  }
  const silentTooLong = at - before.lastAnswerAt > LONGEST_SILENCE_MS
  if (silentTooLong || !isPassing(error.failure))
    return { next: before, end: { outcome: 'error', error } }
  return { next: before }
}

/**
 * What a look at a waited-for pull request means, as a pure state machine: every look goes in, with its time, and a
 * verdict comes out. The rules for failures are the column "while waiting" of docs/adr/0004.
 */
import type { ServiceError } from '../http/errors.js'
import { isTransient } from '../http/retry.js'
import type { SubmittedPullRequest } from '../service/schemas.js'

/** One look at the pull request. */
export type Reading =
  | { readonly type: 'record'; readonly record: SubmittedPullRequest }
  /** 404: never submitted, as far as the service knows. */
  | { readonly type: 'missing' }
  | { readonly type: 'failure'; readonly error: ServiceError }

/** How a wait ends by what the service says. */
export type TerminalState =
  | {
      readonly outcome:
        | 'merged'
        | 'failed'
        | 'cancelled'
        | 'removed'
        | 'not-submitted'
        | 'not-ready'
    }
  /** The service can or will not tell; the error is the reason. */
  | { readonly outcome: 'error'; readonly error: ServiceError }

/** What differs between one wait and another. */
export interface Rules {
  /** How long 404 and "not in the queue" are tolerated after the start, in milliseconds. */
  readonly graceMs: number
  /** Longest time in NOT_READY, in milliseconds; no limit where absent. */
  readonly notReadyMs?: number | undefined
  /** `stateChangedAt` of the record before this submission: an end with this very time is a leftover. */
  readonly leftover?: string | undefined
}

/** Longest time without any usable answer of the service, in milliseconds (docs/adr/0005). */
export const LONGEST_SILENCE_MS = 600_000

/** What the looks so far have shown. Times are milliseconds of the monotonic clock. */
export interface WaitState {
  readonly startedAt: number
  readonly lastAnswerAt: number
  readonly answered: boolean
  readonly seenInQueue: boolean
  /** Looks in a row that did not find the pull request in the queue. */
  readonly absences: number
  /** 401 or 403 in a row. */
  readonly refusals: number
  readonly state: string | undefined
  readonly stateSince: number
}

/** The memory before the first look. `at` is the start, in milliseconds of the monotonic clock. */
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

/** What is remembered after a look, and the end when that look is the last. */
export interface Reduction {
  readonly memory: WaitState
  readonly end?: TerminalState
}

/** @param at time of the look, in milliseconds of the monotonic clock */
export function reduceWaitState(
  before: WaitState,
  look: Reading,
  at: number,
  rules: Rules,
): Reduction {
  switch (look.type) {
    case 'record':
      return reduceRecord(answered(before, at), look.record, at, rules)
    case 'missing':
      return reduceStale(answered(before, at), at, rules)
    case 'failure':
      return reduceFailure(before, look.error, at)
  }
}

const answered = (memory: WaitState, at: number): WaitState => ({
  ...memory,
  answered: true,
  lastAnswerAt: at,
  refusals: 0,
})

function reduceRecord(
  memory: WaitState,
  record: SubmittedPullRequest,
  at: number,
  rules: Rules,
): Reduction {
  const { state, isCurrentlySubmittedToQueue: inQueue } = record
  const moved: WaitState = state === memory.state ? memory : { ...memory, state, stateSince: at }
  // A merged pull request cannot be queued again, so this end needs no second look.
  if (state === 'MERGED') return { memory: moved, end: { outcome: 'merged' } }
  if (inQueue) {
    const present: WaitState = { ...moved, seenInQueue: true, absences: 0 }
    const tooLong =
      state === 'NOT_READY' &&
      rules.notReadyMs !== undefined &&
      at - present.stateSince >= rules.notReadyMs
    return tooLong ? { memory: present, end: { outcome: 'not-ready' } } : { memory: present }
  }
  const leftover = rules.leftover !== undefined && record.stateChangedAt === rules.leftover
  if (leftover) return reduceStale(moved, at, rules)
  if (state === 'FAILED') return { memory: moved, end: { outcome: 'failed' } }
  if (state === 'CANCELLED') return { memory: moved, end: { outcome: 'cancelled' } }
  return reduceAbsence(moved, at, rules)
}

/** What the service may show while it has not caught up with the submission: believed only after the grace. */
function reduceStale(memory: WaitState, at: number, rules: Rules): Reduction {
  return at - memory.startedAt < rules.graceMs
    ? { memory: { ...memory, absences: 0 } }
    : reduceAbsence(memory, at, rules)
}

/** Not in the queue, and without an end: said only after two looks, because a record can lag behind for a moment. */
function reduceAbsence(memory: WaitState, at: number, rules: Rules): Reduction {
  const absent: WaitState = { ...memory, absences: memory.absences + 1 }
  if (!absent.seenInQueue && at - absent.startedAt < rules.graceMs)
    return { memory: { ...absent, absences: 0 } }
  if (absent.absences < 2) return { memory: absent }
  return { memory: absent, end: { outcome: absent.seenInQueue ? 'removed' : 'not-submitted' } }
}

function reduceFailure(before: WaitState, error: ServiceError, at: number): Reduction {
  const { status } = error
  if (status === 401 || status === 403) {
    const memory = { ...before, refusals: before.refusals + 1 }
    const askOnceMore = before.answered && memory.refusals < 2
    return askOnceMore ? { memory } : { memory, end: { outcome: 'error', error } }
  }
  const silentTooLong = at - before.lastAnswerAt > LONGEST_SILENCE_MS
  if (silentTooLong || !mayPass(error)) return { memory: before, end: { outcome: 'error', error } }
  return { memory: before }
}

/** Whether a failure may be gone with the next look. */
function mayPass({ failure }: ServiceError): boolean {
  if (failure.type === 'untrusted') return false
  if (failure.type !== 'status') return true
  const { status } = failure
  return status === 429 || status === 409 || isTransient(status)
}

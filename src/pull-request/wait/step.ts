import type { GitHubPullRequest } from '../../github/github.js'
import type { Queue, SubmittedPullRequest } from '../../service/schemas.js'
import { Deadline, SharedTimeBudget } from '../../shared/clock.js'
import type { ActionError, ErrorKind } from '../../shared/errors.js'
import type { PullRequestRef } from '../../shared/references.js'
import type { Context } from '../../step/context.js'
import { within } from '../../step/within.js'
import type { QueueExit } from '../queue-exit.js'
import { placeOutputs, recordOutputs } from '../record.js'
import type { WaitInputs, WaitOutcome } from './inputs.js'
import { beginState, type LookTime, noteRecord, type WaitState } from './state.js'

/** Longest time for all that is extra: place, label, comment, explanation. */
const EXTRAS_MS = 30_000

/** A step that waits for a pull request, or that ends as a wait does. */
export interface WaitStep {
  readonly inputs: WaitInputs
  readonly ref: PullRequestRef
  readonly context: Context
  readonly extras: SharedTimeBudget
  /** The ids of the test runs that it has seen, and the messages that are in the log already. */
  readonly memory: { readonly seen: Set<string>; readonly said: Set<string> }
  /** Does what is left when the ending is known. */
  readonly afterwards: (context: Context, ending: Ending) => Promise<void>
  /** The end of the wait; each part of its conclusion must be over some time after it. */
  deadline: Deadline
  /** When the wait was over; absent while it goes on. */
  over?: WaitOver | undefined
  state: WaitState
}

/** The end of a wait. All else that is known of it is in the step's state. */
export interface Ending {
  readonly outcome: WaitOutcome | ErrorKind
  /** The failure of the step itself: the service did not answer, refused, or the head moved. */
  readonly error?: ActionError | undefined
  /** GitHub alone shows the merge. */
  readonly outsideQueue?: boolean
  /** The result of taking it out of the queue, if that was tried. */
  readonly exit?: QueueExit | undefined
  /** No reading of the record was answered, so nothing is known of it. */
  readonly unanswered?: boolean
  /** The last reading failed, so the record is that of an earlier one. */
  readonly isStale?: boolean
  /** Further remark for the reader, one sentence. */
  readonly note?: string | undefined
  /** A timeout that the workflow wants to pass. */
  readonly passes?: boolean
  readonly gitHub?: GitHubPullRequest | undefined
}

/** The timeout of a wait that begins now. */
export const deadlineOf = ({ clock }: Context, { timeoutMinutes }: WaitInputs): Deadline =>
  new Deadline(clock, timeoutMinutes * 60_000)

/** @param isOurs see {@link WaitState} */
export const beginStep = (
  context: Context,
  inputs: WaitInputs,
  ref: PullRequestRef,
  isOurs: boolean,
  afterwards: WaitStep['afterwards'] = async () => {},
): WaitStep => ({
  inputs,
  ref,
  context,
  extras: new SharedTimeBudget(EXTRAS_MS),
  memory: { seen: new Set(), said: new Set() },
  afterwards,
  deadline: deadlineOf(context, inputs),
  state: beginState(context.clock.monotonic(), isOurs),
})

/** The time now, on both clocks. */
export const timeOf = ({ clock }: Context): LookTime => ({
  at: clock.monotonic(),
  now: clock.now(),
})

/** Notes a record that another part of the step has read, also in the outputs. */
export function see(step: WaitStep, record: SubmittedPullRequest): void {
  step.state = noteRecord(step.state, record, timeOf(step.context))
  step.context.setOutputs(recordOutputs(record))
}

/** Notes the queue that another part of the step has read, also in the outputs. */
export function seeQueue(step: WaitStep, queue: Queue): void {
  step.state = { ...step.state, queue }
  step.context.setOutputs(placeOutputs(step.ref, queue))
}

/** Longest time for GitHub to show the commit of a merge, in milliseconds. */
export const MERGE_LOOKUP_MS = 30_000

type Part = 'reading' | 'gitHub' | 'exit' | 'reasons' | 'report'
type Limits = Readonly<Record<Part, number>>

/**
 * When each part of the end must be finished, in milliseconds after the timeout: whatever hangs, a
 * timed-out wait ends within 15 s.
 */
const AFTER_TIMEOUT: Limits = {
  reading: 4000,
  gitHub: 7000,
  exit: 11_000,
  reasons: 12_500,
  report: 14_000,
}
/** The same after an end before the timeout, and after a merge: 45 s in all. */
const AFTER_END: Limits = {
  reading: 4000,
  gitHub: 12_000,
  exit: 16_000,
  reasons: 30_000,
  report: 44_000,
}
/** A merge that is looked up leaves the report this much. */
const MERGE_LOOKED_UP_MS = 40_000

/** The end of a wait: since when it is over, and how long each part of the conclusion may take. */
export interface WaitOver {
  readonly since: Deadline
  readonly limits: Limits
}

/** Notes that the wait is over: now, or when its time was up. */
export function noteOver(step: WaitStep): void {
  const { deadline, context } = step
  step.over = deadline.passed
    ? { since: deadline, limits: AFTER_TIMEOUT }
    : { since: new Deadline(context.clock, 0), limits: AFTER_END }
}

/** Gives what is left of the end the time that an end by a merge has. */
export function noteMerge(step: WaitStep): void {
  if (step.over !== undefined) step.over = { ...step.over, limits: AFTER_END }
}

/** Milliseconds that are left for a part of the end. */
export const leftMs = ({ over, deadline }: WaitStep, part: Part): number =>
  (over?.since ?? deadline).leftUntil((over?.limits ?? AFTER_TIMEOUT)[part])

/** Runs a part of the end within its limit. */
export const bounded = <T>(
  step: WaitStep,
  part: Part,
  work: (context: Context) => Promise<T>,
): Promise<T> => within(step.context, leftMs(step, part), work)

/** Looks for the commit of a merge. */
export const boundedLookup = <T>(
  { context, over, deadline }: WaitStep,
  work: (context: Context) => Promise<T>,
): Promise<T> => {
  const left = (over?.since ?? deadline).leftUntil(MERGE_LOOKED_UP_MS)
  return within(context, Math.min(MERGE_LOOKUP_MS, left), work)
}

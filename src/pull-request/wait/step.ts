import type { GitHubPullRequest } from '../../github/github.js'
import type { Queue, SubmittedPullRequest } from '../../service/schemas.js'
import { Deadline } from '../../shared/clock.js'
import type { ActionError, ErrorKind } from '../../shared/errors.js'
import type { PullRequestRef } from '../../shared/references.js'
import type { Context } from '../../step/context.js'
import { Allowance, within } from '../../step/within.js'
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
  readonly extras: Allowance
  /** The ids of the test runs that it has seen, and the messages that are in the log already. */
  readonly memory: { readonly seen: Set<string>; readonly said: Set<string> }
  /** Does what is left when the ending is known. */
  readonly afterwards: (context: Context, ending: Ending) => Promise<void>
  /** The end of the wait; each part of its conclusion must be over some time after it. */
  deadline: Deadline
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
  extras: new Allowance(EXTRAS_MS),
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

/**
 * When each part of the end must be finished, in milliseconds after the timeout: whatever hangs, a
 * wait ends within its timeout plus 15 s, or plus 45 s if a merge is looked up.
 */
export const END_BY = {
  reading: 4000,
  gitHub: 7000,
  exit: 11_000,
  reasons: 12_500,
  report: 14_000,
}

/** Runs a part of the wait that must be over some time after the timeout. */
export const bounded = <T>(
  { context, deadline }: WaitStep,
  afterMs: number,
  work: (context: Context) => Promise<T>,
): Promise<T> => within(context, deadline.leftUntil(afterMs), work)

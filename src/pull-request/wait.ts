/** All that a step which waits keeps track of, and the time that each part of its end has. */

import type { GitHubPullRequest } from '../github/github.js'
import type { Queue, SubmittedPullRequest } from '../service/schemas.js'
import { Deadline, SharedTimeBudget } from '../shared/clock.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import type { WaitInputs } from './inputs.js'
import {
  beginLooks,
  type Looks,
  type LookTime,
  noteRecord,
  placeOutputs,
  recordOutputs,
} from './record.js'
import type { ResolvedPullRequest } from './resolve.js'

/** Limit for all that is extra: place, label, comment, explanation. */
const EXTRAS_MS = 30_000

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

/** A step that waits, or that ends as a wait does. There is one in each step, and it is never copied. */
export interface Wait {
  readonly inputs: WaitInputs
  readonly view: PullRequestView
  /** Label to remove once the pull request is merged or has left the queue. */
  readonly removeLabel: string | undefined
  readonly extras: SharedTimeBudget
  /** Ids of the test runs that the step has seen. */
  readonly seen: Set<string>
  /** Messages that are in the log already. */
  readonly said: Set<string>
  readonly startedAt: number
  /** When the time of the wait is up. */
  deadline: Deadline
  /** Set when the wait is over. */
  over: Over | undefined
  /** The queue as last seen. */
  queue: Queue | undefined
  queueReadAt: number
  loggedAt: number
  polls: number
  resubmissions: number
  /** The step put it into the queue, or is asked to take out whatever it finds there. */
  isOurs: boolean
  /** The step sent a submission that no reading has shown yet. */
  isUnproved: boolean
  /** The step is taking it out of the queue, which a cancelled run must finish. */
  removalStarted: boolean
}

/** @param isOurs see {@link Wait} */
export function beginWait(
  { clock }: Context,
  inputs: WaitInputs & { readonly removeLabel?: string | undefined },
  pullRequest: ResolvedPullRequest,
  isOurs: boolean,
): Wait {
  const now = clock.monotonic()
  return {
    inputs,
    view: { ref: pullRequest.ref, event: pullRequest, gitHub: undefined, looks: beginLooks(now) },
    removeLabel: inputs.removeLabel,
    extras: new SharedTimeBudget(EXTRAS_MS),
    seen: new Set(),
    said: new Set(),
    startedAt: now,
    deadline: deadlineOf(clock, inputs),
    over: undefined,
    queue: undefined,
    queueReadAt: Number.NEGATIVE_INFINITY,
    loggedAt: now,
    polls: 0,
    resubmissions: 0,
    isOurs,
    isUnproved: false,
    removalStarted: false,
  }
}

/** The timeout of a wait that begins now. */
export const deadlineOf = (clock: Context['clock'], { timeoutMinutes }: WaitInputs): Deadline =>
  new Deadline(clock, timeoutMinutes * 60_000)

/** The time now, on both clocks. */
export const timeOf = ({ clock }: Context): LookTime => ({
  at: clock.monotonic(),
  now: clock.now(),
})

/** Takes a record that another part of the step has read, also into the outputs. */
export function takeRecord(context: Context, { view }: Wait, record: SubmittedPullRequest): void {
  view.looks = noteRecord(view.looks, record, timeOf(context))
  context.setOutputs(recordOutputs(record))
}

/** Takes the queue, also into the outputs. */
export function takeQueue(context: Context, wait: Wait, queue: Queue): void {
  wait.queue = queue
  context.setOutputs(placeOutputs(wait.view.ref, queue))
}

type Part = 'reading' | 'gitHub' | 'exit' | 'lookup' | 'reasons' | 'report'
type Limits = Readonly<Record<Part, number>>

/**
 * When each part of the end must be finished, in milliseconds after the timeout: whatever hangs, a
 * timed-out wait ends within 15 s. Only a merge that is looked up takes 45 s.
 */
const AFTER_TIMEOUT: Limits = {
  reading: 4000,
  gitHub: 7000,
  exit: 11_000,
  lookup: 40_000,
  reasons: 12_500,
  report: 14_000,
}
/** The same after an end before the timeout, and after a merge: 45 s in all. */
export const AFTER_END: Limits = {
  reading: 4000,
  gitHub: 12_000,
  exit: 16_000,
  lookup: 40_000,
  reasons: 30_000,
  report: 44_000,
}

/** Since when a wait is over, and how long each part of its end may take. */
interface Over {
  readonly since: Deadline
  readonly limits: Limits
}

/** Notes that the wait is over: now, or when its time was up. */
export function noteOver({ clock }: Context, wait: Wait): void {
  wait.over = wait.deadline.passed
    ? { since: wait.deadline, limits: AFTER_TIMEOUT }
    : { since: new Deadline(clock, 0), limits: AFTER_END }
}

/** Milliseconds that are left for a part of the end. */
export const leftMs = ({ over, deadline }: Wait, part: Part): number =>
  over === undefined
    ? deadline.leftUntil(AFTER_TIMEOUT[part])
    : over.since.leftUntil(over.limits[part])

/** Longest time for GitHub to show the commit of a merge, in milliseconds. */
export const MERGE_LOOKUP_MS = 30_000

/** Milliseconds since the step began. */
export const waitedMs = ({ clock }: Context, { startedAt }: Wait): number =>
  clock.monotonic() - startedAt

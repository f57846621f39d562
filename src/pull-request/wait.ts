/** The state of one step on a pull request, and the time that each part of its end has. */
import type { GitHubPullRequest } from '../github/github.js'
import type { Queue, SubmittedPullRequest } from '../service/schemas.js'
import { Deadline, SharedTimeBudget } from '../shared/clock.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import type { WaitInputs } from './inputs.js'
import {
  beginLooks,
  beginSubmission,
  type Look,
  type Looks,
  type LookTime,
  noteRecord,
  type Rules,
  reduceLook,
  type Submission,
  type WaitEnd,
} from './looks.js'
import { placeOutputs } from './place.js'
import { recordOutputs } from './record.js'
import type { ResolvedPullRequest } from './resolve.js'

/** Time for the place in the queue, the label, the comment and the explanation together. */
const EXTRA_QUESTIONS_MS = 30_000

/** State of one `submit` or `wait-for-merge` step. Pass it by reference; don't spread it. */
export class Wait<Inputs extends WaitInputs = WaitInputs> {
  readonly inputs: Inputs
  readonly ref: PullRequestRef
  /** Facts in the event, or on GitHub before the work began. */
  readonly pullRequest: ResolvedPullRequest
  readonly extras = new SharedTimeBudget(EXTRA_QUESTIONS_MS)
  /** Ids of the test runs that the step has seen. */
  readonly seenRuns = new Set<string>()
  /** Messages that are in the log already. */
  readonly logged = new Set<string>()
  /** When the time of the wait is up. */
  deadline: Deadline
  /** The last answer of GitHub's REST API. */
  gitHub: GitHubPullRequest | undefined
  /** Everything that the service has shown of the pull request. */
  looks: Looks
  /** The queue as last seen. */
  queue: Queue | undefined
  queueReadAt = Number.NEGATIVE_INFINITY
  loggedAt: number
  polls = 0
  resubmissions = 0
  /** The step may take it out: it submitted it, or `wait-for-merge` found it in the queue. */
  mayTakeOut: boolean
  /** The step sent a submission that no reading has shown yet. */
  isUnproved = false
  /** The step is taking it out of the queue, which a cancelled run must finish. */
  removalStarted = false
  readonly #clock: Context['clock']
  readonly #setOutputs: Context['setOutputs']
  readonly #rules: Rules
  readonly #startedAt: number
  /** Set when the wait is over. */
  #over: Over | undefined

  constructor(
    { clock, setOutputs }: Context,
    inputs: Inputs,
    pullRequest: ResolvedPullRequest,
    { mayTakeOut }: Pick<Wait, 'mayTakeOut'>,
  ) {
    const now = clock.monotonic()
    this.inputs = inputs
    this.ref = pullRequest.ref
    this.pullRequest = pullRequest
    this.deadline = deadlineOf(clock, inputs)
    this.looks = beginLooks(now)
    this.loggedAt = now
    this.mayTakeOut = mayTakeOut
    this.#clock = clock
    this.#setOutputs = setOutputs
    this.#rules = rulesOf(inputs, this.ref)
    this.#startedAt = now
  }

  /** The last record that counts. */
  get record(): SubmittedPullRequest | undefined {
    return this.looks.record
  }

  /** Judges looks by this submission from now on. @param shown the record that proves it */
  beginSubmission(submission: Submission, shown?: SubmittedPullRequest): void {
    const begun = beginSubmission(this.#clock.monotonic(), submission, shown)
    this.looks = { ...this.looks, ...begun }
  }

  /** Takes a look, also into the outputs, and returns the end that it shows. */
  takeLook(look: Look): WaitEnd | undefined {
    const { next, end } = reduceLook(this.looks, look, this.#time, this.#rules)
    this.looks = next
    this.#setOutputs(recordOutputs(look.record))
    return end
  }

  /** Takes a record that another part of the step has read, also into the outputs. */
  takeRecord(record: SubmittedPullRequest): void {
    this.looks = noteRecord(this.looks, record, this.#time)
    this.#setOutputs(recordOutputs(record))
  }

  /** Takes the queue, also into the outputs. */
  takeQueue(queue: Queue): void {
    this.queue = queue
    this.#setOutputs(placeOutputs(this.ref, queue))
  }

  /** Notes that the wait is over: now, or when its time was up. */
  noteOver(): void {
    this.#over = this.deadline.passed
      ? { since: this.deadline, limits: AFTER_TIMEOUT }
      : { since: new Deadline(this.#clock, 0), limits: AFTER_END }
  }

  /** Notes that the wait goes on. */
  resume(): void {
    this.#over = undefined
  }

  /** Gives the end of a timed-out wait the longer limits of every other end. */
  extendEnd(): void {
    if (this.#over !== undefined) this.#over = { ...this.#over, limits: AFTER_END }
  }

  /** Milliseconds that are left for a part of the end. */
  leftMs(part: WaitPart): number {
    return this.#over === undefined
      ? this.deadline.leftUntil(AFTER_TIMEOUT[part])
      : this.#over.since.leftUntil(this.#over.limits[part])
  }

  /** Milliseconds since the step began. */
  get elapsedMs(): number {
    return this.#clock.monotonic() - this.#startedAt
  }

  get #time(): LookTime {
    return { at: this.#clock.monotonic(), now: this.#clock.now() }
  }
}

/** The timeout of a wait that begins now. */
export const deadlineOf = (clock: Context['clock'], { timeoutMinutes }: WaitInputs): Deadline =>
  new Deadline(clock, timeoutMinutes * 60_000)

function rulesOf(
  { pollIntervalSeconds = 60, notReadyTimeoutMinutes = Infinity }: WaitInputs,
  { targetBranch, stack }: PullRequestRef,
): Rules {
  return {
    targetBranch,
    stack,
    graceMs: pollIntervalSeconds <= 1 ? 10_000 : 60_000,
    notReadyMs: notReadyTimeoutMinutes * 60_000,
  }
}

type WaitPart = 'reading' | 'gitHub' | 'exit' | 'lookup' | 'reasons' | 'report'
type WaitLimits = Readonly<Record<WaitPart, number>>

/**
 * When each part of the end must be finished, in milliseconds after the timeout: whatever hangs, a
 * timed-out wait ends within 15 s. Only a merge that is looked up takes 45 s.
 */
const AFTER_TIMEOUT: WaitLimits = {
  reading: 4000,
  gitHub: 7000,
  exit: 11_000,
  lookup: 40_000,
  reasons: 12_500,
  report: 14_000,
}
/** The same after an end before the timeout, and after a merge: 45 s in all. */
const AFTER_END: WaitLimits = {
  ...AFTER_TIMEOUT,
  gitHub: 12_000,
  exit: 16_000,
  reasons: 30_000,
  report: 44_000,
}

/** Since when a wait is over, and how long each part of its end may take. */
interface Over {
  readonly since: Deadline
  readonly limits: WaitLimits
}

/** Longest time for GitHub to show the commit of a merge, in milliseconds. */
export const MERGE_LOOKUP_MS = 30_000

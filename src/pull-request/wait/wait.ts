/** The state of one step on a pull request, and the time that each part of its end has. */
import type { GitHubPullRequest } from '../../github/github.js'
import type { PostsAhead } from '../../github/posts.js'
import type { Queue, SubmittedPullRequest } from '../../service/schemas.js'
import { Deadline, SharedTimeBudget } from '../../shared/clock.js'
import type { PullRequestRef } from '../../shared/references.js'
import type { Context } from '../../step/context.js'
import type { WaitInputs, WaitOutput } from '../inputs.js'
import { placeOutputs } from '../place.js'
import type { Findings } from '../reasons/findings.js'
import { isQueued, recordOutputs } from '../record.js'
import type { ResolvedPullRequest } from '../resolve.js'
import { MAY_ARRIVE, type QueueExit } from '../writes.js'
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

/** Time for the place in the queue, the label, the comment and the explanation together. */
const EXTRA_QUESTIONS_MS = 30_000

/**
 * Permission to take the pull request out of the queue. `forbidden`: it was queued before `submit`.
 * `once-shown`: this step has submitted it, but no reading has shown it yet.
 */
type QueueRemoval = 'forbidden' | 'once-shown' | 'allowed'

/**
 * State of one `submit` or `wait-for-merge` step, and the steps that change it. Pass it by
 * reference; don't spread it.
 */
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
  /** The last answer of GitHub's REST API. */
  gitHub: GitHubPullRequest | undefined
  /** The comments on the pull request, from shortly before the step writes one. */
  comments: PostsAhead | undefined
  /** Everything that the service has shown of the pull request. */
  looks: Looks
  /** The queue as last seen. */
  queue: Queue | undefined
  queueReadAt = Number.NEGATIVE_INFINITY
  loggedAt: number
  polls = 0
  resubmissions = 0
  #removal: QueueRemoval
  #isLeaving = false
  #deadline: Deadline
  readonly #clock: Context['clock']
  readonly #setOutputs: Context<WaitOutput>['setOutputs']
  readonly #rules: Rules
  readonly #startedAt: number
  /** Set from the first part of the end on. */
  #end: End | undefined

  constructor(
    { clock, setOutputs }: Context<WaitOutput>,
    inputs: Inputs,
    pullRequest: ResolvedPullRequest,
    { removal, deadline }: { readonly removal: QueueRemoval; readonly deadline?: Deadline },
  ) {
    const now = clock.monotonic()
    this.inputs = inputs
    this.ref = pullRequest.ref
    this.pullRequest = pullRequest
    this.#deadline = deadline ?? deadlineOf(clock, inputs)
    this.looks = beginLooks(now)
    this.loggedAt = now
    this.#removal = removal
    this.#clock = clock
    this.#setOutputs = setOutputs
    this.#rules = rulesOf(inputs, this.ref)
    this.#startedAt = now
  }

  /** The last record that counts. */
  get record(): SubmittedPullRequest | undefined {
    return this.looks.record
  }

  /** When the time of the wait is up. */
  get deadline(): Deadline {
    return this.#deadline
  }

  /** True while a submission of this step may still arrive in the queue. */
  get mayArrive(): boolean {
    return this.#removal === 'once-shown'
  }

  /** True if the step is taking it out of the queue, which a cancelled run must finish. */
  get isLeaving(): boolean {
    return this.#isLeaving
  }

  /** Judges looks by this submission from now on. @param shown the record that proves it */
  judgeBy(submission: Submission, shown?: SubmittedPullRequest): void {
    const begun = beginSubmission(this.#clock.monotonic(), submission, shown)
    this.looks = { ...this.looks, ...begun }
  }

  /**
   * Notes that a new submission is about to be sent. The output `submitted` is empty until a
   * reading shows it.
   */
  sending(submission: Submission): void {
    this.#removal = 'once-shown'
    this.judgeBy(submission)
    this.#setOutputs({ submitted: undefined })
  }

  /** Notes that a reading shows the submission. @param mayRemove it was not there before the step */
  proved(record: SubmittedPullRequest | undefined, mayRemove: boolean): void {
    this.#removal = mayRemove ? 'allowed' : 'forbidden'
    if (record !== undefined) this.takeRecord(record)
  }

  /** Notes that the service refused another submission, so that none is on its way. */
  refused(): void {
    this.#removal = 'allowed'
    this.#setOutputs({ submitted: false })
  }

  /** Begins the wait: its time and its grace start now. @param shown proves the submission */
  begin(shown: SubmittedPullRequest): void {
    this.#deadline = deadlineOf(this.#clock, this.inputs)
    this.judgeBy(this.looks.submission, shown)
  }

  /** Notes that the step takes it out of the queue, unless it was there before the step. */
  beginLeaving(): QueueRemoval {
    if (this.#removal !== 'forbidden') this.#isLeaving = true
    return this.#removal
  }

  /** Takes what the step read after it took the pull request out, also into the outputs. */
  left({ lastRead, sentence }: QueueExit): void {
    if (lastRead?.record !== undefined) this.takeRecord(lastRead.record)
    else if (lastRead !== undefined) this.#setOutputs(recordOutputs(undefined))
    // It may still arrive, so nobody knows whether the queue has it.
    if (sentence === MAY_ARRIVE && !isQueued(lastRead?.record))
      this.#setOutputs({ submitted: undefined })
  }

  /** Takes why it is not merged; GitHub's head goes into the outputs. */
  takeFindings({ headSha }: Findings): void {
    if (headSha !== undefined) this.#setOutputs({ 'head-sha': headSha })
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

  /** Milliseconds for the next reading, because the wait goes on. */
  resumeReading(): number {
    this.#end = undefined
    return this.#deadline.leftUntil(READING_MS)
  }

  /** Milliseconds that are left for a part of the end, which begins with the first part. */
  endMs(part: EndPart): number {
    const { since, limits } = this.#ending
    return since.leftUntil(limits[part])
  }

  /** Gives the end of a timed-out wait the longer limits of every other end. */
  extendEnd(): void {
    this.#end = { ...this.#ending, limits: AFTER_END }
  }

  get #ending(): End {
    this.#end ??= this.#deadline.passed
      ? { since: this.#deadline, limits: AFTER_TIMEOUT }
      : { since: new Deadline(this.#clock, 0), limits: AFTER_END }
    return this.#end
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

/** A reading may take this long after the timeout, in milliseconds. */
const READING_MS = 4000

type EndPart = 'gitHub' | 'exit' | 'lookup' | 'reasons' | 'report'
type EndLimits = Readonly<Record<EndPart, number>>

/**
 * When each part of the end must be finished, in milliseconds after the timeout: whatever hangs, a
 * timed-out wait ends within 15 s. Only a merge that is looked up takes 45 s.
 */
const AFTER_TIMEOUT: EndLimits = {
  gitHub: 7000,
  exit: 11_000,
  lookup: 40_000,
  reasons: 12_500,
  report: 14_000,
}
/** The same after an end before the timeout, and after a merge: 45 s in all. */
const AFTER_END: EndLimits = {
  ...AFTER_TIMEOUT,
  gitHub: 12_000,
  exit: 16_000,
  reasons: 30_000,
  report: 44_000,
}

/** Since when a wait is over, and how long each part of its end may take. */
interface End {
  readonly since: Deadline
  readonly limits: EndLimits
}

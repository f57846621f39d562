/** The state of one step on a pull request, and the time that each part of its end has. */

import type { PostsAhead } from '../github/posts.js'
import type { GitHubPullRequest } from '../github/pull-requests.js'
import { isEnded, type Queue, type SubmittedPullRequest } from '../service/schemas.js'
import { Budget, type Deadline } from '../shared/deadline.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { EndDeadlines } from './end-deadlines.js'
import type { WaitInputs, WaitOutput } from './inputs.js'
import { queuePositionOutputs } from './queue-position.js'
import {
  beginObservations,
  beginSubmission,
  noteRecord,
  type Observation,
  type Observations,
  type ObservationTime,
  reduceObservation,
  type Submission,
  type WaitEnd,
  type WaitLimits,
} from './readings.js'
import type { Findings } from './reasons/findings.js'
import { isQueued, recordOutputs } from './record.js'
import type { ResolvedPullRequest } from './resolve.js'
import { LEFT_BEFORE, type QueueExit } from './writes.js'

/** Ends of a wait that leave the pull request in the queue. */
const STILL_QUEUED: readonly WaitEnd[] = ['head-moved', 'not-ready']

/** Time for the place in the queue, the label, the comment and the explanation together. */
const EXTRA_QUESTIONS_MS = 30_000

/**
 * Permission to take the pull request out of the queue. `forbidden`: `submit` did not put it there.
 * `once-shown`: this step has submitted it, but no reading has shown it yet.
 */
type DequeuePermission = 'forbidden' | 'once-shown' | 'allowed'

/** A submission that was sent; its answer is noted once. */
export interface SentSubmission {
  /** Notes that a reading shows it. @param isOurs nobody else had submitted it */
  readonly proved: (record: SubmittedPullRequest, isOurs: boolean) => void
  /** Notes that the service refused it, so that none is on its way. */
  readonly refused: () => void
  /** Notes in the outputs that it certainly had no effect. */
  readonly noteNoEffect: () => void
}

/** An exit from the queue that the step has begun. */
interface Leaving {
  /** False if a submission of this step may still arrive. */
  readonly isProved: boolean
  /** Notes how it ended. */
  readonly left: (exit: QueueExit) => void
}

/**
 * State of one `submit` or `wait-for-merge` step, and the steps that change it. Pass it by
 * reference; don't spread it.
 */
export class Wait<Inputs extends WaitInputs = WaitInputs> {
  readonly inputs: Inputs
  readonly ref: PullRequestRef
  /** Facts in the event, or on GitHub before the work began. */
  readonly pullRequest: ResolvedPullRequest
  readonly extras = new Budget(EXTRA_QUESTIONS_MS)
  /** Ids of the test runs that the step has seen. */
  readonly seenRuns = new Set<string>()
  /** Messages that are in the log already. */
  readonly logged = new Set<string>()
  /** The last answer of GitHub's REST API. */
  gitHub: GitHubPullRequest | undefined
  /** The comments on the pull request, from shortly before the step writes one. */
  comments: PostsAhead | undefined
  /** Everything that the service has shown of the pull request. */
  observations: Observations
  /** The queue as last seen. */
  queue: Queue | undefined
  queueReadAt = Number.NEGATIVE_INFINITY
  loggedAt: number
  polls = 0
  resubmissions = 0
  /** How it left the queue, once a reading has shown that: what is there later is not ours. */
  exit: QueueExit | undefined
  #removal: DequeuePermission
  /** The permission for a submission of someone else. */
  readonly #removalOfOthers: DequeuePermission
  #isLeaving = false
  #timeout: Deadline
  readonly #clock: Context['clock']
  readonly #setOutputs: Context<WaitOutput>['setOutputs']
  readonly #rules: WaitLimits
  readonly #startedAt: number

  constructor(
    { clock, setOutputs }: Context<WaitOutput>,
    deadline: Deadline,
    inputs: Inputs,
    pullRequest: ResolvedPullRequest,
    removal: DequeuePermission,
  ) {
    const now = clock.monotonic()
    this.inputs = inputs
    this.ref = pullRequest.ref
    this.pullRequest = pullRequest
    this.#timeout = timeoutOf(deadline, inputs)
    this.observations = beginObservations(now)
    this.loggedAt = now
    this.#removal = removal
    this.#removalOfOthers = removal
    this.#clock = clock
    this.#setOutputs = setOutputs
    this.#rules = rulesOf(inputs, this.ref)
    this.#startedAt = now
  }

  /** The last record that counts. */
  get record(): SubmittedPullRequest | undefined {
    return this.observations.record
  }

  /** When the time of the wait is up. */
  get timeout(): Deadline {
    return this.#timeout
  }

  /** True while a submission of this step may still arrive in the queue. */
  get mayArrive(): boolean {
    return this.#removal === 'once-shown'
  }

  /** True if the step is taking it out of the queue, which a cancelled run must finish. */
  get isLeaving(): boolean {
    return this.#isLeaving
  }

  /** Judges observations by this submission from now on. @param shown the record that proves it */
  judgeBy(submission: Submission, shown?: SubmittedPullRequest): void {
    const begun = beginSubmission(this.#clock.monotonic(), submission, shown)
    this.observations = { ...this.observations, ...begun }
  }

  /**
   * Notes that a submission is about to be sent. The output `submitted` is empty until a reading
   * shows a new one.
   * @param isNew it is not in the queue, so that the step may take it out again
   */
  sending(submission: Submission, isNew: boolean): SentSubmission {
    this.judgeBy(submission)
    if (isNew) {
      this.#removal = 'once-shown'
      this.exit = undefined
      this.#setOutputs({ submitted: undefined })
    }
    return {
      proved: (record, isOurs) => this.#takeSubmitted(record, isOurs),
      refused: () => {
        this.#removal = this.#removalOfOthers
      },
      noteNoEffect: () => this.#setOutputs({ submitted: !isNew }),
    }
  }

  /** Judges observations by a submission of someone else, or by another end, from now on. */
  takeSubmissionOfOther(submission: Submission, shown: SubmittedPullRequest | undefined): void {
    this.judgeBy(submission, shown)
    this.#takeSubmitted(shown, false)
  }

  #takeSubmitted(record: SubmittedPullRequest | undefined, isOurs: boolean): void {
    this.#removal = isOurs ? 'allowed' : this.#removalOfOthers
    this.exit = isEnded(record?.state) && !isQueued(record) ? LEFT_BEFORE : undefined
    if (record !== undefined) this.takeRecord(record)
  }

  /** Begins the wait: its time and its grace start now. @param shown proves the submission */
  begin(shown: SubmittedPullRequest): void {
    this.#timeout = timeoutOf(this.#timeout, this.inputs)
    this.judgeBy(this.observations.submission, shown)
  }

  /**
   * Notes that the step takes it out of the queue.
   * @returns `undefined` if it was there before the step, which must leave it there
   */
  beginLeaving(): Leaving | undefined {
    if (this.#removal === 'forbidden') return undefined
    this.#isLeaving = true
    return {
      isProved: this.#removal === 'allowed',
      left: (exit) => this.#noteExit(exit),
    }
  }

  /** Notes the last reading after an exit, and updates the outputs. */
  #noteExit(exit: QueueExit): void {
    const { lastRead, mayArrive } = exit
    if (lastRead?.record !== undefined) this.takeRecord(lastRead.record)
    else if (lastRead !== undefined) this.#setOutputs(recordOutputs(undefined))
    if (isQueued(lastRead?.record)) return
    // It may still arrive, so nobody knows whether the queue has it.
    if (mayArrive) this.#setOutputs({ submitted: undefined })
    else if (lastRead !== undefined) this.exit = exit
  }

  /** Takes why it is not merged; GitHub's head goes into the outputs. */
  takeFindings({ headSha }: Findings): void {
    if (headSha !== undefined) this.#setOutputs({ 'head-sha': headSha })
  }

  /** Takes an observation, also into the outputs, and returns the end that it shows. */
  takeObservation(observation: Observation): WaitEnd | undefined {
    const { next, end } = reduceObservation(this.observations, observation, this.#time, this.#rules)
    this.observations = next
    this.#setOutputs(recordOutputs(observation.record))
    if (end !== undefined && !STILL_QUEUED.includes(end)) this.exit = LEFT_BEFORE
    return end
  }

  /** Takes a record that another part of the step has read, also into the outputs. */
  takeRecord(record: SubmittedPullRequest): void {
    this.observations = noteRecord(this.observations, record, this.#time)
    this.#setOutputs(recordOutputs(record))
  }

  /** Takes the queue, also into the outputs. */
  takeQueue(queue: Queue): void {
    this.queue = queue
    this.#setOutputs(queuePositionOutputs(this.ref, queue))
  }

  /** Milliseconds for the next reading. */
  get readingMs(): number {
    return this.#timeout.leftUntil(READING_MS)
  }

  /** Begins the end of the wait, and returns its deadlines. @param root of the step */
  beginEnd(root: Deadline): EndDeadlines {
    return new EndDeadlines(root, this.#timeout)
  }

  /** Milliseconds since the step began. */
  get elapsedMs(): number {
    return this.#clock.monotonic() - this.#startedAt
  }

  get #time(): ObservationTime {
    return { at: this.#clock.monotonic(), now: this.#clock.now() }
  }
}

/** The timeout of a wait that begins now. */
const timeoutOf = (deadline: Deadline, { timeoutMinutes }: WaitInputs): Deadline =>
  deadline.restarted(timeoutMinutes * 60_000)

function rulesOf(
  { pollIntervalSeconds = 60, notReadyTimeoutMinutes = Infinity }: WaitInputs,
  { targetBranch, stack }: PullRequestRef,
): WaitLimits {
  return {
    targetBranch,
    stack,
    graceMs: pollIntervalSeconds <= 1 ? 10_000 : 60_000,
    notReadyMs: notReadyTimeoutMinutes * 60_000,
  }
}

/** A reading may take this long after the timeout, in milliseconds. */
const READING_MS = 4000

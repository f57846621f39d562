/** One step on a pull request: `submit` or `wait-for-merge`. */
import type { PostsAhead } from '../github/posts.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import type { Deadline } from '../shared/deadline.js'
import type { PullRequestRef, StackTracker } from '../shared/references.js'
import type { Context, Outputs } from '../step/context.js'
import { readCommentsAhead } from '../step/github-writes.js'
import type { WaitInputs, WaitOutput } from './inputs.js'
import { stackOutputs } from './on-github.js'
import { queuePositionOutputs } from './queue-position.js'
import { beginReadings, judgedBy, type Readings, type Submission, withAnswer } from './readings.js'
import { isQueued, recordOutputs } from './record.js'
import type { ResolvedPullRequest } from './resolve.js'
import { isUncertain, nothingSent, type Sent } from './sent.js'
import { StepTime } from './step-time.js'

/** Everything that a step knows of its pull request. */
export interface Known {
  readonly sent: Sent
  readonly readings: Readings
}

/** The inputs of a step, all that it has sent and read so far, and its time. */
export class PullRequestStep<Inputs extends WaitInputs = WaitInputs> {
  readonly inputs: Inputs
  readonly time: StepTime
  /** Messages that are in the log already. */
  readonly logged = new Set<string>()
  readonly #pullRequest: ResolvedPullRequest
  readonly #stacks: StackTracker
  readonly #setOutputs: Context<WaitOutput>['setOutputs']
  #known: Known
  #comments: PostsAhead | undefined

  /**
   * @param more.ownsAll the step may also take out what it did not submit
   * @param more.comments the comments, if they are being read already
   */
  constructor(
    { setOutputs, stacks }: Context<WaitOutput>,
    deadline: Deadline,
    inputs: Inputs,
    pullRequest: ResolvedPullRequest,
    more: { readonly ownsAll: boolean; readonly comments?: PostsAhead | undefined },
  ) {
    this.inputs = inputs
    this.#pullRequest = pullRequest
    this.#stacks = stacks
    this.time = new StepTime(deadline, inputs.timeoutMinutes)
    this.#setOutputs = setOutputs
    this.#comments = more.comments
    this.#known = { sent: nothingSent(more.ownsAll), readings: beginReadings(this.time.startedAt) }
  }

  /** The reference, with the stack as seen by now. */
  get ref(): PullRequestRef {
    return this.#stacks.current(this.#pullRequest.ref)
  }

  /** Facts in the event, or on GitHub before the work began. */
  get pullRequest(): ResolvedPullRequest {
    return { ...this.#pullRequest, ref: this.ref }
  }

  get sent(): Sent {
    return this.#known.sent
  }

  get readings(): Readings {
    return this.#known.readings
  }

  /** The last record that counts. */
  get record(): SubmittedPullRequest | undefined {
    return this.readings.record
  }

  /** The facts that are known before anyone asks why it is not merged. */
  get facts() {
    const { record, queue, pullRequestOnGitHub: gitHub, runs: seenRuns } = this.readings
    return { record, queue, gitHub, seenRuns, logged: this.logged }
  }

  /** Takes what the step has learned, and sets the outputs that follow from it. */
  update(change: Partial<Known>): void {
    this.#known = { ...this.#known, ...change }
    this.#setOutputs(outputsOf(this.ref, this.#known))
  }

  /** Judges readings by another submission. @param proof the record that proves it */
  judgeBy(submission: Submission, proof?: SubmittedPullRequest): void {
    this.update({ readings: judgedBy(this.readings, this.time.now, submission, proof) })
  }

  /** Takes an answer of the service that counts. */
  takeAnswer(record: SubmittedPullRequest | undefined): void {
    this.update({ readings: withAnswer(this.readings, record, this.time.now) })
  }

  /** Takes what was read; `undefined` leaves what was known before. */
  take(read: { readonly [Key in keyof Readings]?: Readings[Key] | undefined }): void {
    const known = Object.entries(read).filter(([, value]) => value !== undefined)
    this.update({ readings: { ...this.readings, ...Object.fromEntries(known) } })
  }

  /** The comments on the pull request, from shortly before the step writes one. */
  get comments(): PostsAhead | undefined {
    return this.#comments
  }

  /** Begins to read the comments, unless that has begun. */
  readCommentsAhead(context: Context, deadline: Deadline): void {
    this.#comments ??= readCommentsAhead(context, deadline, this.ref.number)
  }
}

/** The outputs that follow from what a step knows; without an answer, what it sent decides. */
function outputsOf(ref: PullRequestRef, { sent, readings }: Known): Outputs<WaitOutput> {
  const { newest, head, queue, stack } = readings
  const isUnknown = isUncertain(sent) && !isQueued(newest?.record)
  return {
    ...(newest && recordOutputs(newest.record)),
    ...(isUnknown && { submitted: undefined }),
    ...(head !== undefined && { 'head-sha': head }),
    ...(queue && queuePositionOutputs(ref, queue)),
    ...(stack && stackOutputs({ stack })),
  }
}

import type { SubmittedPullRequest } from '../service/schemas.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { isMerged, recordOutputs } from './record.js'
import { Timeline } from './timeline.js'
import type { WaitResult } from './wait-result.js'

/** What a step has seen of its pull request so far: its result, however the step ends. */
export class Progress {
  readonly #context: Context
  readonly #ref: PullRequestRef
  readonly #timeline = new Timeline()
  readonly #started: number
  /** The record as last seen; see {@link see}. */
  record: SubmittedPullRequest | undefined
  /** Readings of the pull request while waiting. */
  polls = 0
  /** How often it was submitted again after it had failed. */
  resubmissions = 0
  /** State of the queue as last seen; `undefined` when it was not read. */
  queueState: string | undefined

  constructor(context: Context, ref: PullRequestRef) {
    this.#context = context
    this.#ref = ref
    this.#started = context.clock.monotonic()
  }

  /** Whether the queue merged it, as far as was seen. */
  get merged(): boolean {
    return this.record !== undefined && isMerged(this.record, this.#ref.targetBranch)
  }

  /** Time since the step began with it, in seconds. */
  get seconds(): number {
    return (this.#context.clock.monotonic() - this.#started) / 1000
  }

  /** Notes a record, also in the outputs; returns whether it shows another state than before. */
  see(record: SubmittedPullRequest): boolean {
    this.record = record
    this.#context.setOutputs(recordOutputs(record))
    return this.#timeline.see(record, this.#context.clock.now())
  }

  /** The result of the step, with everything that was seen. */
  result(known: Pick<WaitResult, 'outcome'> & Partial<WaitResult>): WaitResult {
    return {
      failing: [],
      ...known,
      record: this.record,
      queueState: this.queueState,
      timeline: this.#timeline.phases(this.#context.clock.now()),
      seconds: Math.round(this.seconds),
      polls: this.polls,
      resubmissions: this.resubmissions,
    }
  }
}

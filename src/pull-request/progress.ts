import { isEnded, type SubmittedPullRequest } from '../service/schemas.js'
import type { Context } from '../step/context.js'
import { changedAt, isNewer, recordOutputs } from './record.js'

/** One state of the timeline. */
export interface Phase {
  readonly state: string
  /** ISO 8601, UTC: the service's own time where it gave one, otherwise when it was first seen. */
  readonly since: string
  /** Whole seconds until the next state, or until now for the last one; 0 for a final state. */
  readonly seconds: number
}

/** All that a step has seen of its pull request. */
export type Seen = ReturnType<Progress['seen']>

/** What a step has seen of its pull request so far: its result, however the step ends. */
export class Progress {
  readonly #context: Context
  readonly #states: { state: string; at: number; record: SubmittedPullRequest }[] = []
  readonly #started: number
  /** The record as last seen; see {@link see}. */
  record: SubmittedPullRequest | undefined
  /** Readings of the pull request while waiting. */
  polls = 0
  /** How often it was submitted again after it had failed. */
  resubmissions = 0
  /** The step is taking it out of the queue, which a cancelled run must finish. */
  leaving = false
  /** State of the queue as last seen; `undefined` when it was not read. */
  queueState: string | undefined

  constructor(context: Context) {
    this.#context = context
    this.#started = context.clock.monotonic()
  }

  /** Time since the step began with it, in seconds. */
  get seconds(): number {
    return (this.#context.clock.monotonic() - this.#started) / 1000
  }

  /** Notes a record, also in the outputs; `true` for a new state or the end of a new submission. */
  see(record: SubmittedPullRequest): boolean {
    this.record = record
    this.#context.setOutputs(recordOutputs(record))
    const { state } = record
    const last = this.#states.at(-1)
    if (state === undefined) return false
    if (last?.state === state && !(isEnded(state) && isNewer(record, last.record))) return false
    const at = changedAt(record) ?? this.#context.clock.now()
    this.#states.push({ state, at: Math.max(at, last?.at ?? at), record })
    return true
  }

  /** Everything that was seen until now. */
  seen() {
    const { record, queueState, polls, resubmissions } = this
    const now = this.#context.clock.now()
    const timeline = this.#states.map(({ state, at }, index): Phase => {
      const end = this.#states[index + 1]?.at ?? (isEnded(state) ? at : now)
      return {
        state,
        since: new Date(at).toISOString(),
        seconds: Math.max(0, Math.round((end - at) / 1000)),
      }
    })
    const seconds = Math.round(this.seconds)
    return { record, queueState, timeline, seconds, polls, resubmissions }
  }
}

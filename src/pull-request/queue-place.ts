import { ServiceError } from '../http/errors.js'
import { RunCancelled } from '../runner/runner.js'
import type { Queue } from '../service/schemas.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context, Outputs } from '../step/context.js'

/** Where a pull request stands in its queue; what was not seen is absent. */
export interface QueuePlace {
  readonly queue?: Queue
  readonly state?: string
  /** 1 is the head. */
  readonly position?: number | undefined
  readonly depth?: number
  /** What the author should know about the queue, one sentence. */
  readonly warning?: string | undefined
  readonly outputs: Pick<Outputs, 'queue-state' | 'queue-position' | 'queue-depth'>
}

const SLOWED: ReadonlyMap<string, string> = new Map([
  ['paused', 'nothing is tested or merged until it is resumed'],
  ['draining', 'running tests finish, and nothing new starts until it is resumed'],
  ['switching_modes', 'running tests finish before the new mode starts'],
])

/** Reads the queue. The submission is proved already, so a failure is only a warning. */
export async function readQueuePlace(
  { service, signal }: Context,
  ref: PullRequestRef,
): Promise<QueuePlace> {
  try {
    const queue = await service.getQueue(ref, { attempts: 3 })
    const index = queue.enqueuedPullRequests.findIndex(({ prNumber }) => prNumber === ref.number)
    const position = index === -1 ? undefined : index + 1
    const depth = queue.enqueuedPullRequests.length
    const slowed = SLOWED.get(queue.state)
    return {
      queue,
      state: queue.state,
      position,
      depth,
      warning: slowed && `The queue of ${ref.targetBranch} is ${queue.state}: ${slowed}`,
      outputs: { 'queue-state': queue.state, 'queue-position': position, 'queue-depth': depth },
    }
  } catch (error) {
    if (signal.aborted || !(error instanceof ServiceError)) throw error
    return { warning: `The queue could not be read: ${error.explanation.problem}`, outputs: {} }
  }
}

/** A waiting step rarely reads the queue, because each reading is one more request. */
const LOOK_EVERY_MS = 1_800_000

/** Logs that the queue of a waiting step is paused, once per such state. */
export class QueueNotice {
  readonly #ref: PullRequestRef
  #next = Number.NEGATIVE_INFINITY

  constructor(ref: PullRequestRef) {
    this.#ref = ref
  }

  /**
   * Reads the queue when it is due. It only explains, so a failure goes to the debug log.
   * @param before the state as last seen
   * @returns the state as seen now
   */
  async look(
    { service, clock, log, setOutputs, signal }: Context,
    before: string | undefined,
  ): Promise<string | undefined> {
    if (clock.monotonic() < this.#next) return before
    this.#next = clock.monotonic() + LOOK_EVERY_MS
    const { targetBranch } = this.#ref
    try {
      const queue = await service.getQueue(this.#ref, { attempts: 1 })
      setOutputs({ 'queue-state': queue.state, 'queue-depth': queue.enqueuedPullRequests.length })
      const slowed = SLOWED.get(queue.state)
      if (slowed !== undefined && before !== queue.state)
        log.warning(`The queue of ${targetBranch} is ${queue.state}: ${slowed}. Still waiting.`)
      return queue.state
    } catch (error) {
      if (signal.reason instanceof RunCancelled || !(error instanceof ServiceError)) throw error
      log.debug(error.message)
      return before
    }
  }
}

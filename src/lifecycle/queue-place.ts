import type { Context, Outputs } from '../operation.js'
import { ServiceError } from '../service/errors.js'
import type { PullRequestRef, Queue } from '../service/schemas.js'

/** Where a pull request stands in its queue; what was not seen is absent. */
export interface QueuePlace {
  readonly queue?: Queue
  readonly state?: string
  /** 1 is the head. */
  readonly position?: number | undefined
  readonly depth?: number
  /** What the author should know about the queue, a sentence. */
  readonly warning?: string | undefined
  readonly outputs: Outputs &
    Readonly<
      Partial<Record<'queue-state' | 'queue-position' | 'queue-depth', string | number | undefined>>
    >
}

const SLOWED: ReadonlyMap<string, string> = new Map([
  ['paused', 'nothing is tested or merged until it is resumed'],
  ['draining', 'running tests end and nothing new starts until it is resumed'],
  ['switching_modes', 'running tests end before the new mode starts'],
])

/** Reads the queue for an explanation; when that fails the submission is not less proven, so it is only a warning. */
export async function readQueuePlace(
  { service, signal }: Context,
  { repository, targetBranch, number }: PullRequestRef,
): Promise<QueuePlace> {
  try {
    const queue = await service.getQueue({ repository, targetBranch }, { attempts: 3 })
    const index = queue.enqueuedPullRequests.findIndex(({ prNumber }) => prNumber === number)
    const position = index === -1 ? undefined : index + 1
    const depth = queue.enqueuedPullRequests.length
    const slowed = SLOWED.get(queue.state)
    return {
      queue,
      state: queue.state,
      position,
      depth,
      warning: slowed && `The queue of ${targetBranch} is ${queue.state}: ${slowed}`,
      outputs: { 'queue-state': queue.state, 'queue-position': position, 'queue-depth': depth },
    }
  } catch (error) {
    if (signal.aborted || !(error instanceof ServiceError)) throw error
    return { warning: `The queue could not be read: ${error.explanation.got}`, outputs: {} }
  }
}

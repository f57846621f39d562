import { ServiceError } from '../http/errors.js'
import type { Queue } from '../service/schemas.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context, Outputs } from '../step/context.js'

/** Where a pull request stands in its queue; what was not seen is absent. */
export interface QueuePlace {
  readonly queue?: Queue
  /** What the author should know about the queue, one sentence. */
  readonly warning?: string | undefined
  /** 1 is the head. */
  readonly outputs: Pick<Outputs, 'queue-state' | 'queue-position' | 'queue-depth'>
}

const SLOWED: ReadonlyMap<string, string> = new Map([
  ['paused', 'nothing is tested or merged until it is resumed'],
  ['draining', 'running tests finish, and nothing new starts until it is resumed'],
  ['switching_modes', 'running tests finish before the new mode starts'],
])

/** What to say of a queue that merges nothing for now, one sentence without its period. */
export function slowdown({ targetBranch }: PullRequestRef, { state }: Queue): string | undefined {
  const slowed = SLOWED.get(state)
  return slowed && `The queue of ${targetBranch} is ${state}: ${slowed}`
}

/** Reads the queue. The submission is proved already, so a failure is only a warning. */
export async function readQueuePlace(
  { service, signal }: Context,
  ref: PullRequestRef,
): Promise<QueuePlace> {
  try {
    const queue = await service.getQueue(ref, { attempts: 3 })
    const all = queue.enqueuedPullRequests
    const position = all.findIndex(({ prNumber }) => prNumber === ref.number) + 1
    return {
      queue,
      warning: slowdown(ref, queue),
      outputs: {
        'queue-state': queue.state,
        'queue-position': position || undefined,
        'queue-depth': all.length,
      },
    }
  } catch (error) {
    if (signal.aborted || !(error instanceof ServiceError)) throw error
    return { warning: `The queue could not be read: ${error.explanation.problem}`, outputs: {} }
  }
}

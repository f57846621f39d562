import { ServiceError } from '../http/errors.js'
import type { Queue } from '../service/schemas.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'

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

/** Reads the queue of a pull request, or why it could not be read: a failure is only a warning. */
export async function readQueue(
  { service, signal }: Context,
  ref: PullRequestRef,
): Promise<{ readonly queue?: Queue; readonly warning?: string | undefined }> {
  try {
    const queue = await service.getQueue(ref, { attempts: 3 })
    return { queue, warning: slowdown(ref, queue) }
  } catch (error) {
    if (signal.aborted || !(error instanceof ServiceError)) throw error
    return { warning: `The queue could not be read: ${error.explanation.problem}` }
  }
}

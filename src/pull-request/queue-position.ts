/** The place of a pull request in the queue, and what a stopped queue means for it. */
import type { Queue } from '../service/schemas.js'
import { readFact } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'

const STOPPED_QUEUE_EFFECTS: ReadonlyMap<string, string> = new Map([
  ['paused', 'nothing is tested or merged until it is resumed'],
  ['draining', 'running tests finish, and nothing new starts until it is resumed'],
  ['switching_modes', 'running tests finish before the new mode starts'],
])

/** Describes a queue that merges nothing for now: one sentence without its period. */
export function describeStoppedQueue(
  { targetBranch }: PullRequestRef,
  { state }: Queue,
): string | undefined {
  const effect = STOPPED_QUEUE_EFFECTS.get(state)
  return effect && `The queue of ${targetBranch} is ${state}: ${effect}`
}

/** The outputs that a queue gives for one of its pull requests; the position counts from 1. */
export function queuePositionOutputs({ number }: PullRequestRef, queue: Queue) {
  const all = queue.enqueuedPullRequests
  return {
    'queue-state': queue.state,
    'queue-position': all.findIndex(({ prNumber }) => prNumber === number) + 1 || undefined,
    'queue-depth': all.length,
  }
}

/** The place in the queue for people, such as `place 3 of 7`. */
export function queuePositionText(queue: Queue, ref: PullRequestRef): string | undefined {
  const { 'queue-position': position, 'queue-depth': depth } = queuePositionOutputs(ref, queue)
  if (position === undefined) return undefined
  return `place ${position} of ${depth}`
}

/** The queue, and a warning if it does not run or could not be read. */
export interface QueueLookup {
  readonly queue?: Queue | undefined
  readonly warning?: string | undefined
}

/** Reads the queue of a pull request. A failure is only a warning. */
export async function lookUpQueue(
  context: Context,
  deadline: Deadline,
  ref: PullRequestRef,
): Promise<QueueLookup> {
  const queue = await readFact(deadline, context.service.getQueue(deadline, ref, { attempts: 1 }))
  if (!queue.isKnown) return { warning: `The queue could not be read: ${queue.why}` }
  return { queue: queue.value, warning: describeStoppedQueue(ref, queue.value) }
}

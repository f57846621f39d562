import { describe, ServiceError } from '../http/errors.js'
import { deleteQueue } from '../service/requests.js'
import type { Queue } from '../service/schemas.js'
import type { SharedCall } from '../service/verified-write.js'
import { Deadline } from '../shared/clock.js'
import type { Explanation } from '../shared/errors.js'
import type { QueueRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { findQueue } from './create.js'
import { pullRequests } from './report.js'

/** How long a deleted queue may still be shown, in milliseconds. */
const SETTLE_MS = 10_000

/** Only such a queue can be deleted. */
export const isEmpty = ({ enqueuedPullRequests }: Queue): boolean =>
  enqueuedPullRequests.length === 0

/** How the attempt to delete a queue ended. */
export type Removal =
  | { readonly outcome: 'deleted' | 'not-found' }
  /** This reading shows the pull requests, which may have come in the meantime. */
  | { readonly outcome: 'not-empty'; readonly queue: Queue }

/**
 * Deletes a queue if it is empty, and reads that it is gone.
 * @param found the queue as a read just showed it
 * @throws {ActionError} `unknown-outcome`: acknowledged, and the queue is still there
 */
export async function removeQueue(
  context: Context,
  ref: QueueRef,
  found: Queue | undefined,
): Promise<Removal> {
  if (found !== undefined && !isEmpty(found)) return { outcome: 'not-empty', queue: found }
  try {
    return await context.service.deleteQueue(ref, {
      wasApplied: async (_, call) => (await findQueue(context, ref, call)) === undefined,
      prove: (call) => confirmGone(context, ref, call),
    })
  } catch (error) {
    const refused = error instanceof ServiceError && /^(refused|not-found)$/.test(error.kind)
    if (!refused) throw error
    const queue = await findQueue(context, ref)
    if (queue === undefined) return { outcome: 'not-found' }
    if (isEmpty(queue)) throw error
    return { outcome: 'not-empty', queue }
  }
}

async function confirmGone(
  context: Context,
  ref: QueueRef,
  { notProved }: SharedCall,
): Promise<Removal> {
  const settle = new Deadline(context.clock, SETTLE_MS)
  for (;;) {
    const queue = await findQueue(context, ref)
    if (queue === undefined) return { outcome: 'deleted' }
    if (settle.passed) {
      if (!isEmpty(queue)) return { outcome: 'not-empty', queue }
      throw notProved('acknowledged, but the queue is still there')
    }
    await context.clock.sleep(1000, context.signal)
  }
}

/** Why a queue was not deleted, and what is in it; the first fifty by number. */
export function notEmpty(ref: QueueRef, queue: Queue): Explanation {
  const numbers = queue.enqueuedPullRequests.map(({ prNumber }) => `#${prNumber}`)
  const shown = numbers.slice(0, 50).join(', ')
  const more = numbers.length > 50 ? ` and ${numbers.length - 50} more` : ''
  return {
    request: describe(deleteQueue(ref)),
    problem: `it contains ${pullRequests(numbers.length)} (${shown}${more}), and only an empty queue can be deleted`,
    remedy: 'Cancel them or let them merge, then run the step again.',
  }
}

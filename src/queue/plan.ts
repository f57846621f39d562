import type { HttpRequest } from '../http/request.js'
import { deleteQueue, updateQueue } from '../service/requests.js'
import type { Queue } from '../service/schemas.js'
import { type QueueRef, queueRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import type { WantedQueue } from './config.js'
import { findQueue, plannedCreate } from './create.js'
import type { PlannedChanges } from './report.js'
import {
  asNewSettings,
  type Change,
  differences,
  type QueueSettings,
  updateFor,
} from './settings.js'

/** What it takes to bring one queue to what the file says. */
export interface QueuePlan extends PlannedChanges {
  readonly branch: string
  readonly ref: QueueRef
  /** `keep`: the file names the queue as absent, and nothing allows its deletion. */
  readonly action: 'none' | 'create' | 'update' | 'delete' | 'keep'
  readonly settings: QueueSettings
  /** The queue as found; `undefined` where there is none. */
  readonly queue: Queue | undefined
  readonly changes: readonly Change[]
}

/**
 * Reads every queue that the file names and reports what differs.
 * @param prune whether queues that should be absent may be deleted
 */
export async function planQueues(
  context: Context,
  queues: readonly WantedQueue[],
  prune: boolean,
): Promise<readonly QueuePlan[]> {
  const plans: QueuePlan[] = []
  for (const wanted of queues) {
    const ref = queueRef(context.repository, wanted.branch)
    const queue = await findQueue(context, ref)
    plans.push({
      branch: wanted.branch,
      ref,
      settings: wanted.settings,
      queue,
      ...differing(queue, wanted, prune),
    })
  }
  return plans
}

/** What differs at one queue, and what to do about it. */
function differing(
  queue: Queue | undefined,
  { absent, settings }: WantedQueue,
  prune: boolean,
): Pick<QueuePlan, 'action' | 'changes'> {
  if (absent && queue === undefined) return { action: 'none', changes: [] }
  if (absent) return { action: prune ? 'delete' : 'keep', changes: [existence('absent')] }
  if (queue === undefined)
    return { action: 'create', changes: [existence('present'), ...asNewSettings(settings)] }
  const changes = differences(queue, settings)
  return { action: changes.length === 0 ? 'none' : 'update', changes }
}

const existence = (after: 'absent' | 'present'): Change => ({
  field: 'queue',
  before: after === 'absent' ? 'present' : 'absent',
  after,
})

/** The writes of a plan, for a dry run. */
export function plannedRequests(plans: readonly QueuePlan[]): readonly HttpRequest[] {
  return plans.flatMap(({ action, ref, settings, changes }) => {
    switch (action) {
      case 'create':
        return plannedCreate(ref, settings)
      case 'update':
        return [updateQueue(ref, updateFor(changes))]
      case 'delete':
        return [deleteQueue(ref)]
      default:
        return []
    }
  })
}

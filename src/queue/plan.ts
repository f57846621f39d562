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

/** `keep`: the file names the queue as absent, and nothing allows its deletion. */
export type Action = 'none' | 'create' | 'update' | 'delete' | 'keep'

/** What it takes to bring one queue to what the file says. */
export interface QueuePlan extends PlannedChanges {
  readonly branch: string
  readonly ref: QueueRef
  readonly action: Action
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
  wanted: readonly WantedQueue[],
  prune: boolean,
): Promise<readonly QueuePlan[]> {
  const plans: QueuePlan[] = []
  for (const { branch, absent, settings } of wanted) {
    const ref = queueRef(context.repository, branch)
    const queue = await findQueue(context, ref)
    const action = chooseAction(queue, absent, prune)
    const changes = changesOf(queue, absent, settings)
    plans.push({
      branch,
      ref,
      settings,
      queue,
      changes,
      action: changes.length === 0 ? 'none' : action,
    })
  }
  return plans
}

function chooseAction(queue: Queue | undefined, absent: boolean, prune: boolean): Action {
  if (absent) return prune ? 'delete' : 'keep'
  return queue === undefined ? 'create' : 'update'
}

function changesOf(
  queue: Queue | undefined,
  absent: boolean,
  settings: QueueSettings,
): readonly Change[] {
  if (absent)
    return queue === undefined ? [] : [{ field: 'queue', before: 'present', after: 'absent' }]
  if (queue !== undefined) return differences(queue, settings)
  return [{ field: 'queue', before: 'absent', after: 'present' }, ...asNewSettings(settings)]
}

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

import type { HttpRequest } from '../http/request.js'
import { deleteQueue, updateQueue } from '../service/requests.js'
import type { Queue } from '../service/schemas.js'
import { ActionError, withProblem } from '../shared/errors.js'
import { type QueueRef, queueName, queueRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { changeQueue } from './change.js'
import type { WantedQueue } from './config.js'
import { createAndConfigure, findQueue, plannedCreate } from './create.js'
import { notEmpty, removeQueue } from './remove.js'
import { changeOutputs } from './result.js'
import { type Change, differences, type QueueSettings, updateFor } from './settings.js'

/** What it takes to bring one queue to what the file says. */
export interface QueuePlan {
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
  for (const { branch, state, ...settings } of queues) {
    const ref = queueRef(context.repository, branch)
    const queue = await findQueue(context, ref)
    const wanted = state === 'absent' ? undefined : settings
    const changes = differing(queue, wanted).map((change) => ({ branch, ...change }))
    const action = changes.length === 0 ? 'none' : actionFor(queue, wanted, prune)
    plans.push({ branch, ref, settings, queue, action, changes })
  }
  return plans
}

/** What differs at a queue from what is wanted; `undefined` is no queue on either side. */
function differing(queue: Queue | undefined, wanted: QueueSettings | undefined): readonly Change[] {
  const presence = (exists: boolean) => (exists ? 'present' : 'absent')
  const [before, after] = [presence(queue !== undefined), presence(wanted !== undefined)]
  const settings = differences(queue ?? {}, wanted ?? {})
  return before === after ? settings : [{ field: 'queue', before, after }, ...settings]
}

function actionFor(
  queue: Queue | undefined,
  wanted: QueueSettings | undefined,
  prune: boolean,
): QueuePlan['action'] {
  if (queue === undefined) return 'create'
  if (wanted !== undefined) return 'update'
  return prune ? 'delete' : 'keep'
}

/** The writes of a plan, for a dry run. */
export function plannedRequests({
  action,
  ref,
  settings,
  changes,
}: QueuePlan): readonly HttpRequest[] {
  if (action === 'create') return plannedCreate(ref, settings)
  if (action === 'update') return [updateQueue(ref, updateFor(changes))]
  return action === 'delete' ? [deleteQueue(ref)] : []
}

/**
 * Carries out plans one by one, deletions last, and reads each queue back. Stops at the first that
 * fails; the outputs then have what was changed before it.
 * @throws {ActionError} the failure of a plan, with what was changed before it
 */
export async function applyPlans(
  context: Context,
  plans: readonly QueuePlan[],
): Promise<readonly QueuePlan[]> {
  const done: QueuePlan[] = []
  const changes: Change[] = []
  const deletions = plans.filter(({ action }) => action === 'delete')
  const rest = plans.filter(({ action }) => action === 'create' || action === 'update')
  for (const plan of [...rest, ...deletions]) {
    await applyPlan(context, plan).catch((error: unknown) => {
      if (!(error instanceof ActionError)) throw error
      const branches = done.map(({ branch }) => branch).join(', ')
      const before = branches === '' ? 'nothing was changed before' : `changed before: ${branches}`
      const problem = error.explanation.problem.replace(/[.\s]+$/, '')
      throw withProblem(error, `${problem} (queue ${queueName(plan.ref)}; ${before})`)
    })
    done.push(plan)
    changes.push(...plan.changes)
    context.setOutputs(changeOutputs(changes))
  }
  return done
}

async function applyPlan(context: Context, plan: QueuePlan): Promise<void> {
  const { action, ref, settings, changes, queue } = plan
  if (action === 'update') await changeQueue(context, ref, changes)
  else if (action === 'delete') {
    const removal = await removeQueue(context, ref, queue)
    if (removal.outcome === 'not-empty')
      throw new ActionError('refused', notEmpty(ref, removal.queue))
    context.log.info(`The queue ${queueName(ref)} was deleted`)
  } else if (!(await createAndConfigure(context, ref, settings)).created)
    throw new ActionError('refused', {
      request: `Creating the queue ${queueName(ref)}`,
      problem: 'someone else created it while this step ran',
      remedy: 'Run the step again: it compares the queue with the file again.',
    })
}

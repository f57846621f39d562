import { ActionError } from '../shared/errors.js'
import { queueName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { changeQueue } from './change.js'
import { createAndConfigure } from './create.js'
import type { QueuePlan } from './plan.js'
import { notEmpty, removeQueue } from './remove.js'
import type { Change } from './settings.js'

/** What was changed at one queue. */
export interface AppliedPlan {
  readonly branch: string
  readonly changes: readonly Change[]
}

/**
 * Carries out plans one by one, deletions last, and reads each queue back. Stops at the first that
 * fails.
 * @param done gets each plan that was carried out, even if a later one fails
 * @throws {ActionError} the failure of a plan, with what was done before it
 */
export async function applyPlans(
  context: Context,
  plans: readonly QueuePlan[],
  done: AppliedPlan[],
): Promise<void> {
  const rest = plans.filter(({ action }) => action === 'create' || action === 'update')
  const deletions = plans.filter(({ action }) => action === 'delete')
  for (const plan of [...rest, ...deletions]) {
    const changes = await applyPlan(context, plan).catch((error: unknown) => {
      throw error instanceof ActionError ? withProgress(error, plan, done) : error
    })
    if (changes.length > 0) done.push({ branch: plan.branch, changes })
  }
}

async function applyPlan(context: Context, plan: QueuePlan): Promise<readonly Change[]> {
  const { action, ref, changes } = plan
  if (action === 'update') return (await changeQueue(context, ref, changes)).changes
  await (action === 'create' ? create(context, plan) : remove(context, plan))
  return changes
}

async function create(context: Context, { ref, settings }: QueuePlan): Promise<void> {
  const { created } = await createAndConfigure(context, ref, settings)
  if (created) return
  throw new ActionError('refused', {
    request: `Creating the queue ${queueName(ref)}`,
    problem: 'someone else created it while this step ran',
    remedy: 'Run the step again: it compares the queue with the file again.',
  })
}

async function remove(context: Context, { ref, queue }: QueuePlan): Promise<void> {
  const removal =
    queue !== undefined && queue.enqueuedPullRequests.length > 0
      ? ({ outcome: 'not-empty', queue } as const)
      : await removeQueue(context, ref)
  if (removal.outcome !== 'not-empty') {
    context.log.info(`The queue ${queueName(ref)} was deleted`)
    return
  }
  throw new ActionError('refused', notEmpty(ref, removal.queue))
}

function withProgress(
  error: ActionError,
  { ref }: QueuePlan,
  done: readonly AppliedPlan[],
): ActionError {
  const { request, problem, remedy } = error.explanation
  const before =
    done.length === 0
      ? 'nothing was changed before'
      : `changed before: ${done.map(({ branch }) => branch).join(', ')}`
  return new ActionError(
    error.kind,
    {
      request,
      problem: `${problem.replace(/[.\s]+$/, '')} (queue ${queueName(ref)}; ${before})`,
      remedy,
    },
    { cause: error },
  )
}

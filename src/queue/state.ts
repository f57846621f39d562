import { text } from '../markdown/markdown.js'
import { updateQueue } from '../service/requests.js'
import type { Queue } from '../service/schemas.js'
import { type QueueRef, queueName } from '../shared/references.js'
import type { Context, Result } from '../step/context.js'
import { type Changed, changeQueue } from './change.js'
import { changeOutputs, plannedChanges, queueOutputs } from './outputs.js'
import { headline, queueLine, queueReport } from './report.js'
import { type SettableState, saveRestore } from './restore.js'
import type { Change } from './settings.js'

/** Reads the queue, says where it stands, and records it. */
export async function readQueue(context: Context, ref: QueueRef): Promise<Queue> {
  const queue = await context.service.getQueue(ref)
  record(context, queue)
  context.log.info(queueLine(ref, queue, context.clock.now()))
  return queue
}

/** Records a reading as outputs. */
export function record({ setOutputs, clock }: Context, queue: Queue): void {
  setOutputs(queueOutputs(queue, clock.now()))
}

/** The change from a queue's current state to another one. */
export const stateChange = (queue: Queue, state: SettableState): Change => ({
  field: 'state',
  before: queue.state,
  after: state,
})

/** A queue as found, and the state that it should have. */
export interface StateRequest {
  readonly ref: QueueRef
  readonly queue: Queue
  readonly state: SettableState
  readonly reason?: string | undefined
  /** Let the post step restore the state found. */
  readonly restore: boolean
}

/** Sets a new state, reads it back and records it; a dry run returns the plan. */
export async function setState(
  context: Context,
  { ref, queue, state, reason, restore }: StateRequest,
): Promise<{ readonly planned: Result } | Changed> {
  const changes = [stateChange(queue, state)]
  if (context.dryRun)
    return { planned: plannedChanges(context.log, changes, [updateQueue(ref, { state })]) }
  if (reason !== undefined) context.log.info(`Reason: ${reason}`)
  if (restore) saveRestore(context, { ref, found: queue.state, set: state })
  const changed = await changeQueue(context, ref, changes)
  context.setOutputs(changeOutputs(changes))
  record(context, changed.queue)
  context.log.info(`The queue ${queueName(ref)} was ${queue.state} and is ${state} now`)
  return changed
}

/** {@link setState} as the whole of an operation: its result. */
export async function changeState(
  context: Context,
  request: StateRequest,
  outcome: 'paused' | 'resumed',
): Promise<Result> {
  const set = await setState(context, request)
  if ('planned' in set) return set.planned
  const { queue, changes } = set
  const { ref, state } = request
  const sentence = `The queue ${queueName(ref)} was ${request.queue.state} and is ${state} now`
  return {
    outcome,
    details: { queue, changes },
    summary: stateReport(request, headline('good', sentence), queue, context.clock.now()),
  }
}

/** The summary of a change of state: what happened, why, and the queue. */
export function stateReport(
  { ref, reason }: Pick<StateRequest, 'ref' | 'reason'>,
  opening: string,
  queue: Queue,
  now: number,
): string {
  return [
    opening,
    ...(reason === undefined ? [] : [`**Reason:** ${text(reason)}`]),
    queueReport(ref, queue, now),
  ].join('\n\n')
}

/** The result when there was nothing to do; `why` is a clause such as `is already running`. */
export function unchanged(
  context: Context,
  request: Pick<StateRequest, 'ref' | 'reason' | 'queue'>,
  why: string,
): Result {
  const { ref, queue } = request
  const sentence = `The queue ${queueName(ref)} ${why}`
  context.log.info(sentence)
  context.setOutputs(changeOutputs([]))
  return {
    outcome: 'unchanged',
    details: { queue },
    summary: stateReport(request, headline('neutral', sentence), queue, context.clock.now()),
  }
}

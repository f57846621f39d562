import {
  changeOutputs,
  plannedChanges,
  QUEUE_OUTPUTS,
  type QueueChangeOutput,
  queueOf,
  queueTarget,
  setQueueOutputs,
} from '../queue/operation.js'
import { problemLine, queueReport, queueSentence, queueVerdict } from '../queue/report.js'
import { isQueueEmpty, notEmpty, removeQueue } from '../queue/writes.js'
import { deleteQueue as deleteRequest } from '../service/requests.js'
import { ActionError } from '../shared/errors.js'
import { type QueueRef, queueName } from '../shared/references.js'
import type { Context, Result } from '../step/context.js'
import { copiedLine, quote } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const operation = defineOperation({
  about: 'Delete an empty queue. You confirm with its exact name.',
  target: queueTarget,
  inputs: { confirm: copiedLine() },
  outputs: ['changed', 'changes'],
  outcomes: ['deleted', 'not-found', 'not-empty'],
  checks: {
    confirm({ confirm, targetBranch }, scope) {
      const name = queueName(queueOf({ targetBranch }, scope))
      return (
        confirm !== name &&
        `must be exactly ${quote(name)}, the queue to delete, but is ${quote(confirm)}`
      )
    },
  },
  async run(_inputs, context, ref) {
    const found = await context.service.findQueue(context.deadline, ref)
    if (found === undefined) return noQueueResult(context, ref, 'not-found')
    setQueueOutputs(context, found)
    if (context.dryRun && isQueueEmpty(found))
      return plannedChanges(context, ref, DELETION, [deleteRequest(ref)], 'would be deleted')
    const queue = await removeQueue(context, context.deadline, ref, found)
    if (typeof queue === 'string') return noQueueResult(context, ref, queue)
    setQueueOutputs(context, queue)
    const explanation = notEmpty(ref, queue)
    const clause = 'was not deleted: it is not empty'
    return {
      outcome: 'not-empty',
      outputs: changeOutputs([]),
      details: { queue },
      summary: queueReport(context, ref, queue, 'bad', clause, {
        lines: [problemLine(explanation.problem)],
      }),
      failure: new ActionError('refused', explanation),
    }
  },
})

const DELETION = [{ field: 'queue', before: 'present', after: 'absent' }] as const

const NO_QUEUE = Object.fromEntries(QUEUE_OUTPUTS.slice(1).map((name) => [name, undefined]))

function noQueueResult(
  context: Context,
  ref: QueueRef,
  outcome: 'deleted' | 'not-found',
): Result<QueueChangeOutput> {
  const deleted = outcome === 'deleted'
  const clause = deleted ? 'was deleted' : 'does not exist, so there is nothing to delete'
  context.log.info(`The queue ${queueName(ref)} ${clause}`)
  return {
    outcome,
    // Clears what the earlier reading recorded.
    outputs: { ...NO_QUEUE, ...changeOutputs(deleted ? DELETION : []) },
    summary: queueVerdict(deleted ? 'good' : 'neutral', queueSentence(ref, clause)),
  }
}

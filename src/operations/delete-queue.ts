import { findQueue } from '../queue/create.js'
import { queueOutputNames } from '../queue/outputs.js'
import { notEmpty, removeQueue } from '../queue/remove.js'
import { headline, queueReport } from '../queue/report.js'
import { record } from '../queue/state.js'
import { queueTarget } from '../queue/target.js'
import { deleteQueue as deleteRequest } from '../service/requests.js'
import type { Queue } from '../service/schemas.js'
import { explain } from '../shared/errors.js'
import { type QueueRef, queueName } from '../shared/references.js'
import type { Context, Result } from '../step/context.js'
import { planned } from '../step/dry-run.js'
import { line, quote } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const deleteQueue = defineOperation({
  about: 'Delete an empty queue; `confirm` must be its exact name.',
  target: queueTarget,
  inputs: { confirm: line() },
  outputs: [...queueOutputNames, 'changed'],
  outcomes: ['deleted', 'not-found', 'not-empty'],
  checks: [
    ({ confirm }, _scope, ref) =>
      ref === undefined || confirm === queueName(ref)
        ? undefined
        : `Input \`confirm\` must be exactly ${quote(queueName(ref))}, the queue to delete, but is ${quote(confirm)}`,
  ],
  async run(_inputs, context, ref) {
    const queue = await findQueue(context, ref)
    if (queue === undefined) return gone(context, ref, 'not-found')
    record(context, queue)
    if (queue.enqueuedPullRequests.length > 0) return refuse(context, ref, queue)
    if (context.dryRun) return planned(context.log, [deleteRequest(ref)])
    const removal = await removeQueue(context, ref)
    return removal.outcome === 'not-empty'
      ? refuse(context, ref, removal.queue)
      : gone(context, ref, removal.outcome)
  },
})

const NO_QUEUE = Object.fromEntries(
  queueOutputNames.filter((name) => name !== 'target-branch').map((name) => [name, undefined]),
)

function gone(context: Context, ref: QueueRef, outcome: 'deleted' | 'not-found'): Result {
  const deleted = outcome === 'deleted'
  const sentence = `The queue ${queueName(ref)} ${deleted ? 'was deleted' : 'does not exist, so there is nothing to delete'}`
  context.log.info(sentence)
  return {
    outcome,
    // The reading before is no longer true.
    outputs: { ...NO_QUEUE, changed: deleted },
    summary: headline(deleted ? 'good' : 'neutral', sentence),
  }
}

function refuse(context: Context, ref: QueueRef, queue: Queue): Result {
  record(context, queue)
  return {
    outcome: 'not-empty',
    outputs: { changed: false },
    details: { queue },
    summary: `${headline('bad', `The queue ${queueName(ref)} was not deleted: it is not empty`)}\n\n${queueReport(ref, queue, context.clock.now())}`,
    failure: explain(notEmpty(ref, queue)),
  }
}

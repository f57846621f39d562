import * as z from 'zod'
import { choices } from '../inputs.js'
import { defineOperation } from '../operation.js'
import { checkQueue, queueInputs, resolveQueue } from '../queue/inputs.js'
import { queueName } from '../queue/name.js'
import { queueOutputNames } from '../queue/outputs.js'
import { readQueue } from '../queue/state.js'
import { queueReport } from '../report/queue.js'
import { QUEUE_STATES } from '../service/schemas.js'

export const getQueue = defineOperation({
  about: 'Read a queue: its state, its settings, and who is in it since when. Use it as a gate.',
  inputs: z.object({ ...queueInputs, failOn: choices(QUEUE_STATES).default([]) }),
  outputs: queueOutputNames,
  outcomes: ['found', 'not-found'],
  check: checkQueue,
  async run(inputs, context) {
    const ref = resolveQueue(inputs, context)
    const queue = await readQueue(context, ref)
    const gated = inputs.failOn.some((state) => state === queue.state)
    return {
      outcome: 'found',
      details: { queue },
      summary: queueReport(ref, queue, context.clock.now()),
      ...(gated
        ? {
            failure: `Reading the queue ${queueName(ref)}: it is ${queue.state}, which \`fail-on\` names. Resume the queue, or run the step again when it has changed.`,
          }
        : {}),
    }
  },
})

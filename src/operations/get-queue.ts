import { queueTarget, readQueue } from '../queue/operation.js'
import { queueReport } from '../queue/report.js'
import { QUEUE_STATES } from '../service/schemas.js'
import { queueName } from '../shared/references.js'
import { choices, withDefault } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const getQueue = defineOperation({
  about: 'Read a queue: its state, its settings, and its pull requests. Can serve as a gate.',
  target: queueTarget,
  inputs: { failOn: withDefault(choices(QUEUE_STATES), []) },
  outputs: [],
  outcomes: ['found', 'not-found'],
  async run(inputs, context, ref) {
    const queue = await readQueue(context, ref)
    const gated = inputs.failOn.some((state) => state === queue.state)
    const clause = `is ${queue.state}${gated ? ', which fail-on lists' : ''}`
    return {
      outcome: 'found',
      details: { queue },
      summary: queueReport(context, ref, queue, gated ? 'bad' : 'neutral', clause),
      ...(gated && {
        failure: `Reading the queue ${queueName(ref)}: it is ${queue.state}, which \`fail-on\` lists. Resume the queue, or run the step again when its state has changed.`,
      }),
    }
  },
})

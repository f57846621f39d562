import { queueTarget, readQueue } from '../queue/operation.js'
import { queueReport } from '../queue/report.js'
import { QUEUE_STATES, type Queue } from '../service/schemas.js'
import { ActionError } from '../shared/errors.js'
import { type QueueRef, queueName } from '../shared/references.js'
import { choices, withDefault } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const operation = defineOperation({
  about: 'Read a queue: its state, its settings, and its pull requests. Can serve as a gate.',
  target: queueTarget,
  inputs: { failOn: withDefault(choices(QUEUE_STATES), []) },
  outputs: [],
  outcomes: ['found', 'not-found'],
  async run(inputs, context, ref) {
    const queue = await readQueue(context, ref)
    const gated = inputs.failOn.some((state) => state === queue.state)
    const clause = `is ${queue.state.replaceAll('_', ' ')}${gated ? ', which `fail-on` lists' : ''}`
    return {
      outcome: 'found',
      details: { queue },
      summary: queueReport(context, ref, queue, gated ? 'bad' : 'good', clause),
      ...(gated && { failure: gatedBy(ref, queue) }),
    }
  },
})

const gatedBy = (ref: QueueRef, { state }: Queue): ActionError =>
  new ActionError('refused', {
    request: `Reading the queue ${queueName(ref)}`,
    problem: `it is ${state}, which \`fail-on\` lists`,
    remedy: `${/^(paused|draining)$/.test(state) ? 'Resume the queue, or run' : 'Run'} the step again when its state has changed.`,
  })

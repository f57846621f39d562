import { nextLine } from '../markdown/markdown.js'
import { queueTarget, readQueue } from '../queue/operation.js'
import { queueReport } from '../queue/report.js'
import { QUEUE_STATES } from '../service/schemas.js'
import { ActionError } from '../shared/errors.js'
import { queueName } from '../shared/references.js'
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
    const outcome = 'found'
    const clause = `is ${queue.state.replaceAll('_', ' ')}`
    if (!gated)
      return {
        outcome,
        details: { queue },
        summary: queueReport(context, ref, queue, 'good', clause),
      }
    const failure = new ActionError('refused', {
      request: `Reading the queue ${queueName(ref)}`,
      problem: `it is ${queue.state}, which \`fail-on\` lists`,
      remedy: 'Resume the queue, or run the step again when its state has changed.',
    })
    const next = nextLine(failure.explanation.remedy)
    const gate = `${clause}, which \`fail-on\` lists`
    const summary = queueReport(context, ref, queue, 'bad', gate, next)
    return { outcome, details: { queue }, summary, failure }
  },
})

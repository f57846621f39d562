import { changeOutputNames, queueOutputNames } from '../queue/outputs.js'
import { headline } from '../queue/report.js'
import { readQueue, setState, stateReport, unchanged } from '../queue/state.js'
import { queueTarget } from '../queue/target.js'
import { queueName } from '../shared/references.js'
import { choice, optional } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const resumeQueue = defineOperation({
  about: 'Let a paused or draining queue run again.',
  target: queueTarget,
  inputs: { expectedState: optional(choice(['paused', 'draining'])) },
  outputs: [...queueOutputNames, ...changeOutputNames],
  outcomes: ['resumed', 'unchanged'],
  async run({ expectedState }, context, ref) {
    const queue = await readQueue(context, ref)
    if (queue.state === 'running') return unchanged(context, { ref, queue }, 'is already running')
    if (expectedState !== undefined && queue.state !== expectedState)
      return unchanged(
        context,
        { ref, queue },
        `is ${queue.state}, not ${expectedState}, so it was not changed`,
      )
    const set = await setState(context, { ref, queue, state: 'running', restore: false })
    if ('planned' in set) return set.planned
    return {
      outcome: 'resumed',
      details: { queue: set.queue, changes: set.changes },
      summary: stateReport(
        { ref },
        headline('good', `The queue ${queueName(ref)} was ${queue.state} and is running now`),
        set.queue,
        context.clock.now(),
      ),
    }
  },
})

import { text } from '../markdown/markdown.js'
import { changeOutputNames, queueOutputNames } from '../queue/outputs.js'
import { readQueue, setState, stateReport, unchanged } from '../queue/state.js'
import { queueTarget } from '../queue/target.js'
import { choice } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const resumeQueue = defineOperation({
  about: 'Let a paused or draining queue run again.',
  target: queueTarget,
  inputs: { expectedState: choice(['paused', 'draining']).optional() },
  outputs: [...queueOutputNames, ...changeOutputNames],
  outcomes: ['resumed', 'unchanged'],
  async run({ expectedState }, context, ref) {
    const queue = await readQueue(context, ref)
    if (queue.state === 'running')
      return unchanged(context, { ref, queue }, 'The queue was running already')
    if (expectedState !== undefined && queue.state !== expectedState)
      return unchanged(
        context,
        { ref, queue },
        `The queue is ${queue.state} and not ${expectedState}, so it was left as it is`,
      )
    const set = await setState(context, { ref, queue, state: 'running', restore: false })
    if ('planned' in set) return set.planned
    return {
      outcome: 'resumed',
      details: { queue: set.queue, changes: set.changes },
      summary: stateReport(
        { ref },
        `Running again; it was **${text(queue.state)}** before.`,
        set.queue,
        context.clock.now(),
      ),
    }
  },
})

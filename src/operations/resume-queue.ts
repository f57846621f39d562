import { changeOutputNames, queueOutputNames } from '../queue/outputs.js'
import { changeState, readQueue, unchanged } from '../queue/state.js'
import { queueTarget } from '../queue/target.js'
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
    return changeState(context, { ref, queue, state: 'running', restore: false }, 'resumed')
  },
})

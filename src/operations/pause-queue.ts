import { changeOutputNames, queueOutputNames } from '../queue/outputs.js'
import { changeState, readQueue, unchanged } from '../queue/state.js'
import { queueTarget } from '../queue/target.js'
import { flag, line, optional } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const pauseQueue = defineOperation({
  about: 'Pause a queue: nothing is tested and nothing merges until it is resumed.',
  target: queueTarget,
  inputs: { reason: optional(line()), resumeAfterJob: flag() },
  outputs: [...queueOutputNames, ...changeOutputNames],
  outcomes: ['paused', 'unchanged'],
  async run({ reason, resumeAfterJob }, context, ref) {
    const queue = await readQueue(context, ref)
    const request = { ref, queue, reason, state: 'paused', restore: resumeAfterJob } as const
    if (queue.state === 'paused')
      return unchanged(
        context,
        request,
        `is already paused${resumeAfterJob ? '; that pause is not undone when the job ends' : ''}`,
      )
    return changeState(context, request, 'paused')
  },
})

import { change, queueTarget, readQueue, stateChange } from '../queue/operation.js'
import { saveRestore } from '../queue/restore.js'
import { flag, line, optional } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const pauseQueue = defineOperation({
  about: 'Pause a queue: nothing is tested and nothing merges until it is resumed.',
  target: queueTarget,
  inputs: { reason: optional(line()), resumeAfterJob: flag() },
  outputs: ['changed', 'changes'],
  outcomes: ['paused', 'unchanged'],
  async run({ reason, resumeAfterJob }, context, ref) {
    const queue = await readQueue(context, ref)
    if (resumeAfterJob) saveRestore(context, ref, queue.state, 'paused')
    const kept = resumeAfterJob ? '; that pause is not undone when the job ends' : ''
    return change(
      context,
      { ref, queue, reason, changes: stateChange(queue, 'paused') },
      ['paused', 'was paused'],
      ['unchanged', `is already paused${kept}`],
    )
  },
})

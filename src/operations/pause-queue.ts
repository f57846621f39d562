import { holdQueue, queueTarget } from '../queue/operation.js'
import { flag, line, optional } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const operation = defineOperation({
  about: 'Pause a queue: it tests and merges nothing until you resume it.',
  target: queueTarget,
  inputs: { reason: optional(line()), resumeAfterJob: flag() },
  outputs: ['changed', 'changes'],
  outcomes: ['paused', 'unchanged'],
  async run({ reason, resumeAfterJob }, context, ref) {
    const kept = resumeAfterJob ? '; that pause is not undone when the job ends' : ''
    return holdQueue(context, ref, {
      state: 'paused',
      reason,
      resumeAfterJob,
      done: ['paused', 'was paused'],
      already: () => ['unchanged', `is already paused${kept}`],
    })
  },
})

import { holdChecks, holdInputs, stopQueue } from '../holds/stop.js'
import { queueTarget } from '../queue/operation.js'
import { flag, line, optional } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const operation = defineOperation({
  about: 'Pause a queue: it tests and merges nothing until you resume it.',
  target: queueTarget,
  inputs: { reason: optional(line()), resumeAfterJob: flag(), ...holdInputs },
  outputs: ['changed', 'changes', 'holds'],
  outcomes: ['paused', 'unchanged'],
  checks: holdChecks,
  onlyWith: { holdUntil: 'hold' },
  async run(inputs, context, ref) {
    const { result } = await stopQueue(context, context.deadline, ref, {
      ...inputs,
      state: 'paused',
      ifChanged: { outcome: 'paused', clause: 'was paused' },
      ifUnchanged: () => ({ outcome: 'unchanged', clause: 'is already paused' }),
    })
    return result
  },
})

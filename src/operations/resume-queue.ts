import { change, queueTarget, readQueue, stateChange } from '../queue/operation.js'
import { choice, optional } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const operation = defineOperation({
  about: 'Let a paused or draining queue run again.',
  target: queueTarget,
  inputs: { expectedState: optional(choice(['paused', 'draining'])) },
  outputs: ['changed', 'changes'],
  outcomes: ['resumed', 'unchanged'],
  async run({ expectedState }, context, ref) {
    const queue = await readQueue(context, ref)
    const isOther =
      queue.state !== 'running' && expectedState !== undefined && queue.state !== expectedState
    const unchanged = isOther
      ? `is ${queue.state}, not ${expectedState}, so it was not changed`
      : 'is already running'
    return change(
      context,
      { ref, found: queue, missing: (now) => (isOther ? [] : stateChange(now, 'running')) },
      ['resumed', 'was resumed'],
      ['unchanged', unchanged],
    )
  },
})

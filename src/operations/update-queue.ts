import { settingsInput } from '../queue/config.js'
import { change, queueTarget, readQueue, stateChange } from '../queue/operation.js'
import { changedSettings } from '../queue/settings.js'
import { SETTABLE_STATES } from '../service/queue-settings.js'
import type { Queue } from '../service/schemas.js'
import { choice, optional } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const operation = defineOperation({
  about: 'Change the settings or the state of a queue, and verify the change.',
  target: queueTarget,
  inputs: {
    queueSettings: optional(settingsInput()),
    queueState: optional(choice(SETTABLE_STATES)),
  },
  outputs: ['changed', 'changes'],
  outcomes: ['updated', 'unchanged'],
  checks: (check) => [
    check(
      ['queueSettings', 'queueState'],
      ({ queueSettings = {}, queueState }) =>
        Object.keys(queueSettings).length === 0 &&
        queueState === undefined &&
        'Input `queue-settings` or `queue-state` must say what to change',
    ),
  ],
  async run({ queueSettings = {}, queueState }, context, ref) {
    const missing = (queue: Queue) => [
      ...changedSettings(queue, queueSettings),
      ...stateChange(queue, queueState),
    ]
    return change(
      context,
      { ref, found: await readQueue(context, ref), missing },
      ['updated', 'was updated'],
      ['unchanged', 'is already as requested'],
    )
  },
})

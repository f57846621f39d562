import { NO_SETTINGS, settingsInput } from '../queue/config.js'
import { changeQueue, queueTarget, readQueue } from '../queue/operation.js'
import { SETTABLE_STATES } from '../service/queue-settings.js'
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
  checks: {
    queueSettings: ({ queueSettings: { settings } = NO_SETTINGS, queueState }) =>
      Object.keys(settings).length === 0 &&
      queueState === undefined &&
      'or `queue-state` must say what to change',
  },
  async run({ queueSettings: { settings, warnings } = NO_SETTINGS, queueState }, context, ref) {
    for (const warning of warnings) context.log.warning(warning)
    const wanted = { settings, state: queueState }
    return changeQueue(
      context,
      { ref, found: await readQueue(context, ref), wanted },
      {
        ifChanged: { outcome: 'updated', clause: 'was updated' },
        ifUnchanged: { outcome: 'unchanged', clause: 'is already as requested' },
      },
    )
  },
})

import { NO_SETTINGS, settingsInput } from '../queue/config.js'
import { changeQueue, queueTarget, readQueue } from '../queue/operation.js'
import { changedSettings, type FieldChange, undoText } from '../queue/settings.js'
import { SETTABLE_STATES } from '../service/queue-settings.js'
import { inBackticks } from '../shared/text.js'
import type { Context } from '../step/context.js'
import { choice, optional } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const operation = defineOperation({
  about: 'Change the settings or the state of a queue, and verify the change.',
  target: queueTarget,
  inputs: {
    queueSettings: optional(settingsInput()),
    queueState: optional(choice(SETTABLE_STATES)),
  },
  outputs: ['changed', 'changes', 'undo'],
  outcomes: ['updated', 'unchanged'],
  async run({ queueSettings: { settings, warnings } = NO_SETTINGS, queueState }, context, ref) {
    for (const warning of warnings) context.log.warning(warning)
    const wanted = { settings, state: queueState }
    const before = await readQueue(context, context.deadline, ref)
    if (!context.dryRun) outputUndo(context, changedSettings(before, settings))
    return changeQueue(
      context,
      context.deadline,
      { ref, before, wanted },
      {
        ifChanged: { outcome: 'updated', clause: 'was updated' },
        ifUnchanged: { outcome: 'unchanged', clause: 'is already as requested' },
      },
    )
  },
})

/** Records the settings that restore the queue, before anything is sent. */
function outputUndo(
  { log, setOutputs }: Pick<Context<'undo'>, 'log' | 'setOutputs'>,
  changes: readonly FieldChange[],
): void {
  const { text, missing } = undoText(changes)
  setOutputs({ undo: text })
  if (missing.length > 0)
    log.warning(
      `The output \`undo\` cannot restore ${missing.map(inBackticks).join(', ')}, because Trunk does not show a value that could be set again.`,
    )
}

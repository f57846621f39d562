import { NO_SETTINGS, settingsInput } from '../queue/config.js'
import {
  changeOutputs,
  outputQueueChange,
  plannedChanges,
  type QueueOutput,
  queueTarget,
  setQueueOutputs,
} from '../queue/operation.js'
import { changeLine, changesDiff, queueReport } from '../queue/report.js'
import { changedSettings, type QueueSettings, queueChanges } from '../queue/settings.js'
import { createAndConfigure, plannedCreate, queueOrThrow } from '../queue/writes.js'
import { words } from '../reports/line.js'
import type { Queue } from '../service/schemas.js'
import { type QueueRef, queueName } from '../shared/references.js'
import type { Context, Result } from '../step/context.js'
import { optional } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const operation = defineOperation({
  about: 'Create a queue for a branch and configure it.',
  target: queueTarget,
  inputs: { queueSettings: optional(settingsInput()) },
  outputs: ['changed', 'changes'],
  outcomes: ['created', 'already-exists'],
  async run({ queueSettings: { settings, warnings } = NO_SETTINGS }, context, ref) {
    for (const warning of warnings) context.log.warning(warning)
    const existing = await context.service.findQueue(context.deadline, ref)
    if (existing !== undefined) return alreadyExists(context, ref, existing, settings)
    const changes = queueChanges(undefined, settings)
    if (context.dryRun)
      return plannedChanges(context, ref, changes, plannedCreate(ref, settings), 'would be created')
    const ensured = await createAndConfigure(context, context.deadline, ref, changes, settings)
    if (!ensured.created) return alreadyExists(context, ref, ensured.queue, settings)
    outputQueueChange(context, ensured)
    const queue = queueOrThrow(ensured)
    context.log.info(`The queue ${queueName(ref)} was created`)
    return {
      outcome: 'created',
      details: { queue, changes },
      summary: queueReport(context, ref, queue, 'good', 'was created'),
    }
  },
})

/** Returns the result for an existing queue, which is not changed. Warns about settings that differ. */
function alreadyExists(
  context: Context<QueueOutput>,
  ref: QueueRef,
  queue: Queue,
  settings: QueueSettings,
): Result<'changed' | 'changes'> {
  setQueueOutputs(context, queue)
  const differing = changedSettings(queue, settings)
  const same = differing.length === 0
  if (same) context.log.info(`The queue ${queueName(ref)} already exists, with these settings`)
  else
    context.log.warning(
      `The queue ${queueName(ref)} already exists and was not changed. It differs from \`queue-settings\`: ${differing.map(changeLine).join('; ')}. Use \`update-queue\` with the same settings to change it.`,
    )
  const clause = same ? 'already exists' : 'already exists with other settings'
  const details = same ? {} : { lines: [words`It was not changed:`], parts: changesDiff(differing) }
  return {
    outcome: 'already-exists',
    outputs: changeOutputs([]),
    details: { queue, differing },
    summary: queueReport(context, ref, queue, same ? 'good' : 'warning', clause, details),
  }
}

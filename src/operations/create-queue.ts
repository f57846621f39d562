import { settingsInput } from '../queue/config.js'
import { createAndConfigure, findQueue, plannedCreate } from '../queue/create.js'
import {
  changeOutputNames,
  changeOutputs,
  plannedChanges,
  queueOutputNames,
} from '../queue/outputs.js'
import { changeLine, changesTable, headline, queueReport } from '../queue/report.js'
import { asNewSettings, differences, type QueueSettings } from '../queue/settings.js'
import { record } from '../queue/state.js'
import { queueTarget } from '../queue/target.js'
import type { Queue } from '../service/schemas.js'
import { type QueueRef, queueName } from '../shared/references.js'
import type { Context, Result } from '../step/context.js'
import { optional } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const createQueue = defineOperation({
  about: 'Create a queue for a branch and configure it.',
  target: queueTarget,
  inputs: { queueSettings: optional(settingsInput()) },
  outputs: [...queueOutputNames, ...changeOutputNames],
  outcomes: ['created', 'already-exists'],
  async run({ queueSettings: settings = {} }, context, ref) {
    const existing = await findQueue(context, ref)
    if (existing !== undefined) return alreadyExists(context, ref, existing, settings)
    const changes = asNewSettings(settings)
    if (context.dryRun) return plannedChanges(context.log, changes, plannedCreate(ref, settings))
    const { queue, created } = await createAndConfigure(context, ref, settings)
    if (!created) return alreadyExists(context, ref, queue, settings)
    record(context, queue)
    context.log.info(`The queue ${queueName(ref)} was created`)
    return {
      outcome: 'created',
      outputs: { ...changeOutputs(changes), changed: true },
      details: { queue, changes },
      summary: `${headline('good', `The queue ${queueName(ref)} was created`)}\n\n${queueReport(ref, queue, context.clock.now())}`,
    }
  },
})

/** A queue that someone else created is not changed, whether or not it is as requested. */
function alreadyExists(
  context: Context,
  ref: QueueRef,
  queue: Queue,
  settings: QueueSettings,
): Result {
  record(context, queue)
  const differing = differences(queue, settings)
  if (differing.length === 0)
    context.log.info(`The queue ${queueName(ref)} already exists, with these settings`)
  else
    context.log.warning(
      `The queue ${queueName(ref)} already exists and was not changed. It differs from \`queue-settings\`: ${differing.map(changeLine).join('; ')}. Use \`update-queue\` to change it.`,
    )
  return {
    outcome: 'already-exists',
    outputs: changeOutputs([]),
    details: { queue, differing },
    summary: [
      headline(
        differing.length === 0 ? 'good' : 'warning',
        `The queue ${queueName(ref)} already exists`,
      ),
      ...(differing.length === 0
        ? []
        : [`It differs and was not changed:\n\n${changesTable([{ changes: differing }])}`]),
      queueReport(ref, queue, context.clock.now()),
    ].join('\n\n'),
  }
}

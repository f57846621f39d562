import { changeQueue } from '../queue/change.js'
import { settingsInput } from '../queue/config.js'
import {
  changeOutputNames,
  changeOutputs,
  plannedChanges,
  queueOutputNames,
} from '../queue/outputs.js'
import { changesTable, headline, queueReport } from '../queue/report.js'
import { SETTABLE_STATES } from '../queue/restore.js'
import { differences, updateFor } from '../queue/settings.js'
import { readQueue, record, stateChange, unchanged } from '../queue/state.js'
import { queueTarget } from '../queue/target.js'
import { updateQueue as updateRequest } from '../service/requests.js'
import { queueName } from '../shared/references.js'
import { choice, optional } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const updateQueue = defineOperation({
  about: 'Change the settings or the state of a queue: what differs is sent, then read back.',
  target: queueTarget,
  inputs: {
    queueSettings: optional(settingsInput()),
    queueState: optional(choice(SETTABLE_STATES)),
  },
  outputs: [...queueOutputNames, ...changeOutputNames],
  outcomes: ['updated', 'unchanged'],
  checks: [
    ({ queueSettings = {}, queueState }) =>
      Object.keys(queueSettings).length === 0 && queueState === undefined
        ? 'Input `queue-settings` or `queue-state` must say what to change'
        : undefined,
  ],
  async run({ queueSettings = {}, queueState }, context, ref) {
    const before = await readQueue(context, ref)
    const wanted = [
      ...differences(before, queueSettings),
      ...(queueState === undefined || queueState === before.state
        ? []
        : [stateChange(before, queueState)]),
    ]
    if (wanted.length === 0)
      return unchanged(context, { ref, queue: before }, 'is already as requested')
    if (context.dryRun)
      return plannedChanges(context.log, wanted, [updateRequest(ref, updateFor(wanted))])
    const { queue, changes } = await changeQueue(context, ref, wanted)
    record(context, queue)
    context.log.info(`The queue ${queueName(ref)} was updated`)
    return {
      outcome: 'updated',
      outputs: changeOutputs(changes),
      details: { queue, changes },
      summary: [
        headline('good', `The queue ${queueName(ref)} was updated`),
        changesTable([{ changes }], 'Before', 'After'),
        queueReport(ref, queue, context.clock.now()),
      ].join('\n\n'),
    }
  },
})

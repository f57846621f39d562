import { changeOutputNames, queueOutputNames } from '../queue/outputs.js'
import { headline } from '../queue/report.js'
import { readQueue, setState, stateReport, unchanged } from '../queue/state.js'
import { queueTarget } from '../queue/target.js'
import { queueName } from '../shared/references.js'
import { flag, line, optional } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const pauseQueue = defineOperation({
  about: 'Pause a queue: nothing is tested and nothing merges until it is resumed.',
  target: queueTarget,
  inputs: { reason: optional(line()), resumeAfterJob: flag() },
  outputs: [...queueOutputNames, ...changeOutputNames],
  outcomes: ['paused', 'unchanged'],
  async run({ reason, resumeAfterJob }, context, ref) {
    const queue = await readQueue(context, ref)
    const request = { ref, queue, reason, state: 'paused', restore: resumeAfterJob } as const
    if (queue.state === 'paused')
      return unchanged(
        context,
        request,
        `is already paused${resumeAfterJob ? '; that pause is not undone when the job ends' : ''}`,
      )
    const set = await setState(context, request)
    if ('planned' in set) return set.planned
    return {
      outcome: 'paused',
      details: { queue: set.queue, changes: set.changes },
      summary: stateReport(
        request,
        headline('good', `The queue ${queueName(ref)} was ${queue.state} and is paused now`),
        set.queue,
        context.clock.now(),
      ),
    }
  },
})

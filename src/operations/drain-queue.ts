import { notDrained, stillWaiting, waitUntilDrained } from '../queue/drain.js'
import { changeOutputNames, changeOutputs, queueOutputNames } from '../queue/outputs.js'
import { headline } from '../queue/report.js'
import { readQueue, type StateRequest, setState, stateReport } from '../queue/state.js'
import { queueTarget } from '../queue/target.js'
import { duration } from '../shared/duration.js'
import { ActionError } from '../shared/errors.js'
import { queueName } from '../shared/references.js'
import type { Context, Result } from '../step/context.js'
import { decimal, flag, line, optional, orElse } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

/** Five days: the longest that GitHub lets a job run. */
const LONGEST_MINUTES = 5 * 24 * 60

export const drainQueue = defineOperation({
  about:
    'Let running tests finish and start no new ones; wait until nothing is under test or about to merge.',
  target: queueTarget,
  inputs: {
    reason: optional(line()),
    // `submit` has an input of this name with another default, so action.yml gives none.
    wait: orElse(flag(), true),
    timeoutMinutes: decimal({ min: 0, max: LONGEST_MINUTES }),
    resumeAfterJob: flag(),
  },
  outputs: [...queueOutputNames, ...changeOutputNames, 'duration-seconds', 'polls'],
  outcomes: ['draining', 'drained', 'timed-out'],
  async run({ reason, wait, timeoutMinutes, resumeAfterJob }, context, ref) {
    const found = await readQueue(context, ref)
    const request = {
      ref,
      queue: found,
      reason,
      state: 'draining',
      restore: resumeAfterJob,
    } as const
    let queue = found
    if (found.state === 'draining') {
      context.setOutputs(changeOutputs([]))
      context.log.info('The queue was already draining')
    } else {
      const set = await setState(context, request)
      if ('planned' in set) return set.planned
      queue = set.queue
    }
    if (wait && !context.dryRun) return drain(context, request, timeoutMinutes * 60_000)
    return {
      outcome: 'draining',
      details: { queue },
      summary: stateReport(
        request,
        headline('neutral', `The queue ${queueName(ref)} is draining`),
        queue,
        context.clock.now(),
      ),
    }
  },
})

async function drain(context: Context, request: StateRequest, timeoutMs: number): Promise<Result> {
  const { ref } = request
  const end = await waitUntilDrained(context, ref, timeoutMs)
  const { drained, queue, polls, waitedMs } = end
  const waited = duration(waitedMs / 1000)
  const waiting = stillWaiting(queue)
  if (drained && waiting !== '') context.log.notice(`${queueName(ref)}: ${waiting}`)
  const opening = drained
    ? headline('good', `The queue ${queueName(ref)} was drained after ${waited}`)
    : headline('bad', `The queue ${queueName(ref)} was not drained after ${waited}`)
  return {
    outcome: drained ? 'drained' : 'timed-out',
    outputs: { 'duration-seconds': Math.round(waitedMs / 1000), polls },
    details: { queue },
    summary: stateReport(request, opening, queue, context.clock.now()),
    ...(drained ? {} : { failure: new ActionError('timed-out', notDrained(ref, end)) }),
  }
}

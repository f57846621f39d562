import { names, notDrained, waitUntilDrained } from '../queue/drain.js'
import { queueReport } from '../queue/report.js'
import { saveRestore } from '../queue/restore.js'
import { change, readQueue, reasonLine, stateChange } from '../queue/result.js'
import { queueTarget } from '../queue/target.js'
import { duration } from '../shared/duration.js'
import { ActionError } from '../shared/errors.js'
import { queueName } from '../shared/references.js'
import { LONGEST_JOB_SECONDS } from '../step/common-inputs.js'
import { decimal, flag, line, optional, orElse } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const drainQueue = defineOperation({
  about:
    'Let running tests finish and start no new ones; wait until nothing is under test or about to merge.',
  target: queueTarget,
  inputs: {
    reason: optional(line()),
    // `submit` has an input of this name with another default, so action.yml gives none.
    wait: orElse(flag(), true),
    timeoutMinutes: decimal({ min: 0, max: LONGEST_JOB_SECONDS / 60 }),
    resumeAfterJob: flag(),
  },
  outputs: ['changed', 'changes', 'duration-seconds', 'polls'],
  outcomes: ['draining', 'drained', 'timed-out'],
  async run({ reason, wait, timeoutMinutes, resumeAfterJob }, context, ref) {
    const queue = await readQueue(context, ref)
    if (resumeAfterJob) saveRestore(context, ref, queue.state, 'draining')
    const result = await change(
      context,
      { ref, queue, reason, changes: stateChange(queue, 'draining') },
      ['draining', 'is draining'],
      ['draining', 'was already draining'],
    )
    if (!wait || context.dryRun) return result
    const end = await waitUntilDrained(context, ref, timeoutMinutes * 60_000)
    const { done, queue: drained, polls, waitedMs } = end
    const left = drained.enqueuedPullRequests
    if (done && left.length > 0)
      context.log.notice(
        `${queueName(ref)}: Still in the queue, waiting until it runs again: ${names(left)}`,
      )
    const clause = `was ${done ? '' : 'not '}drained after ${duration(waitedMs / 1000)}`
    const mark = done ? 'good' : 'bad'
    return {
      outcome: done ? 'drained' : 'timed-out',
      outputs: { 'duration-seconds': Math.round(waitedMs / 1000), polls },
      details: { queue: drained },
      summary: queueReport(context, ref, drained, mark, clause, reasonLine(reason)),
      ...(!done && { failure: new ActionError('timed-out', notDrained(ref, end)) }),
    }
  },
})

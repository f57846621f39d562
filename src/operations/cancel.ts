import { cancelVerified } from '../pull-request/cancel.js'
import { nameOf, readRecord, recordOutputs } from '../pull-request/record.js'
import { reportSummary } from '../pull-request/report.js'
import { pullRequestTarget } from '../pull-request/resolve.js'
import { cancelPullRequest } from '../service/requests.js'
import { planned } from '../step/dry-run.js'
import { flag } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const cancel = defineOperation({
  about: 'Take a pull request out of the queue.',
  target: pullRequestTarget(),
  inputs: { strict: flag() },
  outputs: ['state', 'submitted', 'priority'],
  outcomes: ['cancelled', 'not-queued'],
  async run(inputs, context, { ref }) {
    const name = nameOf(ref)
    const before = await readRecord(context.service, ref)
    context.setOutputs(recordOutputs(before))
    const queuedBefore = before?.isCurrentlySubmittedToQueue ?? false
    if (context.dryRun && queuedBefore) return planned(context.log, [cancelPullRequest(ref)])
    // Sent even when the record says "not queued": a record can lag, and a cancel that did nothing hurts more.
    const { outcome, record } = context.dryRun
      ? { outcome: 'not-queued' as const, record: before }
      : await cancelVerified(context, ref)
    const came = outcome === 'cancelled' && queuedBefore && record?.state !== 'MERGED'
    const state = record?.state
    const headline = came
      ? `${name} was taken out of the queue`
      : state === 'MERGED'
        ? `${name} is merged already, so there was nothing to cancel`
        : `${name} was not in the queue`
    context.log.info(headline)
    return {
      outcome: came ? 'cancelled' : 'not-queued',
      outputs: recordOutputs(record),
      details: { pullRequest: record },
      summary: reportSummary({
        status: came ? 'good' : inputs.strict ? 'bad' : 'neutral',
        headline,
        facts: [
          ['State before', before?.state],
          ['State', state],
        ],
      }),
      ...(came || !inputs.strict
        ? {}
        : {
            failure: `Cancelling ${name}: it was not in the queue${state === undefined ? '' : `; its state is ${state}`}. Set \`strict: false\` when that is fine.`,
          }),
    }
  },
})

import { cancelVerified } from '../pull-request/queue-exit.js'
import { mergedElsewhere, recordOutputs } from '../pull-request/record.js'
import { reportSummary } from '../pull-request/report.js'
import { pullRequestTarget } from '../pull-request/resolve.js'
import { cancelPullRequest } from '../service/requests.js'
import { pullRequestName } from '../shared/references.js'
import { flag } from '../step/inputs.js'
import { defineOperation, planned } from '../step/operation.js'

export const operation = defineOperation({
  about: 'Take a pull request out of the queue.',
  target: pullRequestTarget,
  inputs: { strict: flag() },
  outputs: ['state', 'submitted', 'priority'],
  outcomes: ['cancelled', 'not-queued'],
  async run(inputs, context, { ref }) {
    const name = pullRequestName(ref)
    const before = await context.service.findPullRequest(ref)
    context.setOutputs(recordOutputs(before))
    const queuedBefore = before?.isCurrentlySubmittedToQueue ?? false
    if (context.dryRun && queuedBefore) return planned(context.log, [cancelPullRequest(ref)])
    // Sent even when the record says "not queued": it can lag, and a needless cancel does no harm.
    const { outcome, record } = context.dryRun
      ? { outcome: undefined, record: before }
      : await cancelVerified(context, ref)
    const merged = record?.state === 'MERGED'
    const takenOut = outcome === 'cancelled' && queuedBefore && !merged
    const elsewhere = mergedElsewhere(record, ref)
    const end = elsewhere ?? (merged ? `${name} is already merged` : undefined)
    const headline = takenOut
      ? `${name} was taken out of the queue`
      : end === undefined
        ? `${name} was not in the queue`
        : `${end}, so there was nothing to cancel`
    context.log.info(headline)
    return {
      outcome: takenOut ? 'cancelled' : 'not-queued',
      outputs: recordOutputs(record),
      details: { pullRequest: record },
      summary: reportSummary({
        status: takenOut ? 'good' : inputs.strict ? 'bad' : 'neutral',
        headline,
        facts: [
          ['State before', before?.state],
          ['State', record?.state],
        ],
        remedy: takenOut || !inputs.strict ? undefined : STRICT_REMEDY,
      }),
      ...(takenOut || !inputs.strict ? {} : { failure: notQueued(name, record?.state) }),
    }
  },
})

const STRICT_REMEDY = 'If this is fine, set `strict: false`.'

function notQueued(name: string, state: string | undefined): string {
  const seen = state === undefined ? '' : `; its state is ${state}`
  return `Cancelling ${name}: it was not in the queue${seen}. ${STRICT_REMEDY}`
}

import { cancelVerified } from '../pull-request/queue-exit.js'
import {
  isNewer,
  lookUpQueue,
  mergeSentence,
  recordOutputs,
  shownState,
} from '../pull-request/record.js'
import { type PullRequestReport, reportFailure, reportSummary } from '../pull-request/report.js'
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
  async run(inputs, context, { ref, baseBranch }) {
    const name = pullRequestName(ref)
    const before = await context.service.findPullRequest(ref)
    context.setOutputs(recordOutputs(before))
    const queuedBefore = before?.isCurrentlySubmittedToQueue ?? false
    if (context.dryRun && queuedBefore) return planned(context.log, [cancelPullRequest(ref)])
    // Sent even when the record says "not queued": it can lag, and a needless cancel does no harm.
    const { outcome, record } = context.dryRun
      ? { outcome: undefined, record: before }
      : await cancelVerified(context, ref)
    const merge = mergeSentence(record, ref)
    // The first reading can lag: what this step took out is cancelled since then.
    const wasQueued = queuedBefore || (record?.state === 'CANCELLED' && isNewer(record, before))
    const takenOut = outcome === 'cancelled' && wasQueued && merge === undefined
    const headline = takenOut
      ? `${name} was taken out of the queue`
      : merge === undefined
        ? `${name} ${queuedBefore ? 'had left the queue already' : 'was not in the queue'}`
        : `${merge}, so there was nothing to cancel`
    context.log.info(headline)
    // Every address that is not the right one answers 404, and the step is green.
    if ((before ?? record) === undefined && baseBranch !== ref.targetBranch) {
      const { queue, warning } = await lookUpQueue(context, ref)
      if (queue === undefined)
        context.log.warning(
          `${name}: ${warning}. Check \`api-url\`, \`repository\` and \`target-branch\`, and that the queue exists.`,
        )
    }
    const isRed = !takenOut && inputs.strict
    const report: PullRequestReport = {
      status: takenOut ? 'good' : isRed ? 'bad' : 'neutral',
      headline,
      why: isRed && merge === undefined ? [shownState(record)] : [],
      facts: [
        ['State before', before?.state],
        ['State', record?.state],
      ],
      remedy: isRed ? 'If this is fine, set `strict: false`.' : undefined,
    }
    return {
      outcome: takenOut ? 'cancelled' : 'not-queued',
      outputs: recordOutputs(record),
      details: { pullRequest: record },
      summary: reportSummary(report),
      failure: isRed ? reportFailure(`Cancelling ${name}`, report) : undefined,
    }
  },
})

import { whatIsMissing } from '../pull-request/readiness.js'
import { nameOf, readRecord, recordOutputs } from '../pull-request/record.js'
import { reportSummary } from '../pull-request/report.js'
import { pullRequestTarget } from '../pull-request/resolve.js'
import { PULL_REQUEST_STATES, type SubmittedPullRequest } from '../service/schemas.js'
import { choices } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const getPullRequest = defineOperation({
  about: 'Read the state of a pull request in the queue, and use it as a gate.',
  target: pullRequestTarget(),
  inputs: { failOn: choices(PULL_REQUEST_STATES).default([]) },
  outputs: ['state', 'submitted', 'priority'],
  outcomes: ['found', 'not-submitted'],
  async run(inputs, context, { ref }) {
    const record = await readRecord(context.service, ref)
    context.setOutputs(recordOutputs(record))
    const state = record?.state
    const headline = headlineOf(nameOf(ref), record)
    context.log.info(headline)
    const gated = inputs.failOn.some((wanted) => wanted === state)
    return {
      outcome: record === undefined ? 'not-submitted' : 'found',
      details: { pullRequest: record },
      summary: reportSummary({
        status: gated ? 'bad' : 'neutral',
        headline,
        why: whatIsMissing(record?.readiness).map((phrase) => `Not ready: ${phrase}`),
        facts: [
          ['Since (UTC)', record?.stateChangedAt],
          ['Priority', record?.priorityName ?? record?.priorityValue],
          ['Head commit', record?.prSha?.slice(0, 12)],
        ],
        remedy: gated ? 'Look at the pull request, then run the step again.' : undefined,
      }),
      ...(gated
        ? {
            failure: `Reading ${nameOf(ref)}: it is ${state}, which \`fail-on\` names. Look at the pull request, then run the step again.`,
          }
        : {}),
    }
  },
})

function headlineOf(name: string, record: SubmittedPullRequest | undefined): string {
  if (record === undefined) return `${name} was never submitted to the queue`
  const state = record.state ?? 'in no state that the service names'
  return `${name} is ${state}${record.isCurrentlySubmittedToQueue ? ', in the queue' : ', not in the queue now'}`
}

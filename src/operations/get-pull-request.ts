import { hasStatus } from '../http/errors.js'
import { explain } from '../pull-request/explainer.js'
import { firstRemedy, worthReading } from '../pull-request/reasons.js'
import { isIdle, lookUpQueue, recordOutputs } from '../pull-request/record.js'
import { reportSummary } from '../pull-request/report.js'
import { pullRequestTarget } from '../pull-request/resolve.js'
import { PULL_REQUEST_STATES, type SubmittedPullRequest } from '../service/schemas.js'
import { ActionError } from '../shared/errors.js'
import { type PullRequestRef, pullRequestName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { choices, withDefault } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const getPullRequest = defineOperation({
  about: 'Read the state of a pull request in the queue. Can serve as a gate.',
  target: pullRequestTarget,
  inputs: { failOn: withDefault(choices(PULL_REQUEST_STATES), []) },
  outputs: ['state', 'submitted', 'priority', 'reasons'],
  outcomes: ['found', 'not-submitted'],
  async run(inputs, context, { ref }) {
    const isGate = inputs.failOn.length > 0
    const record = await (isGate ? findStated(context, ref) : context.service.findPullRequest(ref))
    context.setOutputs(recordOutputs(record))
    const state = record?.state
    const headline = headlineOf(pullRequestName(ref), record)
    context.log.info(headline)
    const { queue } = isIdle(record) ? await lookUpQueue(context, ref) : {}
    const { reasons } = await explain(context, ref, { record, queueState: queue?.state })
    const shown = worthReading(reasons)
    for (const { text } of shown) context.log.info(`- ${text}`)
    const remedy = firstRemedy(reasons) ?? 'Check the pull request, then run the step again.'
    const gated = inputs.failOn.some((wanted) => wanted === state)
    return {
      outcome: record === undefined ? 'not-submitted' : 'found',
      outputs: { reasons },
      details: { pullRequest: record, reasons },
      summary: reportSummary({
        status: gated ? 'bad' : 'neutral',
        headline,
        reasons: shown,
        facts: [
          ['Since (UTC)', record?.stateChangedAt],
          ['Priority', record?.priorityName ?? record?.priorityValue],
          ['Head commit', record?.prSha?.slice(0, 12)],
        ],
        remedy: gated ? remedy : undefined,
      }),
      ...(gated && {
        failure: `Reading ${pullRequestName(ref)}: it is ${state}, which \`fail-on\` lists. ${[...shown.map(({ text }) => text), ''].join('. ')}${remedy}`,
      }),
    }
  },
})

/** A gate decides by the state, so a record that names none is no answer. */
async function findStated(
  { service }: Context,
  ref: PullRequestRef,
): Promise<SubmittedPullRequest | undefined> {
  try {
    const record = await service.getSubmittedPullRequest(ref)
    if (record.state !== undefined) return record
  } catch (error) {
    if (hasStatus(error, 404)) return undefined
    throw error
  }
  throw new ActionError('bad-response', {
    request: `Reading ${pullRequestName(ref)}`,
    problem: 'the service shows it without a state, so `fail-on` cannot be decided',
    remedy: 'Run the step again.',
  })
}

function headlineOf(name: string, record: SubmittedPullRequest | undefined): string {
  if (record === undefined) return `${name} was never submitted to the queue`
  const state = record.state ?? 'in a state that the service does not name'
  return `${name} is ${state}${record.isCurrentlySubmittedToQueue ? ', in the queue' : ', not in the queue now'}`
}

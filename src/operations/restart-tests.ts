import { failedResult } from '../pull-request/failure.js'
import {
  isQueued,
  mergeSentence,
  type RecordOutput,
  recordOutputs,
  shownState,
} from '../pull-request/record.js'
import { reportFailure, reportSummary } from '../pull-request/report.js'
import { pullRequestTarget } from '../pull-request/resolve.js'
import { restartVerified } from '../pull-request/writes.js'
import { SUBMIT_FIRST } from '../service/remedies.js'
import { restartTestsOnPullRequest } from '../service/requests.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import type { Deadline } from '../shared/deadline.js'
import {
  type PullRequestRef,
  pullRequestName,
  stackPlace,
  stackSentence,
} from '../shared/references.js'
import { capitalize } from '../shared/text.js'
import type { Context, Result } from '../step/context.js'
import { planOnlyResult } from '../step/dry-run.js'
import { defineOperation } from '../step/operation.js'

export const operation = defineOperation({
  about: 'Run the tests of a queued pull request again.',
  target: pullRequestTarget,
  inputs: {},
  outputs: ['previous-state', 'state', 'submitted', 'head-sha', 'priority'],
  outcomes: ['restarted', 'not-queued'],
  async run(_inputs, context, { ref }) {
    try {
      return await restart(context, context.deadline, ref)
    } catch (error) {
      const tests = `the tests of #${ref.number} were`
      const unproved = `Couldn't confirm that ${tests} restarted`
      return failedResult(error, `${capitalize(tests)} not restarted`, unproved)
    }
  },
})

async function restart(
  context: Context<RecordOutput | 'previous-state'>,
  deadline: Deadline,
  ref: PullRequestRef,
): Promise<Result<never>> {
  const before = await context.service.findPullRequest(deadline, ref)
  context.setOutputs({ ...recordOutputs(before), 'previous-state': before?.state })
  if (before === undefined || !isQueued(before)) return notQueued(ref, before)
  if (context.dryRun) {
    return planOnlyResult(context.log, [restartTestsOnPullRequest(ref)], {
      note: stackSentence(ref),
    })
  }
  const show = (record?: SubmittedPullRequest) => context.setOutputs(recordOutputs(record))
  const { outcome, record } = await restartVerified(context, deadline, ref, before, show)
  show(record)
  if (outcome === 'left') return notQueued(ref, record)
  const headline = `The tests of ${pullRequestName(ref)} were restarted`
  context.log.info(`${headline}: ${before.state} before, ${record?.state ?? 'not known'} now`)
  return {
    outcome,
    details: { before, after: record },
    summary: reportSummary({
      status: 'good',
      headline,
      stack: stackPlace(ref),
      facts: [
        ['State before', before.state],
        ['State', record?.state],
      ],
    }),
  }
}

function notQueued(ref: PullRequestRef, record: SubmittedPullRequest | undefined): Result<never> {
  const merge = mergeSentence(record, ref)
  const end = merge ?? `${pullRequestName(ref)} is not in the queue`
  const report = {
    status: 'bad',
    headline: `${end}, so there are no tests to restart`,
    why: merge === undefined ? [shownState(record)] : [],
    stack: stackPlace(ref),
    remedy: merge === undefined ? SUBMIT_FIRST : 'There is nothing left to do.',
  } as const
  return {
    outcome: 'not-queued',
    details: { pullRequest: record },
    summary: reportSummary(report),
    failure: reportFailure(`Restarting the tests of ${pullRequestName(ref)}`, report),
  }
}

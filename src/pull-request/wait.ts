import type { PullRequestRef } from '../shared/references.js'
import type { Context, Result } from '../step/context.js'
import { keepComment } from './comment.js'
import { Explainer } from './explainer.js'
import { type Reason, reasonsOf } from './reasons.js'
import { reportComment, reportSummary } from './report.js'
import type { WAIT_OUTPUTS, WaitInputs } from './wait-inputs.js'
import { failureOf, type WaitResult, waitReport } from './wait-result.js'
import { type Submission, Watch } from './watch.js'

/**
 * Waits until the pull request is merged or leaves the queue in another way.
 *
 * @param submission of the same step, where there was one
 */
export async function waitForMerge(
  inputs: WaitInputs,
  ref: PullRequestRef,
  context: Context,
  submission?: Submission,
): Promise<Result<(typeof WAIT_OUTPUTS)[number]>> {
  const ending = await new Watch(inputs, ref, context, submission).run()
  const reasons = await reasonsAtEnd(context, ref, ending)
  const story = waitReport(ref, ending, reasons, context.event.runUrl)
  const failure = failureOf(ref, ending, reasons)
  const passed = failure === undefined
  await keepComment(context, inputs.comment, ref, { failed: !passed, body: reportComment(story) })
  return {
    outcome: ending.outcome,
    outputs: {
      merged: ending.outcome === 'merged',
      'merge-commit-sha': ending.gitHub?.merged ? ending.gitHub.mergeCommitSha : undefined,
      'duration-seconds': ending.seconds,
      polls: ending.polls,
      timeline: ending.timeline,
      'failing-checks': ending.failing,
      reasons,
    },
    details: {
      timeline: ending.timeline,
      failingChecks: ending.failing,
      reasons,
      pullRequest: ending.record,
    },
    summary: reportSummary(story),
    ...(passed ? {} : { failure }),
  }
}

/** Why it is not merged. A cancelled run has no time to ask, and a service that fails is its own explanation. */
async function reasonsAtEnd(
  context: Context,
  ref: PullRequestRef,
  { outcome, error, record, failing, queueState, gitHub }: WaitResult,
): Promise<readonly Reason[]> {
  if (outcome === 'merged' || error !== undefined) return []
  if (outcome === 'aborted') return reasonsOf({ ref, record, failing, queueState })
  return new Explainer(context, ref).reasons({ record, failing, queueState, pullRequest: gitHub })
}

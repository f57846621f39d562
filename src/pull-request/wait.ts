import type { PullRequestRef } from '../shared/references.js'
import type { Context, Result } from '../step/context.js'
import { keepComment } from './comment.js'
import { reportComment, reportSummary } from './report.js'
import type { WAIT_OUTPUTS, WaitInputs } from './wait-inputs.js'
import { failureOf, waitReport } from './wait-result.js'
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
  const story = waitReport(ref, ending, context.event.runUrl)
  const failure = failureOf(ref, ending)
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
    },
    details: {
      timeline: ending.timeline,
      failingChecks: ending.failing,
      pullRequest: ending.record,
    },
    summary: reportSummary(story),
    ...(passed ? {} : { failure }),
  }
}

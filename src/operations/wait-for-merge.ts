import {
  WAIT_OUTCOMES,
  WAIT_OUTPUTS,
  type WaitInputs,
  type WaitOutput,
  waitInputs,
} from '../pull-request/inputs.js'
import { endAsOnAbortSays } from '../pull-request/on-abort.js'
import { type PullRequestResult, reportEnd } from '../pull-request/report-end.js'
import {
  type PullRequestLocation,
  resolvePullRequest,
  unresolvedPullRequestTarget,
} from '../pull-request/resolve.js'
import { PullRequestStep } from '../pull-request/step.js'
import type { Deadline } from '../shared/deadline.js'
import type { Context } from '../step/context.js'
import { defineOperation } from '../step/operation.js'
import { awaitEnd } from '../wait/await-end.js'

export const operation = defineOperation({
  about: 'Wait until the pull request is merged, and fail if it leaves the queue in any other way.',
  target: unresolvedPullRequestTarget,
  inputs: waitInputs,
  outputs: WAIT_OUTPUTS,
  outcomes: WAIT_OUTCOMES,
  run: (inputs, context, location) => waitForMerge(inputs, context, context.deadline, location),
})

/** Waits for a pull request that was submitted elsewhere. */
async function waitForMerge(
  inputs: WaitInputs,
  context: Context<WaitOutput>,
  deadline: Deadline,
  location: PullRequestLocation,
): Promise<PullRequestResult> {
  const pullRequest = await resolvePullRequest(location, context, deadline)
  const step = new PullRequestStep(context, deadline, inputs, pullRequest, { ownsAll: true })
  const reporting = awaitEnd(context, deadline, step, { isQueueRead: false }).then((end) =>
    reportEnd(context, step, end),
  )
  return endAsOnAbortSays(context, deadline, step, reporting)
}

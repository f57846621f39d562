import { WAIT_OUTCOMES, WAIT_OUTPUTS, waitInputs } from '../pull-request/inputs.js'
import { unresolvedPullRequestTarget } from '../pull-request/resolve.js'
import { defineOperation } from '../step/operation.js'
import { waitForMerge } from '../wait/await-end.js'

export const operation = defineOperation({
  about: 'Wait until the pull request is merged, and fail if it leaves the queue in any other way.',
  target: unresolvedPullRequestTarget,
  inputs: waitInputs,
  outputs: WAIT_OUTPUTS,
  outcomes: WAIT_OUTCOMES,
  run: (inputs, context, location) => waitForMerge(inputs, context, context.deadline, location),
})

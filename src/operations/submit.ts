import { submitInputs, WAIT_OUTCOMES, WAIT_OUTPUTS } from '../pull-request/inputs.js'
import { unresolvedPullRequestTarget } from '../pull-request/resolve.js'
import { submit } from '../pull-request/submit.js'
import { neededTokenProblem } from '../step/clients.js'
import { defineOperation } from '../step/operation.js'

export const operation = defineOperation({
  about: 'Submit a pull request to the queue, and verify that the queue has it.',
  target: unresolvedPullRequestTarget,
  inputs: submitInputs,
  onlyWith: {
    timeoutMinutes: 'wait',
    pollIntervalSeconds: 'wait',
    onTimeout: 'wait',
    notReadyTimeoutMinutes: 'wait',
    resubmit: 'wait',
  },
  outputs: WAIT_OUTPUTS,
  outcomes: [
    'submitted',
    'already-queued',
    'already-merged',
    'skipped-draft',
    'skipped-closed',
    'skipped-label',
    'skipped-approval',
    ...WAIT_OUTCOMES,
  ],
  checks: {
    requireLabel: ({ requireLabel }, scope) =>
      requireLabel !== undefined && neededTokenProblem(scope, 'only GitHub knows the labels'),
    requireApproval: ({ requireApproval }, scope) =>
      requireApproval && neededTokenProblem(scope, 'only GitHub knows the reviews'),
  },
  run: (inputs, context, location) => submit(inputs, context, context.deadline, location),
})

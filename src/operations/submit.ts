import { priorityInput, WAIT_OUTCOMES, WAIT_OUTPUTS, waitInputs } from '../pull-request/inputs.js'
import { optionalPullRequestTarget } from '../pull-request/resolve.js'
import { submit } from '../pull-request/submit.js'
import { commitSha, flag, line, optional, withDefault } from '../step/inputs.js'
import { defineOperation } from '../step/operation.js'

export const operation = defineOperation({
  about: 'Submit a pull request to the queue, and verify that the queue has it.',
  target: optionalPullRequestTarget,
  inputs: {
    priority: optional(priorityInput()),
    noBatch: optional(flag()),
    expectedHeadSha: optional(commitSha()),
    skipDraft: flag(),
    requireLabel: optional(line()),
    removeLabel: optional(line()),
    // No literal default in action.yml: `drain-queue` has another one for the same input.
    wait: withDefault(flag(), false),
    ...waitInputs,
  },
  onlyWith: {
    timeoutMinutes: 'wait',
    pollIntervalSeconds: 'wait',
    onTimeout: 'wait',
    notReadyTimeoutMinutes: 'wait',
    resubmit: 'wait',
  },
  outputs: ['priority', 'queue-state', 'queue-position', 'queue-depth', ...WAIT_OUTPUTS],
  outcomes: [
    'submitted',
    'already-queued',
    'already-merged',
    'skipped-draft',
    'skipped-closed',
    'skipped-label',
    ...WAIT_OUTCOMES,
  ],
  checks: (check) => [
    check(
      ['requireLabel'],
      ({ requireLabel }, { hasGitHubToken }) =>
        requireLabel !== undefined &&
        !hasGitHubToken &&
        'Input `require-label` needs `github-token`, which is empty: only GitHub knows the labels',
    ),
  ],
  run: submit,
})

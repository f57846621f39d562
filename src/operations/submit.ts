/** Submits a pull request: look, send, prove, wait, report. */
import { hadNoEffect } from '../http/errors.js'
import { untilAborted } from '../pull-request/cancelled-run.js'
import { proveHead, refuseOtherHead } from '../pull-request/head.js'
import {
  type SubmitInputs,
  submitInputs,
  WAIT_OUTCOMES,
  WAIT_OUTPUTS,
  type WaitOutput,
} from '../pull-request/inputs.js'
import { dequeueIfAllowed } from '../pull-request/leave.js'
import { endOf, type Submission } from '../pull-request/readings.js'
import { isQueued } from '../pull-request/record.js'
import { reportEnding, type WaitResult } from '../pull-request/report-end.js'
import {
  buildSubmittedReport,
  reportFailed,
  reportSkip,
  reportSubmitted,
} from '../pull-request/report-submission.js'
import {
  type PullRequestLocation,
  refOf,
  resolvePullRequest,
  unresolvedPullRequestTarget,
} from '../pull-request/resolve.js'
import { lookBeforeSubmission } from '../pull-request/skip.js'
import { Wait } from '../pull-request/wait.js'
import {
  needsSubmission,
  planSubmission,
  type SubmitPlan,
  type Submitted,
  submitVerified,
} from '../pull-request/writes.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import { neededTokenProblem } from '../step/clients.js'
import type { Context } from '../step/context.js'
import { readAhead } from '../step/github-writes.js'
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

/** Submits, and with `wait` goes on until the pull request has left the queue. */
async function submit(
  inputs: SubmitInputs,
  context: Context<WaitOutput>,
  deadline: Deadline,
  location: PullRequestLocation,
): Promise<WaitResult> {
  const named = refOf(location, context)
  // Read while GitHub is asked. A failure counts when the record is needed.
  const reading = named && context.service.findPullRequest(deadline, named)
  reading?.catch(() => {})
  // Read ahead only if a comment is certain to follow at once.
  const comments =
    named && inputs.comment === 'always' && !inputs.wait
      ? readAhead(context, deadline, (posts, time) =>
          posts.listComments(context, time, { number: named.number }),
        )
      : undefined
  const pullRequest = await resolvePullRequest(location, context, deadline, ['head-sha', 'state'])
  const { ref } = pullRequest
  const wait = new Wait(context, deadline, inputs, pullRequest, 'forbidden')
  wait.comments = comments
  let before: SubmittedPullRequest | undefined
  try {
    const first = await (reading ?? context.service.findPullRequest(deadline, ref))
    const looked = await lookBeforeSubmission(context, deadline, wait, first)
    before = looked.record
    if (looked.skip) return await reportSkip(context, deadline, wait, before, looked.skip)
    const { priority, noBatch, expectedHeadSha: expected } = inputs
    if (expected !== undefined)
      await refuseOtherHead(context, deadline, pullRequest, before, expected)
    const plan = { priority, noBatch, before }
    if (context.dryRun && needsSubmission(plan)) return planSubmission(context, ref, plan)
    // From here on, a cancelled run ends as `on-abort` says.
    return await untilAborted(context, deadline, wait, sendAndReport(context, deadline, wait, plan))
  } catch (error) {
    if (!(error instanceof ActionError) || error.kind === 'aborted') throw error
    return reportFailed(context, deadline, wait, before, error)
  }
}

/** Sends, proves with a read that the queue has it, waits if asked to, and reports. */
async function sendAndReport(
  context: Context<WaitOutput>,
  deadline: Deadline,
  wait: Wait<SubmitInputs>,
  plan: SubmitPlan,
): Promise<WaitResult> {
  const { inputs, pullRequest } = wait
  const { expectedHeadSha: expectedHead } = inputs
  const { before } = plan
  const submission = { before, expectedHead, headBefore: pullRequest.headSha, options: plan }
  const isNew = !isQueued(before)
  const proved = await send(context, deadline, wait, submission, plan, isNew)
  const record = await proveHead(
    context,
    deadline,
    pullRequest,
    proved.record,
    expectedHead,
    (last) => {
      wait.takeRecord(last)
      return dequeueIfAllowed(context, deadline, wait)
    },
  )
  wait.takeRecord(record)
  const submitted = { ...proved, record }
  if (!inputs.wait || context.dryRun) {
    if (submitted.proof !== 'ended') return reportSubmitted(context, deadline, wait, submitted)
    const { concludeObservedEnd } = await import('../wait/end-wait.js')
    const time = wait.beginEnd(deadline)
    const ending = await concludeObservedEnd(context, wait, time, endOf(submitted.record))
    return reportEnding(context, wait, { ending, time })
  }
  const { awaitEnd } = await import('../wait/wait-for-merge.js')
  wait.begin(submitted.record)
  // Start polling now; read the place in the queue meanwhile.
  const [concluded] = await Promise.all([
    awaitEnd(context, deadline, wait),
    submitted.proof === 'queued' && buildSubmittedReport(context, deadline, wait, submitted),
  ])
  const waited = await reportEnding(context, wait, concluded)
  const details = { ...waited.details, submission: submitted.outcome, queue: wait.queue }
  return { ...waited, details }
}

/** Sends the submission, and proves it. @param isNew it was not in the queue before */
async function send(
  context: Context<WaitOutput>,
  deadline: Deadline,
  wait: Wait,
  submission: Submission,
  plan: SubmitPlan,
  isNew: boolean,
): Promise<Submitted> {
  // Noted before sending, so that a cancelled run knows `before`.
  const sent = wait.sending(submission, isNew)
  try {
    const submitted = await submitVerified(context, deadline, wait.ref, plan, {
      onRefused: sent.refused,
    })
    sent.proved(submitted.record, isNew && submitted.outcome === 'submitted')
    return submitted
  } catch (error) {
    if (hadNoEffect(error)) sent.noteNoEffect()
    throw error
  }
}

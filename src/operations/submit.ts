/** Submits a pull request: look, decide, act, report. */
import { hadNoEffect } from '../http/errors.js'
import { proveHead, refuseOtherHead } from '../pull-request/head.js'
import {
  type SubmitInputs,
  submitInputs,
  WAIT_OUTCOMES,
  WAIT_OUTPUTS,
  type WaitOutput,
} from '../pull-request/inputs.js'
import { dequeueIfAllowed } from '../pull-request/leave.js'
import { endAsOnAbortSays } from '../pull-request/on-abort.js'
import { endOf } from '../pull-request/readings.js'
import { isQueued } from '../pull-request/record.js'
import { type PullRequestResult, reportEnd } from '../pull-request/report-end.js'
import {
  buildSubmittedReport,
  reportFailed,
  reportSkip,
  reportSubmitted,
} from '../pull-request/report-submission.js'
import {
  numberBeforeGitHub,
  type PullRequestLocation,
  resolveWithRecord,
  unresolvedPullRequestTarget,
} from '../pull-request/resolve.js'
import { refused, sending, withoutEffect, withProof } from '../pull-request/sent.js'
import { type Skip, skipOfNow } from '../pull-request/skip.js'
import { PullRequestStep } from '../pull-request/step.js'
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
import type { Context } from '../step/context.js'
import { readCommentsAhead } from '../step/github-writes.js'
import { defineOperation } from '../step/operation.js'
import { neededTokenProblem } from '../step/token-problem.js'

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

/** Looks, decides, acts, and reports; with `wait`, it first waits until the queue is done with it. */
async function submit(
  inputs: SubmitInputs,
  context: Context<WaitOutput>,
  deadline: Deadline,
  location: PullRequestLocation,
): Promise<PullRequestResult> {
  const { step, first } = await begin(inputs, context, deadline, location)
  try {
    const skip = await look(context, deadline, step, await first)
    if (skip !== undefined) return await reportSkip(context, deadline, step, skip)
    const plan = decide(step)
    if (context.dryRun && needsSubmission(plan)) return planSubmission(context, step.ref, plan)
    const acting = act(context, deadline, step, plan).then((submitted) =>
      report(context, deadline, step, submitted),
    )
    return await endAsOnAbortSays(context, deadline, step, acting)
  } catch (error) {
    if (!(error instanceof ActionError) || error.kind === 'aborted') throw error
    return reportFailed(context, deadline, step, error)
  }
}

/** Finds the pull request, and begins to read its record and comments as early as possible. */
async function begin(
  inputs: SubmitInputs,
  context: Context<WaitOutput>,
  deadline: Deadline,
  location: PullRequestLocation,
) {
  const number = numberBeforeGitHub(location, context)
  // Only if a comment is certain to follow at once.
  const comments =
    number !== undefined && inputs.comment === 'always' && !inputs.wait
      ? readCommentsAhead(context, deadline, number)
      : undefined
  const needs = ['head-sha', 'state'] as const
  const { pullRequest, record } = await resolveWithRecord(location, context, deadline, needs)
  const step = new PullRequestStep(context, deadline, inputs, pullRequest, {
    ownsAll: false,
    comments,
  })
  return { step, first: record }
}

/**
 * Looks at the pull request as it is now.
 * @returns why there is nothing to submit
 * @throws {ActionError} `refused`: it has another head than the expected one
 */
async function look(
  context: Context<WaitOutput>,
  deadline: Deadline,
  step: PullRequestStep<SubmitInputs>,
  first: SubmittedPullRequest | undefined,
): Promise<Skip | undefined> {
  const skip = await skipOfNow(context, deadline, step, first)
  const { expectedHeadSha } = step.inputs
  if (skip !== undefined || expectedHeadSha === undefined) return skip
  const { before } = step.readings.submission
  await refuseOtherHead(context, deadline, step.pullRequest, before, expectedHeadSha)
  return undefined
}

/** Decides what to send: the options, unless the record before has them already (`needsSubmission`). */
function decide({ inputs, readings }: PullRequestStep<SubmitInputs>): SubmitPlan {
  const { priority, noBatch } = inputs
  return { priority, noBatch, before: readings.submission.before }
}

/** Sends the submission, and proves with a read that the queue has it, at the expected head. */
async function act(
  context: Context<WaitOutput>,
  deadline: Deadline,
  step: PullRequestStep<SubmitInputs>,
  plan: SubmitPlan,
): Promise<Submitted> {
  const { expectedHeadSha } = step.inputs
  const submitted = await send(context, deadline, step, plan)
  if (expectedHeadSha === undefined) return submitted
  const leave = (last: SubmittedPullRequest) => {
    step.takeAnswer(last)
    return dequeueIfAllowed(context, deadline, step)
  }
  const record = await proveHead(
    context,
    deadline,
    step.pullRequest,
    submitted.record,
    expectedHeadSha,
    leave,
  )
  step.takeAnswer(record)
  return { ...submitted, record }
}

/** Sends the submission, and proves it. */
async function send(
  context: Context<WaitOutput>,
  deadline: Deadline,
  step: PullRequestStep<SubmitInputs>,
  plan: SubmitPlan,
): Promise<Submitted> {
  const { inputs, pullRequest, ref } = step
  const { before } = plan
  // If the pull request is queued already, someone else submitted it.
  const isNew = !isQueued(before)
  // Noted before sending, so that a cancelled run knows `before`.
  step.judgeBy({
    before,
    expectedHead: inputs.expectedHeadSha,
    headBefore: pullRequest.headSha,
    options: plan,
  })
  if (isNew) step.update({ sent: sending(step.sent) })
  try {
    const submitted = await submitVerified(context, deadline, ref, plan, {
      onRefused: () => step.update({ sent: refused(step.sent) }),
    })
    const { record, outcome } = submitted
    step.update({ sent: withProof(step.sent, record, isNew && outcome === 'submitted') })
    step.takeAnswer(record)
    return submitted
  } catch (error) {
    if (hadNoEffect(error)) step.update({ sent: withoutEffect(step.sent) })
    throw error
  }
}

/** Reports the submission, or waits and reports the end. */
async function report(
  context: Context<WaitOutput>,
  deadline: Deadline,
  step: PullRequestStep<SubmitInputs>,
  submitted: Submitted,
): Promise<PullRequestResult> {
  if (step.inputs.wait && !context.dryRun) return waitAndReport(context, deadline, step, submitted)
  if (submitted.proof !== 'ended') return reportSubmitted(context, deadline, step, submitted)
  const { endAfterReading } = await import('../wait/end-wait.js')
  const time = step.time.beginEnd(deadline)
  const end = await endAfterReading(context, step, time, endOf(submitted.record))
  return reportEnd(context, step, { end, time })
}

async function waitAndReport(
  context: Context<WaitOutput>,
  deadline: Deadline,
  step: PullRequestStep<SubmitInputs>,
  submitted: Submitted,
): Promise<PullRequestResult> {
  const { awaitEnd } = await import('../wait/await-end.js')
  const isQueued = submitted.proof === 'queued'
  step.time.restart()
  step.judgeBy(step.readings.submission, submitted.record)
  // Start polling now; read the place in the queue meanwhile.
  const [end] = await Promise.all([
    awaitEnd(context, deadline, step, { isQueueRead: isQueued }),
    isQueued && buildSubmittedReport(context, deadline, step, submitted),
  ])
  const result = await reportEnd(context, step, end)
  const { queue } = step.readings
  return { ...result, details: { ...result.details, submission: submitted.outcome, queue } }
}

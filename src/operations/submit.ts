import { movedHead, otherHeadMerged, presentHead, reasonToSkip } from '../pull-request/head.js'
import { priorityInput } from '../pull-request/priority.js'
import { Progress } from '../pull-request/progress.js'
import { publishReport, removeLabel } from '../pull-request/publish.js'
import { takeOut } from '../pull-request/queue-exit.js'
import { isMerged, isOtherHead, readRecord, recordOutputs } from '../pull-request/record.js'
import { reportSummary } from '../pull-request/report.js'
import { pullRequestTarget, type ResolvedPullRequest } from '../pull-request/resolve.js'
import {
  failureReport,
  needsSubmission,
  reportSubmission,
  type SubmitPlan,
  type Submitted,
  submitVerified,
} from '../pull-request/submit.js'
import {
  concludeStep,
  type WaitStepResult,
  waitInQueue,
  whileQueued,
} from '../pull-request/wait.js'
import { WAIT_OUTCOMES, WAIT_OUTPUTS, waitInputs } from '../pull-request/wait-inputs.js'
import type { Submission } from '../pull-request/wait-state.js'
import { type WaitStep, Watch } from '../pull-request/watch.js'
import { submitPullRequest } from '../service/requests.js'
import { isEnded, type SubmittedPullRequest } from '../service/schemas.js'
import { bestEffort } from '../shared/best-effort.js'
import { ActionError } from '../shared/errors.js'
import type { Context } from '../step/context.js'
import { commitSha, flag, line, optional, withDefault } from '../step/inputs.js'
import { defineOperation, type InputsOf, planned } from '../step/operation.js'

const inputs = {
  priority: optional(priorityInput()),
  noBatch: optional(flag()),
  expectedHeadSha: optional(commitSha()),
  skipDraft: flag(),
  removeLabel: optional(line()),
  // No literal default in action.yml: `drain-queue` has another one for the same input.
  wait: withDefault(flag(), false),
  ...waitInputs,
}
type Inputs = InputsOf<typeof inputs>

export const submit = defineOperation({
  about: 'Submit a pull request to the queue, and verify that the queue has it.',
  target: pullRequestTarget('head-sha', 'state'),
  inputs,
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
    ...WAIT_OUTCOMES,
  ],
  async run(given, context, pullRequest) {
    const { ref } = pullRequest
    const step = { inputs: given, context, ref, pullRequest, progress: new Progress(context) }
    try {
      return await run(step)
    } catch (error) {
      if (error instanceof ActionError && error.kind !== 'aborted') {
        const report = failureReport(ref, error, step.progress.record !== undefined)
        await publishReport(context, given, ref, report)
      }
      throw error
    }
  },
})

/** One submission, from the checks before it to the end of the step. */
interface SubmitStep extends WaitStep {
  readonly inputs: Inputs
  readonly pullRequest: ResolvedPullRequest
}

async function run(step: SubmitStep): Promise<WaitStepResult> {
  const { inputs, context, ref, pullRequest } = step
  const { priority, noBatch, expectedHeadSha: expected } = inputs
  const before = await readRecord(context.service, ref)
  context.setOutputs(recordOutputs(before))
  const skipped = reasonToSkip(pullRequest, before, inputs.skipDraft)
  if (skipped !== undefined) {
    refuseOtherMerge(step, before)
    context.log.info(skipped.headline)
    return { outcome: skipped.outcome, summary: reportSummary({ status: 'neutral', ...skipped }) }
  }
  if (expected !== undefined) {
    const head = await presentHead(pullRequest, context)
    if (isOtherHead(head, expected)) throw movedHead(ref, expected, head)
  }
  const plan: SubmitPlan = { priority, noBatch, before }
  if (context.dryRun && needsSubmission(plan))
    return planned(context.log, [submitPullRequest(ref, plan)])
  return whileQueued(step, () => submitAndWait(step, plan))
}

async function submitAndWait(step: SubmitStep, plan: SubmitPlan): Promise<WaitStepResult> {
  const { inputs, ref, context, progress } = step
  const submitted = await submitVerified(context, ref, plan)
  progress.see(submitted.record)
  await refuseOtherHead(step, plan)
  const submission = { before: plan.before, headSha: inputs.expectedHeadSha, options: plan }
  const wait = () =>
    waitInQueue({ ...step, submission, afterwards: (bounded) => dropLabel(step, bounded) })
  if (submitted.proof === 'ended') return inputs.wait ? wait() : conclude(step, submission)
  const said = await reportSubmission(context, ref, submitted)
  if (!inputs.wait || context.dryRun) return finish(step, submitted, said)
  const details = { submission: submitted.outcome, queue: said.queue }
  const waited = await wait()
  return { ...waited, details: { ...waited.details, ...details } }
}

/** Whoever merged it: merging an unchecked head is not a success. */
function refuseOtherMerge({ inputs, ref }: SubmitStep, record: SubmittedPullRequest | undefined) {
  if (!isMerged(record, ref)) return
  const error = otherHeadMerged(ref, inputs.expectedHeadSha, record?.prSha)
  if (error !== undefined) throw error
}

/** A push between the check and the submission: an unchecked head must not merge. */
async function refuseOtherHead(step: SubmitStep, plan: SubmitPlan): Promise<void> {
  const { ref, context, inputs } = step
  const { record } = step.progress
  const { expectedHeadSha: expected } = inputs
  refuseOtherMerge(step, record)
  if (expected === undefined || isEnded(record?.state)) return
  const head = record?.prSha ?? (await headOrUnknown(step))
  if (!isOtherHead(head, expected)) return
  // What was in the queue before this step is not this step's to take out.
  if (!needsSubmission(plan)) throw movedHead(ref, expected, head)
  step.progress.leaving = true
  throw movedHead(ref, expected, head, await takeOut(context, ref))
}

/** If GitHub cannot show the head after a submission, it counts as moved. */
const headOrUnknown = ({ pullRequest, context }: SubmitStep): Promise<string | undefined> =>
  bestEffort(context, presentHead(pullRequest, context), context.log.info)

/** The end of a step that does not wait. */
async function finish(
  step: SubmitStep,
  submitted: Submitted,
  { queue, report }: Awaited<ReturnType<typeof reportSubmission>>,
): Promise<WaitStepResult> {
  const { inputs, ref, context } = step
  await dropLabel(step, context)
  await publishReport(context, inputs, ref, report)
  context.signal.throwIfAborted()
  return {
    outcome: submitted.outcome,
    details: { pullRequest: submitted.record, queue },
    summary: reportSummary(report),
  }
}

/** The end of a step that does not wait, for a pull request that failed or was cancelled since. */
async function conclude(step: SubmitStep, submission: Submission): Promise<WaitStepResult> {
  const outcome = step.progress.record?.state === 'FAILED' ? 'failed' : 'cancelled'
  const result = await new Watch({ ...step, submission }).conclude({ outcome })
  await dropLabel(step, step.context)
  return concludeStep(step, result)
}

/** A queued pull request keeps its label: a workflow may read the removal as "cancel". */
async function dropLabel({ inputs, ref, progress }: SubmitStep, context: Context): Promise<void> {
  const { removeLabel: label, wait } = inputs
  if (label === undefined) return
  if (wait && progress.record?.isCurrentlySubmittedToQueue)
    context.log.info(`Label ${label} stays, because the pull request is still in the queue`)
  else await removeLabel(context, ref, label)
}

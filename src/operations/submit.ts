import { movedHead, otherHeadMerged, presentHead, reasonToSkip } from '../pull-request/head.js'
import { priorityInput } from '../pull-request/priority.js'
import { Progress } from '../pull-request/progress.js'
import { publishReport, removeLabel } from '../pull-request/publish.js'
import { type Guard, takeOut, whileQueued } from '../pull-request/queue-exit.js'
import { isMerged, isOtherHead, readRecord, recordOutputs } from '../pull-request/record.js'
import { reportSummary } from '../pull-request/report.js'
import { pullRequestTarget, type ResolvedPullRequest } from '../pull-request/resolve.js'
import {
  needsSubmission,
  type SubmitPlan,
  type Submitted,
  submitVerified,
} from '../pull-request/submit.js'
import {
  failureReport,
  reportSubmission,
  type SubmissionReport,
} from '../pull-request/submit-report.js'
import { abortedStep, concludeStep, waitInQueue } from '../pull-request/wait.js'
import { WAIT_OUTCOMES, WAIT_OUTPUTS, waitInputs } from '../pull-request/wait-inputs.js'
import { type Submission, Watch } from '../pull-request/watch.js'
import { submitPullRequest } from '../service/requests.js'
import { isEnded, type SubmittedPullRequest } from '../service/schemas.js'
import { ActionError } from '../shared/errors.js'
import type { Context, Result } from '../step/context.js'
import { planned } from '../step/dry-run.js'
import { commitSha, flag, line, optional, orElse } from '../step/inputs.js'
import { defineOperation, type InputsOf } from '../step/operation.js'

const inputs = {
  priority: optional(priorityInput()),
  noBatch: optional(flag()),
  expectedHeadSha: optional(commitSha()),
  skipDraft: flag(),
  removeLabel: optional(line()),
  // No literal default in action.yml: `drain-queue` has another one for the same input.
  wait: orElse(flag(), false),
  ...waitInputs,
}
type Inputs = InputsOf<typeof inputs>

export const submit = defineOperation({
  about: 'Submit a pull request to the queue, and verify that the queue has it.',
  target: pullRequestTarget('head-sha', 'state'),
  inputs,
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
    const step = new SubmitStep(given, context, pullRequest)
    try {
      return await step.run()
    } catch (error) {
      if (error instanceof ActionError && error.kind !== 'aborted') await step.publish(error)
      throw error
    }
  },
})

type SubmitResult = Result<
  'queue-state' | 'queue-position' | 'queue-depth' | (typeof WAIT_OUTPUTS)[number]
>

/** One submission, from the checks before it to the end of the step. */
class SubmitStep {
  readonly #inputs: Inputs
  readonly #context: Context
  readonly #pullRequest: ResolvedPullRequest
  readonly #progress: Progress

  constructor(given: Inputs, context: Context, pullRequest: ResolvedPullRequest) {
    this.#inputs = given
    this.#context = context
    this.#pullRequest = pullRequest
    this.#progress = new Progress(context, pullRequest.ref)
  }

  get #step() {
    const { ref } = this.#pullRequest
    return { inputs: this.#inputs, ref, context: this.#context, progress: this.#progress }
  }

  async run(): Promise<SubmitResult> {
    const { inputs, ref, context } = this.#step
    const before = await readRecord(context.service, ref)
    context.setOutputs(recordOutputs(before))
    const skipped = reasonToSkip(this.#pullRequest, before, inputs.skipDraft)
    if (skipped !== undefined) {
      this.#refuseOtherMerge(before)
      context.log.info(skipped.headline)
      return { outcome: skipped.outcome, summary: reportSummary({ status: 'neutral', ...skipped }) }
    }
    await this.#checkHead()
    const plan: SubmitPlan = { priority: inputs.priority, noBatch: inputs.noBatch, before }
    if (context.dryRun && needsSubmission(plan))
      return planned(context.log, [submitPullRequest(ref, plan)])
    const guard: Guard = { context, ref, onAbort: inputs.onAbort }
    return whileQueued(
      guard,
      () => this.#submit(plan, guard),
      (exit) => abortedStep(this.#step, exit),
    )
  }

  /** Writes the report of a step that fails without a result. */
  async publish(error: ActionError): Promise<void> {
    const { inputs, ref, context, progress } = this.#step
    const report = failureReport(ref, error, progress.record !== undefined)
    await publishReport(context, inputs, ref, { failed: true, report })
  }

  async #checkHead(): Promise<void> {
    const { expectedHeadSha: expected } = this.#inputs
    if (expected === undefined) return
    const head = await presentHead(this.#pullRequest, this.#context)
    if (isOtherHead(head, expected)) throw movedHead(this.#pullRequest.ref, expected, head)
  }

  async #submit(plan: SubmitPlan, guard: Guard): Promise<SubmitResult> {
    const { inputs, ref, context, progress } = this.#step
    const submitted = await submitVerified(context, ref, plan)
    progress.see(submitted.record)
    await this.#refuseOtherHead(plan, guard)
    const submission = { before: plan.before, headSha: inputs.expectedHeadSha, options: plan }
    if (submitted.proof === 'ended')
      return inputs.wait ? this.#wait(submission) : this.#end(submission)
    const said = await reportSubmission(context, ref, submitted)
    if (!inputs.wait || context.dryRun) return this.#finish(submitted, said)
    const details = { submission: submitted.outcome, queue: said.place.queue }
    const waited = await this.#wait(submission)
    return { ...waited, details: { ...waited.details, ...details } }
  }

  /** Whoever merged it: merging an unchecked head is not a success. */
  #refuseOtherMerge(record: SubmittedPullRequest | undefined): void {
    const { inputs, ref } = this.#step
    if (record === undefined || !isMerged(record, ref.targetBranch)) return
    const error = otherHeadMerged(ref, inputs.expectedHeadSha, record.prSha)
    if (error !== undefined) throw error
  }

  /** A push between the check and the submission: an unchecked head must not merge. */
  async #refuseOtherHead(plan: SubmitPlan, guard: Guard): Promise<void> {
    const { ref, context, progress } = this.#step
    const { expectedHeadSha: expected } = this.#inputs
    const { record } = progress
    this.#refuseOtherMerge(record)
    if (expected === undefined || isEnded(record?.state)) return
    const head = record?.prSha ?? (await this.#headOrUnknown())
    if (!isOtherHead(head, expected)) return
    // What was in the queue before this step is not this step's to take out.
    if (!needsSubmission(plan)) throw movedHead(ref, expected, head)
    guard.onAbort = 'cancel'
    throw movedHead(ref, expected, head, await takeOut(context, ref))
  }

  /** A head that GitHub does not show after a submission is as good as another one. */
  async #headOrUnknown(): Promise<string | undefined> {
    const { signal, log } = this.#context
    try {
      return await presentHead(this.#pullRequest, this.#context)
    } catch (error) {
      if (signal.aborted || !(error instanceof ActionError)) throw error
      log.info(error.message)
      return undefined
    }
  }

  /** The end of a step that does not wait. */
  async #finish(submitted: Submitted, { place, report }: SubmissionReport): Promise<SubmitResult> {
    const { inputs, ref, context } = this.#step
    await this.#removeLabel(context)
    await publishReport(context, inputs, ref, { failed: false, report })
    context.signal.throwIfAborted()
    return {
      outcome: submitted.outcome,
      outputs: place.outputs,
      details: { pullRequest: submitted.record, queue: place.queue },
      summary: reportSummary(report),
    }
  }

  /**
   * The end of a step that does not wait, for a pull request that failed or was cancelled since.
   */
  async #end(submission: Submission): Promise<SubmitResult> {
    const outcome = this.#progress.record?.state === 'FAILED' ? 'failed' : 'cancelled'
    const result = await new Watch({ ...this.#step, submission }).conclude({ outcome })
    await this.#removeLabel(this.#context)
    return concludeStep(this.#step, result)
  }

  #wait(submission: Submission): Promise<SubmitResult> {
    return waitInQueue({
      ...this.#step,
      submission,
      afterwards: (bounded) => this.#removeLabel(bounded),
    })
  }

  /** A queued pull request keeps its label: a workflow may read the removal as "cancel". */
  async #removeLabel(context: Context): Promise<void> {
    const { removeLabel: label, wait } = this.#inputs
    if (label === undefined) return
    if (wait && this.#progress.record?.isCurrentlySubmittedToQueue)
      context.log.info(`Label ${label} stays, because the pull request is still in the queue`)
    else await removeLabel(context, this.#pullRequest.ref, label)
  }
}

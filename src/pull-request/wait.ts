import { graceMs } from '../runner/runner.js'
import { ActionError } from '../shared/errors.js'
import type { Context, Result } from '../step/context.js'
import { afterAbort, within } from '../step/within.js'
import { explain, type PullRequestExplanation } from './explainer.js'
import { Progress } from './progress.js'
import { publishReport } from './publish.js'
import { type QueueExit, takeOut } from './queue-exit.js'
import { reasonsOf } from './reasons.js'
import { reportSummary } from './report.js'
import type { ResolvePullRequest } from './resolve.js'
import type { TestRuns } from './test-runs.js'
import type { WAIT_OUTPUTS, WaitInputs } from './wait-inputs.js'
import { mergeCommitOf, type WaitResult, waitReport } from './wait-result.js'
import { deadlineOf, END_BY, MERGE_LOOKUP_MS, type WaitStep, Watch } from './watch.js'

/** The result of a step that waits. */
export type WaitStepResult = Result<(typeof WAIT_OUTPUTS)[number]>

/** Waits for a pull request that this step did not submit. */
export async function waitForMerge(
  inputs: WaitInputs,
  context: Context,
  resolve: ResolvePullRequest,
): Promise<WaitStepResult> {
  const deadline = deadlineOf(context, inputs)
  const ref = await within(context, deadline.remainingMs, async (bounded) => {
    try {
      return (await resolve({ context: bounded })).ref
    } catch (error) {
      if (!deadline.passed || context.signal.aborted) throw error
      throw new ActionError('timed-out', {
        request: 'Asking GitHub for the pull request to wait for',
        problem: 'it did not answer before the time was up',
        remedy: 'Set `pull-request` and `target-branch`, so that GitHub need not be asked.',
      })
    }
  })
  const step: WaitStep = { inputs, ref, context, progress: new Progress(context), deadline }
  return whileQueued(step, () => waitInQueue(step))
}

/**
 * Runs `work` while the pull request may be in the queue: a cancelled run goes through `on-abort`.
 * @param work ends with an error when the run is cancelled
 */
export async function whileQueued(
  step: WaitStep,
  work: () => Promise<WaitStepResult>,
): Promise<WaitStepResult> {
  const { context, ref, inputs, progress } = step
  try {
    return await work()
  } catch (error) {
    if (!context.signal.aborted) throw error
    // Half of the time that GitHub leaves a cancelled run; the rest is for outputs and summary.
    const ms = graceMs(context.signal) / 2
    const leaves = ms > 0 && (progress.leaving || inputs.onAbort === 'cancel')
    const exit: QueueExit = leaves
      ? await afterAbort(context, ms, (bounded) => takeOut(bounded, ref))
      : { takenOut: false }
    if (exit.record !== undefined) progress.see(exit.record)
    return concludeStep(step, { outcome: 'aborted', exit, ...progress.seen() })
  }
}

/**
 * Waits until the pull request is merged or ends in another way, and reports that. All of it is
 * over 15 s after the timeout, or 45 s after it where a merge is looked up.
 */
export async function waitInQueue(step: WaitStep): Promise<WaitStepResult> {
  const { context } = step
  const watch = new Watch(step)
  const result = await watch.run()
  const lookupMs = result.outcome === 'merged' ? MERGE_LOOKUP_MS : 0
  const leftUntil = (afterMs: number) => watch.deadline.leftUntil(afterMs + lookupMs)
  const ask = (bounded: Context) =>
    explanationOf({ ...step, context: bounded }, result, watch.testRuns)
  const explanation = await within(context, leftUntil(END_BY.reasons), ask)
  return within(context, leftUntil(END_BY.report), async (bounded) => {
    await step.afterwards?.(bounded)
    return report({ ...step, context: bounded }, result, explanation)
  })
}

/** The result of a step that ends as a wait does, without waiting. */
export async function concludeStep(step: WaitStep, result: WaitResult): Promise<WaitStepResult> {
  return report(step, result, await explanationOf(step, result))
}

/** Why it is not merged. A cancelled run has no time to ask; a failing service explains itself. */
async function explanationOf(
  { ref, context }: WaitStep,
  result: WaitResult,
  testRuns?: TestRuns,
): Promise<PullRequestExplanation> {
  const { outcome, error, gitHub, record, queueState } = result
  if (outcome === 'merged' || error !== undefined) return { reasons: [], failing: [] }
  const known = { record, queueState, gitHub, testRuns }
  if (outcome === 'aborted') return { reasons: reasonsOf({ ref, ...known }), failing: [] }
  return explain(context, ref, known)
}

/** Makes outputs, summary and comment. */
async function report(
  { inputs, ref, context }: WaitStep,
  result: WaitResult,
  { reasons, failing }: PullRequestExplanation,
): Promise<WaitStepResult> {
  const { outcome, timeline, polls, resubmissions } = result
  const { report, failure } = waitReport(ref, result, reasons, context.event.runUrl)
  await publishReport(context, inputs, ref, report)
  return {
    outcome,
    outputs: {
      merged: outcome === 'merged',
      'merge-commit-sha': mergeCommitOf(ref, result),
      'duration-seconds': result.seconds,
      polls,
      timeline,
      'failing-checks': failing,
      reasons,
      resubmissions,
    },
    details: { timeline, failingChecks: failing, reasons, pullRequest: result.record },
    summary: reportSummary(report),
    ...(failure === undefined ? {} : { failure }),
  }
}

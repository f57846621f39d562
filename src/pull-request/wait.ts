import { ActionError } from '../shared/errors.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context, Result } from '../step/context.js'
import { within } from '../step/within.js'
import { explain } from './explainer.js'
import { Progress } from './progress.js'
import { publishReport } from './publish.js'
import { type QueueExit, whileQueued } from './queue-exit.js'
import { type Reason, reasonsOf } from './reasons.js'
import { reportSummary } from './report.js'
import type { ResolvePullRequest } from './resolve.js'
import { END_BY, MERGE_LOOKUP_MS, WaitDeadline } from './wait-deadline.js'
import type { WAIT_OUTPUTS, WaitInputs } from './wait-inputs.js'
import { failureOf, mergeCommitOf, type WaitResult, waitReport } from './wait-result.js'
import { type Submission, Watch } from './watch.js'

/** The result of a step that waits. */
export type WaitStepResult = Result<(typeof WAIT_OUTPUTS)[number]>

/** A step that waits, or that ends as a wait does. */
export interface WaitStep {
  readonly inputs: WaitInputs
  readonly ref: PullRequestRef
  readonly context: Context
  /** What the step has seen before the wait. */
  readonly progress: Progress
}

/** A wait, with the submission before it and what is left to do after it. */
export interface WaitOptions extends WaitStep {
  readonly submission?: Submission
  /** When the wait began before this; now where absent. */
  readonly deadline?: WaitDeadline
  readonly afterwards?: (context: Context) => Promise<void>
}

/** Waits for a pull request that this step did not submit. */
export async function waitForMerge(
  inputs: WaitInputs,
  resolve: ResolvePullRequest,
  context: Context,
): Promise<WaitStepResult> {
  const deadline = new WaitDeadline(context.clock, inputs.timeoutMinutes)
  const ref = await within(context, deadline.remainingMs, async (bounded) => {
    try {
      return (await resolve({ context: bounded })).ref
    } catch (error) {
      throw deadline.passed && !context.signal.aborted ? NOT_RESOLVED : error
    }
  })
  const step: WaitStep = { inputs, ref, context, progress: new Progress(context, ref) }
  return whileQueued(
    { context, ref, onAbort: inputs.onAbort },
    () => waitInQueue({ ...step, deadline }),
    (exit) => abortedStep(step, exit),
  )
}

const NOT_RESOLVED = new ActionError('timed-out', {
  request: 'Asking GitHub for the pull request to wait for',
  problem: 'it did not answer before the time was up',
  remedy: 'Set `pull-request` and `target-branch`, so that GitHub need not be asked.',
})

/**
 * Waits until the pull request is merged or ends in another way, and reports that. All of it is
 * over 15 s after the timeout, or 45 s after it where a merge is looked up.
 */
export async function waitInQueue(options: WaitOptions): Promise<WaitStepResult> {
  const { context, afterwards } = options
  const watch = new Watch(options)
  const result = await watch.run()
  const lookupMs = result.outcome === 'merged' ? MERGE_LOOKUP_MS : 0
  const leftUntil = (afterMs: number) => watch.deadline.leftUntil(afterMs + lookupMs)
  const reasons = await within(context, leftUntil(END_BY.reasons), (bounded) =>
    reasonsFor({ ...options, context: bounded }, result),
  )
  return within(context, leftUntil(END_BY.report), async (bounded) => {
    await afterwards?.(bounded)
    return report({ ...options, context: bounded }, result, reasons)
  })
}

/** The result of a step that ends as a wait does, without waiting. */
export async function concludeStep(step: WaitStep, result: WaitResult): Promise<WaitStepResult> {
  return report(step, result, await reasonsFor(step, result))
}

/** The result of a cancelled run whose pull request was, or may have been, in the queue. */
export async function abortedStep(step: WaitStep, exit: QueueExit): Promise<WaitStepResult> {
  const { progress } = step
  if (exit.record !== undefined) progress.see(exit.record)
  return concludeStep(step, progress.result({ outcome: 'aborted', exit }))
}

/** Why it is not merged. A cancelled run has no time to ask; a failing service explains itself. */
async function reasonsFor(
  { ref, context }: WaitStep,
  result: WaitResult,
): Promise<readonly Reason[]> {
  if (result.outcome === 'merged' || result.error !== undefined) return []
  if (result.outcome === 'aborted') return reasonsOf({ ref, ...result })
  return explain(context, ref, result)
}

/** Makes outputs, summary and comment. */
async function report(
  { inputs, ref, context }: WaitStep,
  result: WaitResult,
  reasons: readonly Reason[],
): Promise<WaitStepResult> {
  const story = waitReport(ref, result, reasons, context.event.runUrl)
  const failure = failureOf(ref, result, reasons)
  const failed = failure !== undefined
  await publishReport(context, inputs, ref, { failed, report: story })
  return {
    outcome: result.outcome,
    outputs: {
      merged: result.outcome === 'merged',
      'merge-commit-sha': mergeCommitOf(ref, result),
      'duration-seconds': result.seconds,
      polls: result.polls,
      timeline: result.timeline,
      'failing-checks': result.failing,
      reasons,
      resubmissions: result.resubmissions,
    },
    details: {
      timeline: result.timeline,
      failingChecks: result.failing,
      reasons,
      pullRequest: result.record,
    },
    summary: reportSummary(story),
    ...(failed ? { failure } : {}),
  }
}

import type { Deadline } from '../shared/deadline.js'
import type { Context } from '../step/context.js'
import type { PullRequestResult } from './report-end.js'
import type { PullRequestStep } from './step.js'

/** Waits for the result, and ends a run that is cancelled meanwhile as `on-abort` says. */
export async function untilAborted(
  context: Context,
  deadline: Deadline,
  step: PullRequestStep,
  running: Promise<PullRequestResult>,
): Promise<PullRequestResult> {
  try {
    return await running
  } catch (error) {
    if (!deadline.isOver) throw error
    const { reportAborted } = await import('./cancelled-run.js')
    return reportAborted(context, deadline, step)
  }
}

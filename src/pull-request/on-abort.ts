import type { Deadline } from '../shared/deadline.js'
import type { Context } from '../step/context.js'
import type { PullRequestResult } from './report-end.js'
import type { PullRequestStep } from './step.js'

/** Waits for the result. If the run is cancelled meanwhile, it ends as `on-abort` says. */
export async function endAsOnAbortSays(
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

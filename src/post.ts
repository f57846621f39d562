import { POST_STATE, type Runner } from './runner/runner.js'

/**
 * Restores the queue's state at the end of the job, if the step asked for it. GitHub runs this after
 * every step of the action, so it loads nothing without a saved state. Returns whether it succeeded.
 */
export async function postMain(runner: Runner): Promise<boolean> {
  const saved = runner.core.getState(POST_STATE)
  if (saved === '') return true
  const { restoreQueue } = await import('./holds/post-step.js')
  return restoreQueue(runner, saved)
}

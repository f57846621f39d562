import { POST_STATE, type Runner } from './runner/runner.js'

/**
 * Restores what an operation left for the end of the job. GitHub runs it after every step of this
 * action, so it loads nothing when there is nothing to do. Returns whether nothing is left to do.
 */
export async function postMain(runner: Runner): Promise<boolean> {
  const saved = runner.core.getState(POST_STATE)
  if (saved === '') return true
  const { restoreQueue } = await import('./queue/restore-state.js')
  return restoreQueue(runner, saved)
}

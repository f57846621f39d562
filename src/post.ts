import { RESTORE_KEY } from './queue/restore.js'
import type { Runner } from './runner/runner.js'

/**
 * The post step: restores what an operation left for the end of the job. GitHub runs it after every
 * step of this action, so when there is nothing to do it loads and sends nothing.
 * @returns whether nothing is left to do; everything else must fail the step
 */
export async function postMain(runner: Runner): Promise<boolean> {
  const left = runner.core.getState(RESTORE_KEY)
  if (left === '') return true
  const { restoreQueue } = await import('./queue/restore-state.js')
  return restoreQueue(runner, left)
}

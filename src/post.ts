import { RESTORE_KEY } from './queue/restore.js'
import type { Runner } from './runner/runner.js'

/**
 * The post step: restores what an operation left for the end of the job. GitHub runs it after every
 * step of this action, so without anything to do it loads nothing and asks nothing.
 *
 * @returns whether it is proven that nothing is left to do; everything else must fail the step
 */
export async function postMain(runner: Runner): Promise<boolean> {
  const left = runner.core.getState(RESTORE_KEY)
  if (left === '') return true
  const { restoreQueue } = await import('./queue/restore-state.js')
  return restoreQueue(runner, left)
}

import type { Runner } from '../runner/runner.js'
import { unlessAborted } from '../shared/abort.js'
import { ActionError, RunCancelled } from '../shared/errors.js'
import type { Result } from './context.js'
import { untilGraceEnds } from './within.js'

/** Turns whatever is thrown into a failed result: the only place that ends a step. */
export async function guarded(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof RunCancelled) {
      return {
        outcome: 'aborted',
        failure: `${error.message} The outputs contain what was known at that point.`,
      }
    }
    if (error instanceof ActionError) return { outcome: error.kind, failure: error }
    const explanation = {
      request: 'Running the operation',
      problem: `an internal error of the action (${error instanceof Error ? error.message : String(error)})`,
      remedy: 'Check the queue before you run the step again, and report this with the debug log.',
    }
    const failure = new ActionError('unknown-outcome', explanation, { cause: error })
    return { outcome: failure.kind, failure }
  }
}

/** Gives an operation of a cancelled run the time that is left, then continues without it. */
export async function withCancellationGrace(
  run: Pick<Runner, 'clock' | 'signal'>,
  running: Promise<Result>,
): Promise<Result> {
  const { signal, stop } = untilGraceEnds(run)
  try {
    return await unlessAborted(running, signal)
  } finally {
    stop()
  }
}

import { graceMs, type Runner, WRITING_MS } from '../runner/runner.js'
import { REMEDIES } from '../service/remedies.js'
import { onAbort, unlessAborted } from '../shared/abort.js'
import { ActionError, RunCancelled } from '../shared/errors.js'
import type { StepResult } from './context.js'

/** Turns any error into a failed result. Only this function catches all errors of a step. */
export async function guarded(run: () => Promise<StepResult>): Promise<StepResult> {
  try {
    return await run()
  } catch (error) {
    const failure = asFailure(error)
    return { outcome: failure.kind, failure }
  }
}

/** Turns any error into one that a step ends with. */
export function asFailure(cause: unknown): ActionError {
  if (cause instanceof ActionError) return cause
  const request = 'Running the operation'
  if (cause instanceof RunCancelled) {
    const problem = `${cause.message} The outputs contain what was known at that point`
    return new ActionError('aborted', { request, problem, remedy: REMEDIES.aborted }, { cause })
  }
  const problem = `an internal error of the action (${cause instanceof Error ? cause.message : String(cause)})`
  const remedy =
    'Check the queue before you run the step again, and report this with the debug log.'
  return new ActionError('unknown-outcome', { request, problem, remedy }, { cause })
}

/** Waits for the operation. If the run is cancelled, stops waiting shortly before the grace ends. */
export async function withCancellationGrace(
  run: Pick<Runner, 'clock' | 'signal'>,
  running: Promise<StepResult>,
): Promise<StepResult> {
  const { signal, stop } = untilGraceEnds(run)
  try {
    return await unlessAborted(running, signal)
  } finally {
    stop()
  }
}

/**
 * Returns a signal that aborts after the run's signal, shortly before the runner ends the process.
 * `stop` ends its timer.
 */
export function untilGraceEnds({ clock, signal }: Pick<Runner, 'clock' | 'signal'>) {
  const end = new AbortController()
  let stop = () => {}
  onAbort(signal, () => {
    stop = clock.timer(graceMs(signal) - WRITING_MS, () => end.abort(signal.reason))
  })
  return { signal: end.signal, stop: () => stop() }
}

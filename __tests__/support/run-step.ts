import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { main } from '../../src/main.js'
import { type RecorderOptions, recorder } from './recorder.js'

export interface StepOptions extends RecorderOptions {
  /** Called with the workspace before the step begins. */
  readonly prepare?: (folder: string) => void
}

/** Runs a step and gives what a workflow would see. */
export async function runStep(
  inputs: Readonly<Record<string, string>>,
  { prepare = () => {}, ...options }: StepOptions = {},
) {
  const recorded = recorder(inputs, options)
  prepare(recorded.folder)
  const passed = await main(recorded.runner)
  const { outputs, errors, warnings, info, summary } = recorded.seen
  return {
    ...recorded,
    passed,
    outcome: outputs['outcome'],
    outputs,
    error: errors[0]?.message ?? '',
    warnings: warnings.map(({ message }) => message),
    info,
    summary,
    seconds: recorded.clock.elapsed / 1000,
    /** The text of a file in the workspace. */
    read: (name: string) => readFileSync(join(recorded.folder, name), 'utf8'),
  }
}

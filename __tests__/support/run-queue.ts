import { main } from '../../src/main.js'
import { type RecorderOptions, recorder } from './recorder.js'

/** Runs an operation on the queue of `main` and gives what a workflow would see. */
export async function runQueue(
  url: string,
  inputs: Readonly<Record<string, string>>,
  options: RecorderOptions = {},
) {
  const recorded = recorder({ 'api-url': url, 'target-branch': 'main', ...inputs }, options)
  const passed = await main(recorded.runner)
  const { outputs, errors, warnings } = recorded.seen
  return {
    ...recorded,
    passed,
    outcome: outputs['outcome'],
    outputs,
    error: errors[0]?.message ?? '',
    warnings: warnings.map(({ message }) => message),
  }
}

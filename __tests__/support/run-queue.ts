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
  const { seen } = recorded
  return { ...recorded, passed, outputs: seen.outputs, error: seen.errors[0]?.message ?? '' }
}

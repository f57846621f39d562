import { existsSync, readFileSync } from 'node:fs'
import { startAction } from '../../demo/run-action.js'
import { bundle } from './bundle.js'

/** What a test may add to the runner's own. */
export interface BundleOptions {
  readonly env?: Readonly<Record<string, string>>
  /** As for `startAction`. */
  readonly folder?: string
  readonly phase?: 'main' | 'post'
  /** Called with the running process. */
  readonly meanwhile?: (kill: (signal: 'SIGINT' | 'SIGTERM') => void) => void | Promise<void>
}

/**
 * Runs the bundle as the runner does, with a token where none is given, and reads its result file.
 */
export async function runBundle(
  inputs: Readonly<Record<string, string>>,
  { env = {}, folder, phase = 'main', meanwhile }: BundleOptions = {},
) {
  const step = await startAction({
    inputs: { 'api-token': 'tok-3n-0f-the-t3st', ...inputs },
    env,
    phase,
    bundle: await bundle(),
    ...(folder === undefined ? {} : { folder }),
  })
  await meanwhile?.((signal) => step.kill(signal))
  const done = await step.done
  const resultFile = done.outputs['result-file'] ?? ''
  return {
    ...done,
    result: existsSync(resultFile) ? readFileSync(resultFile, 'utf8') : undefined,
  }
}

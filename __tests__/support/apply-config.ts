import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { main } from '../../src/main.js'
import { type RecorderOptions, recorder } from './recorder.js'

/** Runs `apply-queue-config` with this text as the configuration file. */
export async function applyConfig(
  url: string,
  text: string,
  inputs: Readonly<Record<string, string>> = {},
  options: RecorderOptions & { readonly file?: string } = {},
) {
  const recorded = recorder({ operation: 'apply-queue-config', 'api-url': url, ...inputs }, options)
  const path = join(recorded.folder, options.file ?? '.github/merge-queue.yml')
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
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

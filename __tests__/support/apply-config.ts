import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { RecorderOptions } from './recorder.js'
import { runStep } from './run-step.js'

/** Runs `apply-queue-config` with this text as the configuration file. */
export const applyConfig = (
  url: string,
  text: string,
  inputs: Readonly<Record<string, string>> = {},
  {
    file = '.github/merge-queue.yml',
    ...options
  }: RecorderOptions & { readonly file?: string } = {},
) =>
  runStep(
    { operation: 'apply-queue-config', 'api-url': url, ...inputs },
    {
      ...options,
      prepare(folder) {
        mkdirSync(dirname(join(folder, file)), { recursive: true })
        writeFileSync(join(folder, file), text)
      },
    },
  )

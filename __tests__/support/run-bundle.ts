import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inputDefaults } from '../../src/contract.js'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
/** What the runner starts. */
export const BUNDLE = join(ROOT, 'dist', 'index.js')

export interface BundleOptions {
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Another file than the bundle. */
  readonly file?: string
  /** Called with the running process. */
  readonly meanwhile?: (kill: (signal: NodeJS.Signals) => void) => void | Promise<void>
}

/** Runs the bundle as the runner does: inputs and files in the environment, nothing else. */
export async function runBundle(
  inputs: Readonly<Record<string, string>>,
  options: BundleOptions = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'merge-queue-action-e2e-'))
  const path = (name: string) => join(folder, name)
  for (const name of ['output', 'summary', 'state']) writeFileSync(path(name), '')
  const given = {
    ...inputDefaults,
    repository: 'octo-org/orion',
    'api-token': 'tok-3n-0f-the-t3st',
    'github-token': '',
    ...inputs,
  }
  const env: Record<string, string | undefined> = {
    PATH: process.env['PATH'],
    GITHUB_REPOSITORY: 'octo-org/orion',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_RUN_ID: '4242',
    GITHUB_WORKSPACE: folder,
    RUNNER_TEMP: folder,
    GITHUB_OUTPUT: path('output'),
    GITHUB_STEP_SUMMARY: path('summary'),
    GITHUB_STATE: path('state'),
    ...Object.fromEntries(
      Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value ?? '']),
    ),
    ...options.env,
  }
  const started = performance.now()
  const child = spawn(process.execPath, [options.file ?? BUNDLE], { env, cwd: folder })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => {
    stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
  })
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? signal)),
  )
  let killedAt = started
  await options.meanwhile?.((signal) => {
    killedAt = performance.now()
    child.kill(signal)
  })
  const code = await ended
  const outputs = existsSync(path('output'))
    ? parseOutputs(readFileSync(path('output'), 'utf8'))
    : {}
  const resultFile = outputs['result-file'] ?? ''
  return {
    code,
    stdout,
    stderr,
    outputs,
    summary: readFileSync(path('summary'), 'utf8'),
    result: existsSync(resultFile) ? readFileSync(resultFile, 'utf8') : undefined,
    /** Milliseconds from the last signal (or the start) to the end of the process. */
    endedAfterMs: performance.now() - killedAt,
    folder,
  }
}

/** `name<<delimiter`, the value, the delimiter. */
function parseOutputs(text: string): Record<string, string> {
  const found = text.matchAll(/^(?<name>[\w-]+)<<(?<end>\S+)\r?\n(?<value>[\s\S]*?)\r?\n\k<end>$/gm)
  return Object.fromEntries([...found].map(({ groups }) => [groups?.['name'], groups?.['value']]))
}

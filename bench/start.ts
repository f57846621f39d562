import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '../sandbox/server.js'
import { inputDefaults } from '../src/contract.js'
import { median, report } from './report.js'

const ROUNDS = 25

/**
 * Cold start: a whole process that reads the state of a pull request over loopback, beside a Node that does nothing.
 * Interleaved, so that both meet the same machine.
 */
export async function benchStart(): Promise<void> {
  await using sandbox = await startSandbox({})
  const folder = mkdtempSync(join(tmpdir(), 'merge-queue-bench-'))
  const env = runnerEnvironment(folder, {
    operation: 'get-pull-request',
    'api-url': sandbox.url,
    'api-token': sandbox.token,
    repository: 'octo-org/orion',
    'pull-request': '1',
    'target-branch': 'main',
  })
  const bare: number[] = []
  const action: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await time(['-e', '0'], env))
    action.push(await time(['dist/index.js'], env))
  }
  report('Cold start of an operation over loopback', [
    ['bare node', median(bare), 'ms', '1.00'],
    ['dist/index.js', median(action), 'ms', (median(action) / median(bare)).toFixed(2)],
  ])
}

/** Wall time of one process in milliseconds; a process that fails is no measurement. */
function time(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { env, stdio: 'ignore' })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (code === 0) resolve(performance.now() - started)
      else reject(new Error(`node ${args.join(' ')} ended with ${code}`))
    })
  })
}

function runnerEnvironment(
  folder: string,
  inputs: Readonly<Record<string, string>>,
): NodeJS.ProcessEnv {
  const files = Object.fromEntries(
    ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY', 'GITHUB_STATE'].map((name) => {
      const path = join(folder, name)
      writeFileSync(path, '')
      return [name, path]
    }),
  )
  const given = Object.entries({ ...inputDefaults, ...inputs })
  return {
    PATH: process.env['PATH'],
    RUNNER_TEMP: folder,
    GITHUB_WORKSPACE: folder,
    ...files,
    ...Object.fromEntries(
      given.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value ?? '']),
    ),
  }
}

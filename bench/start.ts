import { spawn } from 'node:child_process'
import { prepareAction } from '../demo/run-action.js'
import { startSandbox } from '../sandbox/server.js'
import { median, report } from './report.js'

const ROUNDS = 25

/**
 * Cold start: a whole process that reads the state of a pull request over loopback, beside a Node that does nothing.
 * Interleaved, so that both meet the same machine.
 */
export async function benchStart(): Promise<void> {
  await using sandbox = await startSandbox({})
  const { program, env } = await prepareAction({
    inputs: {
      operation: 'get-pull-request',
      'api-url': sandbox.url,
      'api-token': sandbox.token,
      'pull-request': '1',
      'target-branch': 'main',
    },
  })
  const bare: number[] = []
  const action: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await time(['-e', '0'], env))
    action.push(await time([program], env))
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

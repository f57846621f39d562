import { startSandbox } from '../sandbox/server.js'
import { actionCommand, BARE_NODE, measure } from './measure.js'
import { median, report } from './report.js'

const ROUNDS = 25

/**
 * Cold start: a whole process that reads the state of a pull request over loopback, beside a Node that does nothing.
 * Interleaved, so that both meet the same machine.
 */
export async function benchStart(): Promise<void> {
  await using sandbox = await startSandbox({})
  const command = await actionCommand({
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
    bare.push((await measure(BARE_NODE)).milliseconds)
    action.push((await measure(command)).milliseconds)
  }
  report('Cold start of an operation over loopback', [
    ['bare node', median(bare), 'ms', '1.00'],
    ['dist/index.js', median(action), 'ms', (median(action) / median(bare)).toFixed(2)],
  ])
}

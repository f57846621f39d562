import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { INTERRUPTIONS } from './engine/types.js'
import { readScenario } from './scenario.js'
import { type Sandbox, startSandbox } from './server.js'

const USAGE = `Usage: npm run sandbox -- [--host 127.0.0.1] [--port 8377] [--scenario file.yml] [--speed 60] [--token sandbox-token]

  --host      address to listen at; 0.0.0.0 for other machines and containers
  --port      port; 0 takes a free one
  --scenario  what to simulate; sandbox/scenarios/default.yml by default. In the same folder,
              ways-out.yml has a pull request for each way out of the queue, and reasons.yml for
              each reason why a pull request is not merged
  --speed     simulated minutes per real minute
  --token     the token that x-api-token must contain`

// Run from lib/sandbox; scenarios are not compiled.
const DEFAULT_SCENARIO = fileURLToPath(
  new URL('../../sandbox/scenarios/default.yml', import.meta.url),
)

/** @throws an Error for a number outside the range */
function number(flag: string, value: string, min: number, max: number): number {
  const parsed = Number(value)
  if (value.trim() !== '' && parsed >= min && parsed <= max) return parsed
  throw new Error(`--${flag} must be a number from ${min} to ${max}, but is ${value}`)
}

function welcome({ url, token, engine }: Sandbox, speed: number): string {
  const admin = url.replace(/v1$/, 'sandbox')
  return `The sandbox listens at ${url}; ${url.replace(/v1$/, '')} says what it plays; a simulated minute takes ${60 / speed} s.
Queues: ${[...engine.queues.keys()].join(', ')}.

Set these for workflows that run on this machine, with act or a self-hosted runner:

  vars.MERGE_QUEUE_API_URL       ${url}
  secrets.MERGE_QUEUE_API_TOKEN  ${token}

  on GitHub   Settings › Secrets and variables › Actions: tab Variables, tab Secrets
  with act    --var MERGE_QUEUE_API_URL=${url} --secret MERGE_QUEUE_API_TOKEN=${token}

and pass them to the action:

  with:
    operation: submit
    api-url: \${{ vars.MERGE_QUEUE_API_URL }}
    api-token: \${{ secrets.MERGE_QUEUE_API_TOKEN }}

To change what happens around the queue, with the same token in x-api-token:
  POST ${admin}/reset         the scenario begins again
  POST ${admin}/push          {"number": 1}: its head commit moves
  POST ${admin}/interrupt     {"number": 1, "by": "close"}: one of ${INTERRUPTIONS.join(', ')}
  POST ${admin}/mergeability  {"number": 1, "mergeability": "not_mergeable"}
  GET  ${admin}/queued        the pull requests in each queue, and their test branches
  GET  ${admin}/transitions   every change of state so far, and its reason
  GET  ${admin}/webhooks      the events that Trunk would have sent so far

Stop it with Ctrl-C.`
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      host: { type: 'string', default: '127.0.0.1' },
      port: { type: 'string', default: '8377' },
      scenario: { type: 'string', default: DEFAULT_SCENARIO },
      speed: { type: 'string', default: '60' },
      token: { type: 'string', default: 'sandbox-token' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(USAGE)
  const speed = number('speed', values.speed, 0.001, 100_000)
  const sandbox = await startSandbox({
    scenario: await readScenario(values.scenario),
    host: values.host,
    port: number('port', values.port, 0, 65_535),
    token: values.token,
    speed,
  })
  console.log(welcome(sandbox, speed))
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void sandbox[Symbol.asyncDispose]())
}

try {
  await run()
} catch (error) {
  console.error(`${(error as Error).message}\n\n${USAGE}`)
  process.exitCode = 2
}

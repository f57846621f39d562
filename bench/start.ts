import { startSandbox } from '../sandbox/server.js'
import { actionCommand, BARE_NODE, type Command, measure } from './measure.js'
import { median, publish, type Row, report, spread } from './report.js'
import { TRUSTED, tlsInFrontOf } from './tls.js'

const ROUNDS = 15

const ON_THE_PAGE: ReadonlySet<string> = new Set([
  'bare node',
  'curl and jq, one request',
  'get-pull-request over https',
  'submit over https',
  'post step',
])

/** A bar of the project, for `get-pull-request` and `submit`, in CPU and wall time. */
const BAR = 3.2

/** Operations, and the inputs with which they succeed any number of times. */
const OPERATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'update-queue': { 'queue-settings': 'concurrency: 3' },
  'list-flaky': { 'org-slug': 'octo-org' },
}

/** The command of each round. */
type Contender = (round: number) => Command | Promise<Command>

/**
 * Cold start: CPU and wall time of a whole process that sends what an operation sends, beside a Node
 * that does nothing, a shell and a script that send one request. Interleaved, so that all of them meet
 * the same machine.
 */
export async function benchStart(): Promise<void> {
  // A pull request that is in the queue already would be read once more after three seconds.
  const numbers = Array.from({ length: 2 * ROUNDS + 1 }, (_, index) => index + 1)
  await using sandbox = await startSandbox({
    scenario: {
      queues: [{ branch: 'main' }],
      pullRequests: numbers.map((number) => ({ number })),
      unhealthyTests: { count: 3, seed: 'start' },
    },
  })
  await fetch(`${sandbox.url}/submitPullRequest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-token': sandbox.token },
    body: BODY,
  })
  await using tls = await tlsInFrontOf(sandbox.url)
  const step = (url: string, inputs: Readonly<Record<string, string>>) =>
    command(url, sandbox.token, inputs)
  const read = { operation: 'get-pull-request' }
  const submit = (number: number) => ({ operation: 'submit', 'pull-request': String(number) })
  const contenders: [string, Contender][] = [
    ['bare node', () => BARE_NODE],
    [
      'curl and jq, one request',
      () => ({ program: '/bin/sh', args: ['-c', SHELL, tls.url, sandbox.token], env: TRUSTED }),
    ],
    ['script of one request', () => script(tls.url, sandbox.token)],
    ['get-pull-request over http', () => step(sandbox.url, read)],
    ['get-pull-request over https', () => step(tls.url, read)],
    ['submit over http', (round) => step(sandbox.url, submit(2 + 2 * round))],
    ['submit over https', (round) => step(tls.url, submit(3 + 2 * round))],
    ['post step', () => actionCommand({ inputs: {}, phase: 'post' })],
  ]
  for (const [operation, inputs] of Object.entries(OPERATIONS))
    contenders.push([operation, () => step(tls.url, { operation, ...inputs })])
  await compare(contenders)
}

async function compare(contenders: readonly (readonly [string, Contender])[]): Promise<void> {
  const runs = contenders.map(([name, contender]) => ({
    name,
    contender,
    cpu: [] as number[],
    wall: [] as number[],
  }))
  for (let round = 0; round < ROUNDS; round++)
    for (const { contender, cpu, wall } of runs) {
      const { cpuMilliseconds, milliseconds } = await measure(await contender(round))
      cpu.push(cpuMilliseconds)
      wall.push(milliseconds)
    }
  const bare = { cpu: median(runs[0]?.cpu ?? []), wall: median(runs[0]?.wall ?? []) }
  const rows = runs.map(({ name, cpu, wall }): Row => {
    const ratio = `${(median(cpu) / bare.cpu).toFixed(2)} × bare node`
    const walls = `wall ${median(wall).toFixed(0)} ms, ${(median(wall) / bare.wall).toFixed(2)} ×`
    return [name, median(cpu), 'ms', `${ratio}; middle half ${spread(cpu)}; ${walls}`]
  })
  report(
    `Cold start on loopback, over https unless said: CPU time, median of ${ROUNDS} interleaved runs (bar ${BAR} × bare node)`,
    rows,
  )
  publish(
    'step',
    `CPU time: of the whole process, on loopback; median of ${ROUNDS} runs.`,
    runs
      .filter(({ name }) => ON_THE_PAGE.has(name))
      .map(({ name, cpu }) => [
        `CPU time of ${name}`,
        `${median(cpu).toFixed(0)} ms`,
        `${(median(cpu) / bare.cpu).toFixed(2)} × bare node`,
      ]),
  )
}

/** The least that a Node without any package does for one request. */
const script = (url: string, token: string): Command => ({
  program: process.execPath,
  args: ['-e', SCRIPT, `${url}/getSubmittedPullRequest`, token],
  env: TRUSTED,
})

const command = (url: string, token: string, inputs: Readonly<Record<string, string>>) =>
  actionCommand({
    inputs: {
      'api-url': url,
      'api-token': token,
      'pull-request': '1',
      'target-branch': 'main',
      ...inputs,
    },
    env: TRUSTED,
  })

const BODY = JSON.stringify({
  repo: { host: 'github.com', owner: 'octo-org', name: 'orion' },
  targetBranch: 'main',
  pr: { number: 1 },
})

const SHELL = `curl -sS --cacert "$NODE_EXTRA_CA_CERTS" -X POST -H 'content-type: application/json' -H "x-api-token: $1" -d '${BODY}' "$0/getSubmittedPullRequest" | jq -r .state`

const SCRIPT = `
const [, url, token] = process.argv
const headers = { 'content-type': 'application/json', 'x-api-token': token }
require('https').request(url, { method: 'POST', headers }, (response) => {
  const chunks = []
  response.on('data', (chunk) => chunks.push(chunk))
  response.on('end', () => process.exit(JSON.parse(Buffer.concat(chunks)) ? 0 : 1))
}).end('${BODY}')
`

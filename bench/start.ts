import { startSandbox } from '../sandbox/server.js'
import { actionCommand, BARE_NODE, type Command, measure } from './measure.js'
import { median, publish, type Row, report, spread } from './report.js'
import { TRUSTED, tlsInFrontOf } from './tls.js'

const ROUNDS = 25

const ON_THE_PAGE: ReadonlySet<string> = new Set([
  'bare node',
  'curl and jq, one request',
  'submit',
])

/** A bar of the project, for `get-pull-request`, `submit` and `update-queue`. */
const BAR = 3.1

/** Operations, and the inputs with which they succeed any number of times. */
const OPERATIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'get-pull-request': {},
  explain: {},
  'get-queue': {},
  submit: {},
  'update-queue': { 'queue-settings': 'concurrency: 3' },
  'set-impacted-targets': { 'impacted-targets': '//a\n//b', 'head-sha': 'a'.repeat(40) },
  'get-metrics': {},
  'list-flaky': { 'org-slug': 'octo-org' },
  'report-queue': {},
}

/**
 * Cold start: CPU time of a whole process that sends over https what an operation sends, beside a
 * Node that does nothing, a shell and a script that send one request. Interleaved, so that all of
 * them meet the same machine.
 */
export async function benchStart(): Promise<void> {
  await using sandbox = await startSandbox({
    scenario: {
      queues: [{ branch: 'main' }],
      pullRequests: [{ number: 1 }],
      unhealthyTests: { count: 3, seed: 'start' },
    },
  })
  await fetch(`${sandbox.url}/submitPullRequest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-token': sandbox.token },
    body: BODY,
  })
  await using tls = await tlsInFrontOf(sandbox.url)
  const contenders: [string, Command][] = [
    ['bare node', BARE_NODE],
    [
      'curl and jq, one request',
      { program: '/bin/sh', args: ['-c', SHELL, tls.url, sandbox.token], env: TRUSTED },
    ],
    ['script of one request', script(tls.url, sandbox.token)],
  ]
  for (const [operation, inputs] of Object.entries(OPERATIONS))
    contenders.push([operation, await command(tls.url, sandbox.token, { operation, ...inputs })])
  await compare(contenders)
}

async function compare(contenders: readonly (readonly [string, Command])[]): Promise<void> {
  const runs = contenders.map(([name, command]) => ({ name, command, cpu: [] as number[] }))
  for (let round = 0; round < ROUNDS; round++)
    for (const { command, cpu } of runs) cpu.push((await measure(command)).cpuMilliseconds)
  const bare = median(runs[0]?.cpu ?? [])
  const rows = runs.map(({ name, cpu }): Row => {
    const ratio = `${(median(cpu) / bare).toFixed(2)} × bare node`
    return [name, median(cpu), 'ms', `${ratio}; middle half ${spread(cpu)}`]
  })
  report(
    `Cold start over https on loopback: CPU time, median of ${ROUNDS} interleaved runs (bar ${BAR} × bare node)`,
    rows,
  )
  publish(
    'step',
    `CPU time: of the whole process, over https on loopback; median of ${ROUNDS} runs.`,
    runs
      .filter(({ name }) => ON_THE_PAGE.has(name))
      .map(({ name, cpu }) => [
        `CPU time of ${name}`,
        `${median(cpu).toFixed(0)} ms`,
        `${(median(cpu) / bare).toFixed(2)} × bare node`,
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

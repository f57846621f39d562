import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { farAway, ROUND_TRIP_MS } from './far-away.js'
import { actionCommand, type Command } from './measure.js'
import { labelEvent, NETWORK_STEPS, type NetworkStep, startNetworkWorld } from './network-world.js'
import { median, type PageRow, publish, type Row, report, spread } from './report.js'

const ROUNDS = 9

interface Step extends NetworkStep {
  /** A bar of the project: the time as a share of curl's. */
  readonly bar: number
}

const HOUR_MS = 3_600_000

/** As a label starts them: no input names the branch. */
const STEPS: Readonly<Record<string, Step>> = {
  'submit with label and comment': { ...NETWORK_STEPS.submit, bar: 0.5 },
  'that an hour after its event': { ...NETWORK_STEPS.submit, eventAgeMs: HOUR_MS, bar: 0.5 },
  'a failed wait with comment': { ...NETWORK_STEPS.failedWait, bar: 0.47 },
  'that wait an hour after its event': {
    ...NETWORK_STEPS.failedWait,
    eventAgeMs: HOUR_MS,
    bar: 0.47,
  },
  'list-flaky with an issue': { ...NETWORK_STEPS.listFlaky, bar: 0.52 },
  'explain with comment': { ...NETWORK_STEPS.explain, bar: 0.4 },
  'explain an hour after its event': {
    ...NETWORK_STEPS.explain,
    eventAgeMs: HOUR_MS,
    bar: 0.4,
  },
}

/** A request as curl sends it again. */
interface Request {
  readonly method: string
  readonly url: string
  readonly header: string
  readonly body: unknown
}

/** Wall time of steps over a slow network, beside the same requests by curl, one after the other. */
export async function benchNetwork(): Promise<void> {
  const rows: Row[] = []
  const pageRows: PageRow[] = []
  for (const [name, step] of Object.entries(STEPS)) {
    const ours: Run[] = []
    const curls: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const run = await runStep(step)
      ours.push(run)
      curls.push(await replay(step, run.requests))
    }
    const times = ours.map(({ milliseconds }) => milliseconds)
    const { requests, connections } = ours[0] as Run
    const ratio = (median(times) / median(curls)).toFixed(2)
    const traffic = `${requests.length} requests on ${connections} connections`
    const note = `${ratio} × curl, bar ${step.bar} (${median(curls).toFixed(0)} ms); ${traffic}; middle half ${spread(times)}`
    rows.push([name, median(times), 'ms', note])
    pageRows.push([
      `time of ${name}`,
      `${median(times).toFixed(0)} ms`,
      `${ratio} × curl; ${traffic}`,
    ])
  }
  const network = `${ROUND_TRIP_MS} ms a round trip, two more for each new connection`
  report(`Whole steps over a network: ${network}; median of ${ROUNDS} runs`, rows)
  publish(
    'step',
    `Time over a network: ${network}; median of ${ROUNDS} runs. curl sends the same requests, one after the other.`,
    pageRows,
  )
}

interface Run {
  readonly milliseconds: number
  readonly requests: readonly Request[]
  readonly connections: number
}

async function runStep(step: Step): Promise<Run> {
  await using world = await startWorld(step)
  const { service, gitHub } = world
  const command = await actionCommand({
    inputs: { 'api-url': service.url, 'api-token': world.token, ...step.inputs },
    event: labelEvent(Date.now() - (step.eventAgeMs ?? 0)),
    gitHubToken: 'ghs_0123456789',
    env: { GITHUB_API_URL: gitHub.url, GITHUB_RUN_ATTEMPT: '1' },
  })
  const milliseconds = await timed(command, step.exit ?? 0)
  return { milliseconds, requests: world.requests(), connections: world.connections() }
}

/** Sends the requests again, to a world as it was before. */
async function replay(step: Step, requests: readonly Request[]): Promise<number> {
  await using world = await startWorld(step)
  const lines = requests.map(({ method, url, header, body }) => {
    const origin = url.startsWith('/v1') ? world.service.origin : world.gitHub.origin
    const data = body === undefined ? '' : ` -d ${quoted(JSON.stringify(body))}`
    const type = "-H 'content-type: application/json'"
    return `curl -sS -o /dev/null -X ${method} ${type} -H ${quoted(header)}${data} ${quoted(`${origin}${url}`)}`
  })
  return await timed({ program: '/bin/sh', args: ['-c', lines.join('\n')] }, 0)
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`

async function timed({ program, args, env = {} }: Command, expected: number): Promise<number> {
  const started = performance.now()
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  if (code !== expected) throw new Error(`${program} ended with ${code}, not with ${expected}`)
  return performance.now() - started
}

/** A service and a GitHub that are far away. */
async function startWorld(step: Step) {
  const { sandbox, gitHub, requestsBefore } = await startNetworkWorld(step)
  const service = await farAway(sandbox.url)
  const far = await farAway(gitHub.url)
  return {
    token: sandbox.token,
    service,
    gitHub: far,
    connections: () => service.connections() + far.connections(),
    requests: (): Request[] => [
      ...sandbox.requests.slice(requestsBefore).map(({ method, path, body }) => ({
        method,
        url: `/v1${path}`,
        header: `x-api-token: ${sandbox.token}`,
        body,
      })),
      ...gitHub.calls.map(({ method, path, authorization, body }) => ({
        method,
        url: path,
        header: `authorization: ${authorization}`,
        body,
      })),
    ],
    async [Symbol.asyncDispose]() {
      for (const one of [service, far, sandbox, gitHub]) await one[Symbol.asyncDispose]()
    },
  }
}

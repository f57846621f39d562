/**
 * Long waits: whether memory and CPU stay flat. `hours` is six hours of virtual time in this
 * process; `soak` is ten real minutes of the bundle, as a runner would see it.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { recorder } from '../__tests__/support/recorder.js'
import { VirtualClock } from '../__tests__/support/virtual-clock.js'
import { startAction } from '../demo/run-action.js'
import type { ScenarioInput } from '../sandbox/scenario.js'
import { startSandbox } from '../sandbox/server.js'
import { main } from '../src/main.js'
import { type Row, report } from './report.js'

const HOURS = 6
const SOAK_MINUTES = 10
const MINUTE_MS = 60_000

/** A pull request whose tests take that long, and then it merges. */
const scenario = (testMinutes: number): ScenarioInput => ({
  queues: [{ branch: 'main', testingTimeoutMinutes: 600 }],
  pullRequests: [{ number: 1, testMinutes }],
})

const inputs = (url: string, token: string) => ({
  operation: 'submit',
  wait: 'true',
  'api-url': url,
  'api-token': token,
  'pull-request': '1',
  'target-branch': 'main',
  'timeout-minutes': String(HOURS * 60 + 60),
})

/** Memory in use, CPU time and requests at some time of a wait. */
interface Sample {
  readonly megabytes: number
  readonly cpuMilliseconds: number
  readonly requests: number
}

/** Six virtual hours of one wait: what is in use after each hour, once garbage is collected. */
export async function benchHours(): Promise<void> {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const clock = new VirtualClock()
  await using sandbox = await startSandbox({ scenario: scenario(HOURS * 60), clock })
  const samples: Sample[] = []
  clock.onAdvance = (elapsed) => {
    if (elapsed < samples.length * 60 * MINUTE_MS) return
    collect()
    const { user, system } = process.cpuUsage()
    samples.push({
      megabytes: process.memoryUsage().heapUsed / 1e6,
      cpuMilliseconds: (user + system) / 1000,
      requests: sandbox.arrivals,
    })
  }
  const { runner, seen } = recorder(inputs(sandbox.url, sandbox.token), { clock })
  if (!(await main(runner))) throw new Error(seen.errors.map(({ message }) => message).join('\n'))
  report('Six virtual hours of one wait, sandbox included', rowsOf(samples, 'hour'))
}

/** Ten real minutes of one wait at true speed; only Linux shows what they use. */
export async function benchSoak(): Promise<void> {
  await using sandbox = await startSandbox({ scenario: scenario(SOAK_MINUTES) })
  const step = await startAction({
    inputs: inputs(sandbox.url, sandbox.token),
    timeoutMs: (SOAK_MINUTES + 2) * MINUTE_MS,
  })
  const samples: Sample[] = []
  for (let minute = 1; minute <= SOAK_MINUTES; minute++) {
    // Half a minute off, so that no sample falls on the merge.
    await sleep(samples.length === 0 ? MINUTE_MS / 2 : MINUTE_MS)
    samples.push({ ...usageOf(step.process.pid ?? 0), requests: sandbox.arrivals })
  }
  const { code, outputs } = await step.done
  if (code !== 0) throw new Error(`the step ended with ${code}: ${outputs['outcome']}`)
  report(SOAK_TITLE, rowsOf(samples, 'minute'))
}

/** The title of what `npm run bench` alone does not measure. */
export const SOAK_TITLE = 'Ten minutes of one wait at true speed'

/** What the kernel counts for a process; ticks are hundredths of a second. */
function usageOf(pid: number): Pick<Sample, 'megabytes' | 'cpuMilliseconds'> {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .slice(11, 13)
    .map(Number)
  return { megabytes: (Number(kilobytes) * 1024) / 1e6, cpuMilliseconds: (user + system) * 10 }
}

const rowsOf = (samples: readonly Sample[], unit: string): Row[] =>
  samples.slice(1).map(({ megabytes, cpuMilliseconds, requests }, index): Row => {
    const before = samples[index] as Sample
    const cpu = (cpuMilliseconds - before.cpuMilliseconds).toFixed(0)
    const note = `${cpu} ms of CPU and ${requests - before.requests} requests in it`
    return [`after ${unit} ${index + 1}`, megabytes, 'MB', note]
  })

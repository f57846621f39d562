import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import { postMain } from '../../src/post.js'
import { faultServer, type Misbehave } from '../support/fault-server.js'
import { QueueModel, type RawRequest } from '../support/queue-model.js'
import { outputOf, recorder } from '../support/recorder.js'
import { commandsIn, leaks } from '../support/runner-model.js'
import { VirtualClock } from '../support/virtual-clock.js'
import type { Subject } from './operations.js'
import { PLAIN, PULL_REQUEST, type Surroundings, serviceIn, staleEvent } from './surroundings.js'

export const TOKEN = 'tok/3n+0f=the&t3st%7'
/**
 * One call's deadline, a second, and the glance at an acknowledged write's body before the read
 * that follows it.
 */
const CALL_LIMIT_MS = 126_000
/** The checks of the pull request, so that it is ready. */
const PASSED = [{ name: 'ci', conclusion: 'SUCCESS' as const }]
/** Real time after which a run is taken for one that never ends; a run takes a few milliseconds. */
const HANGS_MS = 30_000

const rejections: unknown[] = []
process.on('unhandledRejection', (reason) => void rejections.push(reason))

/** What happens during a run, besides what the operation does. */
export interface Circumstances {
  /** The fault of a request, by its index; a request without one is answered well. */
  readonly fault: (index: number, request: RawRequest) => Misbehave | undefined
  /** Inputs besides those of the subject. */
  readonly inputs?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  readonly random?: () => number
  readonly surroundings?: Surroundings
  /** Called when a write has been answered; the first is 0. */
  readonly onWrite?: (index: number) => void
  /** The post step runs too, when nothing is wrong anymore. */
  readonly endsJob?: boolean
  /** Called before the step begins. */
  readonly start?: (clock: VirtualClock, model: QueueModel) => void
}

/**
 * Runs an operation in a process of ours against a model of the service, and gives all that came of
 * it.
 */
export async function runUnderFaults(name: string, subject: Subject, circumstances: Circumstances) {
  const { inputs, signal, random, start, surroundings = PLAIN, endsJob = false } = circumstances
  const model = new QueueModel()
  subject.prepare?.(model)
  const clock = new VirtualClock()
  let writes = 0
  const onWrite = () => circumstances.onWrite?.(writes++)
  const service = serviceIn(model, clock, surroundings, onWrite)
  let isOver = false
  const fault: Circumstances['fault'] = (...request) =>
    isOver ? undefined : circumstances.fault(...request)
  await using server = await faultServer({ model: service, clock, fault })
  const { stale } = surroundings
  const needsGitHub = stale !== undefined || subject.gitHub === true
  await using gitHub = needsGitHub
    ? await gitHubSandbox({ pullRequests: [{ ...PULL_REQUEST, checks: PASSED }] })
    : undefined
  const fromEvent = { 'pull-request': '', 'target-branch': '', 'github-token': 'ghs_t0k3n' }
  const given: Record<string, string> = {
    operation: name,
    'api-url': server.url,
    'api-token': TOKEN,
    ...subject.inputs,
    ...(subject.gitHub && { 'github-token': 'ghs_t0k3n' }),
    ...(stale && fromEvent),
    ...inputs,
  }
  const env = {
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REF_NAME: 'main',
    ...(gitHub && { GITHUB_API_URL: gitHub.url }),
    ...(stale && { GITHUB_RUN_ATTEMPT: '2' }),
  }
  const { runner, seen, folder } = recorder(given, {
    clock,
    env,
    ...(stale && { event: staleEvent(stale) }),
    ...(signal ? { signal } : {}),
    ...(random ? { random } : {}),
  })
  for (const [path, text] of Object.entries(subject.files ?? {}))
    writeFileSync(join(folder, path), text)
  start?.(clock, model)
  let abortedAt: number | undefined
  signal?.addEventListener('abort', () => {
    abortedAt = clock.elapsed
  })
  const green = await within(HANGS_MS, `${name} hangs`, main(runner))
  isOver = true
  const elapsedMs = clock.elapsed
  const post = endsJob ? await endOfJob(given, seen.state, clock) : undefined
  // What is on its way arrives.
  await clock.sleep(LATEST_MS)
  return {
    post,
    green,
    seen,
    model,
    requests: [...server.requests],
    statuses: [...server.statuses],
    elapsedMs,
    /** Virtual time from the cancellation to the end of the step. */
    afterAbortMs: abortedAt === undefined ? 0 : Math.max(0, elapsedMs - abortedAt),
    resultFile: readFileSync(outputOf(seen.outputs, 'result-file'), 'utf8'),
    serverFailures: server.failures,
  }
}

/** Longest time after a run in which a write may still take effect. */
const LATEST_MS = 20_000

/** Runs the post step of a step; gives what it said of what it could not do. */
async function endOfJob(
  inputs: Readonly<Record<string, string>>,
  state: Readonly<Record<string, string>>,
  clock: VirtualClock,
) {
  const { runner, seen } = recorder(inputs, { clock })
  Object.assign(seen.state, state)
  await postMain(runner)
  return [...seen.errors, ...seen.warnings].map(({ message }) => message)
}

export type Run = Awaited<ReturnType<typeof runUnderFaults>>

async function within<T>(ms: number, otherwise: string, running: Promise<T>): Promise<T> {
  let stop = () => {}
  const late = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error(otherwise)), ms)
    stop = () => clearTimeout(timer)
  })
  return Promise.race([running, late]).finally(stop)
}

/** A listener that no one should ever reach. */
export interface Away {
  readonly url: string
  readonly connections: () => number
}

/** What must hold whatever went wrong: one phrase for each invariant that does not. */
export function brokenInvariants(subject: Subject, run: Run, away: Away, fault = ''): string[] {
  const { green, seen, model, elapsedMs, resultFile } = run
  const found: string[] = []
  const check = (holds: boolean, otherwise: string) => {
    if (!holds) found.push(otherwise)
  }
  const outcome = seen.outputs['outcome'] ?? ''
  check(
    !green || subject.proven(model, outcome, fault, seen.outputs),
    `green (${outcome}) without proof`,
  )
  check(outcome !== '', 'no outcome')
  for (const path of subject.atMostOnce ?? [])
    check(model.count(path) <= 1, `${path} took effect ${model.count(path)} times`)
  check(seen.errors.length === (green ? 0 : 1), `${seen.errors.length} error annotations`)
  const messages = [...seen.errors, ...seen.warnings, ...seen.notices].map(({ message }) => message)
  const printed = [...seen.info, ...seen.debug, ...messages]
  const written = [resultFile, seen.summary, ...Object.values(seen.outputs)]
  const leak = [...printed, ...written].find((text) => leaks(text, TOKEN))
  check(leak === undefined, `the token leaks: ${leak?.slice(0, 200)}`)
  const limit = subject.limitMs ?? CALL_LIMIT_MS
  check(elapsedMs <= limit, `took ${Math.round(elapsedMs)} ms`)
  const commands = seen.info.flatMap(commandsIn)
  check(commands.length === 0, `executes ${commands.join()}`)
  const outputs = Object.entries(seen.outputs).filter(([key]) => key !== 'report-markdown')
  const printable = outputs.filter(
    ([, text]) => commandsIn(text).length > 0 || /[\r\n\u2028\u2029]/.test(text),
  )
  check(printable.length === 0, `output that executes or breaks: ${printable[0]?.join(': ')}`)
  for (const text of [resultFile, seen.outputs['result'] ?? '', seen.outputs['reasons'] || '[]'])
    check(isJson(text), `no JSON: ${text.slice(0, 200)}`)
  const longest = Math.max(
    ...printed.map(
      (text) => /(long )*/.exec(text.slice(Math.max(0, text.indexOf('long '))))?.[0].length ?? 0,
    ),
  )
  check(longest <= 500, `${longest} characters of a body`)
  check(
    !/[\p{Cc}\u200b\u2028\u202e]/u.test(printed.join('').replaceAll(/[\t\n]/g, '')),
    'control characters',
  )
  // Nothing within a fence is markup.
  const page = seen.summary.replace(/^(`{3,})[^\n]*\n[\s\S]*?^\1$/gm, '')
  check(!/<img|\]\(javascript/.test(page), 'markup in the summary')
  check(away.connections() === 0, 'a redirect was followed')
  check(rejections.length === 0, `unhandled: ${String(rejections[0])}`)
  check(run.serverFailures.length === 0, `the test server: ${String(run.serverFailures[0])}`)
  return found
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { main } from '../../src/main.js'
import { faultServer, type Misbehave } from '../support/fault-server.js'
import { QueueModel, type RawRequest } from '../support/queue-model.js'
import { recorder } from '../support/recorder.js'
import { commandsIn, leaks } from '../support/runner-model.js'
import { VirtualClock } from '../support/virtual-clock.js'
import type { Subject } from './operations.js'

export const TOKEN = 'tok/3n+0f=the&t3st%7'
/**
 * One call's deadline, a second, and the glance at an acknowledged write's body before the read
 * that follows it.
 */
const CALL_LIMIT_MS = 126_000
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
  /** Called before the step begins. */
  readonly start?: (clock: VirtualClock, model: QueueModel) => void
}

/**
 * Runs an operation in a process of ours against a model of the service, and gives all that came of
 * it.
 */
export async function runUnderFaults(
  name: string,
  subject: Subject,
  { fault, inputs, signal, random, start }: Circumstances,
) {
  const model = new QueueModel()
  subject.prepare?.(model)
  const clock = new VirtualClock()
  await using server = await faultServer({ model, clock, fault })
  const { runner, seen, folder } = recorder(
    { operation: name, 'api-url': server.url, 'api-token': TOKEN, ...subject.inputs, ...inputs },
    {
      clock,
      env: { GITHUB_REF: 'refs/heads/main', GITHUB_REF_NAME: 'main' },
      ...(signal ? { signal } : {}),
      ...(random ? { random } : {}),
    },
  )
  for (const [path, text] of Object.entries(subject.files ?? {}))
    writeFileSync(join(folder, path), text)
  start?.(clock, model)
  let abortedAt: number | undefined
  signal?.addEventListener('abort', () => {
    abortedAt = clock.monotonic()
  })
  const green = await within(HANGS_MS, `${name} hangs`, main(runner))
  return {
    green,
    seen,
    model,
    requests: [...server.requests],
    statuses: [...server.statuses],
    elapsedMs: clock.monotonic(),
    /** Virtual time from the cancellation to the end of the step. */
    afterAbortMs: abortedAt === undefined ? 0 : clock.monotonic() - abortedAt,
    resultFile: readFileSync(seen.outputs['result-file'] ?? '', 'utf8'),
    serverFailures: server.failures,
  }
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
  check(!green || subject.proven(model, outcome, fault), `green (${outcome}) without proof`)
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
  check(!/<img|\]\(javascript/.test(seen.summary), 'markup in the summary')
  check(away.connections() === 0, 'a redirect was followed')
  check(rejections.length === 0, `unhandled: ${String(rejections[0])}`)
  check(run.serverFailures.length === 0, `the test server: ${String(run.serverFailures[0])}`)
  return found
}

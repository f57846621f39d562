import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { main } from '../../src/main.js'
import { operationNames } from '../../src/operations/index.js'
import { faultServer, type Misbehave, trap } from '../support/fault-server.js'
import { QueueModel } from '../support/queue-model.js'
import { recorder } from '../support/recorder.js'
import { commandsIn, leaks } from '../support/runner-model.js'
import { VirtualClock } from '../support/virtual-clock.js'
import { type Effect, type Fault, faults } from './faults.js'
import { type Subject, subjects } from './operations.js'

const TOKEN = 'tok/3n+0f=the&t3st%7'
/** One call's deadline, a second, and the glance at an acknowledged write's body before the read that follows it. */
const CALL_LIMIT_MS = 126_000
/** Real time after which a run is taken for one that never ends; a run takes a few milliseconds. */
const HANGS_MS = 5000

let away: Awaited<ReturnType<typeof trap>>
const rejections: unknown[] = []
const onRejection = (reason: unknown) => void rejections.push(reason)
beforeAll(async () => {
  away = await trap()
  process.on('unhandledRejection', onRejection)
})
afterAll(async () => {
  process.off('unhandledRejection', onRejection)
  await away[Symbol.asyncDispose]()
})

/** Runs an operation with a fault at the requests that `when` chooses. */
async function runWith(
  name: string,
  subject: Subject,
  misbehave: Misbehave | undefined,
  when: (index: number) => boolean,
) {
  const model = new QueueModel()
  subject.prepare?.(model)
  const clock = new VirtualClock()
  await using server = await faultServer({
    model,
    clock,
    fault: (index) => (when(index) ? misbehave : undefined),
  })
  const { runner, seen, folder } = recorder(
    { operation: name, 'api-url': server.url, 'api-token': TOKEN, ...subject.inputs },
    { clock, env: { GITHUB_REF: 'refs/heads/main', GITHUB_REF_NAME: 'main' } },
  )
  for (const [path, text] of Object.entries(subject.files ?? {}))
    writeFileSync(join(folder, path), text)
  let stop = () => {}
  const hang = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error(`${name} hangs`)), HANGS_MS)
    stop = () => clearTimeout(timer)
  })
  const green = await Promise.race([main(runner), hang]).finally(stop)
  return {
    green,
    seen,
    model,
    requests: [...server.requests],
    statuses: [...server.statuses],
    elapsedMs: clock.monotonic(),
    resultFile: readFileSync(seen.outputs['result-file'] ?? '', 'utf8'),
    serverFailures: server.failures,
  }
}
type Run = Awaited<ReturnType<typeof runWith>>

/** What must hold whatever went wrong: one phrase for each invariant that does not. */
function broken(subject: Subject, run: Run, fault = ''): string[] {
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

const READS = /^\/(get|flaky-tests)/

/** The outcomes that the table allows for a fault that strikes this one request; none where only the invariants speak. */
function allowed(effect: Effect, subject: Subject, position: number, clean: Run): string[] {
  const good = clean.seen.outputs['outcome'] ?? ''
  const paths = clean.requests.map(({ path }) => path.replace(/\?.*/, ''))
  const path = paths[position] ?? ''
  const read = READS.test(path)
  if (effect === 'open') return []
  // Bodies are changed in 200 alone.
  const unchanged = typeof effect === 'string' && clean.statuses[position] !== 200
  if (effect === 'passing' || effect === 'none' || effect === 'broken' || unchanged) return [good]
  if (read && subject.optional?.includes(path)) return [good]
  if (effect === 'shape' && !read) return [good]
  if (subject.waits) return []
  const ends = effect === 'shape' ? 'bad-response' : effect.ends
  // What cannot be read back is not known.
  const afterWrite = paths.slice(0, position).some((earlier) => !READS.test(earlier))
  return [ends, ...(afterWrite && read ? ['unknown-outcome', good] : []), ...(subject.also ?? [])]
}

const names = operationNames

test('every operation is put to the test', () => {
  expect(names.filter((name) => subjects[name] === undefined)).toEqual([])
})

/** The operations that meet every fault; the others meet one of each kind, because the code below them is the same. */
const THOROUGH = new Set(['submit', 'get-pull-request'])

describe.each(names)('%s', (name) => {
  const subject = subjects[name] as Subject

  test('holds under every fault at every request', async () => {
    const list = faults(away.url, TOKEN).filter((fault) => THOROUGH.has(name) || fault.typical)
    const clean = await runWith(name, subject, undefined, () => false)
    expect(broken(subject, clean)).toEqual([])
    expect(clean.green).toBe(true)
    const wrong: string[] = []
    for (const [position, { path }] of clean.requests.entries())
      for (const fault of list) {
        const run = await runWith(name, subject, fault.misbehave, (index) => index === position)
        const want = allowed(fault.effect, subject, position, clean)
        const got = run.seen.outputs['outcome'] ?? ''
        const problems = broken(subject, run, fault.name)
        if (want.length > 0 && !want.includes(got)) problems.push(`${got} instead of ${want}`)
        wrong.push(
          ...problems.map((problem) => `${fault.name} at ${position} (${path}): ${problem}`),
        )
      }
    expect(wrong).toEqual([])
  })

  test('a dry run changes nothing', async () => {
    const dry = { ...subject, inputs: { ...subject.inputs, 'dry-run': 'true' } }
    const { seen, model, requests } = await runWith(name, dry, undefined, () => false)
    expect(requests.map(({ path }) => path).filter((path) => !READS.test(path))).toEqual([])
    expect([...model.applied]).toEqual([])
    expect(seen.outputs['outcome']).not.toBe('')
    expect(seen.errors).toEqual([])
  })

  test('holds under faults that last', async () => {
    const clean = await runWith(name, subject, undefined, () => false)
    const wrong: string[] = []
    for (const position of clean.requests.keys())
      for (const fault of lasting(faults(away.url, TOKEN))) {
        const run = await runWith(name, subject, fault.misbehave, (index) => index >= position)
        const story = `${fault.name} from ${position < 2 ? 'the first' : position}`
        wrong.push(...broken(subject, run, story).map((problem) => `${story}: ${problem}`))
      }
    expect(wrong).toEqual([])
  })
})

/** One fault of each way to end: each makes many requests when it does not stop. */
const LASTING = new Set([
  'reset before the answer, not applied',
  'closed before the answer, applied',
  'no answer, not applied',
  'reset in the body',
  'stalled in the body',
  'an HTML page, not applied',
  'an HTML page, applied',
  'status 404',
  'status 409, applied',
  'status 401',
  'status 500, applied',
  'status 503, not applied',
  '429, no Retry-After',
  '429, Retry-After 7',
  'an error whose body stalls',
  'the token in every text',
])
const lasting = (list: readonly Fault[]) => list.filter(({ name }) => LASTING.has(name))

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { operationNames } from '../../src/operations/index.js'
import { type Misbehave, trap } from '../support/fault-server.js'
import { type Effect, type Fault, faults } from './faults.js'
import { type Subject, subjectOf } from './operations.js'
import { brokenInvariants, type Run, runUnderFaults, TOKEN } from './run.js'

let away: Awaited<ReturnType<typeof trap>>
beforeAll(async () => {
  away = await trap()
})
afterAll(() => away[Symbol.asyncDispose]())

/** Runs an operation with a fault at the requests that `when` chooses. */
const runWith = (
  name: string,
  subject: Subject,
  misbehave: Misbehave | undefined,
  when: (index: number) => boolean,
): Promise<Run> =>
  runUnderFaults(name, subject, { fault: (index) => (when(index) ? misbehave : undefined) })

const broken = (subject: Subject, run: Run, fault = '') =>
  brokenInvariants(subject, run, away, fault)

const READS = /^\/(get|flaky-tests)/

/**
 * The outcomes that the table allows for a fault that strikes this one request; none where only the
 * invariants speak.
 */
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

/**
 * The operations that meet every fault; the others meet one of each kind, because the code below
 * them is the same.
 */
const THOROUGH = new Set(['submit', 'get-pull-request'])

describe.each(operationNames)('%s', (name) => {
  const subject = subjectOf(name)

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

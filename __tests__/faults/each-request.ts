import { exhaustive } from '../support/exhaustive.js'
import { type Misbehave, trap } from '../support/fault-server.js'
import { afterAll, beforeAll } from '../support/jest.js'
import { type Effect, faults } from './faults.js'
import { type Subject, subjectOf } from './operations.js'
import { type Away, brokenInvariants, type Run, runUnderFaults, TOKEN } from './run.js'

/** Opens the listener that no one should reach, for the tests of a file. */
export function useTrap(): () => Away {
  let away: Awaited<ReturnType<typeof trap>>
  beforeAll(async () => {
    away = await trap()
  })
  afterAll(() => away[Symbol.asyncDispose]())
  return () => away
}

/** Runs an operation with a fault at the requests that `when` chooses. */
export const runWith = (
  name: string,
  subject: Subject,
  misbehave: Misbehave | undefined,
  when: (index: number) => boolean,
): Promise<Run> =>
  runUnderFaults(name, subject, { fault: (index) => (when(index) ? misbehave : undefined) })

/** Paths of requests that change nothing. */
export const READS = /^\/(get|list|flaky-tests)/

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

/**
 * Runs an operation under faults and returns what went wrong: `.ci/run` tries each fault at each
 * request, and `npm test` each fault once, at requests that take turns.
 */
export async function problemsUnderFaults(name: string, away: Away): Promise<string[]> {
  const subject = subjectOf(name)
  const list = faults(away.url, TOKEN).filter((fault) => THOROUGH.has(name) || fault.typical)
  const clean = await runWith(name, subject, undefined, () => false)
  const wrong = brokenInvariants(subject, clean, away, '')
  if (!clean.green) wrong.push('fails without a fault')
  for (const [position, { path }] of clean.requests.entries())
    for (const [index, fault] of list.entries()) {
      if (!exhaustive && index % clean.requests.length !== position) continue
      const run = await runWith(name, subject, fault.misbehave, (index) => index === position)
      const want = allowed(fault.effect, subject, position, clean)
      const got = run.seen.outputs['outcome'] ?? ''
      const problems = brokenInvariants(subject, run, away, fault.name)
      if (want.length > 0 && !want.includes(got)) problems.push(`${got} instead of ${want}`)
      wrong.push(...problems.map((problem) => `${fault.name} at ${position} (${path}): ${problem}`))
    }
  return wrong
}

import { setImmediate as turn } from 'node:timers/promises'
import { RunCancelled } from '../../src/shared/errors.js'
import { type Fault, faults } from './faults.js'
import { type Subject, subjectOf } from './operations.js'
import { type Away, brokenInvariants, type Run, runUnderFaults, TOKEN } from './run.js'

/** What a seed makes of a run; a failure prints it, and the same seed makes the same run again. */
export interface Plan {
  readonly seed: number
  readonly dryRun: boolean
  /** The fault of each request, by its index; a request without one is answered well. */
  readonly faultAt: (index: number) => Fault | undefined
  /** How an earlier submission ended, where the operation begins without one. */
  readonly ended: 'failed' | 'cancelled' | undefined
  /** The run is cancelled when this request arrives, or this long after the step began. */
  readonly cancel: CancelMoment | undefined
}

type CancelMoment =
  | { readonly at: 'request'; readonly index: number; readonly signal: 'SIGINT' | 'SIGTERM' }
  | { readonly at: 'time'; readonly ms: number; readonly signal: 'SIGINT' | 'SIGTERM' }

/** Uniform numbers in [0, 1) from a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * A service that says "no such thing" of what it has is believed: nothing else could be asked. And
 * a server that moves the clock itself, after the step has let go of it, makes the time after a
 * cancellation meaningless.
 */
const LEFT_OUT = /^status (404|101)/

/** A third of the plans are dry runs, and a third of the runs are cancelled at a random moment. */
export function planOf(name: string, seed: number, away: string): Plan {
  const random = randomFrom([...name].reduce((sum, char) => sum * 31 + char.charCodeAt(0), seed))
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const all = faults(away, TOKEN).filter((fault) => !LEFT_OUT.test(fault.name))
  const ended = pick([undefined, 'failed', 'cancelled'] as const)
  const dryRun = random() < 1 / 3
  const cancelled = random() < 1 / 3
  const signal = pick(['SIGINT', 'SIGTERM'] as const)
  const moment: CancelMoment =
    random() < 0.5
      ? { at: 'request', index: Math.floor(random() * 6), signal }
      : // Spread over orders of magnitude: most operations are over within a second.
        { at: 'time', ms: Math.floor(10 ** (random() * 6)), signal }
  const share = pick([0.1, 0.3, 0.6, 0.9])
  const typical = all.filter((fault) => fault.typical)
  const drawn: (Fault | undefined)[] = []
  const faultAt = (index: number) => {
    while (drawn.length <= index)
      drawn.push(random() < share ? pick(random() < 0.5 ? typical : all) : undefined)
    return drawn[index]
  }
  return { seed, ended, dryRun, faultAt, cancel: cancelled ? moment : undefined }
}

/** Runs an operation as a plan says; gives one sentence for each invariant that does not hold. */
export async function runPlan(name: string, plan: Plan, away: Away): Promise<readonly string[]> {
  const subject = subjectOf(name)
  const abort = new AbortController()
  const { cancel, dryRun } = plan
  const met: string[] = []
  const run = await runUnderFaults(name, subject, {
    inputs: dryRun ? { 'dry-run': 'true' } : {},
    signal: abort.signal,
    random: randomFrom(plan.seed + 1),
    start: (clock, model) => {
      if (plan.ended !== undefined && model.record === undefined) model.leaveEnded(plan.ended)
      if (cancel?.at === 'time')
        clock.timer(cancel.ms, () => abort.abort(new RunCancelled(cancel.signal)))
    },
    fault: (index, { path }) => {
      if (cancel?.at === 'request' && cancel.index === index)
        void turn().then(() => abort.abort(new RunCancelled(cancel.signal)))
      const fault = plan.faultAt(index)
      if (fault !== undefined) met.push(`${index} ${path}: ${fault.name}`)
      return fault?.misbehave
    },
  })
  const found = violations(subject, plan, run, away, met.join('; '), abort.signal.aborted)
  return found.map((violation) => describePlan(name, plan, met, violation))
}

function violations(
  subject: Subject,
  plan: Plan,
  run: Run,
  away: Away,
  faultsMet: string,
  aborted: boolean,
): string[] {
  const proven = plan.dryRun ? () => true : subject.proven
  // With a fault at any request, the path to the end is longer than with one; each retry has the
  // same deadline.
  const limitMs = 3 * (subject.limitMs ?? 130_000)
  const found = brokenInvariants({ ...subject, proven, limitMs }, run, away, faultsMet)
  const writes = [...run.model.applied.keys()]
  if (plan.dryRun && writes.length > 0) found.push(`a dry run applied ${writes.join(', ')}`)
  if (run.green && run.seen.outputs['outcome'] === 'aborted') found.push('green and aborted')
  if (aborted && run.afterAbortMs > 8000)
    found.push(`went on for ${run.afterAbortMs} ms after it was cancelled`)
  return found
}

const describePlan = (name: string, { seed, dryRun, cancel }: Plan, met: string[], what: string) =>
  `${name}, seed ${seed}${dryRun ? ', dry run' : ''}${cancel ? `, ${JSON.stringify(cancel)}` : ''} [${met.slice(0, 12).join('; ')}]: ${what}`

import { setImmediate as turn } from 'node:timers/promises'
import { RunCancelled } from '../../src/shared/errors.js'
import { type Fault, faults } from './faults.js'
import { type Subject, subjectOf } from './operations.js'
import { type Away, brokenInvariants, type Run, runUnderFaults, TOKEN } from './run.js'
import type { Surroundings } from './surroundings.js'

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
  readonly surroundings: Surroundings
  /** Inputs that this plan adds. */
  readonly inputs: Readonly<Record<string, string>>
}

type CancelMoment =
  | { readonly at: 'request'; readonly index: number; readonly signal: 'SIGINT' | 'SIGTERM' }
  | { readonly at: 'write'; readonly index: number; readonly signal: 'SIGINT' | 'SIGTERM' }
  | { readonly at: 'time'; readonly ms: number; readonly signal: 'SIGINT' | 'SIGTERM' }

/** Uniform numbers in [0, 1) from a seed (mulberry32). */
function randomFrom(seed: number): () => number {
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
  // Many runs end between two writes, where there are two.
  const betweenWrites = random() < 0.15
  const afterWrite = { at: 'write', index: Math.floor(random() * 2), signal } as const
  const surroundings = drawSurroundings(random, name)
  const isSubmission = name === 'submit' && random() < 0.5
  const isHold = (name === 'pause-queue' || name === 'drain-queue') && random() < 0.5
  const inputs = {
    ...(isSubmission && { 'on-abort': 'cancel' }),
    ...(isHold && { 'resume-after-job': 'true' }),
  }
  const atMoment = cancelled ? moment : undefined
  const cancel = betweenWrites ? afterWrite : atMoment
  return { seed, ended, dryRun, faultAt, cancel, surroundings, inputs }
}

/** Half of the plans have each of them; late writes show within the 10 s for which a reading may lag. */
function drawSurroundings(random: () => number, name: string): Surroundings {
  const between = (least: number, most: number) => Math.floor(least + random() * (most - least))
  const [isLate, isLagging, isHostile, isShifting, isStale] = Array.from(
    { length: 5 },
    () => random() < 0.5,
  )
  const claims = ['draft', 'closed', 'base'] as const
  const claim = claims[between(0, claims.length)]
  const hasPullRequest = 'pull-request' in subjectOf(name).inputs
  return {
    lagMs: isLagging ? between(1000, 3000) : 0,
    lateMs: isLate ? between(500, 5000) : 0,
    hostileNames: isHostile === true,
    shiftedPages: isShifting ? between(1, 4) : 0,
    stale: isStale && hasPullRequest ? claim : undefined,
  }
}

/** Runs an operation as a plan says; gives one sentence for each invariant that does not hold. */
export async function runPlan(name: string, plan: Plan, away: Away): Promise<readonly string[]> {
  const subject = subjectOf(name)
  const abort = new AbortController()
  const { cancel, dryRun, surroundings } = plan
  const endsJob = 'resume-after-job' in plan.inputs
  const met: string[] = []
  const run = await runUnderFaults(name, subject, {
    inputs: { ...plan.inputs, ...(dryRun && { 'dry-run': 'true' }) },
    surroundings,
    endsJob,
    onWrite: (index) => {
      if (cancel?.at === 'write' && cancel.index === index)
        abort.abort(new RunCancelled(cancel.signal))
    },
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
  const proven = plan.dryRun || run.post !== undefined ? () => true : subject.proven
  // With a fault at any request, the path to the end is longer than with one; each retry has the
  // same deadline.
  const limitMs = 3 * (subject.limitMs ?? 130_000)
  const found = brokenInvariants({ ...subject, proven, limitMs }, run, away, faultsMet)
  const writes = [...run.model.applied.keys()]
  if (plan.dryRun && writes.length > 0) found.push(`a dry run applied ${writes.join(', ')}`)
  if (aborted && run.afterAbortMs > 8000)
    found.push(`went on for ${run.afterAbortMs} ms after it was cancelled`)
  return [...found, ...leftBehind(plan, run), ...misled(plan, run)]
}

/** What a run left for others without a word of it. */
function leftBehind({ dryRun, inputs }: Plan, { seen, model, post, green }: Run): string[] {
  const said = [...seen.errors, ...seen.warnings].map(({ message }) => message).join('\n')
  const isAborted = seen.outputs['outcome'] === 'aborted'
  const found: string[] = []
  if (dryRun) return found
  if (post !== undefined && post.length === 0 && model.queue?.['state'] !== 'running')
    found.push(`the job is over, and the queue is ${model.queue?.['state']} without a word`)
  if (
    inputs['on-abort'] === 'cancel' &&
    isAborted &&
    model.queued &&
    !/may|could not|left/.test(said)
  )
    found.push(`still in the queue, and it says only: ${said}`)
  const isCreated = model.count('/createQueue') > 0
  if (
    isCreated &&
    isAborted &&
    model.queue &&
    model.queue['batch'] !== true &&
    !/settings/.test(said)
  )
    found.push(`a new queue without its settings, and it says only: ${said}`)
  if (green && isAborted) found.push('green and aborted')
  return found
}

/** What a step did because a payload of long ago said so. */
function misled({ surroundings: { stale } }: Plan, { seen, requests }: Run): string[] {
  if (stale === undefined) return []
  const outcome = seen.outputs['outcome'] ?? ''
  const other = requests.find(({ body }) => /"targetBranch":"(?!main")/.test(body))
  return [
    ...(outcome.startsWith('skipped-') ? [`${outcome}, as a payload of long ago says`] : []),
    ...(other === undefined
      ? []
      : [`asked about the branch of a payload of long ago: ${other.body}`]),
  ]
}

const describePlan = (name: string, plan: Plan, met: string[], what: string) =>
  `${name}, seed ${plan.seed}${plan.dryRun ? ', dry run' : ''} ${JSON.stringify([plan.cancel, plan.inputs, plan.surroundings])} [${met.slice(0, 12).join('; ')}]: ${what}`

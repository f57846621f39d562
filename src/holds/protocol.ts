/**
 * The order of requests that keeps the state of a queue consistent with its holds, whatever other
 * steps do meanwhile (docs/maintaining/races.md). A step that stops the queue writes its hold first. A
 * step that resumes the queue removes its hold first. Both read the holds again after they changed the
 * state.
 */
import { ServiceError } from '../http/errors.js'
import type { SettableState } from '../service/queue-settings.js'
import { ActionError } from '../shared/errors.js'
import { type Hold, isLive, isSame, MEMORY } from './hold.js'

/** A queue and its holds, as the protocol reads and changes them. */
export interface HeldQueue<Stored extends Hold = Hold> {
  readonly now: () => number
  readonly readState: () => Promise<string>
  /** Sets the state and proves it. */
  readonly setState: (after: SettableState, before: string) => Promise<void>
  /** Returns one hold per name, including expired ones. */
  readonly readHolds: () => Promise<readonly Stored[]>
  readonly writeHold: (hold: Hold, previous: Stored | undefined) => Promise<void>
  readonly removeHold: (hold: Stored) => Promise<void>
  /** Removes a new hold after the step failed, then throws the failure with a note about it. */
  readonly undo: (name: string, failure: unknown) => Promise<never>
  /** Reads until a reading satisfies the predicate, for up to 10 seconds. */
  readonly settled: <T>(read: () => Promise<T>, isSettled: (value: T) => boolean) => Promise<T>
}

/** A resume gives up after this many rounds in which other steps added and removed holds. */
const MAX_ROUNDS = 5

/**
 * Returns the state of the queue before the first of its holds, which existing holds remember. Expired
 * holds are ignored if the queue runs and no hold is live.
 */
function stateBeforeHolds(
  holds: readonly Hold[],
  found: SettableState | undefined,
  now: number,
): SettableState | undefined {
  if (found === 'running' && !holds.some((hold) => isLive(hold, now))) return found
  const remembered = holds.map(({ stateBefore }) => stateBefore)
  if (remembered.includes('running')) return 'running'
  return remembered.find((state) => state !== undefined) ?? found
}

/** Returns the state to remember. A queue that switches modes ends up running. */
export function settableState(state: string): SettableState | undefined {
  if (state === 'switching_modes' || state === 'running') return 'running'
  return state === 'paused' || state === 'draining' ? state : undefined
}

/** The holds of a queue that was stopped, and the result of stopping it. */
interface HeldStop<Stored extends Hold, Stopped> {
  readonly holds: readonly Stored[]
  readonly stopped: Stopped
}

/**
 * Writes a hold and proves it, stops the queue, and checks that the hold is still there.
 * @param found the state of the queue as just read
 * @param stop stops the queue, unless it is already stopped
 * @returns what `stop` returned, and the holds after that
 * @throws {ActionError} after removing a new hold again; the message says if that failed
 */
export async function stopWithHold<Stored extends Hold, Stopped>(
  queue: HeldQueue<Stored>,
  wanted: Omit<Hold, 'since' | 'stateBefore'>,
  found: string,
  stop: () => Promise<Stopped>,
): Promise<HeldStop<Stored, Stopped>> {
  const { name } = wanted
  const now = queue.now()
  const existing = await queue.readHolds()
  const previous = existing.find((hold) => hold.name === name && isLive(hold, now))
  const hold: Hold = {
    ...wanted,
    since: previous?.since || new Date(now).toISOString(),
    stateBefore: stateBeforeHolds(existing, settableState(found), now),
  }
  let isWritten = false
  let isStopped = false
  try {
    await queue.writeHold(hold, previous)
    isWritten = true
    return await stopHeld(queue, hold, async () => {
      const stopped = await stop()
      isStopped = true
      return stopped
    })
  } catch (failure) {
    // Once the queue is stopped, its hold stays, whatever fails afterwards.
    if (previous !== undefined || isStopped) throw failure
    if (isWritten || mayTakeEffect(failure)) return queue.undo(name, failure)
    throw failure
  }
}

/** GitHub did not store a hold that it refused. After any other failure, the hold may exist. */
const mayTakeEffect = (failure: unknown): boolean =>
  failure instanceof ServiceError ? failure.mayTakeEffect : !(failure instanceof ActionError)

async function stopHeld<Stored extends Hold, Stopped>(
  queue: HeldQueue<Stored>,
  hold: Hold,
  stop: () => Promise<Stopped>,
): Promise<HeldStop<Stored, Stopped>> {
  const { name } = hold
  const written = await proveHold(queue, hold)
  const others = written.filter((one) => one.name !== name)
  const state = settableState(await queue.readState())
  const isFirst = !others.some((one) => isLive(one, queue.now()))
  const stateBefore =
    isFirst && state === 'running'
      ? state
      : stateBeforeHolds([...others, hold], hold.stateBefore, queue.now())
  // Another step resumed the queue since its state was read, so the hold remembers the wrong state.
  if (stateBefore === 'running' && hold.stateBefore !== stateBefore)
    await queue.writeHold(memoryOfRunning(queue.now()), undefined)
  const stopped = await stop()
  const holds = await queue.readHolds()
  if (holds.some((one) => one.name === name)) return { holds, stopped }
  const { end } = await resumeIfFree(queue, { removed: [{ ...hold, stateBefore }] })
  throw new ActionError('refused', {
    request: `Stopping the queue with the hold ${name}`,
    problem: `someone removed the hold at the same time, and the queue ${END_CLAUSES[end]}`,
    remedy: 'Run the step again if the queue should stop for this reason.',
  })
}

const END_CLAUSES: Readonly<Record<Release['end'], string>> = {
  running: 'is running',
  resumed: 'is running again',
  held: 'stays stopped because of other holds',
  'no-hold': 'stays stopped',
  'other-state': 'stays stopped',
  'stopped-before': 'stays stopped, as it was before the first hold',
}

async function proveHold<Stored extends Hold>(
  queue: HeldQueue<Stored>,
  hold: Hold,
): Promise<readonly Stored[]> {
  const isShown = (holds: readonly Stored[]) => holds.some((one) => isSame(one, hold))
  const holds = await queue.settled(queue.readHolds, isShown)
  if (isShown(holds)) return holds
  throw new ActionError('unknown-outcome', {
    request: `Writing the hold ${hold.name}`,
    problem: 'GitHub acknowledged it, but does not show it',
    remedy:
      'Check the issue with the holds of this queue: its label and the author of its comments decide what counts.',
  })
}

/** How an attempt to resume the queue ended. */
export interface Release<Stored extends Hold = Hold> {
  readonly end:
    | 'resumed'
    | 'running'
    | 'held'
    /** The queue is stopped, but neither by this hold nor by another one. */
    | 'no-hold'
    /** The queue was stopped before the first hold. */
    | 'stopped-before'
    /** The queue is not in `expectedState`. */
    | 'other-state'
  /** Holds that are live now. */
  readonly holds: readonly Stored[]
  /** Expired holds, which can be removed. */
  readonly expired: readonly Stored[]
}

/** The hold to remove before the queue is resumed. */
export interface OwnHold {
  readonly name: string
  readonly expectedState?: string | undefined
  /** The hold that this job wrote. If a person deleted it meanwhile, it counts as removed. */
  readonly remembered?: Hold | undefined
  /** Called when the hold is removed. */
  readonly onRemoved?: () => void
}

/** Removes one hold, and resumes the queue if no other is left. */
export async function releaseHold<Stored extends Hold>(
  queue: HeldQueue<Stored>,
  { name, expectedState, remembered, onRemoved }: OwnHold,
): Promise<Release<Stored>> {
  const own = (await queue.readHolds()).find((hold) => hold.name === name)
  if (own !== undefined) {
    await queue.removeHold(own)
    onRemoved?.()
  }
  const removed = own ?? remembered
  return resumeIfFree(queue, {
    removed: removed === undefined ? [] : [removed],
    expectedState,
  })
}

/** Further conditions for resuming the queue, besides the remaining holds. */
interface ResumeConditions {
  /** Holds that this step removed, or that someone else removed meanwhile. */
  readonly removed: readonly Hold[]
  readonly expectedState?: string | undefined
}

/**
 * Resumes the queue unless it is held. If a hold appeared meanwhile, stops the queue again.
 * @throws {ActionError} `unknown-outcome`: the queue was resumed, and the holds could not be read
 */
export async function resumeIfFree<Stored extends Hold>(
  queue: HeldQueue<Stored>,
  { removed, expectedState }: ResumeConditions,
): Promise<Release<Stored>> {
  let all = await queue.readHolds()
  const state = await queue.readState()
  const now = queue.now()
  const ended = (end: Release['end'], holds: readonly Stored[]): Release<Stored> => ({
    end,
    holds: holds.filter((hold) => isLive(hold, now)),
    expired: holds.filter((hold) => !isLive(hold, now)),
  })
  if (state === 'running') return ended('running', all)
  if (all.some((hold) => isLive(hold, now))) {
    if (removed.some(remembersRunning)) all = await handOver(queue, all)
    if (all.some((hold) => isLive(hold, now))) return ended('held', all)
  }
  if (removed.length === 0) return ended('no-hold', all)
  if (expectedState !== undefined && state !== expectedState) return ended('other-state', all)
  if (![...removed, ...all].some(remembersRunning)) return ended('stopped-before', all)
  for (let round = 0; round < MAX_ROUNDS; round++) {
    await queue.setState('running', state)
    const holds = await readAfterResume(queue)
    if (!holds.some((hold) => isLive(hold, now))) return ended('resumed', holds)
    const stopped = settableState(state) ?? 'paused'
    await queue.setState(stopped === 'running' ? 'paused' : stopped, 'running')
    const left = await handOver(queue, await queue.readHolds())
    if (left.some((hold) => isLive(hold, now))) return ended('held', left)
  }
  throw new ActionError('unknown-outcome', {
    request: 'Resuming the queue',
    problem: `other steps added and removed holds in each of ${MAX_ROUNDS} attempts`,
    remedy: 'Check the queue and its holds, then run the step again.',
  })
}

async function readAfterResume<Stored extends Hold>(
  queue: HeldQueue<Stored>,
): Promise<readonly Stored[]> {
  try {
    return await queue.readHolds()
  } catch (error) {
    if (!(error instanceof ActionError) || error.kind === 'aborted') throw error
    throw new ActionError(
      'unknown-outcome',
      {
        ...error.explanation,
        problem: `the queue was resumed, and then the holds could not be read again: ${error.explanation.problem}`,
        remedy: 'Check the holds of the queue. If there is one, stop the queue again.',
      },
      { cause: error },
    )
  }
}

/** Returns whether a hold remembers that the queue was running before it. */
const remembersRunning = ({ stateBefore }: Hold): boolean => stateBefore === 'running'

/**
 * Makes sure that a remaining hold remembers the queue as running. A hold written just after the last
 * one was removed found the queue stopped, so it remembers the wrong state. This step then writes a hold
 * that only remembers the right one, and reads the holds again.
 */
async function handOver<Stored extends Hold>(
  queue: HeldQueue<Stored>,
  holds: readonly Stored[],
): Promise<readonly Stored[]> {
  if (holds.some(remembersRunning)) return holds
  await queue.writeHold(memoryOfRunning(queue.now()), undefined)
  return queue.readHolds()
}

/** An expired hold that only remembers a state. The step that resumes the queue removes it. */
const memoryOfRunning = (now: number): Hold => {
  const time = new Date(now).toISOString()
  const texts = { reason: '', run: '', workflow: '' }
  return { name: MEMORY, ...texts, since: time, until: time, stateBefore: 'running' }
}

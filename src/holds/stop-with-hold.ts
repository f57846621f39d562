/** Stops a queue with a hold: writes the hold, proves it, and then changes the state. */
import type { SettableState } from '../service/queue-settings.js'
import type { Queue } from '../service/schemas.js'
import { ActionError, RunCancelled } from '../shared/errors.js'
import type { Result } from '../step/context.js'
import type { HoldOutput } from './held-queue.js'
import { type Hold, type HoldComment, liveHolds, rememberedState } from './hold.js'
import { type HeldQueue, memoryOfRunning, settableState } from './protocol.js'
import { type Release, resumeIfFree } from './release.js'

/** A hold to write, without what the protocol finds out. */
export type WantedHold = Omit<Hold, 'since' | 'stateBefore'>

/** A queue that a step stopped with its hold. */
interface HeldStop {
  readonly end: 'stopped'
  /** The result of `stop`. */
  readonly result: Result<HoldOutput>
  /** The queue as read before `stop`. */
  readonly before: Queue
  readonly own: HoldComment
  /** All comments, as listed before `stop`. */
  readonly comments: readonly HoldComment[]
}

/** How far a stop came before it failed. */
export interface FailedStop {
  readonly end: 'failed'
  readonly failure: unknown
  /** The comment, if GitHub acknowledged it. */
  readonly own: HoldComment | undefined
  /** True if this step may have stopped the queue. */
  readonly mayBeStopped: boolean
}

/**
 * Writes a hold and proves it, stops the queue, and checks that the hold is still there. After a
 * failure, the caller has to undo what was done (undo-stop.ts).
 * @param presentState the state of the queue as just read
 * @param stop stops the queue, unless it is already stopped
 * @throws {ActionError} `refused` if someone removed the hold at the same time
 */
export async function stopWithHold(
  queue: HeldQueue,
  wanted: WantedHold,
  presentState: string,
  stop: (before: Queue) => Promise<Result<HoldOutput>>,
): Promise<HeldStop | FailedStop> {
  const existing = await queue.list()
  const hold = newHold(wanted, existing, presentState, queue.now())
  let own: HoldComment | undefined
  let mayBeStopped = false
  try {
    own = await queue.add(hold)
    const comments = await queue.prove(own)
    // Others may have changed the queue since it was found.
    const before = await queue.readQueue()
    const stateBefore = await rememberRunning(queue, own, comments, settableState(before.state))
    own = { ...own, stateBefore }
    mayBeStopped = true
    const result = await stop(before)
    if (await isStillThere(queue, own)) return { end: 'stopped', result, before, own, comments }
  } catch (failure) {
    return { end: 'failed', failure, own, mayBeStopped }
  }
  throw await removedMeanwhile(queue, own)
}

/** A new comment for a hold. Another comment with its name may be there: then it is the same hold. */
function newHold(
  wanted: WantedHold,
  existing: readonly HoldComment[],
  presentState: string,
  now: number,
): Hold {
  const sameName = liveHolds(existing, now).find(({ name }) => name === wanted.name)
  return {
    ...wanted,
    since: sameName?.since || new Date(now).toISOString(),
    stateBefore: stateBeforeHolds(existing, settableState(presentState), now),
  }
}

/**
 * Returns the state of the queue before the first of its holds, which existing holds remember. Expired
 * holds are ignored if the queue runs and no hold is live.
 */
function stateBeforeHolds(
  comments: readonly HoldComment[],
  presentState: SettableState | undefined,
  now: number,
): SettableState | undefined {
  if (presentState === 'running' && liveHolds(comments, now).length === 0) return presentState
  return rememberedState(comments) ?? presentState
}

/**
 * Looks again once the hold is proved. If another step resumed the queue since its state was read, or
 * a list hid an older hold, the hold remembers the wrong state. Correcting it would come too late for a
 * step that has already read it, so this step adds a comment that only remembers the right one. It does
 * so even if a leftover remembers it, because another step may just remove that.
 * @returns the state before the first hold
 */
async function rememberRunning(
  queue: HeldQueue,
  own: HoldComment,
  comments: readonly HoldComment[],
  stateNow: SettableState | undefined,
): Promise<SettableState | undefined> {
  if (own.stateBefore === 'running') return 'running'
  const others = comments.filter(({ id }) => id !== own.id)
  const isFirst = liveHolds(others, queue.now()).length === 0
  const isRemembered = rememberedState(others) === 'running'
  if (!isFirst) return isRemembered ? 'running' : own.stateBefore
  if (!isRemembered && stateNow !== 'running') return own.stateBefore
  await queue.add(memoryOfRunning(queue))
  return 'running'
}

/** Returns whether a comment is still there. A 404 alone may be a missing permission. */
async function isStillThere(queue: HeldQueue, own: HoldComment): Promise<boolean> {
  if (await queue.exists(own)) return true
  const isListed = (comments: readonly HoldComment[]) => comments.some(({ id }) => id === own.id)
  return isListed(await queue.settled(queue.list, isListed))
}

/** Returns the error for a hold that another step or a person removed while this step stopped the queue. */
async function removedMeanwhile(queue: HeldQueue, own: HoldComment): Promise<ActionError> {
  const request = `Stopping the queue with the hold ${own.name}`
  const removed = 'someone removed the hold at the same time, and the queue'
  const remedy =
    'Run the step again if the queue should stop for this reason. If it should run, use `resume-queue` without `hold`.'
  try {
    const { end } = await resumeIfFree(queue, [own])
    return new ActionError('refused', {
      request,
      problem: `${removed} ${END_CLAUSES[end]}`,
      remedy,
    })
  } catch (cause) {
    if (!(cause instanceof ActionError || cause instanceof RunCancelled)) throw cause
    const kind = cause instanceof ActionError ? cause.kind : 'aborted'
    const why = cause instanceof ActionError ? cause.explanation.problem : cause.message
    const problem = `${removed} may still be stopped: ${why}`
    return new ActionError(kind, { request, problem, remedy }, { cause })
  }
}

const END_CLAUSES: Readonly<Record<Release['end'], string>> = {
  running: 'is running',
  resumed: 'is running again',
  held: 'stays stopped because of other holds',
  'no-hold': 'stays stopped',
  'other-state': 'stays stopped',
  'stopped-before': 'stays stopped, as it was before the first hold',
}

/**
 * The order of requests that keeps the state of a queue consistent with its holds, whatever other steps
 * do meanwhile (docs/maintaining/races.md):
 * - A step writes one comment of its own, and removes comments by their ids. It never changes one.
 * - A step that stops the queue first writes its hold, and proves it. A step that resumes the queue
 *   first removes its hold.
 * - After each write, a step looks again, and puts right what another step did in between.
 * - GitHub's lists lag by seconds, but a single comment does not: before a listed comment decides
 *   something, the step asks for it by its id.
 */
import type { SettableState } from '../service/queue-settings.js'
import { ActionError, RunCancelled } from '../shared/errors.js'
import {
  type Hold,
  type HoldComment,
  liveHolds,
  MEMORY,
  type NamedHold,
  rememberedState,
} from './hold.js'

/** A queue and the comments with its holds, as the protocol reads and changes them. */
export interface HeldQueue<Comment extends HoldComment = HoldComment> {
  readonly now: () => number
  readonly readState: () => Promise<string>
  /** Sets the state and proves it. */
  readonly setState: (after: SettableState, before: string) => Promise<void>
  /** Lists all comments, also of expired holds. */
  readonly list: () => Promise<readonly Comment[]>
  /** Writes a new comment. */
  readonly add: (hold: Hold) => Promise<Comment>
  /** Lists until a new comment is shown, for up to 10 seconds, or fails. */
  readonly prove: (comment: Comment) => Promise<readonly Comment[]>
  /** Asks for one comment by its id. */
  readonly exists: (comment: Comment) => Promise<boolean>
  /** Deletes a comment, unless it is gone already. */
  readonly remove: (comment: Comment) => Promise<void>
  /** Reads again for up to 10 seconds while a reading contradicts what is known. */
  readonly settled: <T>(read: () => Promise<T>, contradicts: (reading: T) => boolean) => Promise<T>
  /** Returns a new id for a comment that only remembers a state. */
  readonly newStep: () => string
}

/** A resume gives up after this many rounds in which other steps added and removed holds. */
const MAX_HOLD_ROUNDS = 5

/** Returns the state to remember. A queue that switches modes ends up running. */
export function settableState(state: string): SettableState | undefined {
  if (state === 'switching_modes' || state === 'running') return 'running'
  if (state === 'paused' || state === 'draining') return state
  return undefined
}

/**
 * Returns the state of the queue before the first of its holds, which existing holds remember. Expired
 * holds are ignored if the queue runs and no hold is live.
 */
function stateBeforeHolds(
  comments: readonly HoldComment[],
  found: SettableState | undefined,
  now: number,
): SettableState | undefined {
  if (found === 'running' && liveHolds(comments, now).length === 0) return found
  return rememberedState(comments) ?? found
}

/** A hold to write, without what the protocol finds out. */
export type WantedHold = Omit<Hold, 'since' | 'stateBefore'>

/** The hold of a step that stopped the queue. */
export interface HeldStop<Comment extends HoldComment, Stopped> {
  /** What `stop` returned. */
  readonly stopped: Stopped
  readonly own: Comment
  /** All comments after the stop. */
  readonly comments: readonly Comment[]
}

/** How far a stop came before it failed. */
export interface FailedStop<Comment extends HoldComment> {
  readonly failure: unknown
  /** The comment, if GitHub acknowledged it. */
  readonly own: Comment | undefined
  /** Whether the queue may be stopped by this step. */
  readonly mayBeStopped: boolean
}

/**
 * Writes a hold and proves it, stops the queue, and checks that the hold is still there.
 * @param found the state of the queue as just read
 * @param stop stops the queue, unless it is already stopped
 * @param undo gets a failure, and calls {@link withdraw}; returns the error to throw
 * @throws {ActionError} `refused` if someone removed the hold at the same time
 */
export async function stopWithHold<Comment extends HoldComment, Stopped>(
  queue: HeldQueue<Comment>,
  wanted: WantedHold,
  found: string,
  stop: () => Promise<Stopped>,
  undo: (failed: FailedStop<Comment>) => Promise<unknown>,
): Promise<HeldStop<Comment, Stopped>> {
  const existing = await queue.list()
  const hold = newHold(wanted, existing, found, queue.now())
  let own: Comment | undefined
  let mayBeStopped = false
  let held: HeldStop<Comment, Stopped>
  let isThere: boolean
  try {
    own = await queue.add(hold)
    const comments = await queue.prove(own)
    // Also what `stop` goes by: others may have changed the queue since it was found.
    const stateNow = settableState(await queue.readState())
    await rememberRunning(queue, own, comments, stateNow)
    mayBeStopped = true
    held = { stopped: await stop(), own, comments }
    isThere = await isStillThere(queue, own)
  } catch (failure) {
    throw await undo({ failure, own, mayBeStopped })
  }
  if (isThere) return held
  throw await removedMeanwhile(queue, own)
}

/** A new comment for a hold. Another comment with its name may be there: then it is the same hold. */
function newHold(
  wanted: WantedHold,
  existing: readonly HoldComment[],
  found: string,
  now: number,
): Hold {
  const sameName = liveHolds(existing, now).find(({ name }) => name === wanted.name)
  return {
    ...wanted,
    since: sameName?.since || new Date(now).toISOString(),
    stateBefore: stateBeforeHolds(existing, settableState(found), now),
  }
}

/**
 * Looks again once the hold is proved. If another step resumed the queue since its state was read, or
 * a list hid an older hold, the hold remembers the wrong state. Correcting it would come too late for a
 * step that has already read it, so this step adds a comment that only remembers the right one.
 */
async function rememberRunning<Comment extends HoldComment>(
  queue: HeldQueue<Comment>,
  own: Comment,
  comments: readonly Comment[],
  stateNow: SettableState | undefined,
): Promise<void> {
  if (own.stateBefore === 'running') return
  const others = comments.filter(({ id }) => id !== own.id)
  if (rememberedState(others) === 'running') return
  const isFirst = liveHolds(others, queue.now()).length === 0
  if (isFirst && stateNow === 'running') await queue.add(memoryOfRunning(queue))
}

/** Returns whether a comment is still there. A 404 alone may be a missing permission. */
async function isStillThere<Comment extends HoldComment>(
  queue: HeldQueue<Comment>,
  own: Comment,
): Promise<boolean> {
  if (await queue.exists(own)) return true
  const isListed = (comments: readonly Comment[]) => comments.some(({ id }) => id === own.id)
  return isListed(await queue.settled(queue.list, isListed))
}

/** Returns the error for a hold that another step or a person removed while this step stopped the queue. */
async function removedMeanwhile<Comment extends HoldComment>(
  queue: HeldQueue<Comment>,
  own: Comment,
): Promise<ActionError> {
  const request = `Stopping the queue with the hold ${own.name}`
  const removed = 'someone removed the hold at the same time, and the queue'
  const remedy =
    'Run the step again if the queue should stop for this reason. If it should run, use `resume-queue` without `hold`.'
  try {
    const { end } = await resumeIfFree(queue, { removed: [own] })
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

/**
 * Removes the comment of a step that failed, but only if the queue runs or another hold counts.
 * Otherwise it would leave the queue stopped without a hold.
 * @returns whether the comment was removed, stays, or was never there
 */
export async function withdraw<Comment extends HoldComment>(
  queue: HeldQueue<Comment>,
  step: string,
  written: Comment | undefined,
  onRemoved: () => void,
): Promise<'removed' | 'kept' | 'absent'> {
  const isOwn = (comment: Comment) => comment.step === step
  const hasNone = (comments: readonly Comment[]) => !comments.some(isOwn)
  const comments =
    written === undefined ? await queue.settled(queue.list, hasNone) : await queue.list()
  const own = written ?? comments.find(isOwn)
  if (own === undefined) return 'absent'
  if ((await queue.readState()) !== 'running') {
    const others = await withoutGone(
      queue,
      comments.filter(({ id }) => id !== own.id),
    )
    if (
      liveHolds(
        others.filter(({ id }) => id !== own.id),
        queue.now(),
      ).length === 0
    )
      return 'kept'
  }
  await queue.remove(own)
  onRemoved()
  await resumeIfFree(queue, { removed: [own] })
  return 'removed'
}

/** How an attempt to resume the queue ended. */
export interface Release<Comment extends HoldComment = HoldComment> {
  readonly end:
    | 'resumed'
    | 'running'
    | 'held'
    /** The queue is stopped, but neither by this hold nor by another one. */
    | 'no-hold'
    /** The queue was stopped before the first hold. */
    | 'stopped-before'
    /** The queue may not be resumed from its state. */
    | 'other-state'
  /** Holds that are live now. */
  readonly holds: readonly NamedHold<Comment>[]
  /** Comments that keep nothing stopped, and can be removed. */
  readonly leftovers: readonly Comment[]
}

/** The comments that a step removes before it resumes the queue. */
export interface CommentsOfStep<Comment extends HoldComment> {
  readonly isOwn: (comment: Comment) => boolean
  /** If none is listed, lists again for 10 seconds. */
  readonly isExpected: boolean
  /** The hold that this job wrote. If a person deleted it meanwhile, it counts as removed. */
  readonly remembered?: Hold | undefined
  /** Returns false for states in which the queue is left as it is. */
  readonly mayResumeFrom?: (state: string) => boolean
  /** Called before the first comment is removed, and after each one. */
  readonly onRemoving?: (isDone: boolean) => void
}

/** Removes comments, and resumes the queue if no hold is left. */
export async function releaseHold<Comment extends HoldComment>(
  queue: HeldQueue<Comment>,
  { isOwn, isExpected, remembered, mayResumeFrom, onRemoving }: CommentsOfStep<Comment>,
): Promise<Release<Comment>> {
  const isMissing = (comments: readonly Comment[]) => !comments.some(isOwn)
  const comments = isExpected ? await queue.settled(queue.list, isMissing) : await queue.list()
  const own = comments.filter(isOwn)
  for (const comment of own) {
    onRemoving?.(false)
    await queue.remove(comment)
    onRemoving?.(true)
  }
  const removed: readonly Hold[] = own.length === 0 && remembered !== undefined ? [remembered] : own
  return resumeIfFree(queue, { removed, mayResumeFrom })
}

/** Further conditions for resuming the queue, besides the remaining holds. */
interface ResumeConditions {
  /** Holds that this step removed, or that someone else removed meanwhile. */
  readonly removed: readonly Hold[]
  readonly mayResumeFrom?: ((state: string) => boolean) | undefined
}

/**
 * Resumes the queue unless it is held. If a hold appeared meanwhile, stops the queue again.
 * @throws {ActionError} `unknown-outcome`: the queue was resumed, and the holds could not be read
 */
export async function resumeIfFree<Comment extends HoldComment>(
  queue: HeldQueue<Comment>,
  { removed, mayResumeFrom = () => true }: ResumeConditions,
): Promise<Release<Comment>> {
  const listed = await queue.list()
  const state = await queue.readState()
  if (state === 'running') return released(queue, 'running', listed)
  let comments = await withoutGone(queue, listed)
  if (isHeld(queue, comments)) {
    if (rememberedState(removed) === 'running') comments = await handOver(queue, comments)
    if (isHeld(queue, comments)) return released(queue, 'held', comments)
  }
  if (removed.length === 0) return released(queue, 'no-hold', comments)
  if (!mayResumeFrom(state)) return released(queue, 'other-state', comments)
  if (rememberedState(removed) !== 'running') {
    // A list that lags may hide the memory.
    comments = await queue.settled(queue.list, (shown) => rememberedState(shown) !== 'running')
    if (isHeld(queue, comments)) return released(queue, 'held', comments)
    if (rememberedState(comments) !== 'running') return released(queue, 'stopped-before', comments)
  }
  return resumeQueue(queue, state)
}

/** Resumes the queue, and stops it again if a hold appeared meanwhile. */
async function resumeQueue<Comment extends HoldComment>(
  queue: HeldQueue<Comment>,
  state: string,
): Promise<Release<Comment>> {
  const stopped = settableState(state) === 'draining' ? 'draining' : 'paused'
  for (let round = 0; round < MAX_HOLD_ROUNDS; round++) {
    await queue.setState('running', state)
    const comments = await listAfterResume(queue)
    if (!isHeld(queue, comments)) return released(queue, 'resumed', comments)
    await queue.setState(stopped, 'running')
    const left = await handOver(queue, await withoutGone(queue, await queue.list()))
    if (isHeld(queue, left)) return released(queue, 'held', left)
  }
  throw new ActionError('unknown-outcome', {
    request: 'Resuming the queue',
    problem: `other steps added and removed holds in each of ${MAX_HOLD_ROUNDS} attempts`,
    remedy: 'Check the queue and its holds, then run the step again.',
  })
}

const isHeld = (queue: Pick<HeldQueue, 'now'>, comments: readonly HoldComment[]): boolean =>
  liveHolds(comments, queue.now()).length > 0

function released<Comment extends HoldComment>(
  queue: HeldQueue<Comment>,
  end: Release['end'],
  comments: readonly Comment[],
): Release<Comment> {
  const holds = liveHolds(comments, queue.now())
  const isKept = ({ name }: Comment) => holds.some((hold) => hold.name === name)
  return { end, holds, leftovers: comments.filter((comment) => !isKept(comment)) }
}

async function listAfterResume<Comment extends HoldComment>(
  queue: HeldQueue<Comment>,
): Promise<readonly Comment[]> {
  try {
    return await withoutGone(queue, await queue.list())
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

/**
 * Asks for the comments that keep the queue stopped, one for each hold. If another step just removed
 * one, lists again until the list agrees, for up to 10 seconds.
 */
async function withoutGone<Comment extends HoldComment>(
  queue: HeldQueue<Comment>,
  comments: readonly Comment[],
): Promise<readonly Comment[]> {
  const gone = new Set<number>()
  for (const hold of liveHolds(comments, queue.now())) {
    for (const comment of hold.comments) {
      if (await queue.exists(comment)) break
      gone.add(comment.id)
    }
  }
  if (gone.size === 0) return comments
  return queue.settled(queue.list, (shown) => shown.some(({ id }) => gone.has(id)))
}

/**
 * Makes sure that a remaining hold remembers the queue as running. A hold written just after the last
 * one was removed found the queue stopped, so it remembers the wrong state.
 */
async function handOver<Comment extends HoldComment>(
  queue: HeldQueue<Comment>,
  comments: readonly Comment[],
): Promise<readonly Comment[]> {
  if (rememberedState(comments) === 'running') return comments
  await queue.add(memoryOfRunning(queue))
  return withoutGone(queue, await queue.list())
}

/** A comment that only remembers a state. The step that resumes the queue removes it. */
function memoryOfRunning(queue: Pick<HeldQueue, 'now' | 'newStep'>): Hold {
  const time = new Date(queue.now()).toISOString()
  return {
    name: MEMORY,
    reason: '',
    since: time,
    until: time,
    run: '',
    attempt: '',
    workflow: '',
    step: queue.newStep(),
    stateBefore: 'running',
  }
}

/** Releases a hold: removes its comments, and resumes the queue if no hold is left. */
import { ActionError } from '../shared/errors.js'
import { type Hold, type HoldComment, liveHolds, type NamedHold, rememberedState } from './hold.js'
import { type HeldQueue, isHeld, memoryOfRunning, settableState, withoutGone } from './protocol.js'

/** A resume gives up after this many rounds in which other steps added and removed holds. */
const MAX_HOLD_ROUNDS = 5

/** How an attempt to resume the queue ended. */
export interface Release {
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
  readonly holds: readonly NamedHold[]
  /** Comments that keep nothing stopped, and can be removed. */
  readonly leftovers: readonly HoldComment[]
}

/** The comments that a step removes before it resumes the queue. */
export interface CommentsOfStep {
  readonly isOwn: (comment: HoldComment) => boolean
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
export async function releaseHold(
  queue: HeldQueue,
  { isOwn, isExpected, remembered, mayResumeFrom, onRemoving }: CommentsOfStep,
): Promise<Release> {
  const isMissing = (comments: readonly HoldComment[]) => !comments.some(isOwn)
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
export async function resumeIfFree(
  queue: HeldQueue,
  { removed, mayResumeFrom = () => true }: ResumeConditions,
): Promise<Release> {
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
async function resumeQueue(queue: HeldQueue, state: string): Promise<Release> {
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

function released(
  queue: HeldQueue,
  end: Release['end'],
  comments: readonly HoldComment[],
): Release {
  const holds = liveHolds(comments, queue.now())
  const isKept = ({ name }: HoldComment) => holds.some((hold) => hold.name === name)
  return { end, holds, leftovers: comments.filter((comment) => !isKept(comment)) }
}

async function listAfterResume(queue: HeldQueue): Promise<readonly HoldComment[]> {
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
 * Makes sure that a remaining hold remembers the queue as running. A hold written just after the last
 * one was removed found the queue stopped, so it remembers the wrong state.
 */
async function handOver(
  queue: HeldQueue,
  comments: readonly HoldComment[],
): Promise<readonly HoldComment[]> {
  if (rememberedState(comments) === 'running') return comments
  await queue.add(memoryOfRunning(queue))
  return withoutGone(queue, await queue.list())
}

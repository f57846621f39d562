/** Resumes a queue if no hold is left, once a step has removed its own comments. */
import type { Queue } from '../service/schemas.js'
import { ActionError } from '../shared/errors.js'
import { type Hold, type HoldComment, liveHolds, type NamedHold, rememberedState } from './hold.js'
import { type HeldQueue, isHeld, memoryOfRunning, withoutDeletedComments } from './protocol.js'

/** How an attempt to resume the queue ended. */
type ReleaseOutcome =
  | 'resumed'
  /** The queue was running already. */
  | 'running'
  | 'held'
  /** The queue is stopped, but neither by this hold nor by another one. */
  | 'no-hold'
  /** The queue was stopped before the first hold. */
  | 'stopped-before'
  /** The queue may not be resumed from its state. */
  | 'other-state'

/** The queue and its holds after an attempt to resume the queue. */
export interface Release {
  readonly end: ReleaseOutcome
  /** The queue as last read or changed. */
  readonly queue: Queue
  /** The state that the queue had, or counted as, before this step changed it. */
  readonly foundState: string
  /** Holds that are live now. */
  readonly holds: readonly NamedHold[]
  /** Comments that keep nothing stopped, and can be removed. */
  readonly leftovers: readonly HoldComment[]
}

/** The comments that a step removes before it resumes the queue. */
export interface CommentsOfStep {
  /** Returns those of a list. */
  readonly own: (comments: readonly HoldComment[]) => readonly HoldComment[]
  /** Returns whether a list lacks a comment that must be there. Then lists again for 10 seconds. */
  readonly isIncomplete: (comments: readonly HoldComment[]) => boolean
}

/** Lists the comments that a step should remove. */
export async function listOwn(
  queue: HeldQueue,
  { own, isIncomplete }: CommentsOfStep,
): Promise<readonly HoldComment[]> {
  return own(await queue.settled(queue.list, isIncomplete))
}

/** Conditions for resuming the queue, besides the remaining holds. */
export interface ResumeConditions {
  /** Returns the state to go by, if it may differ from the one that the queue shows. */
  readonly countsAs?: ((shown: string) => string) | undefined
  /** Returns false for states in which the queue is left as it is. */
  readonly mayResumeFrom?: ((state: string) => boolean) | undefined
}

/**
 * Resumes the queue unless it is held. If a hold appeared meanwhile, stops the queue again. If the queue
 * runs without holds in the end, removes the leftovers.
 * @param removed holds that this step removed, or that someone else removed meanwhile
 * @throws {ActionError} `unknown-outcome`: the queue was resumed, and the holds could not be read
 */
export async function resumeIfFree(
  queue: HeldQueue,
  removed: readonly Hold[],
  conditions: ResumeConditions = {},
): Promise<Release> {
  const release = await tryToResume(queue, removed, conditions)
  const { end, holds, leftovers } = release
  const isOver = end === 'resumed' || (end === 'running' && holds.length === 0)
  if (isOver) await queue.removeLeftovers(leftovers)
  return release
}

async function tryToResume(
  queue: HeldQueue,
  removed: readonly Hold[],
  { countsAs = (shown) => shown, mayResumeFrom = () => true }: ResumeConditions,
): Promise<Release> {
  const listed = await queue.list()
  const found = await queue.readQueue()
  const foundState = countsAs(found.state)
  const leaveAs = (end: ReleaseOutcome, comments: readonly HoldComment[]): Release => ({
    end,
    queue: found,
    foundState,
    ...sortedComments(queue, comments),
  })
  if (foundState === 'running') return leaveAs('running', listed)
  let comments = await withoutDeletedComments(queue, listed)
  const wasRunning = rememberedState(removed) === 'running'
  if (wasRunning && isHeld(queue, comments)) comments = await passOnMemory(queue, comments)
  if (isHeld(queue, comments)) return leaveAs('held', comments)
  if (removed.length === 0) return leaveAs('no-hold', comments)
  if (!mayResumeFrom(foundState)) return leaveAs('other-state', comments)
  if (!wasRunning) {
    // A list that lags may hide the memory, and show a hold that another step just removed.
    const list = async () => withoutDeletedComments(queue, await queue.list())
    comments = await queue.settled(list, (present) => rememberedState(present) !== 'running')
    if (isHeld(queue, comments)) return leaveAs('held', comments)
    if (rememberedState(comments) !== 'running') return leaveAs('stopped-before', comments)
  }
  return resumeQueue(queue, foundState)
}

/** A resume gives up after this many rounds in which other steps added and removed holds. */
const MAX_HOLD_ROUNDS = 5

/** Resumes the queue, and stops it again if a hold appeared meanwhile. */
async function resumeQueue(queue: HeldQueue, foundState: string): Promise<Release> {
  const stopped = foundState === 'draining' ? 'draining' : 'paused'
  for (let round = 0; round < MAX_HOLD_ROUNDS; round++) {
    const resumed = await queue.setState('running', foundState)
    const comments = await listAfterResume(queue)
    if (!isHeld(queue, comments))
      return { end: 'resumed', queue: resumed, foundState, ...sortedComments(queue, comments) }
    const stoppedAgain = await queue.setState(stopped, 'running')
    const left = await passOnMemory(queue, await withoutDeletedComments(queue, await queue.list()))
    if (isHeld(queue, left))
      return { end: 'held', queue: stoppedAgain, foundState, ...sortedComments(queue, left) }
  }
  throw new ActionError('unknown-outcome', {
    request: 'Resuming the queue',
    problem: `other steps added and removed holds in each of ${MAX_HOLD_ROUNDS} attempts`,
    remedy: 'Check the queue and its holds, then run the step again.',
  })
}

async function listAfterResume(queue: HeldQueue): Promise<readonly HoldComment[]> {
  try {
    return await withoutDeletedComments(queue, await queue.list())
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
 * Makes sure that the remaining comments remember the queue as running. A hold written just after the
 * last one was removed found the queue stopped, so it remembers the wrong state.
 */
async function passOnMemory(
  queue: HeldQueue,
  comments: readonly HoldComment[],
): Promise<readonly HoldComment[]> {
  if (rememberedState(comments) === 'running') return comments
  await queue.add(memoryOfRunning(queue))
  return withoutDeletedComments(queue, await queue.list())
}

/** Returns the live holds, and the comments of all others. */
function sortedComments(
  queue: HeldQueue,
  comments: readonly HoldComment[],
): Pick<Release, 'holds' | 'leftovers'> {
  const holds = liveHolds(comments, queue.now())
  const isLeftover = ({ name }: HoldComment) => !holds.some((hold) => hold.name === name)
  return { holds, leftovers: comments.filter(isLeftover) }
}

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
import { type Hold, type HoldComment, liveHolds, MEMORY } from './hold.js'

/** A queue and the comments with its holds, as the protocol reads and changes them. */
export interface HeldQueue {
  readonly now: () => number
  readonly readState: () => Promise<string>
  /** Sets the state and proves it. */
  readonly setState: (after: SettableState, before: string) => Promise<void>
  /** Lists all comments, also of expired holds. */
  readonly list: () => Promise<readonly HoldComment[]>
  /** Writes a new comment. */
  readonly add: (hold: Hold) => Promise<HoldComment>
  /** Lists until a new comment is shown, for up to 10 seconds, or fails. */
  readonly prove: (comment: HoldComment) => Promise<readonly HoldComment[]>
  /** Asks for one comment by its id. */
  readonly exists: (comment: HoldComment) => Promise<boolean>
  /** Deletes a comment, unless it is gone already. */
  readonly remove: (comment: HoldComment) => Promise<void>
  /** Reads again for up to 10 seconds while a reading contradicts what is known. */
  readonly settled: <T>(read: () => Promise<T>, contradicts: (reading: T) => boolean) => Promise<T>
  /** Returns a new id for a comment that only remembers a state. */
  readonly newStep: () => string
}

/** Returns the state to remember. A queue that switches modes ends up running. */
export function settableState(state: string): SettableState | undefined {
  if (state === 'switching_modes' || state === 'running') return 'running'
  if (state === 'paused' || state === 'draining') return state
  return undefined
}

export const isHeld = (queue: Pick<HeldQueue, 'now'>, comments: readonly HoldComment[]): boolean =>
  liveHolds(comments, queue.now()).length > 0

/**
 * Asks for the comments that keep the queue stopped, one for each hold. If another step just removed
 * one, lists again until the list agrees, for up to 10 seconds.
 */
export async function withoutGone(
  queue: HeldQueue,
  comments: readonly HoldComment[],
): Promise<readonly HoldComment[]> {
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

/** A comment that only remembers a state. The step that resumes the queue removes it. */
export function memoryOfRunning(queue: Pick<HeldQueue, 'now' | 'newStep'>): Hold {
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

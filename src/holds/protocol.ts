/**
 * Keeps the state of a queue consistent with its holds, whatever other steps do meanwhile. Read this
 * file first.
 *
 * A **hold** is a named reason to keep a queue stopped. Each step that has this reason writes a
 * **comment** with a **step** id that no other step has. A comment of this step, or of its job, is its
 * **own**. All comments with one name are one hold. A hold is **live** until it expires. Comments of
 * holds that are not live are **leftovers**. A **memory** is a leftover, too: it only remembers that the
 * queue was running before its holds.
 *
 * A step that stops a queue (stop-with-hold.ts)
 * 1. adds its comment,
 * 2. proves it, by listing comments until GitHub shows it,
 * 3. stops the queue, and
 * 4. asks for its comment again: if it is gone, the step resumes the queue as below, and fails.
 *
 * If the step fails before, it **withdraws** its comment, unless the queue would stay stopped without a
 * hold (undo-stop.ts).
 *
 * A step that **releases** a hold (end-hold.ts and release.ts)
 * 1. removes its comments,
 * 2. lists the others: a live hold keeps the queue stopped,
 * 3. resumes the queue, and
 * 4. lists again: if there is a live hold by now, the step stops the queue again. Otherwise it removes the
 *    leftovers, because a later hold would take the state before it from them.
 *
 * So when a stop and a release meet, one of them sees what the other did. A comment that was added
 * before the last list of the release is in that list. If it was added later, the queue stops after it
 * was resumed.
 *
 * GitHub's lists lag by seconds, but a single comment does not. Before a listed comment keeps a queue
 * stopped, the step asks for it by its id (docs/maintaining/decisions/holds.md).
 */
import type { SettableState } from '../service/queue-settings.js'
import type { Queue } from '../service/schemas.js'
import { type Hold, type HoldComment, liveHolds, MEMORY } from './hold.js'

/** A queue and the comments with its holds, as the protocol reads and changes them. */
export interface HeldQueue {
  readonly now: () => number
  readonly readQueue: () => Promise<Queue>
  /** Sets the state, proves it, and returns the changed queue. */
  readonly setState: (after: SettableState, before: string) => Promise<Queue>
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
  /** Deletes comments that no longer count. A failure is only a warning. */
  readonly removeLeftovers: (comments: readonly HoldComment[]) => Promise<void>
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

/** Returns whether a live hold keeps the queue stopped. */
export const isHeld = (queue: Pick<HeldQueue, 'now'>, comments: readonly HoldComment[]): boolean =>
  liveHolds(comments, queue.now()).length > 0

/**
 * Asks for the comments that keep the queue stopped, one for each hold. If another step just removed
 * one, lists again until the list agrees, for up to 10 seconds.
 */
export async function withoutDeletedComments(
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
  return queue.settled(queue.list, (present) => present.some(({ id }) => gone.has(id)))
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
    job: '',
    workflow: '',
    step: queue.newStep(),
    stateBefore: 'running',
  }
}

/** Restores a queue at the end of a job: its hold, or its state. */
import type { WorkflowEvent } from '../github/event.js'
import type { QueueContext } from '../queue/watch.js'
import { ensureQueue, requireDone } from '../queue/writes.js'
import { readSettled } from '../service/verified-write.js'
import { type QueueRef, queueName } from '../shared/references.js'
import { endHold } from './end-hold.js'
import { type HeldQueueContext, heldQueue } from './held-queue.js'
import type { HoldComment } from './hold.js'
import type { SavedState } from './saved-state.js'
import { HoldStore } from './store.js'
import { heldClause } from './text.js'

interface Restored {
  readonly mark: 'neutral' | 'notice' | 'warning'
  readonly sentence: string
}

/** The event of the run, as far as it identifies the job. */
type JobRun = Pick<WorkflowEvent, 'runUrl' | 'runAttempt'>

/**
 * Returns whether a comment is of this step, or of an earlier attempt of this run: a new attempt begins
 * when all jobs of the earlier one have ended.
 */
const isOfJob =
  ({ hold, step }: SavedState, { runUrl, runAttempt }: JobRun) =>
  ({ name, step: writer, run, attempt }: HoldComment): boolean => {
    if (name !== hold) return false
    if (writer !== '' && writer === step) return true
    return run === runUrl && Number(attempt) < Number(runAttempt)
  }

/**
 * Removes the comments of this job, and resumes the queue if no other hold is left.
 * @returns a sentence about it, with a mark if someone should know or check the queue
 */
export async function restoreWithHold(
  context: HeldQueueContext,
  ref: QueueRef,
  run: JobRun,
  saved: SavedState & { readonly hold: string },
): Promise<Restored> {
  const { hold: name, found, set, left = set, proved } = saved
  const store = new HoldStore(context, ref)
  let state = await presentState(context, ref, { found, set: left, proved })
  const isLate = !proved && state === found
  const readState = async () => {
    const shown = await context.service.findQueue(ref)
    state = shown?.state ?? 'gone'
    // A change that was never proved can take effect later, so it is undone even before it shows.
    return isLate && state === found ? left : state
  }
  const queue = heldQueue(context, ref, store, readState, (changed) => {
    state = changed.state
  })
  let stoppedState = state
  const { end, holds } = await endHold(context, ref, queue, store, {
    name,
    isOwn: isOfJob(saved, run),
    isExpected: true,
    remembered: { ...NO_TEXT, name, stateBefore: found },
    mayResumeFrom: (present) => {
      stoppedState = present
      // Another step with a hold may have paused a queue that this job drained.
      return present === left || (left === 'draining' && present === 'paused')
    },
  })
  const removed = `The hold ${name} of the queue ${queueName(ref)} was removed`
  const difference = `not ${left} as this job left it`
  switch (end) {
    case 'resumed':
      if (stoppedState === left)
        return { mark: 'neutral', sentence: `${removed}, and the queue runs again` }
      return {
        mark: 'warning',
        sentence: `${removed}, and the queue runs again. It was ${stoppedState}, ${difference}`,
      }
    case 'running':
      return { mark: 'neutral', sentence: `${removed}. The queue is running already` }
    case 'held':
      return {
        mark: 'notice',
        sentence: `${removed}. The queue stays ${state}, because it has ${heldClause(holds)}`,
      }
    case 'other-state':
      return {
        mark: 'warning',
        sentence: `${removed}. The queue is ${state}, ${difference}. Someone else changed it, so it stays ${state} until someone resumes it`,
      }
    default:
      return {
        mark: 'warning',
        sentence: `The queue ${queueName(ref)} was ${found} before its first hold. ${removed}, and the queue stays ${state} until someone resumes it`,
      }
  }
}

const NO_TEXT = {
  reason: '',
  since: '',
  until: '',
  run: '',
  attempt: '',
  workflow: '',
  step: '',
}

/** Restores the state, and returns a sentence about it: a warning if someone should check the queue. */
export async function restoreState(
  context: QueueContext,
  ref: QueueRef,
  saved: SavedState,
): Promise<Restored> {
  const { found, set, proved } = saved
  const name = `The queue ${queueName(ref)}`
  const state = await presentState(context, ref, saved)
  // A change that was never proved can take effect later, so it is undone even before it shows.
  if (state !== set && (proved || state !== found)) {
    const sentence = `${name} is ${state}, not ${set} as this job left it. Someone else changed it, so it was not restored`
    return { mark: 'warning', sentence }
  }
  const changes = [{ field: 'state', before: set, after: found }] as const
  requireDone(await ensureQueue(context, ref, changes, { state: found }))
  const restored = `${name} was restored from ${set} to ${found}`
  if (found === 'running') return { mark: 'neutral', sentence: restored }
  const sentence = `${restored}, as it was before this job. It merges nothing until someone resumes it`
  return { mark: 'warning', sentence }
}

/** A change that was not proved when the run ended may show this much later. */
const LATE_MS = 15000

/**
 * Reads the queue's state at the end of the job. Readings can lag, so an absent queue is read again, and
 * so is a state that differs from the proved one.
 */
async function presentState(
  context: QueueContext,
  ref: QueueRef,
  { found, set, proved }: Pick<SavedState, 'found' | 'set' | 'proved'>,
): Promise<string> {
  const find = () => context.service.findQueue(ref)
  const read = () =>
    readSettled(context, find, (queue) => queue === undefined || (proved && queue.state !== set))
  const queue = proved
    ? await read()
    : await readSettled(context, read, (shown) => shown?.state === found, LATE_MS)
  return queue?.state ?? 'gone'
}

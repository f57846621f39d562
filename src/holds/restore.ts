/** Restores a queue at the end of a job: its hold, or its state. */
import type { WorkflowEvent } from '../github/event.js'
import type { QueueContext } from '../queue/watch.js'
import { ensureQueue, queueOrThrow } from '../queue/writes.js'
import { Queue } from '../service/schemas.js'
import { readUntilConsistent } from '../service/verified-write.js'
import type { Deadline } from '../shared/deadline.js'
import { redact } from '../shared/redact.js'
import { type QueueRef, queueName } from '../shared/references.js'
import { endHold } from './end-hold.js'
import type { HeldQueueContext } from './held-queue.js'
import type { HoldComment } from './hold.js'
import type { Release } from './release.js'
import type { SavedState } from './saved-state.js'
import { heldClause } from './text.js'

interface Restored {
  readonly mark: 'neutral' | 'notice' | 'warning'
  readonly sentence: string
}

/** The event of the run, as far as it identifies the job. */
type JobRun = Pick<WorkflowEvent, 'runUrl' | 'runAttempt' | 'job'>

const isOfStep = ({ name, step }: HoldComment, saved: SavedState): boolean =>
  name === saved.hold && step !== '' && step === saved.step

/**
 * Returns the comments that the job of a step wrote, in this attempt of its run or an earlier one. All
 * jobs of a matrix look alike: if an attempt has several comments, only that of the step is certain.
 */
function commentsOfJob(
  comments: readonly HoldComment[],
  saved: SavedState,
  { runUrl, runAttempt, job }: JobRun,
): readonly HoldComment[] {
  const ofStep = comments.filter((comment) => isOfStep(comment, saved))
  const ofJob = comments.filter(
    (comment) =>
      comment.name === saved.hold &&
      comment.run === redact(runUrl) &&
      comment.job === redact(job) &&
      !ofStep.includes(comment),
  )
  // Any other comment of this attempt is a second one, even if a person has deleted that of the step.
  const attempts = ofJob.map(({ attempt }) => Number(attempt))
  const areEarlier = attempts.every((attempt) => attempt >= 1 && attempt < Number(runAttempt))
  const isCertain = areEarlier && new Set(attempts).size === attempts.length
  return isCertain ? [...ofStep, ...ofJob] : ofStep
}

/** How the queue compares with the state in which the step left it. */
type Drift =
  | 'as-left'
  /** The change was never proved and does not show, but it can take effect later. */
  | 'may-change'
  /** Someone else changed the queue. */
  | 'changed'

/** The states before and after the change of the step. */
interface StatesOfStep {
  readonly found: string
  readonly left: string
  readonly proved: boolean
}

function driftOf(state: string, { found, left, proved }: StatesOfStep): Drift {
  if (state === left) return 'as-left'
  if (state === found && !proved) return 'may-change'
  return 'changed'
}

/** Stands for a queue that was deleted. */
const GONE = Queue.parse({ state: 'gone', enqueuedPullRequests: [] })

const findQueue = async (
  { service }: QueueContext,
  deadline: Deadline,
  ref: QueueRef,
): Promise<Queue> => (await service.findQueue(deadline, ref)) ?? GONE

/**
 * Removes the comments of this job, and resumes the queue if no other hold is left.
 * @returns a sentence about it, with a mark if someone should know or check the queue
 */
export async function restoreWithHold(
  context: HeldQueueContext,
  deadline: Deadline,
  ref: QueueRef,
  run: JobRun,
  saved: SavedState & { readonly hold: string },
): Promise<Restored> {
  const { hold: name, found, set, left = set, proved } = saved
  const states = { found, left, proved }
  const drift = driftOf(await presentState(context, deadline, ref, states), states)
  const release = await endHold(context, deadline, ref, () => findQueue(context, deadline, ref), {
    name,
    own: (comments) => commentsOfJob(comments, saved, run),
    isIncomplete: (comments) => !comments.some((comment) => isOfStep(comment, saved)),
    remembered: { ...NO_TEXT, name, stateBefore: found },
    // A change that can take effect later is undone even before it shows.
    countsAs: (state) => (drift === 'may-change' && state === found ? left : state),
    // Another step with a hold may have paused a queue that this job drained.
    mayResumeFrom: (state) => state === left || (left === 'draining' && state === 'paused'),
  })
  return restoredByHold(ref, name, states, release)
}

const NO_TEXT = {
  reason: '',
  since: '',
  until: '',
  run: '',
  attempt: '',
  job: '',
  workflow: '',
  step: '',
}

function restoredByHold(
  ref: QueueRef,
  name: string,
  { found, left }: StatesOfStep,
  { end, queue, foundState, holds }: Release,
): Restored {
  const { state } = queue
  const isLeft = holds.some((hold) => hold.name === name)
  let removed = `The hold ${name} of the queue ${queueName(ref)} was removed`
  if (isLeft) removed += ' by this job, and stays for another one that uses its name'
  const difference = `not ${left} as this job left it`
  if (queue === GONE)
    return { mark: 'warning', sentence: `${removed}. The queue was deleted meanwhile` }
  switch (end) {
    case 'resumed':
      if (foundState === left)
        return { mark: 'neutral', sentence: `${removed}, and the queue runs again` }
      return {
        mark: 'warning',
        sentence: `${removed}, and the queue runs again. It was ${foundState}, ${difference}`,
      }
    case 'running':
      return {
        mark: isLeft ? 'notice' : 'neutral',
        sentence: `${removed}. The queue is running already`,
      }
    case 'held':
      if (state === 'running')
        return {
          mark: 'notice',
          sentence: `${removed}. The queue is running. If the change of this job to ${left} still takes effect, it stays ${left}, because it has ${heldClause(holds)}`,
        }
      return {
        mark: 'notice',
        sentence: `${removed}. The queue stays ${state}, because it has ${heldClause(holds)}`,
      }
    case 'other-state':
      return {
        mark: 'warning',
        sentence: `${removed}. The queue is ${state}, ${difference}. Someone else changed it, so it stays ${state} until someone resumes it`,
      }
    case 'no-hold':
    case 'stopped-before':
      return {
        mark: 'warning',
        sentence: `The queue ${queueName(ref)} was ${found} before its first hold. ${removed}, and the queue stays ${state} until someone resumes it`,
      }
  }
}

/** Restores the state, and returns a sentence about it: a warning if someone should check the queue. */
export async function restoreState(
  context: QueueContext,
  deadline: Deadline,
  ref: QueueRef,
  { found, set, proved }: SavedState,
): Promise<Restored> {
  const name = `The queue ${queueName(ref)}`
  const states = { found, left: set, proved }
  const state = await presentState(context, deadline, ref, states)
  if (driftOf(state, states) === 'changed') {
    const sentence = `${name} is ${state}, not ${set} as this job left it. Someone else changed it, so it was not restored`
    return { mark: 'warning', sentence }
  }
  const changes = [{ field: 'state', before: set, after: found }] as const
  queueOrThrow(await ensureQueue(context, deadline, ref, changes, { state: found }))
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
  deadline: Deadline,
  ref: QueueRef,
  { found, left, proved }: StatesOfStep,
): Promise<string> {
  const isDoubtful = (queue: Queue) => queue === GONE || (proved && queue.state !== left)
  const read = () =>
    readUntilConsistent(deadline, () => findQueue(context, deadline, ref), isDoubtful)
  if (proved) return (await read()).state
  return (await readUntilConsistent(deadline, read, ({ state }) => state === found, LATE_MS)).state
}

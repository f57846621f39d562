/** Connects the protocol of holds to the service and to GitHub. */
import { randomUUID } from 'node:crypto'
import { ServiceError } from '../http/errors.js'
import { type QueueChangeOutput, readQueue, recordEnsured } from '../queue/operation.js'
import type { QueueContext } from '../queue/watch.js'
import { ensureQueue, requireDone } from '../queue/writes.js'
import { graceMs, WRITING_MS } from '../runner/runner.js'
import { REMEDIES } from '../service/remedies.js'
import type { Queue } from '../service/schemas.js'
import { readSettled } from '../service/verified-write.js'
import { ActionError, RunCancelled } from '../shared/errors.js'
import { type QueueRef, queueName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { afterAbort } from '../step/within.js'
import { liveHolds } from './hold.js'
import { type FailedStop, type HeldQueue, withdraw } from './protocol.js'
import { HoldStore, type StoredHold } from './store.js'
import { resumeAnyway } from './text.js'

/** The outputs of every operation that changes holds. */
export type HoldOutput = QueueChangeOutput | 'holds'

/** The parts of the context that reading and changing holds needs. */
export type HoldContext = QueueContext & Pick<Context, 'github' | 'redact'>

/** The same for a step that also changes the queue. */
export type HeldQueueContext = HoldContext & Pick<Context<HoldOutput>, 'setOutputs'>

/** Returns an id for a step, so that it finds its own comment again. */
export const newStepId = (): string => randomUUID()

/**
 * Returns a queue and its holds as the protocol uses them.
 * @param store the holds of the queue
 * @param readState reads and records the queue
 * @param onChanged gets the queue after each change of its state
 */
export function heldQueue(
  context: HeldQueueContext,
  ref: QueueRef,
  store: HoldStore,
  readState: () => Promise<string>,
  onChanged: (queue: Queue) => void,
): HeldQueue<StoredHold> {
  const { clock } = context
  return {
    now: () => clock.now(),
    readState,
    async setState(after, before) {
      const changes = [{ field: 'state', before, after }] as const
      const ensured = await ensureQueue(context, ref, changes, { state: after })
      recordEnsured(context, ensured)
      onChanged(requireDone(ensured))
    },
    list: () => store.list(),
    add: (hold) => store.add(hold),
    prove: (comment) => store.prove(comment),
    exists: (comment) => store.exists(comment),
    remove: (comment) => store.remove(comment),
    settled: (read, contradicts) => readSettled(context, read, contradicts),
    newStep: newStepId,
  }
}

/** A queue whose holds a step changes. */
export interface TrackedQueue {
  readonly store: HoldStore
  readonly held: HeldQueue<StoredHold>
  /** Returns the queue as last read or changed. */
  readonly latest: () => Queue
}

/** Returns the holds of a queue, and keeps up with the queue while a step changes them. */
export function trackQueue(
  context: Context<HoldOutput>,
  ref: QueueRef,
  found: Queue,
  store = new HoldStore(context, ref),
): TrackedQueue {
  let queue = found
  const readState = async () => {
    queue = await readQueue(context, ref)
    return queue.state
  }
  const onChanged = (changed: Queue) => {
    queue = changed
  }
  return { store, held: heldQueue(context, ref, store, readState, onChanged), latest: () => queue }
}

/** The hold of a step that failed. */
interface OwnHold {
  readonly name: string
  readonly step: string
  /** Whether the post step of this job ends the hold. */
  readonly hasPostStep: boolean
}

/** The fate of a failed step's hold. */
interface Undone {
  /** The failure, which also tells what became of the hold. */
  readonly error: unknown
  /** Whether this step left nothing behind, neither a hold nor a stopped queue. */
  readonly isClean: boolean
}

/** Removes the comment of a step that failed or was cancelled, if that leaves no queue stopped. */
export async function undoStop(
  context: Context<HoldOutput>,
  ref: QueueRef,
  hold: OwnHold,
  { failure, own, mayBeStopped }: FailedStop<StoredHold>,
): Promise<Undone> {
  const isRefused = failure instanceof ServiceError && !failure.mayTakeEffect
  if (own === undefined && isRefused) return { error: failure, isClean: true }
  let isRemoved = false
  const onRemoved = () => {
    isRemoved = true
  }
  const remove = async (contextWithDeadline: HeldQueueContext) => {
    const store = new HoldStore(contextWithDeadline, ref)
    const readState = async () => (await contextWithDeadline.service.getQueue(ref)).state
    const queue = heldQueue(contextWithDeadline, ref, store, readState, () => {})
    const end = await withdraw(queue, hold.step, own, onRemoved)
    await store.show(liveHolds(await store.list(), contextWithDeadline.clock.now()))
    return end
  }
  const isClean = !mayBeStopped || isRefused
  try {
    const end = await withinGrace(context, remove)
    const note = noteOn(end, hold, ref)
    return { error: withNote(failure, note), isClean: isClean && end !== 'kept' }
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    const note = isRemoved ? noteOn('removed', hold, ref) : notRemoved(hold, error, ref)
    return { error: withNote(failure, note), isClean: isClean && isRemoved }
  }
}

/** Runs work at once, or in the time that is left after the run was cancelled. */
function withinGrace<T>(
  context: Context<HoldOutput>,
  work: (contextWithDeadline: HeldQueueContext) => Promise<T>,
): Promise<T> {
  const { signal } = context
  if (!(signal.reason instanceof RunCancelled)) return work(context)
  return afterAbort(context, graceMs(signal) - 2 * WRITING_MS, work)
}

/** What to add to the problem and to the remedy of a failure. */
interface Note {
  readonly problem: string
  readonly remedy: string
}

function noteOn(
  end: Awaited<ReturnType<typeof withdraw>>,
  { name, hasPostStep }: OwnHold,
  ref: QueueRef,
): Note | undefined {
  if (end === 'absent') return undefined
  if (end === 'removed')
    return {
      problem: `the hold \`${name}\` was removed again`,
      remedy: `Check the state of the queue first. ${resumeAnyway(ref)}`,
    }
  const problem = `the hold \`${name}\` stays, because the queue is stopped and no other hold keeps it`
  if (hasPostStep) return { problem, remedy: 'The hold ends with this job.' }
  return { problem, remedy: `To end the hold, run \`resume-queue\` with \`hold: ${name}\`.` }
}

const notRemoved = ({ name }: OwnHold, error: ActionError, ref: QueueRef): Note => ({
  problem: `the hold \`${name}\` could not be removed again (${error.explanation.problem})`,
  remedy: `To end the hold, run \`resume-queue\` with \`hold: ${name}\`, or delete its comment. Check the state of the queue first. ${resumeAnyway(ref)}`,
})

function withNote(cause: unknown, note: Note | undefined): unknown {
  const failure = cause instanceof RunCancelled ? asAborted(cause) : cause
  if (note === undefined || !(failure instanceof ActionError)) return cause
  const { request, problem, remedy } = failure.explanation
  return new ActionError(
    failure.kind,
    {
      request,
      problem: `${problem}; ${note.problem}`,
      remedy: `${remedy} ${note.remedy}`,
    },
    { cause },
  )
}

/** The failure of a run that was cancelled between two requests. */
const asAborted = (cause: RunCancelled): ActionError =>
  new ActionError('aborted', {
    request: 'Changing the holds of the queue',
    problem: cause.message.replace(/\.$/, ''),
    remedy: REMEDIES.aborted,
  })

/**
 * Adds to a failure that the hold is already removed.
 * @param isCertain false if GitHub did not answer to the removal
 */
export function withRemovedHold(
  failure: unknown,
  ref: QueueRef,
  name: string,
  isCertain: boolean,
): unknown {
  const was = isCertain ? 'was removed' : 'may be removed already'
  return withNote(failure, {
    problem: `the hold \`${name}\` of the queue ${queueName(ref)} ${was}, but the queue may still be stopped`,
    remedy: resumeAnyway(ref),
  })
}

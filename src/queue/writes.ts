import { describe, ServiceError } from '../http/errors.js'
import type { HttpRequest } from '../http/request.js'
import { graceMs, WRITING_MS } from '../runner/runner.js'
import { createQueue, updateQueue } from '../service/requests.js'
import type { Queue } from '../service/schemas.js'
import {
  contradiction,
  type Fate,
  NO_EFFECT,
  proved,
  readSettled,
  UNCLEAR,
} from '../service/verified-write.js'
import { bestEffort } from '../shared/best-effort.js'
import { Deadline } from '../shared/clock.js'
import { duration } from '../shared/duration.js'
import { ActionError, type Explanation, RunCancelled, withProblem } from '../shared/errors.js'
import { type QueueRef, queueName } from '../shared/references.js'
import { firstOf } from '../shared/text.js'
import type { Context } from '../step/context.js'
import { afterAbort } from '../step/within.js'
import { changeLine, pullRequests } from './report.js'
import {
  changedSettings,
  type FieldChange,
  oldNameOf,
  type QueueSettings,
  shownSetting,
  updateFor,
} from './settings.js'
import { type QueueContext, unlessMissing, watchQueue } from './watch.js'

/** The requests that {@link createAndConfigure} would send, as far as can be known before. */
export function plannedCreate(ref: QueueRef, settings: QueueSettings): readonly HttpRequest[] {
  const { mode: _, concurrency: __, ...rest } = settings
  const later = changedSettings({}, rest)
  return [
    createQueue(ref, settings),
    ...(later.length === 0 ? [] : [updateQueue(ref, updateFor(later))]),
  ]
}

/**
 * Creates a queue that a read just missed, sets what createQueue does not take, and reads it back.
 * A queue that someone else created first, which is not `created`, is left as it is. A run that is
 * cancelled on the way still sends the settings, because a queue without its required statuses would
 * merge anything.
 * @throws {ActionError} also when it was created and could not be configured: the message says so
 */
export async function createAndConfigure(
  context: Context,
  ref: QueueRef,
  settings: QueueSettings,
  onShown: OnShown,
) {
  const { log, service, signal } = context
  const name = queueName(ref)
  log.info(`Creating the queue ${name}`)
  const missing = (shown: Queue) => changedSettings(shown, settings)
  const configure = (bounded: Context, queue: Queue) => {
    const changes = missing(queue)
    onShown(queue, changes)
    if (changes.length === 0) return queue
    const change = { changes, missing, onShown, isNew: true }
    return changeQueue(bounded, ref, change).catch((error: unknown) => {
      if (!(error instanceof ActionError)) throw error
      const half = `the queue ${name} was created, but not all of its settings are in place`
      throw withProblem(error, `${half}: ${error.explanation.problem}`)
    })
  }
  let fate: Fate = 'refused'
  const configureLate = async (last: Context) => {
    const read = () => last.service.findQueue(ref)
    const queue = await readSettled(last, read, (found) => found === undefined)
    if (queue === undefined) return
    if (fate === 'acknowledged' || looksLikeOurs(queue, settings)) await configure(last, queue)
    else
      log.warning(
        `The run was cancelled while it created the queue ${name}, which now exists. Someone else may have created it, so it was left as it is. Use \`update-queue\` with the same settings to change it.`,
      )
  }
  try {
    const { queue, created } = await service.createQueue(ref, settings, {
      onSent: (end) => {
        fate = end
      },
      // After a send without an answer, a conflict may be with that one: the queue counts as ours.
      judge: (found, conflict) =>
        found === undefined ? NO_EFFECT : proved({ queue: found, created: !conflict }),
      missing: () => 'the service did not show the queue',
    })
    return { queue: created ? await configure(context, queue) : queue, created }
  } catch (error) {
    if (signal.reason instanceof RunCancelled && fate !== 'refused')
      await afterAbort(context, graceMs(signal) - 2 * WRITING_MS, (last) =>
        bestEffort(last, configureLate(last), (why) =>
          log.warning(
            `The run was cancelled before the new queue ${name} had its settings: ${why} Use \`update-queue\` with the same settings to set them.`,
          ),
        ),
      )
    throw error
  }
}

/**
 * Without an answer to createQueue, only what it sends tells our queue from another's. A queue has
 * no author or time of its own, so where nothing was sent it counts as another's.
 */
function looksLikeOurs(queue: Queue, { mode, concurrency }: QueueSettings): boolean {
  const isTold = mode !== undefined || concurrency !== undefined
  return isTold && isEmpty(queue) && changedSettings(queue, { mode, concurrency }).length === 0
}

/** A queue that switches modes finishes its running tests first. */
const SWITCH_MS = 10 * 60_000

/** Receives a queue after a write, and what it lacks: the step may fail, and outputs say what took. */
export type OnShown = (queue: Queue, lacks: readonly FieldChange[]) => void

/** Changes to make at a queue. */
export interface QueueChange {
  /** The changes to send. */
  readonly changes: readonly FieldChange[]
  /** Finds what a queue still lacks, also of what needed no change when the step began. */
  readonly missing: (queue: Queue) => readonly FieldChange[]
  /** Limit for waiting until the queue has switched modes; 10 minutes where absent. */
  readonly switchMs?: number | undefined
  readonly onShown?: OnShown
  /** It was just created, so that the write may be answered as if there were no such queue. */
  readonly isNew?: boolean
}

/**
 * Sends the changes in one updateQueue, waits out `switching_modes`, and returns the queue once it
 * lacks nothing.
 * @throws {ActionError} `refused`: fields that did not take, by name, or a queue that still switches
 *   modes; `unknown-outcome`: sent, and the queue could not be read back
 */
export async function changeQueue(
  context: QueueContext,
  ref: QueueRef,
  { changes, missing, switchMs = SWITCH_MS, onShown, isNew = false }: QueueChange,
): Promise<Queue> {
  const { service, clock, log } = context
  log.group(`Updating the queue ${queueName(ref)}`, changes.map(changeLine))
  const deadline = new Deadline(clock, service.retryTimeoutMs)
  const send = () =>
    service.updateQueue(ref, updateFor(changes), {
      deadline,
      judge: (shown) => {
        if (shown === undefined) return UNCLEAR
        const isDone = isSwitching(shown) || missing(shown).length === 0
        return isDone ? proved(shown) : contradiction(shown)
      },
      missing: () => 'the service did not show the queue',
    })
  let queue = await (isNew ? sendUntilKnown(context, deadline, send) : send())
  if (isSwitching(queue)) {
    onShown?.(queue, missing(queue))
    await waitOutSwitch(context, ref, switchMs)
    const read = () => context.service.getQueue(ref)
    queue = await readSettled(context, read, (shown) => missing(shown).length > 0)
  }
  if (ignoresEmptyList(missing(queue))) queue = await clearStatuses(context, ref, missing, queue)
  const ignored = missing(queue)
  onShown?.(queue, ignored)
  if (ignored.length > 0) throw didNotTake(ref, ignored, queue)
  return queue
}

const ignoresEmptyList = (missing: readonly FieldChange[]): boolean =>
  missing.some(
    ({ field, before, after }) =>
      field === 'required-statuses' && before !== null && isEmptyList(after),
  )

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** Version 1 of the service ignores an empty list of statuses, and has a field that clears the list. */
async function clearStatuses(
  { service, log }: QueueContext,
  ref: QueueRef,
  missing: QueueChange['missing'],
  queue: Queue,
): Promise<Queue> {
  log.info(
    'The service ignored the empty list of `required-statuses`; clearing the list in another way',
  )
  return service.updateQueue(
    ref,
    { deleteRequiredStatuses: true },
    {
      judge: (shown) => {
        if (shown === undefined) return UNCLEAR
        return missing(shown).length === 0 || shownSetting(shown, 'required-statuses') === null
          ? proved(shown)
          : contradiction(shown)
      },
      missing: () => `the service still showed ${queue.requiredStatuses?.length ?? 0} statuses`,
    },
  )
}

/** Time for the answer to the last send. */
const ANSWER_MS = 1000

/** Sends a write to a new queue again while the service answers that there is no such queue. */
async function sendUntilKnown(
  context: QueueContext,
  deadline: Deadline,
  send: () => Promise<Queue>,
): Promise<Queue> {
  const attempt = () => send().catch(unlessMissing)
  const isUnknown = (answer: Queue | ServiceError) => answer instanceof ServiceError
  const answer = await readSettled(context, attempt, isUnknown, deadline.remainingMs - ANSWER_MS)
  if (answer instanceof ServiceError) throw answer
  return answer
}

const isSwitching = ({ state }: Queue): boolean => state === 'switching_modes'

async function waitOutSwitch(context: QueueContext, ref: QueueRef, ms: number): Promise<void> {
  const limit = duration(ms / 1000)
  context.log.info(
    `The queue ${queueName(ref)} is switching modes, which finishes its running tests first; waiting up to ${limit}`,
  )
  const { done } = await watchQueue(context, ref, ms, (queue) => !isSwitching(queue))
  if (done) return
  throw new ActionError('refused', {
    request: describe(updateQueue(ref, {})),
    problem: `the service acknowledged it, but the queue is still switching modes after ${limit}`,
    remedy: 'Check the pull requests under test; the change takes effect when they finish.',
  })
}

function didNotTake(ref: QueueRef, missing: readonly FieldChange[], queue: Queue): ActionError {
  return new ActionError('refused', {
    request: describe(updateQueue(ref, {})),
    problem: `the service acknowledged it, but ${missing.map((change) => ignored(change, queue)).join('; ')}`,
    remedy: remedyForStatuses(missing.find(({ field }) => field === 'required-statuses')),
  })
}

function ignored({ field, after }: FieldChange, queue: Queue): string {
  const shown = shownSetting(queue, field)
  const requested = `requested ${shownValue(field, after)}`
  if (shown === null && field !== 'required-statuses')
    return `\`${field}\` is not shown, ${requested}: this service may not know this setting`
  const still = `\`${field}\` is still ${shownValue(field, shown)}, ${requested}`
  const oldName = oldNameOf(queue, field)
  if (oldName === undefined) return still
  return `${still}: this is an older service, which calls it \`${oldName}\` and ignores updates under its current name`
}

const shownValue = (field: FieldChange['field'], value: unknown): string =>
  field === 'required-statuses' && value === null ? "the service's defaults" : JSON.stringify(value)

function remedyForStatuses(statuses: FieldChange | undefined): string {
  if (statuses?.after === null)
    return 'Either the service ignored the reset, or it does not say that the list it shows is its default; name the list instead of `null`.'
  if (Array.isArray(statuses?.after) && statuses.after.length === 0)
    return 'Some services ignore an empty list of statuses; `null` restores their defaults.'
  return 'Check that the service and the plan of the organization allow these values, or leave them out.'
}

/** Tells whether a queue can be deleted. */
export const isEmpty = ({ enqueuedPullRequests }: Queue): boolean =>
  enqueuedPullRequests.length === 0

/** End of a deletion: a queue is one that is not empty (anymore). */
type Removal = 'deleted' | 'not-found' | Queue

/** Deletes a queue if it is empty, as a read just showed it, and reads that it is gone. */
export async function removeQueue(
  context: Context,
  ref: QueueRef,
  found: Queue | undefined,
): Promise<Removal> {
  if (found !== undefined && !isEmpty(found)) return found
  try {
    return await context.service.deleteQueue(ref, {
      judge: (queue) => {
        if (queue === undefined) return proved<Removal>('deleted')
        return isEmpty(queue) ? NO_EFFECT : contradiction<Removal>(queue)
      },
      missing: () => 'the queue was still there',
    })
  } catch (error) {
    if (!(error instanceof ServiceError && /^(refused|not-found)$/.test(error.kind))) throw error
    const queue = await context.service.findQueue(ref)
    if (queue === undefined) return 'not-found'
    if (!isEmpty(queue)) return queue
    // `not-found` passes, and this queue is still there.
    throw new ServiceError('refused', error.explanation, error.failure, error)
  }
}

/** Why a queue was not deleted, and what is in it; the first fifty by number. */
export function notEmpty(ref: QueueRef, queue: Queue): Explanation {
  const numbers = queue.enqueuedPullRequests.map(({ prNumber }) => `#${prNumber}`)
  const them = numbers.length === 1 ? 'it' : 'them'
  return {
    request: `Deleting the queue ${queueName(ref)}`,
    problem: `it contains ${pullRequests(numbers.length)} (${firstOf(numbers, 50)}), and only an empty queue can be deleted`,
    remedy: `Cancel ${them} or let ${them} merge, then run the step again.`,
  }
}

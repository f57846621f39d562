import { describeRequest, HttpError } from '../http/errors.js'
import type { HttpRequest } from '../http/request.js'
import { graceMs, WRITING_MS } from '../runner/runner.js'
import { createQueue, updateQueue } from '../service/requests.js'
import type { Queue } from '../service/schemas.js'
import {
  contradiction,
  NO_EFFECT,
  proved,
  READ_AGAIN,
  readUntilConsistent,
  type SendResult,
} from '../service/verified-write.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import { duration } from '../shared/duration.js'
import { ActionError, type Explanation } from '../shared/errors.js'
import { type QueueRef, queueName } from '../shared/references.js'
import { firstOf } from '../shared/text.js'
import type { Context } from '../step/context.js'
import { changeLine, pullRequests } from './report.js'
import {
  changedSettings,
  effectiveChanges,
  type FieldChange,
  missingChanges,
  oldNameOf,
  type QueueSettings,
  settingOnQueue,
  updateFor,
  type WantedQueue,
} from './settings.js'
import { asMissing, type QueueContext, watchQueue } from './watch.js'

/** A queue after the writes of {@link ensureQueue} or {@link createAndConfigure}. */
export interface ConfiguredQueue {
  /** The queue as the service last showed it. */
  readonly queue: Queue
  /** The changes that took effect. */
  readonly changed: readonly FieldChange[]
  /** Wanted settings that are not in force. */
  readonly missing: readonly FieldChange[]
  /** Why the queue is not as wanted. Record `changed`, then call {@link queueOrThrow}. */
  readonly failure?: unknown
}

/** Returns the queue, or throws the failure if the queue is not as wanted. */
export function queueOrThrow({ queue, failure }: ConfiguredQueue): Queue {
  if (failure !== undefined) throw failure
  return queue
}

/** The requests that {@link createAndConfigure} would send, as far as they are known in advance. */
export function plannedCreate(ref: QueueRef, settings: QueueSettings): readonly HttpRequest[] {
  const { mode: _, concurrency: __, ...rest } = settings
  const later = changedSettings({}, rest)
  const requests = [createQueue(ref, settings)]
  if (later.length > 0) requests.push(updateQueue(ref, updateFor(later)))
  return requests
}

/** A new queue, or with `created: false` a queue that someone else created first. */
type Created = ConfiguredQueue & { readonly created: boolean }

/**
 * Creates a queue that was just missing, sends the settings that createQueue doesn't accept, and reads
 * it back. A queue that someone else created first is not changed. A cancelled run still sends the
 * settings, because a queue without its required statuses would merge anything.
 * @param changes the changes to report: the queue itself and its settings
 * @throws {ActionError} if the queue was not created, or nothing showed what became of it
 */
export async function createAndConfigure(
  context: Context,
  deadline: Deadline,
  ref: QueueRef,
  changes: readonly FieldChange[],
  settings: QueueSettings,
): Promise<Created> {
  const { log } = context
  log.info(`Creating the queue ${queueName(ref)}`)
  const sent = await sendCreate(context, deadline, ref, settings)
  if (sent.queue !== undefined && !sent.created) {
    const missing = changedSettings(sent.queue, settings)
    return { queue: sent.queue, changed: [], missing, created: false }
  }
  const configured =
    sent.queue && (await configureNew(context, deadline, ref, changes, sent.queue, settings))
  const failure = sent.queue === undefined ? sent.failure : configured?.failure
  const isCancelled = failure !== undefined && deadline.isCancelled
  let ensured = configured
  if (isCancelled && sent.sendResult !== 'refused') {
    const late = await configureLate(context, deadline, ref, changes, settings, sent.sendResult)
    ensured = late ?? configured
  }
  if (ensured === undefined) throw failure
  return { ...ensured, failure, created: true }
}

/** How createQueue ended: with a queue or a failure. */
type SentCreate = { readonly sendResult: SendResult } & (
  | { readonly queue: Queue; readonly created: boolean }
  | { readonly queue?: undefined; readonly failure: unknown }
)

async function sendCreate(
  { service }: Context,
  deadline: Deadline,
  ref: QueueRef,
  settings: QueueSettings,
): Promise<SentCreate> {
  let sendResult: SendResult = 'refused'
  try {
    const proof = await service.createQueue(deadline, ref, settings, {
      onSent: (result) => {
        sendResult = result
      },
      // After a send without an answer, a refusal may be due to that send: the queue counts as ours.
      judge: (queue, sent) =>
        queue === undefined ? NO_EFFECT : proved({ queue, created: sent !== 'refused' }),
      missing: () => 'Trunk did not show the queue',
    })
    return { ...proof, sendResult }
  } catch (failure) {
    return { failure, sendResult }
  }
}

async function configureNew(
  context: QueueContext,
  deadline: Deadline,
  ref: QueueRef,
  changes: readonly FieldChange[],
  queue: Queue,
  settings: QueueSettings,
): Promise<ConfiguredQueue> {
  const missing = changedSettings(queue, settings)
  if (missing.length === 0) return { queue, changed: changes, missing }
  const update = ensureQueue(context, deadline, ref, missing, { settings }, { isNew: true })
  const ensured = await update.catch((failure: unknown) => ({ queue, missing, failure }))
  const changed = effectiveChanges(changes, ensured.missing)
  const { failure } = ensured
  if (!(failure instanceof ActionError)) return { ...ensured, changed, failure }
  const problem = `the queue ${queueName(ref)} was created, but not all of its settings are in place`
  return {
    ...ensured,
    changed,
    failure: failure.withProblem(`${problem}: ${failure.explanation.problem}`),
  }
}

/** Configures the queue that a cancelled run was creating. Any problem is only a warning. */
async function configureLate(
  context: Context,
  deadline: Deadline,
  ref: QueueRef,
  changes: readonly FieldChange[],
  settings: QueueSettings,
  sendResult: SendResult,
): Promise<ConfiguredQueue | undefined> {
  const { log } = context
  const name = queueName(ref)
  const warn = (why: string) =>
    log.warning(
      `The run was cancelled before the new queue ${name} had its settings: ${why} Use \`update-queue\` with the same settings to set them.`,
    )
  const last = deadline.afterCancellation(graceMs(deadline.signal) - 2 * WRITING_MS)
  const configure = async () => {
    const read = () => context.service.findQueue(last, ref)
    const queue = await readUntilConsistent(last, read, (queue) => queue === undefined)
    if (queue === undefined) return undefined
    if (sendResult === 'acknowledged' || looksLikeOurs(queue, settings))
      return configureNew(context, last, ref, changes, queue, settings)
    log.warning(
      `The run was cancelled while it created the queue ${name}, which now exists. Someone else may have created it, so it was not changed. Use \`update-queue\` with the same settings to change it.`,
    )
    return undefined
  }
  const late = await bestEffort(last, configure(), warn)
  if (late?.failure instanceof Error) warn(late.failure.message)
  return late
}

/**
 * True if a queue is probably the one that this run created, if createQueue got no answer. A
 * queue has no author and no creation time, so only the values that createQueue sent can tell. If it
 * sent none, the queue counts as someone else's.
 */
function looksLikeOurs(queue: Queue, { mode, concurrency }: QueueSettings): boolean {
  const isDistinctive = mode !== undefined || concurrency !== undefined
  return (
    isDistinctive &&
    isQueueEmpty(queue) &&
    changedSettings(queue, { mode, concurrency }).length === 0
  )
}

/** A queue finishes its running tests before it switches modes. */
const SWITCH_MS = 10 * 60_000

/** How to update a queue. */
export interface EnsureOptions {
  /** How long to wait until the queue has switched modes; 10 minutes by default. */
  readonly switchMs?: number | undefined
  /** The queue was just created, so the service may still answer that it doesn't exist. */
  readonly isNew?: boolean
}

/**
 * Makes an existing queue as wanted: sends the changes in one updateQueue, waits until the queue has
 * switched modes, and reads it back.
 * @param changes the changes to send
 * @param wanted everything that must be in force afterwards, including what needs no change now
 * @returns with a `failure` if a change is missing: `refused` names the fields that the service ignored,
 *   or says that the queue still switches modes
 * @throws {ActionError} if the service refused the update, or showed no queue after it
 */
export async function ensureQueue(
  context: QueueContext,
  deadline: Deadline,
  ref: QueueRef,
  changes: readonly FieldChange[],
  wanted: WantedQueue,
  { switchMs = SWITCH_MS, isNew = false }: EnsureOptions = {},
): Promise<ConfiguredQueue> {
  const { service, log } = context
  log.group(`Updating the queue ${queueName(ref)}`, changes.map(changeLine))
  const missingIn = (queue: Queue) => missingChanges(queue, wanted)
  const ensured = (queue: Queue, failure?: unknown): ConfiguredQueue => {
    const missing = missingIn(queue)
    return { queue, changed: effectiveChanges(changes, missing), missing, failure }
  }
  const patience = deadline.restarted(service.retryTimeoutMs)
  const send = () =>
    service.updateQueue(deadline, ref, updateFor(changes), {
      patience,
      judge: (queue) => {
        if (queue === undefined) return READ_AGAIN
        const isDone = isSwitching(queue) || missingIn(queue).length === 0
        return isDone ? proved(queue) : contradiction(queue)
      },
      missing: () => 'Trunk did not show the queue',
    })
  let queue = await (isNew ? sendUntilKnown(deadline, patience, send) : send())
  try {
    if (isSwitching(queue)) {
      await waitOutSwitch(context, deadline, ref, switchMs)
      const read = () => service.getQueue(deadline, ref)
      queue = await readUntilConsistent(deadline, read, (reading) => missingIn(reading).length > 0)
    }
    if (ignoresEmptyList(missingIn(queue)))
      queue = await clearStatuses(context, deadline, ref, wanted, queue)
  } catch (failure) {
    return ensured(queue, failure)
  }
  const missing = missingIn(queue)
  return ensured(queue, missing.length === 0 ? undefined : notInForce(ref, missing, queue))
}

const ignoresEmptyList = (missing: readonly FieldChange[]): boolean =>
  missing.some(
    ({ field, before, after }) =>
      field === 'required-statuses' && before !== null && isEmptyList(after),
  )

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** Version 1 of the service ignores an empty list of statuses, but has a field that clears the list. */
async function clearStatuses(
  { service, log }: QueueContext,
  deadline: Deadline,
  ref: QueueRef,
  wanted: WantedQueue,
  queue: Queue,
): Promise<Queue> {
  log.info('Trunk ignored the empty list of `required-statuses`; clearing the list in another way')
  return service.updateQueue(
    deadline,
    ref,
    { deleteRequiredStatuses: true },
    {
      judge: (reading) => {
        if (reading === undefined) return READ_AGAIN
        const isCleared =
          missingChanges(reading, wanted).length === 0 ||
          settingOnQueue(reading, 'required-statuses') === null
        return isCleared ? proved(reading) : contradiction(reading)
      },
      missing: () => `Trunk still showed ${queue.requiredStatuses?.length ?? 0} statuses`,
    },
  )
}

/** Time reserved for the answer to the last send. */
const ANSWER_MS = 1000

/** Repeats a write to a new queue while the service answers that the queue does not exist. */
async function sendUntilKnown(
  deadline: Deadline,
  patience: Deadline,
  send: () => Promise<Queue>,
): Promise<Queue> {
  const attempt = () => send().catch(asMissing)
  const isUnknown = (answer: Queue | HttpError) => answer instanceof HttpError
  const answer = await readUntilConsistent(
    deadline,
    attempt,
    isUnknown,
    patience.remainingMs - ANSWER_MS,
  )
  if (answer instanceof HttpError) throw answer
  return answer
}

const isSwitching = ({ state }: Queue): boolean => state === 'switching_modes'

async function waitOutSwitch(
  context: QueueContext,
  deadline: Deadline,
  ref: QueueRef,
  ms: number,
): Promise<void> {
  const limit = duration(ms / 1000)
  context.log.info(
    `The queue ${queueName(ref)} is switching modes, which finishes its running tests first; waiting up to ${limit}`,
  )
  const { done } = await watchQueue(context, deadline, ref, ms, (queue) => !isSwitching(queue))
  if (done) return
  throw new ActionError('refused', {
    request: describeRequest(updateQueue(ref, {})),
    problem: `Trunk acknowledged it, but the queue is still switching modes after ${limit}`,
    remedy: 'Check the pull requests under test; the change takes effect when they finish.',
  })
}

function notInForce(ref: QueueRef, missing: readonly FieldChange[], queue: Queue): ActionError {
  return new ActionError('refused', {
    request: describeRequest(updateQueue(ref, {})),
    problem: `Trunk acknowledged it, but ${missing.map((change) => ignoredClause(change, queue)).join('; ')}`,
    remedy: remedyForStatuses(missing.find(({ field }) => field === 'required-statuses')),
  })
}

function ignoredClause({ field, after }: FieldChange, queue: Queue): string {
  const value = settingOnQueue(queue, field)
  const requested = `requested ${shownFieldValue(field, after)}`
  if (value === null && field !== 'required-statuses')
    return `\`${field}\` is not shown, ${requested}: this service may not know this setting`
  const still = `\`${field}\` is still ${shownFieldValue(field, value)}, ${requested}`
  const oldName = oldNameOf(queue, field)
  if (oldName === undefined) return still
  return `${still}: this is an older service, which calls it \`${oldName}\` and ignores updates under its current name`
}

function shownFieldValue(field: FieldChange['field'], value: unknown): string {
  if (field === 'required-statuses' && value === null) return "Trunk's defaults"
  return JSON.stringify(value)
}

function remedyForStatuses(statuses: FieldChange | undefined): string {
  if (statuses?.after === null)
    return 'Either Trunk ignored the reset, or it does not say that the list it shows is its default; name the list instead of `null`.'
  if (Array.isArray(statuses?.after) && statuses.after.length === 0)
    return 'Some services ignore an empty list of statuses; `null` restores their defaults.'
  return 'Check that Trunk and the plan of the organization allow these values, or leave them out.'
}

/** Returns whether no pull request is in the queue, so that it can be deleted. */
export const isQueueEmpty = ({ enqueuedPullRequests }: Queue): boolean =>
  enqueuedPullRequests.length === 0

/** How a deletion ended. A queue means that it is not empty, so it was not deleted. */
type DeletionResult = 'deleted' | 'not-found' | Queue

/**
 * Deletes a queue if it is empty, and proves that it is gone.
 * @param before the queue as just read
 */
export async function removeQueue(
  context: Context,
  deadline: Deadline,
  ref: QueueRef,
  before: Queue | undefined,
): Promise<DeletionResult> {
  if (before !== undefined && !isQueueEmpty(before)) return before
  try {
    return await context.service.deleteQueue(deadline, ref, {
      judge: (queue) => {
        if (queue === undefined) return proved<DeletionResult>('deleted')
        if (isQueueEmpty(queue)) return NO_EFFECT
        return contradiction<DeletionResult>(queue)
      },
      missing: () => 'the queue was still there',
    })
  } catch (error) {
    if (!(error instanceof HttpError && ['refused', 'not-found'].includes(error.kind))) throw error
    const queue = await context.service.findQueue(deadline, ref)
    if (queue === undefined) return 'not-found'
    if (!isQueueEmpty(queue)) return queue
    // A `not-found` would pass, but the queue still exists.
    throw new HttpError('refused', error.explanation, error.failure, error)
  }
}

/** Explains why a queue was not deleted, and names its first fifty pull requests. */
export function notEmpty(ref: QueueRef, queue: Queue): Explanation {
  const numbers = queue.enqueuedPullRequests.map(({ prNumber }) => `#${prNumber}`)
  const them = numbers.length === 1 ? 'it' : 'them'
  return {
    request: `Deleting the queue ${queueName(ref)}`,
    problem: `it contains ${pullRequests(numbers.length)} (${firstOf(numbers, 50)}), and only an empty queue can be deleted`,
    remedy: `Cancel ${them} or let ${them} merge, then run the step again.`,
  }
}

import { describe } from '../http/errors.js'
import { updateQueue } from '../service/requests.js'
import type { Queue } from '../service/schemas.js'
import { Deadline } from '../shared/clock.js'
import { duration } from '../shared/duration.js'
import { ActionError } from '../shared/errors.js'
import { type QueueRef, queueName } from '../shared/references.js'
import { changeLine } from './report.js'
import { agrees, type Change, oldNameOf, shownSetting, updateFor } from './settings.js'
import { type QueueContext, watchQueue } from './watch.js'

/** How long a service may take to show a write that it has acknowledged, in milliseconds. */
const SETTLE_MS = 10_000
/** A queue that switches modes finishes its running tests first; few test runs take an hour. */
const SWITCH_MS = 60 * 60_000

/**
 * Sends the changes in one updateQueue, waits out `switching_modes`, and returns the queue once it
 * shows them all.
 * @throws {ActionError} `refused`: fields that did not take, by name; `timed-out`: still switching
 *   modes after an hour; `unknown-outcome`: sent, and the queue could not be read back
 */
export async function changeQueue(
  context: QueueContext,
  ref: QueueRef,
  changes: readonly Change[],
): Promise<Queue> {
  context.log.group(`Updating the queue ${queueName(ref)}`, changes.map(changeLine))
  const prove = () => readBack(context, ref, changes)
  return context.service.updateQueue(ref, updateFor(changes), { prove })
}

async function readBack(
  context: QueueContext,
  ref: QueueRef,
  changes: readonly Change[],
): Promise<Queue> {
  const settle = new Deadline(context.clock, SETTLE_MS)
  for (;;) {
    let queue = await context.service.getQueue(ref)
    if (queue.state === 'switching_modes') queue = await waitOutSwitch(context, ref)
    const missing = changes.filter(({ field, after }) => !agrees(shownSetting(queue, field), after))
    if (missing.length === 0) return queue
    if (settle.passed) throw didNotTake(ref, missing, queue)
    await context.clock.sleep(1000, context.signal)
  }
}

async function waitOutSwitch(context: QueueContext, ref: QueueRef): Promise<Queue> {
  context.log.info(
    `The queue ${queueName(ref)} is switching modes: it finishes its running tests first; waiting up to ${duration(SWITCH_MS / 1000)}`,
  )
  const { done, queue } = await watchQueue(
    context,
    ref,
    SWITCH_MS,
    ({ state }) => state !== 'switching_modes',
  )
  if (done) return queue
  throw new ActionError('timed-out', {
    request: describe(updateQueue(ref, {})),
    problem: `acknowledged, but the queue is still switching modes after ${duration(SWITCH_MS / 1000)}`,
    remedy: 'Check the pull requests under test; the change takes effect when they finish.',
  })
}

function didNotTake(ref: QueueRef, missing: readonly Change[], queue: Queue): ActionError {
  return new ActionError('refused', {
    request: describe(updateQueue(ref, {})),
    problem: `acknowledged, but ${missing.map((change) => ignored(change, queue)).join('; ')}`,
    remedy: remedyFor(missing.find(({ field }) => field === 'required-statuses')),
  })
}

function ignored({ field, after }: Change, queue: Queue): string {
  const shown = shownSetting(queue, field)
  const requested = `requested ${shownValue(field, after)}`
  if (shown === null && field !== 'required-statuses')
    return `\`${field}\` is not shown, ${requested}: this service may not know this setting`
  const oldName = oldNameOf(queue, field)
  const why =
    oldName === undefined
      ? ''
      : `: this is an older service, which calls it \`${oldName}\` and ignores updates under its current name`
  return `\`${field}\` is still ${shownValue(field, shown)}, ${requested}${why}`
}

const shownValue = (field: Change['field'], value: unknown): string =>
  field === 'required-statuses' && value === null ? "the service's defaults" : JSON.stringify(value)

function remedyFor(statuses: Change | undefined): string {
  if (statuses?.after === null)
    return 'Either the service ignores the reset, or it lists its defaults without their source; name the list instead of `null`.'
  if (Array.isArray(statuses?.after) && statuses.after.length === 0)
    return 'Some services ignore an empty list of statuses; `null` restores their defaults.'
  return 'Check that the service and the plan of the organization allow these values, or leave them out.'
}

import { hasStatus } from '../http/errors.js'
import type { HttpRequest } from '../http/request.js'
import type { CallOptions } from '../http/transport.js'
import { createQueue, updateQueue } from '../service/requests.js'
import type { Queue } from '../service/schemas.js'
import { ActionError, withProblem } from '../shared/errors.js'
import { type QueueRef, queueName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { changeQueue } from './change.js'
import { differences, type QueueSettings, updateFor } from './settings.js'

/** The queue, or `undefined` where the service says that it does not exist. */
export const findQueue = (
  { service }: Pick<Context, 'service'>,
  ref: QueueRef,
  options?: CallOptions,
): Promise<Queue | undefined> =>
  service.getQueue(ref, options).catch((error: unknown) => {
    if (hasStatus(error, 404)) return undefined
    throw error
  })

/** The requests that {@link createAndConfigure} would send, as far as can be known before. */
export function plannedCreate(ref: QueueRef, settings: QueueSettings): readonly HttpRequest[] {
  const { mode: _, concurrency: __, ...rest } = settings
  const later = differences({}, rest)
  return [
    createQueue(ref, settings),
    ...(later.length === 0 ? [] : [updateQueue(ref, updateFor(later))]),
  ]
}

/**
 * Creates a queue that a read just missed, sets what createQueue does not take, and reads it back.
 * A queue that someone else created first, which is not `created`, is left as it is.
 * @throws {ActionError} also when it was created and could not be configured: the message says so
 */
export async function createAndConfigure(
  context: Context,
  ref: QueueRef,
  settings: QueueSettings,
): Promise<{ readonly queue: Queue; readonly created: boolean }> {
  context.log.info(`Creating the queue ${queueName(ref)}`)
  let conflicts = 0
  let silences = 0
  const queue = await context.service.createQueue(ref, settings, {
    wasApplied: async (error, call) => {
      if (error.status === 409) conflicts++
      else silences++
      return (await findQueue(context, ref, call)) !== undefined
    },
    prove: () => context.service.getQueue(ref),
  })
  // After an attempt without an answer, a conflict may be with that one: the queue counts as ours.
  if (conflicts > 0 && silences === 0) return { queue, created: false }
  context.setOutputs({ changed: true })
  const changes = differences(queue, settings)
  if (changes.length === 0) return { queue, created: true }
  const half = `the queue ${queueName(ref)} was created, but not all of its settings are in place`
  const changed = await changeQueue(context, ref, changes).catch((error: unknown) => {
    if (!(error instanceof ActionError)) throw error
    throw withProblem(error, `${half}: ${error.explanation.problem}`)
  })
  return { queue: changed, created: true }
}

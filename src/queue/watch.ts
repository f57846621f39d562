import { type HttpError, hasStatus } from '../http/errors.js'
import type { Queue } from '../service/schemas.js'
import { SETTLE_MS } from '../service/verified-write.js'
import type { Deadline } from '../shared/deadline.js'
import { duration } from '../shared/duration.js'
import { ActionError } from '../shared/errors.js'
import { type QueueRef, queueName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { CONFIRM_MS, poll } from '../step/poll.js'

/** The last reading may end this much later than the wait. */
const GRACE_MS = 15_000

/** The parts of the context that reading and changing a queue needs. */
export type QueueContext = Pick<Context, 'service' | 'clock' | 'random' | 'log'>

/** How a wait ended. */
export interface Watched {
  /** False if the time was up. */
  readonly done: boolean
  readonly queue: Queue
  readonly polls: number
  readonly waitedMs: number
}

/**
 * Polls a queue until `done` returns true or the time is up. The caller has read the queue before.
 * @param timeoutMs total time to wait, with one last reading at its end
 * @param done gets each reading; an error that it throws ends the wait too
 * @throws {ActionError} `timed-out`: the time is up, and the queue could never be read
 */
export async function watchQueue(
  context: QueueContext,
  deadline: Deadline,
  ref: QueueRef,
  timeoutMs: number,
  done: (queue: Queue) => boolean,
): Promise<Watched> {
  const { service, clock, random } = context
  const started = clock.monotonic()
  const waited = () => clock.monotonic() - started
  const patience = deadline.restarted(timeoutMs + GRACE_MS)
  const timeout = deadline.restarted(timeoutMs)
  let polls = 0
  let queue: Queue | undefined
  let missingSince: number | undefined
  const read = async (): Promise<Queue | HttpError> => {
    polls++
    return service.getQueue(deadline, ref, { attempts: 1, patience }).catch(asMissing)
  }
  const polled = await poll<Queue | HttpError, true>(context, deadline, timeout, {
    read,
    take: (reading, at) => {
      if (reading.type === 'failure') return undefined
      if (reading.value instanceof Error) {
        missingSince ??= at
        // A deployment or a proxy can answer 404 for a moment.
        if (at - missingSince >= SETTLE_MS) throw reading.value
        return undefined
      }
      missingSince = undefined
      queue = reading.value
      return done(queue) || undefined
    },
    paceMs: () => (missingSince === undefined ? intervalMs(waited(), random()) : CONFIRM_MS),
  })
  if (polled.type === 'failed') throw polled.error
  if (queue !== undefined)
    return { done: polled.type === 'ended', queue, polls, waitedMs: waited() }
  throw new ActionError('timed-out', {
    request: `Waiting for the queue ${queueName(ref)}`,
    problem: `couldn't read it within ${duration(timeoutMs / 1000)}`,
    remedy: 'Check that Trunk is up, then run the step again.',
  })
}

/** Returns the error that the queue does not exist, and throws any other error. */
export function asMissing(error: unknown): HttpError {
  if (hasStatus(error, 404)) return error
  throw error
}

/** A tenth of the time waited so far, between 2 s and 30 s, with a jitter of 10%. */
const intervalMs = (waitedMs: number, random: number): number =>
  Math.min(30_000, Math.max(2000, waitedMs / 10)) * (0.9 + 0.2 * random)

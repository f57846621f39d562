import { ServiceError } from '../http/errors.js'
import type { Queue } from '../service/schemas.js'
import { Deadline } from '../shared/clock.js'
import { duration } from '../shared/duration.js'
import { ActionError } from '../shared/errors.js'
import { type QueueRef, queueName } from '../shared/references.js'
import type { Context } from '../step/context.js'

/** How long the service may be unavailable during a wait (docs/adr/0005). */
const OUTAGE_MS = 10 * 60_000
/** The last reading ends at most this much later than the wait, whatever hangs. */
const GRACE_MS = 15_000
/** Longest pause that the service may ask for during a wait. */
const LONGEST_PAUSE_MS = 60_000

/** What reading and changing a queue needs of the outside world. */
export type QueueContext = Pick<Context, 'service' | 'clock' | 'random' | 'signal' | 'log'>

/** How a wait ended. */
export interface Watched {
  /** Otherwise, the time was up. */
  readonly done: boolean
  readonly queue: Queue
  readonly polls: number
  readonly waitedMs: number
}

/**
 * Polls a queue, which was read before, until `done` or until the time is up. An outage ends the
 * wait only after ten minutes without an answer, and so does an answer that no waiting will change.
 * @param timeoutMs how long to wait in all; the last reading is at its end
 * @param done receives each reading; `true` ends the wait, and so does an error that it throws
 * @throws {ActionError} `timed-out`: the time is up, and the queue could never be read
 */
export async function watchQueue(
  context: QueueContext,
  ref: QueueRef,
  timeoutMs: number,
  done: (queue: Queue) => boolean,
): Promise<Watched> {
  const { service, clock, random, signal, log } = context
  const deadline = new Deadline(clock, timeoutMs)
  const bound = new Deadline(clock, timeoutMs + GRACE_MS)
  const started = clock.monotonic()
  const waited = () => clock.monotonic() - started
  let answeredAt = started
  let seen: Queue | undefined
  let refusals = 0
  for (let polls = 1; ; polls++) {
    const last = deadline.passed
    let pauseMs = 0
    try {
      const queue = await service.getQueue(ref, { attempts: 1, deadline: bound })
      answeredAt = clock.monotonic()
      refusals = 0
      seen = queue
      if (done(queue)) return { done: true, queue, polls, waitedMs: waited() }
    } catch (error) {
      if (!(error instanceof ServiceError) || signal.aborted) throw error
      // These may come from a proxy or a deployment: only two in a row count.
      refusals = [401, 403, 404].includes(error.status ?? 0) ? refusals + 1 : 0
      if (isFinal(error) || refusals >= 2) throw error
      if (clock.monotonic() - answeredAt >= OUTAGE_MS) throw error
      log.info(`${error.explanation.request}: ${error.explanation.problem}; still waiting`)
      pauseMs = requestedPause(error, log)
    }
    if (last) {
      if (seen !== undefined) return { done: false, queue: seen, polls, waitedMs: waited() }
      throw new ActionError('timed-out', {
        request: `Waiting for the queue ${queueName(ref)}`,
        problem: `it could not be read within ${Math.round(timeoutMs / 1000)} s`,
        remedy: 'Check that the service is up, then run the step again.',
      })
    }
    const interval = Math.max(pauseMs, intervalMs(waited(), random()))
    await clock.sleep(Math.min(interval, deadline.remainingMs), signal)
  }
}

function requestedPause({ failure }: ServiceError, log: QueueContext['log']): number {
  const pauseMs = failure.type === 'status' ? (failure.retryAfterMs ?? 0) : 0
  if (pauseMs === 0) return 0
  const cap = pauseMs > LONGEST_PAUSE_MS ? '; this wait pauses for at most 60 s' : ''
  log.info(`The service asks for a pause of ${duration(pauseMs / 1000)}${cap}`)
  return Math.min(pauseMs, LONGEST_PAUSE_MS)
}

/** A tenth of the time waited so far, from 2 s to 30 s, give or take a tenth. */
const intervalMs = (waitedMs: number, random: number): number =>
  Math.min(30_000, Math.max(2000, waitedMs / 10)) * (0.9 + 0.2 * random)

function isFinal({ failure: { type }, status }: ServiceError): boolean {
  if (status === undefined) return type === 'misconfigured' || type === 'wrong-shape'
  return status < 400 || [400, 405, 422, 501].includes(status)
}

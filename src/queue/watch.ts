import { ServiceError } from '../http/errors.js'
import type { Queue } from '../service/schemas.js'
import { Deadline } from '../shared/clock.js'
import { ActionError } from '../shared/errors.js'
import type { QueueRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { queueName } from './name.js'

/** How long the service may be out while something is waited for (docs/adr/0005). */
const OUTAGE_MS = 10 * 60_000

/** What reading and changing a queue needs of the outside world. */
export type QueueContext = Pick<Context, 'service' | 'clock' | 'random' | 'signal' | 'log'>

/** What to wait for at a queue. */
export interface Watch {
  readonly context: QueueContext
  readonly ref: QueueRef
  /** How long to wait in all, in milliseconds; the last look is at its end. */
  readonly timeoutMs: number
  /** Looks at each reading; `true` ends the wait. May throw to end it otherwise. */
  readonly done: (queue: Queue) => boolean
}

/** How a wait ended: `done` said so, or the time was up. */
export interface Watched {
  readonly done: boolean
  /** The last reading. */
  readonly queue: Queue
  readonly polls: number
}

/**
 * Reads a queue, which was read before, again and again until `done`, or until the time is up. Short outages are waited out: the wait ends in an
 * error only when the service was out for ten minutes, or gave an answer that no waiting will change.
 *
 * @throws {ServiceError} such an answer, or the last failure of a long outage
 * @throws {ActionError} `timed-out`: the time is up and no reading came
 */
export async function watchQueue({ context, ref, timeoutMs, done }: Watch): Promise<Watched> {
  const { service, clock, random, signal, log } = context
  const deadline = new Deadline(clock, timeoutMs)
  const started = clock.monotonic()
  let heard = started
  let seen: Queue | undefined
  let refusals = 0
  for (let polls = 1; ; polls++) {
    const last = deadline.passed
    let pauseMs = 0
    try {
      const queue = await service.getQueue(ref, { attempts: 1 })
      heard = clock.monotonic()
      refusals = 0
      seen = queue
      if (done(queue)) return { done: true, queue, polls }
    } catch (error) {
      if (!(error instanceof ServiceError) || signal.aborted) throw error
      refusals = isRefusal(error) ? refusals + 1 : 0
      if (isFinal(error) || refusals >= 2) throw error
      if (clock.monotonic() - heard >= OUTAGE_MS) throw error
      log.info(`${error.explanation.request}: ${error.explanation.problem}; still waiting`)
      if (error.failure.type === 'status') pauseMs = error.failure.retryAfterMs ?? 0
    }
    if (last) {
      if (seen !== undefined) return { done: false, queue: seen, polls }
      throw new ActionError('timed-out', {
        request: `Waiting for the queue ${queueName(ref)}`,
        problem: `no reading came within ${Math.round(timeoutMs / 1000)} s`,
        remedy: 'Check that the service is up, then run the step again.',
      })
    }
    const interval = Math.max(pauseMs, intervalMs(clock.monotonic() - started, random()))
    await clock.sleep(Math.min(interval, deadline.remainingMs), signal)
  }
}

/** A tenth of the time waited so far, from 2 s to 30 s, give or take a tenth. */
const intervalMs = (waitedMs: number, random: number): number =>
  Math.min(30_000, Math.max(2000, waitedMs / 10)) * (0.9 + 0.2 * random)

/** Answers that may be a hiccup of a proxy or a deployment, so a second one is needed to believe them. */
const isRefusal = ({ status }: ServiceError): boolean =>
  status === 401 || status === 403 || status === 404

function isFinal({ failure }: ServiceError): boolean {
  if (failure.type === 'untrusted' || failure.type === 'wrong-shape') return true
  if (failure.type !== 'status') return false
  const { status } = failure
  return status < 400 || status === 400 || status === 405 || status === 422 || status === 501
}

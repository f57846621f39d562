import { ServiceError } from '../http/errors.js'
import type { Clock, Deadline } from '../shared/clock.js'

/** What a read-back says about a write that may have been applied. */
export type ReadBack = 'applied' | 'not-applied'

/** How a write came to be known as applied: the service said so, or a read showed it. */
export type Applied = 'acknowledged' | 'read-back'

/** A write that must not take effect twice, and how to tell whether it did. */
export interface VerifiedWrite {
  readonly clock: Clock
  /** Shared by the sends and the read-backs. */
  readonly deadline: Deadline
  readonly signal: AbortSignal
  /** Pause before sending again, in milliseconds; 1000 where absent. */
  readonly pauseMs?: number
  /** Most sends; no limit but the deadline where absent. */
  readonly sends?: number
  /** Sends the write; throws a ServiceError, `ambiguous` when it may have been applied. */
  readonly send: () => Promise<unknown>
  /** Reads whether the write that ended with `error` was applied. May throw a ServiceError. */
  readonly readBack: (error: ServiceError) => Promise<ReadBack>
}

/**
 * Sends a write that must not take effect twice. After an ambiguous failure it is sent again only when a read proves that
 * the one before had no effect (docs/adr/0004).
 *
 * @throws {ServiceError} what the service refused, or `unknown-outcome` when no read could tell within the deadline
 */
export async function sendVerified(options: VerifiedWrite): Promise<Applied> {
  const { clock, deadline, signal, pauseMs = 1000, sends = Number.POSITIVE_INFINITY } = options
  for (let sent = 1; ; sent++) {
    try {
      await options.send()
      return 'acknowledged'
    } catch (error) {
      if (!(error instanceof ServiceError) || signal.aborted) throw error
      // "No such thing" or "already so" after an earlier send may be the trace of that one.
      const trace = sent > 1 && (error.status === 404 || error.status === 409)
      if (!error.ambiguous && !trace) throw error
      if ((await readBackOr(error, options)) === 'applied') return 'read-back'
      // A refusal in words, not a broken connection: nothing was applied, and sending it again is of no use.
      const refused = error.status === 404 || error.status === 409
      if (refused || sent >= sends || pauseMs >= deadline.remainingMs) throw withoutEffect(error)
      await clock.sleep(pauseMs, signal)
    }
  }
}

async function readBackOr(sent: ServiceError, options: VerifiedWrite): Promise<ReadBack> {
  try {
    return await options.readBack(sent)
  } catch (cause) {
    if (!(cause instanceof ServiceError)) throw cause
    throw new ServiceError(
      'unknown-outcome',
      {
        ...sent.explanation,
        problem: `${sent.explanation.problem}; reading back failed too: ${cause.explanation.problem}`,
      },
      sent.failure,
      { cause, ambiguous: true },
    )
  }
}

/** The read-back showed that nothing was applied: the failure is what it was, and no longer ambiguous. */
function withoutEffect(error: ServiceError): ServiceError {
  const kind = error.status === 409 ? 'refused' : error.status === 404 ? 'not-found' : 'unavailable'
  return new ServiceError(
    kind,
    {
      ...error.explanation,
      problem: `${error.explanation.problem}; a read shows that it had no effect`,
    },
    error.failure,
    { cause: error },
  )
}

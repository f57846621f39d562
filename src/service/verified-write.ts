import { describe, kindOf, ServiceError } from '../http/errors.js'
import type { HttpRequest } from '../http/request.js'
import type { CallOptions, Transport } from '../http/transport.js'
import { Deadline } from '../shared/clock.js'

/** What a write shares with the reads that prove it. */
export interface SharedCall extends CallOptions {
  readonly deadline: Deadline
  readonly signal: AbortSignal
  /** The error of a write that was sent, and that no read shows to have been applied or not. */
  readonly notProved: (problem: string, cause?: ServiceError) => ServiceError
}

/** How a write is proved after the service acknowledged it. */
export interface Proof<T> extends Pick<CallOptions, 'deadline'> {
  /** Reads until the service shows the effect, and returns that reading; throws if none does. */
  readonly prove: (call: SharedCall) => Promise<T>
}

/** How a write that must not take effect twice is proved. */
export interface OnceProof<T> extends Proof<T> {
  /** Reads whether the write that ended with `error` was applied. May throw a ServiceError. */
  readonly wasApplied: (error: ServiceError, call: SharedCall) => Promise<boolean>
  /** Maximum number of sends; limited only by the deadline where absent. */
  readonly sends?: number
}

/** What a write needs of the transport. */
export type WriteTransport = Pick<Transport, 'write' | 'limits'>

/**
 * Sends a write that may be repeated and returns the reading that proves it.
 * @throws {ServiceError} what the service refused; `unknown-outcome` when the proof could not be
 *   read
 */
export const writeRepeatable = <T>(
  transport: WriteTransport,
  request: HttpRequest,
  proof: Proof<T>,
): Promise<T> => writeProved(transport, request, proof, (call) => transport.write(request, call))

/**
 * Sends a write that must not take effect twice and returns the reading that proves it. After an
 * ambiguous failure it is sent again only when a read proves that the previous attempt had no
 * effect (docs/adr/0004).
 * @throws {ServiceError} what the service refused; `unknown-outcome` when no read shows the outcome
 */
export const writeOnce = <T>(
  transport: WriteTransport,
  request: HttpRequest,
  proof: OnceProof<T>,
): Promise<T> =>
  writeProved(transport, request, proof, (call) => sendOnce(transport, request, proof, call))

/** A read that fails after the acknowledgement, for whatever reason, leaves the outcome open. */
async function writeProved<T>(
  transport: WriteTransport,
  request: HttpRequest,
  proof: Proof<T>,
  send: (call: SharedCall) => Promise<void>,
): Promise<T> {
  const { clock, signal, retryTimeoutMs } = transport.limits
  const remedy = 'Check the queue before running the step again.'
  const call: SharedCall = {
    deadline: proof.deadline ?? new Deadline(clock, retryTimeoutMs),
    signal,
    notProved: (problem, cause) => {
      const explanation = { request: describe(request), problem, remedy }
      const failure = cause?.failure ?? { type: 'broken-body' }
      return new ServiceError('unknown-outcome', explanation, failure, cause)
    },
  }
  await send(call)
  try {
    return await proof.prove(call)
  } catch (cause) {
    if (!(cause instanceof ServiceError) || cause.kind === 'aborted' || cause.ambiguous) throw cause
    const problem = `the service acknowledged it, but reading it back failed: ${cause.explanation.problem}`
    throw call.notProved(problem, cause)
  }
}

/** Pause before a write is sent again, in milliseconds. */
const PAUSE_MS = 1000

async function sendOnce(
  transport: WriteTransport,
  request: HttpRequest,
  proof: OnceProof<unknown>,
  call: SharedCall,
): Promise<void> {
  for (let sent = 1; ; sent++) {
    try {
      return await transport.write(request, call)
    } catch (error) {
      if (!(error instanceof ServiceError) || call.signal.aborted) throw error
      // After an earlier send, "no such thing" or "already so" may be the trace of that one.
      const trace = sent > 1 && isRefusal(error)
      if (!error.ambiguous && !trace) throw error
      const applied = await proof.wasApplied(error, call).catch((cause: unknown) => {
        if (!(cause instanceof ServiceError)) throw cause
        const problem = `${error.explanation.problem}; reading back failed too: ${cause.explanation.problem}`
        throw call.notProved(problem, cause)
      })
      if (applied) return
      // The service refused it, so nothing was applied, and sending it again would not help.
      const last = isRefusal(error) || sent === proof.sends || PAUSE_MS >= call.deadline.remainingMs
      if (last) throw withoutEffect(error)
      await transport.limits.clock.sleep(PAUSE_MS, call.signal)
    }
  }
}

const isRefusal = ({ status }: ServiceError): boolean => status === 404 || status === 409

/** The read-back showed that nothing was applied, so the failure is no longer ambiguous. */
function withoutEffect(error: ServiceError): ServiceError {
  const kind = isRefusal(error) ? kindOf(error.failure) : 'unavailable'
  const problem = `${error.explanation.problem}; a read shows that it had no effect`
  const explanation = { ...error.explanation, problem }
  return new ServiceError(kind, explanation, error.failure, error)
}

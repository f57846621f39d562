import { describe, ServiceError } from '../http/errors.js'
import type { HttpRequest } from '../http/request.js'
import type { CallOptions, Transport } from '../http/transport.js'
import { Deadline } from '../shared/clock.js'

/** What a read-back says about a write that may have been applied. */
export type ReadBack = 'applied' | 'not-applied'

/** The deadline and the signal that a write shares with the reads that prove it. */
export interface SharedCall extends CallOptions {
  readonly deadline: Deadline
  readonly signal: AbortSignal
}

/** How a write is proved after the service acknowledged it. */
export interface Proof<T> extends Pick<CallOptions, 'deadline' | 'signal'> {
  /**
   * Reads until the service shows the effect of the write, and returns the reading that shows it.
   * Throws an ActionError when no reading does.
   */
  readonly prove: (call: SharedCall) => Promise<T>
}

/** How a write that must not take effect twice is proved. */
export interface OnceProof<T> extends Proof<T> {
  /** Reads whether the write that ended with `error` was applied. May throw a ServiceError. */
  readonly readBack: (error: ServiceError, call: SharedCall) => Promise<ReadBack>
  /** Pause before the write is sent again, in milliseconds; 1000 where absent. */
  readonly pauseMs?: number
  /** Maximum number of sends; limited only by the deadline where absent. */
  readonly sends?: number
}

/** What a write needs of the transport. */
export type WriteTransport = Pick<Transport, 'write' | 'clock' | 'signal' | 'retryTimeoutMs'>

/** A write that has not been sent. It can only be sent together with the read that proves it. */
export class RepeatableWrite {
  readonly #transport: WriteTransport
  readonly #request: HttpRequest

  constructor(transport: WriteTransport, request: HttpRequest) {
    this.#transport = transport
    this.#request = request
  }

  /**
   * Sends the write and returns the reading that proves it.
   * @throws {ServiceError} what the service refused; `unknown-outcome` when the proof could not be
   *   read
   */
  async send<T>(proof: Proof<T>): Promise<T> {
    const call = share(this.#transport, proof)
    await this.#transport.write(this.#request, call)
    return prove(this.#request, proof, call)
  }
}

/** A write that must not take effect twice, and that can only be sent together with its proof. */
export class OnceWrite {
  readonly #transport: WriteTransport
  readonly #request: HttpRequest

  constructor(transport: WriteTransport, request: HttpRequest) {
    this.#transport = transport
    this.#request = request
  }

  /**
   * Sends the write and returns the reading that proves it. After an ambiguous failure it is sent
   * again only when a read proves that the previous attempt had no effect (docs/adr/0004).
   * @throws {ServiceError} what the service refused; `unknown-outcome` when no read shows the
   *   outcome
   */
  async send<T>(proof: OnceProof<T>): Promise<T> {
    const call = share(this.#transport, proof)
    await this.#sendOnce(proof, call)
    return prove(this.#request, proof, call)
  }

  async #sendOnce(proof: OnceProof<unknown>, call: SharedCall): Promise<void> {
    const { pauseMs = 1000, sends = Number.POSITIVE_INFINITY } = proof
    for (let sent = 1; ; sent++) {
      try {
        await this.#transport.write(this.#request, call)
        return
      } catch (error) {
        if (!(error instanceof ServiceError) || call.signal.aborted) throw error
        // After an earlier send, "no such thing" or "already so" may be the trace of that one.
        const trace = sent > 1 && isRefusal(error)
        if (!error.ambiguous && !trace) throw error
        if ((await readBack(proof, error, call)) === 'applied') return
        // The service refused it, so nothing was applied, and sending it again would not help.
        const last = isRefusal(error) || sent >= sends || pauseMs >= call.deadline.remainingMs
        if (last) throw withoutEffect(error)
        await this.#transport.clock.sleep(pauseMs, call.signal)
      }
    }
  }
}

const isRefusal = ({ status }: ServiceError): boolean => status === 404 || status === 409

function share(transport: WriteTransport, { deadline, signal }: Proof<unknown>): SharedCall {
  return {
    deadline: deadline ?? new Deadline(transport.clock, transport.retryTimeoutMs),
    signal: signal ?? transport.signal,
  }
}

async function readBack(
  proof: OnceProof<unknown>,
  sent: ServiceError,
  call: SharedCall,
): Promise<ReadBack> {
  try {
    return await proof.readBack(sent, call)
  } catch (cause) {
    if (!(cause instanceof ServiceError)) throw cause
    const problem = `${sent.explanation.problem}; reading back failed too: ${cause.explanation.problem}`
    throw unknownOutcome(sent.explanation.request, problem, cause)
  }
}

/** A read that fails after the acknowledgement, for whatever reason, leaves the outcome open. */
async function prove<T>(request: HttpRequest, proof: Proof<T>, call: SharedCall): Promise<T> {
  try {
    return await proof.prove(call)
  } catch (cause) {
    if (!(cause instanceof ServiceError) || cause.kind === 'aborted' || cause.ambiguous) throw cause
    const problem = `the service acknowledged it, but reading it back failed: ${cause.explanation.problem}`
    throw unknownOutcome(describe(request), problem, cause)
  }
}

const unknownOutcome = (request: string, problem: string, cause: ServiceError): ServiceError =>
  new ServiceError(
    'unknown-outcome',
    { request, problem, remedy: 'Look at the queue before running the step again.' },
    cause.failure,
    { cause, ambiguous: true },
  )

/** The read-back showed that nothing was applied, so the failure is no longer ambiguous. */
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

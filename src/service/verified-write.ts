/**
 * Writes that are sent only together with the readings that prove them. Every rule about reading
 * again and sending again is here, so that no operation can forget one (docs/maintaining/decisions/retries.md).
 */
import { describe, kindOf, ServiceError } from '../http/errors.js'
import type { HttpRequest } from '../http/request.js'
import type { CallOptions, Transport } from '../http/transport.js'
import { type Clock, Deadline } from '../shared/clock.js'
import { RunCancelled } from '../shared/errors.js'
import { REMEDIES } from './remedies.js'

/** The verdict on one reading after a write. */
export type Reading<T> =
  | Shown<T>
  | { readonly shows: 'no-effect' | 'nothing' }
  | { readonly shows: 'doubt'; readonly why: string }

interface Shown<T> {
  readonly shows: 'effect' | 'contradiction'
  readonly value: T
}

/** The reading shows that the write took effect. */
export const proved = <T>(value: T): Shown<T> => ({ shows: 'effect', value })

/** The reading contradicts what was sent. It may lag, so it counts once those of 10 s agree. */
export const contradiction = <T>(value: T): Shown<T> => ({ shows: 'contradiction', value })

/** All is as it was before the write, which may be sent again once readings over 10 s agree. */
export const NO_EFFECT = { shows: 'no-effect' } as const

/** Neither an effect nor none: read again until the deadline. */
export const UNCLEAR = { shows: 'nothing' } as const

/** No reading can tell what the write did. `why` ends a sentence. */
export const doubt = (why: string) => ({ shows: 'doubt', why }) as const

/** How a write is proved: by pure functions of what the service shows, `undefined` after a 404. */
export interface Proof<R, T> {
  /** @param conflict the service refused the write as a conflict, and no earlier send was lost */
  readonly judge: (record: R | undefined, conflict: boolean) => Reading<T>
  /** Describes what the last reading still showed; ends a sentence. */
  readonly missing: (last: R | undefined) => string
  /** A deadline shared with other calls; a new one where absent. */
  readonly deadline?: Deadline | undefined
  /** Maximum number of sends; limited only by the deadline where absent. */
  readonly sends?: number
  /** How long readings must show no effect before it is sent again; 10 s where absent. */
  readonly resendAfterMs?: number
  /** Hears how each send ended, before it is read back. */
  readonly onSent?: (fate: Fate) => void
}

/** End of a send: a refusal counts as one only where no earlier send was lost. */
export type Fate = 'acknowledged' | 'refused' | 'lost'

/**
 * Sends a write and returns what the reading that proves it shows. One that must not take effect
 * twice is sent again, after an ambiguous failure, only when readings prove that it had no effect;
 * one that may be repeated leaves that to the transport.
 * @throws {ServiceError} what the service refused; `unknown-outcome` when no reading shows the
 *   effect
 */
export async function writeProved<R, T>(
  transport: Pick<Transport, 'write' | 'limits'>,
  request: HttpRequest,
  find: Call<R, T>['find'],
  proof: Proof<R, T>,
): Promise<T> {
  const { clock, signal, retryTimeoutMs } = transport.limits
  const deadline = proof.deadline ?? new Deadline(clock, retryTimeoutMs)
  const resendAfterMs = proof.resendAfterMs ?? SETTLE_MS
  const call: Call<R, T> = { clock, signal, deadline, request, find, proof }
  let lost = false
  for (let sent = 1; ; sent++) {
    try {
      await transport.write(request, { deadline })
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      lost ||= error.ambiguous && error.status !== 409
      proof.onSent?.(lost ? 'lost' : 'refused')
      if (signal.aborted) throw error
      // After an earlier send, "no such thing" or "already so" may be the trace of that one.
      const trace = sent > 1 && isRefusal(error)
      if (!error.ambiguous && !trace) throw error
      const refused = isRefusal(error)
      // A refusal is the last word, so a record that lags gets its time.
      const settleMs = refused ? SETTLE_MS : resendAfterMs
      const found = await readBack(call, `${error.explanation.problem};`, !lost, settleMs)
      if (found.shows !== 'no-effect') return found.value
      // It is not sent again where it was refused, or where no time is left to read it back.
      const last = refused || sent === proof.sends || deadline.remainingMs <= resendAfterMs
      if (last) throw withoutEffect(error)
      continue
    }
    proof.onSent?.('acknowledged')
    return (await readBack(call, 'the service acknowledged it, but', false)).value
  }
}

const isRefusal = ({ status }: ServiceError): boolean => status === 404 || status === 409

/** How long readings that may lag must agree before they count, in milliseconds. */
export const SETTLE_MS = 10_000

interface ReadingTime {
  readonly clock: Clock
  readonly signal: AbortSignal
  readonly deadline: Deadline
}

/** A write and the readings that prove it, on one deadline. */
interface Call<R, T> extends ReadingTime {
  readonly request: HttpRequest
  readonly find: (options: CallOptions) => Promise<R | undefined>
  readonly proof: Proof<R, T>
}

/**
 * Reads until the effect of a write is proved.
 * @param sent how it was sent, the beginning of a sentence
 * @param noEffectMs how long readings must show no effect before they are final; never where absent
 */
async function readBack<R, T>(call: Call<R, T>, sent: string, conflict: boolean): Promise<Shown<T>>
async function readBack<R, T>(
  call: Call<R, T>,
  sent: string,
  conflict: boolean,
  noEffectMs: number,
): Promise<Shown<T> | typeof NO_EFFECT>
async function readBack<R, T>(
  { request, find, proof, ...time }: Call<R, T>,
  sent: string,
  conflict: boolean,
  noEffectMs?: number,
) {
  const { signal, deadline } = time
  let last: R | undefined
  const read = async () => {
    last = await find({ deadline })
    return proof.judge(last, conflict)
  }
  const notProved = (
    why: string,
    cause?: unknown,
    kind: 'unknown-outcome' | 'aborted' = 'unknown-outcome',
  ) => {
    const remedy = REMEDIES['unknown-outcome']
    const explanation = { request: describe(request), problem: `${sent} ${why}`, remedy }
    const failure = cause instanceof ServiceError ? cause.failure : undefined
    return new ServiceError(kind, explanation, failure, cause)
  }
  const { reading, final } = await readUntil(time, read, noEffectMs).catch((cause) => {
    if (signal.reason instanceof RunCancelled) throw notProved(UNREAD, cause, 'aborted')
    if (!(cause instanceof ServiceError) || cause.kind === 'aborted') throw cause
    throw notProved(`reading it back failed: ${cause.explanation.problem}`, cause)
  })
  if (reading.shows === 'doubt') throw notProved(reading.why)
  if (final) return reading
  const seconds = Math.round(deadline.totalMs / 1000)
  throw notProved(`for ${seconds} s ${proof.missing(last)}`)
}

const UNREAD = 'the run was cancelled before a reading showed what it did'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 5000

/**
 * Reads after longer and longer pauses until a reading is final, or until the deadline, at which a
 * contradiction counts too.
 * @param noEffectMs how long readings must show no effect before they are final; never where absent
 */
async function readUntil<V extends Reading<unknown>>(
  { clock, signal, deadline }: ReadingTime,
  read: () => Promise<V>,
  noEffectMs = Number.POSITIVE_INFINITY,
  contradictionMs = SETTLE_MS,
): Promise<{ readonly reading: V; readonly final: boolean }> {
  const never = Number.POSITIVE_INFINITY
  const settleMs = { contradiction: contradictionMs, 'no-effect': noEffectMs, nothing: never }
  let before: V['shows'] | undefined
  let since = clock.monotonic()
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
    const reading = await read()
    const { shows } = reading
    if (shows === 'effect' || shows === 'doubt') return { reading, final: true }
    if (shows !== before) since = clock.monotonic()
    before = shows
    const left = since + settleMs[shows] - clock.monotonic()
    if (left <= 0) return { reading, final: true }
    const wait = Math.min(pause, left)
    if (wait >= deadline.remainingMs) return { reading, final: shows === 'contradiction' }
    await clock.sleep(wait, signal)
  }
}

/**
 * Reads something that was just proved or sent until a reading agrees, for at most 10 s.
 * @param ms another limit
 * @returns the first reading that agrees, or else the last one, which then counts
 */
export async function readSettled<R>(
  { clock, signal }: Omit<ReadingTime, 'deadline'>,
  read: () => Promise<R>,
  contradicts: (record: R) => boolean,
  ms = SETTLE_MS,
): Promise<R> {
  const deadline = new Deadline(clock, Number.POSITIVE_INFINITY)
  const judged = async () => {
    const record = await read()
    return contradicts(record) ? contradiction(record) : proved(record)
  }
  return (await readUntil({ clock, signal, deadline }, judged, undefined, ms)).reading.value
}

/** Readings showed that nothing was applied, so the failure is no longer ambiguous. */
function withoutEffect(error: ServiceError): ServiceError {
  const kind = error.failure && isRefusal(error) ? kindOf(error.failure) : 'unavailable'
  const problem = `${error.explanation.problem}; later readings show that it had no effect`
  const explanation = { ...error.explanation, problem }
  return new ServiceError(kind, explanation, error.failure, error)
}

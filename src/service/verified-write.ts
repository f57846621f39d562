/**
 * Sends writes and reads back whether they took effect. All rules for reading and sending again are
 * here, so that no operation can forget one (docs/maintaining/decisions/retries.md).
 */
import { describeRequest, HttpError, hasStatus, kindOf } from '../http/errors.js'
import type { HttpRequest } from '../http/request.js'
import type { CallOptions, Transport } from '../http/transport.js'
import type { Deadline } from '../shared/deadline.js'
import { REMEDIES } from './remedies.js'

/** The result of one reading after a write. */
export type ReadingVerdict<T> =
  | Shown<T>
  | { readonly shows: 'no-effect' | 'nothing' }
  | { readonly shows: 'unprovable'; readonly why: string }

interface Shown<T> {
  readonly shows: 'effect' | 'contradiction'
  readonly value: T
}

/** The reading shows that the write took effect. */
export const proved = <T>(value: T): Shown<T> => ({ shows: 'effect', value })

/** The reading contradicts the write. It may lag, so it counts after 10 s of equal readings. */
export const contradiction = <T>(value: T): Shown<T> => ({ shows: 'contradiction', value })

/** Nothing has changed since before the write. After 10 s of equal readings, it may be sent again. */
export const NO_EFFECT = { shows: 'no-effect' } as const

/** The reading proves nothing, so read again until the deadline. */
export const READ_AGAIN = { shows: 'nothing' } as const

/** No further reading can show whether the write took effect. `why` ends a sentence. */
export const unprovable = (why: string) => ({ shows: 'unprovable', why }) as const

/** Pure functions that prove a write from a record; `undefined` after a 404. */
export interface Proof<R, T> {
  readonly judge: (record: R | undefined, sent: SendResult) => ReadingVerdict<T>
  /** Describes how the last reading differs; ends a sentence. */
  readonly missing: (last: R | undefined) => string
  /** Ends the sends and readings. Calls can share it; by default each write has its own. */
  readonly patience?: Deadline | undefined
  /** Maximum number of sends; by default only the time limits them. */
  readonly sends?: number
  /** How long readings must show no effect before the write is sent again; by default 10 s. */
  readonly resendAfterMs?: number
  /** Called after each send, before it is read back. */
  readonly onSent?: (result: SendResult) => void
  /** Called before each request of the write; see {@link CallOptions}. */
  readonly beforeAttempt?: CallOptions['beforeAttempt']
}

/** The result of the sends so far; `refused` if none of them may have been applied. */
export type SendResult = 'acknowledged' | 'refused' | 'may-have-applied'

/**
 * Sends a write and returns the value of the reading that proves it. After an ambiguous failure, an
 * unsafe write is sent again only if readings show that it had no effect. The transport retries
 * the others.
 * @throws {HttpError} if the service refused the write; `unknown-outcome` if no reading shows
 *   the effect
 */
export async function writeProved<R, T>(
  transport: Pick<Transport, 'write' | 'retryTimeoutMs'>,
  deadline: Deadline,
  request: HttpRequest,
  find: WriteCall<R, T>['find'],
  proof: Proof<R, T>,
): Promise<T> {
  const patience = proof.patience ?? deadline.restarted(transport.retryTimeoutMs)
  const resendAfterMs = proof.resendAfterMs ?? SETTLE_MS
  const call: WriteCall<R, T> = { deadline, patience, request, find, proof }
  let mayHaveApplied = false
  for (let sends = 1; ; sends++) {
    const error = await trySend(transport, call)
    if (error === undefined) {
      proof.onSent?.('acknowledged')
      return (await readBack(call, { result: 'acknowledged' })).value
    }
    mayHaveApplied ||= error.mayHaveApplied && error.status !== 409
    const result = mayHaveApplied ? 'may-have-applied' : 'refused'
    proof.onSent?.(result)
    if (deadline.isOver) throw error
    // 404 or 409 may mean that an earlier send took effect.
    const conflicts = hasStatus(error, 404, 409)
    const mayBeOurs = sends > 1 && conflicts
    if (!error.mayHaveApplied && !mayBeOurs) throw error
    // After a conflict we don't send again, so give a lagging record the full time.
    const afterMs = conflicts ? SETTLE_MS : resendAfterMs
    const reading = await readBack(call, { result, error }, { afterMs, verdict: NO_EFFECT })
    if (reading.shows !== 'no-effect') return reading.value
    // Don't send again after a conflict, or without time to read it back.
    const isLast = conflicts || sends === proof.sends || patience.remainingMs <= resendAfterMs
    if (isLast) throw withoutEffect(error)
  }
}

type SentCall = Pick<WriteCall<never, never>, 'deadline' | 'patience' | 'request'> & {
  readonly proof: Pick<Proof<never, never>, 'beforeAttempt'>
}

/** Sends a write, and returns its failure; `undefined` if the service acknowledged it. */
async function trySend(
  transport: Pick<Transport, 'write'>,
  { deadline, patience, request, proof: { beforeAttempt } }: SentCall,
): Promise<HttpError | undefined> {
  try {
    await transport.write(deadline, request, { patience, beforeAttempt })
    return undefined
  } catch (error) {
    if (error instanceof HttpError) return error
    throw error
  }
}

/** How long readings must stay the same before they count, because they may lag. */
export const SETTLE_MS = 10_000

interface ReadingTime {
  readonly deadline: Deadline
  /** Ends the readings with the last one. */
  readonly patience: Deadline
}

/** A write and the readings that prove it, in one time. */
interface WriteCall<R, T> extends ReadingTime {
  readonly request: HttpRequest
  readonly find: (options: CallOptions) => Promise<R | undefined>
  readonly proof: Proof<R, T>
}

/**
 * Reads until the effect of a write is proved.
 * @param sent the last send; without an error, the service acknowledged it
 * @param noEffect what to return once readings have shown no effect for this long; by default, never
 */
async function readBack<R, T, NoEffect = never>(
  { request, find, proof, ...time }: WriteCall<R, T>,
  { result, error }: { readonly result: SendResult; readonly error?: HttpError },
  noEffect?: { readonly afterMs: number; readonly verdict: NoEffect },
): Promise<Shown<T> | NoEffect> {
  const { deadline, patience } = time
  let last: R | undefined
  const read = async () => {
    last = await find({ patience })
    return proof.judge(last, result)
  }
  const notProved = (
    why: string,
    cause?: unknown,
    kind: 'unknown-outcome' | 'aborted' = 'unknown-outcome',
  ) => {
    const problem =
      error === undefined
        ? `Trunk acknowledged it, but ${why}`
        : `${error.explanation.problem}; ${why}`
    const remedy = REMEDIES['unknown-outcome']
    const explanation = { request: describeRequest(request), problem, remedy }
    const failure = cause instanceof HttpError ? cause.failure : undefined
    return new HttpError(kind, explanation, failure, cause)
  }
  const { reading, final } = await readUntil(time, read, noEffect?.afterMs).catch((cause) => {
    if (deadline.isCancelled) throw notProved(UNREAD, cause, 'aborted')
    if (!(cause instanceof HttpError) || cause.kind === 'aborted') throw cause
    throw notProved(`reading it back failed: ${cause.explanation.problem}`, cause)
  })
  if (reading.shows === 'unprovable') throw notProved(reading.why)
  if (final && 'value' in reading) return reading
  if (final && noEffect !== undefined) return noEffect.verdict
  const seconds = Math.round(patience.totalMs / 1000)
  throw notProved(`for ${seconds} s ${proof.missing(last)}`)
}

const UNREAD = 'no reading has shown yet what it did'

const FIRST_PAUSE_MS = 500
const MAX_READ_PAUSE_MS = 5000

/**
 * Reads after growing pauses until a reading is final, or as long as the patience allows. At its end,
 * a contradiction is final at once.
 * @param noEffectMs how long readings must show no effect before that is final; by default never
 */
async function readUntil<V extends ReadingVerdict<unknown>>(
  { deadline, patience }: ReadingTime,
  read: () => Promise<V>,
  noEffectMs = Number.POSITIVE_INFINITY,
  contradictionMs = SETTLE_MS,
): Promise<{ readonly reading: V; readonly final: boolean }> {
  const never = Number.POSITIVE_INFINITY
  const settleMs = { contradiction: contradictionMs, 'no-effect': noEffectMs, nothing: never }
  const { clock } = deadline
  let before: V['shows'] | undefined
  let unchangedSince = clock.monotonic()
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(MAX_READ_PAUSE_MS, pause * 2)) {
    const reading = await read()
    const { shows } = reading
    if (shows === 'effect' || shows === 'unprovable') return { reading, final: true }
    if (shows !== before) unchangedSince = clock.monotonic()
    before = shows
    const left = unchangedSince + settleMs[shows] - clock.monotonic()
    if (left <= 0) return { reading, final: true }
    const wait = Math.min(pause, left)
    if (wait >= patience.remainingMs) return { reading, final: shows === 'contradiction' }
    await deadline.sleep(wait)
  }
}

/**
 * Reads a record that just changed until a reading shows the change.
 * @param ms how long to read
 * @returns the first reading that shows it, or else the last one
 */
export async function readUntilConsistent<R>(
  deadline: Deadline,
  read: () => Promise<R>,
  contradicts: (record: R) => boolean,
  ms = SETTLE_MS,
): Promise<R> {
  const patience = deadline.restarted(Number.POSITIVE_INFINITY)
  const judged = async () => {
    const record = await read()
    if (contradicts(record)) return contradiction(record)
    return proved(record)
  }
  return (await readUntil({ deadline, patience }, judged, undefined, ms)).reading.value
}

/** Returns the error of a failed write after readings showed that it had no effect. */
function withoutEffect(error: HttpError): HttpError {
  const { failure } = error
  const kind = failure && hasStatus(error, 404, 409) ? kindOf(failure) : 'unavailable'
  const problem = `${error.explanation.problem}; later readings show that it had no effect`
  return new HttpError(kind, { ...error.explanation, problem }, failure, error)
}

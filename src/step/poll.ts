/** The polling loop of every wait: read, reduce, pause, until there is an end or the time is up. */
import { HttpError } from '../http/errors.js'
import { canRetryWhileWaiting, requestedPauseMs } from '../http/retry.js'
import type { Deadline } from '../shared/deadline.js'
import { duration } from '../shared/duration.js'
import type { Context } from './context.js'

/** Longest time without a usable answer of the service (docs/maintaining/decisions/polling.md). */
export const MAX_SILENCE_MS = 600_000
/** Fewest failed readings that make a silence, because some waits read every 15 minutes. */
const MIN_FAILURES = 4
/** Longest interval while the service does not answer. */
const MAX_OUTAGE_PACE_MS = 30_000
/** Longest pause that the service may ask for. */
const MAX_REQUESTED_PAUSE_MS = 60_000
/** Pause before a reading that confirms an absence. */
export const CONFIRM_MS = 5000

/** One reading of a wait. */
export type PollReading<Value> =
  | { readonly type: 'answer'; readonly value: Value }
  | { readonly type: 'failure'; readonly error: HttpError }

/** The parts that differ between waits. */
export interface Polling<Value, End> {
  /** Reads once, without retries. */
  readonly read: () => Promise<Value>
  /** Takes a reading at a time of the monotonic clock, and returns the end that it shows. */
  readonly take: (
    reading: PollReading<Value>,
    at: number,
  ) => Promise<End | undefined> | End | undefined
  /** Milliseconds until the next reading. */
  readonly paceMs: (at: number) => number
}

/** The end of the polling. */
export type Polled<End> =
  | { readonly type: 'ended'; readonly end: End }
  /** The service cannot or will not answer. */
  | { readonly type: 'failed'; readonly error: HttpError }
  /** `failure` is that of the last reading; `answered` is true if there ever was an answer. */
  | {
      readonly type: 'timed-out'
      readonly failure: HttpError | undefined
      readonly answered: boolean
    }

/**
 * Polls until `take` gives an end, the service fails for good, or the time is up.
 * @param timeout ends the polling with one last reading
 */
export async function poll<Value, End>(
  { log }: Pick<Context, 'log'>,
  deadline: Deadline,
  timeout: Deadline,
  { read, take, paceMs }: Polling<Value, End>,
): Promise<Polled<End>> {
  const { clock } = deadline
  let contact = firstContact(clock.monotonic())
  let requestedBefore = 0
  for (let polls = 1; ; polls++) {
    // Checked before the reading, so that one reading comes after the timeout.
    const isLast = timeout.passed
    const reading = await attemptReading(deadline, read)
    const at = clock.monotonic()
    if (!deadline.isOver) {
      const before = contact
      contact = reduceContact(before, reading, at)
      if (contact.isOver && reading.type === 'failure')
        return { type: 'failed', error: describeEnd(reading.error, before, polls, at) }
      logOutage(log, before, reading, polls)
    }
    const end = await take(reading, at)
    if (end !== undefined) return { type: 'ended', end }
    const error = reading.type === 'failure' ? reading.error : undefined
    if (isLast || deadline.isOver)
      return { type: 'timed-out', failure: error, answered: contact.answered }
    const requested = requestedPauseMs(error?.failure)
    const pace = Math.min(paceMs(clock.monotonic()), error ? MAX_OUTAGE_PACE_MS : Infinity)
    // The wait keeps the pause that the service asks for, up to a minute.
    const pause = Math.max(pace, Math.min(requested, MAX_REQUESTED_PAUSE_MS))
    if (requested > 0 && requestedBefore === 0)
      log.info(
        `Trunk asks for a pause of ${duration(requested / 1000)}; polling again in ${duration(pause / 1000)}`,
      )
    requestedBefore = requested
    await deadline.sleep(Math.min(pause, timeout.remainingMs))
  }
}

/** Reads once. A failure of the service is a reading; other errors are thrown. */
async function attemptReading<Value>(
  deadline: Deadline,
  read: () => Promise<Value>,
): Promise<PollReading<Value>> {
  try {
    return { type: 'answer', value: await read() }
  } catch (error) {
    if (deadline.isCancelled || !(error instanceof HttpError)) throw error
    return { type: 'failure', error }
  }
}

/** The answers and failures of the service so far. Times are milliseconds of the monotonic clock. */
export interface Contact {
  readonly answered: boolean
  readonly lastAnswerAt: number
  /** Failures since the last answer. */
  readonly failures: number
  /** Failures that waiting does not change. */
  readonly refusals: number
  /** The last failure, unless an answer followed. */
  readonly failure: HttpError | undefined
  /** True if the wait ends, because the service cannot or will not answer. */
  readonly isOver?: boolean
}

/** The contact before the first reading. */
export const firstContact = (at: number): Contact => ({
  answered: false,
  lastAnswerAt: at,
  failures: 0,
  refusals: 0,
  failure: undefined,
})

/** Failures that a proxy or a deployment can cause for a moment. */
const isTransientRefusal = ({ failure, status }: HttpError): boolean =>
  status === 401 || status === 403 || failure?.type === 'wrong-shape'

/** The rules for failures: docs/maintaining/decisions/retries.md, the column "While waiting". */
export function reduceContact(before: Contact, reading: PollReading<unknown>, at: number): Contact {
  if (reading.type === 'answer') return { ...firstContact(at), answered: true }
  const { error } = reading
  const failures = before.failures + 1
  const next = { ...before, failures, failure: error }
  if (error.failure !== undefined && canRetryWhileWaiting(error.failure)) {
    const isLong = at - before.lastAnswerAt > MAX_SILENCE_MS
    return { ...next, isOver: isLong && failures >= MIN_FAILURES }
  }
  const refusals = before.refusals + 1
  const isAskedAgain = before.answered && refusals < 2 && isTransientRefusal(error)
  return { ...next, refusals, isOver: !isAskedAgain }
}

/** Adds to the error that ends a wait in which poll it came, and after how long. */
function describeEnd(
  error: HttpError,
  { answered, lastAnswerAt }: Contact,
  polls: number,
  at: number,
): HttpError {
  if (!answered && polls <= 1) return error
  const silent = duration((at - lastAnswerAt) / 1000)
  const since = answered ? 'last answer' : 'start'
  const problem = `${error.explanation.problem} (poll ${polls}, ${silent} after the ${since})`
  return error.withExplanation({ problem })
}

/** Logs one line at the beginning of an outage, and one at its end. */
function logOutage(
  log: Context['log'],
  { failure }: Contact,
  reading: PollReading<unknown>,
  polls: number,
): void {
  if (reading.type === 'failure' && failure === undefined) {
    const { request, problem } = reading.error.explanation
    log.info(`${request}: ${problem}; still waiting`)
  }
  if (reading.type === 'answer' && failure !== undefined)
    log.info(`Trunk answers again (poll ${polls})`)
}

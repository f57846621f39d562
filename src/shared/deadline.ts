import { unlessAborted } from './abort.js'
import type { Clock } from './clock.js'
import { seconds } from './duration.js'
import { RunCancelled } from './errors.js'

/** The time of some work is over. */
export class TimeOver extends Error {
  constructor(ms: number) {
    super(`${seconds(ms)} passed`)
  }
}

/** A longer pause could outlast the seconds that a cancelled run has left. */
const MAX_PAUSE_AFTER_CANCEL_MS = 1000

/** Requests that several calls may still send, retries included. */
interface RequestAllowance {
  left: number
}

/**
 * When some work must end: after a time, when the run is cancelled, or when it has sent enough
 * requests. A value without timers: every call and every pause gets it as an argument.
 */
export class Deadline {
  readonly clock: Clock
  /** Aborts when the run is cancelled. */
  readonly signal: AbortSignal
  /** The time that it had when it began; infinite for a whole run. */
  readonly totalMs: number
  readonly #end: number
  readonly #hurry: AbortSignal | undefined
  #requests: RequestAllowance | undefined

  /** @param hurry once this is aborted, a pause takes at most a second */
  constructor(
    clock: Clock,
    signal: AbortSignal,
    totalMs = Number.POSITIVE_INFINITY,
    hurry?: AbortSignal,
  ) {
    this.clock = clock
    this.signal = signal
    this.totalMs = totalMs
    this.#end = clock.monotonic() + totalMs
    this.#hurry = hurry
  }

  /** Returns a deadline after `ms`, or this one if it is earlier. */
  atMost(ms: number): Deadline {
    return ms < this.remainingMs ? this.#derive(ms) : this
  }

  /** Returns a deadline that also ends when `signal` aborts. */
  until(signal: AbortSignal): Deadline {
    return this.#derive(this.remainingMs, AbortSignal.any([this.signal, signal]))
  }

  /** Returns a deadline after which work has sent at most so many requests. */
  withRequests(left: number): Deadline {
    const derived = this.#derive(this.remainingMs)
    derived.#requests = { left }
    return derived
  }

  /** Returns a new time in the same run, which may be later than this one. */
  restarted(ms: number): Deadline {
    return new Deadline(this.clock, this.signal, ms, this.#hurry)
  }

  /** Returns the time for the last work of a cancelled run, in which pauses are short. */
  afterCancellation(ms: number): Deadline {
    return new Deadline(this.clock, new AbortController().signal, ms, this.signal)
  }

  #derive(ms: number, signal = this.signal): Deadline {
    const derived = new Deadline(this.clock, signal, ms, this.#hurry)
    derived.#requests = this.#requests
    return derived
  }

  get remainingMs(): number {
    return this.leftUntil(0)
  }

  /** Milliseconds until `afterMs` after the deadline, never negative. */
  leftUntil(afterMs: number): number {
    return Math.max(0, this.#end + afterMs - this.clock.monotonic())
  }

  /** True if the time is over. Timers are no more precise than a millisecond. */
  get passed(): boolean {
    return this.remainingMs < 1
  }

  get isCancelled(): boolean {
    return this.signal.reason instanceof RunCancelled
  }

  /** True if the time is over or the run was cancelled. */
  get isOver(): boolean {
    return this.signal.aborted || this.passed
  }

  /** Why no more work can be done. */
  get reason(): Error {
    return this.signal.aborted ? (this.signal.reason as Error) : new TimeOver(this.totalMs)
  }

  throwIfOver(): void {
    if (this.isOver) throw this.reason
  }

  /** Counts a request; false if no more may be sent. */
  takeRequest(): boolean {
    if (this.#requests === undefined) return true
    if (this.#requests.left === 0) return false
    this.#requests.left--
    return true
  }

  /** Pauses. Rejects with the {@link reason} when the work must end. */
  async sleep(ms: number): Promise<void> {
    await this.#pause(Math.min(ms, this.remainingMs))
    this.throwIfOver()
  }

  async #pause(ms: number): Promise<void> {
    const { clock, signal } = this
    const hurry = this.#hurry
    if (hurry === undefined) return clock.sleep(ms, signal)
    const end = clock.monotonic() + ms
    try {
      return await clock.sleep(ms, AbortSignal.any([signal, hurry]))
    } catch (error) {
      signal.throwIfAborted()
      if (!hurry.aborted) throw error
    }
    const leftMs = Math.max(0, end - clock.monotonic())
    return clock.sleep(Math.min(leftMs, MAX_PAUSE_AFTER_CANCEL_MS), signal)
  }

  /** Waits for work that cannot be stopped. Rejects with the {@link reason} when it must end. */
  async race<T>(work: Promise<T>): Promise<T> {
    const end = new AbortController()
    const stop = Number.isFinite(this.totalMs)
      ? this.clock.timer(this.remainingMs, () => end.abort(this.reason))
      : () => {}
    try {
      return await unlessAborted(work, AbortSignal.any([this.signal, end.signal]))
    } finally {
      stop()
    }
  }
}

/** Time that several pieces of work share. It passes while at least one of them runs. */
export class Budget {
  #leftMs: number
  #running = 0
  #startedAt = 0

  constructor(ms: number) {
    this.#leftMs = ms
  }

  /** Runs `work` with a deadline at the end of the budget. */
  async run<T>(deadline: Deadline, work: (deadline: Deadline) => Promise<T>): Promise<T> {
    const { clock } = deadline
    if (this.#running++ === 0) this.#startedAt = clock.monotonic()
    try {
      return await work(deadline.atMost(this.#leftAt(clock)))
    } finally {
      if (--this.#running === 0) this.#leftMs = this.#leftAt(clock)
    }
  }

  #leftAt(clock: Clock): number {
    return Math.max(0, this.#leftMs - (clock.monotonic() - this.#startedAt))
  }
}

import { type Clock, Deadline } from '../shared/clock.js'

/** Longest time for GitHub to show the commit of a merge, in milliseconds. */
export const MERGE_LOOKUP_MS = 30_000

/**
 * When each part of the end must be finished, in milliseconds after the timeout: whatever hangs, a
 * wait ends within its timeout plus 15 s, or plus 45 s where a merge is looked up.
 */
export const END_BY = { reading: 4000, gitHub: 7000, exit: 11_000, reasons: 12_500, report: 14_000 }

const LONGEST_END_MS = END_BY.report + MERGE_LOOKUP_MS

/** The timeout of a wait, and the time after it in which the wait must end. */
export class WaitDeadline {
  readonly #timeout: Deadline
  readonly #end: Deadline

  constructor(clock: Clock, timeoutMinutes: number) {
    const ms = timeoutMinutes * 60_000
    this.#timeout = new Deadline(clock, ms)
    this.#end = new Deadline(clock, ms + LONGEST_END_MS)
  }

  /** Milliseconds until the timeout, never negative. */
  get remainingMs(): number {
    return this.#timeout.remainingMs
  }

  get passed(): boolean {
    return this.#timeout.passed
  }

  /** Milliseconds until some time after the timeout, never negative. */
  leftUntil(afterMs: number): number {
    return Math.max(0, this.#end.remainingMs - LONGEST_END_MS + afterMs)
  }
}

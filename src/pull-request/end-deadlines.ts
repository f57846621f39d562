/** The deadlines for the parts of an end. */
import type { Deadline } from '../shared/deadline.js'

/** Limits for asking GitHub, leaving the queue, looking up a merge, asking for reasons, and reporting. */
type EndLimits = Readonly<Record<'gitHub' | 'exit' | 'lookup' | 'reasons' | 'report', number>>

/**
 * When each part of the end must be finished, in milliseconds after the timeout: whatever hangs, a
 * timed-out wait ends within 15 s. Only a merge that is looked up takes 45 s.
 */
const AFTER_TIMEOUT: EndLimits = {
  gitHub: 7000,
  exit: 11_000,
  lookup: 40_000,
  reasons: 12_500,
  report: 14_000,
}
/** The same after an end before the timeout, and after a merge: 45 s in all. */
const AFTER_END: EndLimits = {
  ...AFTER_TIMEOUT,
  gitHub: 12_000,
  exit: 16_000,
  reasons: 30_000,
  report: 44_000,
}

/** A deadline for each part of an end. Every function that concludes or reports a wait takes it. */
export class EndDeadlines {
  /** The deadline of the step. */
  readonly root: Deadline
  readonly #since: Deadline
  #limits: EndLimits

  /** Begins the end: now, or at the timeout if that has passed. */
  constructor(root: Deadline, timeout: Deadline) {
    this.root = root
    this.#since = timeout.passed ? timeout : root.restarted(0)
    this.#limits = timeout.passed ? AFTER_TIMEOUT : AFTER_END
  }

  of(part: keyof EndLimits): Deadline {
    return this.root.atMost(this.#since.leftUntil(this.#limits[part]))
  }

  /** Gives the end of a timed-out wait the longer limits of every other end. */
  extend(): void {
    this.#limits = AFTER_END
  }
}

/** The time of a step on a pull request, and of the parts of its end. */
import { Budget, type Deadline } from '../shared/deadline.js'
import type { ReadingTime } from './readings.js'

/** Time for the place in the queue, the label, the comment and the explanation together. */
const EXTRAS_MS = 30_000

/** A reading may take this long after the timeout, in milliseconds. */
const READING_MS = 4000

/** When the step began, and when its wait must end. */
export class StepTime {
  /** Shared by the place in the queue, the label, the comment and the explanation. */
  readonly extrasBudget = new Budget(EXTRAS_MS)
  readonly startedAt: number
  readonly #timeoutMs: number
  #timeout: Deadline

  constructor(deadline: Deadline, timeoutMinutes: number) {
    this.startedAt = deadline.clock.monotonic()
    this.#timeoutMs = timeoutMinutes * 60_000
    this.#timeout = deadline.restarted(this.#timeoutMs)
  }

  /** When the time of the wait is up. */
  get timeout(): Deadline {
    return this.#timeout
  }

  get elapsedMs(): number {
    return this.now.at - this.startedAt
  }

  get now(): ReadingTime {
    const { clock } = this.#timeout
    return { at: clock.monotonic(), now: clock.now() }
  }

  /** Milliseconds for the next reading. */
  get readingMs(): number {
    return this.#timeout.leftUntil(READING_MS)
  }

  /** Gives a wait that begins now its whole time. */
  restart(): void {
    this.#timeout = this.#timeout.restarted(this.#timeoutMs)
  }

  /** Begins the end of the step. @param root the deadline of the step */
  beginEnd(root: Deadline): EndDeadlines {
    return new EndDeadlines(root, this.#timeout)
  }
}

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

/** A deadline for each part of an end. Every function that decides or reports an end takes it. */
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

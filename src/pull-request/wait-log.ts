import { duration } from '../shared/duration.js'
import { type PullRequestRef, pullRequestName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { Explainer } from './explainer.js'
import type { Progress } from './progress.js'
import { QueueNotice } from './queue-place.js'
import { type Reason, whatIsMissing } from './reasons.js'
import { isIdle } from './record.js'
import type { WaitDeadline } from './wait-deadline.js'
import type { Reading } from './wait-state.js'

/** Log a line at least this often, so that a waiting step does not seem to hang. */
const HEARTBEAT_MS = 300_000

/** What a waiting step logs: one line for each change, and a heartbeat in between. */
export class WaitLog {
  readonly #context: Context
  readonly #ref: PullRequestRef
  readonly #name: string
  readonly #progress: Progress
  readonly #deadline: WaitDeadline
  readonly #queue: QueueNotice
  #explainer: Explainer | undefined
  #spokeAt: number
  #failing = false

  constructor(context: Context, ref: PullRequestRef, progress: Progress, deadline: WaitDeadline) {
    this.#context = context
    this.#ref = ref
    this.#name = pullRequestName(ref)
    this.#progress = progress
    this.#deadline = deadline
    this.#queue = new QueueNotice(ref)
    this.#spokeAt = context.clock.monotonic()
  }

  /**
   * Logs what a reading has shown.
   * @param bounded for the questions that a line needs
   * @param changed whether it shows another state than the one before
   */
  async reading(bounded: Context, reading: Reading, changed: boolean): Promise<void> {
    this.#outage(reading)
    if (changed && reading.type === 'record') this.#change(reading.record)
    if (isIdle(this.#progress.record))
      this.#progress.queueState = await this.#queue.look(bounded, this.#progress.queueState)
    if (this.#context.clock.monotonic() - this.#spokeAt >= HEARTBEAT_MS)
      await this.#heartbeat(bounded)
  }

  /** @param ms until the next reading, when the service asked for a pause of `requestedMs` */
  pause(requestedMs: number, ms: number): void {
    const [requested, next] = [duration(requestedMs / 1000), duration(ms / 1000)]
    this.#context.log.info(`The service asks for a pause of ${requested}; polling again in ${next}`)
  }

  #outage(reading: Reading): void {
    const { log } = this.#context
    if (reading.type === 'failure' && !this.#failing) {
      const { request, problem } = reading.error.explanation
      log.info(`${request}: ${problem}; still waiting`)
    }
    if (reading.type !== 'failure' && this.#failing)
      log.info(`The service answers again (poll ${this.#progress.polls})`)
    this.#failing = reading.type === 'failure'
  }

  #change({ state, readiness }: NonNullable<Progress['record']>): void {
    const missing = state === 'NOT_READY' ? whatIsMissing(readiness) : []
    const why = missing.length === 0 ? '' : `: ${missing.join('; ')}`
    this.#say(`${this.#name} is ${state}${why}`)
  }

  async #heartbeat(bounded: Context): Promise<void> {
    const state = this.#progress.record?.state ?? 'not known to the service'
    const waited = duration(this.#progress.seconds)
    const left = duration(this.#deadline.remainingMs / 1000)
    const reason = state === 'NOT_READY' ? await this.#firstReason(bounded) : undefined
    const why = reason === undefined ? '' : `. ${reason.text}`
    this.#say(`Still waiting: ${this.#name} is ${state} after ${waited}; ${left} left${why}`)
  }

  /** Why it is not ready; only for the heartbeat, because it costs a query of GitHub. */
  async #firstReason(bounded: Context): Promise<Reason | undefined> {
    this.#explainer ??= new Explainer(bounded, this.#ref)
    const { record, queueState } = this.#progress
    const [first] = await this.#explainer.reasons({ record, queueState })
    return first
  }

  #say(line: string): void {
    this.#spokeAt = this.#context.clock.monotonic()
    this.#context.log.info(line)
  }
}

import type { SubmittedPullRequest } from '../service/schemas.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Deadline } from '../shared/clock.js'
import { duration } from '../shared/duration.js'
import { type PullRequestRef, pullRequestName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { explain } from './explainer.js'
import type { Progress } from './progress.js'
import { reasonsOf } from './reasons.js'
import { isIdle, slowdown } from './record.js'
import type { Reading } from './wait-state.js'

/** Log a line at least this often, so that a waiting step does not seem to hang. */
const HEARTBEAT_MS = 300_000
/** A waiting step rarely reads the queue, because each reading is one more request. */
const QUEUE_EVERY_MS = 1_800_000

/** What a waiting step logs: one line for each change, and a heartbeat in between. */
export class WaitLog {
  readonly #context: Context
  readonly #ref: PullRequestRef
  readonly #progress: Progress
  readonly #deadline: Deadline
  readonly #said = new Set<string>()
  #nextQueue = Number.NEGATIVE_INFINITY
  #spokeAt: number
  #failing = false

  constructor(context: Context, ref: PullRequestRef, progress: Progress, deadline: Deadline) {
    this.#context = context
    this.#ref = ref
    this.#progress = progress
    this.#deadline = deadline
    this.#spokeAt = context.clock.monotonic()
  }

  /**
   * @param bounded for the questions that a line needs
   * @param changed the record where it shows another state than the one before
   */
  async reading(
    bounded: Context,
    reading: Reading,
    changed: SubmittedPullRequest | undefined,
  ): Promise<void> {
    this.#outage(reading)
    if (changed !== undefined) this.#change(changed)
    if (isIdle(this.#progress.record)) await this.#readQueue(bounded)
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

  #change(record: SubmittedPullRequest): void {
    const { state } = record
    const why = state === 'NOT_READY' ? reasonsOf({ ref: this.#ref, record }) : []
    const now = `${pullRequestName(this.#ref)} is ${state}`
    this.#say([now, ...why.map(({ text }) => text)].join('. '))
  }

  /** Warns of a queue that does not run, once per such state. */
  async #readQueue(bounded: Context): Promise<void> {
    const { service, clock, log, setOutputs } = bounded
    if (clock.monotonic() < this.#nextQueue) return
    this.#nextQueue = clock.monotonic() + QUEUE_EVERY_MS
    const answer = service.getQueue(this.#ref, { attempts: 1 })
    const queue = await bestEffort(bounded, answer, (why) => log.debug(why))
    if (queue === undefined) return
    setOutputs({ 'queue-state': queue.state, 'queue-depth': queue.enqueuedPullRequests.length })
    const slowed = slowdown(this.#ref, queue)
    if (slowed !== undefined && queue.state !== this.#progress.queueState)
      log.warning(`${slowed}. Still waiting.`)
    this.#progress.queueState = queue.state
  }

  async #heartbeat(bounded: Context): Promise<void> {
    const { record, queueState, seconds } = this.#progress
    const state = record?.state ?? 'not known to the service'
    const left = duration(this.#deadline.remainingMs / 1000)
    // Only here, because it costs a query of GitHub.
    const ask = () => explain(bounded, this.#ref, { record, queueState }, this.#said)
    const [reason] = state === 'NOT_READY' ? (await ask()).reasons : []
    const why = reason === undefined ? '' : `. ${reason.text}`
    const now = `${pullRequestName(this.#ref)} is ${state} after ${duration(seconds)}`
    this.#say(`Still waiting: ${now}; ${left} left${why}`)
  }

  #say(line: string): void {
    this.#spokeAt = this.#context.clock.monotonic()
    this.#context.log.info(line)
  }
}

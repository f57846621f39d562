/** The log of a waiting step. */
import type { WaitOutput } from '../pull-request/inputs.js'
import { lookUpQueue, queuePositionText } from '../pull-request/queue-position.js'
import { reasonsOf } from '../pull-request/reasons/reasons.js'
import { readWhyNotMerged } from '../pull-request/reasons/why-not-merged.js'
import { isBeforeTests } from '../pull-request/record.js'
import type { PullRequestStep } from '../pull-request/step.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import { duration } from '../shared/duration.js'
import type { Context } from '../step/context.js'
import { DEFAULT_PATTERN, parseTestBranch, testBranchPrefix } from '../test-run/test-branch.js'

/** Log a line at least this often, so that a waiting step does not seem to hang. */
const HEARTBEAT_MS = 300_000

/** A waiting step rarely reads the queue, because each reading is one more request. */
const QUEUE_EVERY_MS = 1_800_000

/** Logs what readings show, and reads what only the log and the outputs need. */
export class WaitLog {
  readonly #context: Context<WaitOutput>
  readonly #step: PullRequestStep
  #queueReadAt: number
  #loggedAt: number

  /** @param isQueueRead another part of the step reads the queue now */
  constructor(context: Context<WaitOutput>, step: PullRequestStep, isQueueRead: boolean) {
    this.#context = context
    this.#step = step
    this.#queueReadAt = isQueueRead ? context.clock.monotonic() : Number.NEGATIVE_INFINITY
    this.#loggedAt = step.time.startedAt
  }

  async noteReading(deadline: Deadline, isNewState: boolean): Promise<void> {
    const { clock } = this.#context
    const { record } = this.#step
    if (isNewState) {
      this.#logState()
      if (record?.state === 'TESTING') await this.#rememberRuns(deadline)
    }
    const isDue = clock.monotonic() - this.#queueReadAt >= QUEUE_EVERY_MS
    if (isDue && isBeforeTests(record)) await this.#readQueue(deadline)
    if (clock.monotonic() - this.#loggedAt >= HEARTBEAT_MS) await this.#logHeartbeat(deadline)
  }

  #logState(): void {
    const { ref, record } = this.#step
    const why = record?.state === 'NOT_READY' ? reasonsOf({ ref, record }) : []
    this.#log([`Now ${record?.state}`, ...why.map(({ text }) => text)].join('. '))
  }

  /** Reads the queue, and warns once per state of a queue that does not run. */
  async #readQueue(deadline: Deadline): Promise<void> {
    const { clock, log } = this.#context
    const { ref, readings } = this.#step
    const now = clock.monotonic()
    const { queue, warning } = await lookUpQueue(this.#context, deadline, ref)
    this.#queueReadAt = now
    if (queue === undefined) return log.debug(`${warning}`)
    if (warning !== undefined && queue.state !== readings.queue?.state)
      log.warning(`${warning}. Still waiting.`)
    this.#step.take({ queue })
  }

  async #logHeartbeat(deadline: Deadline): Promise<void> {
    const { ref, record, readings, time } = this.#step
    const { queue } = readings
    const { elapsedMs } = time
    let line = record === undefined ? 'Still no record of it' : `Still ${record.state}`
    const place = isBeforeTests(record) && queue && queuePositionText(queue, ref)
    if (place) line += `, ${place}`
    const total = elapsedMs + time.timeout.remainingMs
    line += `, ${duration(elapsedMs / 1000)} of ${duration(total / 1000)}`
    // Not in each line of the log, because it costs a query of GitHub.
    if (record?.state === 'NOT_READY') {
      const known = { ...this.#step.facts, gitHub: undefined }
      const { headSha, reasons } = await readWhyNotMerged(this.#context, deadline, ref, known)
      this.#step.take({ head: headSha })
      const [reason] = reasons
      if (reason !== undefined) line += `. ${reason.text}`
    }
    this.#log(line)
  }

  #log(line: string): void {
    this.#loggedAt = this.#context.clock.monotonic()
    this.#context.log.info(line)
  }

  /** Test branches exist only while the tests run, so their IDs are noted then. */
  async #rememberRuns(deadline: Deadline): Promise<void> {
    const { github, log } = this.#context
    const { number } = this.#step.ref
    if (!github.available) return
    const prefix = testBranchPrefix(number)
    const listed = import('../github/commits.js').then(({ branches }) =>
      branches(github, deadline, prefix),
    )
    const branches = await bestEffort(deadline, listed, (why) =>
      log.debug(`The test branches could not be listed: ${why}`),
    )
    const ids = (branches ?? []).flatMap(({ branch }) => {
      const run = parseTestBranch(branch, DEFAULT_PATTERN)
      return run?.number === number ? [run.id] : []
    })
    this.#step.take({ runs: new Set([...this.#step.readings.runs, ...ids]) })
  }
}

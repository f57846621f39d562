/** Submits ready pull requests one after the other, and reads each again before. */
import type { ReadyFactsReader } from '../github/ready-facts.js'
import { hadNoEffect } from '../http/errors.js'
import type { SubmitOptions } from '../service/requests.js'
import { isEnded, type Queue, type SubmittedPullRequest } from '../service/schemas.js'
import { readFact } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import type { Fact } from '../shared/fact.js'
import { pullRequestName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { submitAtHead } from './again.js'
import { movedHead } from './head.js'
import {
  type Judgement,
  type Ready,
  type ReadyRules,
  reasonOf,
  reasonOfRecord,
  type Skipped,
} from './ready.js'
import { differsFromHead } from './record.js'

/** The queue as it is now. */
export interface QueueNow {
  readonly queue: Queue
  /** Why nothing may be sent; absent if the queue runs and nothing holds it. */
  readonly stoppedBy?: string | undefined
}

/** Bounds of one step, from its inputs. */
export interface SubmitLimits {
  readonly maxInQueue: number
  readonly maxSubmissions: number
}

/** The ready pull requests, submitted or skipped. */
export interface SubmittedInTurn {
  readonly submitted: readonly number[]
  readonly skipped: readonly Skipped[]
  /** Why none was sent any more. */
  readonly endedBy?: 'stopped' | 'full' | undefined
  /** The failure of the first one that was refused. */
  readonly refusal?: ActionError | undefined
}

/** The step gives up after so many refusals. */
const MAX_REFUSALS_IN_A_ROW = 3
/** Time to read the queue, its holds and the pull request. */
const READING_MS = 60_000

/** Submits in turn, within the limits. */
export class InTurn {
  readonly #context: Context
  readonly #rules: ReadyRules
  readonly #limits: SubmitLimits
  readonly #options: SubmitOptions
  readonly #reader: ReadyFactsReader
  readonly #readQueue: (deadline: Deadline) => Promise<QueueNow>
  readonly #submitted: number[] = []
  readonly #skipped: Skipped[] = []
  /** Numbers that are in the queue, as far as records and this step show them. */
  readonly #queued: Set<number>
  #sent = 0
  #refusals = 0
  #refusal: ActionError | undefined

  /** @param readQueue reads the queue and its holds again */
  constructor(
    context: Context,
    { queued }: Judgement,
    rules: ReadyRules,
    limits: SubmitLimits & SubmitOptions,
    reader: ReadyFactsReader,
    readQueue: (deadline: Deadline) => Promise<QueueNow>,
  ) {
    this.#context = context
    this.#rules = rules
    this.#limits = limits
    this.#options = { priority: limits.priority, noBatch: limits.noBatch }
    this.#reader = reader
    this.#readQueue = readQueue
    this.#queued = new Set(queued)
  }

  /**
   * Submits each in turn until a limit ends it.
   * @param first the deadline until the first submission, with the requests that are left for it
   */
  async run(
    deadline: Deadline,
    first: Deadline,
    ready: readonly Ready[],
  ): Promise<SubmittedInTurn> {
    const { log } = this.#context
    for (const [index, next] of ready.entries()) {
      const rest = ready.slice(index)
      if (this.#sent >= this.#limits.maxSubmissions) return this.#end(rest, 'limit')
      if (this.#refusals >= MAX_REFUSALS_IN_A_ROW) return this.#end(rest, 'limit')
      const time = index === 0 ? first : deadline.atMost(READING_MS)
      const now = await readFact(time, this.#readQueue(time))
      if (!now.isKnown) {
        log.warning(`The queue or its holds could not be read again: ${now.why}`)
        return this.#end(rest, 'unread', undefined, now.why)
      }
      const { queue, stoppedBy } = now.value
      if (stoppedBy !== undefined) return this.#end(rest, 'stopped', 'stopped')
      if (this.#countQueued(queue) >= this.#limits.maxInQueue)
        return this.#end(rest, 'limit', 'full')
      await this.#takeTurn(deadline, time, next)
    }
    return this.#end([], 'limit')
  }

  #end(
    rest: readonly Ready[],
    reason: Skipped['reason'],
    endedBy?: SubmittedInTurn['endedBy'],
    why?: string,
  ): SubmittedInTurn {
    this.#skipped.push(...rest.map(({ ref }) => ({ number: ref.number, reason, why })))
    return {
      submitted: this.#submitted,
      skipped: this.#skipped,
      endedBy,
      refusal: this.#refusal,
    }
  }

  #countQueued({ enqueuedPullRequests }: Queue): number {
    return countInQueue(enqueuedPullRequests, this.#queued)
  }

  async #takeTurn(deadline: Deadline, time: Deadline, next: Ready): Promise<void> {
    const { number } = next.ref
    try {
      const reason = await this.#reasonNow(time, next)
      if (reason !== undefined) {
        if (reason.reason === 'queued') this.#queued.add(number)
        this.#skipped.push({ number, ...reason })
        return
      }
      await this.#submit(deadline, next)
      this.#refusals = 0
    } catch (error) {
      if (deadline.isCancelled || !(error instanceof ActionError)) throw error
      this.#refuse(number, error)
    }
  }

  /** Looks at the pull request again. @throws {ActionError} if its head has moved */
  async #reasonNow(time: Deadline, { ref, pullRequest, ...judged }: Ready) {
    const { clock, service } = this.#context
    const { number } = ref
    const fact = (await this.#reader.read(time, [number])).get(number)
    if (fact?.isKnown && fact.value.isOpen && differsFromHead(fact.value.headSha, judged.headSha))
      throw movedHead(ref, judged.headSha, fact.value.headSha)
    const reason = reasonOf(pullRequest, fact, this.#rules, ref, clock.now())
    if (reason !== undefined) return reason
    this.#before = await readFact(time, service.findPullRequest(time, ref))
    return reasonOfRecord(this.#before, judged)
  }

  /** The record before the next submission. */
  #before: Fact<SubmittedPullRequest | undefined> | undefined

  /** Submits as `submit` does, and proves it. @throws {ActionError} */
  async #submit(deadline: Deadline, { ref, headSha }: Ready): Promise<void> {
    const context = this.#context
    const { number } = ref
    const before = this.#before?.isKnown ? this.#before.value : undefined
    this.#sent++
    try {
      const plan = { ...this.#options, before }
      const sent = await submitAtHead(context, deadline, ref, plan, headSha)
      if (sent.result === 'by-other') {
        this.#sent--
        this.#skipped.push({ number, reason: sent.proof === 'merged' ? 'closed' : 'queued' })
        if (sent.proof === 'queued') this.#queued.add(number)
        return
      }
      const { record } = sent
      if (sent.result === 'other-head') throw movedHead(ref, headSha, sent.headSha, sent.exit)
      if (sent.proof === 'ended' || (isEnded(record.state) && record.state !== 'MERGED'))
        throw endedAtOnce(pullRequestName(ref), record)
      context.log.info(`Submitted ${pullRequestName(ref)}`)
      this.#submitted.push(number)
      this.#queued.add(number)
    } catch (error) {
      if (hadNoEffect(error)) this.#sent--
      else this.#queued.add(number)
      throw error
    }
  }

  #refuse(number: number, error: ActionError): void {
    const { problem } = error.explanation
    this.#context.log.warning(`#${number} was not submitted: ${error.message}`)
    this.#refusals++
    this.#refusal ??= error
    this.#skipped.push({ number, reason: 'refused', why: problem })
  }
}

/** How many pull requests are in the queue, as far as the queue, records and this step show them. */
export const countInQueue = (
  enqueued: readonly { readonly prNumber: number }[],
  queued: ReadonlySet<number>,
): number => new Set([...enqueued.map(({ prNumber }) => prNumber), ...queued]).size

const endedAtOnce = (name: string, { state }: SubmittedPullRequest): ActionError =>
  new ActionError('refused', {
    request: `Submitting ${name}`,
    problem: `the queue ended it at once (${state})`,
    remedy: 'Read the reasons on the pull request, and submit it again when they are gone.',
  })

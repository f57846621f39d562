import { ServiceError } from '../http/errors.js'
import { Deadline } from '../shared/clock.js'
import { duration } from '../shared/duration.js'
import { ActionError } from '../shared/errors.js'
import { type PullRequestRef, pullRequestName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { within } from '../step/within.js'
import { askGitHub, findMergeCommit, isMergedOnGitHub } from './ask.js'
import { movedHead, otherHeadMerged } from './head.js'
import { pollIntervalMs } from './polling.js'
import type { Progress } from './progress.js'
import { takeOut } from './queue-exit.js'
import { isMerged, isOtherHead, readRecord, recordOutputs } from './record.js'
import { resubmit } from './submit.js'
import { TestRuns } from './test-runs.js'
import type { WaitInputs } from './wait-inputs.js'
import { WaitLog } from './wait-log.js'
import type { Ending, WaitResult } from './wait-result.js'
import {
  begin,
  type Reading,
  type Rules,
  reduceWaitState,
  type Submission,
  type TerminalState,
  type WaitState,
} from './wait-state.js'

/** A second reading that decides about an absence comes soon. */
const CONFIRM_MS = 5000
/** Longest interval while the service does not answer. */
const OUTAGE_PACE_MS = 30_000
/** Longest pause that the service may ask for. */
const LONGEST_REQUESTED_PAUSE_MS = 60_000

/** A step that waits, or that ends as a wait does. */
export interface WaitStep {
  readonly inputs: WaitInputs
  readonly ref: PullRequestRef
  readonly context: Context
  /** What the step has seen before the wait. */
  readonly progress: Progress
  readonly submission?: Submission
  /** When the wait began before this; now where absent. */
  readonly deadline?: Deadline
  /** What is left to do after the wait. */
  readonly afterwards?: (context: Context) => Promise<void>
}

/** Longest time for GitHub to show the commit of a merge, in milliseconds. */
export const MERGE_LOOKUP_MS = 30_000

/**
 * When each part of the end must be finished, in milliseconds after the timeout: whatever hangs, a
 * wait ends within its timeout plus 15 s, or plus 45 s where a merge is looked up.
 */
export const END_BY = { reading: 4000, gitHub: 7000, exit: 11_000, reasons: 12_500, report: 14_000 }

/** The timeout of a wait that begins now. */
export const deadlineOf = ({ clock }: Context, { timeoutMinutes }: WaitInputs): Deadline =>
  new Deadline(clock, timeoutMinutes * 60_000)

/** One wait: the loop with its effects. What a reading means is decided by wait-state.ts. */
export class Watch {
  readonly #inputs: WaitInputs
  readonly #ref: PullRequestRef
  readonly #context: Context
  readonly #progress: Progress
  /** The test runs seen while it waits. */
  readonly testRuns: TestRuns
  readonly #log: WaitLog
  /** When the wait is over; each part of its end must be some time after it. */
  readonly deadline: Deadline
  #submission: Submission
  #state: WaitState
  #lastFailure: ServiceError | undefined

  constructor({ inputs, ref, context, progress, submission, deadline }: WaitStep) {
    this.#inputs = inputs
    this.#ref = ref
    this.#context = context
    this.#progress = progress
    this.#submission = submission ?? {}
    this.deadline = deadline ?? deadlineOf(context, inputs)
    this.testRuns = new TestRuns(ref)
    this.#log = new WaitLog(context, ref, progress, this.deadline)
    this.#state = begin(context.clock.monotonic())
  }

  /** Waits until the pull request is merged, ends in another way, or the time is up. */
  async run(): Promise<WaitResult> {
    const { log } = this.#context
    const limit = duration(this.#inputs.timeoutMinutes * 60)
    log.info(`Waiting up to ${limit} for ${pullRequestName(this.#ref)} to be merged`)
    for (;;) {
      const end = await this.#bounded(END_BY.reading, (bounded) => this.#poll(bounded))
      const result = end === 'timed-out' ? await this.#timedOut() : await this.conclude(end)
      const final = await this.#unlessResubmitted(result)
      if (final !== undefined) return final
    }
  }

  /** The result of an end that the service has shown, with what GitHub knows of it. */
  async conclude(end: TerminalState): Promise<WaitResult> {
    if (end.outcome === 'error') return this.#failed(end.error)
    const { outcome } = end
    if (outcome === 'merged') return this.#merged()
    if (outcome === 'head-moved') return this.#headMoved()
    const gitHub = await this.#askGitHub()
    if (isMergedOnGitHub(gitHub, this.#ref)) return this.#merged(outcome)
    return this.#result({ outcome, gitHub })
  }

  /** Reads until the wait has an end. The context's time is that of the wait and a little more. */
  async #poll(bounded: Context): Promise<TerminalState | 'timed-out'> {
    const { clock, signal } = this.#context
    for (;;) {
      // Decided before the reading, so that the last reading comes after the time is up.
      const last = this.deadline.passed
      const reading = await this.#read(bounded)
      const at = clock.monotonic()
      const { next, end } = reduceWaitState(this.#state, reading, at, this.#rules())
      this.#state = next
      await this.#note(bounded, reading)
      if (end !== undefined) return end
      if (last || bounded.signal.aborted) return 'timed-out'
      await clock.sleep(Math.min(this.#pauseMs(reading), this.deadline.remainingMs), signal)
    }
  }

  #rules(): Rules {
    const { pollIntervalSeconds = 60, notReadyTimeoutMinutes: minutes } = this.#inputs
    return {
      ...this.#submission,
      targetBranch: this.#ref.targetBranch,
      graceMs: pollIntervalSeconds <= 1 ? 10_000 : 60_000,
      notReadyMs: minutes === undefined ? undefined : minutes * 60_000,
    }
  }

  async #read({ service, setOutputs }: Context): Promise<Reading> {
    this.#progress.polls++
    try {
      const record = await readRecord(service, this.#ref, { attempts: 1 })
      if (record === undefined) setOutputs(recordOutputs(record))
      return { type: 'record', record }
    } catch (error) {
      if (this.#context.signal.aborted || !(error instanceof ServiceError)) throw error
      return { type: 'failure', error }
    }
  }

  async #note(bounded: Context, reading: Reading): Promise<void> {
    if (reading.type === 'failure' && reading.error.kind !== 'aborted')
      this.#lastFailure = reading.error
    const record = reading.type === 'record' ? reading.record : undefined
    const changed = record !== undefined && this.#progress.see(record)
    await this.#log.reading(bounded, reading, changed ? record : undefined)
    if (changed && record.state === 'TESTING') await this.testRuns.remember(bounded)
  }

  #pauseMs(reading: Reading): number {
    const { clock, random } = this.#context
    const fixed = this.#inputs.pollIntervalSeconds
    const inState = (clock.monotonic() - this.#state.stateSince) / 1000
    const pace =
      fixed === undefined ? pollIntervalMs(this.#state.state, inState, random()) : fixed * 1000
    if (reading.type === 'failure') {
      const { failure } = reading.error
      const requested = failure.type === 'status' ? (failure.retryAfterMs ?? 0) : 0
      const least = Math.min(requested, LONGEST_REQUESTED_PAUSE_MS)
      const pause = Math.max(Math.min(pace, OUTAGE_PACE_MS), least)
      if (requested > 0) this.#log.pause(requested, pause)
      return pause
    }
    return this.#state.absences > 0 ? Math.min(pace, CONFIRM_MS) : pace
  }

  #failed(error: ServiceError): WaitResult {
    const { polls } = this.#progress
    const silent = duration((this.#context.clock.monotonic() - this.#state.lastAnswerAt) / 1000)
    const since = this.#state.answered ? 'last answer' : 'start'
    const first = !this.#state.answered && polls <= 1
    const when = first ? '' : ` (poll ${polls}, ${silent} after the ${since})`
    const explanation = { ...error.explanation, problem: `${error.explanation.problem}${when}` }
    const explained = new ActionError(error.kind, explanation, { cause: error })
    return this.#result({ outcome: error.kind, error: explained })
  }

  /** @param outside what the queue called it, when only GitHub shows the merge */
  async #merged(outside?: string): Promise<WaitResult> {
    const find = (bounded: Context) =>
      within(bounded, MERGE_LOOKUP_MS, (lookup) => findMergeCommit(lookup, this.#ref))
    const gitHub = await this.#bounded(END_BY.gitHub + MERGE_LOOKUP_MS, find)
    const { record } = this.#progress
    const headSha = isMergedOnGitHub(gitHub, this.#ref) ? gitHub.headSha : record?.prSha
    const error = otherHeadMerged(this.#ref, this.#submission.headSha, headSha)
    const outcome = error?.kind ?? 'merged'
    return this.#result({ outcome, error, gitHub, outside })
  }

  async #headMoved(): Promise<WaitResult> {
    const { headSha = '' } = this.#submission
    const exit = await this.#takeOut()
    const error = movedHead(this.#ref, headSha, this.#progress.record?.prSha, exit)
    return this.#result({ outcome: error.kind, error, exit })
  }

  async #timedOut(): Promise<WaitResult> {
    const gitHub = await this.#askGitHub()
    if (isMergedOnGitHub(gitHub, this.#ref)) return this.#merged('timed-out')
    const { onTimeout } = this.#inputs
    const exit = onTimeout === 'cancel' ? await this.#takeOut() : undefined
    // It merged while it was being taken out.
    if (isMerged(this.#progress.record, this.#ref)) return this.#merged()
    const passes = onTimeout === 'pass'
    const why = this.#lastFailure && `: ${this.#lastFailure.explanation.problem}`
    const note = this.#state.answered ? undefined : `The service did not answer${why ?? ''}`
    return this.#result({ outcome: 'timed-out', gitHub, passes, exit, note })
  }

  async #takeOut() {
    const exit = await this.#bounded(END_BY.exit, (bounded) => takeOut(bounded, this.#ref))
    if (exit.record !== undefined) this.#progress.see(exit.record)
    return exit
  }

  #askGitHub() {
    return this.#bounded(END_BY.gitHub, (bounded) => askGitHub(bounded, this.#ref))
  }

  /** @returns `undefined` when the wait goes on with a new submission */
  async #unlessResubmitted(result: WaitResult): Promise<WaitResult | undefined> {
    const { record, resubmissions } = this.#progress
    const allowed = result.outcome === 'failed' && resubmissions < this.#inputs.resubmit
    if (!allowed || record === undefined || this.deadline.passed) return result
    const { options = {} } = this.#submission
    const headSha = record.prSha ?? this.#submission.headSha
    // It must be open, at the head that failed; if GitHub cannot say, the proof must show it.
    const { gitHub } = result
    if (gitHub && (gitHub.closed || isOtherHead(gitHub.headSha, headSha))) return result
    const { clock, service } = this.#context
    const ms = Math.min(service.retryTimeoutMs, this.deadline.leftUntil(END_BY.exit))
    try {
      const deadline = new Deadline(clock, ms)
      const again = await resubmit(this.#context, this.#ref, record, options, deadline)
      if (again !== undefined) {
        this.#progress.resubmissions++
        this.#progress.see(again)
      }
    } catch (error) {
      if (this.#context.signal.aborted || !(error instanceof ServiceError)) throw error
      if (error.ambiguous) return this.#result({ ...result, outcome: error.kind, error })
      return { ...result, note: `It could not be submitted again: ${error.explanation.problem}` }
    }
    this.#submission = { before: record, headSha, options }
    this.#state = begin(clock.monotonic())
    return undefined
  }

  /** An end, with all that was seen until now. */
  #result(ending: Ending): WaitResult {
    return { ...ending, ...this.#progress.seen() }
  }

  /** Runs a part of the wait that must be over some time after the timeout. */
  #bounded<T>(afterMs: number, work: (bounded: Context) => Promise<T>): Promise<T> {
    return within(this.#context, this.deadline.leftUntil(afterMs), work)
  }
}

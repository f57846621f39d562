import type { GitHubPullRequest } from '../github/github.js'
import { ServiceError } from '../http/errors.js'
import { RunCancelled } from '../runner/runner.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import { Deadline } from '../shared/clock.js'
import { duration } from '../shared/duration.js'
import { explain } from '../shared/errors.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { cancelVerified } from './cancel.js'
import { pollIntervalMs } from './polling.js'
import { QueueNotice } from './queue-place.js'
import { whatIsMissing } from './readiness.js'
import { nameOf, recordOutputs } from './record.js'
import { TestRuns } from './test-runs.js'
import { Timeline } from './timeline.js'
import type { WaitInputs } from './wait-inputs.js'
import type { WaitResult } from './wait-result.js'
import {
  begin,
  type Reading,
  reduceWaitState,
  type TerminalState,
  type WaitState,
} from './wait-state.js'

/** A line at least this often, so that nobody takes a waiting step for a hanging one. */
const HEARTBEAT_MS = 300_000
/** States in which a paused queue would explain the wait. */
const IDLE = new Set(['NOT_READY', 'PENDING'])
/** A second look that decides about an absence comes soon. */
const CONFIRM_MS = 5000
/** Slowest pace while the service does not answer. */
const OUTAGE_PACE_MS = 30_000

/** The submission that a wait goes on from. */
export interface Submission {
  /** The record before it: an end that is no newer belongs to an earlier submission. */
  readonly before: SubmittedPullRequest | undefined
  /** The record that proved it. */
  readonly record: SubmittedPullRequest
}

/** One wait: the loop with its effects. What a look means is decided by judge.ts alone. */
export class Watch {
  readonly #inputs: WaitInputs
  readonly #ref: PullRequestRef
  readonly #context: Context
  readonly #before: SubmittedPullRequest | undefined
  readonly #deadline: Deadline
  readonly #started: number
  readonly #timeline = new Timeline()
  readonly #testRuns: TestRuns
  readonly #queue: QueueNotice
  #memory: WaitState
  #record: SubmittedPullRequest | undefined
  #polls = 0
  #spokeAt: number
  #failing = false

  constructor(
    inputs: WaitInputs,
    ref: PullRequestRef,
    context: Context,
    submission: Submission | undefined,
  ) {
    this.#inputs = inputs
    this.#ref = ref
    this.#context = context
    this.#before = submission?.before
    this.#testRuns = new TestRuns(context, ref)
    this.#queue = new QueueNotice(context, ref)
    this.#started = context.clock.monotonic()
    this.#spokeAt = this.#started
    this.#memory = begin(this.#started)
    const { state, stateChangedAt } = submission?.record ?? {}
    if (state !== undefined) this.#timeline.see(state, stateChangedAt, context.clock.now())
    this.#deadline = new Deadline(context.clock, inputs.timeoutMinutes * 60_000)
  }

  async run(): Promise<WaitResult> {
    const { signal, log } = this.#context
    log.info(
      `Waiting up to ${duration(this.#inputs.timeoutMinutes * 60)} for ${nameOf(this.#ref)} to be merged`,
    )
    try {
      return await this.#loop()
    } catch (error) {
      if (signal.aborted) return this.#aborted(signal.reason as Error)
      throw error
    }
  }

  async #loop(): Promise<WaitResult> {
    for (;;) {
      // Decided before the look, so that the last look of all comes after the time is up.
      const last = this.#deadline.passed
      const look = await this.#look()
      const at = this.#context.clock.monotonic()
      const { next, end } = reduceWaitState(this.#memory, look, at, this.#rules())
      this.#memory = next
      await this.#logReading(look)
      if (end !== undefined) return this.#ended(end)
      if (last) return this.#timedOut()
      await this.#context.clock.sleep(
        Math.min(this.#pauseMs(look), this.#deadline.remainingMs),
        this.#context.signal,
      )
    }
  }

  #rules() {
    const { pollIntervalSeconds, notReadyTimeoutMinutes } = this.#inputs
    return {
      graceMs: pollIntervalSeconds !== undefined && pollIntervalSeconds <= 1 ? 10_000 : 60_000,
      notReadyMs:
        notReadyTimeoutMinutes === undefined ? undefined : notReadyTimeoutMinutes * 60_000,
      targetBranch: this.#ref.targetBranch,
      before: this.#before,
    }
  }

  async #look(): Promise<Reading> {
    const { service, signal, setOutputs } = this.#context
    this.#polls++
    try {
      const record = await service.getSubmittedPullRequest(this.#ref, { attempts: 1 })
      this.#record = record
      setOutputs(recordOutputs(record))
      return record.state === undefined && !record.isCurrentlySubmittedToQueue
        ? { type: 'missing' }
        : { type: 'record', record }
    } catch (error) {
      if (signal.aborted || !(error instanceof ServiceError)) throw error
      if (error.status === 404) {
        setOutputs(recordOutputs(undefined))
        return { type: 'missing' }
      }
      return { type: 'failure', error }
    }
  }

  #pauseMs(look: Reading): number {
    const { clock, random } = this.#context
    const fixed = this.#inputs.pollIntervalSeconds
    const inState = (clock.monotonic() - this.#memory.stateSince) / 1000
    const pace =
      fixed === undefined ? pollIntervalMs(this.#memory.state, inState, random()) : fixed * 1000
    if (look.type === 'failure') {
      const { failure } = look.error
      const request = failure.type === 'status' ? (failure.retryAfterMs ?? 0) : 0
      return Math.max(Math.min(pace, OUTAGE_PACE_MS), request)
    }
    return this.#memory.absences > 0 ? Math.min(pace, CONFIRM_MS) : pace
  }

  /** One line a change, and a sign of life in between. */
  async #logReading(look: Reading): Promise<void> {
    const { clock, log } = this.#context
    const at = clock.monotonic()
    const name = nameOf(this.#ref)
    if (look.type === 'failure') {
      if (!this.#failing)
        log.info(`${look.error.explanation.request}: ${look.error.explanation.problem}; going on`)
      this.#failing = true
    } else if (this.#failing) {
      this.#failing = false
      log.info(`The service answers again after ${this.#polls} looks`)
    }
    if (look.type === 'record' && look.record.state !== undefined) {
      const { state, stateChangedAt, readiness } = look.record
      if (this.#timeline.see(state, stateChangedAt, clock.now())) {
        const missing = state === 'NOT_READY' ? whatIsMissing(readiness) : []
        log.info(`${name} is ${state}${missing.length === 0 ? '' : `: ${missing.join('; ')}`}`)
        this.#spokeAt = at
        if (state === 'TESTING') await this.#testRuns.remember()
      }
    }
    if (IDLE.has(this.#memory.state ?? '')) await this.#queue.look()
    if (at - this.#spokeAt >= HEARTBEAT_MS) {
      this.#spokeAt = at
      const waited = duration((at - this.#started) / 1000)
      const left = duration(this.#deadline.remainingMs / 1000)
      log.info(
        `Still waiting: ${name} is ${this.#memory.state ?? 'not known'} after ${waited}; ${left} left`,
      )
    }
  }

  async #ended(end: TerminalState): Promise<WaitResult> {
    if (end.outcome === 'error') {
      const error =
        this.#memory.answered || this.#polls > 1
          ? new ServiceError(
              end.error.kind,
              {
                ...end.error.explanation,
                problem: `${end.error.explanation.problem} (look ${this.#polls}, ${duration((this.#context.clock.monotonic() - this.#memory.lastAnswerAt) / 1000)} after the last answer)`,
              },
              end.error.failure,
              { cause: end.error },
            )
          : end.error
      return this.#ending({ outcome: end.error.kind, error })
    }
    if (end.outcome === 'merged')
      return this.#ending({ outcome: 'merged', gitHub: await this.#askGitHub(2) })
    const gitHub = await this.#askGitHub(1)
    // The queue can call failed or removed what GitHub has merged.
    if (gitHub?.merged) return this.#ending({ outcome: 'merged', gitHub, outside: end.outcome })
    const failing = end.outcome === 'failed' ? await this.#testRuns.failingChecks() : []
    return this.#ending({ outcome: end.outcome, gitHub, failing })
  }

  async #timedOut(): Promise<WaitResult> {
    const gitHub = await this.#askGitHub(1)
    if (gitHub?.merged) return this.#ending({ outcome: 'merged', gitHub, outside: 'timed-out' })
    const { onTimeout } = this.#inputs
    const cancelled =
      onTimeout === 'cancel' ? await this.#takeOut(undefined, this.#context.signal) : {}
    // It went through while it was being taken out.
    if (this.#record?.state === 'MERGED')
      return this.#ending({ outcome: 'merged', gitHub: await this.#askGitHub(2) })
    return this.#ending({
      outcome: 'timed-out',
      gitHub,
      passes: onTimeout === 'pass',
      ...cancelled,
    })
  }

  /** The run was cancelled: whatever is done here must fit in the time that GitHub leaves. */
  async #aborted(reason: Error): Promise<WaitResult> {
    const grace = reason instanceof RunCancelled ? reason.graceMs : 0
    // Half of it for the service; the rest is for outputs and summary.
    const cancelled =
      this.#inputs.onAbort === 'cancel' && grace > 0
        ? await this.#takeOut(grace / 2, new AbortController().signal)
        : {}
    return this.#ending({ outcome: 'aborted', ...cancelled })
  }

  /** @returns what came of it, and a sentence that says so */
  async #takeOut(
    limitMs: number | undefined,
    signal: AbortSignal,
  ): Promise<Pick<WaitResult, 'cancelled' | 'takenOut'>> {
    const { clock, dryRun, setOutputs } = this.#context
    if (dryRun) return { cancelled: 'Dry run: it was left in the queue.' }
    try {
      const options =
        limitMs === undefined ? { signal } : { signal, deadline: new Deadline(clock, limitMs) }
      const { outcome, record } = await cancelVerified(this.#context, this.#ref, options)
      setOutputs(recordOutputs(record))
      if (record?.state === 'MERGED') {
        this.#record = record
        this.#timeline.see(record.state, record.stateChangedAt, clock.now())
        return { cancelled: 'It was merged before it could be taken out of the queue.' }
      }
      return outcome === 'cancelled'
        ? { cancelled: 'It was taken out of the queue.', takenOut: true }
        : { cancelled: 'It was not in the queue any more when it was to be taken out.' }
    } catch (error) {
      const why =
        error instanceof ServiceError ? explain(error.explanation) : (error as Error).message
      return { cancelled: `It could not be taken out of the queue: ${why}` }
    }
  }

  /** GitHub's own word; it lags a moment behind a merge, so that is asked for more than once. */
  async #askGitHub(tries: number): Promise<GitHubPullRequest | undefined> {
    const { github, log, clock, signal } = this.#context
    if (!github.available) return undefined
    try {
      for (let left = tries; ; left--) {
        const pullRequest = await github.pullRequest(this.#ref.number)
        if (pullRequest.merged || left <= 1) return pullRequest
        await clock.sleep(2000, signal)
      }
    } catch (error) {
      if (signal.aborted) throw error
      log.info(`GitHub could not be asked about #${this.#ref.number}: ${(error as Error).message}`)
      return undefined
    }
  }

  #ending(known: Pick<WaitResult, 'outcome'> & Partial<WaitResult>): WaitResult {
    const { clock } = this.#context
    return {
      failing: [],
      ...known,
      record: this.#record,
      queueState: this.#queue.state,
      timeline: this.#timeline.phases(clock.now()),
      seconds: Math.round((clock.monotonic() - this.#started) / 1000),
      polls: this.#polls,
    }
  }
}

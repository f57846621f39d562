import * as z from 'zod'
import { Deadline } from '../clock.js'
import { inputDefaults } from '../contract.js'
import { explain } from '../errors.js'
import type { GitHubPullRequest } from '../github/github.js'
import { choice, decimal } from '../inputs.js'
import type { Context, Result } from '../operation.js'
import { pollIntervalMs } from '../polling.js'
import { duration } from '../report/duration.js'
import { storyComment, storySummary } from '../report/pull-request.js'
import { RunCancelled } from '../runner.js'
import { ServiceError } from '../service/errors.js'
import type { PullRequestRef, SubmittedPullRequest } from '../service/schemas.js'
import { cancelVerified } from './cancel.js'
import { type Check, reportChecks } from './checks.js'
import { commentInput, keepComment } from './comment.js'
import { type Ending, endingStory, failureOf } from './ending.js'
import { begin, type End, judgeLook, type Look, type Memory } from './judge.js'
import { whatIsMissing } from './readiness.js'
import { nameOf, recordOutputs } from './record.js'
import { parseTestBranch, testBranchPrefix } from './test-branch.js'
import { Timeline } from './timeline.js'

/** Ten days: longer than any job may run. */
const LONGEST_MINUTES = 14_400

/** The inputs of `wait-for-merge`, which `submit` with `wait` has too. */
export const waitInputs = {
  ...commentInput,
  timeoutMinutes: decimal({ min: 0, max: LONGEST_MINUTES }),
  pollIntervalSeconds: decimal({ min: 0.05, max: 3600 }).optional(),
  onTimeout: choice(['fail', 'cancel', 'pass']),
  onAbort: choice(['leave', 'cancel']),
  notReadyTimeoutMinutes: decimal({ min: 0, max: LONGEST_MINUTES }).optional(),
}
const waitSchema = z.object(waitInputs)
export type WaitInputs = z.output<typeof waitSchema>

export const WAIT_OUTPUTS = [
  'merged',
  'state',
  'submitted',
  'head-sha',
  'merge-commit-sha',
  'duration-seconds',
  'polls',
  'timeline',
  'failing-checks',
] as const

export const WAIT_OUTCOMES = [
  'merged',
  'failed',
  'cancelled',
  'removed',
  'not-submitted',
  'timed-out',
  'not-ready',
  'aborted',
] as const

/** A line at least this often, so that nobody takes a waiting step for a hanging one. */
const HEARTBEAT_MS = 300_000
/** How often the queue itself is looked at, for a pause: seldom, because each look is one more request. */
const QUEUE_LOOK_MS = 1_800_000
/** A second look that decides about an absence comes soon. */
const CONFIRM_MS = 5000
/** Slowest pace while the service does not answer. */
const OUTAGE_PACE_MS = 30_000

/**
 * Waits until the pull request is merged or leaves the queue in another way (contract: `wait-for-merge`).
 *
 * @param leftover `stateChangedAt` of the record before the submission that is waited for
 */
export async function waitForMerge(
  inputs: WaitInputs,
  ref: PullRequestRef,
  context: Context,
  leftover?: string,
): Promise<Result<(typeof WAIT_OUTPUTS)[number]>> {
  const ending = await new Wait(inputs, ref, context, leftover).run()
  const story = endingStory(ref, ending, context.event.runUrl)
  const failure = failureOf(ref, ending)
  const passed = failure === undefined
  await keepComment(context, inputs.comment, ref, { failed: !passed, body: storyComment(story) })
  return {
    outcome: ending.outcome,
    outputs: {
      merged: ending.outcome === 'merged',
      'merge-commit-sha': ending.gitHub?.merged ? ending.gitHub.mergeCommitSha : undefined,
      'duration-seconds': ending.seconds,
      polls: ending.polls,
      timeline: JSON.stringify(ending.timeline),
      'failing-checks': JSON.stringify(ending.failing),
    },
    details: {
      timeline: ending.timeline,
      failingChecks: ending.failing,
      pullRequest: ending.record,
    },
    summary: storySummary(story),
    ...(passed ? {} : { failure }),
  }
}

/** One wait: the loop with its effects. What a look means is decided by judge.ts alone. */
class Wait {
  readonly #inputs: WaitInputs
  readonly #ref: PullRequestRef
  readonly #context: Context
  readonly #leftover: string | undefined
  readonly #deadline: Deadline
  readonly #started: number
  readonly #timeline = new Timeline()
  #memory: Memory
  #record: SubmittedPullRequest | undefined
  #polls = 0
  #spokeAt: number
  #nextQueueLook: number
  #queueState: string | undefined
  #testRuns = new Set<string>()
  #failing = false

  constructor(
    inputs: WaitInputs,
    ref: PullRequestRef,
    context: Context,
    leftover: string | undefined,
  ) {
    this.#inputs = inputs
    this.#ref = ref
    this.#context = context
    this.#leftover = leftover
    this.#started = context.clock.monotonic()
    this.#spokeAt = this.#started
    this.#nextQueueLook = this.#started
    this.#memory = begin(this.#started)
    this.#deadline = new Deadline(context.clock, inputs.timeoutMinutes * 60_000)
  }

  async run(): Promise<Ending> {
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

  async #loop(): Promise<Ending> {
    for (;;) {
      // Decided before the look, so that the last look of all comes after the time is up.
      const last = this.#deadline.passed
      const look = await this.#look()
      const at = this.#context.clock.monotonic()
      const { memory, end } = judgeLook(this.#memory, look, at, this.#rules())
      this.#memory = memory
      await this.#tell(look)
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
      leftover: this.#leftover,
    }
  }

  async #look(): Promise<Look> {
    const { service, signal, learn } = this.#context
    this.#polls++
    try {
      const record = await service.getSubmittedPullRequest(this.#ref, { attempts: 1 })
      this.#record = record
      learn(recordOutputs(record))
      return record.state === undefined && !record.isCurrentlySubmittedToQueue
        ? { type: 'missing' }
        : { type: 'record', record }
    } catch (error) {
      if (signal.aborted || !(error instanceof ServiceError)) throw error
      if (error.status === 404) return { type: 'missing' }
      return { type: 'failure', error }
    }
  }

  #pauseMs(look: Look): number {
    const { clock, random } = this.#context
    const fixed = this.#inputs.pollIntervalSeconds
    const inState = (clock.monotonic() - this.#memory.stateSince) / 1000
    const pace =
      fixed === undefined ? pollIntervalMs(this.#memory.state, inState, random()) : fixed * 1000
    if (look.type === 'failure') {
      const { failure } = look.error
      const asked = failure.type === 'status' ? (failure.retryAfterMs ?? 0) : 0
      return Math.max(Math.min(pace, OUTAGE_PACE_MS), asked)
    }
    return this.#memory.absences > 0 ? Math.min(pace, CONFIRM_MS) : pace
  }

  /** One line a change, and a sign of life in between. */
  async #tell(look: Look): Promise<void> {
    const { clock, log } = this.#context
    const at = clock.monotonic()
    const name = nameOf(this.#ref)
    if (look.type === 'failure') {
      if (!this.#failing)
        log.info(`${look.error.explanation.asked}: ${look.error.explanation.got}; going on`)
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
        if (state === 'TESTING') await this.#rememberTestRun()
      }
    }
    await this.#lookAtQueue(at)
    if (at - this.#spokeAt >= HEARTBEAT_MS) {
      this.#spokeAt = at
      const waited = duration((at - this.#started) / 1000)
      const left = duration(this.#deadline.remainingMs / 1000)
      log.info(
        `Still waiting: ${name} is ${this.#memory.state ?? 'not known'} after ${waited}; ${left} left`,
      )
    }
  }

  /** A paused queue explains a long wait; it is said once. */
  async #lookAtQueue(at: number): Promise<void> {
    const waiting = ['NOT_READY', 'PENDING'].includes(this.#memory.state ?? '')
    if (!waiting || at < this.#nextQueueLook) return
    this.#nextQueueLook = at + QUEUE_LOOK_MS
    const { service, log, learn, signal } = this.#context
    try {
      const { repository, targetBranch } = this.#ref
      const queue = await service.getQueue({ repository, targetBranch }, { attempts: 1 })
      learn({ 'queue-state': queue.state, 'queue-depth': queue.enqueuedPullRequests.length })
      if (queue.state !== 'running' && this.#queueState !== queue.state)
        log.warning(
          `The queue of ${targetBranch} is ${queue.state}: nothing is merged until it is running again. The wait goes on.`,
        )
      this.#queueState = queue.state
    } catch (error) {
      if (signal.aborted || !(error instanceof ServiceError)) throw error
      // The wait is for the pull request; what the queue says is only an explanation.
      log.debug(error.message)
    }
  }

  /** The test branches exist only while the tests run, so their ids are kept for the end. */
  async #rememberTestRun(): Promise<void> {
    const { github, log } = this.#context
    if (!github.available) return
    const pattern = inputDefaults['test-branch-pattern']
    try {
      for (const branch of await github.branches(testBranchPrefix(pattern, this.#ref.number))) {
        const found = parseTestBranch(branch, pattern)
        if (found?.number === this.#ref.number) this.#testRuns.add(found.id)
      }
    } catch (error) {
      log.debug(`The test branches could not be listed: ${(error as Error).message}`)
    }
  }

  async #ended(end: End): Promise<Ending> {
    if (end.outcome === 'error') {
      const error =
        this.#memory.answered || this.#polls > 1
          ? new ServiceError(
              end.error.kind,
              {
                ...end.error.explanation,
                got: `${end.error.explanation.got} (look ${this.#polls}, ${duration((this.#context.clock.monotonic() - this.#memory.lastAnswerAt) / 1000)} after the last answer)`,
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
    // The queue can call failed or removed what GitHub has merged (service facts: "States").
    if (gitHub?.merged) return this.#ending({ outcome: 'merged', gitHub, outside: end.outcome })
    const failing = end.outcome === 'failed' ? await this.#failingChecks() : []
    return this.#ending({ outcome: end.outcome, gitHub, failing })
  }

  async #timedOut(): Promise<Ending> {
    const gitHub = await this.#askGitHub(1)
    if (gitHub?.merged) return this.#ending({ outcome: 'merged', gitHub, outside: 'timed-out' })
    const { onTimeout } = this.#inputs
    const cancelled =
      onTimeout === 'cancel' ? await this.#takeOut(undefined, this.#context.signal) : undefined
    return this.#ending({ outcome: 'timed-out', gitHub, cancelled, passes: onTimeout === 'pass' })
  }

  /** The run was cancelled: whatever is done here must fit in the time that GitHub leaves. */
  async #aborted(reason: Error): Promise<Ending> {
    const grace = reason instanceof RunCancelled ? reason.graceMs : 0
    // Half of it for the service; the rest is for outputs and summary.
    const cancelled =
      this.#inputs.onAbort === 'cancel' && grace > 0
        ? await this.#takeOut(grace / 2, new AbortController().signal)
        : undefined
    return this.#ending({ outcome: 'aborted', cancelled })
  }

  /** @returns a sentence that says what came of it */
  async #takeOut(limitMs: number | undefined, signal: AbortSignal): Promise<string> {
    const { clock, dryRun, learn } = this.#context
    if (dryRun) return 'Dry run: it was left in the queue.'
    try {
      const options =
        limitMs === undefined ? { signal } : { signal, deadline: new Deadline(clock, limitMs) }
      const { record } = await cancelVerified(this.#context, this.#ref, options)
      learn(recordOutputs(record))
      return 'It was taken out of the queue.'
    } catch (error) {
      const why =
        error instanceof ServiceError ? explain(error.explanation) : (error as Error).message
      return `It could not be taken out of the queue: ${why}`
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

  async #failingChecks(): Promise<readonly Check[]> {
    await this.#rememberTestRun()
    const { service, log, signal } = this.#context
    const { repository, targetBranch } = this.#ref
    const failing: Check[] = []
    for (const id of this.#testRuns) {
      try {
        const details = await service.getMergeQueueTestingDetails(
          { repository, targetBranch },
          id,
          {
            attempts: 2,
          },
        )
        const tested = details.testedPullRequests?.some(
          ({ prNumber }) => prNumber === this.#ref.number,
        )
        // A branch name proves nothing: what does not say that it tested this pull request is left out.
        if (tested) failing.push(...reportChecks(details).failing)
      } catch (error) {
        if (signal.aborted) throw error
        log.debug(`Testing details of ${id}: ${(error as Error).message}`)
      }
    }
    return failing.filter(
      (check, index) => failing.findIndex(({ name }) => name === check.name) === index,
    )
  }

  #ending(known: Pick<Ending, 'outcome'> & Partial<Ending>): Ending {
    const { clock } = this.#context
    return {
      failing: [],
      ...known,
      record: this.#record,
      queueState: this.#queueState,
      timeline: this.#timeline.phases(clock.now()),
      seconds: Math.round((clock.monotonic() - this.#started) / 1000),
      polls: this.#polls,
    }
  }
}

import { membersBelow, together } from './batch.js'
import {
  byTurn,
  type Entry,
  isStopped,
  newEntry,
  type Run,
  type TestRun,
  type Transition,
} from './entry.js'
import type { Ids } from './ids.js'
import { Line } from './line.js'
import { DEFAULT_PRIORITY, type Priority } from './priority.js'
import { isReady, type Readiness } from './readiness.js'
import { applySettings, type QueueSettings, type QueueUpdate } from './settings.js'
import type { Targets } from './targets.js'
import {
  type Answer,
  done,
  ENDED,
  INTERRUPTION_REASONS,
  type Incident,
  type Interruption,
  isRestarting,
  OBSTACLE_REASONS,
  type Pace,
  type PullRequest,
  type PullRequestState,
  type QueueState,
  type Reason,
  refused,
} from './types.js'

export interface QueueOptions {
  readonly branch: string
  readonly settings: QueueSettings
  readonly defaultRequiredStatuses: readonly string[]
  readonly ids: Ids
  readonly pace: Pace
  readonly pull: (number: number) => PullRequest
  readonly incidents: readonly Incident[]
  /** Targets uploaded for the current head of a pull request. */
  readonly targets: (number: number) => Targets | undefined
  readonly onTransition: (transition: Transition) => void
}

/** Options of a submit; an absent one keeps its value, or gets the default in a new submission. */
export interface SubmitOptions {
  readonly priority?: Priority | undefined
  readonly noBatch?: boolean | undefined
}

/**
 * One merge queue: a pure state machine. Every command takes the current time and applies its
 * consequences at once; `advance` applies those of time.
 */
export class MergeQueue {
  readonly #options: QueueOptions
  readonly #entries = new Map<number, Entry>()
  readonly #line: Line
  #settings: QueueSettings
  #state: QueueState = 'running'
  /** The active mode; a new setting takes effect once the line is empty. */
  #mode: QueueSettings['mode']
  #sequence = 0

  constructor(options: QueueOptions) {
    this.#options = options
    this.#settings = options.settings
    this.#mode = options.settings.mode
    const { ids, pace, pull, incidents } = options
    this.#line = new Line({
      ids,
      pace,
      pull,
      incidents,
      move: (...change) => this.#move(...change),
    })
  }

  get branch(): string {
    return this.#options.branch
  }
  get settings(): QueueSettings {
    return this.#settings
  }
  get state(): QueueState {
    return this.#state
  }
  /** The statuses in force and their source, in the words of recorded services. */
  get requiredStatuses() {
    const own = this.#settings.requiredStatuses
    return {
      requiredStatuses: own ?? this.#options.defaultRequiredStatuses,
      requiredStatusesSource: own === null ? 'repo_provider_branch_protection' : 'merge_instance',
    }
  }
  /** Places under test or about to merge, in order. */
  get runs(): readonly Run[] {
    return this.#line.runs
  }

  entry(number: number): Entry | undefined {
    return this.#entries.get(number)
  }

  /** Every pull request that was ever submitted. */
  entries(): readonly Entry[] {
    return [...this.#entries.values()]
  }

  testRun(id: string): TestRun | undefined {
    return this.#line.history.get(id)
  }

  /** Every test run so far, oldest first. */
  testRuns(): readonly TestRun[] {
    return [...this.#line.history.values()]
  }

  /** Entries in queue order: the line, then ready ones by priority, then those not ready. */
  enqueued(): readonly Entry[] {
    const waiting = [...this.#entries.values()].filter(
      (entry) => !ENDED.has(entry.state) && entry.run === undefined,
    )
    return [...this.#line.runs.flatMap((run) => run.members), ...waiting.sort(byTurn)]
  }

  readiness(entry: Entry, now: number): Readiness {
    const { facts } = entry.pull
    const { pace, branch } = this.#options
    const { minuteMs, startedAt } = pace
    const greenAt = facts.mergeableAfterMinutes
    const green = greenAt !== undefined && startedAt + greenAt * minuteMs <= now
    return {
      hasImpactedTargets: this.#options.targets(facts.number) !== undefined,
      requiresImpactedTargets: this.#settings.mode === 'parallel',
      doesBaseBranchMatch: facts.base === undefined || facts.base === branch,
      gitHubMergeability: green ? 'mergeable' : facts.mergeability,
    }
  }

  /** Submits a pull request and, in a stack, the members below it that are not queued yet. */
  submit(number: number, options: SubmitOptions, now: number): Answer {
    const pull = this.#options.pull(number)
    if (pull.mergedAt !== undefined)
      return refused('invalid', `Pull request #${number} is already merged`)
    const isOfStack = pull.facts.stack?.base === this.branch
    for (const below of isOfStack ? membersBelow(pull.facts) : []) {
      const state = this.#entries.get(below)?.state
      const isQueued = state !== undefined && !ENDED.has(state)
      const isMerged = this.#options.pull(below).mergedAt !== undefined
      if (!isQueued && !isMerged) this.#enqueue(below, options, now)
    }
    this.#enqueue(number, options, now)
    this.#settle(now)
    return done
  }

  #enqueue(number: number, { priority, noBatch }: SubmitOptions, now: number): void {
    const pull = this.#options.pull(number)
    const known = this.#entries.get(number)
    if (known !== undefined && !ENDED.has(known.state)) {
      known.priority = priority ?? known.priority
      known.noBatch = noBatch ?? known.noBatch
      return
    }
    const entry = known ?? newEntry(this.#options.ids.uuid(), pull, now)
    Object.assign(entry, {
      submittedAt: now,
      sequence: this.#sequence++,
      priority: priority ?? DEFAULT_PRIORITY,
      noBatch: noBatch ?? false,
      readySince: undefined,
      half: undefined,
      verifiedBy: undefined,
    })
    this.#entries.set(number, entry)
    this.#change(entry, undefined, 'not_ready', now, 'api_requested')
  }

  cancel(number: number, now: number): Answer {
    const entry = this.#entries.get(number)
    if (entry === undefined || ENDED.has(entry.state)) return notQueued(number)
    this.#leave(entry, 'cancelled', 'api_requested', now)
    return done
  }

  /** Plays what something outside does to a pull request in the queue: it leaves, or restarts. */
  interrupt(number: number, by: Interruption, now: number): void {
    const entry = this.#entries.get(number)
    if (entry === undefined || ENDED.has(entry.state)) return
    // A recorded service kept such a pull request in the queue and only moved its commit.
    if (by === 'push' && entry.state === 'not_ready') return
    const reason = INTERRUPTION_REASONS[by]
    if (isRestarting(by)) {
      this.#restart(entry, reason, now)
      return
    }
    if (by === 'manual-merge') this.#line.markMerged(entry.pull, now)
    this.#leave(entry, by === 'manual-merge' ? 'merged' : 'cancelled', reason, now)
  }

  /** Lists what the scenario has in store for pull requests in the queue, and when. */
  interruptions(): readonly { number: number; by: Interruption; at: number }[] {
    return [...this.#entries.values()].flatMap(({ pull, state, submittedAt }) => {
      const { event, number } = pull.facts
      if (ENDED.has(state) || pull.eventIsOver || event === undefined) return []
      if (!('afterMinutes' in event)) return []
      const at = submittedAt + event.afterMinutes * this.#options.pace.minuteMs
      return [{ number, by: event.by, at }]
    })
  }

  /**
   * Restarts tests; in a paused queue they wait. Has no effect on a pull request that is not under
   * test.
   */
  restart(number: number, now: number): Answer {
    const entry = this.#entries.get(number)
    if (entry === undefined || ENDED.has(entry.state)) return notQueued(number)
    this.#restart(entry, 'tests_restarted_by_api_request', now)
    return done
  }

  #restart({ run }: Entry, reason: Reason, now: number): void {
    if (run !== undefined) {
      if (this.#state === 'paused') this.#line.evict(run, now, reason)
      else this.#line.restart(run, this.#atWork(), reason, now)
    }
    this.#settle(now)
  }

  update(update: QueueUpdate, now: number): void {
    const withoutOverride = update.deleteRequiredStatuses ? { requiredStatuses: null } : {}
    this.#settings = applySettings(this.#settings, { ...update, ...withoutOverride })
    if (update.state !== undefined) this.#state = update.state
    if (this.#state === 'paused') {
      this.#line.stopTesting(now)
      this.#line.holdMerges()
    }
    if (this.#settings.mode !== this.#mode && this.#state === 'running')
      this.#state = 'switching_modes'
    this.#settle(now)
  }

  /** Applies what has changed with time or outside the queue. */
  advance(now: number): void {
    this.#settle(now)
  }

  /** Time of the next change after `now` that needs no command; or infinity. */
  nextEventAt(now: number): number {
    const times: number[] = []
    const { evaluateMs, startedAt, minuteMs } = this.#options.pace
    const batchWaitMs = this.#settings.batchingMaxWaitTimeMinutes * minuteMs
    for (const entry of this.#entries.values()) {
      if (entry.state === 'not_ready') {
        const { mergeableAfterMinutes } = entry.pull.facts
        times.push(entry.submittedAt + evaluateMs, entry.stateChangedAt + this.#notReadyMs)
        if (mergeableAfterMinutes !== undefined)
          times.push(startedAt + mergeableAfterMinutes * minuteMs)
      } else if (entry.state === 'pending' && this.#settings.batch) {
        times.push((entry.readySince ?? now) + batchWaitMs)
      }
    }
    times.push(...this.interruptions().map(({ at }) => at))
    if (this.#state !== 'paused') times.push(this.#line.nextEventAt())
    return Math.min(Number.POSITIVE_INFINITY, ...times.filter((at) => at > now))
  }

  #move(entry: Entry, to: PullRequestState, at: number, reason?: Reason): void {
    this.#change(entry, entry.state, to, at, reason)
  }

  /** @param from the previous state; undefined for a new submission */
  #change(
    entry: Entry,
    from: PullRequestState | undefined,
    to: PullRequestState,
    at: number,
    reason?: Reason,
  ): void {
    const { number } = entry.pull.facts
    const isBisection = entry.half !== undefined
    entry.state = to
    entry.stateChangedAt = at
    if (ENDED.has(to)) entry.half = undefined
    const test = entry.run?.test
    const { branch } = this
    this.#options.onTransition({ at, branch, number, from, to, isBisection, reason, test })
  }

  #leave(entry: Entry, to: 'cancelled' | 'merged', reason: Reason, now: number): void {
    const { run } = entry
    this.#move(entry, to, now, reason)
    const ending = to === 'merged' ? 'manually_merged' : 'cancelled'
    if (run !== undefined) this.#line.evict(run, now, `prerequisite_merge_item_${ending}`)
    this.#settle(now)
  }

  /** How long a pull request may stay not ready. */
  get #notReadyMs(): number {
    return this.#settings.notReadyTimeoutHours * 60 * this.#options.pace.minuteMs
  }

  /** The settings with the active mode. */
  #atWork(): QueueSettings {
    return { ...this.#settings, mode: this.#mode }
  }

  #settle(now: number): void {
    let changed = true
    while (changed) {
      changed = this.#look(now)
      if (this.#state !== 'paused') changed = this.#line.settle(this.#atWork(), now) || changed
      changed = this.#switchMode() || changed
      if (this.#state === 'running') changed = this.#startNext(now) || changed
    }
  }

  /** Checks the readiness of every entry outside the line. */
  #look(now: number): boolean {
    let changed = false
    for (const entry of this.#entries.values()) {
      if (entry.state !== 'not_ready' && entry.state !== 'pending') continue
      if (entry.submittedAt + this.#options.pace.evaluateMs > now) continue
      changed = this.#lookAt(entry, now) || changed
    }
    return changed
  }

  #lookAt(entry: Entry, now: number): boolean {
    const stop = this.#endBelow(entry)
    if (stop !== undefined) {
      this.#move(entry, 'cancelled', now, `prerequisite_merge_item_${stop}`)
      return true
    }
    const readiness = this.readiness(entry, now)
    const isStacked = entry.pull.facts.stack?.base === this.branch
    if (isReady(isStacked ? { ...readiness, doesBaseBranchMatch: true } : readiness)) {
      if (entry.state === 'pending') return false
      this.#move(entry, 'pending', now, 'merge_item_now_ready')
      entry.readySince ??= now
    } else if (entry.state === 'pending') {
      this.#move(entry, 'not_ready', now)
    } else if (entry.stateChangedAt + this.#notReadyMs <= now) {
      this.#move(entry, 'cancelled', now, 'not_ready_timeout_expired')
    } else return false
    return true
  }

  /** How a member below left the queue without a merge; `undefined` if none did. */
  #endBelow({ pull }: Entry): 'failed' | 'cancelled' | undefined {
    for (const below of membersBelow(pull.facts)) {
      const state = this.#entries.get(below)?.state
      const isMerged = this.#options.pull(below).mergedAt !== undefined
      if (!isMerged && (state === 'failed' || state === 'cancelled')) return state
    }
    return undefined
  }

  #switchMode(): boolean {
    if (this.#mode === this.#settings.mode || this.#line.runs.length > 0) {
      if (this.#mode !== this.#settings.mode || this.#state !== 'switching_modes') return false
      // The setting was reverted before the line was empty.
      this.#state = 'running'
      return true
    }
    this.#mode = this.#settings.mode
    if (this.#state === 'switching_modes') this.#state = 'running'
    return true
  }

  /** Begins one test run if there is a free slot and something to test. */
  #startNext(now: number): boolean {
    const { concurrency, bisectionConcurrency } = this.#settings
    const room = this.#line.testing(false) < concurrency
    const roomForHalves = this.#line.testing(true) < bisectionConcurrency
    const waiting = [...this.#entries.values()].filter((e) => e.state === 'pending').sort(byTurn)
    for (const entry of waiting) {
      if (entry.half !== undefined ? !roomForHalves : !room) continue
      const { pace, pull } = this.#options
      const isMerged = (number: number) => pull(number).mergedAt !== undefined
      const members = together(entry, waiting, isMerged, this.#settings, pace.minuteMs, now)
      if (members.length === 0) continue
      if (this.#dropConflicts(members, now)) return true
      const withTargets = members.map((member) => ({
        entry: member,
        targets: this.#options.targets(member.pull.facts.number) ?? 'ALL',
      }))
      this.#line.start(withTargets, this.#atWork(), now)
      return true
    }
    return false
  }

  /** Fails the entries that conflict on the test branch; returns whether there were any. */
  #dropConflicts(members: readonly Entry[], now: number): boolean {
    const conflicting = members.filter(({ pull }) => isStopped(pull, 'merge-conflict'))
    for (const entry of conflicting) {
      entry.pull.eventIsOver = true
      this.#move(entry, 'failed', now, OBSTACLE_REASONS['merge-conflict'])
    }
    return conflicting.length > 0
  }
}

const notQueued = (number: number) =>
  refused('missing', `Pull request #${number} is not in the queue`)

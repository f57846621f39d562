import { type Entry, isStopped, type Run, type TestRun, type TestStatus } from './entry.js'
import type { Ids } from './ids.js'
import type { QueueSettings } from './settings.js'
import { meet, type Targets, union } from './targets.js'
import {
  ENDED,
  type Incident,
  OBSTACLE_REASONS,
  type Obstacle,
  type Pace,
  type PullRequest,
  type PullRequestState,
  type Reason,
} from './types.js'

export interface LineOptions {
  readonly ids: Ids
  readonly pace: Pace
  readonly pull: (number: number) => PullRequest
  readonly incidents: readonly Incident[]
  readonly move: (entry: Entry, to: PullRequestState, at: number, reason?: Reason) => void
}

/**
 * The places under test, in the order in which they started. Places with overlapping targets merge
 * in that order. Callers pass the time in; nothing here waits.
 */
export class Line {
  readonly #options: LineOptions
  #runs: Run[] = []
  /** Every test run ever made, by its id. */
  readonly history = new Map<string, TestRun>()
  /** Contents of test branches that failed, for `bisection_skip_redundant_tests`. */
  readonly #failedTrees = new Set<string>()
  #mergedInOrder: number[] = []

  constructor(options: LineOptions) {
    this.#options = options
  }

  get runs(): readonly Run[] {
    return this.#runs
  }

  get mergedCount(): number {
    return this.#mergedInOrder.length
  }

  /**
   * Places under test; each takes a slot of `concurrency` or, in a bisection, of
   * `bisectionConcurrency`.
   */
  testing(bisection: boolean): number {
    return this.#runs.filter((r) => r.phase === 'testing' && r.bisection === bisection).length
  }

  /**
   * Puts entries into the line, on top of the places that they overlap with, and begins their
   * tests.
   */
  start(
    entries: readonly { readonly entry: Entry; readonly targets: Targets }[],
    settings: QueueSettings,
    now: number,
  ): void {
    const members = entries.map(({ entry }) => entry)
    const targets = union(entries.map((e) => e.targets))
    const met = this.#runs.filter((run) => settings.mode === 'single' || meet(run.targets, targets))
    const ahead = this.#runs.filter((run) => met.some((m) => m === run || m.ahead.includes(run)))
    const bisection = members.some((entry) => entry.half !== undefined)
    const place = { members, ahead, targets, bisection, isUntested: false, mergeAt: undefined }
    const untested = settings.directMergeMode === 'always' && this.#isUpToDate(members, ahead)
    const run: Run = { ...place, ...this.#newTest(place, settings, now), phase: 'testing' }
    this.#runs.push(run)
    for (const entry of members) entry.run = run
    if (untested) {
      run.test.status = 'succeeded'
      run.test.endedAt = now
      run.isUntested = true
      this.#pass(run, 'passed_by_optimization', now)
      return
    }
    this.history.set(run.test.id, run.test)
    for (const entry of members) this.#options.move(entry, 'testing', now)
  }

  /** Restarts the tests of a place, which keeps its position. */
  restart(run: Run, settings: QueueSettings, reason: Reason, now: number): void {
    this.#endTest(run, 'cancelled', now)
    Object.assign(run, this.#newTest(run, settings, now), { phase: 'testing', mergeAt: undefined })
    this.history.set(run.test.id, run.test)
    for (const entry of run.members) {
      this.#options.move(entry, 'pending', now, reason)
      this.#options.move(entry, 'testing', now)
    }
  }

  /**
   * Takes a place and every place that contains its changes out of the line; open entries wait
   * again.
   * @param reason why those behind wait
   * @param own why its own members wait, if that differs
   */
  evict(run: Run, now: number, reason?: Reason, own: Reason | undefined = reason): void {
    const leaving = this.#runs.filter((other) => other === run || other.ahead.includes(run))
    this.#runs = this.#runs.filter((other) => !leaving.includes(other))
    for (const place of leaving) {
      this.#endTest(place, 'cancelled', now)
      for (const entry of place.members) {
        entry.run = undefined
        const why = place === run ? own : reason
        if (!ENDED.has(entry.state)) this.#options.move(entry, 'pending', now, why)
      }
    }
  }

  /** Stops every unfinished test run. */
  stopTesting(now: number): void {
    for (;;) {
      const run = this.#runs.find((r) => r.phase === 'testing')
      if (run === undefined) return
      this.evict(run, now)
    }
  }

  /** Postpones every merge: the queue is paused. */
  holdMerges(): void {
    for (const run of this.#runs) run.mergeAt = undefined
  }

  /**
   * Finishes the tests that are over at `now` and applies the results; returns whether anything
   * changed.
   */
  settle(settings: QueueSettings, now: number): boolean {
    let changed = false
    for (const run of this.#runs) {
      if (run.phase !== 'testing' || run.endsAt > now) continue
      this.#finish(run, settings, now)
      changed = true
    }
    for (const run of [...this.#runs]) {
      if (this.#runs.includes(run) && this.#classifyFailure(run, settings, now)) changed = true
    }
    return changed
  }

  /** Time of the next change that needs no command. */
  nextEventAt(): number {
    const times = this.#runs.map((run) => (run.phase === 'testing' ? run.endsAt : run.mergeAt))
    return Math.min(Number.POSITIVE_INFINITY, ...times.filter((at) => at !== undefined))
  }

  #finish(run: Run, settings: QueueSettings, now: number): void {
    const timedOut = this.#lengthMs(run.members) > this.#timeoutMs(settings)
    const blamed = run.members.map((m) => m.pull).filter((pull) => this.#isRed(pull, run))
    const aheadBlamed = run.ahead
      .flatMap((place) => place.members.map((m) => m.pull))
      .filter((pull) => typeof pull.facts.fails !== 'object' || 'with' in pull.facts.fails)
      .filter((pull) => this.#isRed(pull, run))
    for (const entry of run.members) entry.pull.finishedRuns++
    const tree = this.#tree(run)
    const redundant = isRedundant(run, settings) && this.#failedTrees.has(tree)
    const isDue = ({ from, until }: Incident) => now >= from && now < until
    run.test.incident = this.#options.incidents.find(isDue)
    const isBlamed = blamed.length + aheadBlamed.length > 0
    const red = timedOut || redundant || isBlamed || run.test.incident !== undefined
    run.test.blamed = blamed.length > 0 ? blamed : aheadBlamed
    this.#endTest(run, red ? 'failed' : 'succeeded', now)
    run.phase = red ? 'failed' : 'passed'
    if (red && run.test.incident === undefined) this.#failedTrees.add(tree)
    if (!red) this.#pass(run, run.bisection ? 'bisection_test_run_passed' : 'test_run_passed', now)
  }

  /** Tells whether a pull request makes the tests of a place fail. */
  #isRed(pull: PullRequest, run: Run): boolean {
    const { fails } = pull.facts
    if (fails === 'never') return false
    if (fails === 'always' || fails === 'until-push') return true
    if ('firstRuns' in fails) return pull.finishedRuns < fails.firstRuns
    const inBranch = new Set([...run.test.ahead, ...run.members.map((m) => m.pull.facts.number)])
    return fails.with.some((number) => {
      const { mergedAt } = this.#options.pull(number)
      return inBranch.has(number) || (mergedAt !== undefined && mergedAt <= run.test.createdAt)
    })
  }

  #classifyFailure(run: Run, settings: QueueSettings, now: number): boolean {
    const behind = this.#runs.filter((other) => other.ahead.includes(run))
    const isFirst = run.ahead.every((place) => place.phase === 'merged')
    if (run.phase === 'passed') return isFirst && this.#mergeWhenDue(run, now)
    const within = run.phase === 'failed' ? behind.slice(0, settings.pendingFailureDepth) : behind
    if (settings.canOptimisticallyMerge && within.some((place) => place.phase === 'passed')) {
      this.#pass(run, 'successor_test_run_passed', now)
      return true
    }
    if (run.phase !== 'failed') return false
    if (!isFirst || within.some((place) => place.phase === 'testing'))
      return this.#moveAll(run, 'pending_failure', failureOf(run.test), now)
    this.#fail(run, now)
    return true
  }

  #mergeWhenDue(run: Run, now: number): boolean {
    run.mergeAt ??= now + this.#options.pace.mergeMs
    if (run.mergeAt > now) return false
    for (const obstacle of ['merge-refused', 'merge-in-progress'] as const) {
      const refused = run.members.filter(({ pull }) => isStopped(pull, obstacle))
      if (refused.length === 0) continue
      this.#refuseMerge(run, refused, obstacle, now)
      return true
    }
    run.phase = 'merged'
    this.#runs = this.#runs.filter((other) => other !== run)
    const reason = run.isUntested ? 'merge_graph_direct_merge' : 'merge_graph_merge'
    for (const entry of run.members) {
      this.markMerged(entry.pull, now)
      if (!run.isUntested) entry.verifiedBy = run.test
      this.#options.move(entry, 'merged', now, reason)
      entry.run = undefined
    }
    return true
  }

  /** Notes that the target branch has a pull request's changes. */
  markMerged(pull: PullRequest, now: number): void {
    const { number, stack } = pull.facts
    pull.mergedAt = now
    this.#mergedInOrder.push(number)
    const next = stack?.members[stack.members.indexOf(number) + 1]
    if (stack === undefined || next === undefined) return
    // As on GitHub, the member above is now based on the base of the stack.
    const above = this.#options.pull(next)
    above.facts = { ...above.facts, base: stack.base }
  }

  #refuseMerge(run: Run, refused: readonly Entry[], by: Obstacle, now: number): void {
    for (const entry of refused) {
      entry.pull.eventIsOver = true
      if (by === 'merge-in-progress') this.markMerged(entry.pull, now)
      this.#options.move(entry, 'failed', now, OBSTACLE_REASONS[by])
    }
    this.evict(run, now, 'prerequisite_merge_item_failed')
  }

  #pass(run: Run, reason: Reason, now: number): void {
    this.#endTest(run, 'cancelled', now)
    run.phase = 'passed'
    this.#moveAll(run, 'tests_passed', reason, now)
  }

  /**
   * Fails a single pull request, or the members of a stack that caused the failure; splits a batch
   * into halves that are tested separately.
   */
  #fail(run: Run, now: number): void {
    const { members } = run
    if (members.some(({ pull }) => pull.facts.stack !== undefined)) {
      const blamed = members.filter(({ pull }) => run.test.blamed.includes(pull))
      for (const entry of blamed.length > 0 ? blamed : members)
        this.#options.move(entry, 'failed', now, failureOf(run.test))
      this.evict(run, now, 'prerequisite_merge_item_failed')
      return
    }
    if (members.length === 1) {
      for (const entry of members) this.#options.move(entry, 'failed', now, failureOf(run.test))
    } else {
      const middle = Math.ceil(members.length / 2)
      for (const half of [members.slice(0, middle), members.slice(middle)]) {
        const mark = {}
        for (const entry of half) entry.half = mark
      }
    }
    this.evict(run, now, 'prerequisite_merge_item_failed', 'bisection_required')
  }

  #moveAll(run: Run, to: PullRequestState, reason: Reason, now: number): boolean {
    const moving = run.members.filter((entry) => entry.state !== to)
    for (const entry of moving) this.#options.move(entry, to, now, reason)
    return moving.length > 0
  }

  #endTest(run: Run, status: TestStatus, now: number): void {
    if (run.test.status !== 'in_progress') return
    run.test.status = status
    run.test.endedAt = now
  }

  #newTest(
    place: Pick<Run, 'members' | 'ahead' | 'targets' | 'bisection'>,
    settings: QueueSettings,
    now: number,
  ): Pick<Run, 'test' | 'endsAt'> {
    const { ids } = this.#options
    const id = ids.uuid()
    const [first] = place.members
    const test: TestRun = {
      id,
      branch: `trunk-merge/pr-${first?.pull.facts.number}/${id}${place.bisection ? '-bisection' : ''}`,
      sha: ids.sha(),
      createdAt: now,
      endedAt: undefined,
      status: 'in_progress',
      members: place.members,
      heads: place.members.map(({ pull }) => pull.facts.sha),
      ahead: place.ahead
        .filter((run) => run.phase !== 'merged')
        .flatMap((run) => run.members.map((m) => m.pull.facts.number)),
      targets: place.targets,
      blamed: [],
    }
    const known =
      isRedundant(place, settings) && this.#failedTrees.has(this.#tree({ ...place, test }))
    const length = Math.min(this.#lengthMs(place.members), this.#timeoutMs(settings))
    return { test, endsAt: known ? now : now + length }
  }

  #lengthMs(members: readonly Entry[]): number {
    return Math.max(...members.map((m) => m.pull.facts.testMinutes)) * this.#options.pace.minuteMs
  }

  #timeoutMs({ testingTimeoutMinutes }: QueueSettings): number {
    return (testingTimeoutMinutes || Number.POSITIVE_INFINITY) * this.#options.pace.minuteMs
  }

  /**
   * Names the contents of a test branch: what was merged when it was made, the places ahead, and its
   * members.
   */
  #tree({ test, members }: Pick<Run, 'test' | 'members'>): string {
    const merged = this.#mergedInOrder.filter(
      (number) => (this.#options.pull(number).mergedAt ?? 0) <= test.createdAt,
    )
    const all = [...merged, ...test.ahead, ...members.map((m) => m.pull.facts.number)]
    return [...new Set(all)].sort((a, b) => a - b).join(' ')
  }

  #isUpToDate(members: readonly Entry[], ahead: readonly Run[]): boolean {
    const nothingNewer = this.#mergedInOrder.length === 0 && ahead.length === 0
    return nothingNewer && members.length === 1 && members.every((m) => m.pull.facts.upToDate)
  }
}

const failureOf = ({ blamed, incident }: TestRun): Reason =>
  blamed.length > 0 || incident ? 'test_run_required_status_failed' : 'test_run_timeout'

const isRedundant = (place: Pick<Run, 'bisection'>, settings: QueueSettings): boolean =>
  place.bisection && settings.optimizationMode === 'bisection_skip_redundant_tests'

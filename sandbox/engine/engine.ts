import type * as z from 'zod'
import type { Transition } from './entry.js'
import { type Ids, seededIds, shaOf } from './ids.js'
import { parsePriority } from './priority.js'
import { MergeQueue } from './queue.js'
import { applySettings, DEFAULT_SETTINGS, QueueUpdate, SettingsPatch } from './settings.js'
import type { Targets } from './targets.js'
import {
  type Answer,
  done,
  ENDED,
  type Incident,
  type Interruption,
  type Mergeability,
  type Pace,
  type PullRequest,
  type PullRequestFacts,
  refused,
} from './types.js'

export interface EngineOptions {
  /** Time of the start, in milliseconds since the epoch. */
  readonly now: number
  /** Length of a simulated minute, in milliseconds; 60 000 where absent. */
  readonly minuteMs?: number
  /** From a submit until the queue has checked readiness, in simulated seconds; 2 where absent. */
  readonly evaluateSeconds?: number
  /** Between the last passed test and the merge, in simulated seconds; 3 where absent. */
  readonly mergeSeconds?: number
  readonly pullRequests?: readonly PullRequestFacts[]
  /** Facts of pull requests that are not listed; without them, an unlisted number is refused. */
  readonly otherPullRequests?: Omit<PullRequestFacts, 'number' | 'title' | 'sha'> | undefined
  readonly incidents?: readonly Incident[]
  /** In force where a queue has no list of its own. */
  readonly defaultRequiredStatuses?: readonly string[]
  /** The same seed gives the same ids. */
  readonly seed?: string
}

/**
 * The merge queues of one repository: a pure state machine without timers, input or output. Call
 * `advance` with the present time before a command; `nextEventAt` is when something happens next
 * without one.
 */
export class Engine {
  readonly #options: EngineOptions
  readonly #seed: string
  readonly #ids: Ids
  readonly #pulls = new Map<number, PullRequest>()
  /** Numbers of the pull requests that the scenario lists. */
  readonly #listed: ReadonlySet<number>
  /** The last upload for each commit of a pull request. */
  readonly #uploads = new Map<number, Map<string, Targets>>()
  readonly #queues = new Map<string, MergeQueue>()
  readonly #transitions: Transition[] = []
  #now: number
  readonly #pace: { -readonly [Key in keyof Pace]: Pace[Key] }

  constructor(options: EngineOptions) {
    this.#options = options
    this.#pace = paceOf(options)
    this.#seed = options.seed ?? 'sandbox'
    this.#ids = seededIds(this.#seed)
    this.#now = options.now
    for (const facts of options.pullRequests ?? []) this.#add(facts)
    this.#listed = new Set(this.#pulls.keys())
  }

  /** The present of the simulation, in milliseconds since the epoch. */
  get now(): number {
    return this.#now
  }

  /** Every change of state so far, in order. */
  get transitions(): readonly Transition[] {
    return this.#transitions
  }

  /** The queues by their branch. */
  get queues(): ReadonlyMap<string, MergeQueue> {
    return this.#queues
  }

  /** Time of the next event that needs no command, in milliseconds since the epoch; or infinity. */
  nextEventAt(): number {
    const times = [...this.#queues.values()].map((queue) => queue.nextEventAt(this.#now))
    return Math.min(Number.POSITIVE_INFINITY, ...times)
  }

  /**
   * Plays everything that happens until `to`, each event at its own time. Ignores a time in the
   * past.
   */
  advance(to: number): void {
    for (let next = this.nextEventAt(); next <= to; next = this.nextEventAt()) {
      this.#now = next
      this.#interruptDue()
      this.#settleAll()
    }
    this.#now = Math.max(this.#now, to)
  }

  /** Goes on at another pace once a past is over: nothing in it depends on the speed of what follows. */
  continueAt(minuteMs: number): void {
    Object.assign(this.#pace, paceOf({ ...this.#options, minuteMs, now: this.#now }))
    this.#settleAll()
  }

  /** A listed pull request, or one made from `otherPullRequests`. */
  pullRequest(number: number): PullRequest | undefined {
    const { otherPullRequests } = this.#options
    const known = this.#pulls.get(number)
    if (known !== undefined || otherPullRequests === undefined) return known
    const sha = shaOf(`${this.#seed}#${number}`)
    return this.#add({ ...otherPullRequests, number, sha, title: `Pull request ${number}` })
  }

  /** Targets uploaded for the current head commit. */
  targets(number: number): Targets | undefined {
    return this.#uploads.get(number)?.get(this.#pull(number).facts.sha)
  }

  createQueue(branch: string, wanted: unknown = {}): Answer {
    const patch = SettingsPatch.safeParse(wanted)
    if (!patch.success) return refused('invalid', firstIssue(patch.error))
    if (this.#queues.has(branch))
      return refused('exists', `A queue for branch ${branch} already exists`)
    this.#queues.set(branch, this.#newQueue(branch, patch.data))
    return done
  }

  /** Refused until every pull request has left the queue. */
  deleteQueue(branch: string): Answer {
    const queue = this.#queues.get(branch)
    if (queue === undefined) return noQueue(branch)
    const left = queue.enqueued().length
    if (left > 0)
      return refused('invalid', `The queue is not empty: it contains ${left} pull requests`)
    this.#queues.delete(branch)
    return done
  }

  updateQueue(branch: string, wanted: unknown): Answer<MergeQueue> {
    const queue = this.#queues.get(branch)
    if (queue === undefined) return noQueue(branch)
    const update = QueueUpdate.safeParse(wanted)
    if (!update.success) return refused('invalid', firstIssue(update.error))
    queue.update(update.data, this.#now)
    return { ok: true, value: queue }
  }

  submit(
    branch: string,
    number: number,
    wanted: { readonly priority?: unknown; readonly noBatch?: unknown } = {},
  ): Answer {
    const queue = this.#queues.get(branch)
    if (queue === undefined) return noQueue(branch)
    if (this.pullRequest(number) === undefined) return noPullRequest(number)
    // Clients that do not set a priority send null.
    const isAsked = wanted.priority !== undefined && wanted.priority !== null
    const priority = isAsked ? parsePriority(wanted.priority) : undefined
    if (isAsked && priority === undefined)
      return refused('invalid', 'priority must be an integer from 0 to 255 or the name of one')
    const { noBatch } = wanted
    if (noBatch !== undefined && typeof noBatch !== 'boolean')
      return refused('invalid', 'noBatch must be a boolean')
    return queue.submit(number, { priority, noBatch }, this.#now)
  }

  cancel(branch: string, number: number): Answer {
    return this.#queues.get(branch)?.cancel(number, this.#now) ?? noQueue(branch)
  }

  restart(branch: string, number: number): Answer {
    return this.#queues.get(branch)?.restart(number, this.#now) ?? noQueue(branch)
  }

  /** Accepts any commit; only targets of the current head count. The last upload for a commit wins. */
  setTargets(branch: string, number: number, sha: string, uploaded: Targets): Answer {
    if (!this.#queues.has(branch)) return noQueue(branch)
    const ofNumber = this.#uploads.get(number) ?? new Map<string, Targets>()
    this.#uploads.set(number, ofNumber.set(sha, uploaded))
    const found = this.pullRequest(number)
    if (found === undefined) return noPullRequest(number)
    // Only the upload says which commit is the head of a pull request that is not listed.
    if (!this.#listed.has(number)) found.facts = { ...found.facts, sha }
    this.#settleAll()
    return done
  }

  /** The head moves, which takes a pull request out of the queue unless it is not ready yet. */
  push(number: number, sha: string = this.#ids.sha()): Answer {
    const found = this.pullRequest(number)
    if (found === undefined) return noPullRequest(number)
    const { fails } = found.facts
    const now = { sha, pushedAt: this.#now, fails: fails === 'until-push' ? 'never' : fails }
    found.facts = { ...found.facts, ...now }
    this.#interruptAll(number, 'push')
    return done
  }

  /** Does to a pull request what someone can do outside the queue, or cancels it there. */
  interrupt(number: number, by: Interruption): Answer {
    if (by === 'push') return this.push(number)
    const found = this.pullRequest(number)
    if (found === undefined) return noPullRequest(number)
    if (by === 'base-change') found.facts = { ...found.facts, base: OTHER_BASE }
    this.#interruptAll(number, by)
    return done
  }

  /** Changes whether GitHub would merge a pull request. */
  setMergeability(number: number, mergeability: Mergeability): Answer {
    const found = this.pullRequest(number)
    if (found === undefined) return noPullRequest(number)
    found.facts = { ...found.facts, mergeability }
    this.#settleAll()
    return done
  }

  /** Tells whether a pull request is in a queue now. */
  isEnqueued(branch: string, number: number): boolean {
    const state = this.#queues.get(branch)?.entry(number)?.state
    return state !== undefined && !ENDED.has(state)
  }

  #newQueue(branch: string, patch: z.output<typeof SettingsPatch>): MergeQueue {
    const { defaultRequiredStatuses = DEFAULT_REQUIRED_STATUSES } = this.#options
    return new MergeQueue({
      branch,
      settings: applySettings(DEFAULT_SETTINGS, patch),
      defaultRequiredStatuses,
      ids: this.#ids,
      pace: this.#pace,
      pull: (number) => this.#pull(number),
      incidents: this.#options.incidents ?? [],
      targets: (number) => this.targets(number),
      onTransition: (transition) => this.#transitions.push(transition),
    })
  }

  #add(facts: PullRequestFacts): PullRequest {
    const pull = untouched(facts)
    this.#pulls.set(facts.number, pull)
    return pull
  }

  #pull(number: number): PullRequest {
    return this.pullRequest(number) ?? untouched({ ...UNKNOWN, number })
  }

  #settleAll(): void {
    for (const queue of this.#queues.values()) queue.advance(this.#now)
  }

  /** Plays the interruptions that are due. */
  #interruptDue(): void {
    const due = [...this.#queues.values()].flatMap((queue) => queue.interruptions())
    for (const { number, by, at } of due) {
      if (at > this.#now) continue
      this.#pull(number).eventIsOver = true
      this.interrupt(number, by)
    }
  }

  #interruptAll(number: number, by: Interruption): void {
    for (const queue of this.#queues.values()) queue.interrupt(number, by, this.#now)
    this.#settleAll()
  }
}

/** Where a queue has no list of its own and the scenario names none. */
export const DEFAULT_REQUIRED_STATUSES: readonly string[] = ['CI (pr)']

/** A branch without a queue in any scenario. */
const OTHER_BASE = 'sandbox/other-base'

function paceOf({
  minuteMs = 60_000,
  evaluateSeconds = 2,
  mergeSeconds = 3,
  now,
}: EngineOptions): Pace {
  return {
    minuteMs,
    evaluateMs: (evaluateSeconds * minuteMs) / 60,
    mergeMs: (mergeSeconds * minuteMs) / 60,
    startedAt: now,
  }
}

const untouched = (facts: PullRequestFacts): PullRequest => ({
  facts,
  finishedRuns: 0,
  eventIsOver: false,
  mergedAt: undefined,
})

const noQueue = (branch: string) => refused('missing', `There is no queue for branch ${branch}`)

const noPullRequest = (number: number) =>
  refused('missing', `The scenario has no pull request #${number}, and no \`otherPullRequests\``)

/** Stands in for a pull request that a rule names but the scenario lacks. */
const UNKNOWN: Omit<PullRequestFacts, 'number'> = {
  title: '',
  author: '',
  sha: '',
  testMinutes: 0,
  fails: 'never',
  mergeability: 'unspecified',
  upToDate: false,
}

function firstIssue(error: {
  issues: readonly { path: PropertyKey[]; message: string }[]
}): string {
  const [issue] = error.issues
  return `${issue?.path.join('.')}: ${issue?.message}`
}

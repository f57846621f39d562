/** Reads the past of a queue: its pull requests, then the record of each with its timeline. */
import { undefinedIfStatus } from '../http/errors.js'
import type { PullRequestHistory } from '../service/schemas.js'
import { parseTimeline, type TimelineEntry } from '../service/timeline.js'
import { readFact } from '../shared/best-effort.js'
import { parseTime } from '../shared/clock.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import type { Fact } from '../shared/fact.js'
import { pullRequestRef, type QueueRef } from '../shared/references.js'
import { pluralize } from '../shared/text.js'
import type { Context } from '../step/context.js'
import { isQueueCheck } from '../test-run/checks.js'
import { findCandidates, type HistoryCandidate } from './candidates.js'
import { type Episode, type Episodes, episodesOf, oneLine, type Subject } from './episodes.js'
import type { VisibleEnds } from './figures.js'
import type { TimeSpan } from './period.js'

/** Time for all requests of a report. */
const LIMIT_MS = 600_000
/** Merged pull requests that are read besides, whatever the maximum. */
const MIN_FREE = 100
/** Requests at once. */
const MAX_TIMELINES_AT_ONCE = 8
/** Entries of one timeline. No pull request has a tenth of them in two periods. */
const MAX_ENTRIES = 1000

/** A pull request that was in the queue. */
export interface PastPullRequest extends Subject {
  readonly episodes: readonly Episode[]
  /** As the service answers, with a timeline on newer servers. */
  readonly record: Fact<PullRequestHistory | undefined>
  readonly candidate: HistoryCandidate
}

/** The past of a queue, as far as it could be read. */
export interface QueueHistory {
  readonly episodes: readonly Episode[]
  readonly pullRequests: readonly PastPullRequest[]
  readonly visibleEnds: VisibleEnds
  /** Sentences about what is missing. */
  readonly missing: readonly string[]
  /** The sentences about gaps that GitHub's list always has; empty for the service's list. */
  readonly neverListed: readonly string[]
  /** False if episodes of the period or the one before may be missing. */
  readonly isWhole: boolean
  /** True if `max-pull-requests` cut the list. */
  readonly truncated: boolean
}

/** The past to read. */
interface HistoryQuery {
  readonly ref: QueueRef
  readonly span: TimeSpan
  readonly maxPullRequests: number
  /** Where merges are read besides: ends before the end of this time come first. */
  readonly unmergedIn?: TimeSpan
}

/**
 * Reads the past of a queue and, within the same time, `more`.
 * @throws {ActionError} nothing at all could be read
 */
export async function readEpisodes<More>(
  context: Context,
  deadline: Deadline,
  query: HistoryQuery,
  more: (deadline: Deadline, history: QueueHistory) => Promise<More>,
): Promise<{ readonly history: QueueHistory; readonly more: More }> {
  const limit = deadline.atMost(LIMIT_MS)
  try {
    const history = await readWithinLimit(context, limit, query)
    return { history, more: await more(limit, history) }
  } catch (error) {
    if (!isOutOfTime(limit) || !(error instanceof ActionError) || error.kind !== 'aborted')
      throw error
    const { request } = error.explanation
    const problem = `nothing could be read within ${LIMIT_MS / 60_000} minutes`
    const remedy = 'Run the step again when Trunk and GitHub answer faster.'
    throw new ActionError('timed-out', { request, problem, remedy }, { cause: error })
  }
}

const isOutOfTime = ({ passed, isCancelled }: Deadline): boolean => passed && !isCancelled

async function readWithinLimit(
  context: Context,
  deadline: Deadline,
  { ref, span, maxPullRequests, unmergedIn }: HistoryQuery,
): Promise<QueueHistory> {
  const search = await findCandidates(context, deadline, ref, span)
  const newestFirst = search.candidates.toSorted((a, b) => b.at - a.at)
  const isFree = ({ isMerged = false }: HistoryCandidate) => unmergedIn !== undefined && isMerged
  const isLater = ({ at }: HistoryCandidate) => Number(at >= (unmergedIn ?? span).until)
  const counted = newestFirst
    .filter((candidate) => !isFree(candidate))
    .toSorted((a, b) => isLater(a) - isLater(b))
  const chosen = counted.slice(0, maxPullRequests)
  const free = newestFirst.filter(isFree)
  const chosenFree = free.slice(0, Math.max(MIN_FREE, maxPullRequests))
  const reading = new RecordReading(context, deadline, { ref, span }, search.isListed)
  await reading.read([...chosen, ...chosenFree])
  const leftOutOfBatches = search.isListed
    ? 0
    : await reading.readTestedTogether(maxPullRequests - chosen.length)
  const leftOut = counted.length - chosen.length + leftOutOfBatches
  const truncated = leftOut > 0 || free.length > chosenFree.length
  const missing = [...search.missing, ...reading.missing]
  if (leftOut > 0)
    missing.push(
      `Only the newest ${maxPullRequests} of ${counted.length + leftOutOfBatches} pull requests were read (\`max-pull-requests\`).`,
    )
  if (free.length > chosenFree.length)
    missing.push(
      `Only the newest ${chosenFree.length} of ${free.length} merged pull requests were read for earlier failures and later test runs.`,
    )
  return {
    episodes: reading.pullRequests.flatMap(({ episodes }) => episodes),
    pullRequests: reading.pullRequests,
    visibleEnds: search.visibleEnds,
    missing,
    neverListed: search.isListed ? [] : search.missing,
    isWhole: search.isWhole && !truncated && reading.isWhole,
    truncated,
  }
}

const NO_EPISODES: Episodes = { episodes: [], undated: 0 }

/** Reads records, and keeps their episodes. */
class RecordReading {
  readonly pullRequests: PastPullRequest[] = []
  readonly #context: Context
  readonly #deadline: Deadline
  readonly #ref: QueueRef
  readonly #since: number
  /** True for the service's list, whose entries count even if no record can be read. */
  readonly #isListed: boolean
  /** Numbers of all pull requests whose record was requested. */
  readonly #requested = new Set<number>()
  /** Other pull requests that were tested together with one of these. */
  readonly #testedTogether = new Set<number>()
  #read = 0
  #withoutTimeline = 0
  #undated = 0
  #cut = 0
  #unread = 0
  #firstError: ActionError | undefined

  constructor(
    context: Context,
    deadline: Deadline,
    { ref, span }: Pick<HistoryQuery, 'ref' | 'span'>,
    isListed: boolean,
  ) {
    this.#context = context
    this.#deadline = deadline
    this.#ref = ref
    this.#since = span.since
    this.#isListed = isListed
  }

  /** Reads the records of some pull requests, several at once. */
  async read(candidates: readonly HistoryCandidate[]): Promise<void> {
    const { log } = this.#context
    for (const { number } of candidates) this.#requested.add(number)
    // All workers take from the same iterator.
    const remaining = candidates.values()
    const work = async () => {
      for (const candidate of remaining) await this.#readOne(candidate)
    }
    await Promise.all(Array.from({ length: MAX_TIMELINES_AT_ONCE }, work))
    const isNothing = this.#read === 0 && !this.#isListed
    if (isNothing && this.#firstError !== undefined) throw this.#firstError
    log.info(`Read the records of ${pluralize(this.#read, 'pull request')}`)
  }

  /**
   * Reads the other pull requests of the test runs, because a batch has only one name.
   * @returns how many more than `max` are known
   */
  async readTestedTogether(max: number): Promise<number> {
    let remaining = max
    for (;;) {
      const others = [...this.#testedTogether].filter((number) => !this.#requested.has(number))
      const numbers = others.slice(0, remaining)
      if (numbers.length === 0) return others.length
      remaining -= numbers.length
      await this.read(numbers.map((number) => ({ number, title: '', at: 0 })))
    }
  }

  async #readOne(candidate: HistoryCandidate): Promise<void> {
    const { service, repository } = this.#context
    const { number, title, present } = candidate
    const ref = pullRequestRef(repository, this.#ref.targetBranch, number)
    const record = await readFact(
      this.#deadline,
      service.getPullRequestHistory(this.#deadline, ref).catch(undefinedIfStatus(404)),
    )
    if (!record.isKnown) this.#firstError ??= record.error
    const answer = record.isKnown ? record.value : undefined
    if (answer === undefined) {
      // GitHub also shows pull requests that were never in the queue.
      if (!record.isKnown || present !== undefined) this.#unread++
      const episodes = present === undefined ? NO_EPISODES : episodesOf(candidate, [], present)
      this.#keep({ number, title, record, candidate }, episodes)
      return
    }
    this.#read++
    const timeline = parseTimeline(answer, MAX_ENTRIES)
    if (timeline.length === 0) this.#withoutTimeline++
    for (const entry of timeline) this.#noteTestedTogether(entry)
    const { prTitle, state, stateChangedAt } = answer
    const subject = { number, title: prTitle === undefined ? title : oneLine(prTitle) }
    const recorded = { state, changedAt: parseTime(stateChangedAt) }
    const isListNewer = (present?.changedAt ?? 0) > (recorded.changedAt ?? 0)
    const episodes = episodesOf(subject, timeline, (isListNewer && present) || recorded)
    this.#keep({ ...subject, record, candidate }, episodes)
    // Older entries than those of both periods change nothing.
    const oldest = timeline.at(MAX_ENTRIES - 1)
    if (oldest !== undefined && (oldest.at ?? this.#since) >= this.#since) this.#cut++
  }

  #noteTestedTogether({ testRun, otherTestedPullRequests = [] }: TimelineEntry): void {
    const tested = [...(testRun?.testedPullRequests ?? []), ...otherTestedPullRequests]
    for (const { prNumber } of tested) this.#testedTogether.add(prNumber)
  }

  /** Keeps episodes. The queue's own check fails whenever a pull request leaves, so it is no cause. */
  #keep(pullRequest: Omit<PastPullRequest, 'episodes'>, { episodes, undated }: Episodes): void {
    this.#undated += undated
    const own = episodes.map((episode) => {
      const checks = episode.checks.filter((name) => !isQueueCheck(name, this.#ref))
      return { ...episode, checks }
    })
    this.pullRequests.push({ ...pullRequest, episodes: own })
  }

  /** False if an episode may be missing. */
  get isWhole(): boolean {
    return this.#unread === 0 && this.#undated === 0 && this.#cut === 0
  }

  /** Sentences about what the records lack. */
  get missing(): readonly string[] {
    const sentences: string[] = []
    if (this.#unread > 0 && isOutOfTime(this.#deadline))
      sentences.push(
        `${pluralize(this.#unread, 'record')} could not be read within ${LIMIT_MS / 60_000} minutes.`,
      )
    else if (this.#unread > 0)
      sentences.push(`${pluralize(this.#unread, 'record')} could not be read${this.#why}.`)
    if (this.#withoutTimeline > 0 && this.#withoutTimeline === this.#read)
      sentences.push(
        'Trunk shows no timelines, so there are no times, reasons or failing checks, and each pull request counts with its present end only.',
      )
    else if (this.#withoutTimeline > 0)
      sentences.push(
        `${this.#withoutTimeline} of ${pluralize(this.#read, 'record')} have no timeline, so their times and reasons are missing.`,
      )
    if (this.#undated > 0)
      sentences.push(
        `${pluralize(this.#undated, 'state')} without a time could not be put in order, so ends and times may be missing.`,
      )
    if (this.#cut > 0)
      sentences.push(
        `${pluralize(this.#cut, 'timeline')} had more than ${MAX_ENTRIES} entries, of which the newest were read.`,
      )
    return sentences
  }

  get #why(): string {
    if (this.#firstError === undefined) return ''
    return `: ${this.#firstError.explanation.problem}`
  }
}

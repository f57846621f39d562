/** Splits the timeline of a pull request into episodes, each from an entry into the queue to an end. */
import type { TimelineEntry } from '../service/timeline.js'
import { LINE_BREAKS } from '../shared/text.js'

/** How an episode can end. */
export const ENDS = ['merged', 'failed', 'cancelled'] as const
export type EpisodeEnd = (typeof ENDS)[number]

/** The pull request that an episode belongs to. */
export interface Subject {
  readonly number: number
  /** One line; empty if unknown. */
  readonly title: string
}

/** One stay in the queue. */
export interface Episode extends Subject {
  readonly end: EpisodeEnd
  /** Milliseconds since the epoch. */
  readonly endedAt: number
  /** False if only the record shows its end, so that neither reason nor checks are known. */
  readonly hasTimeline: boolean
  /** `undefined` if the timeline does not show the entry into the queue. */
  readonly startedAt?: number | undefined
  readonly waitingMs?: number | undefined
  /** Everything but waiting, in all test runs together. */
  readonly testingMs?: number | undefined
  readonly runs?: number | undefined
  /** The service's word, in lower case. */
  readonly reason?: string | undefined
  /** Names of the checks that failed it. */
  readonly checks: readonly string[]
  /** Its timeline entries; the end comes last. */
  readonly entries: readonly TimelineEntry[]
}

/** The episodes of one pull request. */
export interface Episodes {
  readonly episodes: readonly Episode[]
  /** Number of states without a time, which have no order and belong to no period. */
  readonly undated: number
}

/** The record's own state, which may be newer than its timeline. */
export interface PresentState {
  readonly state?: string | undefined
  /** Milliseconds since the epoch. */
  readonly changedAt?: number | undefined
}

/** Changes text of others to one line. */
export const oneLine = (value: string): string => value.replace(LINE_BREAKS, ' ').trim()

/** A state at a time. */
interface Moment extends TimelineEntry {
  readonly at: number
  /** Only the record shows it. */
  readonly isOfRecord?: boolean
}

/**
 * Returns the ended episodes. A stay in the queue that has not ended is left out. An end that follows
 * another end without an entry in between repeats or corrects that end, and counts once.
 * @param timeline newest first; empty if the server has none, so that the present end is one episode
 */
export function episodesOf(
  subject: Subject,
  timeline: readonly TimelineEntry[],
  present: PresentState,
): Episodes {
  const entries = timeline.filter(({ state }) => state !== undefined)
  const timed = entries.toReversed().filter(isTimed)
  const undated = entries.filter((entry) => !isTimed(entry))
  const isPresentUndated = isUndatedEnd(present, timed)
  const known = timed.sort((a, b) => a.at - b.at)
  const mayLackEntry = undated.some((entry) => episodeEnd(entry.state) === undefined)
  const episodes: Episode[] = []
  let stay: Moment[] = []
  for (const moment of withPresentEnd(known, present)) {
    const end = episodeEnd(moment.state)
    if (end === undefined) {
      stay.push(moment)
      continue
    }
    const isFirst = stay.length > 0 || episodes.length === 0
    if (isFirst || moment.isOfRecord || mayLackEntry)
      episodes.push(episodeOf(subject, stay, { ...moment, end }, undated))
    stay = []
  }
  return { episodes, undated: undated.length + Number(isPresentUndated) }
}

const isTimed = (entry: TimelineEntry): entry is Moment => entry.at !== undefined

/** True if the record has an end without a time that the timeline does not show. */
function isUndatedEnd({ state, changedAt }: PresentState, timed: readonly Moment[]): boolean {
  const end = episodeEnd(state)
  return end !== undefined && changedAt === undefined && episodeEnd(timed.at(-1)?.state) !== end
}

/** The times of one end in a timeline and in its record may differ a little. */
const SAME_END_MS = 10_000

/** Adds the end of the record unless the timeline has it, or is newer. Nothing follows a merge. */
function withPresentEnd(
  timed: readonly Moment[],
  { state, changedAt: at }: PresentState,
): readonly Moment[] {
  const end = episodeEnd(state)
  if (end === undefined || at === undefined) return timed
  const added = { state, at, isOfRecord: true }
  const newest = timed.at(-1)
  if (newest === undefined) return [added]
  const isSameEnd = episodeEnd(newest.state) !== undefined && at <= newest.at + SAME_END_MS
  if (end !== 'merged') return isSameEnd || at <= newest.at ? timed : [...timed, added]
  if (timed.some((moment) => episodeEnd(moment.state) === 'merged')) return timed
  // A failure at the time of the merge was none.
  const before = isSameEnd ? timed.slice(0, -1) : timed
  return [...before.filter((moment) => moment.at <= at), added]
}

/** @param undated states of the same timeline, each of which may belong to the episode */
function episodeOf(
  subject: Subject,
  stay: readonly Moment[],
  last: Moment & { readonly end: EpisodeEnd },
  undated: readonly TimelineEntry[],
): Episode {
  const { end, at, reason, isOfRecord = false } = last
  const episode = {
    ...subject,
    end,
    endedAt: at,
    hasTimeline: !isOfRecord,
    reason: reason === undefined ? undefined : oneLine(reason),
    checks: end === 'failed' ? failingChecksOf(stay, last) : [],
    entries: [...stay, last],
  }
  const [first] = stay
  // Without its beginning, the first runs may be missing.
  const mayBeginElsewhere = undated.some((entry) => isWaiting(entry) || episodeEnd(entry.state))
  if (first === undefined || !isWaiting(first) || mayBeginElsewhere) return episode
  // A clock that was set makes no negative time.
  if (first.at > at) return episode
  const startedAt = first.at
  if (undated.length > 0) return { ...episode, startedAt }
  const runs = stay.filter(({ state }) => state === 'TESTING').length
  return { ...episode, startedAt, ...partsOf(stay, at), runs }
}

const episodeEnd = (state = ''): EpisodeEnd | undefined =>
  ENDS.find((end) => end === state.toLowerCase())

const isWaiting = ({ state }: TimelineEntry): boolean =>
  state === 'NOT_READY' || state === 'PENDING'

/** Returns how long it waited and was tested. */
function partsOf(stay: readonly Moment[], endedAt: number) {
  let waitingMs = 0
  let testingMs = 0
  for (const [index, moment] of stay.entries()) {
    const ms = (stay[index + 1]?.at ?? endedAt) - moment.at
    if (isWaiting(moment)) waitingMs += ms
    else testingMs += ms
  }
  return { waitingMs, testingMs }
}

/** The names of the checks that failed it. Some servers list them before the end. */
function failingChecksOf(stay: readonly TimelineEntry[], last: TimelineEntry): readonly string[] {
  const before = stay.findLast(({ state }) => state === 'PENDING_FAILURE')
  const causes = last.failureCausingStatuses ?? before?.failureCausingStatuses ?? []
  return [...new Set(causes.map(({ name }) => oneLine(name)))]
}

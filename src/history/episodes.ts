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

/** One stay in the queue. Without a timeline, only its end is known. */
export interface Episode extends Subject {
  readonly end: EpisodeEnd
  /** Milliseconds since the epoch. */
  readonly endedAt: number
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
}

/** The episodes of one pull request. */
export interface Episodes {
  readonly episodes: readonly Episode[]
  /** Number of ends without a time, which belong to no period. */
  readonly undated: number
}

/** The record's own state, for servers without a timeline. */
export interface PresentState {
  readonly state?: string | undefined
  /** Milliseconds since the epoch. */
  readonly changedAt?: number | undefined
}

/** Changes text of others to one line. */
export const oneLine = (value: string): string => value.replace(LINE_BREAKS, ' ').trim()

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
  const entries = timeline.filter(({ state }) => state !== undefined).toReversed()
  if (entries.length === 0) return presentEpisode(subject, present)
  const ended: (Episode | undefined)[] = []
  let stay: TimelineEntry[] = []
  for (const entry of withPresentEnd(entries, present)) {
    const end = episodeEnd(entry.state)
    if (end === undefined) {
      stay.push(entry)
      continue
    }
    if (stay.length > 0 || ended.length === 0) ended.push(episodeOf(subject, stay, entry, end))
    stay = []
  }
  const episodes = ended.filter((episode) => episode !== undefined)
  return { episodes, undated: ended.length - episodes.length }
}

/** The end that a record shows. */
function presentEpisode(subject: Subject, { state, changedAt }: PresentState): Episodes {
  const end = episodeEnd(state)
  if (end === undefined) return { episodes: [], undated: 0 }
  if (changedAt === undefined) return { episodes: [], undated: 1 }
  const episode = { ...subject, end, endedAt: changedAt, hasTimeline: false, checks: [] }
  return { episodes: [episode], undated: 0 }
}

/** Adds an end that only the record shows, or its time. */
function withPresentEnd(
  entries: readonly TimelineEntry[],
  { state, changedAt }: PresentState,
): readonly TimelineEntry[] {
  const newest = entries.at(-1)
  if (episodeEnd(state) === undefined) return entries
  if (episodeEnd(newest?.state) === undefined) return [...entries, { state, at: changedAt }]
  if (newest?.at !== undefined || newest?.state !== state) return entries
  return [...entries.slice(0, -1), { ...newest, at: changedAt }]
}

/** Returns the episode, or `undefined` if its end has no time. */
function episodeOf(
  subject: Subject,
  stay: readonly TimelineEntry[],
  last: TimelineEntry,
  end: EpisodeEnd,
): Episode | undefined {
  if (last.at === undefined) return undefined
  const [first] = stay
  const isWhole = first !== undefined && isWaiting(first)
  const episode = {
    ...subject,
    end,
    endedAt: last.at,
    hasTimeline: true,
    reason: last.reason === undefined ? undefined : oneLine(last.reason),
    checks: end === 'failed' ? failingChecksOf(stay, last) : [],
  }
  // Without the entry, the first runs may be missing.
  if (!isWhole) return episode
  const runs = stay.filter(({ state }) => state === 'TESTING').length
  return { ...episode, ...timesOf(stay, last.at), runs }
}

const episodeEnd = (state = ''): EpisodeEnd | undefined =>
  ENDS.find((end) => end === state.toLowerCase())

const isWaiting = ({ state }: TimelineEntry): boolean =>
  state === 'NOT_READY' || state === 'PENDING'

/** Returns what is known of the times: the start, and how long it waited and was tested. */
function timesOf(stay: readonly TimelineEntry[], endedAt: number) {
  const startedAt = stay[0]?.at
  if (startedAt === undefined || startedAt > endedAt) return undefined
  let waitingMs = 0
  let testingMs = 0
  for (const [index, entry] of stay.entries()) {
    const next = stay[index + 1]
    const until = next === undefined ? endedAt : next.at
    // Without each time, only the whole is known.
    if (entry.at === undefined || until === undefined || until < entry.at) return { startedAt }
    if (isWaiting(entry)) waitingMs += until - entry.at
    else testingMs += until - entry.at
  }
  return { startedAt, waitingMs, testingMs }
}

/** The names of the checks that failed it. Some servers list them before the end. */
function failingChecksOf(stay: readonly TimelineEntry[], last: TimelineEntry): readonly string[] {
  const before = stay.findLast(({ state }) => state === 'PENDING_FAILURE')
  const causes = last.failureCausingStatuses ?? before?.failureCausingStatuses ?? []
  return [...new Set(causes.map(({ name }) => oneLine(name)))]
}

/** Figures of the episodes that ended in a period. A figure that is not known is absent, never zero. */
import type { Episode, EpisodeEnd } from './episodes.js'
import { bucketsOf, isWithin, type Period, type TimeSpan } from './period.js'

/** Percentiles and the longest, in whole seconds. */
export interface Durations {
  readonly p50: number
  readonly p95: number
  readonly max: number
}

/** Why pull requests left without a merge. */
export interface ReasonCount {
  /** The service's word, {@link NO_REASON} or {@link UNREAD_REASON}. */
  readonly reason: string
  readonly count: number
  /** Their numbers, the newest end first. */
  readonly pullRequests: readonly number[]
}

/** How often a check failed an episode. */
interface CheckCount {
  readonly name: string
  readonly count: number
}

/** One day or hour. */
export interface SeriesPoint {
  /** In UTC (RFC 3339). */
  readonly start: string
  readonly merged: number
  readonly failed?: number | undefined
  readonly timeInQueueP50?: number | undefined
}

/** A merged pull request that took long. */
interface SlowMerge {
  readonly number: number
  readonly title: string
  readonly seconds: number
}

/** Figures of one period. */
export interface Figures {
  readonly merged: number
  readonly failed?: number | undefined
  readonly cancelled?: number | undefined
  /** From 0 to 1. */
  readonly failureRate?: number | undefined
  readonly timeInQueue?: Durations | undefined
  readonly waiting?: Durations | undefined
  readonly testing?: Durations | undefined
  readonly runsPerMerge?: number | undefined
  readonly reasons?: readonly ReasonCount[] | undefined
  readonly checks?: readonly CheckCount[] | undefined
  readonly series: readonly SeriesPoint[]
  readonly slowest?: readonly SlowMerge[] | undefined
}

/** The ends that the sources show. Merges are always shown. */
export type VisibleEnds = Readonly<Record<Exclude<EpisodeEnd, 'merged'>, boolean>>

/** Stands for a reason if a timeline has none. */
export const NO_REASON = 'unknown'
/** Stands for the reason of an end that only a record or the list shows. */
export const UNREAD_REASON = 'unread'
const MAX_SLOWEST = 5

/** Returns the figures of the episodes that ended within a time span. */
export function figuresOf(
  all: readonly Episode[],
  span: TimeSpan,
  series: Pick<Period, 'unit' | 'zone'>,
  visibleEnds: VisibleEnds,
): Figures {
  const episodes = all
    .filter(({ endedAt }) => isWithin(span, endedAt))
    .filter(({ end }) => end === 'merged' || visibleEnds[end])
    .sort((a, b) => b.endedAt - a.endedAt || b.number - a.number)
  const ofEnd = (end: EpisodeEnd) => episodes.filter((episode) => episode.end === end)
  const merged = ofEnd('merged')
  const failed = visibleEnds.failed ? ofEnd('failed') : undefined
  const cancelled = visibleEnds.cancelled ? ofEnd('cancelled') : undefined
  const showsUnmerged = visibleEnds.failed || visibleEnds.cancelled
  const unmerged = showsUnmerged ? episodes.filter(({ end }) => end !== 'merged') : undefined
  return {
    merged: merged.length,
    failed: failed?.length,
    cancelled: cancelled?.length,
    failureRate: failed && share(failed.length, failed.length + merged.length),
    timeInQueue: durations(merged, inQueueMs),
    waiting: durations(merged, ({ waitingMs }) => waitingMs),
    testing: durations(merged, ({ testingMs }) => testingMs),
    runsPerMerge: meanRuns(merged),
    reasons: unmerged && ifTimed(unmerged, reasonCounts),
    checks: failed && ifTimed(failed, failedChecks),
    series: bucketsOf(span, series).map((bucket) => pointOf(bucket, merged, failed)),
    slowest: slowestOf(merged),
  }
}

/** Milliseconds from the entry to the end; `undefined` if the entry is not known. */
export function inQueueMs({ startedAt, endedAt }: Episode): number | undefined {
  if (startedAt === undefined) return undefined
  return endedAt - startedAt
}

/** Milliseconds as whole seconds. */
export const wholeSeconds = (ms: number): number => Math.round(ms / 1000)

function share(part: number, whole: number): number | undefined {
  if (whole === 0) return undefined
  return part / whole
}

/** Returns a figure of timelines, or `undefined` if no end is in a timeline. */
function ifTimed<T>(
  episodes: readonly Episode[],
  figure: (episodes: readonly Episode[]) => T,
): T | undefined {
  const isUnknown = episodes.length > 0 && episodes.every(({ hasTimeline }) => !hasTimeline)
  if (isUnknown) return undefined
  return figure(episodes)
}

/** Returns the percentiles of a time over the episodes in which it is known. */
function durations(
  episodes: readonly Episode[],
  timeOf: (episode: Episode) => number | undefined,
): Durations | undefined {
  const sorted = episodes.flatMap((episode) => timeOf(episode) ?? []).sort((a, b) => a - b)
  if (sorted.length === 0) return undefined
  return {
    p50: wholeSeconds(percentile(sorted, 50)),
    p95: wholeSeconds(percentile(sorted, 95)),
    max: wholeSeconds(percentile(sorted, 100)),
  }
}

/**
 * A percentile by nearest rank.
 * @param sorted at least one number, ascending
 * @param percent from above 0 to 100, as a whole number
 */
export function percentile(sorted: readonly number[], percent: number): number {
  // Multiplied first, because 0.95 * 20 is not exact.
  const rank = Math.ceil((percent * sorted.length) / 100)
  return sorted[rank - 1] ?? Number.NaN
}

function meanRuns(merged: readonly Episode[]): number | undefined {
  const runs = merged.flatMap(({ runs }) => runs ?? [])
  return share(
    runs.reduce((sum, count) => sum + count, 0),
    runs.length,
  )
}

function reasonCounts(unmerged: readonly Episode[]): readonly ReasonCount[] {
  const groups = groupedBy(unmerged, ({ hasTimeline, reason = NO_REASON }) =>
    hasTimeline ? reason : UNREAD_REASON,
  )
  const counts = [...groups].map(([reason, episodes]) => ({
    reason,
    count: episodes.length,
    pullRequests: [...new Set(episodes.map(({ number }) => number))],
  }))
  return counts.sort((a, b) => b.count - a.count || byText(a.reason, b.reason))
}

function failedChecks(failed: readonly Episode[]): readonly CheckCount[] {
  const names = failed.flatMap(({ checks }) => checks)
  const groups = groupedBy(names, (name) => name)
  const counts = [...groups].map(([name, { length: count }]) => ({ name, count }))
  return counts.sort((a, b) => b.count - a.count || byText(a.name, b.name))
}

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}

const byText = (a: string, b: string): number => Number(a > b) - Number(a < b)

function pointOf(
  bucket: TimeSpan,
  merged: readonly Episode[],
  failed: readonly Episode[] | undefined,
): SeriesPoint {
  const within = ({ endedAt }: Episode) => isWithin(bucket, endedAt)
  const ofBucket = merged.filter(within)
  return {
    start: new Date(bucket.since).toISOString(),
    merged: ofBucket.length,
    failed: failed?.filter(within).length,
    timeInQueueP50: durations(ofBucket, inQueueMs)?.p50,
  }
}

function slowestOf(merged: readonly Episode[]): readonly SlowMerge[] | undefined {
  const timed = merged.flatMap((episode) => {
    const ms = inQueueMs(episode)
    if (ms === undefined) return []
    return [{ episode, ms }]
  })
  if (timed.length === 0 && merged.length > 0) return undefined
  return timed
    .sort((a, b) => b.ms - a.ms)
    .slice(0, MAX_SLOWEST)
    .map(({ episode: { number, title }, ms }) => ({ number, title, seconds: wholeSeconds(ms) }))
}

import type { QueueRef } from '../shared/references.js'
import { type Episode, oneLine } from './episodes.js'
import { type Figures, figuresOf } from './figures.js'
import type { FlakyTest, FlakyTests } from './flaky-tests.js'
import { isWithin, type Period, type Unit } from './period.js'
import type { QueueHistory } from './read.js'

/** The output `report`. What is unknown is absent. */
export interface ReportJson {
  readonly period: { readonly since: string; readonly until: string; readonly unit: Unit }
  readonly current: Figures & { readonly flaky?: readonly FlakyTest[] | undefined }
  /** Absent if the time before the period was not read completely. */
  readonly previous?: Figures | undefined
  readonly missing: readonly string[]
}

/** The content of summary, issue, files and Slack message. */
export interface HistoryReport {
  readonly ref: QueueRef
  /** The address of the repository's page. */
  readonly repositoryPage: string
  readonly period: Period
  readonly json: ReportJson
  /** Episodes that ended in the period, the newest end first. */
  readonly episodes: readonly Episode[]
}

const NO_COMPARISON =
  'The time before the period was not read completely, so there is no comparison.'

/** Computes the report of a queue's past. */
export function historyReport(
  about: Pick<HistoryReport, 'ref' | 'repositoryPage' | 'period'>,
  { episodes, visibleEnds, missing, isWhole }: Omit<QueueHistory, 'pullRequests' | 'neverListed'>,
  flaky: FlakyTests,
): HistoryReport {
  const { period } = about
  const { since, until, unit } = period
  const gaps = [...missing]
  if (!isWhole) gaps.push(NO_COMPARISON)
  if (flaky.missing !== undefined) gaps.push(flaky.missing)
  return {
    ...about,
    json: {
      period: { since: isoTime(since), until: isoTime(until), unit },
      current: { ...figuresOf(episodes, period, period, visibleEnds), flaky: flaky.tests },
      previous: isWhole ? figuresOf(episodes, period.previous, period, visibleEnds) : undefined,
      missing: gaps.map(oneLine),
    },
    episodes: episodes
      .filter(({ endedAt }) => isWithin(period, endedAt))
      .filter(({ end }) => end === 'merged' || visibleEnds[end])
      .sort((a, b) => b.endedAt - a.endedAt || b.number - a.number),
  }
}

/** True if nothing left the queue in the period, as far as the sources show. */
export const isEmpty = ({ episodes }: HistoryReport): boolean => episodes.length === 0

/** Formats milliseconds since the epoch as ISO 8601. */
export const isoTime = (at: number): string => new Date(at).toISOString()

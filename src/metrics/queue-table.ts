/** The metrics of each queue in one row: what people ask first. */
import {
  code,
  type Line,
  lineOf,
  unbroken,
  type Words,
  withSmallPrint,
  words,
} from '../reports/line.js'
import type { Table } from '../reports/report.js'
import { duration } from '../shared/duration.js'
import { inBackticks } from '../shared/text.js'
import { DOCUMENTED_METRICS, isOfMainQueue } from './documented.js'
import { type Family, formatValue, isHistogram, type Labels } from './model.js'
import { histogramSeries, quantileOf } from './quantile.js'
import { TIME_IN_QUEUE } from './time-in-queue.js'

/** The values in a row of one queue; a value that the metrics lack is `undefined`. */
interface QueueRow {
  /** Empty while no series of the queue names it. */
  repository: string
  readonly branch: string
  depth?: number
  testing?: number
  merged?: number
  failed?: number
  median?: Line | undefined
  p95?: Line | undefined
}

/** The column of a gauge, by the metric and its label `conclusion`. */
const COLUMN_OF_METRIC: ReadonlyMap<string, 'depth' | 'testing' | 'merged' | 'failed'> = new Map([
  ['mq_depth_current', 'depth'],
  ['mq_testing_slots_active', 'testing'],
  ['mq_pr_conclusions_1h_total merged', 'merged'],
  ['mq_pr_conclusions_1h_total failed', 'failed'],
])

/** Columns that fit the width of a phone on GitHub. */
const HEAD = [
  'Queue',
  { number: 'In the queue' },
  { number: words`Merged / failed\nin 1\u00a0h` },
  { number: words`Time in the queue\nmedian / p95` },
]

/** The metrics of each queue in one row, and the same in a sentence without its period. */
interface QueuesInMetrics {
  readonly sentence: string
  readonly table: Table
}

/** Returns nothing if no series is of a queue. Bisections are left out. */
export function queuesIn(families: readonly Family[]): QueuesInMetrics | undefined {
  const queues = queueRows(families)
  if (queues.length === 0) return undefined
  const hasRepositories = new Set(queues.map(({ repository }) => repository)).size > 1
  const rows = queues.map((row) => [
    withSmallPrint(
      code(row.branch),
      hasRepositories && row.repository ? [code(row.repository)] : [],
    ),
    withSmallPrint(
      shownCount(row.depth) ?? UNKNOWN,
      row.testing ? [words`${formatValue(row.testing)} testing`] : [],
    ),
    pair(shownCount(row.merged), shownCount(row.failed)),
    pair(row.median, row.p95),
  ])
  return { sentence: sentenceOf(queues), table: { head: HEAD, rows } }
}

/** `Queue main: 7 in the queue, 3 testing`, or `2 queues: 7 pull requests, 3 testing`. */
function sentenceOf(rows: readonly QueueRow[]): string {
  const [only] = rows
  const isOnlyQueue = only !== undefined && rows.length === 1
  const name = isOnlyQueue ? `Queue ${inBackticks(only.branch)}` : `${rows.length} queues`
  const depth = sumOf(rows.map((row) => row.depth))
  const testing = sumOf(rows.map((row) => row.testing))
  const numbers: string[] = []
  if (depth !== undefined)
    numbers.push(`${formatValue(depth)} ${isOnlyQueue ? 'in the queue' : 'pull requests'}`)
  if (testing !== undefined) numbers.push(`${formatValue(testing)} testing`)
  if (numbers.length === 0) return name
  return `${name}: ${numbers.join(', ')}`
}

/** The sum of the values that are known; `undefined` without any. */
function sumOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined && Number.isFinite(value))
  if (known.length === 0) return undefined
  return known.reduce((sum = 0, value = 0) => sum + value, 0)
}

const UNKNOWN = '–'

/** Two values in one cell, with one sign if both are unknown. */
function pair(one: Words | undefined, other: Words | undefined): Line {
  if (one === undefined && other === undefined) return lineOf(UNKNOWN)
  return words`${one ?? UNKNOWN} / ${other ?? UNKNOWN}`
}

const shownCount = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : formatValue(value)

function queueRows(families: readonly Family[]): readonly QueueRow[] {
  const rows: QueueRow[] = []
  const rowOf = (labels: Labels): QueueRow | undefined => {
    const branch = labels.get('branch') ?? ''
    if (branch === '' || !isOfMainQueue(labels)) return undefined
    const repository = labels.get('repo') ?? ''
    // A series without a repository is of the first one that has the branch.
    const row = rows.find(
      (other) =>
        other.branch === branch &&
        (repository === '' || other.repository === '' || other.repository === repository),
    )
    if (row === undefined) {
      const created = { repository, branch }
      rows.push(created)
      return created
    }
    if (row.repository === '') row.repository = repository
    return row
  }
  const documented = families.filter(({ name }) => DOCUMENTED_METRICS.has(name))
  for (const { name, labels, value } of documented.flatMap(({ samples }) => samples)) {
    const column = COLUMN_OF_METRIC.get(`${name} ${labels.get('conclusion') ?? ''}`.trimEnd())
    const row = column && rowOf(labels)
    if (row) row[column] = value
  }
  const times = documented.filter((family) => family.name === TIME_IN_QUEUE && isHistogram(family))
  for (const { labels, buckets } of times.flatMap(histogramSeries)) {
    const row = rowOf(labels)
    if (row === undefined) continue
    row.median = shownQuantile(TIME_IN_QUEUE, 50, buckets)
    row.p95 = shownQuantile(TIME_IN_QUEUE, 95, buckets)
  }
  return rows
}

/** A percentile of a histogram; `undefined` if it has none. */
export function shownQuantile(
  name: string,
  percentile: number,
  buckets: Parameters<typeof quantileOf>[1],
): Line | undefined {
  const { value, isBeyond } = quantileOf(percentile / 100, buckets)
  if (Number.isNaN(value)) return undefined
  const text = shownValue(name, value)
  return isBeyond ? words`>\u00a0${text}` : text
}

/** True for a metric that is a time in seconds. */
export const isTime = (name: string): boolean => name.endsWith('_seconds')

/** Rounds a value to four digits, and shows seconds as a duration. */
export function shownValue(name: string, value: number): Line {
  if (isTime(name) && Number.isFinite(value)) return unbroken(duration(value))
  return lineOf(formatValue(Number(value.toPrecision(4))))
}

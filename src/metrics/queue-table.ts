/** The metrics of each queue in one row: what people ask first. */
import { fittingTable } from '../reports/fitting.js'
import { code, text } from '../reports/markdown.js'
import { duration } from '../shared/duration.js'
import { inBackticks } from '../shared/text.js'
import { DOCUMENTED_METRICS, isOfMainQueue } from './documented.js'
import { type Family, formatValue, isHistogram, type Labels } from './model.js'
import { histogramSeries, quantileOf } from './quantile.js'

/** The values in a row of one queue; a value that the metrics lack is `undefined`. */
interface QueueRow {
  /** Empty while no series of the queue names it. */
  repository: string
  readonly branch: string
  depth?: number
  testing?: number
  merged?: number
  failed?: number
  median?: string | undefined
  p95?: string | undefined
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
  { number: 'Merged / failed<br>in 1&nbsp;h' },
  { number: 'Time in the queue<br>median / p95' },
]

/** The metrics of each queue in one row, and the same in a sentence for the heading. */
export interface QueuesInMetrics {
  /** Without its period; `undefined` if no series is of a queue. */
  readonly sentence: string | undefined
  /** Markdown; empty if no series is of a queue. */
  readonly table: string
}

/** Bisections are left out. */
export function queuesIn(families: readonly Family[]): QueuesInMetrics {
  const rows = queueRows(families)
  if (rows.length === 0) return { sentence: undefined, table: '' }
  const hasRepositories = new Set(rows.map(({ repository }) => repository)).size > 1
  const table = fittingTable(HEAD, rows, (row) => [
    queueCell(row, hasRepositories),
    depthCell(row),
    pair(shownCount(row.merged), shownCount(row.failed)),
    pair(row.median, row.p95),
  ])
  return { sentence: sentenceOf(rows), table }
}

function queueCell({ repository, branch }: QueueRow, hasRepositories: boolean): string {
  if (!hasRepositories || repository === '') return code(branch)
  return `${code(branch)}<br><sub>${code(repository)}</sub>`
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

function depthCell({ depth, testing = 0 }: QueueRow): string {
  const count = shownCount(depth) ?? UNKNOWN
  if (testing === 0) return count
  return `${count}<br><sub>${shownCount(testing)} testing</sub>`
}

const UNKNOWN = '–'

/** Two values in one cell, which is empty if both are unknown. */
function pair(one: string | undefined, other: string | undefined): string {
  if (one === undefined && other === undefined) return ''
  return `${one ?? UNKNOWN} / ${other ?? UNKNOWN}`
}

const shownCount = (value: number | undefined): string | undefined =>
  value === undefined ? undefined : text(formatValue(value))

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
  const times = documented.filter(
    (family) => family.name === 'mq_pr_time_in_queue_1h_seconds' && isHistogram(family),
  )
  for (const { labels, buckets } of times.flatMap(histogramSeries)) {
    const row = rowOf(labels)
    if (row === undefined) continue
    row.median = shownQuantile(0.5, buckets)
    row.p95 = shownQuantile(0.95, buckets)
  }
  return rows
}

function shownQuantile(
  quantile: number,
  buckets: Parameters<typeof quantileOf>[1],
): string | undefined {
  const { value, isBeyond } = quantileOf(quantile, buckets)
  if (Number.isNaN(value)) return undefined
  const time = text(duration(value)).replaceAll(' ', '&nbsp;')
  return isBeyond ? `&#62;&nbsp;${time}` : time
}

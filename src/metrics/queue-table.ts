/** The metrics of each queue in one row: what people ask first. */
import { fittingTable } from '../markdown/fitting.js'
import { code, text } from '../markdown/markdown.js'
import { duration } from '../shared/duration.js'
import { DOCUMENTED_METRICS, MAIN_QUEUE, QUEUE_TYPE } from './documented.js'
import { type Family, formatValue, isHistogram, type Labels } from './model.js'
import { histogramSeries, quantileOf } from './quantile.js'

/** What a row shows of one queue; a value that the metrics lack is `undefined`. */
interface QueueRow {
  readonly repository: string
  readonly branch: string
  depth?: number
  testing?: number
  merged?: number
  failed?: number
  median?: string
  p95?: string
}

/** The column of a gauge, by the metric and its label `conclusion`. */
const COLUMNS: ReadonlyMap<string, 'depth' | 'testing' | 'merged' | 'failed'> = new Map([
  ['mq_depth_current', 'depth'],
  ['mq_testing_slots_active', 'testing'],
  ['mq_pr_conclusions_1h_total merged', 'merged'],
  ['mq_pr_conclusions_1h_total failed', 'failed'],
])

/** Makes the table; empty if no series is of a queue. Bisections are left out. */
export function queueTable(families: readonly Family[]): string {
  const rows = queueRows(families)
  if (rows.length === 0) return ''
  const hasRepositories = new Set(rows.map(({ repository }) => repository)).size > 1
  const head = [
    'Queue',
    { number: 'In the queue' },
    { number: 'Testing' },
    { number: 'Merged in 1&nbsp;h' },
    { number: 'Failed in 1&nbsp;h' },
    { number: 'Median time' },
    { number: 'p95' },
  ]
  return fittingTable(
    head,
    rows,
    ({ repository, branch, depth, testing, merged, failed, ...row }) => [
      hasRepositories && repository !== ''
        ? `${code(branch)}<br><sub>${code(repository)}</sub>`
        : code(branch),
      ...[depth, testing, merged, failed].map(shownCount),
      row.median ?? '',
      row.p95 ?? '',
    ],
  )
}

const shownCount = (value: number | undefined): string =>
  value === undefined ? '' : text(formatValue(value))

function queueRows(families: readonly Family[]): readonly QueueRow[] {
  const rows = new Map<string, QueueRow>()
  const rowOf = (labels: Labels): QueueRow | undefined => {
    const branch = labels.get('branch')
    if (branch === undefined || (labels.get(QUEUE_TYPE) ?? MAIN_QUEUE) !== MAIN_QUEUE)
      return undefined
    const repository = labels.get('repo') ?? ''
    const key = JSON.stringify([repository, branch])
    // A series without a repository is of the one that has the branch.
    const ofBranch = [...rows.values()].find((other) => other.branch === branch)
    const row = rows.get(key) ?? (repository === '' ? ofBranch : undefined)
    if (row !== undefined) return row
    const created = { repository, branch }
    rows.set(key, created)
    return created
  }
  const documented = families.filter(({ name }) => DOCUMENTED_METRICS.has(name))
  for (const { name, labels, value } of documented.flatMap(({ samples }) => samples)) {
    const column = COLUMNS.get(`${name} ${labels.get('conclusion') ?? ''}`.trimEnd())
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
  return [...rows.values()]
}

function shownQuantile(quantile: number, buckets: Parameters<typeof quantileOf>[1]): string {
  const { value, isBeyond } = quantileOf(quantile, buckets)
  if (Number.isNaN(value)) return ''
  const time = text(duration(value)).replaceAll(' ', '&nbsp;')
  return isBeyond ? `&#62;&nbsp;${time}` : time
}

import {
  ByteBudget,
  type Column,
  code,
  folded,
  link,
  prose,
  table,
  text,
} from '../reports/markdown.js'
import { repositoryName } from '../shared/references.js'
import { capitalize, formatCount, truncate } from '../shared/text.js'
import { PARTIAL_MARK, placedPoints, pointName, reasonsChart, seriesCharts } from './charts.js'
import type { Durations, Figures, SeriesPoint } from './figures.js'
import { type HistoryReport, isEmpty } from './report.js'
import {
  currentName,
  failedWords,
  historyVerdict,
  OTHER_REASON,
  previousName,
  reasonName,
  spanWords,
  spokenDuration,
} from './words.js'

const MAX_ROWS = 10
/** Numbers of pull requests in one cell. */
const MAX_NUMBERS = 12
const TITLE_LENGTH = 80
/** Reserved for the sentence about what was left out. */
const CLOSING_BYTES = 256

/**
 * Writes the report: the verdict, what is missing, the main numbers, the charts with their numbers
 * folded below, and then tables of what to act on. Parts that do not fit are left out at the end.
 */
export function historyMarkdown(report: HistoryReport, budgetBytes: number): string {
  const budget = new ByteBudget(budgetBytes - CLOSING_BYTES)
  const parts: string[] = []
  for (const part of reportParts(report)) {
    if (part === undefined) continue
    if (!budget.take([part, ''])) {
      parts.push('<sub>More did not fit; the output `report` has all numbers.</sub>')
      break
    }
    parts.push(part)
  }
  return `${parts.join('\n\n')}\n`
}

/** The parts in their order; those without content are undefined. */
function reportParts(report: HistoryReport): readonly (string | undefined)[] {
  const { json, period } = report
  const head = [headingLine(report), aboutLine(report), missingList(json.missing)]
  const hasNothing = isEmpty(report) && !json.previous?.merged && !json.previous?.failed
  if (hasNothing) return [...head, flakyTable(report)]
  const points = placedPoints(json.current.series, period)
  return [
    ...head,
    mainNumbers(report),
    ...seriesCharts(points, period),
    folds(report),
    ...reasonParts(report),
    checksTable(report),
    slowestTable(report),
    flakyTable(report),
  ]
}

function headingLine(report: HistoryReport): string {
  const mark = isEmpty(report) ? 'ℹ️' : '📊'
  return `### ${mark} ${text(historyVerdict(report))}`
}

function aboutLine({ ref, repositoryPage, period }: HistoryReport): string {
  const repository = link(repositoryName(ref.repository), repositoryPage)
  return `${repository} · queue ${code(ref.targetBranch)} · ${spanWords(period)}`
}

function missingList(missing: readonly string[]): string | undefined {
  if (missing.length === 0) return undefined
  const rows = missing.map((sentence) => `- ${prose(truncate(sentence, 1000))}`)
  return ['**Incomplete:**', '', ...rows].join('\n')
}

/** A column of the main numbers. A number that is unknown has no text. */
interface NumberColumn {
  readonly head: string
  readonly cell: (figures: Figures) => string | undefined
}

const durationColumns = (key: 'p50' | 'p95', head: string): NumberColumn => ({
  head,
  cell: ({ timeInQueue }) => timeInQueue && spokenDuration(timeInQueue[key]),
})

const MAIN_NUMBERS: readonly NumberColumn[] = [
  { head: 'Merged', cell: ({ merged }) => formatCount(merged) },
  { head: 'Failed', cell: failedWords },
  { head: 'Cancelled', cell: ({ cancelled }) => ifNumber(cancelled) },
  durationColumns('p50', 'Half within'),
  durationColumns('p95', '95 % within'),
  { head: 'Runs per merge', cell: ({ runsPerMerge }) => runsPerMerge?.toFixed(2) },
]

const ifNumber = (count: number | undefined): string | undefined =>
  count === undefined ? undefined : formatCount(count)

/** The current period, and the one before if it is known. */
function namedPeriods({ json, period }: HistoryReport) {
  const { current, previous } = json
  const periods = [{ name: currentName(period), figures: current }]
  if (previous !== undefined) periods.push({ name: previousName(period), figures: previous })
  return periods
}

/** Both periods, one row each. A column that is unknown in both is left out. */
function mainNumbers(report: HistoryReport): string {
  const rows = namedPeriods(report)
  const columns = MAIN_NUMBERS.filter(({ cell }) =>
    rows.some(({ figures }) => cell(figures) !== undefined),
  )
  return table(
    ['', ...columns.map(({ head }) => ({ number: head }))],
    rows.map(({ name, figures }) => [
      unbrokenWords(capitalize(name)),
      ...columns.map(({ cell }) => unbrokenWords(cell(figures) ?? UNKNOWN_CELL)),
    ]),
  )
}

const UNKNOWN_CELL = '–'

/** Keeps our own words on one line. */
const unbrokenWords = (words: string): string => words.replaceAll(' ', '&nbsp;')

/** A link to a pull request. GitHub links no numbers within a link, so it needs no break. */
const numberLink = (number: number, repositoryPage: string): string =>
  link(`#${number}`, `${repositoryPage}/pull/${number}`).replace('&#8203;', '')

/** The numbers of the charts, and the parts of the time. */
function folds(report: HistoryReport): string {
  const parts = [seriesFold(report), timesFold(report)].filter((part) => part !== undefined)
  return parts.join('\n\n')
}

const SERIES_NUMBERS: readonly {
  readonly name: string
  readonly cell: (point: SeriesPoint) => string | undefined
}[] = [
  { name: 'Merged', cell: ({ merged }) => formatCount(merged) },
  { name: 'Failed', cell: ({ failed }) => ifNumber(failed) },
  {
    name: 'Median time in the queue',
    cell: ({ timeInQueueP50: seconds }) => {
      if (seconds === undefined) return undefined
      return spokenDuration(seconds)
    },
  },
]

function seriesFold({ json, period }: HistoryReport): string {
  const points = placedPoints(json.current.series, period)
  const { unit } = period
  const known = SERIES_NUMBERS.filter(({ cell }) =>
    points.some((point) => cell(point) !== undefined),
  )
  const head = [capitalize(unit), ...known.map(({ name }) => ({ number: name }))]
  const rows = points.map((point) => [
    pointName(point, period).replace(PARTIAL_MARK, '&#42;'),
    ...known.map(({ cell }) => cell(point) ?? UNKNOWN_CELL),
  ])
  const sentences = ['Times are UTC.']
  if (points.some(({ isPartial }) => isPartial))
    sentences.unshift('&#42; only partly in the period.')
  const note = `<sub>${sentences.join(' ')}</sub>`
  return folded(`The numbers by ${unit}`, `${table(head, rows)}\n\n${note}`)
}

/** How the time in the queue divides into waiting and testing. */
function timesFold(report: HistoryReport): string | undefined {
  if (report.json.current.timeInQueue === undefined) return undefined
  const rows = namedPeriods(report).flatMap(({ name, figures }) => [
    durationRow(`${capitalize(name)}: in the queue`, figures.timeInQueue),
    durationRow('of it waiting', figures.waiting),
    durationRow('of it testing', figures.testing),
  ])
  const columns = ['Half within', '95 % within', 'Longest'].map((head) => ({ number: head }))
  return folded('Waiting and testing', table(['Merged pull requests', ...columns], rows))
}

function durationRow(name: string, durations: Durations | undefined): readonly string[] {
  if (durations === undefined) return [name, UNKNOWN_CELL, UNKNOWN_CELL, UNKNOWN_CELL]
  const { p50, p95, max } = durations
  return [name, spokenDuration(p50), spokenDuration(p95), spokenDuration(max)]
}

/** A table with a title, of the first rows; nothing without rows. */
function titled(
  title: string,
  head: readonly Column[],
  rows: readonly (readonly string[])[],
): string | undefined {
  if (rows.length === 0) return undefined
  return `#### ${title}\n\n${firstRows(head, rows)}`
}

function firstRows(head: readonly Column[], rows: readonly (readonly string[])[]): string {
  const first = table(head, rows.slice(0, MAX_ROWS))
  const leftOut = rows.length - MAX_ROWS
  if (leftOut <= 0) return first
  return `${first}\n\n… and ${leftOut} more in the output ${code('report')}.`
}

/** The reasons in a chart and a table below a title; nothing without reasons. */
function reasonParts({ json, repositoryPage }: HistoryReport): readonly (string | undefined)[] {
  const reasons = json.current.reasons ?? []
  if (reasons.length === 0) return []
  const rows = reasons.map(({ reason, count, pullRequests }) => [
    reasonCell(reason),
    formatCount(count),
    numbersCell(pullRequests, repositoryPage),
  ])
  return [
    '#### Why pull requests left without a merge',
    reasonsChart(reasons),
    firstRows(['Reason', { number: 'Times' }, 'Pull requests'], rows),
  ]
}

function reasonCell(reason: string): string {
  const name = reasonName(reason)
  if (name === OTHER_REASON) return `${name} ${code(truncate(reason, 60))}`
  return name
}

function numbersCell(numbers: readonly number[], repositoryPage: string): string {
  const links = numbers.slice(0, MAX_NUMBERS).map((number) => numberLink(number, repositoryPage))
  const leftOut = numbers.length - MAX_NUMBERS
  if (leftOut > 0) links.push(`and ${leftOut} more`)
  return links.join(' ')
}

function checksTable({ json }: HistoryReport): string | undefined {
  const rows = (json.current.checks ?? []).map(({ name, count }) => [
    code(truncate(name, TITLE_LENGTH)),
    formatCount(count),
  ])
  return titled('Checks that failed most', ['Check', { number: 'Times' }], rows)
}

function slowestTable({ json, repositoryPage }: HistoryReport): string | undefined {
  const rows = (json.current.slowest ?? []).map(({ number, title, seconds }) => [
    `${numberLink(number, repositoryPage)} ${text(truncate(title, TITLE_LENGTH))}`.trim(),
    spokenDuration(seconds),
  ])
  return titled('The slowest merges', ['Pull request', { number: 'In the queue' }], rows)
}

function flakyTable({ json }: HistoryReport): string | undefined {
  const rows = (json.current.flaky ?? []).map(({ name, file, pullRequests, url }) => {
    let test = link(truncate(name, TITLE_LENGTH), url)
    if (file !== undefined) test += `<br><sub>${text(truncate(file, TITLE_LENGTH))}</sub>`
    return [test, formatCount(pullRequests)]
  })
  const hits = { number: 'Pull requests in 7 days' }
  return titled('Flaky tests that hit the most pull requests', ['Test', hits], rows)
}

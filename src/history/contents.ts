/** The content of a report on a queue's past. */
import {
  code,
  joined,
  type Line,
  link,
  own,
  prose,
  small,
  unbroken,
  type Words,
  withSmallPrint,
  words,
} from '../reports/line.js'
import {
  type Column,
  type Fold,
  MARKS,
  type Part,
  type Report,
  type Table,
} from '../reports/report.js'
import { spokenDuration } from '../shared/duration.js'
import { repositoryName } from '../shared/references.js'
import { capitalize, formatCount, pluralize, truncate } from '../shared/text.js'
import { placedPoints, pointName, seriesCharts } from './charts.js'
import type { Durations, Figures, SeriesPoint } from './figures.js'
import { type HistoryReport, isEmpty } from './report.js'
import { UTC } from './time-zone.js'
import {
  currentName,
  failedWords,
  historyVerdict,
  OTHER_REASON,
  previousName,
  reasonName,
  spanWords,
} from './words.js'

const MAX_ROWS = 10
/** Numbers of pull requests in one cell. */
const MAX_NUMBERS = 12
const TITLE_LENGTH = 80
/** A message lists as many rows as people read at a glance. */
const MAX_BRIEF = 5

/**
 * The verdict, what is missing, the main numbers, the charts with their numbers folded below, and then
 * tables of what to act on.
 */
export function historyContents(report: HistoryReport): Report {
  const { json, period, ref, repositoryPage } = report
  const { missing, current, previous } = json
  const repository = link(repositoryName(ref.repository), repositoryPage)
  const hasNothing = isEmpty(report) && !previous?.merged && !previous?.failed
  const points = placedPoints(current.series, period)
  const incomplete = {
    title: 'Incomplete',
    items: missing.map((sentence) => prose(truncate(sentence, 1000))),
  }
  const numbers: readonly Part[] = hasNothing
    ? []
    : [
        mainNumbers(report),
        ...seriesCharts(points, period),
        seriesFold(report),
        ...timesFold(report),
        reasonsTable(report),
        checksTable(report),
        slowestTable(report),
      ]
  return {
    mark: isEmpty(report) ? MARKS.neutral : '📊',
    headline: historyVerdict(report),
    lines: [words`${repository} · queue ${code(ref.targetBranch)} · ${own(spanWords(period))}`],
    next: nextStep(report),
    parts: [incomplete, ...numbers, flakyTable(report)],
    wholeIn: words`the output ${code('report')} has all numbers`,
  }
}

/** The check and the flaky test that cost the most. */
function nextStep({ json: { current } }: HistoryReport): Line | undefined {
  const [check] = current.checks ?? []
  const [test] = current.flaky ?? []
  const places: Line[] = []
  if (check !== undefined)
    places.push(
      words`the check ${code(truncate(check.name, TITLE_LENGTH))}, which failed ${pluralize(check.count, 'time')}`,
    )
  if (test !== undefined)
    places.push(
      words`the flaky test ${link(truncate(test.name, TITLE_LENGTH), test.url)}, which hit ${pluralize(test.pullRequests, 'pull request')}`,
    )
  return places.length === 0 ? undefined : words`Start with ${joined(places, ', and with ')}.`
}

/** One of the main numbers. A number that is unknown has no text. */
interface MainNumber {
  readonly name: string
  readonly cell: (figures: Figures) => string | undefined
}

const timeInQueue = (key: 'p50' | 'p95', name: string): MainNumber => ({
  name,
  cell: ({ timeInQueue }) => timeInQueue && spokenDuration(timeInQueue[key]),
})

const MAIN_NUMBERS: readonly MainNumber[] = [
  { name: 'Merged', cell: ({ merged }) => formatCount(merged) },
  { name: 'Failed', cell: failedWords },
  { name: 'Cancelled', cell: ({ cancelled }) => ifNumber(cancelled) },
  timeInQueue('p50', 'Half within'),
  timeInQueue('p95', '95 % within'),
  { name: 'Runs per merge', cell: ({ runsPerMerge }) => runsPerMerge?.toFixed(2) },
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

/** Both periods, one column each, which phones have room for. A row that is unknown in both is left out. */
function mainNumbers(report: HistoryReport): Table {
  const periods = namedPeriods(report)
  const known = MAIN_NUMBERS.filter(({ cell }) =>
    periods.some(({ figures }) => cell(figures) !== undefined),
  )
  return {
    head: ['', ...periods.map(({ name }) => ({ number: capitalize(name) }))],
    rows: known.map(({ name, cell }) => [
      unbroken(name),
      ...periods.map(({ figures }) => unbroken(cell(figures) ?? UNKNOWN_CELL)),
    ]),
    brief: known.map(({ name, cell }) => {
      const [now, before] = periods.map(({ figures }) => cell(figures) ?? UNKNOWN_CELL)
      return words`${own(name)}: ${[now, ...(before === undefined ? [] : [`before ${before}`])].join(', ')}`
    }),
  }
}

const UNKNOWN_CELL = '–'

const numberLink = (number: number, repositoryPage: string) =>
  link(`#${number}`, `${repositoryPage}/pull/${number}`)

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

/** The numbers of the charts. */
function seriesFold({ json, period }: HistoryReport): Fold {
  const points = placedPoints(json.current.series, period)
  const { unit } = period
  const known = SERIES_NUMBERS.filter(({ cell }) =>
    points.some((point) => cell(point) !== undefined),
  )
  const head = [capitalize(unit), ...known.map(({ name }) => ({ number: name }))]
  const rows = points.map((point) => [
    own(pointName(point, period)),
    ...known.map(({ cell }) => cell(point) ?? UNKNOWN_CELL),
  ])
  const { zone } = period
  const sentences = [zone === UTC ? 'Times are UTC.' : `Times are those of ${zone.name}.`]
  if (points.some(({ isPartial }) => isPartial)) sentences.unshift('* only partly in the period.')
  const note = [small(own(sentences.join(' ')))]
  return { fold: `The numbers by ${unit}`, parts: [{ head, rows }, note] }
}

/** How the time in the queue divides into waiting and testing. */
function timesFold(report: HistoryReport): readonly Fold[] {
  if (report.json.current.timeInQueue === undefined) return []
  const rows = namedPeriods(report).flatMap(({ name, figures }) => [
    durationRow(`${capitalize(name)}: in the queue`, figures.timeInQueue),
    durationRow('of it waiting', figures.waiting),
    durationRow('of it testing', figures.testing),
  ])
  const columns = ['Half within', '95 % within', 'Longest'].map((head) => ({ number: head }))
  const table = { head: ['Merged pull requests', ...columns], rows }
  return [{ fold: 'Waiting and testing', parts: [table] }]
}

function durationRow(name: string, durations: Durations | undefined): readonly string[] {
  if (durations === undefined) return [name, UNKNOWN_CELL, UNKNOWN_CELL, UNKNOWN_CELL]
  const { p50, p95, max } = durations
  return [name, spokenDuration(p50), spokenDuration(p95), spokenDuration(max)]
}

/** A table of the first rows. */
function firstRows(
  title: string | undefined,
  head: readonly Column[],
  rows: readonly (readonly Words[])[],
  brief: readonly Words[] = [],
): Table {
  const allIn = words`the output ${code('report')}`
  const first = { head, rows: rows.slice(0, MAX_ROWS), brief: brief.slice(0, MAX_BRIEF) }
  return { ...first, title, total: rows.length, allIn }
}

/** The reasons; nothing without reasons. */
function reasonsTable({ json, repositoryPage }: HistoryReport): Table {
  const reasons = json.current.reasons ?? []
  const rows = reasons.map(({ reason, count, pullRequests }) => [
    reasonCell(reason),
    formatCount(count),
    numbersCell(pullRequests, repositoryPage),
  ])
  const brief = reasons.map(({ reason, count }) => `${reasonName(reason)}: ${formatCount(count)}`)
  const title = 'Why pull requests left without a merge'
  return firstRows(title, ['Reason', { number: 'Times' }, 'Pull requests'], rows, brief)
}

function reasonCell(reason: string): Words {
  const name = reasonName(reason)
  if (name === OTHER_REASON) return words`${name} ${code(truncate(reason, 60))}`
  return name
}

const numbersCell = (numbers: readonly number[], repositoryPage: string): Line => {
  const links: Words[] = numbers
    .slice(0, MAX_NUMBERS)
    .map((number) => numberLink(number, repositoryPage))
  const leftOut = numbers.length - MAX_NUMBERS
  if (leftOut > 0) links.push(`and ${leftOut} more`)
  return joined(links, ' ')
}

function checksTable({ json }: HistoryReport): Table {
  const rows = (json.current.checks ?? []).map(({ name, count }) => [
    code(truncate(name, TITLE_LENGTH)),
    formatCount(count),
  ])
  return firstRows('Checks that failed most', ['Check', { number: 'Times' }], rows)
}

function slowestTable({ json, repositoryPage }: HistoryReport): Table {
  const slowest = (json.current.slowest ?? []).map(({ number, title, seconds }) => ({
    name: joined([numberLink(number, repositoryPage), truncate(title, TITLE_LENGTH)], ' '),
    time: spokenDuration(seconds),
  }))
  const rows = slowest.map(({ name, time }) => [name, time])
  const brief = slowest.map(({ name, time }) => words`${name} — ${time}`)
  return firstRows('The slowest merges', ['Pull request', { number: 'In the queue' }], rows, brief)
}

function flakyTable({ json }: HistoryReport): Table {
  const rows = (json.current.flaky ?? []).map(({ name, file, pullRequests, url }) => [
    withSmallPrint(
      link(truncate(name, TITLE_LENGTH), url),
      file === undefined ? [] : [truncate(file, TITLE_LENGTH)],
    ),
    formatCount(pullRequests),
  ])
  const hits = { number: 'Pull requests in 7 days' }
  const table = firstRows('Flaky tests that hit the most pull requests', ['Test', hits], rows)
  return { ...table, rows: rows.slice(0, MAX_BRIEF) }
}

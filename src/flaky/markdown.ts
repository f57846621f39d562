import {
  ByteBudget,
  code,
  fitRows,
  link,
  type Column as TableColumn,
  tableHead,
  tableRow,
  text,
} from '../markdown/markdown.js'
import { truncate } from '../shared/text.js'
import { type Counts, type Group, groupsOf } from './counts.js'
import { type FlakyReport, sectionsOf } from './report.js'
import { impactOf, type ListedTest, NO_OWNER, ownersOf } from './test.js'

/** What differs between summary, issue and comment. */
export interface FlakyMarkdownOptions {
  readonly budgetBytes: number
  readonly maxRows: number
  /** Write owners so that GitHub notifies them. */
  readonly mentionOwners: boolean
}

/** Kept for what follows the last table. */
const CLOSING_BYTES = 2048
/** Longest text of a cell, in characters. */
const CELL_LENGTH = 200
const PLACE_LENGTH = 80
const REASON_LENGTH = 140

/**
 * The report: headline numbers, what is new, a table for each group of what is not, the groups,
 * what is resolved, and what was left out. Each test has one row (two if it has two owners).
 */
export function flakyMarkdown(report: FlakyReport, options: FlakyMarkdownOptions): string {
  const budget = new ByteBudget(options.budgetBytes - CLOSING_BYTES)
  const lines: string[] = []
  const add = (part: readonly string[]) => {
    if (part.length > 0 && budget.take([...part, ''])) lines.push(...part, '')
  }
  add(headline(report))
  add(headlineTable(report))
  const context: TableContext = { report, options, budget, shown: new Set() }
  const parts = [
    newSection(context),
    ...mainSections(context),
    groupOverview(context),
    resolvedSection(context),
  ]
  for (const part of parts) if (part.length > 0) lines.push(...part, '')
  lines.push(...closing(report, context.shown.size))
  return `${lines.join('\n').trim()}\n`
}

interface TableContext {
  readonly report: FlakyReport
  readonly options: FlakyMarkdownOptions
  readonly budget: ByteBudget
  /** Ids of the unhealthy tests that have a row. */
  readonly shown: Set<string>
}

const STATUS_WORDS = { flaky: 'flaky', broken: 'broken', all: 'unhealthy' } as const

function headline({ repository, status, counts, truncated }: FlakyReport): readonly string[] {
  const full = `${repository.owner}/${repository.name}`
  const where = link(full, `https://${repository.host}/${full}`)
  const words = STATUS_WORDS[status]
  if (counts.total === 0)
    return truncated
      ? [`No ${words} tests in ${where} before <code>max-tests</code> ended the list.`]
      : [`✅ No ${words} tests in ${where}.`]
  const least = truncated ? 'at least ' : ''
  return [
    `⚠️ **${least}${number(counts.total)} ${words} ${plural(counts.total, 'test')}** in ${where}`,
  ]
}

function headlineTable({ counts, change, status }: FlakyReport): readonly string[] {
  if (counts.total === 0 && (change === undefined || !change.resolved)) return []
  const columns: readonly (readonly [string, string])[] = [
    ...(status === 'broken' ? [] : [['Flaky', number(counts.flaky)] as const]),
    ...(status === 'flaky' ? [] : [['Broken', number(counts.broken)] as const]),
    ['Quarantined', number(counts.quarantined)],
    ...(change === undefined
      ? []
      : [
          ['New', change.new === 0 ? '0' : `**${number(change.new)}**`] as const,
          [
            'Resolved',
            change.resolved === undefined ? 'unknown' : number(change.resolved),
          ] as const,
          ['Still', number(change.still)] as const,
        ]),
  ]
  return [
    ...tableHead(columns.map(([name]) => ({ number: name }))),
    tableRow(columns.map(([, value]) => value)),
  ]
}

function newSection(context: TableContext): readonly string[] {
  const { change } = context.report
  if (change === undefined || change.new === 0) return []
  const title = `#### 🆕 New since the baseline (${number(change.new)})`
  const rows = change.newRows.slice(0, context.options.maxRows)
  // There is no group heading above these tests, so their rows name owner and file.
  const ungrouped = { ...context, report: { ...context.report, grouping: 'none' as const } }
  return testTable(ungrouped, title, rows, change.new, context.shown)
}

/** The tests that were unhealthy before; without a baseline, all of them. */
function mainSections(context: TableContext): readonly (readonly string[])[] {
  const { report, options } = context
  const newRows = report.change?.newRows ?? []
  const isNew = new Set(newRows.map(({ id }) => id))
  const rows = report.rows.filter(({ id }) => !isNew.has(id))
  return sectionsOf({ ...report, rows }, options.maxRows).map(({ group, rows }) => {
    const fresh = newRows.filter((test) =>
      groupsOf(test, report.grouping).includes(group.name),
    ).length
    const total = report.grouping === 'none' ? report.change?.still : undefined
    const title = sectionTitle(context, group)
    return testTable(context, title, rows, total ?? group.total - fresh, context.shown)
  })
}

function sectionTitle({ report, options }: TableContext, group: Group): string {
  switch (report.grouping) {
    case 'none':
      return report.change === undefined
        ? ''
        : `#### Still unhealthy (${number(report.change.still)})`
    case 'code-owner':
      return `#### ${owner(group.name, options)} (${number(group.total)})`
    case 'file':
      return `#### ${code(truncate(group.name, CELL_LENGTH))} (${number(group.total)})`
  }
}

/** A title and a table; nothing at all where not even one row fits. */
function testTable(
  { report, options, budget }: TableContext,
  title: string,
  rows: readonly ListedTest[],
  total: number,
  listed?: Set<string>,
): readonly string[] {
  const columns = columnsFor(report, options)
  const head = [
    ...(title === '' ? [] : [title, '']),
    ...tableHead(columns.map((column) => column.head)),
  ]
  const lines = rows.map((row) => tableRow(columns.map((column) => column.cell(row))))
  const { table, fitting } = fittingTable(head, lines, total, budget)
  for (const { id } of rows.slice(0, fitting)) listed?.add(id)
  return table
}

/** The rows that fit, and a line for those that do not; nothing where not even one row fits. */
function fittingTable(
  head: readonly string[],
  lines: readonly string[],
  total: number,
  budget: ByteBudget,
  end: readonly string[] = [],
): { readonly table: readonly string[]; readonly fitting: number } {
  const left = (shown: number) =>
    shown < total ? ['', `… and ${number(total - shown)} more.`] : []
  if (!budget.take([...head, ...left(0), ...end, ''])) return { table: [], fitting: 0 }
  const rows = fitRows(lines, budget)
  const table = rows.length === 0 ? [] : [...head, ...rows, ...left(rows.length), ...end]
  return { table, fitting: rows.length }
}

interface Column {
  readonly head: TableColumn
  readonly cell: (test: ListedTest) => string
}

function columnsFor({ grouping, status }: FlakyReport, options: FlakyMarkdownOptions): Column[] {
  return [
    { head: 'Test', cell: testCell },
    ...(status === 'all' ? [{ head: 'Status', cell: statusCell }] : []),
    { head: { number: 'PRs hit' }, cell: (test) => String(impactOf(test)) },
    { head: 'Since', cell: day },
    ...(grouping === 'code-owner'
      ? []
      : [{ head: 'Owners', cell: (test: ListedTest) => ownersCell(test, options) }]),
    ...(grouping === 'file' ? [] : [{ head: 'File', cell: fileCell }]),
    { head: 'Ticket', cell: ticketCell },
  ]
}

function testCell(test: ListedTest): string {
  const { name, variant, quarantined } = test
  return [
    link(truncate(name, CELL_LENGTH), test.html_url),
    variant ? ` ${code(truncate(variant, 60))}` : '',
    quarantined === true ? ' 🔒&nbsp;quarantined' : '',
    ...small(test),
  ].join('')
}

const statusCell = ({ status }: ListedTest): string =>
  status.value === 'broken' ? '**broken**' : status.value

/** A second line: where the test belongs, unless its name or file says so, and its reason. */
function small(test: ListedTest): readonly string[] {
  const { name, file_path: file, classname, parent, status } = test
  const place = [classname, parent].find(
    (value) => value && value !== file && !name.includes(value),
  )
  const parts = [
    ...(place ? [text(truncate(place, PLACE_LENGTH))] : []),
    ...(status.reason ? [text(truncate(status.reason, REASON_LENGTH))] : []),
  ]
  return parts.length === 0 ? [] : ['<br><sub>', parts.join(' · '), '</sub>']
}

/** Only the day, in UTC: an age would change the report every day. */
function day({ status }: ListedTest): string {
  const time = Date.parse(status.timestamp ?? '')
  if (Number.isNaN(time)) return ''
  // Hyphens at which no line is broken.
  return new Date(time).toISOString().slice(0, 10).replaceAll('-', '&#8209;')
}

const ownersCell = (test: ListedTest, options: FlakyMarkdownOptions): string =>
  ownersOf(test)
    .filter((name) => name !== NO_OWNER)
    .slice(0, 5)
    .map((name) => owner(name, options))
    .join('<br>')

function fileCell({ file_path: path, repository }: ListedTest): string {
  if (!path) return ''
  const page = repository?.html_url
  const address = page
    ? `${page.replace(/\/+$/, '')}/blob/HEAD/${path.split('/').map(encodeSegment).join('/')}`
    : undefined
  return link(truncate(path, CELL_LENGTH), address)
}

/** Lone surrogates have no UTF-8 form, and encodeURIComponent throws on them. */
const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment.replace(/\p{Cs}/gu, '\ufffd'))

function ticketCell({ ticket }: ListedTest): string {
  const address = ticket?.html_url
  if (!address) return ''
  const last =
    address
      .replace(/[?#].*/s, '')
      .split('/')
      .filter(Boolean)
      .at(-1) ?? address
  return link(truncate(last, 40), address)
}

/** Names that GitHub would notify: `@user` and `@organization/team`. */
const MENTION = /^@[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?(?:\/[a-z\d](?:[\w.-]{0,98}[a-z\d])?)?$/i

const owner = (name: string, { mentionOwners }: FlakyMarkdownOptions): string =>
  mentionOwners && MENTION.test(name) ? name : code(truncate(name, 100))

/** Who has how many; the files where tests are grouped by file, the owners everywhere else. */
function groupOverview({ report, options, budget }: TableContext): readonly string[] {
  const byFile = report.grouping === 'file'
  const groups = byFile ? report.groups : report.owners
  if (groups.length < 2) return []
  const what = byFile ? 'file' : 'owner'
  const summary = `<details><summary>${number(groups.length)} ${plural(groups.length, what)}</summary>`
  const head = [
    summary,
    '',
    ...tableHead([
      '',
      ...['Tests', 'Flaky', 'Broken', 'Quarantined'].map((name) => ({ number: name })),
    ]),
  ]
  const rows = groups
    .slice(0, Math.max(options.maxRows, 1))
    .map((group) => tableRow([code(truncate(group.name, CELL_LENGTH)), ...counted(group)]))
  return fittingTable(head, rows, groups.length, budget, ['', '</details>']).table
}

const counted = ({ total, flaky, broken, quarantined }: Counts): string[] =>
  [total, flaky, broken, quarantined].map(number)

function resolvedSection(context: TableContext): readonly string[] {
  const { change } = context.report
  if (!change?.resolved) return []
  const title = `#### ✅ Resolved since the baseline (${number(change.resolved)})`
  const rows = change.resolvedRows.slice(0, context.options.maxRows)
  return testTable(context, title, rows, change.resolved)
}

function closing(report: FlakyReport, shown: number): readonly string[] {
  const { counts, files, truncated, change } = report
  const notes = [
    ...(counts.total > 0 ? [shownNote(counts.total, shown, files), IMPACT_NOTE] : []),
    ...(truncated ? ['There are more: <code>max-tests</code> ended the list.'] : []),
    ...(truncated && change !== undefined
      ? ['Which tests are resolved is not known, because the list is incomplete.']
      : []),
  ]
  return notes.length === 0 ? [] : [`<sub>${notes.join(' ')}</sub>`]
}

const IMPACT_NOTE = 'PRs hit: pull requests impacted in the last 7 days.'

function shownNote(total: number, shown: number, files: readonly string[]): string {
  const where = files.map((file) => code(truncate(file, 100))).join(', ')
  if (shown >= total) return `All tests are also in ${where}.`
  return `${number(shown)} of ${number(total)} tests are shown; all of them are in ${where}.`
}

/** A count as `12,345`; the platform's way loads the rules of all languages first, for 20 ms. */
const number = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')

const plural = (count: number, word: string): string => (count === 1 ? word : `${word}s`)

import {
  ByteBudget,
  type Column,
  code,
  fitRows,
  link,
  prose,
  tableHead,
  tableRow,
} from '../markdown/markdown.js'
import { parseTime } from '../shared/clock.js'
import { redact } from '../shared/redact.js'
import { repositoryName } from '../shared/references.js'
import { capitalize, formatCount, truncate } from '../shared/text.js'
import { type Group, type Grouping, groupsOf } from './counts.js'
import { type FlakyReport, filtersOf, newsOf, rowsBefore, sectionsOf } from './report.js'
import { impactOf, type ListedTest, NO_OWNER, ownersOf } from './unhealthy-test.js'

/** Reserved for the text after the last table. */
const CLOSING_BYTES = 2048
/** Longest text in a cell, in characters. */
const CELL_LENGTH = 200
/** Longest name of a test: one line at the width of a summary. */
const NAME_LENGTH = 64
/** Longest pattern in the headline, in characters. */
const PATTERN_LENGTH = 60
/** Longest path that is shown whole, in characters. */
const PATH_LENGTH = 48

/**
 * Writes the report: the verdict, the new tests, a table of the others for each group, the counts of
 * the groups, the resolved tests, and what was left out. A test has one row for each of its groups.
 * @param mentionOwners whether GitHub notifies the owners
 */
export function flakyMarkdown(
  report: FlakyReport,
  budgetBytes: number,
  mentionOwners = false,
): string {
  const budget = new ByteBudget(budgetBytes - CLOSING_BYTES)
  const doubt = doubtLines(report)
  const top = [headline(report), ...(doubt === '' ? [] : [doubt]), numbersLine(report)]
  const parts = top.filter((part) => budget.take([part, '']))
  const shown = new Set<string>()
  for (const { head, rows, total, tests = [], end = [] } of tables(report, mentionOwners)) {
    // The head counts too, so that no table has a head alone.
    const fits = budget.take([...head, ...leftOut(total), ...end, ''])
    const fitting = fits ? fitRows(rows, budget) : []
    if (fitting.length === 0) continue
    parts.push([...head, ...fitting, ...leftOut(total - fitting.length), ...end].join('\n'))
    for (const { id } of tests.slice(0, fitting.length)) shown.add(id)
  }
  parts.push(closing(report, shown.size))
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** A table. Perhaps only its first rows fit. */
interface Table {
  readonly head: readonly string[]
  readonly rows: readonly string[]
  /** Number of rows without any limit. */
  readonly total: number
  /** The unhealthy tests that the rows show. */
  readonly tests?: readonly ListedTest[]
  readonly end?: readonly string[]
}

const leftOut = (count: number): readonly string[] =>
  count > 0 ? ['', `… and ${formatCount(count)} more.`] : []

function headline(report: FlakyReport): string {
  const { repository, repositoryPage, counts, truncated, exceeded, doubts } = report
  const page = link(repositoryName(repository), repositoryPage)
  const where = `${page}${filtersOf(report, (pattern) => code(truncate(pattern, PATTERN_LENGTH)))}`
  const news = prose(capitalize(newsOf(report)))
  const limits = exceeded.map(
    ({ input, allowed }) => `${code(input)} allows ${formatCount(allowed)}`,
  )
  if (limits.length > 0) return `### ❌ ${news} in ${where}; ${limits.join(', ')}`
  if (counts.total > 0 || doubts.length > 0) return `### ⚠️ ${news} in ${where}`
  return truncated
    ? `### ℹ️ ${news} in ${where} before <code>max-tests</code> ended the list`
    : `### ✅ ${news} in ${where}`
}

/** Why the list may be shorter than it should be; without what the headline already says. */
function doubtLines({ doubts, counts }: FlakyReport): string {
  const [first, ...others] = doubts
  if (first === undefined) return ''
  const isHeadline = counts.total === 0 && others.length === 0
  const hint = /Did you mean .*/.exec(first.text)?.[0] ?? ''
  return isHeadline && first.owner !== undefined
    ? prose(hint)
    : doubts.map(({ text: why }) => prose(why)).join('<br>')
}

/** Counts that are not in the headline. */
function numbersLine({ counts, change, status }: FlakyReport): string {
  const { flaky, broken, quarantined } = counts
  const numbers = {
    ...(status === 'all' && { flaky, broken }),
    quarantined,
    resolved: change?.resolved ?? 0,
  }
  const shown = Object.entries(numbers).filter(([, count]) => count > 0)
  return shown.map(([name, count]) => `${formatCount(count)} ${name}`).join(' · ')
}

/** The tables of the report, in their order. */
function* tables(report: FlakyReport, mentionOwners: boolean): Generator<Table> {
  const { change, maxRows } = report
  const style = { grouping: 'none', mentionOwners } as const
  if (change?.new) {
    const title = `New since the baseline (${formatCount(change.new)})`
    const rows = change.newRows.slice(0, maxRows)
    yield testTable({ ...style, mark: '🆕' }, title, rows, change.new)
  }
  yield* groupTables(report, mentionOwners)
  yield* groupOverview(report)
  if (change?.resolved) {
    const title = `${formatCount(change.resolved)} resolved since the baseline`
    const rows = change.resolvedRows.slice(0, maxRows)
    const table = testTable({ ...style, mark: '✅' }, '', rows, change.resolved)
    yield { ...folded(title, table), tests: [] }
  }
}

/** The tests that were unhealthy before, by group. Without a baseline, all tests. */
function* groupTables(report: FlakyReport, mentionOwners: boolean): Generator<Table> {
  const { change, grouping } = report
  const newRows = change?.newRows ?? []
  for (const section of sectionsOf({ ...report, rows: rowsBefore(report) })) {
    const { name, total } = section.group
    const listed = newRows.filter((test) => groupsOf(test, grouping).includes(name)).length
    const left = grouping === 'none' && change !== undefined ? change.still : total - listed
    const title = titleOf(section.group, report, mentionOwners)
    yield testTable({ grouping, mentionOwners }, title, section.rows, left)
  }
}

function titleOf(group: Group, { grouping, change }: FlakyReport, mentionOwners: boolean): string {
  const { name, total } = group
  if (grouping === 'none') return change ? `Still unhealthy (${formatCount(change.still)})` : ''
  const shown = grouping === 'file' ? code(truncate(name, CELL_LENGTH)) : owner(name, mentionOwners)
  return `${shown} (${formatCount(total)})`
}

/** How a table shows its tests. A `mark` replaces the mark of each test. */
interface Style {
  readonly grouping: Grouping
  readonly mentionOwners: boolean
  readonly mark?: string
}

/** Columns that fit the width of a phone on GitHub. */
const COLUMNS: readonly Column[] = [
  'Test',
  // Without these spaces, the title takes four lines beside a long name.
  { number: 'PRs&nbsp;hit<br>in&nbsp;7&nbsp;days' },
  'Since',
]

const testTable = (
  style: Style,
  title: string,
  tests: readonly ListedTest[],
  total: number,
): Table => ({
  head: [...(title === '' ? [] : [`#### ${title}`, '']), ...tableHead(COLUMNS)],
  rows: tests.map((test) => tableRow([testCell(test, style), String(impactOf(test)), day(test)])),
  total,
  tests,
})

const folded = (title: string, { head, ...rest }: Table): Table => ({
  ...rest,
  head: [`<details><summary>${title}</summary>`, '', ...head],
  end: ['', '</details>'],
})

/** The name of a test, and its status, file, owners and ticket in small print below. */
function testCell(test: ListedTest, { grouping, mentionOwners, mark }: Style): string {
  const { name, variant, quarantined, status } = test
  const small = [
    status.value === 'broken' ? 'broken' : '',
    quarantined === true ? 'quarantined' : '',
    grouping === 'file' ? '' : fileCell(test),
    grouping === 'code-owner' ? '' : ownersCell(test, mentionOwners),
    ticketCell(test),
  ].filter((part) => part !== '')
  return [
    `${mark ?? (status.value === 'broken' ? '❌' : '⚠️')}&nbsp;`,
    breakable(link(truncate(name, NAME_LENGTH), test.html_url)),
    variant ? ` ${code(truncate(variant, 60))}` : '',
    small.length === 0 ? '' : `<br><sub>${small.join(' · ')}</sub>`,
  ].join('')
}

/** Lets long words continue on the next line, which keeps the table narrow. */
const breakable = (markdown: string): string =>
  markdown.replace(/(?<=^|>)[^<]+(?=<|$)/g, (label) =>
    label.replace(/(?<=\w{4}[./_:])(?=\w{4})/g, '&#8203;'),
  )

/** The day in UTC. An age would change the report every day. */
function day({ status }: ListedTest): string {
  const time = parseTime(status.timestamp)
  if (time === undefined) return ''
  // These hyphens don't break the line.
  return new Date(time).toISOString().slice(0, 10).replaceAll('-', '&#8209;')
}

const ownersCell = (test: ListedTest, mentionOwners: boolean): string =>
  ownersOf(test)
    .filter((name) => name !== NO_OWNER)
    .slice(0, 5)
    .map((name) => owner(name, mentionOwners))
    .join(' ')

function fileCell({ file_path: path, repository }: ListedTest): string {
  if (!path) return ''
  const page = repository?.html_url?.replace(/\/+$/, '')
  const shown = redact(path)
  // A lone surrogate has no UTF-8 form, and encodeURIComponent throws on it.
  const segments = shown
    .replace(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
  return breakable(link(shortPath(shown), page && `${page}/blob/HEAD/${segments.join('/')}`))
}

/** Shortens a long path to its end, because a row of the table has one line of small print. */
function shortPath(path: string): string {
  if (path.length <= PATH_LENGTH) return path
  const slash = path.indexOf('/', path.length - PATH_LENGTH)
  return slash === -1 ? truncate(path, CELL_LENGTH) : `…${path.slice(slash)}`
}

function ticketCell({ ticket }: ListedTest): string {
  const address = ticket?.html_url
  if (!address) return ''
  const [path = ''] = redact(address).split(/[?#]/, 1)
  const last = path.split('/').filter(Boolean).at(-1) ?? address
  return link(truncate(last, 40), address)
}

/** Names that GitHub would notify: `@user` and `@organization/team`. */
const MENTION = /^@[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?(?:\/[a-z\d](?:[\w.-]{0,98}[a-z\d])?)?$/i

const owner = (name: string, mentionOwners: boolean): string =>
  mentionOwners && MENTION.test(name) ? name : code(truncate(name, 100))

/** The counts of each owner, or of each file if tests are grouped by file. */
function* groupOverview({ grouping, groups, owners, maxRows }: FlakyReport): Generator<Table> {
  const shown = grouping === 'file' ? groups : owners
  if (shown.length < 2) return
  const numbers = ['Tests', 'Flaky', 'Broken', 'Quarantined'].map((name) => ({ number: name }))
  const rows = shown.slice(0, Math.max(maxRows, 1)).map(({ name, ...counts }) => {
    const { total, flaky, broken, quarantined } = counts
    const cells = [total, flaky, broken, quarantined].map(formatCount)
    return tableRow([code(truncate(name, CELL_LENGTH)), ...cells])
  })
  yield folded(`${formatCount(shown.length)} ${grouping === 'file' ? 'files' : 'owners'}`, {
    head: tableHead(['', ...numbers]),
    rows,
    total: shown.length,
  })
}

function closing({ counts, files, truncated, change }: FlakyReport, shown: number): string {
  const where = files.map((file) => code(truncate(file, 100))).join(', ')
  const notes: string[] = []
  if (counts.total > 0)
    notes.push(
      shown >= counts.total
        ? `All tests are also in ${where}.`
        : `${formatCount(shown)} of ${formatCount(counts.total)} tests ${shown === 1 ? 'is' : 'are'} shown; all of them are in ${where}.`,
    )
  if (truncated) notes.push('There are more: <code>max-tests</code> ended the list.')
  if (truncated && change !== undefined)
    notes.push('The list is incomplete, so no test counts as resolved.')
  return notes.length === 0 ? '' : `<sub>${notes.join(' ')}</sub>`
}

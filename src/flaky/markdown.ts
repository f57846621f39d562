import {
  ByteBudget,
  type Column,
  code,
  fitRows,
  link,
  prose,
  tableHead,
  tableRow,
} from '../reports/markdown.js'
import { repositoryName } from '../shared/references.js'
import { capitalize, formatCount, truncate } from '../shared/text.js'
import { type Group, groupKey } from './counts.js'
import {
  countHeadline,
  doubtTexts,
  type FlakyReport,
  filtersOf,
  isAboutNew,
  rowsBefore,
  sectionsOf,
} from './report.js'
import { dayOfStatus, shownOwner, type TestStyle, testCell } from './test-cells.js'
import { impactOf, type ListedTest } from './unhealthy-test.js'

/** Reserved for the text after the last table. */
const CLOSING_LINE_BYTES = 2048
/** Longest name of a group, in characters. */
const GROUP_NAME_LENGTH = 200
/** Longest pattern in the headline, in characters. */
const PATTERN_LENGTH = 60

/** Where a report is read. An issue outlives the files of its run, so it names none of them. */
interface ReportPlace {
  readonly kind: 'summary' | 'issue'
  /** True if GitHub notifies the owners. */
  readonly mentionOwners: boolean
}

const SUMMARY: ReportPlace = { kind: 'summary', mentionOwners: false }

/**
 * Writes the report: the verdict, the new tests, a table of the others for each group, the counts of
 * the groups, the resolved tests, and what was left out. A test has one row for each of its groups.
 */
export function flakyMarkdown(report: FlakyReport, budgetBytes: number, place = SUMMARY): string {
  const budget = new ByteBudget(budgetBytes - CLOSING_LINE_BYTES)
  const top = [flakyHeadline(report)]
  const doubt = doubtLines(report)
  if (doubt !== '') top.push(doubt)
  top.push(numbersLine(report))
  const parts = top.filter((part) => budget.take([part, '']))
  const shownIds = new Set<string>()
  for (const { head, rows, total, tests = [], end = [] } of tables(report, place)) {
    // The head counts too, so that no table has a head alone.
    if (!budget.take([...head, ...leftOut(total), ...end, ''])) continue
    const fitting = fitRows(rows, budget)
    if (fitting.length === 0) continue
    parts.push([...head, ...fitting, ...leftOut(total - fitting.length), ...end].join('\n'))
    for (const { id } of tests.slice(0, fitting.length)) shownIds.add(id)
  }
  parts.push(closing(report, shownIds.size, place))
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

function leftOut(count: number): readonly string[] {
  if (count <= 0) return []
  return ['', `… and ${formatCount(count)} more.`]
}

/** The verdict with its mark: the tests, the filters, and the limits that are exceeded. */
export function flakyHeadline(report: FlakyReport): string {
  const { counts, truncated, exceeded, doubts } = report
  const news = `${prose(capitalize(countHeadline(report)))}${ofOtherRepository(report)}`
  const filters = filtersOf(report, (pattern) => code(truncate(pattern, PATTERN_LENGTH)))
  const limits = exceeded.map(
    ({ input, allowed }) => `${code(input)} allows ${formatCount(allowed)}`,
  )
  if (limits.length > 0) return `### ❌ ${news}${filters}; ${limits.join(', ')}`
  if (counts.total > 0 || doubts.length > 0) return `### ⚠️ ${news}${filters}`
  if (truncated) return `### ℹ️ ${news}${filters} before <code>max-tests</code> ended the list`
  return `### ✅ ${news}${filters}`
}

/** Names a repository that is not the one of the run. */
function ofOtherRepository({ repository, repositoryPage, isOfRun }: FlakyReport): string {
  if (isOfRun) return ''
  return ` in ${link(repositoryName(repository), repositoryPage)}`
}

/** {@link doubtTexts} as lines of one paragraph. */
export const doubtLines = (report: FlakyReport): string =>
  doubtTexts(report).map(prose).join('<br>')

/** Counts that are not in the headline. */
export function numbersLine(report: FlakyReport): string {
  const { counts, change, status } = report
  const { flaky, broken, quarantined } = counts
  const numbers = {
    'in all': isAboutNew(report) ? counts.total : 0,
    ...(status === 'all' && { flaky, broken }),
    quarantined,
    resolved: change?.resolved ?? 0,
  }
  return Object.entries(numbers)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${formatCount(count)} ${name}`)
    .join(' · ')
}

/** The tables of the report, in their order. */
function* tables(report: FlakyReport, { mentionOwners }: ReportPlace): Generator<Table> {
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
    yield { ...foldedTable(title, table), tests: [] }
  }
}

/** The tests that were unhealthy before, by group. Without a baseline, all tests. */
function* groupTables(report: FlakyReport, mentionOwners: boolean): Generator<Table> {
  const { grouping, newByGroup } = report
  for (const section of sectionsOf({ ...report, rows: rowsBefore(report) })) {
    const { name, total } = section.group
    const newCount = newByGroup.get(groupKey(name, grouping)) ?? 0
    const title = titleOf(section.group, report, mentionOwners)
    yield testTable({ grouping, mentionOwners }, title, section.rows, total - newCount)
  }
}

function titleOf(group: Group, { grouping, change }: FlakyReport, mentionOwners: boolean): string {
  const { name, total } = group
  switch (grouping) {
    case 'none':
      if (change === undefined) return ''
      return `Still unhealthy (${formatCount(change.still)})`
    case 'file':
      return `${code(truncate(name, GROUP_NAME_LENGTH))} (${formatCount(total)})`
    case 'code-owner':
      return `${shownOwner(name, mentionOwners)} (${formatCount(total)})`
  }
}

/** Columns that fit the width of a phone on GitHub. */
const TABLE_COLUMNS: readonly Column[] = [
  'Test',
  // Without these spaces, the title takes four lines beside a long name.
  { number: 'PRs&nbsp;hit<br><sub>in&nbsp;7&nbsp;days</sub>' },
  'Since',
]

/** A table of tests. @param title may be empty */
function testTable(
  style: TestStyle,
  title: string,
  tests: readonly ListedTest[],
  total: number,
): Table {
  const head = [...tableHead(TABLE_COLUMNS)]
  if (title !== '') head.unshift(`#### ${title}`, '')
  const rows = tests.map((test) =>
    tableRow([testCell(test, style), String(impactOf(test)), dayCell(test)]),
  )
  return { head, rows, total, tests }
}

/** The day in small print, which leaves more room for the test. */
function dayCell(test: ListedTest): string {
  const day = dayOfStatus(test)
  if (day === '') return ''
  return `<sub>${day}</sub>`
}

const foldedTable = (title: string, { head, ...rest }: Table): Table => ({
  ...rest,
  head: [`<details><summary>${title}</summary>`, '', ...head],
  end: ['', '</details>'],
})

/** The counts of each owner, or of each file if tests are grouped by file. */
function* groupOverview({ grouping, groups, owners, maxRows }: FlakyReport): Generator<Table> {
  const noun = grouping === 'file' ? 'files' : 'owners'
  const counted = grouping === 'file' ? groups : owners
  if (counted.length < 2) return
  const numbers = ['Tests', 'Flaky', 'Broken', 'Quarantined'].map((name) => ({ number: name }))
  const rows = counted
    .slice(0, Math.max(maxRows, 1))
    .map(({ name, total, flaky, broken, quarantined }) => {
      const cells = [total, flaky, broken, quarantined].map(formatCount)
      return tableRow([code(truncate(name, GROUP_NAME_LENGTH)), ...cells])
    })
  yield foldedTable(`${formatCount(counted.length)} ${noun}`, {
    head: tableHead(['', ...numbers]),
    rows,
    total: counted.length,
  })
}

function closing(
  { counts, files, truncated, change }: FlakyReport,
  shown: number,
  { kind }: ReportPlace,
): string {
  const notes: string[] = []
  const isWhole = shown >= counts.total
  if (kind === 'issue' && !isWhole)
    notes.push(`${shownOf(shown, counts.total)}; the output ${code('tests-file')} has all of them.`)
  if (kind === 'summary' && counts.total > 0) {
    const names = files.map((file) => code(truncate(file, 100))).join(', ')
    if (isWhole) notes.push(`All tests are also in ${names}.`)
    else notes.push(`${shownOf(shown, counts.total)}; all of them are in ${names}.`)
  }
  if (truncated) notes.push('There are more: <code>max-tests</code> ended the list.')
  if (truncated && change !== undefined)
    notes.push('The list is incomplete, so no test counts as resolved.')
  if (notes.length === 0) return ''
  return `<sub>${notes.join(' ')}</sub>`
}

/** `10 of 62 tests are shown`. */
export const shownOf = (shown: number, total: number): string =>
  `${formatCount(shown)} of ${formatCount(total)} tests ${shown === 1 ? 'is' : 'are'} shown`

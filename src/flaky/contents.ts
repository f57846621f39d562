/** The content of a report on unhealthy tests, for the summary, the issue, and Slack. */
import {
  code,
  firstLines,
  joined,
  type Line,
  link,
  prose,
  small,
  type Words,
  words,
} from '../reports/line.js'
import { MARKS, type Part, type Report, type Table } from '../reports/report.js'
import type { SlackPlace } from '../reports/slack.js'
import { repositoryName } from '../shared/references.js'
import { capitalize, formatCount, pluralize, truncate } from '../shared/text.js'
import { type FlakyGroup, groupKey } from './counts.js'
import {
  countHeadline,
  doubtTexts,
  type FlakyReport,
  flakyRemedy,
  isAboutNew,
  ownerCounts,
  rowsBefore,
  sectionsOf,
} from './report.js'
import { dayOfStatus, NEW_MARK, shownOwner, type TestStyle, testCell } from './test-cells.js'
import { impactOf, type ListedTest, NO_OWNER, ownersOf } from './unhealthy-test.js'

/** Longest name of a group, in characters. */
const GROUP_NAME_LENGTH = 200
/** Longest pattern in the headline, in characters, and the values of one filter. */
const PATTERN_LENGTH = 60
const MAX_VALUES = 3

/** Where a report is read. An issue outlives the files of its run, so it names none of them. */
interface ReportPlace {
  readonly kind: 'summary' | 'issue'
  /** True if GitHub notifies the owners. */
  readonly mentionOwners: boolean
}

const SUMMARY: ReportPlace = { kind: 'summary', mentionOwners: false }

/**
 * The verdict, the new tests, a table of the others for each group, the counts of the groups, and the
 * resolved tests. A test has one row for each of its groups.
 */
export function flakyContents(report: FlakyReport, place = SUMMARY): Report {
  const remedy = flakyRemedy(report)
  return {
    ...flakyVerdict(report),
    lines: [...doubtTexts(report).map(prose), numbersLine(report), gateLine(report)].filter(
      isFilled,
    ),
    next: remedy === '' ? undefined : prose(remedy),
    parts: [...tables(report, place), closing(report, place)],
  }
}

/** Whose tests exceed a limit. */
function gateLine(report: FlakyReport): Line {
  const counts = report.exceeded.length > 0 && !isAboutNew(report) ? ownerCounts(report) : []
  return counts.length === 0 ? [] : words`By owner: ${joined(counts, ', ')}`
}

const isFilled = ({ length }: Line): boolean => length > 0

/** The message points to the report, so it lists only as many tests as people read at a glance. */
const MAX_SLACK_TESTS = 10

/** The message: what is new, counts, the next step, the worst tests, and links. */
export function flakyMessage(
  report: FlakyReport,
  runUrl: string,
): SlackPlace & { readonly report: Report } {
  const { counts, repository, repositoryPage } = report
  const groups = [{ name: '', ...counts }]
  const newRows = report.change?.newRows.slice(0, MAX_SLACK_TESTS) ?? []
  const rows = rowsBefore(report).slice(0, MAX_SLACK_TESTS - newRows.length)
  const change = report.change && { ...report.change, newRows }
  const brief = { ...report, grouping: 'none', groups, rows, change } as const
  return {
    report: flakyContents(brief),
    where: repositoryName(repository),
    pages: [
      ['Report of the run', runUrl],
      ['Repository', repositoryPage],
    ],
  }
}

/** The verdict with its mark: the tests, the filters, and the limits that are exceeded. */
export function flakyVerdict(report: FlakyReport): Pick<Report, 'mark' | 'headline'> {
  const { counts, truncated, exceeded, doubts } = report
  const count = prose(capitalize(countHeadline(report)))
  const verdict = words`${count}${ofOtherRepository(report)}${filtersOf(report)}`
  const limits = exceeded.map(
    ({ input, allowed }) => words`${code(input)} allows ${formatCount(allowed)}`,
  )
  if (limits.length > 0)
    return { mark: MARKS.bad, headline: words`${verdict}; ${joined(limits, ', ')}` }
  if (counts.total > 0 || doubts.length > 0) return { mark: MARKS.warning, headline: verdict }
  if (!truncated) return { mark: MARKS.good, headline: verdict }
  const headline = words`${verdict} before ${code('max-tests')} ended the list`
  return { mark: MARKS.neutral, headline }
}

/** Names a repository that is not the one of the run. */
function ofOtherRepository({ repository, repositoryPage, isOfRun }: FlakyReport): Line {
  if (isOfRun) return []
  return words` in ${link(repositoryName(repository), repositoryPage)}`
}

/** The filters in parentheses. A code owner that the headline is about is not repeated. */
function filtersOf({ filters, counts, doubts }: FlakyReport): Line {
  const clauses = filters
    .filter(({ values }) => {
      const isOnlyValue = values.length === 1 && values[0] === doubts[0]?.owner
      return counts.total > 0 || !isOnlyValue
    })
    .map(({ words, values }) => {
      const patterns = values.map((value) => code(truncate(value, PATTERN_LENGTH)))
      return joined([words, firstLines(patterns, MAX_VALUES)], ' ')
    })
  return clauses.length === 0 ? [] : words` (${joined(clauses, '; ')})`
}

const countsIn = (numbers: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(numbers)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `${formatCount(count)} ${name}`)

/** Counts that are not in the headline. */
export function numbersLine(report: FlakyReport): Line {
  const { counts, change, status } = report
  const { flaky, broken, quarantined } = counts
  const statuses = status === 'all' ? { flaky, broken } : {}
  const groups = [
    { 'in all': isAboutNew(report) ? counts.total : 0 },
    statuses,
    { 'of them quarantined': quarantined },
    { 'resolved since the baseline': change?.resolved ?? 0 },
  ]
  return joined(groups.map((numbers) => joined(countsIn(numbers), ', ')))
}

/** The tables of the report, in their order. */
function tables(report: FlakyReport, { mentionOwners }: ReportPlace): readonly Part[] {
  const { change, maxRows, grouping, newByGroup } = report
  const style = { grouping: 'none', mentionOwners } as const
  const parts: Part[] = []
  if (change?.new) {
    const title = words`New since the baseline (${formatCount(change.new)})`
    const rows = change.newRows.slice(0, maxRows)
    parts.push({ ...testTable({ ...style, mark: NEW_MARK }, rows, change.new), title })
  }
  // The tests that were unhealthy before, by group. Without a baseline, all tests.
  for (const { group, rows } of sectionsOf({ ...report, rows: rowsBefore(report) })) {
    const newCount = newByGroup.get(groupKey(group.name, grouping)) ?? 0
    const table = testTable({ grouping, mentionOwners }, rows, group.total - newCount)
    parts.push({ ...table, title: titleOf(group, report, mentionOwners) })
  }
  parts.push(...groupOverview(report))
  if (change?.resolved) {
    const fold = `${formatCount(change.resolved)} resolved since the baseline`
    const rows = change.resolvedRows.slice(0, maxRows)
    parts.push({ fold, parts: [testTable({ ...style, mark: '✅' }, rows, change.resolved)] })
  }
  return parts
}

function titleOf(
  { name, total }: FlakyGroup,
  { grouping, change }: FlakyReport,
  mentionOwners: boolean,
): Words | undefined {
  switch (grouping) {
    case 'none':
      return change && words`Still unhealthy (${formatCount(change.still)})`
    case 'file':
      return words`${code(truncate(name, GROUP_NAME_LENGTH))} (${formatCount(total)})`
    case 'code-owner':
      return words`${shownOwner(name, mentionOwners)} (${formatCount(total)})`
  }
}

/** Columns that fit the width of a phone on GitHub. */
const TABLE_COLUMNS = [
  'Test',
  // Without these spaces, the title takes four lines beside a long name.
  { number: [...words`PRs\u00a0hit\n`, small(words`in\u00a07\u00a0days`)] },
  'Since',
]

const testTable = (style: TestStyle, tests: readonly ListedTest[], total: number): Table => ({
  head: TABLE_COLUMNS,
  // The day in small print leaves more room for the test.
  rows: tests.map((test) => [
    testCell(test, style),
    impactOf(test),
    joined([small(dayOfStatus(test))]),
  ]),
  total,
  brief: tests.map(briefTest),
})

/** A test in one line. */
function briefTest(test: ListedTest): Line {
  const owners = ownersOf(test).filter((owner) => owner !== NO_OWNER)
  const facts: string[] = []
  if (test.status.value === 'broken') facts.push('broken')
  facts.push(`${pluralize(impactOf(test), 'pull request')} in 7 days`)
  if (test.quarantined === true) facts.push('quarantined')
  if (owners.length > 0) facts.push(truncate(owners.join(', '), 80))
  const name = link(truncate(test.name, 120).trim() || '(no name)', test.html_url)
  return words`${name} — ${facts.join(', ')}`
}

/** The counts of each owner, or of each file if tests are grouped by file. */
function groupOverview({ grouping, groups, owners, maxRows }: FlakyReport): readonly Part[] {
  const noun = grouping === 'file' ? 'files' : 'owners'
  const counted = grouping === 'file' ? groups : owners
  if (counted.length < 2) return []
  const numbers = ['Tests', 'Flaky', 'Broken', 'Quarantined'].map((name) => ({ number: name }))
  const rows = counted
    .slice(0, Math.max(maxRows, 1))
    .map(({ name, total, flaky, broken, quarantined }) => [
      code(truncate(name, GROUP_NAME_LENGTH)),
      ...[total, flaky, broken, quarantined].map(formatCount),
    ])
  const table = { head: ['', ...numbers], rows, total: counted.length }
  return [{ fold: `${formatCount(counted.length)} ${noun}`, parts: [table] }]
}

/** Says where all tests are. */
function closing(
  { counts, files, truncated, change, rows }: FlakyReport,
  { kind }: ReportPlace,
): Line {
  const notes: Line[] = []
  if (kind === 'issue' && rows.length < counts.total)
    notes.push(words`The output ${code('tests-file')} has all tests.`)
  if (kind === 'summary' && counts.total > 0) {
    const names = files.map((file) => code(truncate(file, 100)))
    notes.push(words`All tests are also in ${joined(names, ', ')}.`)
  }
  if (truncated) notes.push(words`There are more: ${code('max-tests')} ended the list.`)
  if (truncated && change !== undefined)
    notes.push(words`The list is incomplete, so no test counts as resolved.`)
  return notes.length === 0 ? [] : [small(joined(notes, ' '))]
}

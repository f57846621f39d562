/** The comment on a pull request: what is new first, at most ten tests, and the next step. */
import type { ChangedFile } from '../github/pull-files.js'
import { ByteBudget, fitRows, folded, link, nextLine } from '../reports/markdown.js'
import { utcMinute } from '../shared/clock.js'
import { formatCount, pluralize } from '../shared/text.js'
import { doubtLines, flakyHeadline, numbersLine, shownOf } from './markdown.js'
import { type FlakyReport, flakyRemedy, rowsBefore } from './report.js'
import { dayOfStatus, testCell } from './test-cells.js'
import { impactOf, type ListedTest } from './unhealthy-test.js'

/** As many tests as people read in a comment. */
const MAX_TESTS_IN_COMMENT = 10
/** Reserved for everything but the tests. */
const FRAME_BYTES = 8192

/** Facts for the comment beside the report. */
interface CommentPlace {
  readonly mentionOwners: boolean
  /** The files that the pull request changes; `undefined` if they could not be read. */
  readonly changedFiles: readonly ChangedFile[] | undefined
  readonly runUrl: string
  readonly now: number
}

/** Writes the comment. The run that it links to has the whole report. */
export function flakyComment(
  report: FlakyReport,
  budgetBytes: number,
  { mentionOwners, changedFiles = [], runUrl, now }: CommentPlace,
): string {
  const { counts, change } = report
  const isChanged = changeCheck(changedFiles)
  const budget = new ByteBudget(budgetBytes - FRAME_BYTES)
  const doubts = doubtLines(report)
  const doubtsFit = budget.take([doubts])
  let left = Math.min(MAX_TESTS_IN_COMMENT, report.maxRows)
  const bullets = (tests: readonly ListedTest[], mark?: string): readonly string[] => {
    const first = [...tests.filter(isChanged), ...tests.filter((test) => !isChanged(test))]
    const style = { grouping: 'none', mentionOwners, ...(mark && { mark }) } as const
    const lines = first
      .slice(0, left)
      .map((test) => `- ${testCell(test, style, moreOf(test, isChanged(test)))}`)
    const fitting = fitRows(lines, budget)
    left -= fitting.length
    return fitting
  }
  const newTests = bullets(change?.newRows ?? [], '🆕')
  const otherTests = bullets(rowsBefore(report))
  // All tests are the reader's task if there are too many of them.
  const hasTooMany = report.exceeded.some(({ input }) => input === 'fail-above')
  const isFolded = change !== undefined && !hasTooMany && otherTests.length > 0

  const parts = [flakyHeadline(report)]
  if (doubtsFit) parts.push(doubts)
  const next = flakyRemedy(report)
  if (next !== '') parts.push(nextLine(next))
  if (isFolded) parts.push(newTests.join('\n'), foldedOthers(otherTests, change.still))
  else parts.push([...newTests, ...otherTests].join('\n'))

  const smallPrint: string[] = []
  const shownCount = newTests.length + otherTests.length
  // The folded list has its own count.
  if (shownCount < counts.total && !isFolded) smallPrint.push(shownOf(shownCount, counts.total))
  const numbers = numbersLine(report)
  if (numbers !== '') smallPrint.push(numbers)
  smallPrint.push(`${utcMinute(now)} UTC`, link('Run', runUrl))
  parts.push(`<sub>${smallPrint.join(' · ')}</sub>`)
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** The tests that were unhealthy before: a pull request that adds none need not repair them. */
function foldedOthers(lines: readonly string[], still: number): string {
  let summary = `${formatCount(still)} unhealthy before`
  if (lines.length < still) summary = `${lines.length} of ${summary}`
  return folded(summary, lines.join('\n'))
}

/** Facts for which the comment has no column. */
function moreOf(test: ListedTest, isChanged: boolean): readonly string[] {
  const facts: string[] = []
  if (isChanged) facts.push('<b>its file is changed here</b>')
  facts.push(`hit ${pluralize(impactOf(test), 'pull request')} in 7 days`)
  const day = dayOfStatus(test)
  if (day !== '') facts.push(`since ${day}`)
  return facts
}

/** Finds the tests in files that the pull request changes; a renamed file has two names. */
function changeCheck(files: readonly ChangedFile[]): (test: ListedTest) => boolean {
  const paths = new Set(files.flatMap(({ path, previousPath = path }) => [path, previousPath]))
  return ({ file_path: path }) => typeof path === 'string' && paths.has(plainPath(path))
}

/** A path as GitHub writes it. */
const plainPath = (path: string): string => path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '')

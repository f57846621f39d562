/** The comment on a pull request: what is new first, at most ten tests, and the next step. */
import type { ChangedFile } from '../github/commits.js'
import { ByteBudget, fitRows, folded, link, nextLine } from '../markdown/markdown.js'
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
  const shownDoubts = budget.take([doubts]) ? doubts : ''
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
  const added = bullets(change?.newRows ?? [], '🆕')
  const others = bullets(rowsBefore(report))
  // All tests are the reader's task if there are too many of them.
  const isAsked = report.exceeded.some(({ input }) => input === 'fail-above')
  const isFolded = change !== undefined && !isAsked && others.length > 0
  const shown = added.length + others.length
  const small = [
    // The folded list has its own count.
    shown < counts.total && !isFolded ? shownOf(shown, counts.total) : '',
    numbersLine(report),
    `${utcMinute(now)} UTC`,
    link('Run', runUrl),
  ].filter((part) => part !== '')
  const next = flakyRemedy(report)
  const parts = [
    flakyHeadline(report),
    shownDoubts,
    next === '' ? '' : nextLine(next),
    [...added, ...(isFolded ? [] : others)].join('\n'),
    isFolded ? foldedOthers(others, change.still) : '',
    `<sub>${small.join(' · ')}</sub>`,
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** The tests that were unhealthy before: a pull request that adds none need not repair them. */
function foldedOthers(lines: readonly string[], still: number): string {
  const isWhole = lines.length >= still
  const count = isWhole ? formatCount(still) : `${lines.length} of ${formatCount(still)}`
  return folded(`${count} unhealthy before`, lines.join('\n'))
}

/** Facts for which the comment has no column. */
const moreOf = (test: ListedTest, isChanged: boolean): readonly string[] => {
  const day = dayOfStatus(test)
  return [
    isChanged ? '<b>its file is changed here</b>' : '',
    `hit ${pluralize(impactOf(test), 'pull request')} in 7 days`,
    day === '' ? '' : `since ${day}`,
  ]
}

/** Finds the tests in files that the pull request changes; a renamed file has two names. */
function changeCheck(files: readonly ChangedFile[]): (test: ListedTest) => boolean {
  const paths = new Set(files.flatMap(({ path, previousPath = path }) => [path, previousPath]))
  return ({ file_path: path }) => typeof path === 'string' && paths.has(plainPath(path))
}

/** A path as GitHub writes it. */
const plainPath = (path: string): string => path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '')

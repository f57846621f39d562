/** The comment on a pull request: what is new first, at most ten tests, and the next step. */
import type { ChangedFile } from '../github/pull-files.js'
import {
  joined,
  type Line,
  link,
  own,
  prose,
  small,
  strong,
  type Words,
  words,
} from '../reports/line.js'
import type { Part, Report } from '../reports/report.js'
import { utcMinute } from '../shared/clock.js'
import { formatCount, pluralize } from '../shared/text.js'
import { flakyVerdict, numbersLine } from './contents.js'
import { doubtTexts, type FlakyReport, flakyRemedy, rowsBefore } from './report.js'
import { dayOfStatus, testCell } from './test-cells.js'
import { impactOf, type ListedTest } from './unhealthy-test.js'

/** As many tests as people read in a comment. */
const MAX_TESTS_IN_COMMENT = 10

/** Facts for the comment beside the report. */
interface CommentPlace {
  readonly mentionOwners: boolean
  /** The files that the pull request changes; `undefined` if they could not be read. */
  readonly changedFiles: readonly ChangedFile[] | undefined
  readonly runUrl: string
  readonly now: number
}

/** The comment. The run that it links to has the whole report. */
export function flakyComment(
  report: FlakyReport,
  { mentionOwners, changedFiles = [], runUrl, now }: CommentPlace,
): Report {
  const { counts, change } = report
  const isChanged = changeCheck(changedFiles)
  let left = Math.min(MAX_TESTS_IN_COMMENT, report.maxRows)
  const itemsOf = (tests: readonly ListedTest[], mark?: string): readonly Line[] => {
    const first = [...tests.filter(isChanged), ...tests.filter((test) => !isChanged(test))]
    const style = { grouping: 'none', mentionOwners, ...(mark && { mark }) } as const
    const listed = first.slice(0, left)
    left -= listed.length
    return listed.map((test) => testCell(test, style, moreOf(test, isChanged(test))))
  }
  const newTests = itemsOf(change?.newRows ?? [], '🆕')
  const otherTests = itemsOf(rowsBefore(report))
  // All tests are the reader's task if there are too many of them.
  const hasTooMany = report.exceeded.some(({ input }) => input === 'fail-above')
  const parts: Part[] = [{ items: [...newTests, ...otherTests], total: counts.total }]
  // A pull request that adds no unhealthy test need not repair the others.
  if (change !== undefined && !hasTooMany && otherTests.length > 0) {
    const others = { items: otherTests, total: change.still }
    const fold = `${formatCount(change.still)} unhealthy before`
    parts.splice(0, 1, { items: newTests, total: change.new }, { fold, parts: [others] })
  }
  const smallPrint = joined([
    numbersLine(report),
    own(`${utcMinute(now)} UTC`),
    link('Run', runUrl),
  ])
  const lines = doubtTexts(report).map(prose)
  const remedy = flakyRemedy(report)
  const next = remedy === '' ? undefined : prose(remedy)
  return { ...flakyVerdict(report), lines, next, parts: [...parts, [small(smallPrint)]] }
}

/** Facts for which the comment has no column. */
function moreOf(test: ListedTest, isChanged: boolean): readonly Words[] {
  const facts: Words[] = []
  if (isChanged) facts.push(strong('its file is changed here'))
  facts.push(`hit ${pluralize(impactOf(test), 'pull request')} in 7 days`)
  const day = dayOfStatus(test)
  if (day.length > 0) facts.push(words`since ${day}`)
  return facts
}

/** Finds the tests in files that the pull request changes; a renamed file has two names. */
function changeCheck(files: readonly ChangedFile[]): (test: ListedTest) => boolean {
  const paths = new Set(files.flatMap(({ path, previousPath = path }) => [path, previousPath]))
  return ({ file_path: path }) => typeof path === 'string' && paths.has(plainPath(path))
}

/** A path as GitHub writes it. */
const plainPath = (path: string): string => path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '')

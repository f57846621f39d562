/** The report on a set-up. */
import { type Line, link, own, prose, strong, words } from '../reports/line.js'
import { MARKS, type Part, type Point, type Report } from '../reports/report.js'
import { type QueueRef, queueName } from '../shared/references.js'
import { pluralize } from '../shared/text.js'
import type { RowLevel, SetupRow } from './row.js'

const LEVEL_MARKS: Readonly<Record<RowLevel, string>> = {
  ok: MARKS.good,
  warning: MARKS.warning,
  problem: MARKS.bad,
  unknown: '❔',
}

/** How many rows there are of each level. */
type RowCounts = Readonly<Record<RowLevel, number>>

/** Counts the rows of each level. */
export function countRows(rows: readonly SetupRow[]): RowCounts {
  const count = (level: RowLevel) => rows.filter((row) => row.level === level).length
  return {
    ok: count('ok'),
    warning: count('warning'),
    problem: count('problem'),
    unknown: count('unknown'),
  }
}

/** `1 problem, 2 warnings`; empty if there is neither. */
export function problemsClause({ problem, warning }: RowCounts): string {
  const parts = []
  if (problem > 0) parts.push(pluralize(problem, 'problem'))
  if (warning > 0) parts.push(pluralize(warning, 'warning'))
  return parts.join(', ')
}

/** `2 checks could not be made`; empty if all could. */
function unmadeClause({ unknown }: RowCounts): string {
  if (unknown === 0) return ''
  return `${pluralize(unknown, 'check')} could not be made`
}

/** Levels that need action, the most urgent first. */
const TO_ACT_ON = ['problem', 'warning', 'unknown'] as const

/**
 * The report of the step: what needs action, each row with its remedy, and then the rest folded.
 * @param isFailed the step fails
 */
export function setupReport(ref: QueueRef, rows: readonly SetupRow[], isFailed: boolean): Report {
  const counts = countRows(rows)
  const clauses = [problemsClause(counts), unmadeClause(counts)].filter((clause) => clause !== '')
  let verdict = `The set-up of ${queueName(ref)} is ${isFailed ? 'not ready' : 'ready'}`
  if (clauses.length > 0) verdict += `: ${clauses.join('; ')}`
  const passing = clauses.length > 0 ? MARKS.warning : MARKS.good
  const ofLevel = (level: RowLevel) => rows.filter((row) => row.level === level)
  return {
    mark: isFailed ? MARKS.bad : passing,
    headline: prose(verdict),
    lines: TO_ACT_ON.flatMap(ofLevel).map(rowPoint),
    parts: foldedRows(ofLevel('ok')),
  }
}

function rowPoint(row: SetupRow): Line | Point {
  const { level, check, remedy } = row
  const line = words`${own(LEVEL_MARKS[level])} ${strong(own(check))}: ${rowText(row)}`
  if (remedy === '') return line
  return { line, next: prose(remedy) }
}

function foldedRows(rows: readonly SetupRow[]): readonly Part[] {
  if (rows.length === 0) return []
  // The name does not break at its dash.
  const cells = rows.map((row) => [own(row.check.replaceAll('-', '\u2011')), rowText(row)])
  const title = own(`${pluralize(rows.length, 'check')} without a finding`)
  return [{ fold: title, parts: [{ head: ['Check', 'Found'], rows: cells }] }]
}

const rowText = ({ text, url }: SetupRow): Line =>
  url === '' ? prose(text) : words`${prose(text)} ${link('↗', url)}`

/** One line for the log. */
export function rowLine({ check, level, text, remedy }: SetupRow): string {
  const line = `${LEVEL_MARKS[level]} ${check}: ${text}.`
  if (remedy === '') return line
  return `${line} Next: ${remedy}`
}

/** The report on a set-up: one table. */
import { type Line, link, own, prose, words } from '../reports/line.js'
import { MARKS, type Report } from '../reports/report.js'
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
export type RowCounts = Readonly<Record<RowLevel, number>>

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
export function findingsClause({ problem, warning }: RowCounts): string {
  const parts = []
  if (problem > 0) parts.push(pluralize(problem, 'problem'))
  if (warning > 0) parts.push(pluralize(warning, 'warning'))
  return parts.join(', ')
}

/** `2 checks could not be made`; empty if all could. */
export function unmadeClause({ unknown }: RowCounts): string {
  if (unknown === 0) return ''
  return `${pluralize(unknown, 'check')} could not be made`
}

/** The report of the step. @param isFailed whether the step fails */
export function setupReport(ref: QueueRef, rows: readonly SetupRow[], isFailed: boolean): Report {
  const counts = countRows(rows)
  const clauses = [findingsClause(counts), unmadeClause(counts)].filter((clause) => clause !== '')
  let verdict = `The set-up of ${queueName(ref)} is ${isFailed ? 'not ready' : 'ready'}`
  if (clauses.length > 0) verdict += `: ${clauses.join('; ')}`
  const passing = clauses.length > 0 ? MARKS.warning : MARKS.good
  const cells = rows.map((row) => [
    own(LEVEL_MARKS[row.level]),
    // The name does not break at its dash.
    own(row.check.replaceAll('-', '\u2011')),
    textCell(row),
    prose(row.remedy),
  ])
  return {
    mark: isFailed ? MARKS.bad : passing,
    headline: prose(verdict),
    parts: [{ head: ['', 'Check', 'Found', 'What to do'], rows: cells }],
  }
}

function textCell({ text, url }: SetupRow): Line {
  return url === '' ? prose(text) : words`${prose(text)} ${link('↗', url)}`
}

/** One line for the log. */
export function rowLine({ check, level, text, remedy }: SetupRow): string {
  const finding = `${LEVEL_MARKS[level]} ${check}: ${text}.`
  if (remedy === '') return finding
  return `${finding} Next: ${remedy}`
}

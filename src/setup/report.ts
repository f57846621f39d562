/** The report on a set-up: one table. */
import { link, prose, table } from '../reports/markdown.js'
import { type QueueRef, queueName } from '../shared/references.js'
import { pluralize } from '../shared/text.js'
import type { RowLevel, SetupRow } from './row.js'

const LEVEL_MARKS: Readonly<Record<RowLevel, string>> = {
  ok: '✅',
  warning: '⚠️',
  problem: '❌',
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

/** The summary of the step. @param isFailed whether the step fails */
export function setupReport(ref: QueueRef, rows: readonly SetupRow[], isFailed: boolean): string {
  const cells = rows.map((row) => [
    LEVEL_MARKS[row.level],
    nameCell(row.check),
    textCell(row),
    prose(row.remedy),
  ])
  const heading = setupHeading(ref, countRows(rows), isFailed)
  return `${heading}\n\n${table(['', 'Check', 'Found', 'What to do'], cells)}`
}

function textCell({ text, url }: SetupRow): string {
  if (url === '') return prose(text)
  return `${prose(text)} ${link('↗', url)}`
}

/** A name that does not break at its dash. */
const nameCell = (check: string): string => check.replaceAll('-', '&#8209;')

function setupHeading(ref: QueueRef, counts: RowCounts, isFailed: boolean): string {
  const name = queueName(ref)
  const parts = [findingsClause(counts), unmadeClause(counts)].filter((part) => part !== '')
  let verdict = `The set-up of ${name} is ${isFailed ? 'not ready' : 'ready'}`
  if (parts.length > 0) verdict += `: ${parts.join('; ')}`
  if (isFailed) return `### ❌ ${prose(verdict)}`
  if (parts.length > 0) return `### ${LEVEL_MARKS.warning} ${prose(verdict)}`
  return `### ${LEVEL_MARKS.ok} ${prose(verdict)}`
}

/** One line for the log. */
export function rowLine({ check, level, text, remedy }: SetupRow): string {
  const finding = `${LEVEL_MARKS[level]} ${check}: ${text}.`
  if (remedy === '') return finding
  return `${finding} Next: ${remedy}`
}

/** The report on a set-up: one table. */
import { link, prose, table } from '../markdown/markdown.js'
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
  return unknown === 0 ? '' : `${pluralize(unknown, 'check')} could not be made`
}

/** The summary of the step. @param isFailed whether the step fails */
export function setupReport(ref: QueueRef, rows: readonly SetupRow[], isFailed: boolean): string {
  const cells = rows.map(({ check, level, text, remedy, url }) => [
    LEVEL_MARKS[level],
    nameCell(check),
    prose(text) + (url === '' ? '' : ` ${link('↗', url)}`),
    prose(remedy),
  ])
  const heading = setupHeading(ref, countRows(rows), isFailed)
  return `${heading}\n\n${table(['', 'Check', 'Found', 'What to do'], cells)}`
}

/** A name that does not break at its dash. */
const nameCell = (check: string): string => check.replaceAll('-', '&#8209;')

function setupHeading(ref: QueueRef, counts: RowCounts, isFailed: boolean): string {
  const name = queueName(ref)
  const parts = [findingsClause(counts), unmadeClause(counts)].filter((part) => part !== '')
  const found = parts.length === 0 ? '' : `: ${parts.join('; ')}`
  if (isFailed) return `### ❌ ${prose(`The set-up of ${name} is not ready${found}`)}`
  const mark = parts.length === 0 ? LEVEL_MARKS.ok : LEVEL_MARKS.warning
  return `### ${mark} ${prose(`The set-up of ${name} is ready${found}`)}`
}

/** One line for the log. */
export function rowLine({ check, level, text, remedy }: SetupRow): string {
  const next = remedy === '' ? '' : ` Next: ${remedy}`
  return `${LEVEL_MARKS[level]} ${check}: ${text}.${next}`
}

/** The report on a set-up. */
import { joined, type Line, link, own, prose, small, strong, words } from '../reports/line.js'
import { MARKS, type Part, type Point, type Report } from '../reports/report.js'
import { type QueueRef, queueName } from '../shared/references.js'
import { pluralize } from '../shared/text.js'
import type { RowLevel, SetupRow } from './row.js'

const LEVEL_MARKS: Readonly<Record<RowLevel, string>> = {
  ok: MARKS.good,
  warning: MARKS.warning,
  problem: MARKS.bad,
  unknown: MARKS.neutral,
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
  const ofLevel = (level: RowLevel) => rows.filter((row) => row.level === level)
  const toActOn = TO_ACT_ON.flatMap(ofLevel)
  const passing = toActOn.length > 0 ? MARKS.warning : MARKS.good
  return {
    mark: isFailed ? MARKS.bad : passing,
    headline: verdictOn(countRows(rows), isFailed),
    lines: toActOn.map(rowPoint),
    next: toActOn.length > 0 ? undefined : CHECK_AGAIN,
    parts: [
      [small(joined([words`Checked ${prose(queueName(ref))}`, notChecked(rows)], '. '))],
      ...foldedRows(ofLevel('ok')),
    ],
  }
}

const CHECK_AGAIN =
  'Nothing to fix. Check again after you change the queue, the rules of branches or a workflow.'

/** `The set-up is not ready: 2 problems; 1 check could not be made`. */
function verdictOn(counts: RowCounts, isFailed: boolean): string {
  // The warnings are below, each with its mark.
  const urgent = counts.problem > 0 ? { ...counts, warning: 0 } : counts
  const clauses = [problemsClause(urgent), unmadeClause(counts)].filter((clause) => clause !== '')
  const verdict = `The set-up is ${isFailed ? 'not ready' : 'ready'}`
  return clauses.length === 0 ? verdict : `${verdict}: ${clauses.join('; ')}`
}

/** The gaps of some checks, which no reading can close. */
const GAPS: Partial<Record<SetupRow['check'], string>> = {
  'branch-rules': 'classic branch protection',
  permissions: 'permissions to write',
}

function notChecked(rows: readonly SetupRow[]): Line {
  const gaps = new Set(rows.flatMap(({ check }) => GAPS[check] ?? []))
  return gaps.size === 0 ? [] : words`Not checked: ${own([...gaps].join(', '))}`
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
  const title = own(`${pluralize(rows.length, 'check')} passed`)
  return [{ fold: title, parts: [{ head: ['Check', 'Found'], rows: cells }] }]
}

/** Labels of links to pages that are no documentation. */
const PAGE_LABELS: Partial<Record<SetupRow['check'], string>> = {
  queue: 'Hold',
  'native-queue': 'Rules',
  'test-runs': 'Commit',
  'required-checks': 'Commit',
  'branch-rules': 'Ruleset',
  label: 'Labels',
}

const rowText = ({ check, text, url }: SetupRow): Line =>
  url === '' ? prose(text) : words`${prose(text)} (${link(PAGE_LABELS[check] ?? 'Help', url)})`

/** One line for the log. */
export function rowLine({ check, level, text, remedy }: SetupRow): string {
  const line = `${LEVEL_MARKS[level]} ${check}: ${text}.`
  if (remedy === '') return line
  return `${line} Next: ${remedy}`
}

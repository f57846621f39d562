/** A report as data: what it contains, and nothing about how it looks. */
import type { ActionError, ErrorKind, Explanation } from '../shared/errors.js'
import { joined, type Line, lineOf, prose, strong, type Words, words } from './line.js'

/** Marks at the start of a headline. */
export const MARKS = { good: '✅', bad: '❌', warning: '⚠️', neutral: 'ℹ️', cancelled: '🚫' } as const

/** The content of a report: a headline, reasons, the next step, and details. */
export interface Report {
  readonly mark?: string | undefined
  readonly headline: Words
  /** The event and its reasons. Several lines become a list. */
  readonly lines?: readonly (Words | Point)[]
  readonly next?: Words | undefined
  /** The most important first: what does not fit is left out at the end. */
  readonly parts?: readonly Part[]
  /** The place that has everything if parts do not fit; by default the result file. */
  readonly wholeIn?: Words
}

/** A line with its next step. */
export interface Point {
  readonly line: Words
  readonly next: Words
}

/** A paragraph, a list, a table, a code block, or a folded part. */
export type Part = string | Line | List | Table | Block | Fold

/** Rows of which only the first may be shown. */
interface Rows {
  readonly title?: Words | undefined
  /** Number of rows in all, if not all are given. */
  readonly total?: number
  /** The place that has all rows. */
  readonly allIn?: Words
}

/** A bulleted list. */
export interface List extends Rows {
  readonly items: readonly Words[]
}

/** A table. */
export interface Table extends Rows {
  readonly head: readonly Column[]
  readonly rows: readonly (readonly Words[])[]
  /** The rows as a list, for places without tables. */
  readonly brief?: readonly Words[]
}

/** The head of a column. Columns of numbers are aligned to the right. */
export type Column = Words | { readonly number: Words }

/** A code block. Each line stays one line. */
export interface Block extends Rows {
  readonly block: readonly string[]
  readonly language?: string
}

/** Details that readers open. */
export interface Fold {
  readonly fold: Words
  readonly parts: readonly Part[]
}

/** `What failed: why`. */
export const failureLine = ({ request, problem }: Explanation): Line =>
  words`${prose(request)}: ${prose(problem)}`

/** Adds the next step of a failed step, unless the report has one. */
export function withNext(report: Report, failure: ActionError | undefined): Report {
  const { next, lines = [] } = report
  const hasNext = next !== undefined || lines.some(isPoint)
  if (failure === undefined || hasNext) return report
  return { ...report, next: prose(failure.explanation.remedy) }
}

/** True for a line with its next step. */
export const isPoint = (line: Words | Point): line is Point =>
  typeof line === 'object' && 'line' in line

/** Adds details at the end. */
export const withParts = (report: Report, parts: readonly Part[]): Report => ({
  ...report,
  parts: [...(report.parts ?? []), ...parts],
})

/** A report whose last step failed: its own headline comes second. */
export function failedAfter(
  report: Report,
  headline: Words,
  { kind, explanation }: ActionError,
): Report {
  return {
    mark: kind === 'aborted' ? MARKS.cancelled : MARKS.bad,
    headline,
    lines: [failureLine(explanation)],
    next: prose(explanation.remedy),
    parts: asParts(report),
    ...(report.wholeIn && { wholeIn: report.wholeIn }),
  }
}

/** The result of a step of which the last part failed, with the report on the rest. */
export const failedAtLast = (
  report: Report,
  headline: Words,
  failure: ActionError,
): FailedResult => ({
  outcome: failure.kind,
  failure,
  summary: failedAfter(report, headline, failure),
})

interface FailedResult {
  readonly outcome: ErrorKind
  readonly failure: ActionError
  readonly summary: Report
}

/** A report as a part of another one. */
export function asParts({ mark = '', headline, lines = [], parts = [] }: Report): readonly Part[] {
  const verdict = strong(joined([{ own: mark }, headline], ' '))
  const paragraphs = lines.map((line) => lineOf(isPoint(line) ? line.line : line))
  return [[verdict], ...paragraphs, ...parts]
}

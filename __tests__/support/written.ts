/** Lines and parts of reports as Markdown. */
import * as line from '../../src/reports/line.js'
import {
  inline,
  markdown,
  markdownParts,
  SUMMARY_BUDGET_BYTES,
} from '../../src/reports/markdown.js'
import type { Report } from '../../src/reports/report.js'

export const text = (value: unknown): string => inline(String(value))
export const code = (value: unknown): string => inline(line.code(value))
export const prose = (message: string): string => inline(line.prose(message))
export const link = (label: string, url: string | null | undefined): string =>
  inline(line.link(label, url))
export const codeBlock = (block: readonly string[]): string => markdownParts([{ block }])

/** A summary of a step. */
export const summaryOf = (report: Report): string => markdown(report, SUMMARY_BUDGET_BYTES)

/**
 * Returns a row after RFC 4180, with CRLF at its end. Every cell is quoted, because a line feed alone
 * ends a row for some programs.
 */
export const csvRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`

const FORMULA = '[=+\\-@＝＋－＠]'
/** Where a cell begins, also for programs that separate cells by `;` or tabs, or rows by any line end. */
const CELL_START = new RegExp(
  `^(?=${FORMULA}|[\\t\\r\\n])|(?<=[;\\t\\r\\n])(?=["\\s]*${FORMULA})`,
  'g',
)

/**
 * Keeps a spreadsheet from running a cell as a formula: puts an apostrophe before the characters
 * that begin one, full-width forms and leading line breaks included (OWASP, "CSV Injection").
 */
export const neutralizeFormula = (cell: string): string => cell.replace(CELL_START, "'")

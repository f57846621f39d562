import type { ListedTest } from './unhealthy-test.js'

/** A way to write tests to a file, page by page. */
export interface TestFormat {
  /** Text of our own, which holds no data. */
  readonly begin: string
  /** Text of a page; `json` is the same tests as a compact JSON array. */
  page(tests: readonly ListedTest[], json: string, first: boolean): string
  readonly end: string
}

/** The columns: the interface's field names, dotted. */
const COLUMNS: Record<string, (test: ListedTest) => unknown> = {
  id: (test) => test.id,
  'repository.html_url': (test) => test.repository?.html_url,
  html_url: (test) => test.html_url,
  name: (test) => test.name,
  variant: (test) => test.variant,
  'status.value': (test) => test.status.value,
  'status.reason': (test) => test.status.reason,
  'status.timestamp': (test) => test.status.timestamp,
  // As in a CODEOWNERS file.
  codeowners: (test) => test.codeowners?.join(' '),
  pull_requests_impacted_last_7d: (test) => test.pull_requests_impacted_last_7d,
  quarantined: (test) => test.quarantined,
  file_path: (test) => test.file_path,
  parent: (test) => test.parent,
  classname: (test) => test.classname,
  'ticket.html_url': (test) => test.ticket?.html_url,
}

/** The header row, in the order of the cells. */
export const CSV_HEADER = Object.keys(COLUMNS)

const FORMULA = '[=+\\-@＝＋－＠]'
/** Where a cell begins: for a program that separates by `;` or tabs, or ends rows at any line. */
const CELL_START = new RegExp(
  `^(?=${FORMULA}|[\\t\\r\\n])|(?<=[;\\t\\r\\n])(?=["\\s]*${FORMULA})`,
  'g',
)

/**
 * Keeps a spreadsheet from running a cell as a formula: puts an apostrophe before the characters
 * that begin one, full-width forms and leading line breaks included (OWASP, "CSV Injection").
 */
export const neutralizeFormula = (cell: string): string => cell.replace(CELL_START, "'")

/** Owners as CODEOWNERS has them, which no program runs: joins with that file have to work. */
const OWNERS = /^(?:(?:@[\w-]+(?:\/[\w.-]+)?|\w[\w.+-]*@[\w.-]+)(?: (?!$)|$))+$/

/** A test's cells, as they are written; missing ones are empty. */
export function csvCells(test: ListedTest): string[] {
  return Object.entries(COLUMNS).map(([name, column]) => {
    const value = column(test)
    if (typeof value !== 'string') return String(value ?? '')
    return name === 'codeowners' && OWNERS.test(value) ? value : neutralizeFormula(value)
  })
}

/** CSV as RFC 4180 has it: a header row, CRLF, every cell with text quoted. */
export async function csvFormat(): Promise<TestFormat> {
  const { stringify } = await import('csv-stringify/sync')
  // Quoted throughout: the library looks only for CRLF, and a single line feed ends a row as well.
  const write = (rows: string[][]) =>
    stringify(rows, { record_delimiter: 'windows', quoted_string: true })
  return { begin: write([CSV_HEADER]), page: (tests) => write(tests.map(csvCells)), end: '' }
}

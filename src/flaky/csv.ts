import { csvRow, neutralizeFormula } from '../shared/csv.js'
import { redact } from '../shared/redact.js'
import type { ListedTest } from './unhealthy-test.js'

/** A way to write tests to a file, page by page. */
export interface TestFormat {
  /** Fixed text before the first test. */
  readonly begin: string
  /** @param rows the same tests, each as JSON on one line */
  page(tests: readonly ListedTest[], rows: readonly string[], first: boolean): string
  readonly end: string
}

/** The columns: the interface's field names, dotted. */
const CSV_COLUMNS: Record<string, (test: ListedTest) => unknown> = {
  id: (test) => test.id,
  'repository.html_url': (test) => test.repository?.html_url,
  html_url: (test) => test.html_url,
  name: (test) => test.name,
  variant: (test) => test.variant,
  'status.value': (test) => test.status.value,
  'status.reason': (test) => test.status.reason,
  'status.timestamp': (test) => test.status.timestamp,
  // Separated as in a CODEOWNERS file.
  codeowners: (test) => test.codeowners?.join(' '),
  pull_requests_impacted_last_7d: (test) => test.pull_requests_impacted_last_7d,
  quarantined: (test) => test.quarantined,
  file_path: (test) => test.file_path,
  parent: (test) => test.parent,
  classname: (test) => test.classname,
  'ticket.html_url': (test) => test.ticket?.html_url,
}

/** The header row, in the order of the cells. */
export const CSV_HEADER = Object.keys(CSV_COLUMNS)

/** Owners as CODEOWNERS has them. No program runs them, and joins with that file have to work. */
const OWNERS = /^(?:(?:@[\w-]+(?:\/[\w.-]+)?|\w[\w.+-]*@[\w.-]+)(?: (?!$)|$))+$/

/** Returns the cells of a test. A missing value is an empty cell. */
export function csvCells(test: ListedTest): string[] {
  return Object.entries(CSV_COLUMNS).map(([name, column]) => {
    const value = column(test)
    if (typeof value !== 'string') return String(value ?? '')
    const clean = redact(value)
    return name === 'codeowners' && OWNERS.test(clean) ? clean : neutralizeFormula(clean)
  })
}

export const CSV: TestFormat = {
  begin: csvRow(CSV_HEADER),
  page: (tests) => tests.map((test) => csvRow(csvCells(test))).join(''),
  end: '',
}

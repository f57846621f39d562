import type { ListedTest } from './test.js'

/** A way to write tests to a file, page by page. */
export interface TestFormat {
  readonly begin: string
  /** Text of a page; `json` is the same tests as a compact JSON array. */
  page(tests: readonly ListedTest[], json: string, first: boolean): string
  readonly end: string
}

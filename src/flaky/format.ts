import type { ListedTest } from './test.js'

/** A way to write tests down, piece by piece. */
export interface TestFormat {
  /** What stands before the first test. */
  readonly begin: string
  /**
   * @param json the same tests, each as compact JSON
   * @param first whether no test was written before
   */
  page(tests: readonly ListedTest[], json: readonly string[], first: boolean): string
  /** What stands behind the last one. */
  readonly end: string
}

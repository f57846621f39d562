/** Patterns of filters that match no listed test, so that a typing error does not look like good news. */
import { compileGlobs } from '../shared/globs.js'
import { inBackticks } from '../shared/text.js'
import { compilePaths, type Filters } from './filter.js'
import type { ListedTest } from './unhealthy-test.js'

/** A log and a summary name at most this many patterns. */
const MAX_NOTES = 10

/** One pattern of a filter that no test has matched yet. */
interface OpenPattern {
  readonly input: 'file-paths' | 'names'
  readonly pattern: string
  readonly matches: (test: ListedTest) => boolean
}

/** Watches which patterns of `file-paths` and `names` match no test. */
export class UnmatchedPatterns {
  #open: readonly OpenPattern[]

  constructor({ filePaths, names }: Pick<Filters, 'filePaths' | 'names'>) {
    this.#open = [...filePaths.map(filePattern), ...names.map(namePattern)]
  }

  /** Notes the tests of a page, before any filter. */
  add(tests: readonly ListedTest[]): void {
    this.#open = this.#open.filter(({ matches }) => !tests.some(matches))
  }

  /**
   * Names the patterns without a match, one in each text. Everything there may be healthy, so the step
   * does not warn.
   * @param truncated true if `max-tests` cut the list
   */
  notes(truncated: boolean): readonly string[] {
    const none = truncated ? 'no test before the limit of `max-tests`' : 'no unhealthy test'
    const notes = this.#open
      .slice(0, MAX_NOTES)
      .map(({ input, pattern }) => `\`${input}\`: ${none} matches ${inBackticks(pattern)}`)
    const left = this.#open.length - notes.length
    if (left > 0) notes.push(`${left} more patterns match none either`)
    return notes
  }
}

function filePattern(pattern: string): OpenPattern {
  const isPath = compilePaths([pattern])
  const matches = ({ file_path: path }: ListedTest) => typeof path === 'string' && isPath(path)
  return { input: 'file-paths', pattern, matches }
}

function namePattern(pattern: string): OpenPattern {
  const isName = compileGlobs([pattern], 'text')
  return { input: 'names', pattern, matches: ({ name }) => isName(name) }
}

import { compileGlobs } from '../shared/globs.js'
import { misspelt } from '../shared/nearest.js'
import { compilePathPatterns } from '../shared/path-patterns.js'
import { pluralize } from '../shared/text.js'
import { impactOf, type ListedTest, NO_OWNER, ownersOf } from './unhealthy-test.js'

export const QUARANTINED = ['include', 'exclude', 'only'] as const

/** Filters of the listed tests. An empty list of globs lets every test through. */
export interface Filters {
  /** {@link NO_OWNER} stands for tests without an owner. */
  readonly codeOwners: readonly string[]
  readonly filePaths: readonly string[]
  readonly names: readonly string[]
  readonly quarantined: (typeof QUARANTINED)[number]
  readonly minPullRequestsImpacted: number
}

/** Compiles the filters. A test without a field that a filter looks at does not pass. */
export function compileFilters(filters: Filters): (test: ListedTest) => boolean {
  const { codeOwners, filePaths, names, quarantined, minPullRequestsImpacted } = filters
  const isOwner = compileOwners(codeOwners)
  const isPath = compilePaths(filePaths)
  const isName = compileGlobs(names, 'text')
  return (test) =>
    (codeOwners.length === 0 || ownersOf(test).some(isOwner)) &&
    (filePaths.length === 0 || (typeof test.file_path === 'string' && isPath(test.file_path))) &&
    (names.length === 0 || isName(test.name)) &&
    (quarantined === 'include' || (test.quarantined === true) === (quarantined === 'only')) &&
    impactOf(test) >= minPullRequestsImpacted
}

/** Matches paths written with `/` or `\\`, with or without `./` or `/` at the start. */
export function compilePaths(patterns: readonly string[]): (path: string) => boolean {
  const matches = compilePathPatterns(patterns.map(withSlashes))
  return (path) => matches(withSlashes(path))
}

const withSlashes = (path: string): string => path.replaceAll('\\', '/')

/** Matches owners regardless of case, {@link NO_OWNER} included. No pattern means every owner. */
export function compileOwners(patterns: readonly string[]): (owner: string) => boolean {
  if (patterns.length === 0) return () => true
  const named = patterns.filter((pattern) => pattern !== NO_OWNER)
  const matches = compileGlobs(named, 'path', true)
  return (owner) => {
    if (owner === NO_OWNER) return patterns.includes(NO_OWNER)
    return matches(owner)
  }
}

/** A filter in words, such as `code owner` with its patterns. */
export interface FilterWords {
  readonly words: string
  /** Empty if the words say it all. */
  readonly values: readonly string[]
}

/** Describes the filters that are set, for headings. */
export function describeFilters(filters: Filters): readonly FilterWords[] {
  const { codeOwners, filePaths, names, quarantined, minPullRequestsImpacted: impacted } = filters
  const filterWords: FilterWords[] = []
  const addList = (noun: string, values: readonly string[]) => {
    if (values.length === 1) filterWords.push({ words: noun, values })
    if (values.length > 1) filterWords.push({ words: `${noun}s`, values })
  }
  addList('code owner', codeOwners)
  addList('file', filePaths)
  addList('name', names)
  if (quarantined === 'exclude') filterWords.push({ words: 'not quarantined', values: [] })
  if (quarantined === 'only') filterWords.push({ words: 'quarantined', values: [] })
  if (impacted > 0) {
    const words = `at least ${pluralize(impacted, 'pull request')} hit`
    filterWords.push({ words, values: [] })
  }
  return filterWords
}

/** Why the filters may have kept too few tests. */
export interface FilterWarning {
  /** For a heading, without a period. */
  readonly headline: string
  /** One sentence or two. */
  readonly text: string
  /** The last sentence of the text if it suggests a name. */
  readonly guess?: string
  /** Set if the doubt is about a pattern of `code-owners`: that owner may also have no tests left. */
  readonly owner?: string
}

/** Notes the values that filters look at, to tell a typing error from good news. */
export function checkFilters(filters: Filters) {
  const { codeOwners, filePaths, quarantined, minPullRequestsImpacted } = filters
  const patterns = codeOwners.filter((pattern) => pattern !== NO_OWNER)
  const owners = new Set<string>()
  let tests = 0
  let withFile = false
  let withQuarantined = false
  let withImpact = false
  const missingField = (input: string, field: string): FilterWarning => {
    const none =
      tests === 1 ? 'the only listed test does not have' : `none of the ${tests} listed tests has`
    const text = `\`${input}\` looks at \`${field}\`, which ${none}.`
    return { headline: `No listed test has the field \`${field}\``, text }
  }
  return {
    add(test: ListedTest): void {
      tests++
      for (const owner of test.codeowners ?? []) owners.add(owner)
      withFile ||= Boolean(test.file_path)
      withQuarantined ||= typeof test.quarantined === 'boolean'
      withImpact ||= typeof test.pull_requests_impacted_last_7d === 'number'
    },
    /** An empty listing casts no doubt on the filters. */
    doubts(): readonly FilterWarning[] {
      if (tests === 0) return []
      const doubts: FilterWarning[] = []
      if (patterns.length > 0 && owners.size === 0)
        doubts.push(missingField('code-owners', 'codeowners'))
      if (owners.size > 0)
        doubts.push(...patterns.flatMap((pattern) => unknownOwner(pattern, [...owners])))
      if (filePaths.length > 0 && !withFile) doubts.push(missingField('file-paths', 'file_path'))
      if (quarantined === 'only' && !withQuarantined)
        doubts.push(missingField('quarantined', 'quarantined'))
      if (minPullRequestsImpacted > 0 && !withImpact)
        doubts.push(missingField('min-pull-requests-impacted', 'pull_requests_impacted_last_7d'))
      return doubts
    },
  }
}

function unknownOwner(pattern: string, owners: readonly string[]): readonly FilterWarning[] {
  if (owners.some(compileOwners([pattern]))) return []
  const headline = `No listed test has the code owner \`${pattern}\``
  const text = `${headline} of \`code-owners\`.`
  const meant = misspelt(pattern, owners, Math.max(3, pattern.length / 3))
  if (meant === undefined) return [{ headline, text, owner: pattern }]
  const guess = `Did you mean \`${meant}\`?`
  return [{ headline, text: `${text} ${guess}`, guess, owner: pattern }]
}

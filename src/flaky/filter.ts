import { compileGlobs } from '../shared/globs.js'
import { closestTo } from '../shared/nearest.js'
import { compilePathPatterns } from '../shared/path-patterns.js'
import { impactOf, type ListedTest, NO_OWNER, ownersOf } from './unhealthy-test.js'

export const QUARANTINED = ['include', 'exclude', 'only'] as const

/** Which tests to list. An empty list of globs lets every test through. */
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

/** Matches owners, {@link NO_OWNER} included. No pattern means every owner. */
export function compileOwners(patterns: readonly string[]): (owner: string) => boolean {
  if (patterns.length === 0) return () => true
  const matches = compileGlobs(patterns.filter((pattern) => pattern !== NO_OWNER))
  return (owner) => (owner === NO_OWNER ? patterns.includes(NO_OWNER) : matches(owner))
}

/** Why the filters may have kept too few tests. */
export interface Doubt {
  readonly text: string
  /** The doubt is about the name of an owner, who may also have no tests left. */
  readonly isOwner: boolean
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
  const without = (isMissing: boolean, input: string, field: string): Doubt | [] =>
    isMissing
      ? {
          text: `\`${input}\` looks at \`${field}\`, which ${tests === 1 ? 'the only listed test does not have' : `none of the ${tests} listed tests has`}.`,
          isOwner: false,
        }
      : []
  return {
    add(test: ListedTest): void {
      tests++
      for (const owner of test.codeowners ?? []) owners.add(owner)
      withFile ||= Boolean(test.file_path)
      withQuarantined ||= typeof test.quarantined === 'boolean'
      withImpact ||= typeof test.pull_requests_impacted_last_7d === 'number'
    },
    /** An empty listing casts no doubt on the filters. */
    doubts(): readonly Doubt[] {
      if (tests === 0) return []
      const isOwnerless = owners.size === 0
      const impact = minPullRequestsImpacted > 0 && !withImpact
      return [
        without(patterns.length > 0 && isOwnerless, 'code-owners', 'codeowners'),
        ...(isOwnerless ? [] : patterns.map((pattern) => unknownOwner(pattern, [...owners]))),
        without(filePaths.length > 0 && !withFile, 'file-paths', 'file_path'),
        without(quarantined === 'only' && !withQuarantined, 'quarantined', 'quarantined'),
        without(impact, 'min-pull-requests-impacted', 'pull_requests_impacted_last_7d'),
      ].flat()
    },
  }
}

function unknownOwner(pattern: string, owners: readonly string[]): Doubt | [] {
  if (owners.some(compileGlobs([pattern]))) return []
  const closest = closestTo(pattern, owners)
  const isNear = closest && closest.edits <= Math.max(3, pattern.length / 3)
  const hint = isNear ? ` Did you mean \`${closest.name}\`?` : ''
  const text = `No listed test has the code owner \`${pattern}\` of \`code-owners\`.${hint}`
  return { text, isOwner: true }
}

import { compileGlobs } from '../shared/globs.js'
import { impactOf, type ListedTest, NO_OWNER, ownersOf } from './unhealthy-test.js'

export const QUARANTINED = ['include', 'exclude', 'only'] as const

/** Which tests to list: globs, where an empty list lets every test through, and the rest. */
interface Filters {
  /** {@link NO_OWNER} stands for those without an owner. */
  readonly codeOwners: readonly string[]
  readonly filePaths: readonly string[]
  readonly names: readonly string[]
  readonly quarantined: (typeof QUARANTINED)[number]
  readonly minPullRequestsImpacted: number
}

/** Whether a test passes every filter. A test without the field that a filter looks at does not. */
export function compileFilters(filters: Filters): (test: ListedTest) => boolean {
  const checks: ((test: ListedTest) => boolean)[] = []
  const { codeOwners, filePaths, names, quarantined, minPullRequestsImpacted } = filters
  if (codeOwners.length > 0) checks.push(ownerFilter(codeOwners))
  if (filePaths.length > 0) {
    const matches = compileGlobs(filePaths)
    checks.push(({ file_path: path }) => typeof path === 'string' && matches(path))
  }
  if (names.length > 0) {
    const matches = compileGlobs(names, 'text')
    checks.push(({ name }) => matches(name))
  }
  if (quarantined !== 'include')
    checks.push((test) => (test.quarantined === true) === (quarantined === 'only'))
  if (minPullRequestsImpacted > 0) checks.push((test) => impactOf(test) >= minPullRequestsImpacted)
  return (test) => checks.every((check) => check(test))
}

function ownerFilter(patterns: readonly string[]): (test: ListedTest) => boolean {
  const globs = patterns.filter((pattern) => pattern !== NO_OWNER)
  const matches = compileGlobs(globs)
  const withoutOwner = globs.length < patterns.length
  return (test) =>
    ownersOf(test).some((owner) => (owner === NO_OWNER ? withoutOwner : matches(owner)))
}

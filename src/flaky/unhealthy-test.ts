import type { UnhealthyTest } from '../service/unhealthy.js'

/** How a test is unhealthy. */
export const UNHEALTHY = ['flaky', 'broken'] as const
export type Unhealthy = (typeof UNHEALTHY)[number]

/** A test of the listing. Its status is always set. */
export type ListedTest = Omit<UnhealthyTest, 'status'> & {
  readonly status: NonNullable<UnhealthyTest['status']> & { readonly value: Unhealthy }
}

/** The owner of tests without one: in groups, the output `owners` and the input `code-owners`. */
export const NO_OWNER = '(no owner)'
/** The file of tests without one. */
export const NO_FILE = '(no file)'

/** Sets the status to `listed`, the requested one, unless the test has a status that we know. */
export function listedTest(test: UnhealthyTest, listed: Unhealthy): ListedTest {
  const own = test.status?.value
  // Nearly every test has this status, and copying each of them would only create garbage.
  if (own === listed) return test as ListedTest
  const value = UNHEALTHY.find((known) => known === own?.toLowerCase()) ?? listed
  return { ...test, status: { ...test.status, value } }
}

/**
 * The owners of a test, each once in whatever case it is spelled; {@link NO_OWNER} if there are none.
 * Empty names don't count.
 */
export function ownersOf({ codeowners }: ListedTest): readonly string[] {
  if (codeowners?.length === 1 && codeowners[0] !== '') return codeowners
  const owners = new Map<string, string>()
  for (const owner of codeowners ?? []) {
    const key = owner.toLowerCase()
    if (owner !== '' && !owners.has(key)) owners.set(key, owner)
  }
  return owners.size === 0 ? [NO_OWNER] : [...owners.values()]
}

/** Number of pull requests that the test impacted in the last 7 days; 0 if unknown. */
export const impactOf = (test: ListedTest): number => test.pull_requests_impacted_last_7d ?? 0

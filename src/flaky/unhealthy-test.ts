import type { UnhealthyTest } from '../service/unhealthy.js'

/** How a test is unhealthy. */
export const UNHEALTHY = ['flaky', 'broken'] as const
export type Unhealthy = (typeof UNHEALTHY)[number]

/** A test as the service listed it, with a status that is always set. */
export type ListedTest = Omit<UnhealthyTest, 'status'> & {
  readonly status: NonNullable<UnhealthyTest['status']> & { readonly value: Unhealthy }
}

/** The owner of tests without one: in groups, the output `owners` and the input `code-owners`. */
export const NO_OWNER = '(no owner)'
/** The file of tests without one. */
export const NO_FILE = '(no file)'

/** Fills in the status: `listed`, the requested one, where the test's own is neither. */
export function listedTest(test: UnhealthyTest, listed: Unhealthy): ListedTest {
  const own = test.status?.value
  // Nearly every test already says so; copying each of them would only create garbage.
  if (own === listed) return test as ListedTest
  const value = UNHEALTHY.find((known) => known === own?.toLowerCase()) ?? listed
  return { ...test, status: { ...test.status, value } }
}

/** Its owners without repetition; {@link NO_OWNER} where it has none. An empty name is no owner. */
export function ownersOf({ codeowners }: ListedTest): readonly string[] {
  if (codeowners?.length === 1 && codeowners[0] !== '') return codeowners
  const owners = [...new Set(codeowners)].filter((owner) => owner !== '')
  return owners.length === 0 ? [NO_OWNER] : owners
}

/** Pull requests that it impacted in the last 7 days; 0 where the service does not say. */
export const impactOf = (test: ListedTest): number => test.pull_requests_impacted_last_7d ?? 0

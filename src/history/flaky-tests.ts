import { UnhealthyTests } from '../flaky/pages.js'
import { impactOf, type ListedTest } from '../flaky/unhealthy-test.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import { webLink } from '../shared/links.js'
import type { Context } from '../step/context.js'
import { oneLine } from './episodes.js'

/** A flaky test that hit pull requests in the last 7 days. */
export interface FlakyTest {
  readonly name: string
  readonly file?: string | undefined
  readonly pullRequests: number
  readonly url?: string | undefined
}

const MAX_TESTS = 10

/** The tests that hit the most pull requests, or why they could not be read. */
export interface FlakyTests {
  readonly tests?: readonly FlakyTest[] | undefined
  /** A sentence about what is missing. */
  readonly missing?: string | undefined
}

/** Reads the flaky tests that hit the most pull requests; none without a slug. */
export async function readFlakyTests(
  context: Context,
  deadline: Deadline,
  orgSlug: string | undefined,
): Promise<FlakyTests> {
  if (orgSlug === undefined) return {}
  let missing: string | undefined
  const tests = await bestEffort(
    deadline,
    mostHarmful(context, deadline, orgSlug),
    (why, error) => {
      missing = `The flaky tests could not be read: ${(error?.explanation.problem ?? why).replace(/\.+$/, '')}.`
    },
  )
  return { tests, missing }
}

/** Keeps only the first tests in memory, because there may be 100,000. */
async function mostHarmful(
  context: Context,
  deadline: Deadline,
  orgSlug: string,
): Promise<readonly FlakyTest[]> {
  const statuses = ['flaky'] as const
  const listing = new UnhealthyTests({ ...context, deadline, orgSlug, statuses, pageSize: 100 })
  let first: readonly ListedTest[] = []
  for await (const page of listing.pages()) {
    const harmful = page.filter((test) => impactOf(test) > 0)
    first = [...first, ...harmful].sort(byImpact).slice(0, MAX_TESTS)
  }
  return first.map((test) => ({
    name: oneLine(test.name),
    file: test.file_path ? oneLine(test.file_path) : undefined,
    pullRequests: impactOf(test),
    url: webLink(test.html_url),
  }))
}

const byImpact = (a: ListedTest, b: ListedTest): number =>
  impactOf(b) - impactOf(a) || Number(a.name > b.name) - Number(a.name < b.name)

import fc from 'fast-check'
import { type Grouping, TestCounts } from '../../src/flaky/counts.js'
import type { FlakyReport } from '../../src/flaky/report.js'
import { type ListedTest, listedTest } from '../../src/flaky/unhealthy-test.js'
import { hostileAddress, hostileText } from '../reports/hostile.js'

const maybe = (value: fc.Arbitrary<string>) => fc.option(value, { nil: undefined })

/** A test in which every text is hostile. */
export const hostileTest = (): fc.Arbitrary<ListedTest> =>
  fc
    .record({
      id: fc.uuid(),
      repository: fc.record({ html_url: hostileAddress() }),
      html_url: maybe(hostileAddress()),
      name: hostileText(),
      variant: maybe(hostileText()),
      status: fc.record({
        reason: maybe(hostileText()),
        timestamp: fc.constantFrom('2026-09-10T08:00:00.000Z', 'never'),
      }),
      codeowners: fc.array(hostileText(), { maxLength: 3 }),
      pull_requests_impacted_last_7d: fc.nat(99),
      quarantined: fc.boolean(),
      file_path: maybe(hostileText()),
      classname: maybe(hostileText()),
      ticket: fc.record({ html_url: maybe(hostileAddress()) }),
    })
    .map((test) => listedTest(test, 'flaky'))

/** The report of some tests. */
export function reportOf(
  tests: readonly ListedTest[],
  over: Partial<FlakyReport> & { readonly grouping: Grouping },
): FlakyReport {
  const tally = new TestCounts(over.grouping)
  for (const test of tests) tally.add(test, over.change?.newRows.includes(test))
  return {
    repository: { host: 'github.com', owner: 'octo-org', name: 'orion' },
    repositoryPage: 'https://github.com/octo-org/orion',
    isOfRun: true,
    status: 'all',
    filters: [],
    quarantined: 'include',
    doubts: [],
    ...tally.result(),
    maxRows: 50,
    rows: tests,
    change: undefined,
    truncated: false,
    files: ['unhealthy-tests.json'],
    exceeded: [],
    ...over,
  }
}

/** A report of hostile tests, in any grouping, with or without a baseline. */
export const hostileReport = (maxTests: number): fc.Arbitrary<FlakyReport> =>
  fc
    .tuple(
      fc.uniqueArray(hostileTest(), {
        maxLength: maxTests,
        size: 'max',
        selector: ({ id }) => id,
      }),
      fc.constantFrom<Grouping>('none', 'code-owner', 'file'),
      fc.boolean(),
    )
    .map(([tests, grouping, compared]) => {
      const change = {
        new: tests.length,
        still: 0,
        resolved: tests.length,
        newRows: tests,
        resolvedRows: tests,
      }
      return reportOf(tests, { grouping, change: compared ? change : undefined })
    })

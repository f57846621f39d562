import type { RepositoryRef } from '../shared/references.js'
import { type Counts, type Group, type Grouping, groupsOf } from './counts.js'
import type { ListedTest } from './test.js'

/** What changed since the baseline. */
export interface Change {
  /** Not in the baseline. */
  readonly new: number
  /** In the baseline too. */
  readonly still: number
  /** Unknown when `max-tests` cut the list: a test that was not seen may still be there. */
  readonly resolved: number | undefined
  /** The first of the new and of the resolved ones, in the order of the report. */
  readonly newRows: readonly ListedTest[]
  readonly resolvedRows: readonly ListedTest[]
}

/** Everything that the reports say. */
export interface FlakyReport {
  readonly repository: RepositoryRef
  readonly status: 'flaky' | 'broken' | 'all'
  readonly counts: Counts
  readonly grouping: Grouping
  readonly groups: readonly Group[]
  /** Of the output `owners`, whatever the grouping. */
  readonly owners: readonly Group[]
  /** The first `max-rows` tests of the order. */
  readonly rows: readonly ListedTest[]
  /** Absent without a baseline. */
  readonly change: Change | undefined
  /** Whether `max-tests` cut the list. */
  readonly truncated: boolean
  /** Names of the files that contain every test, for readers who miss one. */
  readonly files: readonly string[]
}

/**
 * The rows by group, in the order of the groups; groups without a row are left out. A test appears
 * under each of its owners; there are at most `limit` rows in all.
 */
export function sectionsOf(report: FlakyReport, limit: number) {
  const sections = new Map<string, ListedTest[]>()
  let left = limit
  for (const test of report.rows) {
    for (const name of groupsOf(test, report.grouping)) {
      if (left === 0) break
      const rows = sections.get(name) ?? []
      sections.set(name, rows)
      rows.push(test)
      left--
    }
  }
  return report.groups.flatMap((group) => {
    const rows = sections.get(group.name)
    return rows === undefined ? [] : [{ group, rows }]
  })
}

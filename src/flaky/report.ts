import type { RepositoryRef } from '../shared/references.js'
import type { Counts, Group, Grouping } from './counts.js'
import { groupsOf } from './counts.js'
import type { ListedTest } from './test.js'

/** A test in a table. */
export interface Row {
  readonly test: ListedTest
}

/** What changed since the baseline. */
export interface Change {
  /** Not in the baseline. */
  readonly new: number
  /** In the baseline too. */
  readonly still: number
  /** Unknown when `max-tests` cut the list: a test that was not seen may still be there. */
  readonly resolved: number | undefined
  /** The first of the new and of the resolved ones, in the order of the report. */
  readonly newRows: readonly Row[]
  readonly resolvedRows: readonly Row[]
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
  readonly rows: readonly Row[]
  /** Absent without a baseline. */
  readonly change: Change | undefined
  /** Whether `max-tests` cut the list. */
  readonly truncated: boolean
  /** Names of the files that contain every test, for readers who miss one. */
  readonly files: readonly string[]
}

/** Rows of a group in the order of the report. */
export interface Section {
  readonly group: Group
  readonly rows: readonly Row[]
}

/**
 * The rows by group, in the order of the groups; groups without a row are left out. A test appears
 * under each of its owners; there are at most `limit` rows in all.
 */
export function sectionsOf(report: FlakyReport, limit: number): readonly Section[] {
  const sections = new Map<string, Row[]>()
  let left = limit
  for (const row of report.rows) {
    for (const name of groupsOf(row.test, report.grouping)) {
      if (left === 0) break
      const rows = sections.get(name)
      if (rows === undefined) sections.set(name, [row])
      else rows.push(row)
      left--
    }
  }
  return report.groups.flatMap((group) => {
    const rows = sections.get(group.name)
    return rows === undefined ? [] : [{ group, rows }]
  })
}

import type { RepositoryRef } from '../shared/references.js'
import { type Counts, type Group, type Grouping, groupsOf } from './counts.js'
import type { ListedTest } from './unhealthy-test.js'

/** Changes since the baseline. */
export interface Change {
  readonly new: number
  /** In the baseline too. */
  readonly still: number
  /** Unknown when `max-tests` cut the list: a test that was not seen may still be there. */
  readonly resolved: number | undefined
  /** The first of the new and of the resolved ones, in the order of the report. */
  readonly newRows: readonly ListedTest[]
  readonly resolvedRows: readonly ListedTest[]
}

/** All that summary, issue and Slack message say of one list of tests. */
export interface FlakyReport {
  readonly repository: RepositoryRef
  readonly status: 'flaky' | 'broken' | 'all'
  readonly counts: Counts
  readonly grouping: Grouping
  readonly groups: readonly Group[]
  /** Of the output `owners`, whatever the grouping. */
  readonly owners: readonly Group[]
  /** Of a list of tests or of groups. */
  readonly maxRows: number
  /** The first tests of the order. */
  readonly rows: readonly ListedTest[]
  /** Absent without a baseline. */
  readonly change: Change | undefined
  /** Tells whether `max-tests` cut the list. */
  readonly truncated: boolean
  /** Those that contain every test. */
  readonly files: readonly string[]
  /** The thresholds that are exceeded; they are about all tests, not about those of an owner. */
  readonly exceeded: readonly Threshold[]
}

/** A number that an input allows, and what there is. */
export interface Threshold {
  readonly input: 'fail-above' | 'fail-above-new'
  readonly allowed: number
  readonly found: number
}

/** A count as `12,345`; the platform's way loads the rules of all languages first, for 20 ms. */
export const formatCount = (value: number): string =>
  String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** `at least 12 flaky tests`, `No unhealthy tests`. */
export function countOf({ status, counts: { total }, truncated }: FlakyReport): string {
  const tests = `${status === 'all' ? 'unhealthy' : status} ${total === 1 ? 'test' : 'tests'}`
  return total === 0
    ? `No ${tests}`
    : `${truncated ? 'at least ' : ''}${formatCount(total)} ${tests}`
}

/** The same with what is new: `5 unhealthy tests, 2 new`. */
export function newsOf(report: FlakyReport): string {
  const added = report.change?.new ?? 0
  return `${countOf(report)}${added > 0 ? `, ${formatCount(added)} new` : ''}`
}

/** The rows without the new ones, which are listed by themselves. */
export function rowsBefore({ rows, change }: FlakyReport): readonly ListedTest[] {
  const added = new Set(change?.newRows.map(({ id }) => id))
  return rows.filter(({ id }) => !added.has(id))
}

/**
 * The rows by group, in the order of the groups; groups without a row are left out. A test appears
 * under each of its owners; there are at most `max-rows` in all.
 */
export function sectionsOf(report: FlakyReport) {
  const sections = new Map<string, ListedTest[]>()
  let left = report.maxRows
  for (const test of report.rows) {
    for (const name of groupsOf(test, report.grouping)) {
      if (left === 0) break
      const rows = sections.get(name) ?? []
      sections.set(name, rows)
      rows.push(test)
      left--
    }
  }
  return report.groups
    .map((group) => ({ group, rows: sections.get(group.name) ?? [] }))
    .filter(({ rows }) => rows.length > 0)
}

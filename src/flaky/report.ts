import type { RepositoryRef } from '../shared/references.js'
import { formatCount, inBackticks, truncate } from '../shared/text.js'
import {
  type FlakyCounts,
  type FlakyGroup,
  type Grouping,
  groupKey,
  groupKeysOf,
} from './counts.js'
import type { Filters, FilterWarning, FilterWords } from './filter.js'
import type { ListedTest } from './unhealthy-test.js'

/** Changes since the baseline. */
export interface Change {
  readonly new: number
  /** Tests that are in the baseline too. */
  readonly still: number
  /** Unknown if `max-tests` cut the list, because a test that was not read may still be unhealthy. */
  readonly resolved: number | undefined
  /** The first new and the first resolved tests, in the order of the report. */
  readonly newRows: readonly ListedTest[]
  readonly resolvedRows: readonly ListedTest[]
}

/** The content of summary, issue, comment and Slack message. */
export interface FlakyReport {
  readonly repository: RepositoryRef
  /** The address of the repository's page. */
  readonly repositoryPage: string
  /** The run belongs to the repository, so readers know it. */
  readonly isOfRun: boolean
  readonly status: 'flaky' | 'broken' | 'all'
  readonly filters: readonly FilterWords[]
  /** The filter `quarantined`: quarantining a test helps only if quarantined tests are left out. */
  readonly quarantined: Filters['quarantined']
  /** Why the filters may have kept too few tests. While there is a doubt, no issue is closed. */
  readonly doubts: readonly FilterWarning[]
  readonly counts: FlakyCounts
  readonly grouping: Grouping
  readonly groups: readonly FlakyGroup[]
  /** How many tests of a group are new, by {@link groupKey}. */
  readonly newByGroup: ReadonlyMap<string, number>
  /** The counts of each owner, whatever the grouping. */
  readonly owners: readonly FlakyGroup[]
  /** Limit for the rows of each table. */
  readonly maxRows: number
  /** The first tests, in the order of `sort`. */
  readonly rows: readonly ListedTest[]
  /** Absent without a baseline. */
  readonly change: Change | undefined
  /** True if `max-tests` cut the list. */
  readonly truncated: boolean
  /** The files that contain every test. */
  readonly files: readonly string[]
  /** The exceeded limits. They apply to all tests, so the report of an owner has none. */
  readonly exceeded: readonly Threshold[]
}

/** A limit and the count found. */
export interface Threshold {
  readonly input: 'fail-above' | 'fail-above-new'
  readonly allowed: number
  readonly found: number
}

/** `at least 12 flaky tests`, `No unhealthy tests`. */
function countOf({ counts: { total }, truncated, status }: FlakyReport): string {
  const tests = testsOf(status, total)
  if (total === 0) return `No ${tests}`
  if (truncated) return `at least ${formatCount(total)} ${tests}`
  return `${formatCount(total)} ${tests}`
}

function testsOf(status: FlakyReport['status'], count: number): string {
  const adjective = status === 'all' ? 'unhealthy' : status
  return count === 1 ? `${adjective} test` : `${adjective} tests`
}

/** True if too many new tests are all that exceeds a limit. */
export const isAboutNew = ({ exceeded }: FlakyReport): boolean =>
  exceeded.length > 0 && exceeded.every(({ input }) => input === 'fail-above-new')

/**
 * {@link countOf} with the number of new tests: `5 unhealthy tests, 2 new`; only `2 new unhealthy
 * tests` if they alone exceed a limit. Without any test, a doubt about the filters replaces the
 * count, because an empty list may hide tests then.
 */
export function countHeadline(report: FlakyReport): string {
  const [doubt] = report.doubts
  if (report.counts.total === 0 && doubt !== undefined) return doubt.headline
  const { counts, change } = report
  const newCount = change?.new ?? 0
  if (isAboutNew(report)) return `${formatCount(newCount)} new ${testsOf(report.status, newCount)}`
  if (change === undefined || counts.total === 0) return countOf(report)
  if (newCount === 0) return `${countOf(report)}, none new`
  return `${countOf(report)}, ${formatCount(newCount)} new`
}

/** Reasons why the list may be too short, one text each, except the one in the headline. */
export function doubtTexts({ doubts, counts }: FlakyReport): readonly string[] {
  const [first, ...others] = doubts
  const isHeadline = counts.total === 0 && others.length === 0 && first?.owner !== undefined
  if (!isHeadline) return doubts.map(({ text }) => text)
  return first.guess === undefined ? [] : [first.guess]
}

/** As many owners as people read at a glance. */
const MAX_OWNERS = 5

/** How many tests each owner has, the largest number first: `@octo-org/billing 3`. Empty with one owner. */
export function ownerCounts({ owners }: FlakyReport): readonly string[] {
  if (owners.length < 2) return []
  const counts = owners
    .slice(0, MAX_OWNERS)
    .map(({ name, total }) => `${truncate(name, 100)} ${formatCount(total)}`)
  const left = owners.length - MAX_OWNERS
  return left > 0 ? [...counts, `${left} more owners`] : counts
}

/** A message names this many tests. */
const MAX_NAMED = 3

/** Names the new tests if there are any, else the first tests: `new: \`a\`, \`b\``. */
export function firstTests({ change, rows, counts }: FlakyReport): string {
  if (change === undefined || change.new === 0) return `listed: ${firstNames(rows, counts.total)}`
  return `new: ${firstNames(change.newRows, change.new)}`
}

function firstNames(tests: readonly ListedTest[], total: number): string {
  const names = tests.slice(0, MAX_NAMED).map(({ name }) => inBackticks(name))
  if (names.length === 0) return formatCount(total)
  const left = total - names.length
  if (left <= 0) return names.join(', ')
  return `${names.join(', ')} and ${formatCount(left)} more`
}

/** The next step as a sentence; empty if nothing is left to do. */
export function flakyRemedy(report: FlakyReport): string {
  const { exceeded, quarantined, change } = report
  const newCount = change?.new ?? 0
  const newTests = newCount === 1 ? 'the new test' : 'the new tests'
  const remedy = FLAKY_REMEDIES[quarantined]
  if (isAboutNew(report)) return remedy(newTests)
  if (exceeded.length > 0) return remedy('some of the tests')
  if (newCount > 0) return `Fix or quarantine ${newTests} before more pull requests fail.`
  return ''
}

/** How to lower the count, by the filter `quarantined`. */
const FLAKY_REMEDIES: Readonly<Record<Filters['quarantined'], (tests: string) => string>> = {
  include: (tests) => `Fix ${tests}, or leave quarantined ones out with \`quarantined: exclude\`.`,
  exclude: (tests) => `Fix or quarantine ${tests}.`,
  only: (tests) => `Fix ${tests}.`,
}

/** The rows without the new tests, which have a table of their own. */
export function rowsBefore({ rows, change }: FlakyReport): readonly ListedTest[] {
  const newIds = new Set(change?.newRows.map(({ id }) => id))
  return rows.filter(({ id }) => !newIds.has(id))
}

/**
 * Splits the rows by group, in the order of the groups, and leaves out empty groups. A test appears
 * under each of its owners. There are at most `max-rows` rows in total.
 */
export function sectionsOf(report: FlakyReport) {
  const sections = new Map<string, ListedTest[]>()
  let left = report.maxRows
  for (const test of report.rows) {
    for (const key of groupKeysOf(test, report.grouping)) {
      if (left === 0) break
      const rows = sections.get(key) ?? []
      sections.set(key, rows)
      rows.push(test)
      left--
    }
  }
  return report.groups
    .map((group) => ({ group, rows: sections.get(groupKey(group.name, report.grouping)) ?? [] }))
    .filter(({ rows }) => rows.length > 0)
}

import type { Workspace } from '../runner/workspace.js'
import { type Grouping, TestCounts } from './counts.js'
import type { TestFiles } from './files.js'
import { compileFilters, compileOwners, type Doubt, FilterCheck, type Filters } from './filter.js'
import { compareBy, type Sort, TopRows } from './order.js'
import type { UnhealthyTests } from './pages.js'
import type { FlakyReport } from './report.js'
import { type ListedTest, ownersOf } from './unhealthy-test.js'

/** No report has room for more rows. */
const MOST_ROWS = 5000
/** As many as an issue has room for. */
const MOST_ROWS_OF_OWNER = 200

interface CollectOptions {
  readonly workspace: Workspace
  readonly tests: UnhealthyTests
  readonly filters: Filters
  /** They get every test that passes; the caller commits or discards them. */
  readonly files: TestFiles
  readonly sort: Sort
  readonly groupBy: Grouping
  readonly maxRows: number
  readonly baselineFile: string | undefined
  /** Tells whether each owner has a report as well. */
  readonly byOwner: boolean
}

/** Contents of a report on its tests. */
export type Collected = Omit<FlakyReport, 'repository' | 'status' | 'files' | 'exceeded'>

export interface Collection {
  readonly all: Collected
  /** The reports of the owners that pass `code-owners`, largest first; empty unless asked for. */
  readonly owners: ReadonlyMap<string, Collected>
  /** See {@link FilterCheck.doubts}. */
  readonly doubts: readonly Doubt[]
}

/** Reads every page, writes its tests out, and keeps only what the reports need. */
export async function collect(options: CollectOptions): Promise<Collection> {
  const { tests, filters, files } = options
  const passes = compileFilters(filters)
  const check = new FilterCheck(filters)
  const baseline = await baselineOf(options.workspace, options.baselineFile)
  const known = new Set<string>()
  for await (const { id } of baseline?.() ?? []) known.add(id)
  const reports = new Reports(options)
  for await (const page of tests.pages()) {
    for (const test of page) check.add(test)
    const kept = page.filter(passes)
    if (kept.length === 0) continue
    for (const test of kept)
      reports.add(test, baseline === undefined || known.has(test.id) ? 'known' : 'new')
    await files.add(kept)
  }
  if (baseline !== undefined && !tests.truncated) {
    const resolved = new Set<string>()
    // Those that pass today's filters and were not listed: one that is filtered out is not resolved.
    for await (const test of baseline()) {
      if (tests.has(test) || !passes(test) || !tests.asks(test) || resolved.has(test.id)) continue
      resolved.add(test.id)
      reports.add(test, 'resolved')
    }
  }
  return { ...reports.result(baseline !== undefined, tests.truncated), doubts: check.doubts() }
}

/** The tests of the earlier run: their ids are read before the listing, all of them after it. */
async function baselineOf(workspace: Workspace, path: string | undefined) {
  if (path === undefined) return undefined
  const { readBaseline } = await import(/* webpackChunkName: "unhealthy" */ './baseline.js')
  return () => readBaseline(workspace, path)
}

type ReportOptions = Pick<CollectOptions, 'sort' | 'groupBy' | 'maxRows' | 'byOwner' | 'filters'>

/** How a test compares with the baseline; `known` too where there is none. */
type News = 'known' | 'new' | 'resolved'

/** The report of all tests and, if asked for, those of their owners. */
class Reports {
  readonly #options: ReportOptions
  readonly #hasReport: (owner: string) => boolean
  readonly #all: ReportBuilder
  readonly #owners = new Map<string, ReportBuilder>()

  constructor(options: ReportOptions) {
    this.#options = options
    this.#hasReport = compileOwners(options.filters.codeOwners)
    this.#all = new ReportBuilder(options, MOST_ROWS)
  }

  add(test: ListedTest, news: News): void {
    for (const report of this.#reportsOf(test)) report.add(test, news)
  }

  #reportsOf(test: ListedTest): readonly ReportBuilder[] {
    if (!this.#options.byOwner) return [this.#all]
    const owners = ownersOf(test).filter(this.#hasReport)
    return [this.#all, ...owners.map((name) => this.#ofOwner(name))]
  }

  #ofOwner(owner: string): ReportBuilder {
    const { groupBy } = this.#options
    // A group for each owner would list a test of two owners twice.
    const options = { ...this.#options, groupBy: groupBy === 'code-owner' ? 'none' : groupBy }
    const report = this.#owners.get(owner) ?? new ReportBuilder(options, MOST_ROWS_OF_OWNER)
    this.#owners.set(owner, report)
    return report
  }

  result(isCompared: boolean, truncated: boolean): Pick<Collection, 'all' | 'owners'> {
    const reportOf = (report: ReportBuilder) => report.result(isCompared, truncated)
    const owners = [...this.#owners]
      .map(([owner, report]) => [owner, reportOf(report)] as const)
      .filter(([, { counts }]) => counts.total > 0)
      .sort(([a, one], [b, other]) => other.counts.total - one.counts.total || (a < b ? -1 : 1))
    return { all: reportOf(this.#all), owners: new Map(owners) }
  }
}

class ReportBuilder {
  readonly #grouping: Grouping
  readonly #maxRows: number
  readonly #counts: TestCounts
  readonly #rows: TopRows
  readonly #newRows: TopRows
  readonly #resolvedRows: TopRows

  constructor(
    { sort, groupBy, maxRows }: Omit<ReportOptions, 'byOwner' | 'filters'>,
    most: number,
  ) {
    this.#grouping = groupBy
    this.#maxRows = maxRows
    this.#counts = new TestCounts(groupBy)
    const top = () => new TopRows(compareBy(sort), Math.min(maxRows, most))
    this.#rows = top()
    this.#newRows = top()
    this.#resolvedRows = top()
  }

  add(test: ListedTest, news: News): void {
    if (news === 'resolved') this.#resolvedRows.add(test)
    else {
      this.#counts.add(test)
      this.#rows.add(test)
    }
    if (news === 'new') this.#newRows.add(test)
  }

  result(isCompared: boolean, truncated: boolean): Collected {
    const result = this.#counts.result()
    const change = isCompared
      ? {
          new: this.#newRows.added,
          still: result.counts.total - this.#newRows.added,
          newRows: this.#newRows.rows,
          resolved: truncated ? undefined : this.#resolvedRows.added,
          resolvedRows: this.#resolvedRows.rows,
        }
      : undefined
    const { rows } = this.#rows
    return { ...result, grouping: this.#grouping, maxRows: this.#maxRows, rows, change, truncated }
  }
}

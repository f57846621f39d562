import type { Workspace } from '../runner/workspace.js'
import { type Grouping, TestCounts } from './counts.js'
import type { TestFiles } from './files.js'
import { checkFilters, compileFilters, compileOwners, type Doubt, type Filters } from './filter.js'
import { compareBy, type Sort, TopRows } from './order.js'
import type { UnhealthyTests } from './pages.js'
import type { FlakyReport } from './report.js'
import { type ListedTest, ownersOf } from './unhealthy-test.js'

/** No report has room for more rows. */
const MOST_ROWS = 5000

interface CollectOptions {
  readonly workspace: Workspace
  readonly tests: UnhealthyTests
  readonly filters: Filters
  /** They get every test that passes; the caller commits or discards them. */
  readonly files: TestFiles
  readonly sort: Sort
  readonly groupBy: Grouping
  readonly maxRows: number
  readonly baselineFile?: string | undefined
  /** Tells whether each owner has a report as well. */
  readonly byOwner: boolean
}

/** Contents of a report on its tests. */
type Collected = Omit<FlakyReport, 'repository' | 'status' | 'files' | 'exceeded'>

/** The listing, read to its end. */
export interface Collection {
  readonly all: Collected
  /** The reports of the owners that pass `code-owners`, largest first; empty unless asked for. */
  readonly owners: ReadonlyMap<string, Collected>
  readonly doubts: readonly Doubt[]
}

/** Reads every page, writes its tests out, and keeps only what the reports need. */
export async function collect(options: CollectOptions): Promise<Collection> {
  const { tests, filters, files } = options
  const passes = compileFilters(filters)
  const check = checkFilters(filters)
  const baseline = await baselineOf(options.workspace, options.baselineFile)
  const known = new Set<string>()
  for await (const { id } of baseline?.() ?? []) known.add(id)
  const reports = startReports(options)
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
      if (!tests.lacks(test) || !passes(test) || resolved.has(test.id)) continue
      resolved.add(test.id)
      reports.add(test, 'resolved')
    }
  }
  return { ...reports.result(tests.truncated), doubts: check.doubts() }
}

/** The tests of the earlier run: their ids are read before the listing, all of them after it. */
async function baselineOf(workspace: Workspace, path: string | undefined) {
  if (path === undefined) return undefined
  const { readBaseline } = await import(/* webpackChunkName: "unhealthy" */ './baseline.js')
  return () => readBaseline(workspace, path)
}

/** How a test compares with the baseline; `known` too where there is none. */
type News = 'known' | 'new' | 'resolved'

/** The report of all tests and, if asked for, those of their owners. */
function startReports(options: Omit<CollectOptions, 'workspace' | 'tests' | 'files'>) {
  const { filters, groupBy, byOwner } = options
  const hasReport = compileOwners(filters.codeOwners)
  const all = startReport(options)
  const ofOwners = new Map<string, ReturnType<typeof startReport>>()
  // A group for each owner would list a test of two owners twice.
  const ownOptions = { ...options, groupBy: groupBy === 'code-owner' ? 'none' : groupBy } as const
  const reportOf = (owner: string) => {
    const report = ofOwners.get(owner) ?? startReport(ownOptions)
    ofOwners.set(owner, report)
    return report
  }
  return {
    add(test: ListedTest, news: News): void {
      all.add(test, news)
      if (!byOwner) return
      for (const owner of ownersOf(test).filter(hasReport)) reportOf(owner).add(test, news)
    },
    result(truncated: boolean): Pick<Collection, 'all' | 'owners'> {
      const owners = [...ofOwners]
        .map(([owner, report]) => [owner, report.result(truncated)] as const)
        .filter(([, { counts }]) => counts.total > 0)
        .sort(([a, one], [b, other]) => other.counts.total - one.counts.total || (a < b ? -1 : 1))
      return { all: all.result(truncated), owners: new Map(owners) }
    },
  }
}

/** One report, of at most {@link MOST_ROWS} rows. */
function startReport(
  options: Pick<CollectOptions, 'sort' | 'groupBy' | 'maxRows' | 'baselineFile'>,
) {
  const { sort, groupBy, maxRows } = options
  const isCompared = options.baselineFile !== undefined
  const counts = new TestCounts(groupBy)
  const top = () => new TopRows(compareBy(sort), Math.min(maxRows, MOST_ROWS))
  const shown = top()
  const added = top()
  const resolved = top()
  return {
    add(test: ListedTest, news: News): void {
      if (news === 'resolved') resolved.add(test)
      else {
        counts.add(test)
        shown.add(test)
      }
      if (news === 'new') added.add(test)
    },
    result(truncated: boolean): Collected {
      const result = counts.result()
      const change = isCompared
        ? {
            new: added.count,
            still: result.counts.total - added.count,
            newRows: added.rows,
            resolved: truncated ? undefined : resolved.count,
            resolvedRows: resolved.rows,
          }
        : undefined
      return { ...result, grouping: groupBy, maxRows, rows: shown.rows, change, truncated }
    },
  }
}

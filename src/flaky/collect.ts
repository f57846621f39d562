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

interface CollectOptions extends Filters {
  /** The same in the report of all tests and in those of their owners. */
  readonly about: Pick<FlakyReport, 'repository' | 'status' | 'files'>
  readonly workspace: Workspace
  readonly tests: UnhealthyTests
  /** They get every test that passes; the caller commits or discards them. */
  readonly files: TestFiles
  readonly sort: Sort
  readonly groupBy: Grouping
  readonly maxRows: number
  readonly baselineFile?: string | undefined
  /** Tells whether each owner has a report as well. */
  readonly byOwner: boolean
}

/** Reports on what was listed; no threshold is exceeded in them yet. */
export interface Collection {
  readonly report: FlakyReport
  /** The reports of the owners that pass `code-owners`, largest first; empty unless asked for. */
  readonly owners: ReadonlyMap<string, FlakyReport>
  /** Why tests may be missing that an issue is about: then none is closed. */
  readonly doubts: readonly Doubt[]
}

/** Reads every page, writes its tests out, and keeps only what the reports need. */
export async function collect(options: CollectOptions): Promise<Collection> {
  const { tests, files, groupBy, byOwner } = options
  const passes = compileFilters(options)
  const check = checkFilters(options)
  const baseline = await baselineOf(options.workspace, options.baselineFile)
  const known = new Set<string>()
  for await (const { id } of baseline?.() ?? []) known.add(id)
  const all = startReport(options)
  const ofOwners = new Map<string, ReturnType<typeof startReport>>()
  const hasReport = compileOwners(options.codeOwners)
  // A group for each owner would list a test of two owners twice.
  const ownOptions = { ...options, groupBy: groupBy === 'code-owner' ? 'none' : groupBy } as const
  const add = (test: ListedTest, news: News) => {
    all.add(test, news)
    if (!byOwner) return
    for (const owner of ownersOf(test).filter(hasReport)) {
      const report = ofOwners.get(owner) ?? startReport(ownOptions)
      ofOwners.set(owner, report)
      report.add(test, news)
    }
  }
  for await (const page of tests.pages()) {
    for (const test of page) check.add(test)
    const kept = page.filter(passes)
    if (kept.length === 0) continue
    for (const test of kept)
      add(test, baseline === undefined || known.has(test.id) ? 'known' : 'new')
    await files.add(kept)
  }
  const { truncated } = tests
  if (baseline !== undefined && !truncated) {
    const resolved = new Set<string>()
    // Those that pass today's filters and were not listed: one that is filtered out is not resolved.
    for await (const test of baseline()) {
      if (!tests.lacks(test) || !passes(test) || resolved.has(test.id)) continue
      resolved.add(test.id)
      add(test, 'resolved')
    }
  }
  const owners = [...ofOwners]
    .map(([owner, report]) => [owner, report.result(truncated)] as const)
    .filter(([, { counts }]) => counts.total > 0)
    .sort(([a, one], [b, other]) => other.counts.total - one.counts.total || (a < b ? -1 : 1))
  return { report: all.result(truncated), owners: new Map(owners), doubts: check.doubts() }
}

/** The tests of the earlier run: their ids are read before the listing, all of them after it. */
async function baselineOf(workspace: Workspace, path: string | undefined) {
  if (path === undefined) return undefined
  const { readBaseline } = await import(/* webpackChunkName: "unhealthy" */ './baseline.js')
  return () => readBaseline(workspace, path)
}

/** How a test compares with the baseline; `known` too where there is none. */
type News = 'known' | 'new' | 'resolved'

/** One report, of at most {@link MOST_ROWS} rows. */
function startReport({ about, sort, groupBy, maxRows, baselineFile }: CollectOptions) {
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
    result(truncated: boolean): FlakyReport {
      const change = {
        new: added.count,
        still: shown.count - added.count,
        newRows: added.rows,
        resolved: truncated ? undefined : resolved.count,
        resolvedRows: resolved.rows,
      }
      return {
        ...about,
        ...counts.result(),
        grouping: groupBy,
        maxRows,
        rows: shown.rows,
        change: baselineFile === undefined ? undefined : change,
        truncated,
        exceeded: [],
      }
    },
  }
}

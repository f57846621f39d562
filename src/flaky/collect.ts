import type { Workspace } from '../runner/workspace.js'
import { type Grouping, TestCounts } from './counts.js'
import type { TestFiles } from './files.js'
import { compareBy, type Sort, TopRows } from './order.js'
import type { UnhealthyTests } from './pages.js'
import type { Change, FlakyReport } from './report.js'
import type { ListedTest } from './unhealthy-test.js'

/** No report has room for more rows. */
const MOST_ROWS = 5000

interface CollectOptions {
  readonly workspace: Workspace
  readonly tests: UnhealthyTests
  readonly passes: (test: ListedTest) => boolean
  /** They get every test that passes; the caller commits or discards them. */
  readonly files: TestFiles
  readonly sort: Sort
  readonly groupBy: Grouping
  readonly maxRows: number
  readonly baselineFile?: string | undefined
}

/** Reads every page, writes its tests out, and keeps only what the reports need. */
export async function collect(
  options: CollectOptions,
): Promise<Omit<FlakyReport, 'repository' | 'status' | 'files'>> {
  const { tests, passes, files, groupBy, maxRows } = options
  const baseline = await baselineOf(options.workspace, options.baselineFile)
  const known = new Set<string>()
  for await (const { id } of baseline?.() ?? []) known.add(id)
  const topRows = () => new TopRows(compareBy(options.sort), Math.min(maxRows, MOST_ROWS))
  const testCounts = new TestCounts(groupBy)
  const top = topRows()
  const topNew = topRows()
  let newCount = 0
  for await (const page of tests.pages()) {
    const kept = page.filter(passes)
    if (kept.length === 0) continue
    for (const test of kept) {
      testCounts.add(test)
      top.add(test)
      if (baseline === undefined || known.has(test.id)) continue
      newCount++
      topNew.add(test)
    }
    await files.add(kept)
  }
  const result = testCounts.result()
  const change = baseline && {
    new: newCount,
    still: result.counts.total - newCount,
    newRows: topNew.rows,
    ...(await resolvedSince(baseline(), options, topRows())),
  }
  const { truncated } = tests
  return { ...result, grouping: groupBy, maxRows, rows: top.rows, change, truncated }
}

/** The tests of the earlier run: their ids are read before the listing, all of them after it. */
async function baselineOf(workspace: Workspace, path: string | undefined) {
  if (path === undefined) return undefined
  const { readBaseline } = await import('./baseline.js')
  return () => readBaseline(workspace, path)
}

/** Those that pass today's filters and were not listed: one that is filtered out is not resolved. */
async function resolvedSince(
  baseline: AsyncIterable<ListedTest>,
  { tests: seen, passes }: CollectOptions,
  top: TopRows,
): Promise<Pick<Change, 'resolved' | 'resolvedRows'>> {
  if (seen.truncated) return { resolved: undefined, resolvedRows: [] }
  const resolved = new Set<string>()
  for await (const test of baseline) {
    if (seen.has(test) || !passes(test) || !seen.asks(test) || resolved.has(test.id)) continue
    resolved.add(test.id)
    top.add(test)
  }
  return { resolved: resolved.size, resolvedRows: top.rows }
}

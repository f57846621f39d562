import type { Workspace } from '../runner/workspace.js'
import { type Grouping, TestCounts } from './counts.js'
import type { TestFiles } from './files.js'
import { compareBy, type Sort, TopRows } from './order.js'
import type { UnhealthyTests } from './pages.js'
import type { Change, FlakyReport } from './report.js'
import type { ListedTest } from './test.js'

/** No report has room for more rows. */
const MOST_ROWS = 5000

/** A listing, which of its tests to keep, and where they go. */
export interface CollectOptions {
  readonly workspace: Workspace
  readonly tests: UnhealthyTests
  readonly passes: (test: ListedTest) => boolean
  /** They get every test that passes; the caller commits or discards them. */
  readonly files: TestFiles
  readonly sort: Sort
  readonly groupBy: Grouping
  readonly maxRows: number
  /** Path of an earlier `tests-file`; absent for no comparison. */
  readonly baselineFile?: string | undefined
}

/** Reads every page, writes its tests out, and keeps only what the reports need. */
export async function collect(
  options: CollectOptions,
): Promise<Omit<FlakyReport, 'repository' | 'status' | 'files'>> {
  const { tests, passes, files, groupBy } = options
  const baseline = await baselineOf(options)
  const known = new Set<string>()
  for await (const { id } of baseline?.() ?? []) known.add(id)
  const limit = Math.min(options.maxRows, MOST_ROWS)
  const topRows = () => new TopRows(compareBy(options.sort), limit)
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
  const { counts, groups, owners } = testCounts.result()
  const change = baseline && {
    new: newCount,
    still: counts.total - newCount,
    newRows: topNew.rows,
    ...(await resolvedSince(baseline(), options, topRows())),
  }
  return {
    counts,
    grouping: groupBy,
    groups,
    owners,
    maxRows: options.maxRows,
    rows: top.rows,
    change,
    truncated: tests.truncated,
  }
}

/** The tests of the earlier run: their ids are read before the listing, all of them after it. */
async function baselineOf({
  baselineFile,
  workspace,
}: CollectOptions): Promise<(() => AsyncIterable<ListedTest>) | undefined> {
  if (baselineFile === undefined) return undefined
  const { readBaseline } = await import('./baseline.js')
  return () => readBaseline(workspace, baselineFile)
}

/**
 * The tests that pass today's filters and were not listed at all: a filtered one may be
 * quarantined.
 */
async function resolvedSince(
  baseline: AsyncIterable<ListedTest>,
  { tests: seen, passes }: CollectOptions,
  top: TopRows,
): Promise<Pick<Change, 'resolved' | 'resolvedRows'>> {
  if (seen.truncated) return { resolved: undefined, resolvedRows: [] }
  const resolved = new Set<string>()
  for await (const test of baseline) {
    if (seen.ids.has(test.id) || !passes(test) || !seen.asks(test) || resolved.has(test.id))
      continue
    resolved.add(test.id)
    top.add(test)
  }
  return { resolved: resolved.size, resolvedRows: top.rows }
}

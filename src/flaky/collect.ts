import type { Workspace } from '../runner/workspace.js'
import { type Grouping, TestCounts } from './counts.js'
import type { TestFiles } from './files.js'
import {
  checkFilters,
  compileFilters,
  compileOwners,
  describeFilters,
  type Filters,
  type FilterWarning,
} from './filter.js'
import { compareBy, type Sort, TopRows } from './order.js'
import type { UnhealthyTests } from './pages.js'
import type { FlakyReport } from './report.js'
import { type ListedTest, ownersOf } from './unhealthy-test.js'
import { UnmatchedPatterns } from './unmatched.js'

/** No report has room for more rows than this. */
const MAX_SHOWN_ROWS = 5000

interface CollectOptions extends Filters {
  /** Fields that all reports have in common. */
  readonly about: Pick<
    FlakyReport,
    'repository' | 'repositoryPage' | 'isOfRun' | 'status' | 'files'
  >
  readonly workspace: Workspace
  readonly tests: UnhealthyTests
  /** Receives every test that passes the filters. The caller commits or discards the files. */
  readonly files: TestFiles
  readonly sort: Sort
  readonly groupBy: Grouping
  readonly maxRows: number
  readonly baselineFile?: string | undefined
  /** True if each owner gets a report too. */
  readonly byOwner: boolean
}

/** The reports of a listing. Their `exceeded` is still empty. */
export interface Collection {
  readonly report: FlakyReport
  /** Reports of the owners that pass `code-owners`, largest first; empty unless `byOwner`. */
  readonly owners: ReadonlyMap<string, FlakyReport>
  /** Patterns of the filters that match no listed test, one in each text. */
  readonly unmatched: readonly string[]
}

/** Reads every page, writes its tests to the files, and keeps only what the reports need. */
export async function collect(options: CollectOptions): Promise<Collection> {
  const { tests, files, groupBy, byOwner } = options
  const passes = compileFilters(options)
  const check = checkFilters(options)
  const patterns = new UnmatchedPatterns(options)
  const baseline = await baselineOf(options.workspace, options.baselineFile)
  const knownIds = new Set<string>()
  for await (const { id } of baseline?.() ?? []) knownIds.add(id)
  const all = startReport(options)
  const ofOwners = new Map<string, OwnerReport>()
  const hasReport = compileOwners(options.codeOwners)
  // A group for each owner would list a test of two owners twice.
  const ownGroups = groupBy === 'code-owner' ? 'none' : groupBy
  const add = (test: ListedTest, news: BaselineStatus) => {
    all.add(test, news)
    if (!byOwner) return
    for (const owner of ownersOf(test).filter(hasReport)) {
      const key = owner.toLowerCase()
      let own = ofOwners.get(key)
      if (own === undefined) {
        const ownOptions = { ...options, groupBy: ownGroups, codeOwners: [owner] }
        own = { owner, report: startReport(ownOptions) }
        ofOwners.set(key, own)
      }
      own.report.add(test, news)
    }
  }
  for await (const page of tests.pages()) {
    for (const test of page) check.add(test)
    patterns.add(page)
    const passing = page.filter(passes)
    if (passing.length === 0) continue
    for (const test of passing) {
      const isKnown = baseline === undefined || knownIds.has(test.id)
      add(test, isKnown ? 'known' : 'new')
    }
    files.add(passing)
  }
  const { truncated } = tests
  if (baseline !== undefined && !truncated) {
    const resolved = new Set<string>()
    // Resolved: passes the filters and is no longer listed.
    for await (const test of baseline()) {
      if (!tests.lacks(test) || !passes(test) || resolved.has(test.id)) continue
      resolved.add(test.id)
      add(test, 'resolved')
    }
  }
  const owners = [...ofOwners.values()]
    .map(({ owner, report }) => [owner, report.result(truncated, [])] as const)
    .filter(([, { counts }]) => counts.total > 0)
    .sort(([nameA, a], [nameB, b]) => b.counts.total - a.counts.total || (nameA < nameB ? -1 : 1))
  return {
    report: all.result(truncated, check.doubts()),
    owners: new Map(owners),
    unmatched: patterns.notes(truncated),
  }
}

/** The report of an owner, as the first of their tests spells the name. */
interface OwnerReport {
  readonly owner: string
  readonly report: ReturnType<typeof startReport>
}

/** Opens the earlier run's tests, which are read twice: for their ids before the listing, whole after it. */
async function baselineOf(workspace: Workspace, path: string | undefined) {
  if (path === undefined) return undefined
  const { readBaseline } = await import('./baseline.js')
  return () => readBaseline(workspace, path)
}

/** How a test compares with the baseline; without a baseline, every test is `known`. */
type BaselineStatus = 'known' | 'new' | 'resolved'

/** Collects one report with at most {@link MAX_SHOWN_ROWS} rows. */
function startReport(options: Omit<CollectOptions, 'workspace' | 'tests' | 'files' | 'byOwner'>) {
  const { about, sort, groupBy, maxRows, baselineFile } = options
  const counts = new TestCounts(groupBy)
  const top = () => new TopRows(compareBy(sort), Math.min(maxRows, MAX_SHOWN_ROWS))
  const listedTests = top()
  const newTests = top()
  const resolvedTests = top()
  return {
    add(test: ListedTest, news: BaselineStatus): void {
      if (news === 'resolved') {
        resolvedTests.add(test)
        return
      }
      const isNew = news === 'new'
      counts.add(test, isNew)
      listedTests.add(test)
      if (isNew) newTests.add(test)
    },
    result(truncated: boolean, doubts: readonly FilterWarning[]): FlakyReport {
      const change = {
        new: newTests.count,
        still: listedTests.count - newTests.count,
        newRows: newTests.rows,
        resolved: truncated ? undefined : resolvedTests.count,
        resolvedRows: resolvedTests.rows,
      }
      return {
        ...about,
        ...counts.result(),
        filters: describeFilters(options),
        quarantined: options.quarantined,
        doubts,
        grouping: groupBy,
        maxRows,
        rows: listedTests.rows,
        change: baselineFile === undefined ? undefined : change,
        truncated,
        exceeded: [],
      }
    },
  }
}

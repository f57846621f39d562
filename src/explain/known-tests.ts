/** Judges failing tests by the rules 4 to 6 of `known-flaky`. In doubt, a test is not known. */
import { posix } from 'node:path'
import type { ListedRow } from '../flaky/pages.js'
import { impactOf } from '../flaky/unhealthy-test.js'
import type { ChangedFile } from '../github/pull-files.js'
import { parseTime } from '../shared/clock.js'
import { type Fact, ifKnown } from '../shared/fact.js'
import { inBackticks, truncate, withoutInvisible } from '../shared/text.js'
import type { FailedTest } from './junit/report.js'

/** The number of the rule that each kind of doubt breaks. */
const RULES = { unlisted: 4, ambiguous: 4, broken: 4, healthy: 4, recent: 5, touched: 6 } as const

const doubtfulTest = (kind: keyof typeof RULES, rows: readonly ListedRow[], why: string) =>
  ({ kind, rows, rule: RULES[kind], why }) as const

/** The judgement of a failing test, with its rows of the listing: the variants of one test. */
type Judgement =
  | { readonly kind: 'known'; readonly rows: readonly ListedRow[] }
  | ReturnType<typeof doubtfulTest>

/** A failing test and its judgement. */
export type TestVerdict = Judgement & { readonly test: FailedTest }

/** The facts that the rules need besides the failing test. */
export interface KnownTestFacts {
  readonly listing: readonly ListedRow[]
  /** The folder that absolute paths of reports begin with. */
  readonly workspace: string
  /** When the pull request was opened, as GitHub writes it. */
  readonly openedAt: Fact<string>
  /** How many pull requests the run tested. */
  readonly tested: number | undefined
  /** The files that each pull request of the run changes, by number. */
  readonly changes: ReadonlyMap<number, Fact<readonly ChangedFile[]>>
}

/** In some reports, a class that cannot be set up is a test case without a name. */
const hasName = ({ name }: FailedTest): boolean => withoutInvisible(name) !== ''

/** Display name of a failing test. */
export function testTitle(test: FailedTest): string {
  if (hasName(test)) return test.name
  return `${test.classname ?? ''} (no name)`.trim()
}

/** The paths that a pull request changes, as `comparablePath` returns them. */
interface ChangedNames {
  readonly number: number
  /** `undefined` if the files could not be read. */
  readonly names: readonly string[] | undefined
}

/** Judges each failing test by the first rule that it breaks. */
export function judgeTests(
  tests: readonly FailedTest[],
  comparison: KnownTestFacts,
): readonly TestVerdict[] {
  const { listing, workspace } = comparison
  // There may be thousands of tests, rows and files, so each of them is prepared once.
  const byName = rowsByName(listing)
  const changed = changedNames(comparison.changes)
  const matches = tests.map((test) => ({
    test,
    match: matchFailedTest(test, byName.get(test.name.trim()) ?? [], workspace),
  }))
  const sharedRows = rowsOfSeveralTests(matches)
  return matches.map(({ test, match }): TestVerdict => {
    if (match.kind !== 'known') return { test, ...match }
    const { rows } = match
    if (rows.some((row) => sharedRows.has(row)))
      return { test, ...doubtfulTest('ambiguous', rows, SHARED_ROW) }
    if (!rows.every((row) => wasFlakyBefore(row, comparison)))
      return { test, ...doubtfulTest('recent', rows, recentText(comparison)) }
    const change = fileChangeProblem(
      [test.file, ...rows.map((row) => row.file_path)],
      changed,
      workspace,
    )
    if (change !== undefined) return { test, ...doubtfulTest('touched', rows, change) }
    return { test, ...match }
  })
}

function rowsByName(listing: readonly ListedRow[]): ReadonlyMap<string, readonly ListedRow[]> {
  const byName = new Map<string, ListedRow[]>()
  for (const row of listing) {
    const name = row.name.trim()
    const others = byName.get(name)
    if (others === undefined) byName.set(name, [row])
    else others.push(row)
  }
  return byName
}

/** Prepares the changed files. A renamed file counts under both names. */
const changedNames = (changes: KnownTestFacts['changes']): readonly ChangedNames[] =>
  [...changes].map(([number, files]) => ({
    number,
    names: ifKnown(files)?.flatMap(({ path, previousPath = path }) =>
      [...new Set([path, previousPath])].map(comparablePath),
    ),
  }))

const SHARED_ROW = 'another failing test matches the same row of the listing'

/**
 * Finds the rows that several failing tests match (rule 4). A row without file and class matches
 * every test with its name, but describes one.
 */
function rowsOfSeveralTests(
  matches: readonly { readonly test: FailedTest; readonly match: Judgement }[],
): ReadonlySet<ListedRow> {
  const testsOf = new Map<ListedRow, Set<string>>()
  for (const { test, match } of matches)
    for (const row of match.rows)
      testsOf.set(row, (testsOf.get(row) ?? new Set()).add(JSON.stringify(test)))
  const shared = [...testsOf].filter(([, ofRow]) => ofRow.size > 1)
  return new Set(shared.map(([row]) => row))
}

/** True if a variant is quarantined: then the test may not have failed its check. */
export const isQuarantined = ({ rows }: TestVerdict): boolean =>
  rows.some(({ quarantined }) => quarantined === true)

/** Finds the test of the listing that matches a failing test (rule 4). */
export function matchFailedTest(
  test: FailedTest,
  listing: readonly ListedRow[],
  workspace: string,
): Judgement {
  if (!hasName(test)) return doubtfulTest('unlisted', [], 'its report gives it no name')
  const file = normalizePath(test.file, workspace)
  const ofName = [...new Map(listing.map((row) => [row.id, row])).values()].filter(
    ({ name }) => name.trim() === test.name.trim(),
  )
  const rows = ofName.filter(
    (row) =>
      agree(row.classname, test.classname) &&
      agree(row.parent, test.parent) &&
      isSameFile(normalizePath(row.file_path, workspace), file),
  )
  if (rows.length === 0)
    return doubtfulTest('unlisted', rows, unlistedText(test, ofName, workspace))
  const places = rows.map(({ classname, parent, file_path }) => [
    classname || '',
    parent || '',
    normalizePath(file_path, workspace) ?? '',
  ])
  const distinct = (values: readonly unknown[]) =>
    new Set(values.map((value) => JSON.stringify(value))).size
  const variants = distinct(rows.map(({ variant }) => variant || ''))
  if (distinct(places) > 1 || variants < rows.length)
    return doubtfulTest('ambiguous', rows, `it can be any of ${rows.length} tests of the listing`)
  const other = rows.find(({ otherStatus }) => otherStatus !== undefined)?.otherStatus
  if (other !== undefined)
    return doubtfulTest(
      'healthy',
      rows,
      `its own status in the listing is ${inBackticks(truncate(other, 40))}`,
    )
  if (rows.some(({ status }) => status.value !== 'flaky'))
    return doubtfulTest('broken', rows, 'it is listed as broken')
  return { kind: 'known', rows }
}

/**
 * True if a test was flaky without the pull request (rule 5): before it was opened, or in at least
 * two pull requests more than the run tested.
 */
function wasFlakyBefore(row: ListedRow, { openedAt, tested }: KnownTestFacts): boolean {
  const then = parseTime(row.status.timestamp)
  const opened = parseTime(ifKnown(openedAt))
  const isOlder = then !== undefined && opened !== undefined && then < opened
  return isOlder || (tested !== undefined && impactOf(row) >= tested + 2)
}

function recentText({ openedAt }: KnownTestFacts): string {
  if (!openedAt.isKnown)
    return 'GitHub did not show when the pull request was opened, and too few others were impacted'
  return 'it became flaky after the pull request was opened, and too few others were impacted'
}

/** Returns why the file of a test may have been changed (rule 6); `undefined` if it was not. */
function fileChangeProblem(
  paths: readonly (string | null | undefined)[],
  changed: readonly ChangedNames[],
  workspace: string,
): string | undefined {
  const files = new Set(paths.flatMap((path) => filesIn(path, workspace)))
  if (files.size === 0) return 'neither the report nor the listing names its file'
  if (changed.length === 0) return 'the pull requests of the run are not known'
  const own = [...files].map(comparablePath)
  for (const { number, names } of changed) {
    if (names === undefined) return `the files that #${number} changes can't be read`
    if (names.some((name) => own.some((file) => name.endsWith(file) || file.endsWith(name))))
      return `#${number} changes its file`
  }
  return undefined
}

/**
 * What a tool adds to a path: the test (`CartTest.php::it adds`), the place (`cart.ts:12:5`,
 * `cart.rs#L12`, `cart.cs(12,5)`, `cart_spec.rb[1:2]`), or a query (`cart.ts?v=1`).
 */
const ADDITION = /(?:::.*|:\d+(?::\d+)?|#L?\d+.*|\(\d+(?:,\d+)?\)|\[[\d:,]+\]|\?.*)$/s

/**
 * The files that a path can mean: as it is, and without what a tool added to it. Some tools write a
 * title in place of a path, which names no file.
 */
function filesIn(path: string | null | undefined, workspace: string): readonly string[] {
  const whole = normalizePath(path, workspace)
  if (whole === undefined) return []
  const bare = whole.replace(ADDITION, '')
  const extension = posix.extname(bare)
  const isFile = /[a-z]/i.test(extension) && !/\s/.test(extension)
  return isFile ? [whole, bare] : []
}

/** True if two values are equal but for outer spaces, or one is missing. */
function agree(listed: string | null | undefined, reported: string | undefined): boolean {
  const listedName = listed?.trim()
  const reportedName = reported?.trim()
  return !listedName || !reportedName || listedName === reportedName
}

/** The drive at the start of a Windows path. */
const DRIVE = /^[a-z]:\//i

/**
 * True if two normalized paths name one file, or one is missing. A test that ran in a container or
 * on another machine has an absolute path there, which ends in the listed one.
 */
function isSameFile(listed: string | undefined, reported: string | undefined): boolean {
  if (!listed || !reported || listed === reported) return true
  const isOfOtherMachine = reported.startsWith('/') || DRIVE.test(reported)
  return isOfOtherMachine && reported.endsWith(`/${listed}`)
}

/** Says that no row matches, and how the first row of the same name differs. */
function unlistedText(
  { classname, parent, file }: FailedTest,
  [row]: readonly ListedRow[],
  workspace: string,
): string {
  if (row === undefined) return 'it is not listed as unhealthy'
  const { file_path: listedFile } = row
  const isOtherFile = !isSameFile(
    normalizePath(listedFile, workspace),
    normalizePath(file, workspace),
  )
  const differences = [
    { what: 'class', differs: !agree(row.classname, classname), listed: row.classname },
    { what: 'suite', differs: !agree(row.parent, parent), listed: row.parent },
    { what: 'file', differs: isOtherFile, listed: listedFile },
  ].filter(({ differs }) => differs)
  const places = differences.map(({ what, listed }) => `the ${what} ${inBackticks(listed ?? '')}`)
  return `a test of this name is listed, but in ${places.join(' and ')}`
}

/** Returns a path with slashes and without the workspace, `.` and `..`; `undefined` if it is empty. */
export function normalizePath(
  path: string | null | undefined,
  workspace: string,
): string | undefined {
  const slashed = (path ?? '').replaceAll('\\', '/')
  const root = `${workspace.replaceAll('\\', '/').replace(/\/+$/, '')}/`
  const isInside = DRIVE.test(root)
    ? slashed.toLowerCase().startsWith(root.toLowerCase())
    : slashed.startsWith(root)
  const plain = posix.normalize(root !== '/' && isInside ? slashed.slice(root.length) : slashed)
  return plain === './' || plain === '.' ? undefined : plain
}

/**
 * Returns a path whose end can be compared with another path. It is in lower case, because a runner
 * on macOS or Windows may open a file by a name in other case.
 */
const comparablePath = (path: string): string =>
  `/${path
    .normalize()
    .toLowerCase()
    .replace(/^(\.\.\/|\/)+/, '')}`

import type { Check } from '../github/check.js'
import { compileGlobs, globProblem } from '../shared/globs.js'
import { type ListOf, lineProblem, listProblem } from '../shared/list-lines.js'
import { inBackticks } from '../shared/text.js'
import { convert, quote, splitList } from '../step/inputs.js'
import type { FailedTest, TestReport, TestReports } from './junit/report.js'

/** One line of `test-checks`. */
interface TestChecks {
  /** Matches a name, or `workflow / name`; a slash is a character like any other. */
  readonly matches: (check: string) => boolean
  /** The path or glob of their reports; `failed-tests-files` if absent. */
  readonly files: string | undefined
}

/** The rule of `known-flaky` that the reports break. */
interface EvidenceProblem {
  readonly rule: 2 | 3
  readonly why: string
}

/** The failing tests of each failing check, or the rule of `known-flaky` that is broken. */
export type Evidence =
  | { readonly rule?: undefined; readonly testsOf: ReadonlyMap<Check, readonly FailedTest[]> }
  | EvidenceProblem

/** Parses `test-checks`: each line is a glob of checks, or `CHECKS => FILES`. */
export const testChecksInput = () =>
  convert((text, refuse) =>
    splitList(text, /\n/).map((line): TestChecks => {
      const [, checks = '', , files] = /^(.*?)(\s*=>\s*(.*))?$/.exec(line) ?? []
      if (checks === '' || files === '')
        refuse(`has ${quote(line)}, which is not of the form CHECKS or CHECKS => FILES`)
      const problem = listProblem(text) ?? globLineProblem(checks, 'names')
      const ofFiles = files && globLineProblem(files, 'paths')
      if (problem ?? ofFiles) return refuse(`is wrong: ${problem ?? ofFiles}`)
      return { matches: compileGlobs([checks], 'text'), files }
    }),
  )

/** Returns why a glob cannot be meant, or cannot be compiled. */
const globLineProblem = (glob: string, listOf: ListOf): string | undefined =>
  lineProblem(glob, listOf) ?? globProblem(glob)

/** Returns the paths and globs of all reports, each once. */
export const reportGlobs = (
  failedTestsFiles: readonly string[],
  testChecks: readonly TestChecks[],
): readonly string[] => [
  ...new Set([...failedTestsFiles, ...testChecks.flatMap(({ files }) => files ?? [])]),
]

/** A failing check, and what `test-checks` makes of it. */
interface MatchedCheck {
  readonly check: Check
  /** The name for a message. */
  readonly name: string
  /** A line of `test-checks` matches it. */
  readonly isListed: boolean
  /** A line without a path matches it, so it gets the reports that no line names. */
  readonly takesUnclaimed: boolean
  /** Its reports, which may also be reports of other checks. */
  readonly reports: readonly TestReport[]
}

/**
 * Finds the failing tests of each failing check. A report proves something only if it belongs to one
 * failing check. `test-checks` assigns reports to checks; all other reports belong to the failing
 * check to which it assigns none, if there is exactly one.
 */
export function assignReports(
  failing: readonly Check[],
  testChecks: readonly TestChecks[],
  read: TestReports,
): Evidence {
  const matched = matchReports(failing, testChecks, read.files)
  const problem = evidenceProblem(matched, read)
  if (problem !== undefined) return problem
  const testsOf = testsOfEach(matched)
  const unproved = matched.find(({ check }) => testsOf.get(check)?.length === 0)
  if (unproved !== undefined)
    return noEvidence(`no report of ${unproved.name} alone has a failing test`)
  return { testsOf }
}

/** Matches failing checks with the lines of `test-checks`, and so with reports. */
function matchReports(
  failing: readonly Check[],
  testChecks: readonly TestChecks[],
  files: readonly TestReport[],
): readonly MatchedCheck[] {
  const claimed = new Set(testChecks.flatMap(({ files }) => files ?? []))
  const isUnclaimed = ({ globs }: TestReport) => !globs.some((glob) => claimed.has(glob))
  return failing.map((check) => {
    const lines = linesFor(check, testChecks)
    const takesUnclaimed = lines.some(({ files }) => files === undefined)
    const reports = files.filter((report) => {
      if (takesUnclaimed && isUnclaimed(report)) return true
      return lines.some(({ files }) => files !== undefined && report.globs.includes(files))
    })
    return {
      check,
      name: inBackticks(check.name),
      isListed: lines.length > 0,
      takesUnclaimed,
      reports,
    }
  })
}

const linesFor = ({ name, workflow }: Check, testChecks: readonly TestChecks[]) =>
  testChecks.filter(
    ({ matches }) => matches(name) || (workflow !== undefined && matches(`${workflow} / ${name}`)),
  )

/** Returns the first reason why the reports don't show all that failed. */
function evidenceProblem(
  matched: readonly MatchedCheck[],
  { files, unmatched }: TestReports,
): EvidenceProblem | undefined {
  const unlisted = matched.find(({ isListed }) => !isListed)
  if (unlisted !== undefined)
    return { rule: 2, why: `${unlisted.name} is not one of \`test-checks\`` }
  const missing: string[] = []
  const unreported = matched.find(({ reports }) => reports.length === 0)
  if (unreported !== undefined)
    missing.push(`no report of ${unreported.name}: the job may have crashed before it wrote one`)
  if (unmatched.length > 0) missing.push(`no file matches ${unmatched.map(inBackticks).join(', ')}`)
  if (missing.length > 0) return noEvidence(missing.join('; '))
  const unreadable = files.find(({ problem }) => problem !== undefined)
  if (unreadable !== undefined)
    return noEvidence(`${inBackticks(unreadable.path)}, ${unreadable.problem}`)
  const empty = matched.find(({ reports }) => reports.every(({ cases }) => cases === 0))
  if (empty !== undefined)
    return noEvidence(
      `no report of ${empty.name} has a test case: the job may have crashed before its tests`,
    )
  const sharing = matched.filter(({ takesUnclaimed }) => takesUnclaimed)
  if (sharing.length > 1)
    return noEvidence(
      `${sharing.map(({ name }) => name).join(' and ')} failed, and \`test-checks\` does not tell their reports apart`,
    )
  return undefined
}

const noEvidence = (why: string): EvidenceProblem => ({ rule: 3, why })

/** Collects the failing tests of each check from the reports that belong to no other one. */
function testsOfEach(matched: readonly MatchedCheck[]): ReadonlyMap<Check, readonly FailedTest[]> {
  const owners = new Map<TestReport, number>()
  for (const { reports } of matched)
    for (const report of reports) owners.set(report, (owners.get(report) ?? 0) + 1)
  const testsOf = new Map<Check, readonly FailedTest[]>()
  for (const { check, reports } of matched) {
    const own = reports.filter((report) => owners.get(report) === 1)
    const tests = own.flatMap(({ failed }) => failed)
    testsOf.set(check, tests)
  }
  return testsOf
}

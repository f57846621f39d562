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

/** The failing tests of each failing check, or the rule of `known-flaky` that is broken. */
export type Evidence =
  | { readonly rule?: undefined; readonly testsOf: ReadonlyMap<Check, readonly FailedTest[]> }
  | { readonly rule: 2 | 3; readonly why: string }

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

/**
 * Finds the failing tests of each failing check. A report proves something only if it belongs to one
 * failing check. `test-checks` assigns reports to checks; all other reports belong to the failing
 * check to which it assigns none, if there is exactly one.
 */
export function assignReports(
  failing: readonly Check[],
  testChecks: readonly TestChecks[],
  { files, unmatched }: TestReports,
): Evidence {
  const claimed = new Set(testChecks.flatMap(({ files }) => files ?? []))
  const checks = failing.map((check) => {
    const lines = linesFor(check, testChecks)
    // A line without a path gets the reports that no other line names.
    const isOf = ({ globs }: TestReport, line: TestChecks) => {
      if (line.files === undefined) return !globs.some((glob) => claimed.has(glob))
      return globs.includes(line.files)
    }
    const reports = files.filter((report) => lines.some((line) => isOf(report, line)))
    return { check, name: inBackticks(check.name), lines, reports }
  })
  const unknown = checks.find(({ lines }) => lines.length === 0)
  if (unknown !== undefined)
    return { rule: 2, why: `${unknown.name} is not one of \`test-checks\`` }
  const silent = checks.find(({ reports }) => reports.length === 0)
  const problems: string[] = []
  if (silent !== undefined)
    problems.push(`no report of ${silent.name}: the job may have crashed before it wrote one`)
  if (unmatched.length > 0)
    problems.push(`no file matches ${unmatched.map(inBackticks).join(', ')}`)
  if (problems.length > 0) return noEvidence(problems.join('; '))
  const bad = files.find(({ problem }) => problem !== undefined)
  if (bad !== undefined) return noEvidence(`${inBackticks(bad.path)}, ${bad.problem}`)
  const empty = checks.find(({ reports }) => reports.every(({ cases }) => cases === 0))
  if (empty !== undefined)
    return noEvidence(
      `no report of ${empty.name} has a test case: the job may have crashed before its tests`,
    )
  const shared = checks.filter(({ lines }) => lines.some((line) => line.files === undefined))
  if (shared.length > 1)
    return noEvidence(
      `${shared.map(({ name }) => name).join(' and ')} failed, and \`test-checks\` does not tell their reports apart`,
    )
  const owners = new Map<TestReport, number>()
  for (const { reports } of checks)
    for (const report of reports) owners.set(report, (owners.get(report) ?? 0) + 1)
  const testsOf = new Map(
    checks.map(({ check, reports }) => [
      check,
      reports.filter((report) => owners.get(report) === 1).flatMap(({ failed }) => failed),
    ]),
  )
  const unproved = checks.find(({ check }) => testsOf.get(check)?.length === 0)
  if (unproved !== undefined)
    return noEvidence(`no report of ${unproved.name} alone has a failing test`)
  return { testsOf }
}

const noEvidence = (why: string): Evidence => ({ rule: 3, why })

const linesFor = ({ name, workflow }: Check, testChecks: readonly TestChecks[]) =>
  testChecks.filter(
    ({ matches }) => matches(name) || (workflow !== undefined && matches(`${workflow} / ${name}`)),
  )

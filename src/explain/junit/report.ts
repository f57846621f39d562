/** Reads reports of failed tests in the JUnit format. */
import type { Workspace } from '../../runner/workspace.js'
import { inBackticks, pluralize } from '../../shared/text.js'
import { type ElementHandler, readXml, type XmlAllowance, XmlError, xmlAllowance } from './xml.js'

/** A failed test case as its report names it; a field that is empty there is undefined. */
export interface FailedTest {
  readonly name: string
  readonly classname: string | undefined
  /** Name of the innermost suite. */
  readonly parent: string | undefined
  readonly file: string | undefined
}

/** A report in the JUnit format. */
export interface TestReport {
  readonly path: string
  /** The paths and globs that name it, as they were given. */
  readonly globs: readonly string[]
  readonly cases: number
  /** Failing tests that were read, even if it has a problem. */
  readonly failed: readonly FailedTest[]
  /** Why it may not name all that failed, with the line. */
  readonly problem: string | undefined
}

/** The reports that some globs name. */
export interface TestReports {
  readonly files: readonly TestReport[]
  /** The paths and globs that match no file. */
  readonly unmatched: readonly string[]
}

/**
 * Reads every report that was found. If a report cannot be read to its end, it has a problem, and
 * the others are still read.
 * @param found the files that each path or glob names
 * @throws {ActionError} `invalid-input`: a file cannot be opened
 */
export async function readTestReports(
  workspace: Workspace,
  found: ReadonlyMap<string, readonly string[]>,
): Promise<TestReports> {
  const globs = [...found.keys()]
  const paths = new Set([...found.values()].flat())
  const allowance = xmlAllowance()
  const files: TestReport[] = []
  for (const path of paths) {
    const named = globs.filter((glob) => found.get(glob)?.includes(path))
    const read = await readReport(workspace.chunks('failed-tests-files', path), allowance)
    files.push({ path, globs: named, ...read })
  }
  return { files, unmatched: globs.filter((glob) => found.get(glob)?.length === 0) }
}

/** Reads one report. */
export async function readReport(
  chunks: AsyncIterable<Buffer>,
  allowance: XmlAllowance = xmlAllowance(),
): Promise<Pick<TestReport, 'cases' | 'failed' | 'problem'>> {
  const report = new JUnitReport()
  const unreadable = await readXml(chunks, report, allowance).then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof XmlError)) throw error
      return error.message
    },
  )
  const { cases, failed, problem } = report
  return { cases, failed, problem: unreadable ?? problem }
}

/** Elements that record a failure. A failure before a rerun that passed has another element. */
const FAILURE_ELEMENTS: readonly string[] = ['failure', 'error']
const SUITES: readonly string[] = ['testsuites', 'testsuite']
/** The attribute `status` of a failed test case, in reports without an element for the failure. */
const FAILED_STATUS = /^(fail(ed|ure)?|error(ed)?)$/i
/** The type of `skipped` in a case that was expected to fail: its failure fails no run. */
const EXPECTED_TO_FAIL = /^(todo|xfail)$/i
/** Why ctest did not run a test although that fails the run. Its `skipped` is no ordinary one. */
const NOT_RUN_BY_CTEST =
  /unable to find executable|required files missing|missing configuration|failed to change working directory/i
/** Elements of a test case that never record a failure of the run. */
const HARMLESS: readonly string[] = [
  'properties',
  'system-out',
  'system-err',
  'flakyFailure',
  'flakyError',
  'rerunFailure',
  'rerunError',
]

interface Suite {
  readonly name: string | undefined
  readonly file: string | undefined
  readonly line: number
  readonly failures: number
  readonly errors: number
  /** Elements that record a failure in its test cases, including those of inner suites. */
  recorded: number
  /** An unknown element of a case that does not otherwise fail, in words. */
  unknown: string | undefined
  hasInner: boolean
}

interface TestCase {
  readonly test: FailedTest
  readonly hasFailedStatus: boolean
  /** Its elements that record a failure; some tools write several for one test. */
  recorded: number
  isExpectedToFail: boolean
  /** The first element that this reader does not know. */
  unknown: string | undefined
}

type Attributes = Readonly<Record<string, string>>

/**
 * Collects the failed test cases of a JUnit report. No standard defines the format, so this reads
 * what the common tools write. An error outside of a test case is a problem, because the report then
 * does not name all that failed.
 */
class JUnitReport implements ElementHandler {
  readonly #failed = new Map<string, FailedTest>()
  readonly #suites: Suite[] = []
  readonly #testCases: TestCase[] = []
  /** Names of the open elements. */
  readonly #path: string[] = []
  cases = 0
  /** Why the report may not name all that failed, with the line. The first problem counts. */
  problem: string | undefined

  /** The failed tests, each once. A test with several entries failed if one of them did. */
  get failed(): readonly FailedTest[] {
    return [...this.#failed.values()]
  }

  open(name: string, attributes: Attributes, line: number): void {
    const parent = this.#path.at(-1)
    this.#path.push(name)
    if (parent === undefined && !SUITES.includes(name))
      this.#note(
        line,
        `it is not a JUnit report: its root is ${inBackticks(`<${name}>`)}, not <testsuites>`,
      )
    if (SUITES.includes(name)) this.#openSuite(attributes, line)
    else if (name === 'testcase') this.#openCase(attributes)
    else if (FAILURE_ELEMENTS.includes(name)) this.#fail(name, line)
    else if (name === 'skipped') this.#skip(attributes, line)
    else if (name === 'warning') this.#warn(line)
    else if (parent === 'testcase') this.#noteUnknown(name)
  }

  close(name: string): void {
    this.#path.pop()
    if (name === 'testcase') this.#closeCase()
    else if (SUITES.includes(name)) this.#closeSuite()
  }

  #openSuite({ name, file, filepath, ...counts }: Attributes, line: number) {
    const outer = this.#suites.at(-1)
    if (outer !== undefined) outer.hasInner = true
    const count = (key: string) => {
      const value = counts[key]?.trim() || '0'
      if (!/^\d+$/.test(value))
        this.#note(line, `its count of ${key} is ${inBackticks(value)}, which is no number`)
      return Number(value)
    }
    this.#suites.push({
      name: name?.trim() || undefined,
      file: file || filepath || outer?.file,
      line,
      failures: count('failures'),
      errors: count('errors'),
      recorded: 0,
      unknown: undefined,
      hasInner: false,
    })
  }

  #openCase({ name, classname, file, filepath, status }: Attributes): void {
    this.cases++
    const suite = this.#suites.at(-1)
    const test = {
      name: name?.trim() ?? '',
      classname: classname?.trim() || undefined,
      parent: suite?.name,
      file: file || filepath || suite?.file,
    }
    const hasFailedStatus = FAILED_STATUS.test(status ?? '')
    const begun = { recorded: 0, isExpectedToFail: false, unknown: undefined }
    this.#testCases.push({ test, hasFailedStatus, ...begun })
  }

  #fail(kind: string, line: number): void {
    const testCase = this.#testCases.at(-1)
    if (testCase !== undefined) testCase.recorded++
    else this.#note(line, `an <${kind}> belongs to no test case`)
  }

  #skip({ type = '', message = '' }: Attributes, line: number): void {
    const testCase = this.#testCases.at(-1)
    if (testCase === undefined) return
    if (EXPECTED_TO_FAIL.test(type.trim())) testCase.isExpectedToFail = true
    const reason = NOT_RUN_BY_CTEST.exec(message)?.[0]
    if (reason !== undefined)
      this.#note(line, `${inBackticks(testCase.test.name)} did not run: ${reason.toLowerCase()}`)
  }

  /** PHPUnit can fail a run for a warning, and a report does not show whether it did. */
  #warn(line: number): void {
    const testCase = this.#testCases.at(-1)
    const owner = testCase === undefined ? 'a suite' : inBackticks(testCase.test.name)
    this.#note(line, `${owner} has a <warning>, which can fail a run`)
  }

  #noteUnknown(name: string): void {
    const testCase = this.#testCases.at(-1)
    if (testCase !== undefined && !HARMLESS.includes(name)) testCase.unknown ??= name
  }

  #closeCase(): void {
    const testCase = this.#testCases.pop()
    if (testCase === undefined) return
    const { test, hasFailedStatus, isExpectedToFail, unknown } = testCase
    const recorded = hasFailedStatus ? Math.max(1, testCase.recorded) : testCase.recorded
    if (recorded > 0 && !isExpectedToFail)
      this.#failed.set(JSON.stringify(Object.values(test).map((value) => value ?? null)), test)
    for (const suite of this.#suites) {
      suite.recorded += recorded
      if (recorded === 0 && unknown !== undefined)
        suite.unknown ??= `${inBackticks(test.name)} has ${inBackticks(`<${unknown}>`)}, which may be a failure`
    }
  }

  /**
   * Compares the counts of a suite with its elements. A tool may count the failed tests or each
   * failure of a test. An outer suite may count only its own cases, and an error as a failure, too.
   * Without inner suites, each failure and each error must have an element.
   */
  #closeSuite(): void {
    const suite = this.#suites.pop()
    if (suite === undefined) return
    const { name, line, failures, errors, recorded, unknown, hasInner } = suite
    const counted = hasInner ? Math.max(failures, errors) : failures + errors
    if (counted <= recorded) return
    const title = name === undefined ? 'a suite' : `the suite ${inBackticks(name)}`
    const shown = recorded === 0 ? 'none' : `only ${recorded}`
    const cause = unknown === undefined ? '' : `: ${unknown}`
    this.#note(
      line,
      `${title} counts ${pluralize(failures, 'failure')} and ${pluralize(errors, 'error')}, but shows ${shown}${cause}`,
    )
  }

  #note(line: number, problem: string): void {
    this.problem ??= `line ${line}: ${problem}`
  }
}

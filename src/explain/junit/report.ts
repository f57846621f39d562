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
const FAILURES: readonly string[] = ['failure', 'error']
const SUITES: readonly string[] = ['testsuites', 'testsuite']
/** The attribute `status` of a failed test case, in reports without an element for the failure. */
const FAILED_STATUS = /^(fail(ed|ure)?|error(ed)?)$/i

interface Suite {
  readonly name: string | undefined
  readonly file: string | undefined
  readonly line: number
  readonly failures: number
  readonly errors: number
  /** Failing test cases, including those of inner suites. */
  failing: number
  /** The same, but a test case with a failure and an error counts twice. */
  recorded: number
  hasInner: boolean
}

/**
 * Collects the failed test cases of a JUnit report. No standard defines the format, so this reads
 * what the common tools write. An error outside of a test case is a problem, because the report then
 * does not name all that failed.
 */
export class JUnitReport implements ElementHandler {
  readonly #failed = new Map<string, FailedTest>()
  readonly #suites: Suite[] = []
  readonly #testCases: { readonly test: FailedTest; readonly kinds: Set<string> }[] = []
  #hasRoot = false
  cases = 0
  /** Why the report may not name all that failed, with the line. The first problem counts. */
  problem: string | undefined

  /** The failed tests, each once. A test with several entries failed if one of them did. */
  get failed(): readonly FailedTest[] {
    return [...this.#failed.values()]
  }

  open(name: string, attributes: Readonly<Record<string, string>>, line: number): void {
    if (!this.#hasRoot && !SUITES.includes(name))
      this.#note(
        line,
        `it is not a JUnit report: its root is ${inBackticks(`<${name}>`)}, not <testsuites>`,
      )
    this.#hasRoot = true
    if (SUITES.includes(name)) this.#openSuite(attributes, line)
    else if (name === 'testcase') this.#openCase(attributes)
    else if (FAILURES.includes(name)) this.#fail(name, line)
  }

  close(name: string): void {
    if (name === 'testcase') this.#closeCase()
    else if (SUITES.includes(name)) this.#closeSuite()
  }

  #openSuite({ name, file, filepath, ...counts }: Readonly<Record<string, string>>, line: number) {
    const outer = this.#suites.at(-1)
    if (outer !== undefined) outer.hasInner = true
    const count = (key: string) => {
      const value = counts[key]?.trim() || '0'
      if (!/^\d+$/.test(value))
        this.#note(line, `its count of ${key} is ${inBackticks(value)}, which is no number`)
      return Number(value)
    }
    this.#suites.push({
      name: name || undefined,
      file: file || filepath || outer?.file,
      line,
      failures: count('failures'),
      errors: count('errors'),
      failing: 0,
      recorded: 0,
      hasInner: false,
    })
  }

  #openCase({ name, classname, file, filepath, status }: Readonly<Record<string, string>>): void {
    this.cases++
    const suite = this.#suites.at(-1)
    const test = {
      name: name ?? '',
      classname: classname || undefined,
      parent: suite?.name,
      file: file || filepath || suite?.file,
    }
    const kinds = new Set(FAILED_STATUS.test(status ?? '') ? ['failure'] : [])
    this.#testCases.push({ test, kinds })
  }

  #fail(kind: string, line: number): void {
    const testCase = this.#testCases.at(-1)
    if (testCase !== undefined) testCase.kinds.add(kind)
    else this.#note(line, `an <${kind}> belongs to no test case`)
  }

  #closeCase(): void {
    const { test, kinds } = this.#testCases.pop() ?? {}
    if (test === undefined || kinds === undefined || kinds.size === 0) return
    this.#failed.set(JSON.stringify(Object.values(test).map((value) => value ?? null)), test)
    for (const suite of this.#suites) {
      suite.failing++
      suite.recorded += kinds.size
    }
  }

  /**
   * Compares the counts of a suite with its test cases. Tools differ: an outer suite may count only
   * its own cases, and an error may count as a failure, too. Without inner suites, each failure and
   * each error must have an element.
   */
  #closeSuite(): void {
    const suite = this.#suites.pop()
    if (suite === undefined) return
    const { name, line, failures, errors, failing, recorded, hasInner } = suite
    const isShort = hasInner
      ? Math.max(failures, errors) > failing
      : failures + errors > recorded || Math.max(failures, errors) > failing
    if (!isShort) return
    const title = name === undefined ? 'a suite' : `the suite ${inBackticks(name)}`
    this.#note(
      line,
      `${title} counts ${pluralize(failures, 'failure')} and ${pluralize(errors, 'error')}, but names ${pluralize(failing, 'failing test case')}`,
    )
  }

  #note(line: number, problem: string): void {
    this.problem ??= `line ${line}: ${problem}`
  }
}

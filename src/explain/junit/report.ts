/** Reads reports of failed tests in the JUnit format. */
import type { Workspace } from '../../runner/workspace.js'
import { inBackticks, pluralize } from '../../shared/text.js'
import { type ElementHandler, readXml, type XmlAllowance, XmlError, xmlAllowance } from './xml.js'

/** A test case that failed, as its report names it; what the report leaves empty is undefined. */
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
 * Reads every report that was found. One that cannot be read whole has a problem, and
 * does not keep the others from being read.
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

/** Where a failure or an error is recorded. Reruns that passed have elements of other names. */
const FAILURES: readonly string[] = ['failure', 'error']
const SUITES: readonly string[] = ['testsuites', 'testsuite']
/** The status attribute of a test case that has no element for its result. */
const FAILED_STATUS = /^(fail(ed|ure)?|error(ed)?)$/i

interface Suite {
  readonly name: string | undefined
  readonly file: string | undefined
  readonly line: number
  readonly failures: number
  readonly errors: number
  /** Its failing test cases, those of inner suites included. */
  failing: number
  /** The same, but one with a failure and an error counts twice. */
  recorded: number
  hasInner: boolean
}

/**
 * Collects the failed test cases of a report in the JUnit format, which no standard defines: it
 * takes what the common tools write. An error that belongs to no test case is a problem, because
 * the report then does not name all that failed.
 */
export class JUnitReport implements ElementHandler {
  readonly #failed = new Map<string, FailedTest>()
  readonly #suites: Suite[] = []
  readonly #testCases: { readonly test: FailedTest; readonly kinds: Set<string> }[] = []
  #hasRoot = false
  cases = 0
  /** The first thing that keeps the report from naming all that failed, with its line. */
  problem: string | undefined

  /** Each once, however many entries one has: it failed if any of them did. */
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
   * An outer suite may count what its inner ones have, or only its own, and tools differ in whether
   * an error is a failure too; in a suite of test cases alone, each has an entry of its own.
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

import type { Workspace } from '../../runner/workspace.js'
import { type FailedTest, JUnitReport } from './report.js'
import { readXml, type XmlAllowance, XmlError, xmlAllowance } from './xml.js'

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

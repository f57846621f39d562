/** The outcome, outputs and warnings of list-flaky. */
import { prose } from '../reports/line.js'
import { failedAfter, failureLine, type Report } from '../reports/report.js'
import { ActionError } from '../shared/errors.js'
import type { Context, Result } from '../step/context.js'
import type { Collection } from './collect.js'
import type { FlakyInputs } from './inputs.js'
import {
  type FlakyReport,
  firstTests,
  flakyRemedy,
  isAboutNew,
  ownerCounts,
  type Threshold,
} from './report.js'

/** Adds notes on the filters below the headline. */
export const withNotes = (contents: Report, notes: readonly string[]): Report => ({
  ...contents,
  lines: [...notes.map(prose), ...(contents.lines ?? [])],
})

/** Adds why the issue was not written. It is the headline unless a limit is exceeded. */
export function withoutIssue(
  refused: ActionError,
  { exceeded }: FlakyReport,
  contents: Report,
): Report {
  if (exceeded.length === 0)
    return failedAfter(contents, 'The tests were listed, but their issue was not written', refused)
  return { ...contents, lines: [...(contents.lines ?? []), failureLine(refused.explanation)] }
}

/** Returns the counts and lists as outputs. @param testsFile the path of the listed tests */
export function flakyOutputs(report: FlakyReport, testsFile: string) {
  const { counts, owners, change, truncated } = report
  return {
    'total-count': counts.total,
    'flaky-count': counts.flaky,
    'broken-count': counts.broken,
    'quarantined-count': counts.quarantined,
    'new-count': change?.new,
    'resolved-count': change?.resolved,
    owners: owners.map(({ name: owner, ...numbers }) => ({ owner, ...numbers })),
    'tests-file': testsFile,
    truncated,
  }
}

/** Logs how many tests were listed. */
export function logCounts({ log }: Context, { counts, change }: FlakyReport): void {
  let line = `Tests after the filters: ${counts.total} (${counts.flaky} flaky, ${counts.broken} broken, ${counts.quarantined} quarantined)`
  if (change !== undefined) line += `; ${change.new} new, ${change.resolved ?? 'unknown'} resolved`
  log.info(line)
}

/** Warns of filters that may have lost tests, and of gates that checked only part of the list. */
export function warnOfGaps(given: FlakyInputs, { log }: Context, { report }: Collection): void {
  // With an issue, publishing warns of the doubt and of the fate of the issue.
  if (given.issueTitle === undefined) for (const { text } of report.doubts) log.warning(text)
  const gates = gatesOf(given, report).map(({ input }) => `\`${input}\``)
  if (!report.truncated || gates.length === 0 || report.exceeded.length > 0) return
  const tests = given.maxTests === 1 ? 'test' : `${given.maxTests} tests`
  log.warning(
    `${gates.join(' and ')} checked only the first ${tests}, and there are more. For a gate that cannot miss one, raise \`max-tests\` or leave it empty.`,
  )
}

/** An exceeded limit decides the outcome. A refused issue is added to its message. */
export function flakyOutcome(
  given: FlakyInputs,
  report: FlakyReport,
  refused: ActionError | undefined,
): Pick<Result, 'outcome' | 'failure'> {
  const { counts, exceeded } = report
  if (exceeded.length > 0) {
    const problems = [firstTests(report)]
    const owners = isAboutNew(report) ? [] : ownerCounts(report)
    if (owners.length > 0) problems.push(`By owner: ${owners.join(', ')}`)
    if (refused !== undefined) problems.push(refused.message)
    const failure = new ActionError('refused', {
      request: `Listing the tests of ${given.orgSlug}`,
      problem: problems.join('. '),
      remedy: flakyRemedy(report),
    })
    return { outcome: 'threshold-exceeded', failure }
  }
  if (refused !== undefined) return { outcome: refused.kind, failure: refused }
  return { outcome: counts.total === 0 ? 'none' : 'listed' }
}

/** The given limits with the counts found. */
export function gatesOf(
  { failAbove, failAboveNew }: FlakyInputs,
  { counts, change }: FlakyReport,
): readonly Threshold[] {
  const gates: Threshold[] = []
  if (failAbove !== undefined)
    gates.push({ input: 'fail-above', allowed: failAbove, found: counts.total })
  if (failAboveNew !== undefined)
    gates.push({ input: 'fail-above-new', allowed: failAboveNew, found: change?.new ?? 0 })
  return gates
}

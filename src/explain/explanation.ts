/** The explanation that people read: the verdict first, then why, then what to do. */

import { type Reason, withoutCoveredReasons } from '../pull-request/reasons/reasons.js'
import { REASONS } from '../pull-request/reasons/table.js'
import { type WhyNotMerged, whyNotMerged } from '../pull-request/reasons/why-not-merged.js'
import { isQueued } from '../pull-request/record.js'
import { type PullRequestReport, subjectOf } from '../pull-request/report.js'
import { code, type Line, link, prose, withSmallPrint, words } from '../reports/line.js'
import type { Part } from '../reports/report.js'
import { ifKnown } from '../shared/fact.js'
import { docsPage } from '../shared/links.js'
import { stackPlace } from '../shared/references.js'
import { withHint } from '../shared/resubmit-hint.js'
import { formatCount, inBackticks } from '../shared/text.js'
import type { ExplainFacts, TestCount } from './facts.js'
import { notesOnCauses, verdictHeadline } from './headline.js'
import { isQuarantined, type TestVerdict, testTitle } from './known-tests.js'
import { type ChecksNow, checksNow } from './present-checks.js'
import type { RetryEnd } from './retry.js'
import { mayRetry } from './retry-plan.js'
import type { BrokenRule } from './rules.js'
import { nextOf, VERDICTS, type Verdict, type VerdictName } from './verdict.js'

/** A verdict in words, with its reasons. */
export interface ExplainReport extends WhyNotMerged {
  /** One sentence without its period. */
  readonly headline: string
  /** The reasons that add something to the headline and to each other. */
  readonly shownReasons: readonly Reason[]
  /** Further facts, one sentence without its period each. */
  readonly notes: readonly string[]
  /** The next step without a retry, as a sentence; empty if nothing is left to do. */
  readonly next: string
}

/** @param missingPermissions those that kept a fact from being read */
export function explain(
  facts: ExplainFacts,
  verdict: Verdict,
  missingPermissions: ReadonlySet<string>,
  isGitHubAvailable: boolean,
): ExplainReport {
  const { record } = facts
  const { reasons, failing } = whyNotMerged(
    { ...facts, run: ifKnown(facts.run), gitHub: ifKnown(facts.mergeFacts) },
    ifKnown(facts.queue)?.state,
    missingPermissions,
  )
  const present = checksNow(facts)
  const isStopped = present.stopped.length > 0
  const keepsRemedy = ({ kind }: Reason) =>
    (VERDICTS_WITH_REASON_REMEDIES.includes(verdict.name) && !present.isGreen) ||
    kind === 'permission-missing' ||
    (verdict.name === 'not-submitted' && REASONS[kind].stops?.includes('submit') === true)
  const all = reasons.map((reason) =>
    keepsRemedy(reason) ? reason : { ...reason, remedy: undefined },
  )
  if (!isGitHubAvailable && record?.state !== 'MERGED') all.push(NO_TOKEN_REASON)
  return {
    reasons: all,
    failing,
    headline: verdictHeadline(facts, verdict.name),
    shownReasons: withoutCoveredReasons(all).filter(
      ({ kind, sameAs }) =>
        (kind !== 'not-in-queue' || verdict.name !== 'not-submitted') &&
        // The names of the jobs that did not run explain more.
        (sameAs !== 'check-failed' || !isStopped),
    ),
    notes: [
      ...notesOnCauses(facts, verdict.name),
      ...notesOnGreen(present),
      ...notesOnCancelled(facts),
      ...facts.notes,
    ],
    next: nextStep(facts, verdict, present),
  }
}

function notesOnGreen({ green, isAnyOfGreen }: ChecksNow): readonly string[] {
  if (isAnyOfGreen) return ['All required checks are green now: one of them was run again']
  return green.map((name) => `${inBackticks(name)} is green now: it was run again`)
}

/** Nobody knows who cancelled a run: the queue, a person, or the time limit of a job. */
function notesOnCancelled({ result }: ExplainFacts): readonly string[] {
  const isTornDown = result.notRun.some(({ followsCancellation }) => followsCancellation)
  if (isTornDown)
    return ['A job that was cancelled may also have reached its own time limit, `timeout-minutes`']
  return []
}

const NO_TOKEN_REASON: Reason = {
  kind: 'permission-missing',
  text: "`github-token` is empty, so the action can't ask GitHub",
  remedy: 'Leave `github-token` at its default.',
}

/** Verdicts for which each reason has its next step; the others have one for all. */
const VERDICTS_WITH_REASON_REMEDIES: readonly VerdictName[] = [
  'not-ready',
  'cancelled',
  'merge-refused',
  'undecided',
]

/** Returns the next step; before it can be submitted again, an obstacle must go. */
function nextStep(facts: ExplainFacts, { name }: Verdict, { isGreen }: ChecksNow): string {
  const { ref, record, head, result } = facts
  const isUnnamed = result.failed.length + result.suspects.length === 0
  if (name === 'check-failed' && isUnnamed)
    return withHint(
      'Find the check that failed in the test run, fix it and push, then submit it again.',
    )
  const hasPassed = isGreen && (name === 'check-failed' || name === 'undecided')
  if (!hasPassed && name !== 'known-flaky') return nextOf(name, ref)
  const again = mayRetry(facts, (hasPassed ? record?.prSha : undefined) ?? head)
  if (!again.may && again.next !== undefined) return again.next
  if (hasPassed) return withHint('Submit it again: the check that failed is green now.')
  if (isQueued(record)) return 'Restart its tests: the failing tests are known to be flaky.'
  return nextOf(name, ref)
}

/** Makes the report for summary, comment and Slack. */
export function explanationReport(
  facts: ExplainFacts,
  verdict: Verdict,
  { headline, shownReasons, notes, next }: ExplainReport,
  attempt: RetryEnd,
): PullRequestReport {
  const { record } = attempt.last ?? facts
  const why = [...countLine(facts.tests?.counts)]
  if (verdict.broken) why.push(brokenText(verdict.broken))
  if (attempt.text !== undefined) why.push(attempt.text)
  why.push(...notes)
  return {
    status: VERDICTS[verdict.name].status,
    mark: attempt.isSent ? '🔁' : undefined,
    headline,
    reasons: shownReasons,
    why,
    stack: stackPlace(facts.ref),
    commits: [['Head commit', facts.head?.slice(0, 12)]],
    facts: [
      ['State', record?.state],
      ['Test branch', ifKnown(facts.run)?.branch],
    ],
    commentFacts: [
      ['Title', record?.prTitle],
      ['Author', record?.prAuthor],
      ['Test branch', ifKnown(facts.run)?.branch],
    ],
    subject: subjectOf(record),
    remedy: (attempt.next ?? next) || undefined,
    pullRequestUrl: ifKnown(facts.mergeFacts)?.url,
  }
}

/** How many tests failed, one sentence without its period; none if no report names one. */
function countLine(counts: TestCount | undefined): readonly string[] {
  if (counts === undefined || counts.failed === 0) return []
  const { failed, cases, isWhole } = counts
  if (!isWhole) return [`At least ${countedTests(failed)} failed`]
  return [`${formatCount(failed)} of ${countedTests(cases)} failed`]
}

const countedTests = (count: number) => `${formatCount(count)} ${count === 1 ? 'test' : 'tests'}`

function brokenText({ rule, why }: BrokenRule): string {
  if (rule === undefined) return `Not known to be flaky: ${why}`
  return `Not known to be flaky (rule ${rule}): ${why}`
}

/** The rows of the output `failing-tests`: the row that matches each, or why none does. */
export const failingTests = ({ tests }: Pick<Verdict, 'tests'>) =>
  tests.map(({ test, rows, ...verdict }) => ({
    name: test.name,
    file: test.file,
    known: verdict.kind === 'known',
    why: verdict.kind === 'known' ? undefined : verdict.why,
    rows: rows.map(({ id, html_url: url }) => ({ id, url })),
  }))

/** A report shows this many tests. */
const MAX_FAILING_TESTS = 50

/** Makes the end of a report: the failing tests with their rows, folded with a link to the rules. */
export function testsReport({ tests, broken }: Pick<Verdict, 'tests' | 'broken'>): readonly Part[] {
  const rules: readonly Part[] =
    broken?.rule === undefined ? [] : [[link('The rules of a retry', docsPage(RULES_PAGE))]]
  if (tests.length === 0) return rules
  const rows = tests
    .slice(0, MAX_FAILING_TESTS)
    .map((verdict) => [testVerdictCell(verdict), listingCell(verdict)])
  const table = {
    head: ['Failing test', 'In the listing'],
    rows,
    total: tests.length,
    allIn: words`the output ${code('failing-tests')}`,
  }
  return [{ fold: 'The failing tests', parts: [table, ...rules] }]
}

const RULES_PAGE = 'recipes/kicked.md#try-again-automatically'

function testVerdictCell({ test, rows }: TestVerdict): Line {
  const name = link(testTitle(test), rows[0]?.html_url)
  return withSmallPrint(name, test.file === undefined ? [] : [code(test.file)])
}

function listingCell(verdict: TestVerdict): Line {
  if (verdict.kind !== 'known') return prose(verdict.why)
  if (isQuarantined(verdict)) return prose('known to be flaky, quarantined')
  return prose('known to be flaky')
}

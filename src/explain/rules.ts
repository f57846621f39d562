/**
 * The rules by which a failure is known to be flaky, in the order in which they are tried. If a fact
 * could not be read, its rule counts as not met.
 *
 * - Rule 1, the run: `runProblem` in this file.
 * - Rule 2, the checks: `checkProblem` in this file, then `assignReports` in evidence.ts.
 * - Rule 3, the reports: `readEvidence` in facts.ts, then `assignReports` in evidence.ts.
 * - Rule 8, the listing: `brokenRule` in this file.
 * - Rule 4, the match: `matchFailedTest` and `rowsOfSeveralTests` in known-tests.ts, then
 *   `quarantineProblem` in this file.
 * - Rule 5, flaky before: `wasFlakyBefore` in known-tests.ts.
 * - Rule 6, untouched: `touched` in known-tests.ts.
 * - Rule 7, the head: `headProblem` in this file.
 * - Without a number, the reviews: `reviewProblem` in this file.
 */
import type { Check } from '../github/check.js'
import { unreadReviews } from '../pull-request/again.js'
import { changedAt, differsFromHead } from '../pull-request/record.js'
import { type Fact, ifKnown, known, unread } from '../shared/fact.js'
import { inBackticks } from '../shared/text.js'
import type { RunResult } from '../test-run/result.js'
import type { TestRun } from '../test-run/test-run.js'
import type { ExplainFacts, TestFacts } from './facts.js'
import type { FailedTest } from './junit/report.js'
import { isQuarantined, judgeTests, type TestVerdict, testTitle } from './known-tests.js'

/** The first rule that is not met. */
export interface BrokenRule {
  /** Its number in docs/recipes/kicked.md; absent if the reviews could not be read. */
  readonly rule?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | undefined
  /** Completes "Not known to be flaky: ". */
  readonly why: string
}

/** Judges the failing tests, and finds the first rule that is not met. */
export function judgeFailures(
  facts: ExplainFacts,
  tests: TestFacts,
): { readonly broken: BrokenRule | undefined; readonly tests: readonly TestVerdict[] } {
  const { evidence, listing, changes, workspace } = tests
  if (evidence.rule !== undefined || !listing.isKnown)
    return { broken: brokenRule(facts, tests, []), tests: [] }
  const verdicts = judgeTests([...evidence.testsOf.values()].flat(), {
    listing: listing.value,
    changes,
    workspace,
    openedAt: openedAt(facts.mergeFacts),
    tested: ifKnown(facts.run)?.tested.length,
  })
  return { broken: brokenRule(facts, tests, verdicts), tests: verdicts }
}

function brokenRule(
  facts: ExplainFacts,
  tests: TestFacts,
  verdicts: readonly TestVerdict[],
): BrokenRule | undefined {
  const { evidence, listing } = tests
  const first = brokenIf(1, runProblem(facts, tests)) ?? brokenIf(2, checkProblem(facts))
  if (first !== undefined) return first
  if (evidence.rule !== undefined) return evidence
  if (!listing.isKnown)
    return { rule: 8, why: 'the listing of flaky tests could not be read to its end' }
  return (
    brokenByTests(evidence.testsOf, verdicts) ??
    brokenIf(7, headProblem(facts, tests)) ??
    brokenIf(undefined, reviewProblem(facts))
  )
}

function openedAt(mergeFacts: ExplainFacts['mergeFacts']): Fact<string> {
  if (!mergeFacts.isKnown) return mergeFacts
  const { createdAt } = mergeFacts.value
  if (createdAt === undefined) return unread('GitHub did not show it')
  return known(createdAt)
}

const brokenIf = (rule: BrokenRule['rule'], why: string | undefined): BrokenRule | undefined =>
  why === undefined ? undefined : { rule, why }

/** Longest time between the end of the last check and the failure that it led to. */
const NEAR_MS = 10 * 60_000

/** True if the last required check of a run ended near the time of a failure. */
export function isNearFailure(
  { checks }: TestRun,
  { failed }: RunResult,
  failedAt: number | undefined,
): boolean {
  const ends = [...checks.filter(({ required }) => required), ...failed].map(
    ({ finishedAt = Number.NaN }) => finishedAt,
  )
  return Math.abs(Math.max(...ends) - (failedAt ?? Number.NaN)) <= NEAR_MS
}

/** Rule 1: this run failed the pull request, and it is the newest. */
function runProblem(
  { run, history, record, result }: ExplainFacts,
  { hasOtherBranch }: TestFacts,
): string | undefined {
  if (!run.isKnown) return `the test run is not known: ${run.why}`
  const { id, isBisection } = run.value
  if (isBisection) return 'the test run is part of a bisection'
  if (!history.isKnown) return `the timeline could not be read: ${history.why}`
  const { hasTimeline, entry } = history.value
  if (hasTimeline)
    return entry?.testRun?.id.toLowerCase() === id.toLowerCase()
      ? undefined
      : 'Trunk does not name this test run as the one that failed it'
  const isNear = isNearFailure(run.value, result, changedAt(record))
  if (!isNear) return 'another test run may have failed it'
  if (!hasOtherBranch.isKnown) return `the test branches could not be read: ${hasOtherBranch.why}`
  if (hasOtherBranch.value) return 'there may be a newer test run'
  return undefined
}

/** Rule 2: all checks are known and have finished, and none is green by now. */
function checkProblem({ run, base, ref, result }: ExplainFacts): string | undefined {
  if (!run.isKnown) return undefined
  const { notRun, pending, siblings, greenNow } = result
  const { gitHubChecks, allRequired } = run.value
  if (!gitHubChecks.isKnown)
    return `GitHub's checks of the test run could not be read: ${gitHubChecks.why}`
  if (!allRequired.isKnown) return `the required checks could not be read: ${allRequired.why}`
  if (!base.isKnown)
    return `the checks of ${inBackticks(ref.targetBranch)} could not be read: ${base.why}`
  const [green] = greenNow
  if (green !== undefined) return `${inBackticks(green.name)} was run again and is green now`
  const [stopped] = [...notRun, ...siblings.filter(({ state }) => state === 'not-run')]
  if (stopped !== undefined) return `${inBackticks(stopped.name)} did not run`
  const [unfinished] = pending
  return unfinished && `${inBackticks(unfinished.name)} has not finished`
}

/** Rules 4 to 6: each failing test is known, was flaky before, and is untouched. */
function brokenByTests(
  byCheck: ReadonlyMap<Pick<Check, 'name'>, readonly FailedTest[]>,
  verdicts: readonly TestVerdict[],
): BrokenRule | undefined {
  return (
    brokenIf(4, testProblem(4, verdicts)) ??
    brokenIf(4, quarantineProblem(byCheck, verdicts)) ??
    brokenIf(5, testProblem(5, verdicts)) ??
    brokenIf(6, testProblem(6, verdicts))
  )
}

/** Returns the problem of the first test that breaks a rule. */
function testProblem(rule: 4 | 5 | 6, verdicts: readonly TestVerdict[]): string | undefined {
  for (const verdict of verdicts)
    if (verdict.kind !== 'known' && verdict.rule === rule)
      return `${inBackticks(testTitle(verdict.test))}: ${verdict.why}`
  return undefined
}

/** A quarantined test may not have failed its check, so each check needs a test that is not. */
function quarantineProblem(
  byCheck: ReadonlyMap<Pick<Check, 'name'>, readonly FailedTest[]>,
  verdicts: readonly TestVerdict[],
): string | undefined {
  for (const [check, tests] of byCheck) {
    const ofCheck = new Set(tests)
    const own = verdicts.filter(({ test }) => ofCheck.has(test))
    if (own.every(isQuarantined))
      return `every failing test of ${inBackticks(check.name)} is quarantined, so something else failed it`
  }
  return undefined
}

/** Rule 7: the run tested the present head. */
function headProblem(
  { mergeFacts, record, run }: ExplainFacts,
  { containsHead }: TestFacts,
): string | undefined {
  if (!mergeFacts.isKnown) return `the present head commit could not be read: ${mergeFacts.why}`
  if (record?.prSha !== undefined && differsFromHead(record.prSha, mergeFacts.value.headSha))
    return 'the head commit has moved since it was submitted'
  if (!containsHead.isKnown)
    return `it could not be read whether the test run tested the present head commit: ${containsHead.why}`
  if (ifKnown(run)?.sha !== undefined && containsHead.value) return undefined
  return 'nothing proves that the test run tested the present head commit'
}

/**
 * The eight rules don't mention reviews. But a retry submits only a pull request whose reviews are
 * known, so without them the verdict is `check-failed` instead of a `known-flaky` that nothing follows.
 */
function reviewProblem({ mergeFacts, record }: ExplainFacts): string | undefined {
  if (record?.state === 'FAILED' && mergeFacts.isKnown)
    return unreadReviews(mergeFacts.value.changeRequests)
  return undefined
}

/** The eight rules by which a failure is known to be flaky; in doubt it is not. */

import { changedAt, isOtherHead } from '../pull-request/record.js'
import type { RunCheck, RunResult } from '../pull-request/test-run.js'
import { inBackticks } from '../shared/text.js'
import type { Facts, FlakyFacts } from './facts.js'
import type { FailedTest } from './junit/report.js'
import { isQuarantined, judgeTests, type TestVerdict, titleOf } from './known-tests.js'

/** The first rule that does not hold. */
export interface BrokenRule {
  readonly rule: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
  /** Completes "… because ". */
  readonly why: string
}

/** The time between the end of the last check and the state that it led to. */
const NEAR_MS = 10 * 60_000

/** Finds the first rule that does not hold; `undefined` if all do. */
export function brokenRule(
  facts: Facts,
  result: RunResult,
  flaky: FlakyFacts,
): BrokenRule | undefined {
  const { evidence, listing } = flaky
  const broken = (rule: BrokenRule['rule'], why: string | undefined) =>
    why === undefined ? undefined : { rule, why }
  const first = broken(1, ofRun(facts, result, flaky)) ?? broken(2, ofChecks(result))
  if (first !== undefined) return first
  if (evidence.rule !== undefined) return { rule: evidence.rule, why: evidence.why }
  if (listing === undefined)
    return { rule: 8, why: 'the listing of flaky tests could not be read to its end' }
  return ofTests(evidence.testsOf, testsOf(facts, flaky)) ?? broken(7, ofHead(facts, flaky))
}

/** Rule 1: the run ended the present episode. */
function ofRun(
  { run, entry, record }: Facts,
  { failed }: RunResult,
  { hasTimeline, hasNewerBranch }: FlakyFacts,
): string | undefined {
  if (run === undefined) return 'the test run is not known'
  if (run.isBisection) return 'the test run is part of a bisection'
  if (hasTimeline)
    return entry?.testRun?.id.toLowerCase() === run.id.toLowerCase()
      ? undefined
      : 'the service does not name this test run as the one that it failed by'
  const ends = [...run.checks.filter(({ required }) => required), ...failed].map(
    ({ finishedAt = Number.NaN }) => finishedAt,
  )
  const isNear = Math.abs(Math.max(...ends) - (changedAt(record) ?? Number.NaN)) <= NEAR_MS
  if (!isNear) return 'it is not known to be the run that it failed by'
  return hasNewerBranch === false ? undefined : 'there may be a newer test run'
}

/** Rule 2: everything has run to its end; which of the failed checks are tests, the reports say. */
function ofChecks({ notRun, pending, siblings }: RunResult): string | undefined {
  const [stopped] = [...notRun, ...siblings.filter(({ state }) => state === 'not-run')]
  if (stopped !== undefined) return `${inBackticks(stopped.name)} did not run`
  const [unfinished] = pending
  return unfinished && `${inBackticks(unfinished.name)} has not finished`
}

/** Applies rules 4 to 6 to each failing test. */
export function testsOf({ run }: Facts, flaky: FlakyFacts): readonly TestVerdict[] {
  const { evidence, listing } = flaky
  if (evidence.rule !== undefined || listing === undefined) return []
  const tests = [...evidence.testsOf.values()].flat()
  return judgeTests(tests, { ...flaky, listing, tested: run?.tested.length })
}

/** Rules 4 to 6: each failing test is known, was flaky before, and is untouched. */
function ofTests(
  byCheck: ReadonlyMap<Pick<RunCheck, 'name'>, readonly FailedTest[]>,
  verdicts: readonly TestVerdict[],
): BrokenRule | undefined {
  const [first] = verdicts
    .filter((verdict) => verdict.kind !== 'known')
    .toSorted((one, other) => one.rule - other.rule)
  const broken = first && {
    rule: first.rule,
    why: `${inBackticks(titleOf(first.test))}: ${first.why}`,
  }
  if (broken?.rule === 4) return broken
  for (const [check, tests] of byCheck) {
    const ofCheck = new Set(tests)
    const own = verdicts.filter(({ test }) => ofCheck.has(test))
    if (own.every(isQuarantined))
      return {
        rule: 4,
        why: `every failing test of ${inBackticks(check.name)} is quarantined, so something else failed it`,
      }
  }
  return broken
}

/** Rule 7: the run tested the present head. */
function ofHead({ gitHub, record, run }: Facts, { containsHead }: FlakyFacts): string | undefined {
  if (gitHub === undefined) return 'the present head commit is not known'
  if (record?.prSha !== undefined && isOtherHead(record.prSha, gitHub.headSha))
    return 'the head commit has moved since it was submitted'
  return run?.sha !== undefined && containsHead
    ? undefined
    : 'nothing proves that the test run tested the present head commit'
}

/** The eight rules by which a failure is known to be flaky; in doubt it is not. */
import type { Evidence } from '../../flaky/junit/checks.js'
import { isQuarantined, judgeTests, type TestVerdict } from '../../flaky/known.js'
import { inBackticks } from '../../shared/text.js'
import { changedAt, isOtherHead } from '../record.js'
import type { Facts, FlakyFacts } from './facts.js'
import type { RunCheck, RunResult } from './test-run.js'

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
  const first = ofRun(facts, result, flaky) ?? ofChecks(result, evidence)
  if (first !== undefined) return first
  if (evidence.rule !== undefined) return { rule: evidence.rule, why: evidence.why }
  if (listing === undefined)
    return { rule: 8, why: 'the listing of flaky tests could not be read to its end' }
  return ofTests(facts, flaky) ?? ofHead(facts, flaky)
}

/** Rule 1: the run ended the present episode. */
function ofRun(
  { run, entry, record }: Facts,
  { failed }: RunResult,
  { hasTimeline, hasNewerBranch }: FlakyFacts,
): BrokenRule | undefined {
  const broken = (why: string): BrokenRule => ({ rule: 1, why })
  if (run === undefined) return broken('the test run is not known')
  if (run.isBisection) return broken('the test run is part of a bisection')
  if (hasTimeline)
    return entry?.testRun?.id.toLowerCase() === run.id.toLowerCase()
      ? undefined
      : broken('the service does not name this test run as the one that it failed by')
  const ends = [...run.checks.filter(({ required }) => required), ...failed].map(
    ({ finishedAt }) => finishedAt,
  )
  const end = ends.includes(undefined) ? Number.NaN : Math.max(...ends.map((at) => at ?? 0))
  const isNear = Math.abs(end - (changedAt(record) ?? Number.NaN)) <= NEAR_MS
  if (!isNear) return broken('it is not known to be the run that it failed by')
  return hasNewerBranch === false ? undefined : broken('there may be a newer test run')
}

/** Rule 2: what failed are checks of tests, and everything else has passed. */
function ofChecks(
  { failed, notRun, pending, siblings }: RunResult,
  evidence: Evidence,
): BrokenRule | undefined {
  const broken = (check: RunCheck, what: string): BrokenRule => ({
    rule: 2,
    why: `${inBackticks(check.name)} ${what}`,
  })
  const [stopped] = [...notRun, ...siblings.filter(({ state }) => state === 'not-run')]
  if (stopped !== undefined) return broken(stopped, 'did not run')
  const [unfinished] = pending
  if (unfinished !== undefined) return broken(unfinished, 'has not finished')
  if (failed.length === 0) return { rule: 2, why: 'no required check failed' }
  return evidence.rule === 2 ? { rule: 2, why: evidence.why } : undefined
}

/** Applies rules 4 to 6 to each failing test. */
export function testsOf({ run }: Facts, flaky: FlakyFacts): readonly TestVerdict[] {
  const { evidence, listing } = flaky
  if (evidence.rule !== undefined || listing === undefined) return []
  const tests = [...evidence.testsOf.values()].flat()
  return judgeTests(tests, { ...flaky, listing, tested: run?.tested.length })
}

/** Rules 4 to 6: each failing test is known, was flaky before, and is untouched. */
function ofTests(facts: Facts, flaky: FlakyFacts): BrokenRule | undefined {
  const { evidence } = flaky
  if (evidence.rule !== undefined) return undefined
  const verdicts = testsOf(facts, flaky)
  const [first] = verdicts
    .flatMap((verdict) => (verdict.kind === 'known' ? [] : [verdict]))
    .toSorted((one, other) => one.rule - other.rule)
  if (first?.rule === 4) return { rule: 4, why: `${inBackticks(first.test.name)}: ${first.why}` }
  for (const [check, tests] of evidence.testsOf) {
    const own = verdicts.filter(({ test }) => tests.includes(test))
    if (own.every(isQuarantined))
      return {
        rule: 4,
        why: `every failing test of ${inBackticks(check.name)} is quarantined, so something else failed it`,
      }
  }
  return first && { rule: first.rule, why: `${inBackticks(first.test.name)}: ${first.why}` }
}

/** Rule 7: the run tested the present head. */
function ofHead(
  { gitHub, record, run }: Facts,
  { containsHead }: FlakyFacts,
): BrokenRule | undefined {
  const head = gitHub?.headSha
  if (head === undefined) return { rule: 7, why: 'the present head commit is not known' }
  if (record?.prSha !== undefined && isOtherHead(record.prSha, head))
    return { rule: 7, why: 'the head commit has moved since it was submitted' }
  if (run?.sha !== undefined && containsHead === true) return undefined
  return { rule: 7, why: 'nothing proves that the test run tested the present head commit' }
}

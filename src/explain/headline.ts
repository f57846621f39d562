/** The verdict as a headline for the author, which claims no more than the facts prove. */
import type { Check } from '../github/check.js'
import { differsFromHead } from '../pull-request/record.js'
import { ifKnown } from '../shared/fact.js'
import { isInStack } from '../shared/references.js'
import { firstOf, inBackticks } from '../shared/text.js'
import { failsAmong, failureCauses, isGreenNow, isSameCheck } from '../test-run/result.js'
import { numbersAhead } from '../test-run/test-run.js'
import type { ExplainFacts } from './facts.js'
import { checksNow, isFailedByCheck } from './present-checks.js'
import type { VerdictName } from './verdict.js'

/** One sentence without its period, for each verdict. @param it the number of the pull request */
const HEADLINES: Readonly<Record<VerdictName, (facts: ExplainFacts, it: string) => string>> = {
  merged: ({ ref }, it) => `${it} is merged into ${inBackticks(ref.targetBranch)}`,
  'not-submitted': ({ ref }, it) =>
    `${it} was never submitted to the queue of ${inBackticks(ref.targetBranch)}`,
  queued: (facts, it) => `${it} is in the queue, and its result is still open${others(facts)}`,
  'not-ready': (_, it) => `${it} is in the queue, and held up`,
  cancelled: (_, it) => `${it} was taken out of the queue`,
  conflict: conflictHeadline,
  'merge-refused': (_, it) => `${it} passed its tests, and the merge was refused`,
  infrastructure: infrastructureHeadline,
  'broken-base': (facts, it) => `Not your change (${it}): ${failsOnBase(facts)}`,
  'known-flaky': (facts, it) =>
    `${it} failed, and all of its failing tests are known to be flaky${others(facts)}`,
  'check-failed': checkFailedHeadline,
  undecided: undecidedHeadline,
}

/** Returns the headline of a verdict, one sentence without its period. */
export const verdictHeadline = (facts: ExplainFacts, verdict: VerdictName): string =>
  HEADLINES[verdict](facts, `#${facts.ref.number}`)

/** Returns what the headline of a failed check rests on, one sentence without its period each. */
export function notesOnCauses(facts: ExplainFacts, verdict: VerdictName): readonly string[] {
  const isCompared = verdict === 'broken-base' || verdict === 'check-failed'
  if (!isCompared || !facts.base.isKnown) return []
  const { all, own, passing, onBase } = causesOf(facts)
  const branch = inBackticks(facts.ref.targetBranch)
  const notes: string[] = []
  if (own.length > 0)
    notes.push(
      `${named(own, 'fails', 'fail')} on the head commit, too, and ${branch} had passed before this test run`,
    )
  if (verdict === 'check-failed' && onBase.length > 0) notes.push(failsOnBase(facts))
  const isAboutBase =
    notes.length > 0 || onBase.length > 0 || (all.length > 0 && passing.length === all.length)
  if (isAboutBase)
    notes.push(
      `The newest commit of ${branch} is ${inBackticks(facts.base.value.sha.slice(0, 12))}`,
    )
  return notes
}

/** Names the failing checks that also fail on the target branch. */
export const failsOnBase = (facts: ExplainFacts): string =>
  `${named(causesOf(facts).onBase, 'also fails', 'also fail')} on ${inBackticks(facts.ref.targetBranch)}`

/** The checks that explain a failure, by what the target branch shows. */
interface Causes {
  readonly all: readonly Check[]
  /** Proved to fail because of this pull request. */
  readonly own: readonly Check[]
  /** They pass on the target branch's newest commit. */
  readonly passing: readonly Check[]
  /** They fail on the target branch's newest commit, too. */
  readonly onBase: readonly Check[]
}

function causesOf(facts: ExplainFacts): Causes {
  const all = failureCauses(facts.result)
  const onBase = ifKnown(facts.base)?.checks ?? []
  const isPassing = (check: Check) => {
    const rows = onBase.filter((row) => isSameCheck(row, check))
    return rows.length > 0 && isGreenNow(rows)
  }
  return {
    all,
    own: all.filter((check) => isPassing(check) && isProvedOwn(facts, check, onBase)),
    passing: all.filter(isPassing),
    onBase: all.filter((check) => failsAmong(onBase, check)),
  }
}

/**
 * True if nothing but this pull request explains a failure: the target branch was green before a run
 * that tested this pull request alone, and the check failed on its head as well. A single failure
 * may be flaky, and a head may contain an older, broken target branch.
 */
function isProvedOwn(
  { ref, record, run, entry, mergeFacts }: ExplainFacts,
  check: Check,
  onBase: readonly Check[],
): boolean {
  if (!run.isKnown || !mergeFacts.isKnown || record?.prSha === undefined || isInStack(ref))
    return false
  const { tested, ahead, createdAt = Number.NEGATIVE_INFINITY } = run.value
  const isAlone =
    ahead !== undefined &&
    numbersAhead(run.value, entry).length === 0 &&
    tested.every(({ prNumber }) => prNumber === ref.number)
  const wasGreen = onBase
    .filter((row) => isSameCheck(row, check))
    .every(({ finishedAt = Number.POSITIVE_INFINITY }) => finishedAt <= createdAt)
  const { headSha, checks = [] } = mergeFacts.value
  return isAlone && wasGreen && !differsFromHead(headSha, record.prSha) && failsAmong(checks, check)
}

/** Nobody can read more names at a glance. */
const MAX_NAMES = 3

/** Names checks as the subject of a verb. */
function named(checks: readonly Check[], singular: string, plural: string): string {
  const names = namesOf(checks)
  return `${joinedNames(names)} ${names.length === 1 ? singular : plural}`
}

function theChecks(checks: readonly Check[]): string {
  const names = namesOf(checks)
  return `the ${names.length === 1 ? 'check' : 'checks'} ${joinedNames(names)}`
}

const namesOf = (checks: readonly Check[]): readonly string[] => [
  ...new Set(checks.map(({ name }) => inBackticks(name))),
]

function joinedNames(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  if (names.length > MAX_NAMES) return firstOf(names, MAX_NAMES)
  return `${names.slice(0, -1).join(', ')} and ${last}`
}

function checkFailedHeadline(facts: ExplainFacts, it: string): string {
  const { all, own, passing } = causesOf(facts)
  if (all.length === 0)
    return `${it} failed a required check, and nothing that can be read names it${others(facts)}`
  // The notes say what proves it.
  if (own.length > 0) return `Yours (${it}): ${named(own, 'fails', 'fail')}`
  let headline = `${it} failed ${theChecks(all)}`
  if (passing.length === all.length)
    headline += `, which ${namesOf(all).length === 1 ? 'passes' : 'pass'} on ${inBackticks(facts.ref.targetBranch)}`
  return headline + others(facts)
}

function conflictHeadline({ ref, mergeFacts }: ExplainFacts, it: string): string {
  const branch = inBackticks(ref.targetBranch)
  if (ifKnown(mergeFacts)?.conflicting) return `${it} conflicts with ${branch}`
  return `${it} conflicts with ${branch} or with what is ahead of it`
}

function infrastructureHeadline({ result }: ExplainFacts, it: string): string {
  const clauses: string[] = []
  if (result.notRun.length > 0) clauses.push(`${joinedNames(namesOf(result.notRun))} did not run`)
  if (result.pending.length > 0)
    clauses.push(`${joinedNames(namesOf(result.pending))} did not finish`)
  return `${it} failed without a failed test: ${clauses.join(', ')}`
}

/** Even without a clear cause, a failure can be described. */
function undecidedHeadline(facts: ExplainFacts, it: string): string {
  if (!isFailedByCheck(facts)) return `${it} is not merged, and the cause is not clear`
  const { isGreen, stopped } = checksNow(facts)
  const { failed, notRun } = facts.result
  if (isGreen) return `${it} failed a required check, which is green now`
  if (stopped.length > 0)
    return `${it} failed, although no required check did: ${joinedNames(stopped.map(inBackticks))} did not run`
  if (failed.length > 0)
    return `${it} failed ${theChecks(failed)}, and another check has not finished`
  if (notRun.length > 0) return `${it} failed, and not all of its checks can be read`
  return `${it} failed a required check, and one has not finished`
}

/** The pull requests that were tested together with it, at the end of a sentence. */
function others({ ref, run }: ExplainFacts): string {
  const tested = ifKnown(run)?.tested ?? []
  const numbers = tested.map(({ prNumber }) => prNumber).filter((number) => number !== ref.number)
  if (numbers.length === 0) return ''
  return `, tested together with ${numbers.map((number) => `#${number}`).join(', ')}`
}

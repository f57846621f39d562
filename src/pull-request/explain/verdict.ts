/** Whose failure it is: one of a closed list of verdicts, from facts alone. */
import type { SubmittedPullRequest } from '../../service/schemas.js'
import { isMergedOnGitHub } from '../on-github.js'
import { isMerged } from '../record.js'
import { checksOf, type Facts, isStacked, numbersAhead, type RunCheck } from './facts.js'
import { type BrokenRule, brokenRule } from './known-flaky.js'
import type { VerdictName } from './verdict-words.js'

/** A verdict, and the first rule of `known-flaky` that does not hold. */
export interface Verdict {
  readonly name: VerdictName
  readonly broken?: BrokenRule | undefined
}

/** Judges the facts: the first verdict that applies. */
export function judge(facts: Facts): Verdict {
  const name = withoutTests(facts)
  if (name !== 'check-failed' || facts.flaky === undefined) return { name }
  const broken = brokenRule(facts, checksOf(facts), facts.flaky)
  return broken === undefined ? { name: 'known-flaky' } : { name, broken }
}

function withoutTests(facts: Facts): VerdictName {
  const { record, ref, gitHub } = facts
  if (isMerged(record, ref) || isMergedOnGitHub(gitHub, ref)) return 'merged'
  if (record === undefined) return 'not-submitted'
  if (record.isCurrentlySubmittedToQueue && record.state !== 'PENDING_FAILURE')
    return inQueue(facts, record)
  if (record.isCurrentlySubmittedToQueue) return isNotItsOwn(facts) ? 'queued' : ofFailure(facts)
  if (record.state === 'CANCELLED' || (record.state === 'FAILED' && isStacked(facts.entry)))
    return 'cancelled'
  return record.state === 'FAILED' ? ofFailure(facts) : 'undecided'
}

function inQueue({ queue }: Facts, { state }: SubmittedPullRequest): VerdictName {
  if (state === 'NOT_READY') return 'not-ready'
  if (state === 'PENDING') return (queue?.state ?? 'running') === 'running' ? 'queued' : 'not-ready'
  return state === 'TESTING' || state === 'TESTS_PASSED' ? 'queued' : 'undecided'
}

/** While it is tested with others, or builds on one that is not done, it is not known whose it is. */
function isNotItsOwn(facts: Facts): boolean {
  const { run, entry, queue, ref } = facts
  const queued = queue?.enqueuedPullRequests.map(({ prNumber }) => prNumber)
  const isUnfinished = (number: number) =>
    number !== ref.number && (queued?.includes(number) ?? true)
  return (
    (run?.tested.length ?? 0) > 1 ||
    (entry?.waitingFor?.length ?? 0) > 0 ||
    numbersAhead(facts).some(isUnfinished)
  )
}

/** The service's words for a merge that was refused. */
const REFUSED = /^github_api_|merge_(refused|rejected|blocked|error)|branch_protection/

function ofFailure(facts: Facts): VerdictName {
  const { entry, gitHub } = facts
  const { failed, notRun, pending } = checksOf(facts)
  if (entry?.reason === 'start_test_run_merge_conflict') return 'conflict'
  if (gitHub?.conflicting && failed.length === 0) return 'conflict'
  if (REFUSED.test(entry?.reason ?? '') && failed.length === 0) return 'merge-refused'
  const timedOut = entry?.reason === 'test_run_timeout'
  if (pending.length > 0 && !timedOut) return 'undecided'
  if (failed.length === 0)
    return notRun.length > 0 || pending.length > 0 ? 'infrastructure' : 'undecided'
  return failed.every((check) => failsOnBase(check, facts)) ? 'broken-base' : 'check-failed'
}

const failsOnBase = ({ name, kind }: RunCheck, { base }: Facts): boolean =>
  base?.checks.some(
    (check) => check.name === name && check.kind === kind && check.state === 'failed',
  ) === true

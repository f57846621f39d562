/** Decides whose failure it is, from facts alone. The list of verdicts is closed. */
import { isMergedOnGitHub } from '../pull-request/on-github.js'
import { refusesMerge, takesOutOfQueue } from '../pull-request/reasons/queue-words.js'
import { isMerged, isQueued } from '../pull-request/record.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import { ifKnown } from '../shared/fact.js'
import type { QueueRef } from '../shared/references.js'
import { withHint } from '../shared/resubmit-hint.js'
import { failsAmong, failureCauses } from '../test-run/result.js'
import { leftWithPrerequisite, numbersAhead } from '../test-run/test-run.js'
import type { ExplainFacts } from './facts.js'
import type { TestVerdict } from './known-tests.js'
import { checksNow, isFailedByCheck } from './present-checks.js'
import { type BrokenRule, judgeFailures } from './rules.js'

interface VerdictWords {
  readonly status: 'good' | 'bad' | 'neutral'
  /** Next step without its period; empty if nothing is left to do. `{branch}` is the target branch. */
  readonly next: string
  /** The next step includes submitting again. */
  readonly isAgain?: boolean
  /** When it applies, for docs/recipes/kicked.md. */
  readonly when: string
}

const AGAIN = 'then submit it again'

export const VERDICTS = {
  merged: {
    status: 'good',
    next: '',
    when: 'the queue or GitHub has merged it into the target branch',
  },
  'not-submitted': {
    status: 'neutral',
    next: 'Submit it, with `operation: submit`',
    when: 'Trunk has no record of it',
  },
  queued: {
    status: 'neutral',
    next: 'Wait for the queue to finish',
    when: 'it waits, is being tested, or failed in a run that another pull request may have broken',
  },
  'not-ready': {
    status: 'neutral',
    next: 'Do what each reason suggests',
    when: "it isn't ready, or it waits in a queue that isn't running",
  },
  cancelled: {
    status: 'neutral',
    next: `Find out who or what took it out, ${AGAIN}`,
    isAgain: true,
    when: 'someone cancelled it, pushed to it, closed it, converted it to a draft or changed its base branch, it timed out, or a pull request that it is stacked on left the queue',
  },
  conflict: {
    status: 'bad',
    next: `Merge \`{branch}\` into the pull request, resolve the conflict, push, ${AGAIN}`,
    when: 'Trunk reports a conflict, or GitHub does and no required check failed',
  },
  'merge-refused': {
    status: 'bad',
    next: 'Do what each reason suggests',
    when: 'Trunk reports that GitHub refused the merge',
  },
  infrastructure: {
    status: 'bad',
    next: `Look at the logs of these checks and at the runners, ${AGAIN}`,
    isAgain: true,
    when: 'no required check failed, and at least one was cancelled, timed out, could not start or never reported, or failed only because its run was cancelled',
  },
  'broken-base': {
    status: 'bad',
    next: `Repair \`{branch}\` first, ${AGAIN}`,
    when: 'every required check that failed, and every failed job behind it, also fails on the newest commit of the target branch',
  },
  'known-flaky': {
    status: 'bad',
    next: 'Submit it again: the failing tests are known to be flaky',
    isAgain: true,
    when: 'all [eight rules](#try-again-automatically) hold and, if it has left the queue, its reviews could be read',
  },
  'check-failed': {
    status: 'bad',
    next: `Fix the failing check and push, ${AGAIN}`,
    isAgain: true,
    when: 'a required check failed, even if only Trunk says so, and nothing above explains it. The headline says "Yours" only if the check also failed on the head commit, and the target branch had passed it before a test run of this pull request alone',
  },
  undecided: {
    status: 'neutral',
    next: 'Look at the pull request, the queue and the checks of the test run',
    when: 'a check has not finished, nothing failed, or the state is unknown',
  },
} satisfies Readonly<Record<string, VerdictWords>>

/** A value of the output `verdict`. */
export type VerdictName = keyof typeof VERDICTS

/** Returns the next step of a verdict as a sentence; empty if nothing is left to do. */
export function nextOf(
  name: VerdictName,
  { targetBranch }: Pick<QueueRef, 'targetBranch'>,
): string {
  const { next, isAgain }: VerdictWords = VERDICTS[name]
  if (next === '') return ''
  const sentence = `${next.replaceAll('{branch}', () => targetBranch)}.`
  return isAgain ? withHint(sentence) : sentence
}

/** The verdict on the facts. */
export interface Verdict {
  readonly name: VerdictName
  /** The first rule of `known-flaky` that is not met, if they were asked. */
  readonly broken?: BrokenRule | undefined
  /** The failing tests, if they could be compared with the listing. */
  readonly tests: readonly TestVerdict[]
}

/** Judges the facts, and the failing tests if a check failed and they were read. */
export function judge(facts: ExplainFacts): Verdict {
  const name = verdictWithoutRules(facts)
  if (name !== 'check-failed' || facts.tests === undefined) return { name, tests: [] }
  const { broken, tests } = judgeFailures(facts, facts.tests)
  if (broken === undefined) return { name: 'known-flaky', tests }
  return { name, broken, tests }
}

/** Returns the first verdict that applies, as if no test were known to be flaky. */
export function verdictWithoutRules(facts: ExplainFacts): VerdictName {
  const { record, ref, entry } = facts
  if (isMerged(record, ref) || isMergedOnGitHub(ifKnown(facts.mergeFacts), ref)) return 'merged'
  if (record === undefined) return 'not-submitted'
  if (isQueued(record)) {
    if (record.state !== 'PENDING_FAILURE') return judgeQueued(facts, record)
    if (mayBeFaultOfOther(facts)) return 'queued'
    return judgeFailure(facts)
  }
  if (record.state === 'CANCELLED') return 'cancelled'
  if (record.state !== 'FAILED') return 'undecided'
  const wasTakenOut = leftWithPrerequisite(entry) || takesOutOfQueue(entry?.reason)
  return wasTakenOut ? 'cancelled' : judgeFailure(facts)
}

function judgeQueued({ queue }: ExplainFacts, { state }: SubmittedPullRequest): VerdictName {
  const queueState = ifKnown(queue)?.state ?? 'running'
  if (state === 'NOT_READY') return 'not-ready'
  if (state === 'PENDING') return queueState === 'running' ? 'queued' : 'not-ready'
  if (state === 'TESTS_PASSED' && queueState === 'paused') return 'not-ready'
  if (state === 'TESTING' || state === 'TESTS_PASSED') return 'queued'
  return 'undecided'
}

/** True if another pull request, tested with it or ahead of it, may have failed the run. */
function mayBeFaultOfOther(facts: ExplainFacts): boolean {
  const { ref, entry } = facts
  const run = ifKnown(facts.run)
  const queue = ifKnown(facts.queue)
  const queued = queue?.enqueuedPullRequests.map(({ prNumber }) => prNumber)
  const isUnfinished = (number: number) =>
    number !== ref.number && (queued?.includes(number) ?? true)
  // A queue in `single` mode tests each pull request on top of all those ahead. If nothing shows the
  // mode, assume it.
  const mayBeSingle = queue?.mode === 'single' || (queue?.mode ?? run?.ahead) === undefined
  return (
    (run?.tested.length ?? 0) > 1 ||
    (entry?.waitingFor?.length ?? 0) > 0 ||
    numbersAhead(run, entry).some(isUnfinished) ||
    (mayBeSingle && queued !== undefined && aheadOf(ref.number, queued).length > 0)
  )
}

/** Returns the pull requests ahead of one in the queue; all of them if the queue does not list it. */
function aheadOf(number: number, queued: readonly number[]): readonly number[] {
  const at = queued.indexOf(number)
  return at === -1 ? queued : queued.slice(0, at)
}

function judgeFailure(facts: ExplainFacts): VerdictName {
  const { entry, result } = facts
  const { failed, pending } = result
  if (entry?.reason === 'start_test_run_merge_conflict') return 'conflict'
  if (ifKnown(facts.mergeFacts)?.conflicting && failed.length === 0) return 'conflict'
  if (refusesMerge(entry?.reason) && failed.length === 0) return 'merge-refused'
  const timedOut = entry?.reason === 'test_run_timeout'
  const isRunning = pending.some(({ kind }) => kind !== undefined)
  if (isRunning && !timedOut) return 'undecided'
  if (failed.length === 0) return judgeWithoutFailedCheck(facts, timedOut)
  if (pending.length > 0 && !timedOut) return 'undecided'
  const onBase = ifKnown(facts.base)?.checks ?? []
  const causes = failureCauses(result)
  if (causes.every((check) => failsAmong(onBase, check))) return 'broken-base'
  return 'check-failed'
}

/** Judges a failure for which no source shows a required check that failed. */
function judgeWithoutFailedCheck(facts: ExplainFacts, timedOut: boolean): VerdictName {
  const { notRun, pending } = facts.result
  const areAllShown = pending.length === 0 || timedOut
  if (notRun.length + pending.length > 0 && areAllShown) return 'infrastructure'
  if (notRun.length > 0 || !isFailedByCheck(facts)) return 'undecided'
  // The service alone names the cause. Jobs that were stopped, or checks that are green, contradict it.
  const { isGreen, stopped } = checksNow(facts)
  if (isGreen || stopped.length > 0) return 'undecided'
  return 'check-failed'
}

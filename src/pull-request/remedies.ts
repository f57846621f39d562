import type { PullRequestRef } from '../shared/references.js'
import type { Reason, ReasonKind } from './reasons.js'

/** What to do about a reason, whether it is still in the queue or not. */
const WHATEVER_ITS_STATE: Readonly<Partial<Record<ReasonKind, string>>> = {
  'base-changed':
    'Change its base branch back to `{branch}`, or submit it to the queue of its new base branch',
  'head-moved': 'Submit the new head commit',
  'impacted-targets':
    'Upload them with `operation: set-impacted-targets` in a workflow that runs for every push to the pull request',
  'check-missing':
    'Run the workflow that reports the check: a path filter or a renamed job leaves a required check waiting forever',
  'queue-state': 'Resume the queue, for example with `operation: resume-queue`',
  'not-in-queue': 'Submit it, with `operation: submit`',
}

/** The same for reasons after which it must be submitted again if it left the queue. */
const THEN_SUBMIT: Readonly<Partial<Record<ReasonKind, string>>> = {
  closed: 'Reopen the pull request',
  draft: 'Mark it as ready for review',
  'check-failed': 'Fix the failing checks and push',
  conflict: 'Merge `{branch}` into the pull request, resolve the conflict, and push',
  'changes-requested': 'Make the requested changes and ask for another review',
  'review-required': 'Ask for a review',
  behind: 'Merge `{branch}` into the pull request and push',
  'check-pending': 'Wait for the check',
}

/**
 * What to do about the first reason that says it; `undefined` when none does.
 * @param queued whether it is still in the queue, which then continues by itself
 */
export function remedyOf(
  reasons: readonly Reason[],
  { targetBranch }: PullRequestRef,
  queued = false,
): string | undefined {
  const next = queued ? '; the queue then continues by itself' : ', then submit it again'
  const [first] = reasons.flatMap(({ kind }) => {
    const clause = WHATEVER_ITS_STATE[kind] ?? (THEN_SUBMIT[kind] && `${THEN_SUBMIT[kind]}${next}`)
    return clause === undefined ? [] : [clause]
  })
  return first && `${first.replace('{branch}', () => targetBranch)}.`
}

import type { PullRequestRef } from '../shared/references.js'
import type { Reason, ReasonKind } from './reasons.js'

/** What to do about a reason, and whether one that left the queue must be resubmitted. */
interface Remedy {
  readonly clause: (ref: PullRequestRef) => string
  readonly resubmit?: boolean
}

const REMEDIES: Readonly<Partial<Record<ReasonKind, Remedy>>> = {
  closed: { clause: () => 'Reopen the pull request', resubmit: true },
  draft: { clause: () => 'Mark it as ready for review', resubmit: true },
  'base-changed': {
    clause: ({ targetBranch }) =>
      `Change its base branch back to \`${targetBranch}\`, or submit it to the queue of its new base branch`,
  },
  'head-moved': { clause: () => 'Submit the new head commit' },
  'check-failed': { clause: () => 'Fix the failing checks and push', resubmit: true },
  conflict: {
    clause: ({ targetBranch }) =>
      `Merge \`${targetBranch}\` into the pull request, resolve the conflict, and push`,
    resubmit: true,
  },
  'changes-requested': {
    clause: () => 'Make the requested changes and ask for another review',
    resubmit: true,
  },
  'review-required': { clause: () => 'Ask for a review', resubmit: true },
  'impacted-targets': {
    clause: () =>
      'Upload them with `operation: set-impacted-targets` in a workflow that runs for every push to the pull request',
  },
  'check-missing': {
    clause: () =>
      'Run the workflow that reports the check: a path filter or a renamed job leaves a required check waiting forever',
  },
  behind: {
    clause: ({ targetBranch }) => `Merge \`${targetBranch}\` into the pull request and push`,
    resubmit: true,
  },
  'check-pending': { clause: () => 'Wait for the check', resubmit: true },
  'queue-state': {
    clause: () => 'Resume the queue, for example with `operation: resume-queue`',
  },
  'not-in-queue': { clause: () => 'Submit it, with `operation: submit`' },
}

/**
 * What to do about the first reason that says it; `undefined` when none does.
 * @param queued whether it is still in the queue, which then continues by itself
 */
export function remedyOf(
  reasons: readonly Reason[],
  ref: PullRequestRef,
  queued: boolean,
): string | undefined {
  for (const { kind } of reasons) {
    const remedy = REMEDIES[kind]
    if (remedy === undefined) continue
    const clause = remedy.clause(ref)
    if (!remedy.resubmit) return `${clause}.`
    return queued
      ? `${clause}; the queue then continues by itself.`
      : `${clause}, then submit it again.`
  }
  return undefined
}

import type { PullRequestRef } from '../shared/references.js'
import type { Reason, ReasonKind } from './reasons.js'

/** What to do about each kind of reason, one sentence or two. */
const REMEDIES: Readonly<Partial<Record<ReasonKind, (ref: PullRequestRef) => string>>> = {
  closed: () => 'Reopen the pull request, then submit it again.',
  draft: () => 'Mark it as ready for review, then submit it again.',
  'base-changed': ({ targetBranch }) =>
    `Change its base branch back to \`${targetBranch}\`, or submit it to the queue of its new base branch.`,
  'head-moved': () => 'Submit the new head commit.',
  'check-failed': () => 'Fix the failing checks, push, and submit again.',
  conflict: ({ targetBranch }) =>
    `Merge \`${targetBranch}\` into the pull request, resolve the conflict, push, and submit again.`,
  'changes-requested': () => 'Make the requested changes and ask for another review.',
  'review-required': () => 'Ask for a review; it goes on by itself once approved.',
  'impacted-targets': () =>
    'Upload them with `operation: set-impacted-targets` in a workflow that runs for every push to the pull request.',
  'check-missing': () =>
    'Run the workflow that reports the check; a path filter or a renamed job leaves a required check waiting for ever.',
  behind: ({ targetBranch }) => `Merge \`${targetBranch}\` into the pull request and push.`,
  'check-pending': () => 'Wait for the check, then run the step again if need be.',
  'queue-state': () => 'Resume the queue, for example with `operation: resume-queue`.',
  'not-in-queue': () => 'Submit it, with `operation: submit`.',
}

/** What to do about the first reason that says it; `undefined` when none does. */
export function remedyOf(reasons: readonly Reason[], ref: PullRequestRef): string | undefined {
  const found = reasons.find(({ kind }) => REMEDIES[kind] !== undefined)
  return found && REMEDIES[found.kind]?.(ref)
}

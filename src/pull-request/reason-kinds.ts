import type { PullRequestRef } from '../shared/references.js'

/** What goes with one kind of reason why a pull request is not merged. */
interface Kind {
  /** It says something of open pull requests only: what a closed one would need does not matter. */
  readonly ofOpen?: boolean
  /** What the address of the reason shows, where that is more than the pull request. */
  readonly page?: string
  /** What to do about it; `{branch}` stands for the target branch. */
  readonly remedy?: string
  /** Whether a pull request that left the queue must then be submitted again. */
  readonly resubmit?: boolean
}

const kinds = {
  'queue-reason': {},
  closed: { remedy: 'Reopen the pull request', resubmit: true },
  draft: { ofOpen: true, remedy: 'Mark it as ready for review', resubmit: true },
  'base-changed': {
    remedy:
      'Change its base branch back to `{branch}`, or submit it to the queue of its new base branch',
  },
  'head-moved': { page: 'commits', remedy: 'Submit the new head commit' },
  'check-failed': { page: 'log', remedy: 'Fix the failing checks and push', resubmit: true },
  conflict: {
    ofOpen: true,
    page: 'files',
    remedy: 'Merge `{branch}` into the pull request, resolve the conflict, and push',
    resubmit: true,
  },
  'changes-requested': {
    ofOpen: true,
    remedy: 'Make the requested changes and ask for another review',
    resubmit: true,
  },
  'review-required': { ofOpen: true, remedy: 'Ask for a review', resubmit: true },
  'impacted-targets': {
    ofOpen: true,
    remedy:
      'Upload them with `operation: set-impacted-targets` in a workflow that runs for every push to the pull request',
  },
  'check-missing': {
    ofOpen: true,
    page: 'checks',
    remedy:
      'Run the workflow that reports the check: a path filter or a renamed job leaves a required check waiting forever',
  },
  behind: {
    ofOpen: true,
    remedy: 'Merge `{branch}` into the pull request and push',
    resubmit: true,
  },
  'check-pending': { ofOpen: true, page: 'log', remedy: 'Wait for the check', resubmit: true },
  'queue-state': { remedy: 'Resume the queue, for example with `operation: resume-queue`' },
  'not-in-queue': { remedy: 'Submit it, with `operation: submit`' },
} satisfies Readonly<Record<string, Kind>>

export type ReasonKind = keyof typeof kinds

/** Every kind of reason. */
export const KINDS: Readonly<Record<ReasonKind, Kind>> = kinds

/**
 * What to do about the first reason that says it; `undefined` when none does.
 * @param queued whether it is still in the queue, which then continues by itself
 */
export function remedyOf(
  reasons: readonly { readonly kind: ReasonKind }[],
  { targetBranch }: PullRequestRef,
  queued = false,
): string | undefined {
  const { remedy, resubmit } =
    reasons.map(({ kind }) => KINDS[kind]).find((kind) => kind.remedy) ?? {}
  const next = queued ? '; the queue then continues by itself' : ', then submit it again'
  return remedy && `${remedy.replace('{branch}', () => targetBranch)}${resubmit ? next : ''}.`
}

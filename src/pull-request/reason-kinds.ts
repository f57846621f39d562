/** Every kind of reason why a pull request is not merged, with its remedy. */

/** Next step for a reason, as a sentence without its period; `{branch}` is the target branch. */
export interface Remedy {
  readonly remedy: string
  /** It left the queue for this, and must be submitted again. */
  readonly again?: boolean
}

interface Kind extends Partial<Remedy> {
  /** Only applies to open pull requests. */
  readonly ofOpen?: boolean
  /** Name of the linked page, if it is not the pull request itself. */
  readonly page?: string
}

const kinds = {
  'queue-reason': {},
  'permission-missing': {},
  closed: { remedy: 'Reopen the pull request', again: true },
  draft: { ofOpen: true, remedy: 'Mark it as ready for review', again: true },
  'base-changed': {
    remedy:
      'Change its base branch back to `{branch}`, or submit it to the queue of its new base branch',
  },
  'head-moved': {
    page: 'commits',
    remedy: 'Submit the new head commit when its checks have passed',
  },
  'check-failed': { page: 'log', remedy: 'Fix the failing check and push', again: true },
  conflict: {
    ofOpen: true,
    page: 'conflicts',
    remedy: 'Merge `{branch}` into the pull request, resolve the conflict, and push',
    again: true,
  },
  'changes-requested': {
    ofOpen: true,
    remedy: 'Make the requested changes, push, and ask for another review',
    again: true,
  },
  'review-required': { ofOpen: true, remedy: 'Ask for a review', again: true },
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
    again: true,
  },
  behind: { ofOpen: true, remedy: 'Merge `{branch}` into the pull request and push', again: true },
  'check-pending': { ofOpen: true, page: 'log', remedy: 'Wait for the check', again: true },
  'queue-state': { remedy: 'Resume the queue, for example with `operation: resume-queue`' },
  'not-in-queue': { remedy: 'Submit it, with `operation: submit`' },
} satisfies Readonly<Record<string, Kind>>

export type ReasonKind = keyof typeof kinds

/** Every kind of reason. */
export const KINDS: Readonly<Record<ReasonKind, Kind>> = kinds

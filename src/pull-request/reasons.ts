/** Why a pull request is not merged, as a pure function of what the service and GitHub say. */

import type { GitHubCheck, MergeFacts } from '../github/merge-facts.js'
import { isEnded, type SubmittedPullRequest } from '../service/schemas.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Check } from './test-runs.js'

/** What goes with one kind of reason why a pull request is not merged. */
interface Kind {
  /** It says something of open pull requests only: what a closed one would need does not matter. */
  readonly ofOpen?: boolean
  /** What the address of the reason shows, where that is more than the pull request. */
  readonly page?: string
  /** What to do about it; `{branch}` stands for the target branch. */
  readonly remedy?: string
  /** Whether a pull request that left the queue must then be submitted again. */
  readonly again?: boolean
}

const kinds = {
  'queue-reason': {},
  closed: { remedy: 'Reopen the pull request', again: true },
  draft: { ofOpen: true, remedy: 'Mark it as ready for review', again: true },
  'base-changed': {
    remedy:
      'Change its base branch back to `{branch}`, or submit it to the queue of its new base branch',
  },
  'head-moved': { page: 'commits', remedy: 'Submit the new head commit' },
  'check-failed': { page: 'log', remedy: 'Fix the failing checks and push', again: true },
  conflict: {
    ofOpen: true,
    page: 'files',
    remedy: 'Merge `{branch}` into the pull request, resolve the conflict, and push',
    again: true,
  },
  'changes-requested': {
    ofOpen: true,
    remedy: 'Make the requested changes and ask for another review',
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
  },
  behind: { ofOpen: true, remedy: 'Merge `{branch}` into the pull request and push', again: true },
  'check-pending': { ofOpen: true, page: 'log', remedy: 'Wait for the check', again: true },
  'queue-state': { remedy: 'Resume the queue, for example with `operation: resume-queue`' },
  'not-in-queue': { remedy: 'Submit it, with `operation: submit`' },
} satisfies Readonly<Record<string, Kind>>

export type ReasonKind = keyof typeof kinds

/** Every kind of reason. */
export const KINDS: Readonly<Record<ReasonKind, Kind>> = kinds

/** One reason. In `text`, names and nothing else are in backticks. */
export interface Reason {
  readonly kind: ReasonKind
  /** One sentence without its period. */
  readonly text: string
  readonly url?: string | undefined
}

/** All that is known at the end; what is not known is absent. */
export interface ReasonFacts {
  readonly ref: PullRequestRef
  readonly record: SubmittedPullRequest | undefined
  /** Why it left the queue, by the service: in plain words, and the word that it uses. */
  readonly event?: { readonly text: string; readonly reason: string | undefined } | undefined
  readonly gitHub?: MergeFacts | undefined
  /** Checks that failed in its test runs, by the service. */
  readonly failing?: readonly Check[] | undefined
  readonly queueState?: string | undefined
}

/** Why a pull request is not merged, the most useful reason first; none for a merged one. */
export function reasonsOf(facts: ReasonFacts): readonly Reason[] {
  const { gitHub, record, ref, event } = facts
  if (gitHub?.merged && gitHub.baseBranch === ref.targetBranch) return []
  if (record?.state === 'MERGED') return []
  const testsFirst = record?.state === 'FAILED'
  const found = [
    event && reason('queue-reason', `The queue says: ${event.text}`, gitHub?.url),
    ...(testsFirst ? ofTests(facts) : []),
    ...ofPullRequest(facts),
    ...(testsFirst ? [] : ofTests(facts)),
    ...ofMerge(facts),
    ...ofQueue(facts),
  ]
  const applying = found.filter((one) => one !== undefined && one !== false)
  return unique(applying.filter(({ kind }) => !gitHub?.closed || !KINDS[kind].ofOpen))
}

/** A reason where it applies. */
type Maybe = Reason | false | undefined

const reason = (kind: ReasonKind, text: string, url?: string): Reason => ({ kind, text, url })

/** What takes a pull request out of the queue, whatever its tests say. */
function ofPullRequest({ gitHub, record, ref, event }: ReasonFacts): Maybe[] {
  const { url, merged, headSha } = gitHub ?? {}
  const base = gitHub?.baseBranch ?? record?.prBaseBranch ?? ref.targetBranch
  const otherBase = base !== ref.targetBranch || record?.readiness?.doesBaseBranchMatch === false
  const isClosed = gitHub?.closed && !merged && event?.reason !== 'PR_CLOSED'
  const isDraft = gitHub?.draft && event?.reason !== 'PR_CONVERTED_TO_DRAFT'
  const sha = record?.prSha
  const hasMoved = headSha !== undefined && sha !== undefined && sha !== headSha
  return [
    isClosed && reason('closed', 'It is closed, which takes it out of the queue', url),
    isDraft && reason('draft', 'It is a draft, which keeps it out of the queue', url),
    otherBase && reason('base-changed', otherBaseText(base, ref, merged), url),
    hasMoved &&
      reason(
        'head-moved',
        `Its head moved from ${quoted(short(sha))} to ${quoted(short(headSha))}; a push takes it out of the queue`,
        `${url}/commits`,
      ),
  ]
}

function otherBaseText(base: string, { targetBranch }: PullRequestRef, merged = false): string {
  if (base === targetBranch)
    return `Its base branch is not ${quoted(targetBranch)}, the branch of the queue`
  return merged
    ? `It was merged into ${quoted(base)}, not into ${quoted(targetBranch)}`
    : `Its base branch is ${quoted(base)}, and the queue is that of ${quoted(targetBranch)}`
}

/** Checks. For each name, the service precedes GitHub, and the test branch the head commit. */
function ofTests({ failing = [], gitHub }: ReasonFacts): Reason[] {
  const { checks = [], testChecks = [], requiredChecks = [] } = gitHub ?? {}
  const inTests = [...failing, ...testChecks.filter(hasFailed)]
  const reported = new Set(checks.map(({ name }) => name))
  const expected = [
    ...checks.filter(({ state }) => state === 'expected').map(({ name }) => name),
    ...requiredChecks.filter((name) => !reported.has(name)),
  ]
  const unreported = { required: true, url: gitHub && `${gitHub.url}/checks` }
  return [
    ...inTests
      .toSorted((one, other) => Number(other.required ?? false) - Number(one.required ?? false))
      .map(that('check-failed', 'failed on the test branch')),
    ...checks
      .filter((check) => hasFailed(check) && check.required !== false)
      .map(that('check-failed', 'failed on the head commit')),
    ...expected
      .map((name) => ({ ...unreported, name }))
      .map(that('check-missing', 'was never reported')),
    ...testChecks
      .filter(isPending)
      .map(that('check-pending', 'has not finished on the test branch')),
    ...checks.filter(isPending).map(that('check-pending', 'has not finished on the head commit')),
  ]
}

const hasFailed = ({ state }: GitHubCheck): boolean => state === 'failure'
const isPending = ({ state, required }: GitHubCheck): boolean =>
  state === 'pending' && required === true

const that =
  (kind: ReasonKind, what: string) =>
  ({ name, url, required }: Pick<GitHubCheck, 'name' | 'url' | 'required'>): Reason =>
    reason(kind, `${required ? 'Required check' : 'Check'} ${quoted(name)} ${what}`, url)

/** What GitHub, or the service on its behalf, needs before a merge. */
function ofMerge({ gitHub, record }: ReasonFacts): Maybe[] {
  const { url, baseBranch = '', conflicting, behind } = gitHub ?? {}
  const base = quoted(baseBranch)
  const { requiresImpactedTargets, hasImpactedTargets } = record?.readiness ?? {}
  return [
    conflicting && reason('conflict', `It conflicts with ${base}`, `${url}/conflicts`),
    gitHub?.changesRequested && reason('changes-requested', 'A review requests changes', url),
    gitHub?.reviewRequired && reason('review-required', 'A review is required', url),
    requiresImpactedTargets &&
      hasImpactedTargets === false &&
      reason(
        'impacted-targets',
        'The queue needs impacted targets, and none were uploaded for the head commit',
      ),
    behind && reason('behind', `It is behind ${base}, which must be merged into it first`, url),
  ]
}

function ofQueue({ record, queueState = 'running', ref, gitHub }: ReasonFacts): Maybe[] {
  const mergeability = record?.readiness?.gitHubMergeability
  const queue = `The queue of ${quoted(ref.targetBranch)}`
  const absent =
    record === undefined ? 'It was never submitted to the queue' : 'It is not in the queue'
  return [
    gitHub === undefined &&
      mergeability === 'not_mergeable' &&
      reason(
        'queue-reason',
        'GitHub says that it cannot be merged: a conflict, a missing review or a failed check',
      ),
    mergeability === 'in_progress' &&
      reason('queue-reason', 'GitHub is still working out whether it can be merged', gitHub?.url),
    queueState !== 'running' &&
      reason('queue-state', `${queue} is ${queueState.replaceAll('_', ' ')}`),
    !record?.isCurrentlySubmittedToQueue &&
      !isEnded(record?.state) &&
      reason('not-in-queue', absent, gitHub?.url),
  ]
}

/** A check can be named by the service and by GitHub. */
function unique(reasons: readonly Reason[]): readonly Reason[] {
  const byText = new Map<string, Reason>()
  for (const reason of reasons) {
    const key = reason.text.replace(/^Required check/, 'Check')
    if (!byText.has(key)) byText.set(key, reason)
  }
  return [...byText.values()]
}

/** A name from outside, which is shown as code. */
const quoted = (name: string): string => `\`${name.replaceAll('`', "'")}\``

const short = (sha: string): string => sha.slice(0, 12)

/**
 * What to do about the first reason that says it; `undefined` when none does.
 * @param queued whether it is still in the queue, which then continues by itself
 */
export function remedyOf(
  reasons: readonly Reason[],
  { targetBranch }: PullRequestRef,
  queued = false,
): string | undefined {
  const { remedy, again } = reasons.map(({ kind }) => KINDS[kind]).find((kind) => kind.remedy) ?? {}
  const next = queued ? '; the queue then continues by itself' : ', then submit it again'
  return remedy && `${remedy.replace('{branch}', () => targetBranch)}${again ? next : ''}.`
}

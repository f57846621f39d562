/** Why a pull request is not merged, as a pure function of what the service and GitHub say. */

import type { GitHubCheck, MergeFacts } from '../github/merge-facts.js'
import { isEnded, type SubmittedPullRequest } from '../service/schemas.js'
import type { PullRequestRef } from '../shared/references.js'
import type { QueueEvent } from './queue-event.js'
import { KINDS, type ReasonKind } from './reason-kinds.js'
import type { Check } from './test-runs.js'

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
  /** The last entry of the service's own history that gives a reason. */
  readonly event?: QueueEvent | undefined
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
  return unique(
    found
      .filter((one) => one !== undefined && one !== false)
      .filter(({ kind }) => !gitHub?.closed || !KINDS[kind].ofOpen),
  )
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
  return [
    isClosed && reason('closed', 'It is closed, which takes it out of the queue', url),
    isDraft && reason('draft', 'It is a draft, which keeps it out of the queue', url),
    otherBase && reason('base-changed', otherBaseText(base, ref, merged), url),
    headSha !== undefined &&
      sha !== undefined &&
      sha !== headSha &&
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
  const { requiresImpactedTargets, hasImpactedTargets } = record?.readiness ?? {}
  return [
    conflicting &&
      reason('conflict', `It conflicts with ${quoted(baseBranch)}`, `${url}/conflicts`),
    gitHub?.changesRequested && reason('changes-requested', 'A review requests changes', url),
    gitHub?.reviewRequired && reason('review-required', 'A review is required', url),
    requiresImpactedTargets &&
      hasImpactedTargets === false &&
      reason(
        'impacted-targets',
        'The queue needs impacted targets, and none were uploaded for the head commit',
      ),
    behind &&
      reason(
        'behind',
        `It is behind ${quoted(baseBranch)}, which must be merged into it first`,
        url,
      ),
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

/** Why a pull request is not merged, as a pure function of what the service and GitHub say. */

import type { GitHubCheck, MergeFacts } from '../github/merge-facts.js'
import { isEnded, type Readiness, type SubmittedPullRequest } from '../service/schemas.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Check } from './checks.js'
import type { QueueEvent } from './queue-event.js'

export type ReasonKind =
  | 'queue-reason'
  | 'closed'
  | 'draft'
  | 'base-changed'
  | 'head-moved'
  | 'check-failed'
  | 'conflict'
  | 'changes-requested'
  | 'review-required'
  | 'impacted-targets'
  | 'check-missing'
  | 'behind'
  | 'check-pending'
  | 'queue-state'
  | 'not-in-queue'

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
  readonly failing?: readonly Check[]
  /** Checks that the queue requires and that its test runs never reported, by the service. */
  readonly missing?: readonly string[]
  readonly queueState?: string | undefined
}

/** Where a check ran, in words. */
type Place = 'the head commit' | 'the test branch'

/** What a closed pull request would need does not matter. */
const OF_OPEN_ONES: ReadonlySet<ReasonKind> = new Set([
  'draft',
  'conflict',
  'changes-requested',
  'review-required',
  'impacted-targets',
  'check-missing',
  'behind',
  'check-pending',
])

/** Why a pull request is not merged, the most useful reason first; none for a merged one. */
export function reasonsOf(facts: ReasonFacts): readonly Reason[] {
  const { gitHub, ref } = facts
  if (gitHub?.state === 'merged' && gitHub.baseBranch === ref.targetBranch) return []
  if (facts.record?.state === 'MERGED') return []
  const all = [
    ...ofEvent(facts),
    ...(facts.record?.state === 'FAILED' ? ofTests(facts) : []),
    ...ofPullRequest(facts),
    ...(facts.record?.state === 'FAILED' ? [] : ofTests(facts)),
    ...ofMerge(facts),
    ...ofQueue(facts),
  ]
  const open = gitHub === undefined || gitHub.state === 'open'
  return unique(all.filter(({ kind }) => open || !OF_OPEN_ONES.has(kind)))
}

const ofEvent = ({ event, gitHub }: ReasonFacts): Reason[] =>
  event === undefined
    ? []
    : [{ kind: 'queue-reason', text: `The queue says: ${event.text}`, url: gitHub?.url }]

/** What takes a pull request out of the queue, whatever its tests say. */
function ofPullRequest({ gitHub, record, ref, event }: ReasonFacts): Reason[] {
  const reasons: Reason[] = []
  const url = gitHub?.url
  if (gitHub?.state === 'closed' && event?.implies !== 'closed')
    reasons.push({ kind: 'closed', text: 'It is closed, which takes it out of the queue', url })
  if (gitHub?.draft && event?.implies !== 'draft')
    reasons.push({ kind: 'draft', text: 'It is a draft, which keeps it out of the queue', url })
  const base = gitHub?.baseBranch ?? record?.prBaseBranch
  const otherBase = base !== undefined && base !== ref.targetBranch
  if (gitHub?.state === 'merged' && otherBase)
    reasons.push({
      kind: 'base-changed',
      text: `It was merged into ${quoted(base)}, not into ${quoted(ref.targetBranch)}`,
      url,
    })
  else if (otherBase || record?.readiness?.doesBaseBranchMatch === false)
    reasons.push({
      kind: 'base-changed',
      text: otherBase
        ? `Its base branch is ${quoted(base)}, and the queue is that of ${quoted(ref.targetBranch)}`
        : `Its base branch is not ${quoted(ref.targetBranch)}, the branch of the queue`,
      url,
    })
  if (gitHub !== undefined && record?.prSha !== undefined && gitHub.headSha !== record.prSha)
    reasons.push({
      kind: 'head-moved',
      text: `Its head moved from ${quoted(short(record.prSha))} to ${quoted(short(gitHub.headSha))}; a push takes it out of the queue`,
      url: url && `${url}/commits`,
    })
  return reasons
}

/** Checks. For each name, the service precedes GitHub, and the test branch the head commit. */
function ofTests({ failing = [], missing = [], gitHub }: ReasonFacts): Reason[] {
  const { checks = [], testChecks = [], requiredChecks = [] } = gitHub ?? {}
  const required = byRequired([...failing, ...testChecks.filter(hasFailed)])
  const reported = new Set(checks.map(({ name }) => name))
  const unreported = [
    ...missing,
    ...checks.filter(({ state }) => state === 'expected').map(({ name }) => name),
    ...requiredChecks.filter((name) => !reported.has(name)),
  ]
  return [
    ...required.map((check) => failed(check, 'the test branch')),
    ...checks
      .filter((c) => hasFailed(c) && c.required !== false)
      .map((c) => failed(c, 'the head commit')),
    ...unreported.map(
      (name): Reason => ({
        kind: 'check-missing',
        text: `Required check ${quoted(name)} was never reported`,
        url: gitHub && `${gitHub.url}/checks`,
      }),
    ),
    ...testChecks.filter(isPending).map((check) => pending(check, 'the test branch')),
    ...checks.filter(isPending).map((check) => pending(check, 'the head commit')),
  ]
}

const hasFailed = ({ state }: GitHubCheck): boolean => state === 'failure'
const isPending = ({ state, required }: GitHubCheck): boolean =>
  state === 'pending' && required === true

const byRequired = <T extends { readonly required: boolean | undefined }>(checks: readonly T[]) =>
  [...checks].sort((one, other) => Number(other.required === true) - Number(one.required === true))

type AnyCheck = Pick<GitHubCheck, 'name' | 'url' | 'required'>

const failed = ({ name, url, required }: AnyCheck, place: Place): Reason => ({
  kind: 'check-failed',
  text: `${required ? 'Required check' : 'Check'} ${quoted(name)} failed on ${place}`,
  url,
})

const pending = ({ name, url }: AnyCheck, place: Place): Reason => ({
  kind: 'check-pending',
  text: `Required check ${quoted(name)} has not finished on ${place}`,
  url,
})

/** What GitHub, or the service on its behalf, needs before a merge. */
function ofMerge({ gitHub, record }: ReasonFacts): Reason[] {
  const reasons: Reason[] = []
  const url = gitHub?.url
  if (gitHub?.conflicting)
    reasons.push({
      kind: 'conflict',
      text: `It conflicts with ${quoted(gitHub.baseBranch)}`,
      url: `${url}/conflicts`,
    })
  if (gitHub?.review === 'changes-requested')
    reasons.push({ kind: 'changes-requested', text: 'A review requests changes', url })
  if (gitHub?.review === 'required')
    reasons.push({ kind: 'review-required', text: 'A review is required', url })
  if (targetsAreMissing(record?.readiness))
    reasons.push({
      kind: 'impacted-targets',
      text: 'The queue needs impacted targets, and none were uploaded for the head commit',
    })
  if (gitHub?.behind)
    reasons.push({
      kind: 'behind',
      text: `It is behind ${quoted(gitHub.baseBranch)}, which must be merged into it first`,
      url,
    })
  return reasons
}

function ofQueue({ record, queueState, ref, gitHub }: ReasonFacts): Reason[] {
  const reasons: Reason[] = []
  const mergeability = record?.readiness?.gitHubMergeability
  if (gitHub === undefined && mergeability === 'not_mergeable')
    reasons.push({
      kind: 'queue-reason',
      text: 'GitHub says that it cannot be merged: a conflict, a missing review or a failed check',
    })
  if (mergeability === 'in_progress')
    reasons.push({
      kind: 'queue-reason',
      text: 'GitHub is still working out whether it can be merged',
      url: gitHub?.url,
    })
  if (queueState !== undefined && queueState !== 'running')
    reasons.push({
      kind: 'queue-state',
      text: `The queue of ${quoted(ref.targetBranch)} is ${queueState.replaceAll('_', ' ')}`,
    })
  if (!record?.isCurrentlySubmittedToQueue && !isEnded(record?.state))
    reasons.push({
      kind: 'not-in-queue',
      text: record === undefined ? 'It was never submitted to the queue' : 'It is not in the queue',
      url: gitHub?.url,
    })
  return reasons
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

/** What keeps a pull request from being ready, one phrase each, as far as the service says. */
export function whatIsMissing(readiness: Readiness | undefined): string[] {
  if (readiness === undefined) return []
  const missing: string[] = []
  if (targetsAreMissing(readiness))
    missing.push('the queue needs impacted targets and none were uploaded for the head commit')
  if (readiness.doesBaseBranchMatch === false)
    missing.push('the base branch of the pull request is not the branch of the queue')
  if (readiness.gitHubMergeability === 'not_mergeable')
    missing.push(
      'GitHub says that it cannot be merged (a conflict, a missing review or a failed required check)',
    )
  if (readiness.gitHubMergeability === 'in_progress')
    missing.push('GitHub is still working out whether it can be merged')
  return missing
}

/** A parallel queue waits for targets that were never uploaded. */
export const targetsAreMissing = (readiness: Readiness | undefined): boolean =>
  readiness?.requiresImpactedTargets === true && readiness.hasImpactedTargets === false

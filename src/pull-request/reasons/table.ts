/**
 * Every reason why a pull request is not merged, the most useful first: its text, its next step, and
 * the steps that it stops. The checks move ahead if they explain a failure.
 */
import type { MergeFacts } from '../../github/merge-facts.js'
import { isEnded } from '../../service/schemas.js'
import { isInStack, leadsToTarget, type PullRequestRef } from '../../shared/references.js'
import { firstOf, inBackticks } from '../../shared/text.js'
import { differsFromHead, isQueued } from '../record.js'
import { behindText, conflictText, KNOWN_BLOCKS, reasonsOfChecks } from './check-reasons.js'
import type { Candidate, ReasonFacts, Remedy } from './facts.js'

/** Facts that keep a pull request from being submitted; those that do not matter are absent. */
export interface StopFacts {
  readonly ref: PullRequestRef
  readonly gitHub: Partial<MergeFacts>
  /** The head that failed. */
  readonly head?: string | undefined
  readonly queueState?: string | undefined
  /** Reviewers who request changes; empty if GitHub does not name them. */
  readonly changesRequestedBy?: string | undefined
}

/** A step that a reason can stop. `again-if-named`: a further try whose contract names the condition. */
export type Act = 'submit' | 'again' | 'again-if-named'

interface Row extends Partial<Remedy> {
  /** Its kind in the outputs, if that is not its name. */
  readonly kind?: 'queue-reason'
  /** Only applies to open pull requests. */
  readonly onlyIfOpen?: boolean
  /** Name of the linked page, if that is not the pull request itself. */
  readonly page?: string
  readonly hasNoUrl?: boolean
  /** Why it is not merged: one sentence without its period, or several reasons. */
  readonly reason?: (facts: ReasonFacts) => string | false | undefined | readonly Candidate[]
  /** The steps that it stops. */
  readonly stops?: readonly Act[]
  /** Why the step is stopped, as a clause. @param it the subject */
  readonly clause?: (facts: StopFacts, it: string) => string | false | undefined
}

/** The remedy for a word of the service that this version does not know. */
export const UNKNOWN_WORD: Remedy = {
  remedy: 'Look at the pull request and at the queue',
  again: true,
}

const rows = {
  'queue-reason': { reason: reasonOfQueue },
  stack: { kind: 'queue-reason', reason: reasonOfStack },
  closed: {
    remedy: 'Reopen the pull request',
    again: true,
    reason: ({ gitHub, queueReason, ...facts }) =>
      gitHub?.closed &&
      !isMergedAnywhere({ gitHub, ...facts }) &&
      queueReason?.sameAs !== 'closed' &&
      'It is closed, which takes it out of the queue',
    stops: ['submit', 'again'],
    clause: ({ gitHub }, it) => gitHub.closed && `${it} is closed`,
  },
  draft: {
    onlyIfOpen: true,
    remedy: 'Mark it as ready for review',
    again: true,
    reason: ({ gitHub, queueReason }) =>
      gitHub?.draft &&
      queueReason?.sameAs !== 'draft' &&
      'It is a draft, which keeps it out of the queue',
    stops: ['submit', 'again'],
    clause: ({ gitHub }, it) => gitHub.draft && `${it} is a draft`,
  },
  'base-changed': {
    remedy:
      'Change its base branch back to `{branch}`, or submit it to the queue of its new base branch',
    reason: reasonOfBase,
    stops: ['submit', 'again'],
    clause: ({ gitHub: { baseBranch }, ref }) =>
      baseBranch !== undefined &&
      !leadsToTarget(baseBranch, ref) &&
      `its base branch is ${inBackticks(baseBranch)}`,
  },
  'head-moved': {
    page: 'commits',
    remedy: 'Submit the new head commit when its checks have passed',
    again: 'named',
    reason: ({ gitHub, record }) =>
      gitHub !== undefined &&
      record?.prSha !== undefined &&
      differsFromHead(gitHub.headSha, record.prSha) &&
      `Its head moved from ${shortHead(record.prSha)} to ${shortHead(gitHub.headSha)}; a push takes it out of the queue`,
    stops: ['again'],
    clause: ({ gitHub: { headSha }, head }) =>
      headSha !== undefined &&
      differsFromHead(headSha, head) &&
      `its head is now ${shortHead(headSha)}`,
  },
  'check-failed': {
    page: 'log',
    remedy: 'Fix the failing check and push',
    again: true,
    // Also finds the next two, because checks are listed by commit, not by result.
    reason: reasonsOfChecks,
  },
  'check-missing': {
    onlyIfOpen: true,
    page: 'checks',
    remedy:
      'Run the workflow that reports the check: a path filter or a renamed job leaves a required check waiting forever',
    again: true,
  },
  'check-pending': {
    onlyIfOpen: true,
    page: 'log',
    remedy: 'Wait for the check',
    again: true,
  },
  conflict: {
    onlyIfOpen: true,
    page: 'conflicts',
    remedy: 'Merge `{branch}` into the pull request, resolve the conflict, and push',
    again: true,
    reason: ({ gitHub }) => gitHub?.conflicting && conflictText(gitHub.baseBranch),
    stops: ['again'],
    clause: ({ gitHub, ref }) =>
      gitHub.conflicting && `it conflicts with ${inBackticks(ref.targetBranch)}`,
  },
  'changes-requested': {
    onlyIfOpen: true,
    remedy: 'Make the requested changes, push, and ask for another review',
    again: true,
    reason: ({ gitHub }) => gitHub?.changesRequested && 'A review requests changes',
    stops: ['again-if-named'],
    clause: ({ changesRequestedBy: reviewer }) =>
      reviewer !== undefined &&
      `a review${reviewer === '' ? '' : ` by ${inBackticks(reviewer)}`} requests changes`,
  },
  'review-required': {
    onlyIfOpen: true,
    remedy: 'Ask for a review',
    again: true,
    reason: ({ gitHub }) => gitHub?.reviewRequired && 'A review is required',
  },
  'impacted-targets': {
    onlyIfOpen: true,
    hasNoUrl: true,
    remedy:
      'Upload them with `operation: set-impacted-targets` in a workflow that runs for every push to the pull request',
    reason: ({ record }) =>
      record?.readiness?.requiresImpactedTargets &&
      record.readiness.hasImpactedTargets === false &&
      'The queue needs impacted targets, and none were uploaded for the head commit',
  },
  behind: {
    onlyIfOpen: true,
    remedy: 'Merge `{branch}` into the pull request and push',
    again: true,
    reason: ({ gitHub }) => gitHub?.behind && behindText(gitHub.baseBranch),
  },
  'unknown-block': {
    kind: 'queue-reason',
    ...UNKNOWN_WORD,
    reason: reasonsOfUnknownBlocks,
  },
  'not-mergeable': {
    kind: 'queue-reason',
    hasNoUrl: true,
    remedy: 'Set `github-token`, so that the step can say which',
    reason: ({ gitHub, record }) =>
      gitHub?.conflicting === undefined &&
      record?.readiness?.gitHubMergeability === 'not_mergeable' &&
      'GitHub says that it cannot be merged: a conflict, a missing review or a failed check',
  },
  'mergeability-pending': {
    kind: 'queue-reason',
    remedy: 'Wait: GitHub takes a few seconds',
    reason: ({ record }) =>
      record?.readiness?.gitHubMergeability === 'in_progress' &&
      'GitHub is still working out whether it can be merged',
  },
  'queue-state': {
    hasNoUrl: true,
    remedy: 'Resume the queue, for example with `operation: resume-queue`',
    reason: ({ queueState = 'running', ref }) =>
      queueState !== 'running' &&
      `The queue of ${inBackticks(ref.targetBranch)} is ${queueState.replaceAll('_', ' ')}`,
    stops: ['again-if-named'],
    clause: ({ queueState = 'running' }) =>
      queueState !== 'running' && `the queue is ${queueState.replaceAll('_', ' ')}`,
  },
  'not-in-queue': {
    remedy: 'Submit it, with `operation: submit`',
    reason: ({ record }) => {
      if (record === undefined) return 'It was never submitted to the queue'
      return !isQueued(record) && !isEnded(record.state) && 'It is not in the queue'
    },
  },
  'permission-missing': {
    hasNoUrl: true,
    // A pasted block replaces the other permissions of a job, so it has all that a job needs.
    remedy:
      'Give the job `permissions: { checks: read, contents: read, pull-requests: write, statuses: read }`',
    reason: ({ missingPermissions: missing = [] }) =>
      missing.length > 0 &&
      `GitHub does not show everything to \`github-token\`, which lacks ${missing.map(inBackticks).join(', ')}`,
  },
} satisfies Readonly<Record<string, Row>>

export type ReasonName = keyof typeof rows
/** The kinds in the outputs. Some reasons share `queue-reason`. */
export type ReasonKind = {
  [N in ReasonName]: (typeof rows)[N] extends { kind: infer K } ? K : N
}[ReasonName]

/** The reasons that stop a step. */
export type StopOf<A extends Act> = {
  [N in ReasonName]: (typeof rows)[N] extends { stops: readonly (infer S)[] }
    ? A extends S
      ? N
      : never
    : never
}[ReasonName]

/** All reasons by their names. */
export const REASONS: Readonly<Record<ReasonName, Row>> = rows

/** The names of all reasons, the most useful first. */
export const REASON_NAMES = Object.keys(rows) as readonly ReasonName[]

const shortHead = (sha: string): string => inBackticks(sha.slice(0, 12))

/**
 * The reason that the service gives. For the service, a required check that did not run has failed,
 * so "a required check failed" is about that check, and nothing has to be fixed.
 */
function reasonOfQueue(facts: ReasonFacts): readonly Candidate[] {
  const { queueReason, failing = [], notRun = [], gitHub } = facts
  if (queueReason === undefined) return []
  const { text, url = gitHub?.url, sameAs } = queueReason
  const [check] = reasonsOfChecks(facts)
  const isAboutStopped =
    sameAs === 'check-failed' && failing.length === 0 && notRun.length > 0 && check !== undefined
  const remedy = isAboutStopped
    ? (check.remedy ?? REASONS[check.name ?? 'check-failed'])
    : queueReason
  return [
    {
      text: `The queue's reason: ${text}`,
      url,
      remedy,
      sameAs: isAboutStopped ? 'check-missing' : sameAs,
      isCauseOfState: true,
    },
  ]
}

/** Most pull requests that one reason names. */
const MAX_NAMED_PREREQUISITES = 10

/** Names the pull requests that a member of a stack waits for, as far as the service names them. */
function reasonOfStack({ entry, ref }: ReasonFacts): readonly Candidate[] {
  const named = [...(entry?.prerequisitePullRequests ?? []), ...(entry?.waitingFor ?? [])]
  const numbers = [...new Set(named.map(({ prNumber }) => prNumber))]
  const others = numbers.filter((number) => number !== ref.number).map((number) => `#${number}`)
  if (!isInStack(ref) || others.length === 0) return []
  const text = `It can only merge after ${firstOf(others, MAX_NAMED_PREREQUISITES)}`
  return [{ text, url: undefined, remedy: { remedy: `Find out what holds up ${others[0]}` } }]
}

const isMergedAnywhere = ({ gitHub, record }: Pick<ReasonFacts, 'gitHub' | 'record'>): boolean =>
  gitHub?.merged || record?.state === 'MERGED'

/** The next step after a merge into another branch, whose base can no longer change. */
export const MERGED_ELSEWHERE: Remedy = {
  remedy: 'Open another pull request into `{branch}` if the change belongs there too',
}

function reasonOfBase(facts: ReasonFacts): readonly Candidate[] {
  const { gitHub, record, ref } = facts
  const { targetBranch } = ref
  const base = gitHub?.baseBranch ?? record?.prBaseBranch ?? targetBranch
  // A member of a stack has the branch of the member below as its base, which doesn't match either.
  const mismatches = record?.readiness?.doesBaseBranchMatch === false && !isInStack(ref)
  if (!mismatches && leadsToTarget(base, ref)) return []
  const isMerged = isMergedAnywhere(facts)
  let text = `Its base branch is ${inBackticks(base)}, but the queue is for ${inBackticks(targetBranch)}`
  if (base === targetBranch)
    text = `Its base branch is not ${inBackticks(targetBranch)}, the branch of the queue`
  else if (isMerged)
    text = `It was merged into ${inBackticks(base)}, not into ${inBackticks(targetBranch)}`
  return [{ text, url: gitHub?.url, remedy: isMerged ? MERGED_ELSEWHERE : undefined }]
}

/** Lists what else the service says it waits for, in the service's words. */
function reasonsOfUnknownBlocks({ entry, gitHub }: ReasonFacts): readonly Candidate[] {
  return (entry?.blockReasons ?? []).flatMap(({ kind, name, url = gitHub?.url }) => {
    if (kind === undefined || KNOWN_BLOCKS.includes(kind)) return []
    let text = `The queue waits for: ${kind.replaceAll('_', ' ')}`
    if (name !== undefined) text += ` (${inBackticks(name)})`
    return { text, url, key: text }
  })
}

/** Why a pull request is not merged, as a pure function of what the service and GitHub say. */

import type { GitHubCheck, MergeFacts } from '../github/merge-facts.js'
import { isEnded, type SubmittedPullRequest } from '../service/schemas.js'
import type { TimelineEntry } from '../service/timeline.js'
import { webLink } from '../shared/links.js'
import type { PullRequestRef } from '../shared/references.js'
import { inBackticks } from '../shared/text.js'
import {
  QUEUE_SAYS,
  type QueueReason,
  queueReasonOf,
  type Remedy,
  SAME_AS,
} from './queue-reasons.js'
import type { Check } from './test-runs.js'

/** Details of one kind of reason why a pull request is not merged. */
interface Kind extends Partial<Remedy> {
  /** It says something of open pull requests only: what a closed one would need does not matter. */
  readonly ofOpen?: boolean
  /** Name of the page behind the reason's address, where that is more than the pull request. */
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

/** One reason. In `text` and `remedy`, names and nothing else are in backticks. */
export interface Reason {
  readonly kind: ReasonKind
  /** One sentence without its period. */
  readonly text: string
  readonly url?: string | undefined
  /** Remedy, one sentence. */
  readonly remedy?: string | undefined
}

/** A check, as far as a reason shows it. */
interface NamedCheck {
  readonly name: string
  readonly url?: string | undefined
}

/** All that is known at the end; what is not known is absent. */
export interface ReasonFacts {
  readonly ref: PullRequestRef
  readonly record: SubmittedPullRequest | undefined
  /** The newest entry of the service's timeline, if it is about the present state. */
  readonly entry?: TimelineEntry | undefined
  readonly gitHub?: MergeFacts | undefined
  /** Checks that failed in its test runs, by the service. */
  readonly failing?: readonly Check[] | undefined
  /** Required checks that did not run in its test run. */
  readonly notRun?: readonly NamedCheck[] | undefined
  /** Required checks that its test run ended without. */
  readonly unfinished?: readonly NamedCheck[] | undefined
  readonly queueState?: string | undefined
  /** Permissions that the token lacks, such as `checks: read`. */
  readonly missingPermissions?: readonly string[] | undefined
}

/** Why a pull request is not merged, the most useful reason first; none for a merged one. */
export function reasonsOf(facts: ReasonFacts): readonly Reason[] {
  const { gitHub, record, ref, entry } = facts
  if (gitHub?.merged && gitHub.baseBranch === ref.targetBranch) return []
  if (record?.state === 'MERGED') return []
  const said = saidBy(entry, record)
  const service: Maybe = said && {
    ...reason('queue-reason', `${QUEUE_SAYS}${said.text}`, said.url ?? gitHub?.url),
    next: said,
  }
  const testsFirst = record?.state === 'FAILED'
  const tests = ofTests(facts)
  // The names of the checks say more than "a required check failed".
  const checksSayMore = said?.like === 'check-failed' && tests[0]?.kind === 'check-failed'
  const found = [
    ...(checksSayMore ? [...tests, service] : [service, ...(testsFirst ? tests : [])]),
    ...ofPullRequest(facts, said),
    ...tests,
    ...ofMerge(facts),
    ...ofQueue(facts),
    ...ofPermissions(facts),
  ]
  const applying = found.filter((one) => one !== undefined && one !== false)
  return unique(applying.filter(({ kind }) => !gitHub?.closed || !KINDS[kind].ofOpen)).map(
    ({ next, ...found }) => ({
      ...found,
      url: webLink(found.url),
      remedy: remedyOf(next ?? KINDS[found.kind], facts),
    }),
  )
}

/** The reasons that people read: what the queue says goes without what another one says better. */
export const worthReading = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.filter(({ text }) => !reasons.some(({ kind }) => kind === SAME_AS.get(text)))

const saidBy = (entry: TimelineEntry | undefined, record: SubmittedPullRequest | undefined) => {
  const said = entry && queueReasonOf(entry)
  return said?.ofEnd && record?.isCurrentlySubmittedToQueue ? undefined : said
}

/** A reason before its remedy is worded. */
interface Found extends Omit<Reason, 'remedy'> {
  /** Where it is not that of the kind. */
  readonly next?: Partial<Remedy>
}

/** A reason where it applies. */
type Maybe = Found | false | undefined

const reason = (kind: ReasonKind, text: string, url?: string): Found => ({ kind, text, url })

/** The remedy as a sentence; what has left the queue must be submitted again. */
function remedyOf(
  { remedy, again }: Partial<Remedy>,
  { ref, record }: ReasonFacts,
): string | undefined {
  const next = again && !record?.isCurrentlySubmittedToQueue ? ', then submit it again' : ''
  return remedy && `${remedy.replaceAll('{branch}', () => ref.targetBranch)}${next}.`
}

/** The permissions that a job needs whose steps explain; a pasted block replaces all others. */
export const PERMISSIONS =
  'permissions: { checks: read, contents: read, pull-requests: write, statuses: read }'

function ofPermissions({ missingPermissions: missing = [] }: ReasonFacts): Maybe[] {
  if (missing.length === 0) return []
  const text = `GitHub does not show everything to \`github-token\`, which lacks ${missing.map(inBackticks).join(', ')}`
  return [
    { ...reason('permission-missing', text), next: { remedy: `Give the job \`${PERMISSIONS}\`` } },
  ]
}

/** Finds what takes a pull request out of the queue, whatever its tests say. */
function ofPullRequest(
  { gitHub, record, ref }: ReasonFacts,
  said: QueueReason | undefined,
): Maybe[] {
  const { url, merged, headSha } = gitHub ?? {}
  const base = gitHub?.baseBranch ?? record?.prBaseBranch ?? ref.targetBranch
  const otherBase = base !== ref.targetBranch || record?.readiness?.doesBaseBranchMatch === false
  const isClosed = gitHub?.closed && !merged && said?.like !== 'closed'
  const isDraft = gitHub?.draft && said?.like !== 'draft'
  const sha = record?.prSha
  const hasMoved = headSha !== undefined && sha !== undefined && sha !== headSha
  return [
    isClosed && reason('closed', 'It is closed, which takes it out of the queue', url),
    isDraft && reason('draft', 'It is a draft, which keeps it out of the queue', url),
    otherBase && reason('base-changed', otherBaseText(base, ref, merged), url),
    hasMoved &&
      reason(
        'head-moved',
        `Its head moved from ${inBackticks(short(sha))} to ${inBackticks(short(headSha))}; a push takes it out of the queue`,
        `${url}/commits`,
      ),
  ]
}

function otherBaseText(base: string, { targetBranch }: PullRequestRef, merged = false): string {
  if (base === targetBranch)
    return `Its base branch is not ${inBackticks(targetBranch)}, the branch of the queue`
  return merged
    ? `It was merged into ${inBackticks(base)}, not into ${inBackticks(targetBranch)}`
    : `Its base branch is ${inBackticks(base)}, but the queue is for ${inBackticks(targetBranch)}`
}

/** Checks. For each name, the service precedes GitHub, and the test branch the head commit. */
function ofTests(facts: ReasonFacts): Found[] {
  const { failing = [], gitHub } = facts
  const isCause = ({ name }: { readonly name: string }) => !isQueueCheck(name, facts)
  const checks = (gitHub?.checks ?? []).filter(isCause)
  const testChecks = (gitHub?.testChecks ?? []).filter(isCause)
  const requiredChecks = (gitHub?.requiredChecks ?? []).filter((name) => isCause({ name }))
  const inTests = [...failing.filter(isCause), ...testChecks.filter(hasFailed)]
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
    ...(facts.notRun ?? [])
      .map((check) => ({ ...check, required: true }))
      .map(that('check-missing', 'did not run on the test branch')),
    ...(facts.unfinished ?? [])
      .map((check) => ({ ...check, required: true }))
      .map(that('check-pending', 'has not finished on the test branch')),
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
    ...ofBlocks(facts),
  ]
}

/** Finds what holds up a pull request that is not ready, by the service. */
function ofBlocks({ entry, ref, gitHub }: ReasonFacts): Found[] {
  const onHead = (state: string) => `${state} on the head commit`
  return (entry?.blockReasons ?? []).flatMap(({ kind, name, url }): Found[] => {
    if (name !== undefined && isQueueCheck(name, { ref, gitHub })) return []
    const check = { name: name ?? '', url: url ?? gitHub?.url, required: true }
    switch (kind) {
      case 'behind_base':
        return [reason('behind', behindText(ref.targetBranch), gitHub?.url)]
      case 'merge_conflict':
        return [reason('conflict', conflictText(ref.targetBranch), conflictsPage(gitHub))]
      case 'failing_required_check':
        if (name !== undefined) return [that('check-failed', onHead('failed'))(check)]
        return [reason('check-failed', 'A required check failed on the head commit', check.url)]
      case 'awaiting_required_check':
        if (name !== undefined) return [that('check-pending', onHead('has not finished'))(check)]
        return [reason('check-pending', 'A required check has not finished', check.url)]
      default:
        return []
    }
  })
}

const behindText = (base: string) =>
  `It is behind ${inBackticks(base)}, which must be merged into it first`
const conflictText = (base: string) => `It conflicts with ${inBackticks(base)}`
const conflictsPage = (gitHub: MergeFacts | undefined) => gitHub && `${gitHub.url}/conflicts`

/**
 * Tells whether a check is the queue itself, which is red whenever the pull request has left it: by
 * its name, or because GitHub shows the app that reports it.
 */
export const isQueueCheck = (
  name: string,
  { ref, gitHub }: Pick<ReasonFacts, 'ref' | 'gitHub'>,
): boolean =>
  name.endsWith(`Merge Queue (${ref.targetBranch})`) || gitHub?.queueChecks?.includes(name) === true

const hasFailed = ({ state }: GitHubCheck): boolean => state === 'failure'
const isPending = ({ state, required }: GitHubCheck): boolean =>
  state === 'pending' && required === true

const that =
  (kind: ReasonKind, what: string) =>
  ({ name, url, required }: NamedCheck & { readonly required?: boolean | undefined }): Found =>
    reason(kind, `${required ? 'Required check' : 'Check'} ${inBackticks(name)} ${what}`, url)

/** Finds what GitHub, or the service on its behalf, needs before a merge. */
function ofMerge({ gitHub, record }: ReasonFacts): Maybe[] {
  const { url, baseBranch = '', conflicting, behind } = gitHub ?? {}
  const { requiresImpactedTargets, hasImpactedTargets } = record?.readiness ?? {}
  return [
    conflicting && reason('conflict', conflictText(baseBranch), conflictsPage(gitHub)),
    gitHub?.changesRequested && reason('changes-requested', 'A review requests changes', url),
    gitHub?.reviewRequired && reason('review-required', 'A review is required', url),
    requiresImpactedTargets &&
      hasImpactedTargets === false &&
      reason(
        'impacted-targets',
        'The queue needs impacted targets, and none were uploaded for the head commit',
      ),
    behind && reason('behind', behindText(baseBranch), url),
  ]
}

const NOT_MERGEABLE: Found = {
  ...reason(
    'queue-reason',
    'GitHub says that it cannot be merged: a conflict, a missing review or a failed check',
  ),
  next: { remedy: 'Set `github-token`, so that the step can say which' },
}

function ofQueue({ record, queueState = 'running', ref, gitHub }: ReasonFacts): Maybe[] {
  const mergeability = record?.readiness?.gitHubMergeability
  const queue = `The queue of ${inBackticks(ref.targetBranch)}`
  const absent =
    record === undefined ? 'It was never submitted to the queue' : 'It is not in the queue'
  return [
    gitHub === undefined && mergeability === 'not_mergeable' && NOT_MERGEABLE,
    mergeability === 'in_progress' && {
      ...reason(
        'queue-reason',
        'GitHub is still working out whether it can be merged',
        gitHub?.url,
      ),
      next: { remedy: 'Wait: GitHub takes a few seconds' },
    },
    queueState !== 'running' &&
      reason('queue-state', `${queue} is ${queueState.replaceAll('_', ' ')}`),
    !record?.isCurrentlySubmittedToQueue &&
      !isEnded(record?.state) &&
      reason('not-in-queue', absent, gitHub?.url),
  ]
}

/** A check can be named by the service and by GitHub. */
function unique(reasons: readonly Found[]): readonly Found[] {
  const byText = new Map<string, Found>()
  for (const reason of reasons) {
    const key = reason.text.replace(/^Required check/, 'Check')
    if (!byText.has(key)) byText.set(key, reason)
  }
  return [...byText.values()]
}

const short = (sha: string): string => sha.slice(0, 12)

/** Next step for the first reason; each other one has its own remedy. */
export const firstRemedy = (reasons: readonly Reason[]): string | undefined =>
  reasons.find(({ remedy }) => remedy !== undefined)?.remedy

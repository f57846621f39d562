/** Why a pull request is not merged, as a pure function of what the service and GitHub say. */
import type { GitHubCheck, MergeFacts } from '../github/merge-facts.js'
import { isEnded } from '../service/schemas.js'
import { webLink } from '../shared/links.js'
import type { PullRequestRef } from '../shared/references.js'
import { inBackticks } from '../shared/text.js'
import { isMergedOnGitHub } from './on-github.js'
import { QUEUE_SAYS, type QueueReason, queueReasonOf, SAME_AS } from './queue-reasons.js'
import { KINDS, type ReasonKind, type Remedy } from './reason-kinds.js'
import { isMerged, isOtherHead } from './record.js'
import type { BasicFacts } from './test-run.js'
import { type Check, isQueueCheck } from './testing-details.js'

/** One reason. In `text` and `remedy`, names and nothing else are in backticks. */
export interface Reason {
  readonly kind: ReasonKind
  /** One sentence without its period. */
  readonly text: string
  readonly url?: string | undefined
  /** Remedy, one sentence. */
  readonly remedy?: string | undefined
}

type NamedCheck = Pick<Check, 'name'> & Partial<Pick<GitHubCheck, 'url' | 'required'>>

/** All that is known at the end; what is not known is absent. */
interface ReasonFacts extends Omit<BasicFacts, 'run'> {
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
  if (isMergedOnGitHub(gitHub, ref) || isMerged(record, ref)) return []
  const word = entry && queueReasonOf(entry)
  const said = word?.ofEnd && record?.isCurrentlySubmittedToQueue ? undefined : word
  const service =
    said && reason('queue-reason', `${QUEUE_SAYS}${said.text}`, said.url ?? gitHub?.url, said)
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
  const byText = new Map<string, Reason>()
  for (const one of found) {
    if (!one || (gitHub?.closed && KINDS[one.kind].ofOpen)) continue
    // A check can be named by the service and by GitHub.
    const key = one.text.replace(/^Required check/, 'Check')
    const worded = { ...one, url: webLink(one.url), remedy: remedyOf(one.remedy, facts) }
    if (!byText.has(key)) byText.set(key, worded)
  }
  return [...byText.values()]
}

/** The reasons that people read: what the queue says goes without what another one says better. */
export const worthReading = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.filter(({ text }) => !reasons.some(({ kind }) => kind === SAME_AS.get(text)))

/** A reason before its remedy is worded. */
interface Found extends Omit<Reason, 'remedy'> {
  readonly remedy: Partial<Remedy>
}

type Maybe = Found | false | undefined

/** @param remedy where it is not that of the kind */
const reason = (
  kind: ReasonKind,
  text: string,
  url?: string,
  remedy: Partial<Remedy> = KINDS[kind],
): Found => ({ kind, text, url, remedy })

/** The remedy as a sentence; what has left the queue must be submitted again. */
function remedyOf({ remedy, again }: Partial<Remedy>, { ref, record }: ReasonFacts) {
  const next = again && !record?.isCurrentlySubmittedToQueue ? ', then submit it again' : ''
  return remedy && `${remedy.replaceAll('{branch}', () => ref.targetBranch)}${next}.`
}

/** The permissions that a job needs whose steps explain; a pasted block replaces all others. */
const PERMISSIONS =
  'permissions: { checks: read, contents: read, pull-requests: write, statuses: read }'

function ofPermissions({ missingPermissions: missing = [] }: ReasonFacts): Maybe[] {
  if (missing.length === 0) return []
  const text = `GitHub does not show everything to \`github-token\`, which lacks ${missing.map(inBackticks).join(', ')}`
  const remedy = `Give the job \`${PERMISSIONS}\``
  return [reason('permission-missing', text, undefined, { remedy })]
}

/** What a merge into another branch leaves to do: its base branch cannot be changed any more. */
const MERGED_ELSEWHERE: Remedy = {
  remedy: 'Open another pull request into `{branch}` if the change belongs there too',
}

/** Finds what takes a pull request out of the queue, whatever its tests say. */
function ofPullRequest({ gitHub, record, ref }: ReasonFacts, said: QueueReason | undefined) {
  const { url, headSha } = gitHub ?? {}
  const merged = gitHub?.merged || record?.state === 'MERGED'
  const base = gitHub?.baseBranch ?? record?.prBaseBranch ?? ref.targetBranch
  const otherBase = base !== ref.targetBranch || record?.readiness?.doesBaseBranchMatch === false
  const isClosed = gitHub?.closed && !merged && said?.like !== 'closed'
  const isDraft = gitHub?.draft && said?.like !== 'draft'
  const sha = record?.prSha
  const hasMoved = headSha !== undefined && sha !== undefined && isOtherHead(headSha, sha)
  return [
    isClosed && reason('closed', 'It is closed, which takes it out of the queue', url),
    isDraft && reason('draft', 'It is a draft, which keeps it out of the queue', url),
    otherBase &&
      reason(
        'base-changed',
        otherBaseText(base, ref, merged),
        url,
        merged ? MERGED_ELSEWHERE : undefined,
      ),
    hasMoved &&
      reason(
        'head-moved',
        `Its head moved from ${inBackticks(sha.slice(0, 12))} to ${inBackticks(headSha.slice(0, 12))}; a push takes it out of the queue`,
        `${url}/commits`,
      ),
  ]
}

function otherBaseText(base: string, { targetBranch }: PullRequestRef, merged: boolean): string {
  if (base === targetBranch)
    return `Its base branch is not ${inBackticks(targetBranch)}, the branch of the queue`
  return merged
    ? `It was merged into ${inBackticks(base)}, not into ${inBackticks(targetBranch)}`
    : `Its base branch is ${inBackticks(base)}, but the queue is for ${inBackticks(targetBranch)}`
}

/** Checks. For each name, the service precedes GitHub, and the test branch the head commit. */
function ofTests(facts: ReasonFacts): Found[] {
  const { failing = [], notRun = [], unfinished = [], gitHub } = facts
  const { checks = [], testChecks = [], requiredChecks = [] } = gitHub ?? {}
  const reported = new Set(checks.map(({ name }) => name))
  const url = gitHub && `${gitHub.url}/checks`
  const unreported = [
    ...checks.filter(({ state }) => state === 'expected').map(({ name }) => name),
    ...requiredChecks.filter((name) => !reported.has(name)),
  ].map((name) => ({ name, url, required: true }))
  const inTests = [...failing, ...testChecks.filter(hasFailed)].toSorted(
    (one, other) => Number(other.required ?? false) - Number(one.required ?? false),
  )
  const onHead = checks.filter((check) => hasFailed(check) && check.required !== false)
  const that = (kind: ReasonKind, what: string, found: readonly NamedCheck[]) =>
    found
      .filter(({ name }) => !isQueueCheck(name, facts.ref, gitHub))
      .map(({ name, url, required }) =>
        reason(kind, `${required ? 'Required check' : 'Check'} ${inBackticks(name)} ${what}`, url),
      )
  return [
    ...that('check-failed', 'failed on the test branch', inTests),
    ...that('check-missing', 'did not run on the test branch', notRun),
    ...that('check-pending', 'has not finished on the test branch', unfinished),
    ...that('check-failed', 'failed on the head commit', onHead),
    ...that('check-missing', 'was never reported', unreported),
    ...that('check-pending', 'has not finished on the test branch', testChecks.filter(isPending)),
    ...that('check-pending', 'has not finished on the head commit', checks.filter(isPending)),
    ...ofBlocks(facts),
  ]
}

/** Finds what holds up a pull request that is not ready, by the service. */
function ofBlocks({ entry, ref, gitHub }: ReasonFacts): Found[] {
  return (entry?.blockReasons ?? []).flatMap(({ kind, name, url = gitHub?.url }): Found | [] => {
    if (name !== undefined && isQueueCheck(name, ref, gitHub)) return []
    const check = name === undefined ? 'A required check' : `Required check ${inBackticks(name)}`
    const place = name === undefined ? '' : ' on the head commit'
    switch (kind) {
      case 'behind_base':
        return reason('behind', behindText(ref.targetBranch), gitHub?.url)
      case 'merge_conflict':
        return reason('conflict', conflictText(ref.targetBranch), conflictsPage(gitHub))
      case 'failing_required_check':
        return reason('check-failed', `${check} failed on the head commit`, url)
      case 'awaiting_required_check':
        return reason('check-pending', `${check} has not finished${place}`, url)
      default:
        return []
    }
  })
}

const behindText = (base: string) =>
  `It is behind ${inBackticks(base)}, which must be merged into it first`
const conflictText = (base: string) => `It conflicts with ${inBackticks(base)}`
const conflictsPage = (gitHub: MergeFacts | undefined) => gitHub && `${gitHub.url}/conflicts`

const hasFailed = ({ state }: GitHubCheck): boolean => state === 'failure'
const isPending = ({ state, required }: GitHubCheck): boolean =>
  state === 'pending' && required === true

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

const NOT_MERGEABLE = reason(
  'queue-reason',
  'GitHub says that it cannot be merged: a conflict, a missing review or a failed check',
  undefined,
  { remedy: 'Set `github-token`, so that the step can say which' },
)

function ofQueue({ record, queueState = 'running', ref, gitHub }: ReasonFacts): Maybe[] {
  const mergeability = record?.readiness?.gitHubMergeability
  const queue = `The queue of ${inBackticks(ref.targetBranch)}`
  const absent =
    record === undefined ? 'It was never submitted to the queue' : 'It is not in the queue'
  return [
    gitHub?.conflicting === undefined && mergeability === 'not_mergeable' && NOT_MERGEABLE,
    mergeability === 'in_progress' &&
      reason('queue-reason', 'GitHub is still working out whether it can be merged', gitHub?.url, {
        remedy: 'Wait: GitHub takes a few seconds',
      }),
    queueState !== 'running' &&
      reason('queue-state', `${queue} is ${queueState.replaceAll('_', ' ')}`),
    !record?.isCurrentlySubmittedToQueue &&
      !isEnded(record?.state) &&
      reason('not-in-queue', absent, gitHub?.url),
  ]
}

/** Next step for the first reason; each other one has its own remedy. */
export const firstRemedy = (reasons: readonly Reason[]): string | undefined =>
  reasons.find(({ remedy }) => remedy !== undefined)?.remedy

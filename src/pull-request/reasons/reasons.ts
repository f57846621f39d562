/** Why a pull request is not merged, as a pure function of what the service and GitHub show. */
import { type Check, isRed } from '../../github/check.js'
import type { MergeFacts } from '../../github/merge-facts.js'
import { isEnded } from '../../service/schemas.js'
import { duration } from '../../shared/duration.js'
import { ifKnown } from '../../shared/fact.js'
import { webLink } from '../../shared/links.js'
import { isInStack, leadsToTarget, type PullRequestRef } from '../../shared/references.js'
import { submitAgain } from '../../shared/submit-again.js'
import { firstOf, inBackticks } from '../../shared/text.js'
import { isQueueCheck } from '../../test-run/checks.js'
import { isMergedOnGitHub } from '../on-github.js'
import { differsFromHead, isMerged, isQueued } from '../record.js'
import {
  type QueueReason,
  queueReasonOf,
  REASON_KINDS,
  type ReasonKind,
  type Remedy,
  UNKNOWN_REASON_REMEDY,
} from './reason-kinds.js'
import type { ShownFacts } from './shown-facts.js'

/** One reason. In `text` and `remedy`, only names are in backticks. */
export interface Reason {
  readonly kind: ReasonKind
  /** One sentence without its period. */
  readonly text: string
  readonly url?: string | undefined
  /** Next step, one sentence. */
  readonly remedy?: string | undefined
  /** Kind of another reason that describes the same fact, and names more of it. */
  readonly sameAs?: ReasonKind | undefined
  /** Set if the service gives it as the cause of the present state, such as a cancellation. */
  readonly isCauseOfState?: boolean | undefined
}

/** The known facts; what could not be read is absent. */
interface ReasonFacts extends Omit<ShownFacts, 'run'> {
  /** Checks that failed in its test runs, by the service. */
  readonly failing?: readonly Check[] | undefined
  /** Checks that did not run in its test run, although a merge needs them. */
  readonly notRun?: readonly Check[] | undefined
  /** Required checks that its test run ended without. */
  readonly unfinished?: readonly Check[] | undefined
  readonly queueState?: string | undefined
  /** Permissions that the token lacks, such as `checks: read`. */
  readonly missingPermissions?: readonly string[] | undefined
}

/** Lists why a pull request is not merged, the most useful reason first; none for a merged one. */
export function reasonsOf(facts: ReasonFacts): readonly Reason[] {
  const { gitHub, record, ref, entry } = facts
  if (isMergedOnGitHub(gitHub, ref) || isMerged(record, ref)) return []
  const meaning = entry && queueReasonOf(entry)
  const ofQueue = meaning?.onlyAtEnd && isQueued(record) ? undefined : meaning
  const checks = reasonsOfChecks(facts)
  const groups: readonly ReasonGroup[] = [
    { rank: 'the queue', reasons: ofQueue ? [serviceReason(ofQueue, facts, checks)] : [] },
    { rank: rankOfChecks(facts, ofQueue, checks), reasons: checks },
    { rank: 'stack', reasons: reasonsOfStack(facts) },
    { rank: 'pull request', reasons: reasonsOfPullRequest(facts, ofQueue) },
    { rank: 'merge', reasons: reasonsOfMerge(facts) },
    { rank: 'unknown blocks', reasons: reasonsOfUnknownBlocks(facts) },
    { rank: 'state of the queue', reasons: reasonsOfQueue(facts) },
    { rank: 'permissions', reasons: reasonsOfPermissions(facts) },
  ]
  const ranked = groups.toSorted(
    (one, other) => REASON_RANKS.indexOf(one.rank) - REASON_RANKS.indexOf(other.rank),
  )
  const byKey = new Map<string, Reason>()
  for (const candidate of ranked.flatMap(({ reasons }) => reasons)) {
    if (byKey.has(candidate.key)) continue
    if (gitHub?.closed && REASON_KINDS[candidate.kind].onlyIfOpen) continue
    const { key, remedy, url, ...reason } = candidate
    byKey.set(key, { ...reason, url: webLink(url), remedy: remedyOf(remedy, facts) })
  }
  return [...byKey.values()]
}

/** Where a group of reasons stands in the list, the most useful first. */
const REASON_RANKS = [
  'checks behind the queue',
  'the queue',
  'checks of a failure',
  'stack',
  'pull request',
  'checks',
  'merge',
  'unknown blocks',
  'state of the queue',
  'permissions',
] as const

interface ReasonGroup {
  readonly rank: (typeof REASON_RANKS)[number]
  readonly reasons: readonly FoundReason[]
}

/**
 * Ranks the checks. Their names are more useful than "a required check failed", and than any reason
 * of the queue while the pull request is tested, because that is about the past.
 */
function rankOfChecks(
  { record, notRun = [] }: ReasonFacts,
  ofQueue: QueueReason | undefined,
  [first]: readonly FoundReason[],
): ReasonGroup['rank'] {
  const queueBlamesCheck = ofQueue?.sameAs === 'check-failed'
  const failedInTests = first?.kind === 'check-failed' && record?.state === 'TESTING'
  const hasNamedCheck = first?.kind === 'check-failed' || notRun.length > 0
  if (failedInTests || (queueBlamesCheck && hasNamedCheck)) return 'checks behind the queue'
  if (record?.state === 'FAILED') return 'checks of a failure'
  return 'checks'
}

/** Leaves out reasons that another reason describes better. */
export const withoutCoveredReasons = (reasons: readonly Reason[]): readonly Reason[] =>
  reasons.filter(({ sameAs }) => !reasons.some(({ kind }) => kind === sameAs))

/** Converts reasons to what the output and the result file list. */
export const reasonsOutput = (reasons: readonly Reason[]) =>
  reasons.map(({ sameAs: _, isCauseOfState: __, ...reason }) => reason)

/** A reason before its remedy is worded. */
interface FoundReason extends Omit<Reason, 'remedy'> {
  /** The service and GitHub can both show one fact; their reasons have the same key. */
  readonly key: string
  readonly remedy: Partial<Remedy>
}

/** @param more a remedy or key other than that of the kind */
const reason = (
  kind: ReasonKind,
  text: string,
  url?: string,
  more: Partial<Pick<FoundReason, 'key' | 'remedy'>> = {},
): FoundReason => ({ kind, text, url, key: kind, remedy: REASON_KINDS[kind], ...more })

/**
 * The reason that the service gives. For the service, a required check that did not run has failed,
 * so "a required check failed" is about that check, and nothing has to be fixed.
 */
function serviceReason(
  meaning: QueueReason & { readonly url?: string | undefined },
  { failing = [], notRun = [], gitHub }: ReasonFacts,
  [first]: readonly FoundReason[],
): FoundReason {
  const { text, url = gitHub?.url, sameAs } = meaning
  const isAboutStopped =
    sameAs === 'check-failed' && failing.length === 0 && notRun.length > 0 && first !== undefined
  const remedy = isAboutStopped ? first.remedy : meaning
  return {
    ...reason('queue-reason', `The queue's reason: ${text}`, url, { remedy }),
    sameAs: isAboutStopped ? 'check-missing' : sameAs,
    isCauseOfState: true,
  }
}

/** The remedy as a sentence; what has left the queue must be submitted again. */
function remedyOf(remedy: Partial<Remedy>, { ref, record }: ReasonFacts): string | undefined {
  const submit = record === undefined ? 'submit it' : 'submit it again'
  return wordRemedy(remedy, ref, isQueued(record) ? undefined : submit)
}

/** The last step of a remedy that has `again`. */
type LastStep = 'submit it' | 'submit it again' | 'restart its tests'

/** Makes a remedy a sentence. */
export function wordRemedy(
  { remedy, again }: Partial<Remedy>,
  { targetBranch }: PullRequestRef,
  lastStep: LastStep | undefined,
): string | undefined {
  if (remedy === undefined) return undefined
  const step = remedy.replaceAll('{branch}', () => targetBranch)
  if (again === 'named') return submitAgain(`${step}.`)
  if (!again || lastStep === undefined) return `${step}.`
  const sentence = `${step}, then ${lastStep}.`
  return lastStep === 'submit it again' ? submitAgain(sentence) : sentence
}

/** Everything that a job needs, because a pasted block replaces its other permissions. */
const PERMISSIONS =
  'permissions: { checks: read, contents: read, pull-requests: write, statuses: read }'

function reasonsOfPermissions({ missingPermissions: missing = [] }: ReasonFacts): FoundReason[] {
  if (missing.length === 0) return []
  const text = `GitHub does not show everything to \`github-token\`, which lacks ${missing.map(inBackticks).join(', ')}`
  const remedy = `Give the job \`${PERMISSIONS}\``
  return [reason('permission-missing', text, undefined, { remedy: { remedy } })]
}

/** The next step after a merge into another branch, whose base can no longer change. */
const MERGED_ELSEWHERE: Remedy = {
  remedy: 'Open another pull request into `{branch}` if the change belongs there too',
}

/** Lists facts about the pull request itself that keep it out of the queue. */
function reasonsOfPullRequest({ gitHub, record, ref }: ReasonFacts, said: QueueReason | undefined) {
  const { url, headSha } = gitHub ?? {}
  const merged = gitHub?.merged || record?.state === 'MERGED'
  const base = gitHub?.baseBranch ?? record?.prBaseBranch ?? ref.targetBranch
  // A member of a stack has the branch of the member below as its base, which doesn't match either.
  const mismatches = record?.readiness?.doesBaseBranchMatch === false && !isInStack(ref)
  const otherBase = mismatches || !leadsToTarget(base, ref)
  const sha = record?.prSha
  const reasons: FoundReason[] = []
  if (gitHub?.closed && !merged && said?.sameAs !== 'closed')
    reasons.push(reason('closed', 'It is closed, which takes it out of the queue', url))
  if (gitHub?.draft && said?.sameAs !== 'draft')
    reasons.push(reason('draft', 'It is a draft, which keeps it out of the queue', url))
  if (otherBase && merged) {
    const text = mergedElsewhereText(base, ref)
    reasons.push(reason('base-changed', text, url, { remedy: MERGED_ELSEWHERE }))
  } else if (otherBase) reasons.push(reason('base-changed', otherBaseText(base, ref), url))
  if (headSha !== undefined && sha !== undefined && differsFromHead(headSha, sha)) {
    const from = inBackticks(sha.slice(0, 12))
    const to = inBackticks(headSha.slice(0, 12))
    const text = `Its head moved from ${from} to ${to}; a push takes it out of the queue`
    reasons.push(reason('head-moved', text, `${url}/commits`))
  }
  return reasons
}

function mergedElsewhereText(base: string, ref: PullRequestRef): string {
  if (base === ref.targetBranch) return otherBaseText(base, ref)
  return `It was merged into ${inBackticks(base)}, not into ${inBackticks(ref.targetBranch)}`
}

function otherBaseText(base: string, { targetBranch }: PullRequestRef): string {
  if (base === targetBranch)
    return `Its base branch is not ${inBackticks(targetBranch)}, the branch of the queue`
  return `Its base branch is ${inBackticks(base)}, but the queue is for ${inBackticks(targetBranch)}`
}

/** Lists the checks: for each name, the service before GitHub and the test branch before the head. */
function reasonsOfChecks(facts: ReasonFacts): FoundReason[] {
  const { failing = [], notRun = [], unfinished = [], gitHub, ref } = facts
  const { checks = [], testChecks = [], unreportedChecks } = gitHub ?? {}
  const url = gitHub && `${gitHub.url}/checks`
  const unreported = (ifKnown(unreportedChecks) ?? []).map(
    (name): Check => ({ name, url, required: true, state: 'pending' }),
  )
  const onTestBranch = [...failing, ...notRun, ...testChecks.filter(isRed)].toSorted(
    (one, other) => Number(other.required ?? false) - Number(one.required ?? false),
  )
  const onHead = checks.filter((check) => isRed(check) && check.required !== false)
  const rows: readonly CheckRow[] = [
    ...onTestBranch.map((check) => redRow(check, 'test branch')),
    ...unfinished.map((check) => pendingRow(check, 'test branch')),
    ...onHead.map((check) => redRow(check, 'head commit')),
    ...unreported.map((check) => unreportedRow(check, gitHub)),
    ...testChecks.filter(isPending).map((check) => pendingRow(check, 'test branch')),
    ...checks.filter(isPending).map((check) => pendingRow(check, 'head commit')),
  ]
  const ofOthers = rows.filter(({ check }) => !isQueueCheck(check.name, ref, gitHub))
  return [...reasonsOfWorkflows(gitHub), ...ofOthers.map(reasonOfCheck), ...reasonsOfBlocks(facts)]
}

/** Lists the workflows that a person must approve, if a required check may come from them. */
const reasonsOfWorkflows = ({
  workflowsToApprove = [],
  unreportedChecks,
}: Partial<MergeFacts> = {}): FoundReason[] => {
  if (unreportedChecks?.isKnown && unreportedChecks.value.length === 0) return []
  return workflowsToApprove.map(({ name, url }) => {
    const text = `Workflow ${inBackticks(name)} waits for approval on the head commit`
    return reason('check-pending', text, url, { key: text, remedy: APPROVAL })
  })
}

/** A check that is a reason. */
interface CheckRow {
  readonly check: Pick<Check, 'name'> & Partial<Check>
  readonly kind: ReasonKind
  /** Follows the name of the check. */
  readonly verb: string
  readonly place: 'test branch' | 'head commit' | undefined
}

function redRow(check: Check, place: CheckRow['place']): CheckRow {
  if (check.state === 'not-run') return { check, kind: 'check-missing', verb: 'did not run', place }
  return { check, kind: 'check-failed', verb: 'failed', place }
}

const pendingRow = (check: CheckRow['check'], place: CheckRow['place']): CheckRow => ({
  check,
  kind: 'check-pending',
  verb: check.awaitsApproval ? 'waits for approval' : 'has not finished',
  place,
})

/** A workflow that waits for an approval may be the one that reports the check. */
const unreportedRow = (
  check: Check,
  { workflowsToApprove = [] }: Partial<MergeFacts> = {},
): CheckRow => ({
  check: { ...check, awaitsApproval: workflowsToApprove.length > 0 },
  kind: 'check-missing',
  verb: 'was never reported',
  place: undefined,
})

const APPROVAL: Remedy = { remedy: 'Approve it on GitHub, or ask someone who may', again: true }

const WORKFLOW_APPROVAL: Remedy = {
  remedy: 'Approve the workflow that waits, because it may report the check',
  again: true,
}

const STOPPED_JOB: Remedy = {
  remedy: 'Find out why the job was stopped, for example by its own time limit',
  again: true,
}

function reasonOfCheck({ check, kind, verb, place }: CheckRow): FoundReason {
  const { name, url, required, kind: source, followsCancellation } = check
  let text = `${required ? 'Required check' : 'Check'} ${inBackticks(name)}`
  text += followsCancellation ? ' counts as not run' : ` ${verb}`
  if (place !== undefined) text += ` on the ${place}`
  if (kind === 'check-missing') text += whyNotRun(check)
  const key = `${kind} ${place} ${name}`
  // A check that was reported, or is not required, was stopped; no path filter skipped it.
  const wasStopped = kind === 'check-missing' && (source !== undefined || !required)
  let remedy: Partial<Remedy> = wasStopped ? STOPPED_JOB : REASON_KINDS[kind]
  if (check.awaitsApproval) remedy = kind === 'check-missing' ? WORKFLOW_APPROVAL : APPROVAL
  return reason(kind, text, url, { key, remedy })
}

/** Says how a check was stopped, as far as GitHub shows it. Nobody knows who stopped it. */
function whyNotRun({
  conclusion,
  startedAt = Number.NaN,
  finishedAt = Number.NaN,
  followsCancellation,
}: Partial<Check>): string {
  if (followsCancellation) return ': it failed after other jobs of its run were cancelled'
  const word = STOPPED_WORDS.get(conclusion ?? '')
  if (word === undefined) return ''
  const seconds = (finishedAt - startedAt) / 1000
  if (seconds >= 0) return `: it ${word} after ${duration(seconds)}`
  return `: it ${word}`
}

const STOPPED_WORDS: ReadonlyMap<string, string> = new Map([
  ['cancelled', 'was cancelled'],
  ['timed_out', 'timed out'],
  ['startup_failure', 'could not start'],
])

/** Names the pull requests that a member of a stack waits for, as far as the service names them. */
function reasonsOfStack({ entry, ref }: ReasonFacts): FoundReason[] {
  const named = [...(entry?.prerequisitePullRequests ?? []), ...(entry?.waitingFor ?? [])]
  const numbers = [...new Set(named.map(({ prNumber }) => prNumber))]
  const others = numbers.filter((number) => number !== ref.number).map((number) => `#${number}`)
  if (!isInStack(ref) || others.length === 0) return []
  const text = `It can only merge after ${firstOf(others, MAX_NAMED_PREREQUISITES)}`
  const remedy = { remedy: `Find out what holds up ${others[0]}` }
  return [reason('queue-reason', text, undefined, { key: 'stack', remedy })]
}

/** Most pull requests that one reason names. */
const MAX_NAMED_PREREQUISITES = 10

/** The kinds of {@link reasonsOfBlocks}. */
const KNOWN_BLOCKS: readonly string[] = [
  'behind_base',
  'merge_conflict',
  'failing_required_check',
  'awaiting_required_check',
]

/** Lists what else the service says it waits for, in the service's words. */
const reasonsOfUnknownBlocks = ({ entry, gitHub }: ReasonFacts): FoundReason[] =>
  (entry?.blockReasons ?? []).flatMap(({ kind, name, url = gitHub?.url }) => {
    if (kind === undefined || KNOWN_BLOCKS.includes(kind)) return []
    let text = `The queue waits for: ${kind.replaceAll('_', ' ')}`
    if (name !== undefined) text += ` (${inBackticks(name)})`
    return reason('queue-reason', text, url, { key: text, remedy: UNKNOWN_REASON_REMEDY })
  })

/** Lists what the service says a pull request that is not ready waits for. */
function reasonsOfBlocks({ entry, ref, gitHub }: ReasonFacts): FoundReason[] {
  return (entry?.blockReasons ?? []).flatMap(
    ({ kind, name, url = gitHub?.url }): FoundReason | [] => {
      switch (kind) {
        case 'behind_base':
          return reason('behind', behindText(ref.targetBranch), gitHub?.url)
        case 'merge_conflict':
          return reason('conflict', conflictText(ref.targetBranch), conflictsPage(gitHub))
        case 'failing_required_check':
          if (name === undefined)
            return reason('check-failed', 'A required check failed on the head commit', url)
          if (isQueueCheck(name, ref, gitHub)) return []
          return reasonOfCheck({
            check: { name, url, required: true },
            kind: 'check-failed',
            verb: 'failed',
            place: 'head commit',
          })
        case 'awaiting_required_check':
          if (name === undefined)
            return reason('check-pending', 'A required check has not finished', url)
          if (isQueueCheck(name, ref, gitHub)) return []
          return reasonOfCheck(pendingRow({ name, url, required: true }, 'head commit'))
        default:
          return []
      }
    },
  )
}

const behindText = (base: string) =>
  `It is behind ${inBackticks(base)}, which must be merged into it first`
const conflictText = (base: string) => `It conflicts with ${inBackticks(base)}`
const conflictsPage = (gitHub: MergeFacts | undefined) => gitHub && `${gitHub.url}/conflicts`

const isPending = ({ state, required }: Check): boolean => state === 'pending' && required === true

/** Lists what a merge still needs, by GitHub or by the service. */
function reasonsOfMerge({ gitHub, record }: ReasonFacts): FoundReason[] {
  const { url, baseBranch = '', conflicting, behind } = gitHub ?? {}
  const { requiresImpactedTargets, hasImpactedTargets } = record?.readiness ?? {}
  const reasons: FoundReason[] = []
  if (conflicting) reasons.push(reason('conflict', conflictText(baseBranch), conflictsPage(gitHub)))
  if (gitHub?.changesRequested)
    reasons.push(reason('changes-requested', 'A review requests changes', url))
  if (gitHub?.reviewRequired) reasons.push(reason('review-required', 'A review is required', url))
  if (requiresImpactedTargets && hasImpactedTargets === false) {
    const text = 'The queue needs impacted targets, and none were uploaded for the head commit'
    reasons.push(reason('impacted-targets', text))
  }
  if (behind) reasons.push(reason('behind', behindText(baseBranch), url))
  return reasons
}

function reasonsOfQueue({
  record,
  queueState = 'running',
  ref,
  gitHub,
}: ReasonFacts): FoundReason[] {
  const mergeability = record?.readiness?.gitHubMergeability
  const reasons: FoundReason[] = []
  if (gitHub?.conflicting === undefined && mergeability === 'not_mergeable') {
    const text =
      'GitHub says that it cannot be merged: a conflict, a missing review or a failed check'
    const remedy = { remedy: 'Set `github-token`, so that the step can say which' }
    reasons.push(reason('queue-reason', text, undefined, { key: 'not mergeable', remedy }))
  }
  if (mergeability === 'in_progress') {
    const text = 'GitHub is still working out whether it can be merged'
    const remedy = { remedy: 'Wait: GitHub takes a few seconds' }
    reasons.push(reason('queue-reason', text, gitHub?.url, { key: 'mergeability', remedy }))
  }
  if (queueState !== 'running') {
    const queue = `The queue of ${inBackticks(ref.targetBranch)}`
    reasons.push(reason('queue-state', `${queue} is ${queueState.replaceAll('_', ' ')}`))
  }
  if (record === undefined)
    reasons.push(reason('not-in-queue', 'It was never submitted to the queue', gitHub?.url))
  else if (!isQueued(record) && !isEnded(record.state))
    reasons.push(reason('not-in-queue', 'It is not in the queue', gitHub?.url))
  return reasons
}

/** A fact that keeps a pull request from being submitted again. */
export interface Obstacle {
  readonly kind: ReasonKind
  /** Completes "It was not submitted again, because ". */
  readonly text: string
  /** Next step, one sentence. */
  readonly remedy: string | undefined
}

/** Returns what keeps a pull request from being submitted again at a head, if anything does. */
export function obstacleOf(
  {
    closed,
    draft,
    baseBranch,
    headSha,
    conflicting,
  }: Pick<MergeFacts, 'closed' | 'draft' | 'baseBranch' | 'headSha' | 'conflicting'>,
  ref: PullRequestRef,
  head: string | undefined,
): Obstacle | undefined {
  const { targetBranch } = ref
  const obstacle = (kind: ReasonKind, text: string): Obstacle => ({
    kind,
    text,
    remedy: wordRemedy(REASON_KINDS[kind], ref, 'submit it again'),
  })
  if (closed) return obstacle('closed', 'it is closed')
  if (draft) return obstacle('draft', 'it is a draft')
  if (!leadsToTarget(baseBranch, ref))
    return obstacle('base-changed', `its base branch is ${inBackticks(baseBranch)}`)
  if (differsFromHead(headSha, head))
    return obstacle('head-moved', `its head is now ${inBackticks(headSha.slice(0, 12))}`)
  if (conflicting) return obstacle('conflict', `it conflicts with ${inBackticks(targetBranch)}`)
  return undefined
}

/** Returns the first next step. */
export const firstRemedy = (reasons: readonly Reason[]): string | undefined =>
  reasons.find(({ remedy }) => remedy !== undefined)?.remedy

import { parseTime } from '../shared/clock.js'
import { type RepositoryRef, repositoryName } from '../shared/references.js'
import { PullRequest, parsePayloadPart, Repository, Run } from './payload.js'

/** The event that started the run, as the runner's environment and the payload file describe it. */
export interface WorkflowEvent {
  readonly name: string
  /** The webhook payload; its shape is unknown until it is parsed. */
  readonly payload: Readonly<Record<string, unknown>>
  /** GITHUB_REF, such as `refs/pull/12/merge`. */
  readonly ref: string
  /** GITHUB_SHA; for pull requests the merge commit, never the head. */
  readonly sha: string
  readonly runId: string
  /** GITHUB_RUN_ATTEMPT: `1` unless someone has started the run again. */
  readonly runAttempt: string
  readonly actor: string
  /** GITHUB_REPOSITORY, as `owner/name`. */
  readonly repository: string
  readonly serverUrl: string
  readonly apiUrl: string
  readonly runUrl: string
  /** GITHUB_JOB: the id of the job. The jobs of a matrix share it. */
  readonly job: string
  /** GITHUB_WORKFLOW: the name of the workflow. */
  readonly workflow: string
  /** GITHUB_WORKFLOW_REF, such as `octo-org/orion/.github/workflows/ci.yml@refs/heads/main`. */
  readonly workflowRef: string
  /** GITHUB_ACTION_REPOSITORY: the repository of this action; empty if the step uses a local path. */
  readonly actionRepository: string
}

type MaybeRepository = Repository | null | undefined

/** Lists of pull requests do not name the repository, but give its API address. */
export const fullNameOf = (repository: MaybeRepository): string | undefined =>
  repository?.full_name ?? /\/repos\/([^/]+\/[^/]+)$/.exec(repository?.url ?? '')?.[1]

/**
 * True if two repositories differ; `undefined` if that is unknown. A deleted repository (null) was a
 * fork, because a repository outlives its own branches.
 */
export function isOtherRepository(
  repository: MaybeRepository,
  own: MaybeRepository,
): boolean | undefined {
  if (repository === null) return true
  if (repository?.id !== undefined && own?.id !== undefined) return repository.id !== own.id
  const name = fullNameOf(repository)
  const ownName = fullNameOf(own)
  if (name === undefined || ownName === undefined) return undefined
  return !sameName(name, ownName)
}

/** True if the head of an event is in a fork, so that its owner chose the name of the branch. */
export function isHeadOfFork({ payload }: WorkflowEvent): boolean {
  const repository = parsePayloadPart(payload, 'repository', Repository)
  const { head, base } = parsePayloadPart(payload, 'pull_request', PullRequest) ?? {}
  const run = parsePayloadPart(payload, 'workflow_run', Run)
  return Boolean(
    isOtherRepository(head?.repo, base?.repo ?? repository) ||
      isOtherRepository(run?.head_repository, repository),
  )
}

/** Returns the repository that an event names if it is not the one of the step. */
export function otherRepository(
  { payload }: WorkflowEvent,
  repository: RepositoryRef,
): string | undefined {
  const from = textAt(payload, 'repository', 'full_name')
  if (from === undefined || sameName(from, repositoryName(repository))) return undefined
  return from
}

/** A branch of the step's own repository, and the commit at its end. */
export interface BranchTip {
  readonly branch: string
  readonly commit: string | undefined
}

/**
 * Lists the branches that an event is about, from its payload alone. A branch of a fork never
 * counts, because anyone may choose its name.
 */
export function branchesOfEvent(
  event: WorkflowEvent,
  repository: RepositoryRef,
): readonly BranchTip[] {
  if (otherRepository(event, repository) !== undefined) return []
  const { name, payload, ref, sha } = event
  const own = parsePayloadPart(payload, 'repository', Repository)
  const tip = (branch: string | undefined, commit: string | undefined) =>
    branch === undefined ? [] : [{ branch, commit }]
  if (name.startsWith('pull_request')) {
    const { head, base } = parsePayloadPart(payload, 'pull_request', PullRequest) ?? {}
    if (isOtherRepository(head?.repo, base?.repo ?? own) === false) return tip(head?.ref, head?.sha)
    return []
  }
  switch (name) {
    case 'workflow_run':
    case 'check_run':
    case 'check_suite': {
      const { head_repository, head_branch, head_sha } = parsePayloadPart(payload, name, Run) ?? {}
      if (isOfOwnBranch(name, head_repository, own)) return tip(head_branch, head_sha)
      return []
    }
    case 'status':
      return tipsOfStatus(payload)
    case 'push':
      return payload['deleted'] === true
        ? []
        : tip(branchIn(textAt(payload, 'ref') ?? ref), textAt(payload, 'after'))
    default:
      return tip(branchIn(ref), sha)
  }
}

/**
 * True if a run or a check is of a branch of this repository. GitHub names the branch of a
 * fork only for a workflow run ("Webhook events": check_suite).
 */
export const isOfOwnBranch = (name: string, head: MaybeRepository, own: MaybeRepository): boolean =>
  name !== 'workflow_run' || isOtherRepository(head, own) === false

/** The name of a branch in a full reference. */
const branchIn = (ref: string): string | undefined => /^refs\/heads\/(.+)$/s.exec(ref)?.[1]

/** Lists the branches whose newest commit has the status. The payload also lists branches that only contain it. */
function tipsOfStatus(payload: WorkflowEvent['payload']): readonly BranchTip[] {
  const { sha, branches } = payload
  if (typeof sha !== 'string' || !Array.isArray(branches)) return []
  return branches.flatMap((entry) => {
    const branch = textAt(entry, 'name')
    if (branch !== undefined && valueAt(entry, 'commit', 'sha') === sha)
      return [{ branch, commit: sha }]
    return []
  })
}

/** Maximum age of a fresh payload. GitHub starts a run within seconds. */
const FRESH_MS = 120_000

/** Fields with the time at which a payload was made. */
const TIMES = [
  ['pull_request', 'updated_at'],
  ['comment', 'updated_at'],
  ['review', 'submitted_at'],
  ['workflow_run', 'updated_at'],
  ['check_suite', 'updated_at'],
  ['check_run', 'completed_at'],
  ['check_run', 'started_at'],
  ['merge_group', 'head_commit', 'timestamp'],
  ['updated_at'],
] as const

/**
 * True if the payload is current: it is of a first attempt, and its own time stamps are recent. A
 * re-run, or a job that waited for its turn, has an old payload.
 */
export function isFresh({ payload, runAttempt }: WorkflowEvent, now: number): boolean {
  if (runAttempt !== '1') return false
  const times = TIMES.flatMap((place) => parseTime(textAt(payload, ...place)) ?? [])
  return Math.abs(now - Math.max(...times)) <= FRESH_MS
}

/** GitHub compares names of owners and repositories without case. */
export const sameName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase()

/** Events whose runs get no secrets (GitHub docs: "Events that trigger workflows"). */
const FROM_FORK = /^pull_request(_review|_review_comment|_review_thread)?$/
const BY_DEPENDABOT = /^(push|create|deployment|deployment_status|pull_request_target)$/

/** The reason why GitHub withholds secrets from a run: a fork's, or started by Dependabot. */
export function withheldSecrets(event: WorkflowEvent) {
  const { name, actor, payload } = event
  if (actor === 'dependabot[bot]' && (FROM_FORK.test(name) || BY_DEPENDABOT.test(name)))
    return { from: 'dependabot' } as const
  if (!FROM_FORK.test(name) || !isHeadOfFork(event)) return undefined
  const headRepository = textAt(payload, 'pull_request', 'head', 'repo', 'full_name')
  return { from: 'fork', headRepository } as const
}

/** True if the event is an approving review of a pull request, which GitHub may not show yet. */
export const isApproval = ({ name, payload }: WorkflowEvent, number: number): boolean =>
  name === 'pull_request_review' &&
  textAt(payload, 'action') === 'submitted' &&
  textAt(payload, 'review', 'state')?.toLowerCase() === 'approved' &&
  valueAt(payload, 'pull_request', 'number') === number

/** The value at a place of a payload, which may have any shape. */
export const valueAt = (payload: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string, unknown>)[key]
        : undefined,
    payload,
  )

/** The text at a place of a payload; `undefined` if it is empty or not a text. */
export function textAt(payload: unknown, ...path: readonly string[]): string | undefined {
  const value = valueAt(payload, ...path)
  if (typeof value === 'string' && value !== '') return value
  return undefined
}

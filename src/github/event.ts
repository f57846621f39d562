import { type RepositoryRef, repositoryName } from '../shared/references.js'
import * as z from '../shared/zod.js'
import {
  CheckRun,
  Issue,
  PullRequest,
  PullRequestNumber,
  part,
  Repository,
  Run,
} from './payload.js'
import { parseReference, refuseReference } from './reference.js'

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
  readonly actor: string
  readonly serverUrl: string
  readonly apiUrl: string
  readonly runUrl: string
}

/** What an event or GitHub says about a pull request; `undefined` where neither says. */
export interface PullRequestFacts {
  readonly number: number
  readonly baseBranch?: string | undefined
  readonly headSha?: string | undefined
  readonly draft?: boolean | undefined
  readonly closed?: boolean | undefined
  readonly merged?: boolean | undefined
}

/** What to ask GitHub when the payload names a commit but no pull request. */
export interface Lookup {
  readonly commit?: string | undefined
  /** `owner:branch` of the head, which also finds pull requests of forks. */
  readonly head?: string | undefined
}

/** What an event says about "the" pull request: among several, none is chosen. */
export interface EventPullRequest {
  readonly candidates: readonly PullRequestFacts[]
  /** What to ask GitHub where there are none. */
  readonly lookup?: Lookup
  /** Why there are none; completes "the event … ". */
  readonly why?: string
}

const none = (why: string): EventPullRequest => ({ candidates: [], why })
const one = (facts: PullRequestFacts): EventPullRequest => ({ candidates: [facts] })

/**
 * Finds the pull request that an event is about, using only its payload (docs/operations.md, "Where
 * the pull request comes from"). An event of a repository other than the step's says nothing.
 */
export function pullRequestOfEvent(
  event: WorkflowEvent,
  repository: RepositoryRef,
): EventPullRequest {
  const read = event.name.startsWith('pull_request') ? ofPullRequest : readers[event.name]
  if (read === undefined) return none('is not about a pull request')
  const from = textAt(event.payload, 'repository', 'full_name')
  return from === undefined || sameName(from, repositoryName(repository))
    ? read(event, repository)
    : none(`is of the repository ${from}, not of ${repositoryName(repository)}`)
}

type Reader = (event: WorkflowEvent, repository: RepositoryRef) => EventPullRequest

/** Reads the part of the payload that the event is about. */
const about =
  <S extends z.ZodMiniType>(
    name: string,
    shape: S,
    read: (found: z.output<S>, own: Repository | undefined) => EventPullRequest,
  ): Reader =>
  ({ payload }) => {
    const found = part(payload, name, shape)
    return found === undefined
      ? none(`has no readable ${name.replace('_', ' ')} in its payload`)
      : read(found, part(payload, 'repository', Repository))
  }

const ofPullRequest = about('pull_request', PullRequest, (found) => one(factsOf(found)))

const KEYS = ['pr', 'pr-number', 'pull-request', 'pull_request']

const ofDispatch: Reader = ({ name, payload }, repository) => {
  const place = name === 'workflow_dispatch' ? 'inputs' : 'client_payload'
  const found = new Set<number>()
  for (const key of KEYS) {
    const value = at(payload, place, key)
    if (value === undefined || value === null || value === '') continue
    const read = dispatched(value, repository)
    if (typeof read === 'string') return none(`has \`${place}.${key}\`, which ${read}`)
    found.add(read)
  }
  if (found.size === 0) return none(`has none of \`${KEYS.join('`, `')}\` in \`${place}\``)
  return { candidates: [...found].map((number) => ({ number })) }
}

/** Reads a number, a URL or a whole pull request (slash commands send one); a text is a problem. */
function dispatched(value: unknown, repository: RepositoryRef): number | string {
  const whole = z.object({ number: PullRequestNumber }).safeParse(value)
  if (whole.success) return whole.data.number
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : ''
  const reference = parseReference(text)
  if (reference === undefined) return 'is not a pull request number or URL'
  return refuseReference(reference, repository) ?? reference.number
}

const readers: Readonly<Record<string, Reader | undefined>> = {
  workflow_dispatch: ofDispatch,
  repository_dispatch: ofDispatch,
  issue_comment: about('issue', Issue, ({ pull_request, ...issue }) =>
    pull_request === undefined
      ? none(`is for issue #${issue.number}, which is not a pull request`)
      : one(factsOf({ ...issue, ...pull_request })),
  ),
  merge_group: ({ payload, ref }) =>
    mergeGroup(textAt(payload, 'merge_group', 'head_ref') ?? ref) ??
    none('has no merge queue branch (gh-readonly-queue/…/pr-…) in its payload'),
  workflow_run: about('workflow_run', Run, (run, repository) => {
    const { head_sha, head_branch, head_repository } = run
    const owner = head_repository?.owner?.login
    const head =
      owner === undefined || head_branch === undefined ? {} : { head: `${owner}:${head_branch}` }
    // Whoever opens a pull request from a fork chooses the name of its branch.
    const queueBranch = isOther(head_repository, repository) === false ? head_branch : undefined
    return listed(run.pull_requests, repository, queueBranch, { commit: head_sha, ...head })
  }),
  check_run: about('check_run', CheckRun, (run, repository) => {
    const { check_suite: suite, head_sha } = run
    const list = run.pull_requests?.length ? run.pull_requests : suite?.pull_requests
    return listed(list, repository, suite?.head_branch, { commit: head_sha })
  }),
  check_suite: about('check_suite', Run, (suite, repository) =>
    listed(suite.pull_requests, repository, suite.head_branch, { commit: suite.head_sha }),
  ),
  status: ({ payload }) => ask({ commit: textAt(payload, 'sha') }),
  push({ payload, ref }) {
    if (payload['deleted'] === true) return none('deleted its branch')
    if (ref.startsWith('refs/tags/')) return none('is for a tag, not for a branch')
    return mergeGroup(ref) ?? ask({ commit: textAt(payload, 'after') })
  },
}

/** The list of a payload, filtered to this repository; an empty one (of forks) asks by commit. */
function listed(
  list: readonly unknown[] | undefined,
  repository: MaybeRepository,
  branch: string | undefined,
  lookup: Lookup,
): EventPullRequest {
  const candidates = (list ?? [])
    .flatMap((item) => PullRequest.safeParse(item).data ?? [])
    // The list also has forks' own pull requests with the same head; their base is elsewhere.
    .filter(({ base }) => !isOther(base?.repo, repository))
    .map(factsOf)
  if (candidates.length > 0) return { candidates }
  return mergeGroup(branch ?? '') ?? ask(lookup)
}

const ask = (lookup: Lookup): EventPullRequest =>
  lookup.commit === undefined && lookup.head === undefined
    ? none('names neither a pull request nor a commit')
    : { candidates: [], lookup }

/**
 * `refs/heads/gh-readonly-queue/<base>/pr-<n>-<sha>` of GitHub's own queue. The base may hold
 * slashes; the commit is the one that the group is built on, not the head of the pull request.
 */
function mergeGroup(ref: string): EventPullRequest | undefined {
  const parts =
    /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,9})-[0-9a-f]{40,64}$/.exec(ref)
  return parts === null ? undefined : one({ number: Number(parts[2]), baseBranch: parts[1] })
}

function factsOf(
  pullRequest: Partial<PullRequest> & Pick<PullRequest, 'number'>,
): PullRequestFacts {
  const { number, state, draft, merged, merged_at, head, base } = pullRequest
  return {
    number,
    draft,
    baseBranch: base?.ref,
    headSha: head?.sha,
    closed: state === undefined ? undefined : state === 'closed',
    merged: merged ?? (merged_at === undefined ? undefined : merged_at !== null),
  }
}

type MaybeRepository = Repository | null | undefined

/** Lists of pull requests do not name the repository, but give its API address. */
const nameOf = (repository: MaybeRepository): string | undefined =>
  repository?.full_name ?? /\/repos\/([^/]+\/[^/]+)$/.exec(repository?.url ?? '')?.[1]

/** One that is gone (null) was a fork: a repository outlives its own branches. */
function isOther(repository: MaybeRepository, own: MaybeRepository): boolean | undefined {
  if (repository === null) return true
  if (repository?.id !== undefined && own?.id !== undefined) return repository.id !== own.id
  const [name, ownName] = [nameOf(repository), nameOf(own)]
  return name === undefined || ownName === undefined ? undefined : !sameName(name, ownName)
}

/** Whether the head of an event is in a fork, whose owner chose the name of the branch. */
export function headOfFork({ payload }: WorkflowEvent): boolean {
  const repository = part(payload, 'repository', Repository)
  const { head, base } = part(payload, 'pull_request', PullRequest) ?? {}
  const run = part(payload, 'workflow_run', Run)
  return Boolean(
    isOther(head?.repo, base?.repo ?? repository) || isOther(run?.head_repository, repository),
  )
}

/** GitHub compares names of owners and repositories without case. */
export const sameName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase()

/** Events whose runs read no secrets (GitHub docs: "Events that trigger workflows"). */
const FROM_FORK = /^pull_request(_review|_review_comment|_review_thread)?$/
const BY_DEPENDABOT = /^(push|create|deployment|deployment_status|pull_request_target)$/

/** Why GitHub withholds secrets from a run: a fork's pull request, or started by Dependabot. */
export function withheldSecrets(event: WorkflowEvent) {
  const { name, actor, payload } = event
  if (actor === 'dependabot[bot]' && (FROM_FORK.test(name) || BY_DEPENDABOT.test(name)))
    return { from: 'dependabot' } as const
  if (!FROM_FORK.test(name) || !headOfFork(event)) return undefined
  const headRepository = textAt(payload, 'pull_request', 'head', 'repo', 'full_name')
  return { from: 'fork', headRepository } as const
}

/** What is at a place of a payload, which may have any shape. */
export const at = (payload: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null
        ? (value as Record<string, unknown>)[key]
        : undefined,
    payload,
  )

/** The text at a place of a payload, if there is any. */
export function textAt(payload: unknown, ...path: readonly string[]): string | undefined {
  const value = at(payload, ...path)
  return typeof value === 'string' && value !== '' ? value : undefined
}

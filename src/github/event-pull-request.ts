import { type RepositoryRef, repositoryName } from '../shared/references.js'
import * as z from '../shared/zod.js'
import {
  branchesOfEvent,
  isOther,
  type MaybeRepository,
  nameOf,
  otherRepository,
  textAt,
  valueAt,
  type WorkflowEvent,
} from './event.js'
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

/** Facts about a pull request, from an event or GitHub; `undefined` if neither has one. */
export interface PullRequestFacts {
  readonly number: number
  readonly baseBranch?: string | undefined
  readonly headSha?: string | undefined
  readonly draft?: boolean | undefined
  readonly closed?: boolean | undefined
  readonly merged?: boolean | undefined
}

/** The branch that a pull request comes from. */
export interface Head {
  /** `owner/name`; a fork, perhaps. */
  readonly repository: string
  readonly branch: string
}

/**
 * Question to GitHub if the payload has no pull request. The commit alone counts only if no head is
 * known, because anyone may push a commit of another's pull request.
 */
export type Lookup = { readonly heads: readonly Head[] } | { readonly commit: string }

/** "The" pull request of an event: among several, none is chosen. */
export interface EventPullRequest {
  readonly candidates: readonly PullRequestFacts[]
  /** If there are none. */
  readonly lookup?: Lookup
  /** The reason why there are none; completes "the event … ". */
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
  const from = otherRepository(event, repository)
  return from === undefined
    ? read(event, repository)
    : none(`is of the repository ${from}, not of ${repositoryName(repository)}`)
}

type Reader = (event: WorkflowEvent, repository: RepositoryRef) => EventPullRequest

/** Reads the part of the payload that the event is about. */
const readerFor =
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

const ofPullRequest = readerFor('pull_request', PullRequest, (found) => one(factsOf(found)))

const KEYS = ['pr', 'pr-number', 'pull-request', 'pull_request']

const ofDispatch: Reader = ({ name, payload }, repository) => {
  const place = name === 'workflow_dispatch' ? 'inputs' : 'client_payload'
  const found = new Set<number>()
  for (const key of KEYS) {
    const value = valueAt(payload, place, key)
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
  issue_comment: readerFor('issue', Issue, ({ pull_request, ...issue }) =>
    pull_request === undefined
      ? none(`is for issue #${issue.number}, which is not a pull request`)
      : one(factsOf({ ...issue, ...pull_request })),
  ),
  merge_group: ({ payload, ref }) =>
    mergeGroup(textAt(payload, 'merge_group', 'head_ref') ?? ref) ??
    none('has no merge queue branch (gh-readonly-queue/…/pr-…) in its payload'),
  workflow_run: readerFor('workflow_run', Run, (run, own) => {
    const { head_sha, head_branch: branch, head_repository: repository } = run
    if (branch !== undefined && repository === null) return none('is of a fork that was deleted')
    // Whoever opens a pull request from a fork chooses the name of its branch.
    const group = isOther(repository, own) === false ? mergeGroup(branch) : undefined
    return listed(run.pull_requests, own, headIn(repository ?? own, branch), group, head_sha)
  }),
  check_run: readerFor('check_run', CheckRun, (run, own) => {
    const { check_suite: suite, head_sha } = run
    const list = run.pull_requests?.length ? run.pull_requests : suite?.pull_requests
    const branch = suite?.head_branch
    return listed(list, own, headIn(own, branch), mergeGroup(branch), head_sha)
  }),
  check_suite: readerFor('check_suite', Run, (suite, own) => {
    const { head_branch: branch, head_sha, pull_requests } = suite
    return listed(pull_requests, own, headIn(own, branch), mergeGroup(branch), head_sha)
  }),
  status(event, repository) {
    const tips = branchesOfEvent(event, repository)
    const groups = tips.flatMap(({ branch }) => mergeGroup(branch) ?? [])
    return groups[0] ?? ask(headsOf(tips, repository), textAt(event.payload, 'sha'))
  },
  push(event, repository) {
    const { payload, ref } = event
    if (payload['deleted'] === true) return none('deleted its branch')
    if (ref.startsWith('refs/tags/')) return none('is for a tag, not for a branch')
    const heads = headsOf(branchesOfEvent(event, repository), repository)
    return mergeGroup(ref) ?? ask(heads, textAt(payload, 'after'))
  },
}

const headsOf = (
  tips: readonly { readonly branch: string }[],
  repository: RepositoryRef,
): readonly Head[] => tips.map(({ branch }) => ({ repository: repositoryName(repository), branch }))

/** The head of a run, with its repository as the payload has it, for comparison by id. */
type RunHead = Head & { readonly origin: MaybeRepository }

function headIn(origin: MaybeRepository, branch: string | undefined): RunHead | undefined {
  const repository = nameOf(origin)
  return repository === undefined || branch === undefined
    ? undefined
    : { repository, branch, origin }
}

/** The list of a payload, filtered to this repository and to the head; an empty one asks GitHub. */
function listed(
  list: readonly unknown[] | undefined,
  own: MaybeRepository,
  head: RunHead | undefined,
  group: EventPullRequest | undefined,
  commit: string | undefined,
): EventPullRequest {
  const isOfHead = ({ head: from }: PullRequest) =>
    head === undefined || (from?.ref === head.branch && isOther(from.repo, head.origin) === false)
  const candidates = (list ?? [])
    .flatMap((item) => PullRequest.safeParse(item).data ?? [])
    // The list also has forks' own pull requests with the same head; their base is elsewhere.
    .filter((item) => !isOther(item.base?.repo, own) && isOfHead(item))
    .map(factsOf)
  if (candidates.length > 0) return { candidates }
  return group ?? ask(head === undefined ? [] : [head], commit)
}

function ask(heads: readonly Head[], commit: string | undefined): EventPullRequest {
  if (heads.length > 0) return { candidates: [], lookup: { heads } }
  return commit === undefined
    ? none('names neither a pull request nor a commit')
    : { candidates: [], lookup: { commit } }
}

/**
 * `refs/heads/gh-readonly-queue/<base>/pr-<n>-<sha>` of GitHub's own queue. The base may hold
 * slashes; the commit is the one that the group is built on, not the head of the pull request.
 */
function mergeGroup(ref = ''): EventPullRequest | undefined {
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

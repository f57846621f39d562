import { type RepositoryRef, repositoryName, type Stack } from '../shared/references.js'
import * as z from '../shared/zod.js'
import {
  branchesOfEvent,
  fullNameOf,
  isOfOwnBranch,
  isOtherRepository,
  otherRepository,
  textAt,
  valueAt,
  type WorkflowEvent,
} from './event.js'
import {
  Issue,
  PullRequest,
  PullRequestNumber,
  parsePayloadPart,
  Repository,
  Run,
} from './payload.js'
import { parseReference, refuseReference } from './reference.js'

/** Facts about a pull request, from an event or GitHub. An unknown fact is `undefined`. */
export interface PullRequestFacts {
  readonly number: number
  /** The branch that it merges into: for a member of a stack, the base of the stack. */
  readonly baseBranch?: string | undefined
  readonly stack?: Stack | undefined
  /** From a list, which does not show stacks: `baseBranch` may be the branch of another member. */
  readonly isListed?: boolean | undefined
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

/** The pull request of an event. Among several candidates, none is chosen. */
export interface EventPullRequest {
  readonly candidates: readonly PullRequestFacts[]
  /** Set if there are no candidates, but GitHub may know one. */
  readonly lookup?: Lookup
  /** The reason for no candidates; completes "the event … ". */
  readonly why?: string
}

const noPullRequest = (why: string): EventPullRequest => ({ candidates: [], why })
const exactly = (facts: PullRequestFacts): EventPullRequest => ({ candidates: [facts] })

/**
 * Finds the pull request that an event is about, using only its payload (docs/operations.md, "Where
 * the pull request comes from"). Events of another repository are ignored.
 */
export function pullRequestOfEvent(
  event: WorkflowEvent,
  repository: RepositoryRef,
): EventPullRequest {
  const read = event.name.startsWith('pull_request') ? ofPullRequest : readers[event.name]
  if (read === undefined) return noPullRequest('is not about a pull request')
  const from = otherRepository(event, repository)
  if (from !== undefined)
    return noPullRequest(`is of the repository ${from}, not of ${repositoryName(repository)}`)
  return read(event, repository)
}

type Reader = (event: WorkflowEvent, repository: RepositoryRef) => EventPullRequest

/** Reads the part of the payload that the event is about. */
const readerFor =
  <S extends z.ZodMiniType>(
    name: string,
    shape: S,
    read: (subject: z.output<S>, own: Repository | undefined) => EventPullRequest,
  ): Reader =>
  ({ payload }) => {
    const subject = parsePayloadPart(payload, name, shape)
    if (subject === undefined)
      return noPullRequest(`has no readable ${name.replace('_', ' ')} in its payload`)
    return read(subject, parsePayloadPart(payload, 'repository', Repository))
  }

const ofPullRequest = readerFor('pull_request', PullRequest, (pullRequest) =>
  exactly(pullRequestFacts(pullRequest)),
)

const KEYS = ['pr', 'pr-number', 'pull-request', 'pull_request']

const ofDispatch: Reader = (event, repository) => {
  const { name, payload } = event
  const place = name === 'workflow_dispatch' ? 'inputs' : 'client_payload'
  const numbers = new Set<number>()
  for (const key of KEYS) {
    const value = valueAt(payload, place, key)
    if (value === undefined || value === null || value === '') continue
    const read = readDispatched(value, repository, event)
    if (typeof read === 'string') return noPullRequest(`has \`${place}.${key}\`, which ${read}`)
    numbers.add(read)
  }
  if (numbers.size === 0)
    return noPullRequest(`has none of \`${KEYS.join('`, `')}\` in \`${place}\``)
  return { candidates: [...numbers].map((number) => ({ number })) }
}

/** Reads a number, a URL or a whole pull request (slash commands send one). Returns a problem as text. */
function readDispatched(
  value: unknown,
  repository: RepositoryRef,
  event: WorkflowEvent,
): number | string {
  const whole = z.object({ number: PullRequestNumber }).safeParse(value)
  if (whole.success) return whole.data.number
  const text = typeof value === 'number' || typeof value === 'string' ? String(value).trim() : ''
  const reference = parseReference(text)
  if (reference === undefined) return 'is not a pull request number or URL'
  return refuseReference(reference, repository, event) ?? reference.number
}

const readRunEvent = (name: string): Reader =>
  readerFor(name, Run, (run, own) => {
    const { head_branch: branch, head_repository: from } = run
    if (branch !== undefined && from === null) return noPullRequest('is of a fork that was deleted')
    const origin = from ?? own
    const repository = fullNameOf(origin)
    const heads = repository && branch ? [{ repository, branch }] : []
    const hasHeadOfRun = ({ head }: PullRequest) =>
      head?.ref === branch && isOtherRepository(head?.repo, origin) === false
    const candidates = (run.pull_requests ?? [])
      .flatMap((item) => PullRequest.safeParse(item).data ?? [])
      // GitHub also lists pull requests into forks that have the same head.
      .filter(({ base }) => !isOtherRepository(base?.repo, own))
      .filter((item) => heads.length === 0 || hasHeadOfRun(item))
      .map((item) => ({
        ...pullRequestFacts(item),
        isListed: isOtherRepository(item.head?.repo, own) !== true,
      }))
    if (candidates.length > 0) return { candidates }
    // The owner of a fork chooses the names of its branches, so they prove nothing.
    const group = isOfOwnBranch(name, from, own) ? mergeGroup(branch) : undefined
    return group ?? lookupFor(heads, run.head_sha)
  })

/** @param commit the field of the payload with the commit, which counts if no branch is known */
function ofBranches(
  event: WorkflowEvent,
  repository: RepositoryRef,
  commit: string,
): EventPullRequest {
  const branches = branchesOfEvent(event, repository).map(({ branch }) => branch)
  const [group] = branches.flatMap((branch) => mergeGroup(branch) ?? [])
  const heads = branches.map((branch) => ({ repository: repositoryName(repository), branch }))
  return group ?? lookupFor(heads, textAt(event.payload, commit))
}

const readers: Readonly<Record<string, Reader | undefined>> = {
  workflow_dispatch: ofDispatch,
  repository_dispatch: ofDispatch,
  issue_comment: readerFor('issue', Issue, ({ pull_request, ...issue }) => {
    if (pull_request === undefined)
      return noPullRequest(`is for issue #${issue.number}, which is not a pull request`)
    return exactly(pullRequestFacts({ ...issue, ...pull_request }))
  }),
  merge_group: ({ payload, ref }) =>
    mergeGroup(textAt(payload, 'merge_group', 'head_ref') ?? ref) ??
    noPullRequest('has no merge queue branch (gh-readonly-queue/…/pr-…) in its payload'),
  workflow_run: readRunEvent('workflow_run'),
  check_run: readRunEvent('check_run'),
  check_suite: readRunEvent('check_suite'),
  status: (event, repository) => ofBranches(event, repository, 'sha'),
  push(event, repository) {
    if (event.payload['deleted'] === true) return noPullRequest('deleted its branch')
    if (event.ref.startsWith('refs/tags/')) return noPullRequest('is for a tag, not for a branch')
    return ofBranches(event, repository, 'after')
  },
}

function lookupFor(heads: readonly Head[], commit: string | undefined): EventPullRequest {
  if (heads.length > 0) return { candidates: [], lookup: { heads } }
  if (commit === undefined) return noPullRequest('names neither a pull request nor a commit')
  return { candidates: [], lookup: { commit } }
}

/**
 * `refs/heads/gh-readonly-queue/<base>/pr-<n>-<sha>` of GitHub's own queue. The base may
 * contain slashes. The commit is the base of the group, not the head of the pull request.
 */
function mergeGroup(ref = ''): EventPullRequest | undefined {
  const parts =
    /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-([1-9]\d{0,9})-[0-9a-f]{40,64}$/.exec(ref)
  if (parts === null) return undefined
  return exactly({ number: Number(parts[2]), baseBranch: parts[1] })
}

function pullRequestFacts(
  pullRequest: Partial<PullRequest> & Pick<PullRequest, 'number'>,
): PullRequestFacts {
  const { number, state, draft, merged, merged_at, head, base, stack } = pullRequest
  return {
    number,
    draft,
    baseBranch: stack?.base ?? base?.ref,
    stack: stack && { ...stack, parent: base?.ref },
    headSha: head?.sha,
    closed: ifDefined(state, (word) => word === 'closed'),
    merged: merged ?? ifDefined(merged_at, (time) => time !== null),
  }
}

const ifDefined = <T>(value: T | undefined, read: (value: T) => boolean) =>
  value === undefined ? undefined : read(value)

/** Pull requests, with the stacks that a step has seen. */
import { hasStatus } from '../http/errors.js'
import type { Deadline } from '../shared/deadline.js'
import { leadsToTarget, type Stack } from '../shared/references.js'
import { mapped } from '../shared/shapes.js'
import * as z from '../shared/zod.js'
import type { GitHubAccess } from './access.js'
import { sameName } from './event.js'
import type { Head } from './event-pull-request.js'
import { badAnswer, type GitHubClient, untilWhole } from './octokit.js'
import { StackField } from './payload.js'

const GitHubPullRequestShape = z.lazy(() =>
  mapped(
    z.object({
      number: z.number(),
      state: z.enum(['open', 'closed']),
      merged: z.nullish(z.boolean()),
      merged_at: z.nullish(z.string()),
      draft: z.nullish(z.boolean()),
      labels: z.nullish(z.array(z.object({ name: z.nullish(z.string()) }))),
      merge_commit_sha: z.nullish(z.string()),
      html_url: z.nullish(z.string()),
      created_at: z.nullish(z.string()),
      user: z.nullish(z.object({ login: z.nullish(z.string()) })),
      head: z.object({
        sha: z.string(),
        ref: z.nullish(z.string()),
        repo: z.nullish(z.object({ full_name: z.string() })),
      }),
      base: z.object({ ref: z.string() }),
      stack: StackField,
    }),
    ({ head, base, stack, ...pull }) => {
      // Lists of pull requests only have the time.
      const merged = pull.merged === true || pull.merged_at != null
      const ownStack: Stack | undefined = stack && { ...stack, parent: base.ref }
      return {
        number: pull.number,
        closed: pull.state === 'closed',
        merged,
        draft: pull.draft ?? false,
        labels: (pull.labels ?? []).flatMap(({ name }) => name ?? []),
        headSha: head.sha,
        head: { repository: head.repo?.full_name ?? '', branch: head.ref ?? '' },
        /** The base as GitHub shows it: in a stack, the branch of the member below. */
        ownBase: base.ref,
        baseBranch: stack?.base ?? base.ref,
        stack: ownStack,
        // Before the merge, this field has the commit of a test merge.
        mergeCommitSha: merged ? (pull.merge_commit_sha ?? undefined) : undefined,
        url: pull.html_url ?? '',
        createdAt: pull.created_at ?? undefined,
        /** Login; a bot's ends with `[bot]`. */
        author: pull.user?.login ?? '',
      }
    },
  ),
)

/** The fields of GitHub's pull request that the action uses. */
export type GitHubPullRequest = Readonly<z.output<typeof GitHubPullRequestShape>> & {
  /** From a list, which may leave out the stack. */
  readonly isListed?: boolean
}

/** Most members of a stack that are asked about. */
const MAX_MEMBERS = 50

/** Ignores that the label is not there. Without the permission, GitHub answers 404 with another message. */
function undefinedIfNoLabel(error: unknown): undefined {
  if (!hasStatus(error, 404) || !/label/i.test(error.explanation.problem)) throw error
}

/** GitHub, and the stacks that the step has seen. */
export type PullRequestAccess = Pick<GitHubAccess, 'github' | 'stacks'>

/** Reads a pull request, with the stack that it is in. */
export async function readPullRequest(
  access: PullRequestAccess,
  deadline: Deadline,
  number: number,
): Promise<GitHubPullRequest> {
  const request = `Reading pull request #${number} from GitHub`
  const route = `GET /pulls/${number}`
  const pull = await access.github
    .request(deadline, request, 'pull-requests: read', route, GitHubPullRequestShape)
    .catch((error) => {
      if (!hasStatus(error, 404)) throw error
      throw error.withExplanation({ title: `GitHub does not show a pull request #${number}` })
    })
  if (pull.number !== number)
    throw badAnswer(request, `it is pull request #${pull.number}, not #${number}`)
  return withStack(access, pull)
}

/**
 * GitHub may no longer show a stack that this step has seen. A base outside the stack
 * shows that the pull request has left it.
 */
function withStack({ stacks }: PullRequestAccess, pull: GitHubPullRequest): GitHubPullRequest {
  stacks.note(pull.number, pull.stack)
  const stack = stacks.of(pull.number)
  const { seen } = stack
  const isMember =
    seen !== undefined && leadsToTarget(pull.ownBase, { stack, targetBranch: seen.base })
  return { ...pull, baseBranch: isMember ? seen.base : pull.ownBase, stack: seen }
}

/**
 * Notes the branches of the members below. GitHub may show one of them as the base after a merge,
 * when it no longer shows the stack.
 */
export async function noteMembersBelow(
  access: PullRequestAccess,
  deadline: Deadline,
  number: number,
): Promise<void> {
  const { seen } = access.stacks.of(number)
  const { owner, repo } = access.github.repository
  let branch = seen?.parent
  for (let links = 1; links < MAX_MEMBERS && branch !== seen?.base; links++) {
    if (branch === undefined) return
    const pulls = await pullRequestsOfHead(access, deadline, {
      repository: `${owner}/${repo}`,
      branch,
    })
    branch = pulls.length === 1 ? pulls[0]?.ownBase : undefined
    access.stacks.noteMember(number, branch)
  }
}

/** All pull requests, open or not, that contain a commit of this repository. */
export function pullRequestsOfCommit(
  access: PullRequestAccess,
  deadline: Deadline,
  sha: string,
): Promise<readonly GitHubPullRequest[]> {
  const request = `Reading the pull requests of commit ${sha} from GitHub`
  return listPullRequests(access, deadline, request, '/commits/{sha}/pulls', { sha })
}

/** The open pull requests from a branch, of a fork perhaps. */
export async function pullRequestsOfHead(
  access: PullRequestAccess,
  deadline: Deadline,
  { repository, branch }: Head,
): Promise<readonly GitHubPullRequest[]> {
  const head = `${repository.split('/')[0]}:${branch}`
  const request = `Reading the pull requests from ${head} from GitHub`
  const pulls = await listPullRequests(access, deadline, request, '/pulls', { head, state: 'open' })
  // GitHub ignores a filter that it cannot read, and lists all. An owner may have several forks.
  return pulls.filter(
    ({ head: from }) => from.branch === branch && sameName(from.repository, repository),
  )
}

async function listPullRequests(
  access: PullRequestAccess,
  deadline: Deadline,
  request: string,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<readonly GitHubPullRequest[]> {
  const { items } = await access.github.list(
    deadline,
    request,
    'pull-requests: read',
    path,
    GitHubPullRequestShape,
    { query },
  )
  return items.map((item) => listed(access, item))
}

function listed(
  access: PullRequestAccess,
  pull: z.output<typeof GitHubPullRequestShape>,
): GitHubPullRequest {
  // A pull request from a fork is in no stack, because all members are in one repository.
  const isListed = pull.stack === undefined && isOwnHead(access.github, pull)
  return { ...withStack(access, pull), isListed }
}

/** True if the head is in this repository, not in a fork. */
export function isOwnHead(
  { repository: { owner, repo } }: GitHubClient,
  { head }: Pick<GitHubPullRequest, 'head'>,
): boolean {
  return sameName(head.repository, `${owner}/${repo}`)
}

/** All open pull requests, the oldest first. @throws {ActionError} if the list has no end */
export async function openPullRequests(
  access: PullRequestAccess,
  deadline: Deadline,
): Promise<readonly GitHubPullRequest[]> {
  const request = 'Reading the open pull requests from GitHub'
  const permission = 'pull-requests: read'
  const options = { query: { state: 'open', direction: 'asc' }, recheck: true }
  const items = await untilWhole(request, () =>
    access.github.list(deadline, request, permission, '/pulls', GitHubPullRequestShape, options),
  )
  return items.map((item) => listed(access, item))
}

/** Removes a label; returns false if it was not there. */
export async function deleteLabel(
  github: GitHubClient,
  deadline: Deadline,
  number: number,
  label: string,
): Promise<boolean> {
  const request = `Removing the label ${JSON.stringify(label)} from #${number}`
  const route = `DELETE /issues/${number}/labels/{name}`
  const labels = z.array(z.unknown())
  const left = await github
    .request(deadline, request, 'pull-requests: write', route, labels, { name: label })
    .catch(undefinedIfNoLabel)
  return left !== undefined
}

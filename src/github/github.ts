import { hasStatus } from '../http/errors.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError } from '../shared/errors.js'
import { unread } from '../shared/fact.js'
import {
  leadsToTarget,
  noteMember,
  noteStack,
  type PullRequestRef,
  type Stack,
  type StackMemory,
} from '../shared/references.js'
import { mapped } from '../shared/shapes.js'
import * as z from '../shared/zod.js'
import type { Approval } from './approval.js'
import type { ClosedPullRequest } from './closed.js'
import type { Commits } from './commits.js'
import { sameName } from './event.js'
import type { Head } from './event-pull-request.js'
import type { MergeFacts } from './merge-facts.js'
import { badAnswer, GitHubApi, type GitHubOptions, untilWhole } from './octokit.js'
import { StackField } from './payload.js'
import type { AuthorMemory, OwnComments, Posts } from './posts.js'
import type { ReadyFactsReader } from './ready-facts.js'
import type { RepositorySetup } from './repository-setup.js'
import type { Sticky } from './sticky.js'

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
    ({ head, base, stack, ...found }) => {
      // Lists of pull requests only have the time.
      const merged = found.merged === true || found.merged_at != null
      const ownStack: Stack | undefined = stack && { ...stack, parent: base.ref }
      return {
        number: found.number,
        closed: found.state === 'closed',
        merged,
        draft: found.draft ?? false,
        labels: (found.labels ?? []).flatMap(({ name }) => name ?? []),
        headSha: head.sha,
        head: { repository: head.repo?.full_name ?? '', branch: head.ref ?? '' },
        /** The base as GitHub shows it: in a stack, the branch of the member below. */
        ownBase: base.ref,
        baseBranch: stack?.base ?? base.ref,
        stack: ownStack,
        // Before the merge, this field has the commit of a test merge.
        mergeCommitSha: merged ? (found.merge_commit_sha ?? undefined) : undefined,
        url: found.html_url ?? '',
        createdAt: found.created_at ?? undefined,
        /** Login; a bot's ends with `[bot]`. */
        author: found.user?.login ?? '',
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

/** Ignores a failed request: the stack stays unknown. */
function undefinedIfRefused(error: unknown): undefined {
  if (!(error instanceof ActionError)) throw error
}

/** Ignores that the label is not there. Without the permission, GitHub answers 404 with another message. */
function undefinedIfNoLabel(error: unknown): undefined {
  if (!hasStatus(error, 404) || !/label/i.test(error.explanation.problem)) throw error
}

/** The client for GitHub. Every method throws a {@link HttpError} that names the missing permission. */
export class GitHub {
  readonly #options: GitHubOptions
  readonly #api: GitHubApi
  readonly #authors: AuthorMemory = { login: undefined, mayWrite: new Map() }
  readonly #stacks = new Map<number, StackMemory>()

  constructor(options: GitHubOptions) {
    this.#options = options
    this.#api = new GitHubApi(options)
  }

  get available(): boolean {
    return this.#options.token !== ''
  }

  close(): void {
    this.#options.transport.close()
  }

  async pullRequest(deadline: Deadline, number: number): Promise<GitHubPullRequest> {
    const request = `Reading pull request #${number} from GitHub`
    const route = `GET /pulls/${number}`
    const found = await this.#api.request(
      deadline,
      request,
      'pull-requests: read',
      route,
      GitHubPullRequestShape,
    )
    if (found.number !== number)
      throw badAnswer(request, `it is pull request #${found.number}, not #${number}`)
    return this.#withStack(found)
  }

  /** The stack of a pull request, as this step has seen it so far. */
  stackOf(number: number): StackMemory {
    const memory = this.#stacks.get(number) ?? { seen: undefined }
    this.#stacks.set(number, memory)
    return memory
  }

  /**
   * GitHub may no longer show a stack that this step has seen. A base that is no branch of the stack
   * shows that the pull request has left it.
   */
  #withStack(found: GitHubPullRequest): GitHubPullRequest {
    const memory = this.stackOf(found.number)
    noteStack(memory, found.stack)
    const { seen } = memory
    const isMember =
      seen !== undefined && leadsToTarget(found.ownBase, { stack: memory, targetBranch: seen.base })
    return { ...found, baseBranch: isMember ? seen.base : found.ownBase, stack: seen }
  }

  /**
   * Notes the branches of the members below. GitHub may show one of them as the base after a merge,
   * when it no longer shows the stack.
   */
  async noteMembersBelow(deadline: Deadline, number: number): Promise<void> {
    const memory = this.stackOf(number)
    const { owner, repo } = this.#api.repository
    let branch = memory.seen?.parent
    for (let links = 1; links < MAX_MEMBERS && branch !== memory.seen?.base; links++) {
      if (branch === undefined) return
      const found = await this.pullRequestsOfHead(deadline, {
        repository: `${owner}/${repo}`,
        branch,
      })
      branch = found.length === 1 ? found[0]?.ownBase : undefined
      noteMember(memory, branch)
    }
  }

  /**
   * GraphQL names the branch of the member below as the base of a stacked pull request. The checks
   * that a merge requires are those of the branch that the stack merges into.
   */
  async mergeFacts(
    deadline: Deadline,
    { number, targetBranch }: Pick<PullRequestRef, 'number' | 'targetBranch'>,
    testBranches: string,
  ) {
    const { readMergeFacts } = await import('./merge-facts.js')
    const read = (baseBranch: string): Promise<MergeFacts> =>
      readMergeFacts(this.#api, deadline, number, baseBranch, testBranches, () =>
        this.pullRequest(deadline, number),
      )
    const stack = this.stackOf(number)
    const expectedBase = stack.seen?.base ?? targetBranch
    const facts = await read(expectedBase)
    if (leadsToTarget(facts.baseBranch, { stack, targetBranch: expectedBase }))
      return { ...facts, baseBranch: expectedBase }
    const pullRequest = await this.pullRequest(deadline, number).catch(undefinedIfRefused)
    if (pullRequest === undefined)
      return { ...facts, allRequiredChecks: unread('GitHub does not show the stack') }
    const { baseBranch } = pullRequest
    return { ...(baseBranch === expectedBase ? facts : await read(baseBranch)), baseBranch }
  }

  /** Reads the approval of a pull request as it is now. */
  async approval(deadline: Deadline, number: number): Promise<Approval> {
    const { readApproval } = await import('./approval.js')
    return readApproval(this.#api, deadline, number)
  }

  async commits(): Promise<Commits> {
    const { commits } = await import('./commits.js')
    return commits(this.#api)
  }

  /** Questions about the set-up of a repository. */
  async repositorySetup(): Promise<RepositorySetup> {
    const { repositorySetup } = await import('./repository-setup.js')
    return repositorySetup(this.#api)
  }

  /**
   * Comments and issues of this action.
   * @param warn gets a sentence if GitHub does not show the permissions of authors
   */
  async posts(warn: (message: string) => void = () => {}): Promise<Posts> {
    const { Posts } = await import('./posts.js')
    return new Posts(this.#api, this.#authors, warn)
  }

  /** The comments with one marker on a pull request or an issue. */
  async ownComments(marker: string, number: number): Promise<OwnComments> {
    const { OwnComments } = await import('./posts.js')
    return new OwnComments(await this.posts(), marker, { number })
  }

  /** All pull requests, open or not, that contain a commit of this repository. */
  pullRequestsOfCommit(deadline: Deadline, sha: string): Promise<readonly GitHubPullRequest[]> {
    const request = `Reading the pull requests of commit ${sha} from GitHub`
    return this.#pullRequests(deadline, request, '/commits/{sha}/pulls', { sha })
  }

  /** The open pull requests from a branch, of a fork perhaps. */
  async pullRequestsOfHead(
    deadline: Deadline,
    { repository, branch }: Head,
  ): Promise<readonly GitHubPullRequest[]> {
    const head = `${repository.split('/')[0]}:${branch}`
    const request = `Reading the pull requests from ${head} from GitHub`
    const found = await this.#pullRequests(deadline, request, '/pulls', { head, state: 'open' })
    // GitHub ignores a filter that it cannot read, and lists all. An owner may have several forks.
    return found.filter(
      ({ head: from }) => from.branch === branch && sameName(from.repository, repository),
    )
  }

  /** All open pull requests, the oldest first. @throws {ActionError} if the list has no end */
  async openPullRequests(deadline: Deadline): Promise<readonly GitHubPullRequest[]> {
    const request = 'Reading the open pull requests from GitHub'
    const permission = 'pull-requests: read'
    const options = { query: { state: 'open', direction: 'asc' }, recheck: true }
    const items = await untilWhole(request, () =>
      this.#api.list(deadline, request, permission, '/pulls', GitHubPullRequestShape, options),
    )
    return items.map((item) => this.#listed(item))
  }

  /** Reads what makes pull requests ready, many at once. @param baseBranch of the queue */
  async readyFacts(baseBranch: string): Promise<ReadyFactsReader> {
    const { ReadyFactsReader } = await import('./ready-facts.js')
    return new ReadyFactsReader(this.#api, baseBranch)
  }

  /** The pull requests that were closed and changed since a time in milliseconds. */
  async closedPullRequests(
    deadline: Deadline,
    since: number,
  ): Promise<readonly ClosedPullRequest[]> {
    const { closedPullRequests } = await import('./closed.js')
    return closedPullRequests(this.#api, deadline, since)
  }

  async #pullRequests(
    deadline: Deadline,
    request: string,
    path: string,
    query: Readonly<Record<string, string>>,
  ): Promise<readonly GitHubPullRequest[]> {
    const { items } = await this.#api.list(
      deadline,
      request,
      'pull-requests: read',
      path,
      GitHubPullRequestShape,
      { query },
    )
    return items.map((item) => this.#listed(item))
  }

  #listed(found: z.output<typeof GitHubPullRequestShape>): GitHubPullRequest {
    // A pull request from a fork is in no stack, because all members are in one repository.
    const isListed = found.stack === undefined && this.isOwnHead(found)
    return { ...this.#withStack(found), isListed }
  }

  /** True if the head is in this repository, not in a fork. */
  isOwnHead({ head }: Pick<GitHubPullRequest, 'head'>): boolean {
    const { owner, repo } = this.#api.repository
    return sameName(head.repository, `${owner}/${repo}`)
  }

  /** Removes a label; returns false if it was not there. */
  async removeLabel(deadline: Deadline, number: number, label: string): Promise<boolean> {
    const request = `Removing the label ${JSON.stringify(label)} from #${number}`
    const route = `DELETE /issues/${number}/labels/{name}`
    const labels = z.array(z.unknown())
    const left = await this.#api
      .request(deadline, request, 'pull-requests: write', route, labels, { name: label })
      .catch(undefinedIfNoLabel)
    return left !== undefined
  }

  /** Keeps one comment on a pull request up to date. */
  readonly upsertComment: Sticky['comment'] = async (deadline, wanted) =>
    (await this.#sticky()).comment(deadline, wanted)

  /** Keeps one issue up to date; closes it without a body. */
  readonly upsertIssue: Sticky['issue'] = async (deadline, wanted) =>
    (await this.#sticky()).issue(deadline, wanted)

  /** Keeps several issues up to date, and closes those that are done. */
  readonly upsertIssues: Sticky['issues'] = async (...family) =>
    (await this.#sticky()).issues(...family)

  async #sticky(): Promise<Sticky> {
    const { Sticky } = await import('./sticky.js')
    return new Sticky(this.#api, await this.posts())
  }
}

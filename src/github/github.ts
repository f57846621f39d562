import { hasStatus } from '../http/errors.js'
import { mapped } from '../shared/shapes.js'
import * as z from '../shared/zod.js'
import type { Commits } from './commits.js'
import type { Early } from './early.js'
import { sameName } from './event.js'
import type { Head } from './event-pull-request.js'
import type { MergeFacts } from './merge-facts.js'
import { GitHubApi, type GitHubOptions } from './octokit.js'
import type { OwnComments } from './own-comments.js'
import type { Prepared, Sticky } from './sticky.js'

const PullRequest = z.lazy(() =>
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
      head: z.object({
        sha: z.string(),
        ref: z.nullish(z.string()),
        repo: z.nullish(z.object({ full_name: z.string() })),
      }),
      base: z.object({ ref: z.string() }),
    }),
    ({ head, base, ...found }) => {
      // Lists of pull requests show the time alone.
      const merged = found.merged === true || found.merged_at != null
      return {
        number: found.number,
        closed: found.state === 'closed',
        merged,
        draft: found.draft ?? false,
        labels: (found.labels ?? []).flatMap(({ name }) => name ?? []),
        headSha: head.sha,
        head: { repository: head.repo?.full_name ?? '', branch: head.ref ?? '' },
        baseBranch: base.ref,
        // Before the merge, GitHub's field holds a mere test merge.
        mergeCommitSha: merged ? (found.merge_commit_sha ?? undefined) : undefined,
        url: found.html_url ?? '',
        createdAt: found.created_at ?? undefined,
      }
    },
  ),
)

/** The fields of GitHub's pull request that the action uses. */
export type GitHubPullRequest = Readonly<z.output<typeof PullRequest>>

/** Without the permission, GitHub answers 404 too, in other words: then the label may be there. */
function unlessNoLabel(error: unknown): undefined {
  if (!hasStatus(error, 404) || !/label/i.test(error.explanation.problem)) throw error
}

/** State that is the same under every signal of a step. */
interface Shared {
  readonly closing: AbortController
  early?: Early
}

/** GitHub. Every method throws a {@link ServiceError} that names the missing permission. */
export class GitHub {
  readonly #options: GitHubOptions
  readonly #api: GitHubApi
  readonly #shared: Shared
  #sticky: Promise<Sticky> | undefined

  constructor(options: GitHubOptions, shared: Shared = { closing: new AbortController() }) {
    this.#options = options
    this.#shared = shared
    this.#api = new GitHubApi(options)
  }

  get available(): boolean {
    return this.#options.token !== ''
  }

  /** The same access under another signal. */
  withSignal(signal: AbortSignal): GitHub {
    const transport = this.#options.transport.withSignal(signal)
    return new GitHub({ ...this.#options, transport }, this.#shared)
  }

  /**
   * Connects while the service is being asked, and asks what a comment or an issue needs: whose
   * token it is, and what stands there already. What fails here does so when it is needed.
   */
  prepareToWrite(what: Prepared = {}): void {
    if (!this.available) return
    const { limits } = this.#options.transport
    const early = this.withSignal(AbortSignal.any([limits.signal, this.#shared.closing.signal]))
    const asked = early.#loadSticky().then((sticky) => sticky.prepare(what))
    asked.catch(() => {})
  }

  close(): void {
    this.#shared.closing.abort(new Error('the step has ended'))
    this.#options.transport.close()
  }

  async pullRequest(number: number): Promise<GitHubPullRequest> {
    const request = `Reading pull request #${number} from GitHub`
    const route = `GET /pulls/${number}`
    return this.#api.request(request, 'pull-requests: read', route, PullRequest)
  }

  async mergeFacts(number: number, testBranches: string): Promise<MergeFacts> {
    const { readMergeFacts } = await import('./merge-facts.js')
    return readMergeFacts(this.#api, number, testBranches)
  }

  async commits(): Promise<Commits> {
    const { commits } = await import('./commits.js')
    return commits(this.#api)
  }

  /** The comments on a pull request that begin with a marker of their own. */
  async ownComments(marker: string, number: number): Promise<OwnComments> {
    const sticky = await this.#loadSticky()
    const { ownComments } = await import(/* webpackChunkName: "comments" */ './own-comments.js')
    return ownComments(this.#api, () => sticky.identity(), marker, number)
  }

  /** All pull requests, open or not, that contain a commit of this repository. */
  pullRequestsOfCommit(sha: string): Promise<readonly GitHubPullRequest[]> {
    const request = `Reading the pull requests of commit ${sha} from GitHub`
    return this.#pullRequests(request, '/commits/{sha}/pulls', { sha })
  }

  /** The open pull requests from a branch, of a fork perhaps. */
  async pullRequestsOfHead({ repository, branch }: Head): Promise<readonly GitHubPullRequest[]> {
    const head = `${repository.split('/')[0]}:${branch}`
    const request = `Reading the pull requests from ${head} from GitHub`
    const found = await this.#pullRequests(request, '/pulls', { head, state: 'open' })
    // GitHub ignores a filter that it cannot read, and lists all. An owner may have several forks.
    return found.filter(
      ({ head: from }) => from.branch === branch && sameName(from.repository, repository),
    )
  }

  #pullRequests(
    request: string,
    path: string,
    query: Readonly<Record<string, string>>,
  ): Promise<readonly GitHubPullRequest[]> {
    return this.#api.list(request, 'pull-requests: read', path, PullRequest, query)
  }

  /** Takes a label off; `false` when it was not there. */
  async removeLabel(number: number, label: string): Promise<boolean> {
    const request = `Removing the label ${JSON.stringify(label)} from #${number}`
    const route = `DELETE /issues/${number}/labels/{name}`
    const labels = z.array(z.unknown())
    const left = await this.#api
      .request(request, 'pull-requests: write', route, labels, { name: label })
      .catch(unlessNoLabel)
    return left !== undefined
  }

  /** Keeps one comment on a pull request up to date. */
  readonly upsertComment: Sticky['comment'] = async (wanted) =>
    (await this.#loadSticky()).comment(wanted)

  /** Keeps one issue up to date; closes it without a body. */
  readonly upsertIssue: Sticky['issue'] = async (wanted) => (await this.#loadSticky()).issue(wanted)

  /** Keeps several issues up to date, and closes those that are done. */
  readonly upsertIssues: Sticky['issues'] = async (...family) =>
    (await this.#loadSticky()).issues(...family)

  #loadSticky(): Promise<Sticky> {
    const { clock } = this.#options.transport.limits
    this.#sticky ??= import(/* webpackChunkName: "comments" */ './sticky.js').then(
      ({ Early, Sticky }) => {
        this.#shared.early ??= new Early(clock)
        return new Sticky(this.#api, this.#shared.early)
      },
    )
    return this.#sticky
  }
}

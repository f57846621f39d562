import * as z from 'zod'
import { COMMENT_LIMIT } from './limits.js'
import { checked, type GitHubApi, GitHubError } from './octokit.js'

/** What became of a comment or an issue that is kept up to date. */
export interface CommentKept {
  readonly url: string
  readonly action: 'created' | 'updated' | 'unchanged'
}

/** What became of the one issue. */
export interface IssueKept {
  /** Undefined with `none`: there was nothing to close. */
  readonly number: number | undefined
  readonly url: string | undefined
  readonly action: 'created' | 'updated' | 'unchanged' | 'reopened' | 'closed' | 'none'
}

/** The one comment of a pull request, as it is to be. */
export interface CommentWanted {
  readonly number: number
  /** Tells the action's own comments apart; letters, digits, dots, dashes, slashes. */
  readonly marker: string
  /** Markdown. */
  readonly body: string
}

/** The one issue, as it is to be. */
export interface IssueWanted {
  readonly marker: string
  readonly title: string
  /** Markdown; undefined closes the issue when it is open. */
  readonly body: string | undefined
  /** Set on a new issue only, so that people may change them. */
  readonly labels?: readonly string[] | undefined
}

const Author = z.object({ login: z.string() }).nullish()
const Comment = z.lazy(() =>
  z.object({
    id: z.number(),
    body: z.string().nullish(),
    html_url: z.string(),
    user: Author,
  }),
)
const Issue = z.lazy(() =>
  z.object({
    number: z.number(),
    title: z.string(),
    state: z.string(),
    body: z.string().nullish(),
    html_url: z.string(),
    user: Author,
    pull_request: z.unknown().optional(),
  }),
)
type Issue = z.output<typeof Issue>

const Viewer = z.lazy(() => z.object({ viewer: z.object({ login: z.string().min(1) }) }))

/** How often a creation whose answer got lost is looked for and, when it is not there, tried again. */
const TRIES = 3

/**
 * Comments and issues that are found again by a hidden marker, and only where the token's own identity wrote them: anybody
 * can copy a marker.
 */
export class Sticky {
  readonly #api: GitHubApi
  readonly #repository: { readonly owner: string; readonly repo: string }
  #login: Promise<string> | undefined

  constructor(api: GitHubApi, repository: { readonly owner: string; readonly repo: string }) {
    this.#api = api
    this.#repository = repository
  }

  /** @throws {GitHubError} */
  async comment({ number, marker, body }: CommentWanted): Promise<CommentKept> {
    const wanted = marked(marker, body)
    return this.#untilSeen(async () => {
      const found = await this.#findComment(number, marker)
      if (found === undefined) return this.#createComment(number, wanted)
      if (same(found.body, wanted)) return { url: found.html_url, action: 'unchanged' }
      const call = {
        request: `Updating a comment on #${number}`,
        permission: 'pull-requests: write',
      }
      const { data } = await this.#api.call(call, ({ rest }) =>
        rest.issues.updateComment({ ...this.#repository, comment_id: found.id, body: wanted }),
      )
      return { url: data.html_url, action: 'updated' }
    })
  }

  /** @throws {GitHubError} */
  async issue(wanted: IssueWanted): Promise<IssueKept> {
    return this.#untilSeen(async () => {
      const open = await this.#findIssue(wanted.marker, 'open')
      const { body } = wanted
      if (body === undefined) {
        if (open === undefined) return { number: undefined, url: undefined, action: 'none' }
        return this.#updateIssue(open, { state: 'closed', state_reason: 'completed' }, 'closed')
      }
      const text = { title: wanted.title, body: marked(wanted.marker, body) }
      if (open !== undefined) {
        if (open.title === text.title && same(open.body, text.body))
          return { number: open.number, url: open.html_url, action: 'unchanged' }
        return this.#updateIssue(open, text, 'updated')
      }
      const closed = await this.#findIssue(wanted.marker, 'closed')
      if (closed !== undefined)
        return this.#updateIssue(closed, { ...text, state: 'open' }, 'reopened')
      return this.#createIssue(wanted, text)
    })
  }

  /** A creation is not sent blindly again: what is wanted is looked for first. */
  async #untilSeen<T>(keep: () => Promise<T>): Promise<T> {
    for (let tried = 1; ; tried++) {
      try {
        return await keep()
      } catch (error) {
        if (!(error instanceof GitHubError) || !error.ambiguous || tried >= TRIES) throw error
        await this.#api.pause(1000)
      }
    }
  }

  /** The login that GitHub writes beside what this token writes: `github-actions[bot]`, an app's bot, or a user. */
  #identity(): Promise<string> {
    this.#login ??= this.#api
      .call(
        // GET /user refuses the tokens of apps, GITHUB_TOKEN among them; this query answers all kinds.
        { request: 'Asking GitHub whose token it is', permission: 'contents: read' },
        async (octokit) => checked(Viewer, await octokit.graphql('query { viewer { login } }')),
      )
      .then(({ viewer }) => viewer.login)
    return this.#login
  }

  async #findComment(number: number, marker: string) {
    const login = await this.#identity()
    const call = {
      request: `Reading the comments on #${number}`,
      permission: 'pull-requests: write',
    }
    return this.#api.call(call, (octokit) =>
      find(
        octokit.paginate.iterator(octokit.rest.issues.listComments, {
          ...this.#repository,
          issue_number: number,
          per_page: 100,
        }),
        Comment,
        (comment) => isOurs(comment, marker, login),
      ),
    )
  }

  async #createComment(number: number, body: string): Promise<CommentKept> {
    const call = { request: `Commenting on #${number}`, permission: 'pull-requests: write' }
    const { data } = await this.#api.call(call, ({ rest }) =>
      rest.issues.createComment({ ...this.#repository, issue_number: number, body }),
    )
    return { url: data.html_url, action: 'created' }
  }

  async #findIssue(marker: string, state: 'open' | 'closed'): Promise<Issue | undefined> {
    const login = await this.#identity()
    const call = {
      request: `Looking for the ${state} issue of this report`,
      permission: 'issues: write',
    }
    return this.#api.call(call, (octokit) =>
      find(
        octokit.paginate.iterator(octokit.rest.issues.listForRepo, {
          ...this.#repository,
          state,
          creator: login,
          per_page: 100,
        }),
        Issue,
        // The list holds pull requests too.
        (issue) => !issue.pull_request && isOurs(issue, marker, login),
      ),
    )
  }

  async #updateIssue(
    { number }: Issue,
    change: {
      readonly title?: string
      readonly body?: string
      readonly state?: 'open' | 'closed'
      readonly state_reason?: 'completed'
    },
    action: IssueKept['action'],
  ): Promise<IssueKept> {
    const call = { request: `Updating issue #${number}`, permission: 'issues: write' }
    const { data } = await this.#api.call(call, ({ rest }) =>
      rest.issues.update({ ...this.#repository, issue_number: number, ...change }),
    )
    return { number, url: data.html_url, action }
  }

  async #createIssue(
    { labels }: IssueWanted,
    text: { readonly title: string; readonly body: string },
  ): Promise<IssueKept> {
    const call = {
      request: `Opening the issue ${JSON.stringify(text.title)}`,
      permission: 'issues: write',
    }
    const { data } = await this.#api.call(call, ({ rest }) =>
      rest.issues.create({
        ...this.#repository,
        ...text,
        ...(labels === undefined ? {} : { labels: [...labels] }),
      }),
    )
    return { number: data.number, url: data.html_url, action: 'created' }
  }
}

const markerOf = (marker: string): string => `<!-- merge-queue-action:${marker} -->`

/** The text with its marker, within GitHub's limit; a longer one is cut at the end of a line and says so. */
function marked(marker: string, body: string): string {
  const text = `${markerOf(marker)}\n${body}`
  if (text.length <= COMMENT_LIMIT) return text
  const note = '\n\n… cut, because GitHub takes no longer text.'
  const kept = text.slice(0, COMMENT_LIMIT - note.length)
  return kept.slice(0, kept.lastIndexOf('\n')) + note
}

/** GitHub may give line ends back in its own way. */
const same = (stored: string | null | undefined, wanted: string): boolean =>
  (stored ?? '').replace(/\r\n/g, '\n').trimEnd() === wanted.trimEnd()

function isOurs(
  {
    body,
    user,
  }: { readonly body?: string | null | undefined; readonly user?: z.output<typeof Author> },
  marker: string,
  login: string,
): boolean {
  return (
    user?.login.toLowerCase() === login.toLowerCase() &&
    (body ?? '').split(/\r?\n/, 1)[0] === markerOf(marker)
  )
}

/** The first item of all pages that fits; later pages are not read then. */
async function find<S extends z.ZodType>(
  pages: AsyncIterable<{ readonly data: unknown }>,
  schema: S,
  fits: (item: z.output<S>) => boolean,
): Promise<z.output<S> | undefined> {
  for await (const { data } of pages) {
    const found = checked(z.array(schema), data).find(fits)
    if (found !== undefined) return found
  }
  return undefined
}

import { ServiceError } from '../http/errors.js'
import { ActionError } from '../shared/errors.js'
import * as z from '../shared/zod.js'
import { checked, type GitHubApi, type Octokit } from './octokit.js'
import { listAll, pages } from './pages.js'

/** What was done to the comment. */
export interface CommentKept {
  readonly url: string
  readonly action: 'created' | 'updated' | 'unchanged'
}

/** What was done to the issue. */
export interface IssueKept {
  /** Undefined with `none`: there was nothing to close. */
  readonly number: number | undefined
  readonly url: string | undefined
  readonly action: 'created' | 'updated' | 'unchanged' | 'reopened' | 'closed' | 'none'
}

/** The action's comment on a pull request, as it should be. */
export interface CommentWanted {
  readonly number: number
  /** Distinguishes the action's comments; letters, digits, dots, dashes, slashes. */
  readonly marker: string
  readonly body: string
}

/** The action's issue, as it should be. */
export interface IssueWanted {
  readonly marker: string
  readonly title: string
  /** Markdown; undefined closes the issue when it is open. */
  readonly body: string | undefined
}

const Author = z.nullish(z.object({ login: z.string(), type: z.nullish(z.string()) }))
const Comment = z.lazy(() =>
  z.object({
    id: z.number(),
    body: z.nullish(z.string()),
    html_url: z.string(),
    user: Author,
  }),
)
type Comment = z.output<typeof Comment>
const Issue = z.lazy(() =>
  z.object({
    number: z.number(),
    title: z.string(),
    state: z.string(),
    body: z.nullish(z.string()),
    html_url: z.string(),
    user: Author,
    pull_request: z.optional(z.unknown()),
  }),
)
type Issue = z.output<typeof Issue>

const User = z.lazy(() => z.object({ login: z.string().check(z.minLength(1)) }))
const Viewer = z.lazy(() => z.object({ viewer: User }))

/** GitHub's limit of a comment or an issue, in characters. */
export const COMMENT_LIMIT = 65_536

/** How often to look again for what was lost on creation, or deleted meanwhile. */
const ROUNDS = 4

/**
 * Comments and issues that are found again by a hidden marker, and only if the owner of the token
 * wrote them, because anyone can copy a marker. Two concurrent runs can create several with the
 * same marker; the oldest stays.
 */
export class Sticky {
  readonly #api: GitHubApi
  readonly #repository: { readonly owner: string; readonly repo: string }
  #login: string | undefined

  constructor(api: GitHubApi, repository: { readonly owner: string; readonly repo: string }) {
    this.#api = api
    this.#repository = repository
  }

  /** @throws {ServiceError} */
  async comment({ number, marker, body }: CommentWanted): Promise<CommentKept> {
    const wanted = marked(marker, body)
    let created: Comment | undefined
    const round = async (): Promise<CommentKept | undefined> => {
      const found = await this.#comments(number, marker)
      const [oldest, ...duplicates] = oldestFirst(found, created, ({ id }) => id)
      if (oldest === undefined) {
        created = await this.#createComment(number, wanted)
        return undefined
      }
      const unchanged = same(oldest.body, wanted)
      const kept = unchanged ? oldest : await this.#updateComment(number, oldest, wanted)
      for (const duplicate of duplicates) await this.#deleteComment(number, duplicate)
      if (kept === undefined) return undefined
      const url = kept.html_url
      if (!unchanged) return { url, action: 'updated' }
      return { url, action: kept.id === created?.id ? 'created' : 'unchanged' }
    }
    return this.#settled(round, () => created && { url: created.html_url, action: 'created' })
  }

  /** @throws {ServiceError} */
  async issue({ marker, title, body }: IssueWanted): Promise<IssueKept> {
    let created: Issue | undefined
    const round = async (): Promise<IssueKept | undefined> => {
      const found = await this.#issues(marker, 'open')
      const [oldest, ...duplicates] = oldestFirst(found, created, (issue) => issue.number)
      if (body === undefined) {
        for (const { number } of found) await this.#updateIssue(number, CLOSED)
        return { number: oldest?.number, url: oldest?.html_url, action: oldest ? 'closed' : 'none' }
      }
      const wanted = { title, body: marked(marker, body) }
      const target = oldest ?? (await this.#issues(marker, 'closed'))[0]
      if (target === undefined) {
        created = await this.#createIssue(wanted)
        return undefined
      }
      const unchanged = target.title === title && same(target.body, wanted.body)
      const change = oldest === undefined ? { ...wanted, state: 'open' as const } : wanted
      const kept =
        oldest !== undefined && unchanged ? target : await this.#updateIssue(target.number, change)
      for (const { number } of duplicates) await this.#updateIssue(number, DUPLICATE)
      if (kept === undefined) return undefined
      const { number, html_url: url } = kept
      if (oldest === undefined) return { number, url, action: 'reopened' }
      if (!unchanged) return { number, url, action: 'updated' }
      return { number, url, action: number === created?.number ? 'created' : 'unchanged' }
    }
    return this.#settled(round, () => {
      if (created === undefined) return undefined
      return { number: created.number, url: created.html_url, action: 'created' }
    })
  }

  /**
   * Repeats a round until it returns something. After a creation it looks again, because another
   * run may have created the same thing; and a creation whose answer was lost is not sent blindly
   * again.
   * @param created what is known to have been created, which a later failure does not undo
   */
  async #settled<T>(round: () => Promise<T | undefined>, created: () => T | undefined): Promise<T> {
    for (let left = ROUNDS; left > 0; left--) {
      try {
        const kept = await round()
        if (kept !== undefined) return kept
      } catch (error) {
        const known = created()
        if (known !== undefined && error instanceof ActionError) return known
        if (!(error instanceof ServiceError) || !error.ambiguous || left === 1) throw error
        await this.#api.pause(1000)
      }
    }
    throw new ActionError('unavailable', {
      request: 'Keeping a comment or issue on GitHub up to date',
      problem: 'it was deleted each time it was written',
      remedy: 'Check what else deletes comments or issues of this action.',
    })
  }

  /**
   * The login that GitHub shows as the author of what this token writes: `github-actions[bot]`, an
   * app's bot, or a user; `undefined` where GitHub does not say, and then it is asked again next
   * time.
   */
  async #identity(): Promise<string | undefined> {
    const ask = (answer: (octokit: Octokit) => Promise<string>) =>
      this.#api
        .call('Asking GitHub whose token it is', 'contents: read', answer)
        .catch(unlessAborted)
    // GET /user refuses the tokens of apps, GITHUB_TOKEN among them; this query answers all kinds.
    this.#login ??= await ask(
      async ({ graphql }) =>
        checked(Viewer, await graphql('query { viewer { login } }')).viewer.login,
    )
    this.#login ??= await ask(
      async ({ rest }) => checked(User, (await rest.users.getAuthenticated()).data).login,
    )
    return this.#login
  }

  async #comments(number: number, marker: string): Promise<readonly Comment[]> {
    const login = await this.#identity()
    return this.#onComments('Reading the comments on', number, async (octokit) => {
      const route = 'GET /repos/{owner}/{repo}/issues/{issue_number}/comments'
      const found = await listAll(octokit, route, { ...this.#repository, issue_number: number })
      return checked(z.array(Comment), found).filter((comment) => isOurs(comment, marker, login))
    })
  }

  async #createComment(number: number, body: string): Promise<Comment> {
    return this.#onComments('Commenting on', number, async ({ rest }) => {
      const query = { ...this.#repository, issue_number: number, body }
      return checked(Comment, (await rest.issues.createComment(query)).data)
    })
  }

  /** @returns `undefined` when the comment is gone */
  async #updateComment(number: number, { id }: Comment, body: string) {
    const update = this.#onComments('Updating a comment on', number, async ({ rest }) => {
      const query = { ...this.#repository, comment_id: id, body }
      return checked(Comment, (await rest.issues.updateComment(query)).data)
    })
    return update.catch(unlessGone)
  }

  async #deleteComment(number: number, { id }: Comment): Promise<void> {
    const query = { ...this.#repository, comment_id: id }
    await this.#onComments('Deleting a duplicate comment on', number, ({ rest }) =>
      rest.issues.deleteComment(query),
    ).catch(unlessGone)
  }

  #onComments<T>(what: string, number: number, send: (octokit: Octokit) => Promise<T>): Promise<T> {
    return this.#api.call(`${what} #${number}`, 'pull-requests: write', send)
  }

  #onIssues<T>(request: string, send: (octokit: Octokit) => Promise<T>): Promise<T> {
    return this.#api.call(request, 'issues: write', send)
  }

  /** All open issues of a marker, or the newest closed ones: the first page that has any. */
  async #issues(marker: string, state: 'open' | 'closed'): Promise<readonly Issue[]> {
    const creator = await this.#identity()
    return this.#onIssues(`Looking for the ${state} issue of this report`, async (octokit) => {
      const query = { ...this.#repository, state, ...(creator === undefined ? {} : { creator }) }
      const found: Issue[] = []
      for await (const page of pages(octokit, 'GET /repos/{owner}/{repo}/issues', query)) {
        // The list holds pull requests too.
        const issues = checked(z.array(Issue), page).filter((issue) => !issue.pull_request)
        found.push(...issues.filter((issue) => isOurs(issue, marker, creator)))
        if (state === 'closed' && found.length > 0) break
      }
      return found
    })
  }

  /** @returns `undefined` when the issue is gone */
  async #updateIssue(number: number, change: IssueChange): Promise<Issue | undefined> {
    const update = this.#onIssues(`Updating issue #${number}`, async ({ rest }) => {
      const query = { ...this.#repository, issue_number: number, ...change }
      return checked(Issue, (await rest.issues.update(query)).data)
    })
    return update.catch(unlessGone)
  }

  async #createIssue(text: { readonly title: string; readonly body: string }): Promise<Issue> {
    return this.#onIssues(`Opening the issue ${JSON.stringify(text.title)}`, async ({ rest }) =>
      checked(Issue, (await rest.issues.create({ ...this.#repository, ...text })).data),
    )
  }
}

interface IssueChange {
  readonly title?: string
  readonly body?: string
  readonly state?: 'open' | 'closed'
  readonly state_reason?: 'completed' | 'not_planned'
}
const CLOSED: IssueChange = { state: 'closed', state_reason: 'completed' }
const DUPLICATE: IssueChange = { state: 'closed', state_reason: 'not_planned' }

/** What was found with what was just created, which a list can lag behind; the oldest first. */
function oldestFirst<T>(
  found: readonly T[],
  created: T | undefined,
  idOf: (item: T) => number,
): readonly T[] {
  const all = created === undefined ? found : [created, ...found]
  const byId = new Map(all.map((item) => [idOf(item), item]))
  return [...byId.values()].sort((one, other) => idOf(one) - idOf(other))
}

/** What GitHub could not say stays unknown; a cancelled run stops here. */
function unlessAborted(error: unknown): undefined {
  if (!(error instanceof ActionError) || error.kind === 'aborted') throw error
}

/** It was deleted in the meantime. */
function unlessGone(error: unknown): undefined {
  if (!(error instanceof ServiceError) || (error.status !== 404 && error.status !== 410))
    throw error
}

const markerOf = (marker: string): string => `<!-- merge-queue-action:${marker} -->`

/** The text with its marker; one beyond GitHub's limit is cut at the end of a line and says so. */
function marked(marker: string, body: string): string {
  const text = `${markerOf(marker)}\n${body}`
  if (text.length <= COMMENT_LIMIT) return text
  const note = '\n\n… cut, because GitHub accepts no longer text.'
  const kept = text.slice(0, COMMENT_LIMIT - note.length)
  return kept.slice(0, kept.lastIndexOf('\n')) + note
}

/** GitHub may return different line endings. */
const same = (stored: string | null | undefined, wanted: string): boolean =>
  (stored ?? '').replace(/\r\n/g, '\n').trimEnd() === wanted.trimEnd()

function isOurs(
  { body, user }: Pick<Comment, 'body' | 'user'>,
  marker: string,
  login: string | undefined,
): boolean {
  return isAuthor(user, login) && (body ?? '').split(/\r?\n/, 1)[0] === markerOf(marker)
}

/** A token whose owner GitHub does not say is a bot's: `GET /user` answers those of users. */
const isAuthor = (user: Comment['user'], login: string | undefined): boolean =>
  login === undefined ? user?.type === 'Bot' : user?.login.toLowerCase() === login.toLowerCase()

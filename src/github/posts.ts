/**
 * Comments and issues of this action on GitHub. A hidden marker and the author identify them,
 * because anyone can copy a marker.
 */
import { undefinedIfStatus } from '../http/errors.js'
import { bestEffort, readFact } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import type { Fact } from '../shared/fact.js'
import { redactJson } from '../shared/json-text.js'
import { inBackticks } from '../shared/text.js'
import * as z from '../shared/zod.js'
import { cutTitle, type MarkedText, parseMarked, withMarker } from './marker.js'
import { type GitHubApi, parseAnswer, untilWhole } from './octokit.js'

/** A comment or an issue that this action wrote. */
export interface Post extends Required<MarkedText> {
  /** For an issue, its number, because GitHub addresses issues by number. */
  readonly id: number
  readonly url: string
  /** Empty for a comment. */
  readonly title: string
  readonly isOpen: boolean
  /** `undefined` for a comment, and if GitHub does not list them. */
  readonly labels: readonly string[] | undefined
}

/**
 * Authors whose posts count: only the owner of the token, or all bots and people with write access.
 */
export type Authors = 'token-owner' | 'trusted'

/** A post of any author. */
interface AuthoredPost {
  readonly post: Post
  readonly wire: WireText
}

/** The change to an issue. Absent fields stay as they are. */
export interface IssueChange {
  readonly title?: string
  readonly text?: MarkedText
  readonly state?: 'open' | 'closed'
  readonly state_reason?: 'completed' | 'not_planned'
}

/** Answers of GitHub about authors, remembered for all requests of a step. */
export interface AuthorMemory {
  /** The owner of the token. */
  login: string | undefined
  /** Whether people may write to the repository, by login in lower case. */
  readonly mayWrite: Map<string, Fact<boolean>>
}

/** Selects issues. */
export interface IssueQuery {
  readonly state: 'open' | 'closed' | 'all'
  readonly authors?: Authors
  /** Only issues with this label. */
  readonly label?: string
  readonly isWanted: (issue: Post) => boolean
  /** Ends the reading after a page, newest issues first; by default every page is read. */
  readonly isEnough?: (wanted: readonly Post[]) => boolean
}

/** Posts that are being read while a step does its work; `undefined` if it is cancelled meanwhile. */
export type PostsAhead = Promise<readonly Post[] | undefined>

/** Where comments are written: a pull request, or an issue, which needs another permission. */
export interface Thread {
  readonly number: number
  readonly isIssue?: boolean
}

const ISSUES = 'issues: write'
const commentPermission = ({ isIssue = false }: Thread): string =>
  isIssue ? ISSUES : 'pull-requests: write'

const WireText = z.object({
  body: z.nullish(z.string()),
  html_url: z.nullish(z.string()),
  user: z.nullish(z.object({ login: z.string(), type: z.nullish(z.string()) })),
  author_association: z.nullish(z.string()),
})
const WireComment = z.extend(WireText, { id: z.number() })
const WireIssue = z.extend(WireText, {
  number: z.number(),
  title: z.string(),
  state: z.nullish(z.string()),
  labels: z.nullish(z.array(z.union([z.string(), z.object({ name: z.nullish(z.string()) })]))),
  pull_request: z.optional(z.unknown()),
})
type WireText = z.output<typeof WireText>
type WireIssue = z.output<typeof WireIssue>

/** Finds, writes and deletes comments and issues. Every method throws a `HttpError`. */
export class Posts {
  readonly #api: GitHubApi
  readonly #memory: AuthorMemory
  readonly #warn: (message: string) => void

  constructor(api: GitHubApi, memory: AuthorMemory, warn: (message: string) => void) {
    this.#api = api
    this.#memory = memory
    this.#warn = warn
  }

  /**
   * All comments of this action in a thread, oldest first.
   * @param mustBeWhole reads a list that changes meanwhile again, or fails: something is decided by
   *   what it lacks
   */
  async comments(
    deadline: Deadline,
    thread: Thread,
    authors: Authors = 'token-owner',
    mustBeWhole = authors === 'trusted',
  ): Promise<readonly Post[]> {
    const isAuthor = await this.#authorCheck(deadline, authors)
    const { number } = thread
    const request = `Reading the comments on #${number}`
    const permission = commentPermission(thread)
    const path = `/issues/${number}/comments`
    const options = { recheck: mustBeWhole }
    const read = () => this.#api.list(deadline, request, permission, path, WireComment, options)
    const all = mustBeWhole ? await untilWhole(request, read) : (await read()).items
    const posts = all
      .filter(isAuthor)
      .map((wire) => ({ wire, post: postOf(wire.id, wire) }))
      .filter(({ post }) => isMarked(post))
    return postsOldestFirst(await this.#ofAuthors(deadline, authors, posts))
  }

  addComment(deadline: Deadline, thread: Thread, text: MarkedText): Promise<Post> {
    const route = `POST /issues/${thread.number}/comments`
    return this.#writeComment(deadline, 'Commenting on', thread, route, text)
  }

  editComment(deadline: Deadline, thread: Thread, id: number, text: MarkedText): Promise<Post> {
    const route = `PATCH /issues/comments/${id}`
    return this.#writeComment(deadline, 'Updating a comment on', thread, route, text)
  }

  async #writeComment(
    deadline: Deadline,
    what: string,
    thread: Thread,
    route: string,
    text: MarkedText,
  ): Promise<Post> {
    const request = `${what} #${thread.number}`
    const permission = commentPermission(thread)
    const body = this.#redacted(text)
    const answer = await this.#api.request(deadline, request, permission, route, WireComment, {
      body,
    })
    return { ...postOf(answer.id, answer), ...this.stored(text) }
  }

  /** Asks whether a comment still exists. */
  async hasComment(deadline: Deadline, thread: Thread, id: number): Promise<boolean> {
    const request = `Reading a comment on #${thread.number}`
    const route = `GET /issues/comments/${id}`
    const permission = thread.isIssue ? 'issues: read' : 'pull-requests: read'
    const answer = await this.#api
      .request(deadline, request, permission, route, WireComment)
      .catch(undefinedIfGone)
    return answer !== undefined
  }

  /** Deletes a comment, unless it is gone already. */
  async deleteComment(deadline: Deadline, thread: Thread, id: number): Promise<void> {
    const request = `Deleting a comment on #${thread.number}`
    const route = `DELETE /issues/comments/${id}`
    await this.#api
      .request(deadline, request, commentPermission(thread), route, z.unknown())
      .catch(undefinedIfGone)
  }

  /** The issues of this action that a query selects, oldest first. */
  async issues(deadline: Deadline, query: IssueQuery): Promise<readonly Post[]> {
    const { state, authors = 'token-owner', label, isWanted, isEnough } = query
    const isAuthor = await this.#authorCheck(deadline, authors)
    const creator = authors === 'token-owner' ? this.#memory.login : undefined
    const wantedOf = (page: readonly WireIssue[]) =>
      page
        // GitHub lists pull requests as issues too.
        .filter((wire) => !wire.pull_request && isAuthor(wire))
        .map((wire) => ({ wire, post: postOf(wire.number, wire) }))
        .filter(({ post }) => isMarked(post) && isWanted(post))
    const request = `Reading the ${state === 'all' ? '' : `${state} `}issues`
    const parameters = {
      state,
      ...(creator !== undefined && { creator }),
      ...(label !== undefined && { labels: label }),
    }
    const mustBeWhole = authors === 'trusted'
    const read = async () => {
      const items: AuthoredPost[] = []
      const { isWhole } = await this.#api.list(deadline, request, ISSUES, '/issues', WireIssue, {
        query: parameters,
        isLast: (page) => {
          items.push(...wantedOf(page))
          return isEnough?.(items.map(({ post }) => post)) ?? false
        },
        recheck: mustBeWhole,
      })
      return { items, isWhole }
    }
    const wanted = mustBeWhole ? await untilWhole(request, read) : (await read()).items
    return postsOldestFirst(await this.#ofAuthors(deadline, authors, wanted))
  }

  /** GitHub creates labels that do not exist yet, but drops those of a token without push access. */
  async openIssue(
    deadline: Deadline,
    wholeTitle: string,
    text: MarkedText,
    labels: readonly string[] = [],
  ): Promise<Post> {
    const title = cutTitle(this.#api.redact(wholeTitle))
    const request = `Opening the issue ${JSON.stringify(title)}`
    const body = this.#redacted(text)
    const wanted = { title, body, ...(labels.length > 0 && { labels }) }
    const answer = await this.#api.request(
      deadline,
      request,
      ISSUES,
      'POST /issues',
      WireIssue,
      wanted,
    )
    return { ...postOf(answer.number, answer), ...this.stored(text) }
  }

  async editIssue(
    deadline: Deadline,
    number: number,
    { text, title, ...change }: IssueChange,
  ): Promise<Post> {
    const request = `Updating issue #${number}`
    const wanted = {
      ...change,
      ...(title !== undefined && { title: cutTitle(this.#api.redact(title)) }),
      ...(text && { body: this.#redacted(text) }),
    }
    const route = `PATCH /issues/${number}`
    const answer = await this.#api.request(deadline, request, ISSUES, route, WireIssue, wanted)
    return { ...postOf(answer.number, answer), ...(text && this.stored(text)) }
  }

  /** Returns the text as GitHub stores it: without secrets, and cut to GitHub's limit. */
  stored(text: MarkedText): Required<MarkedText> {
    return parseMarked(this.#redacted(text)) ?? { data: '', ...text }
  }

  /** Removes secrets also from the hidden line, in which a branch or an address may contain one. */
  #redacted({ marker, data = '', body }: MarkedText): string {
    const redact = (text: string) => this.#api.redact(text)
    return withMarker({
      marker: redact(marker),
      data: redactJson(data, redact),
      body: redact(body),
    })
  }

  /** Returns whether a post may be of an author who counts, before GitHub is asked about people. */
  async #authorCheck(deadline: Deadline, authors: Authors) {
    if (authors === 'trusted') return () => true
    this.#memory.login ??= await loginOf(this.#api, deadline)
    const login = this.#memory.login?.toLowerCase()
    // `GET /user` works for the tokens of users, so a token of an unknown owner belongs to a bot.
    return (post: WireText) => (login === undefined ? isBot(post) : loginIn(post) === login)
  }

  /** Keeps the posts of authors who count. */
  async #ofAuthors(
    deadline: Deadline,
    authors: Authors,
    posts: readonly AuthoredPost[],
  ): Promise<readonly Post[]> {
    if (authors === 'trusted')
      await this.#askForPeople(
        deadline,
        posts.map(({ wire }) => wire),
      )
    const isTrusted = ({ wire }: AuthoredPost) => authors === 'token-owner' || this.#isTrusted(wire)
    return posts.filter(isTrusted).map(({ post }) => post)
  }

  #isTrusted(post: WireText): boolean {
    if (isBot(post)) return true
    const mayWrite = this.#memory.mayWrite.get(loginIn(post))
    if (mayWrite?.isKnown) return mayWrite.value
    return ASSOCIATIONS_WITH_ACCESS.includes(post.author_association?.toUpperCase() ?? '')
  }

  /** Asks whether the people among the authors may write, each of them once. */
  async #askForPeople(deadline: Deadline, posts: readonly WireText[]): Promise<void> {
    const { mayWrite } = this.#memory
    const people = new Set(posts.filter((post) => !isBot(post)).map(loginIn))
    const unknown = [...people].filter((login) => login !== '' && !mayWrite.has(login))
    const ask = async (login: string) => {
      const answer = await readFact(deadline, mayWriteTo(this.#api, deadline, login))
      mayWrite.set(login, answer)
      return answer.isKnown ? [] : [{ login, why: answer.why }]
    }
    const [first, ...others] = (await Promise.all(unknown.map(ask))).flat()
    if (first === undefined) return
    const logins = [first, ...others].map(({ login }) => inBackticks(login)).join(', ')
    this.#warn(
      `GitHub did not show whether ${logins} may write to the repository, so what they wrote counts if they are members or collaborators: ${first.why}`,
    )
  }
}

/** Ignores that a comment or an issue was deleted. */
export const undefinedIfGone = undefinedIfStatus(404, 410)

const isMarked = ({ marker }: Post): boolean => marker !== ''

const isBot = ({ user }: WireText): boolean => user?.type === 'Bot'

/** In lower case; empty for a deleted account. */
const loginIn = ({ user }: WireText): string => user?.login.toLowerCase() ?? ''

/** Most of these authors may write. */
const ASSOCIATIONS_WITH_ACCESS = ['OWNER', 'MEMBER', 'COLLABORATOR']

const Permission = z.object({ permission: z.string() })

/** Asks for the permission of a person. GitHub shows a maintainer as `write`. */
async function mayWriteTo(api: GitHubApi, deadline: Deadline, login: string): Promise<boolean> {
  const request = `Asking GitHub for the permission of ${login}`
  const route = 'GET /collaborators/{login}/permission'
  const answer = await api
    .request(deadline, request, 'metadata: read', route, Permission, { login })
    .catch(undefinedIfStatus(404))
  return answer?.permission === 'admin' || answer?.permission === 'write'
}

/** Text without a marker, which other people wrote, has an empty marker. */
function postOf(id: number, { html_url, body, ...answer }: WireText & Partial<WireIssue>): Post {
  const { title = '', state } = answer
  const labels = answer.labels?.map((label) => (typeof label === 'string' ? label : label.name))
  const text = parseMarked(body ?? '') ?? { marker: '', data: '', body: body ?? '' }
  return {
    id,
    url: html_url ?? '',
    title,
    isOpen: state !== 'closed',
    labels: labels?.map((name) => name ?? ''),
    ...text,
  }
}

/** Sorts posts and drops repetitions, which occur if a list grows between two pages. */
function postsOldestFirst(posts: readonly Post[]): readonly Post[] {
  const byId = new Map(posts.map((post) => [post.id, post]))
  return [...byId.values()].sort((one, other) => one.id - other.id)
}

const User = z.object({ login: z.string().check(z.minLength(1)) })
const Viewer = z.object({ viewer: User })

/** Asks for the login that GitHub shows as the author of the token's posts. */
async function loginOf(api: GitHubApi, deadline: Deadline): Promise<string | undefined> {
  const question = 'Asking GitHub whose token it is'
  const permission = 'contents: read'
  // `GET /user` refuses the tokens of apps, such as GITHUB_TOKEN. This query answers all tokens.
  const viewer = async () => {
    const { data } = await api.graphql(deadline, question, permission, 'query { viewer { login } }')
    return parseAnswer(question, Viewer, data).viewer.login
  }
  const user = () =>
    api.call(deadline, question, permission, async (send) => {
      const { data } = await send('GET /user')
      return parseAnswer(question, User, data).login
    })
  const login = await bestEffort(deadline, viewer(), () => {})
  return login ?? bestEffort(deadline, user(), () => {})
}

/** A comment without its marker. */
export type OwnComment = Pick<Post, 'id' | 'url' | 'data' | 'body'>

/** The comments with one marker in one thread. */
export class OwnComments {
  readonly #posts: Posts
  readonly #marker: string
  readonly #thread: Thread

  constructor(posts: Posts, marker: string, thread: Thread) {
    this.#posts = posts
    this.#marker = marker
    this.#thread = thread
  }

  /** Oldest first. */
  async list(deadline: Deadline, authors?: Authors): Promise<readonly OwnComment[]> {
    const comments = await this.#posts.comments(deadline, this.#thread, authors, true)
    return comments.filter(({ marker }) => marker === this.#marker)
  }

  create(deadline: Deadline, data: string, body: string): Promise<OwnComment> {
    return this.#posts.addComment(deadline, this.#thread, { marker: this.#marker, data, body })
  }

  /** Keeps the data. */
  async update(deadline: Deadline, { id, data }: OwnComment, body: string): Promise<void> {
    await this.#posts.editComment(deadline, this.#thread, id, { marker: this.#marker, data, body })
  }

  remove(deadline: Deadline, { id }: OwnComment): Promise<void> {
    return this.#posts.deleteComment(deadline, this.#thread, id)
  }
}

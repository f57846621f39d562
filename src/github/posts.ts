/**
 * Comments and issues of this action on GitHub. A hidden marker and the author identify them,
 * because anyone can copy a marker.
 */
import { undefinedIfStatus } from '../http/errors.js'
import { bestEffort, readFact } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import { redactJson } from '../shared/json-text.js'
import { inBackticks } from '../shared/text.js'
import * as z from '../shared/zod.js'
import type { GitHubAccess } from './access.js'
import { cutTitle, type MarkedText, parseMarked, withMarker } from './marker.js'
import { type GitHubClient, parseAnswer, untilWhole } from './octokit.js'

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
type Authors = 'token-owner' | 'trusted'

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

/** Selects issues. */
interface IssueQuery {
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

/** GitHub, its answers about authors, and the log. */
export type PostAccess = Pick<GitHubAccess, 'github' | 'authors' | 'log'>

/**
 * All comments of this action in a thread, oldest first.
 * @param mustBeWhole reads a list that changes meanwhile again, or fails: something is decided by
 *   what it lacks
 */
export async function listComments(
  access: PostAccess,
  deadline: Deadline,
  thread: Thread,
  authors: Authors = 'token-owner',
  mustBeWhole = authors === 'trusted',
): Promise<readonly Post[]> {
  const { number } = thread
  const request = `Reading the comments on #${number}`
  const permission = commentPermission(thread)
  const path = `/issues/${number}/comments`
  const options = { recheck: mustBeWhole }
  const read = () => access.github.list(deadline, request, permission, path, WireComment, options)
  const all = mustBeWhole ? await untilWhole(request, read) : (await read()).items
  const posts = all
    .map((wire) => ({ wire, post: postOf(wire.id, wire) }))
    .filter(({ post }) => isMarked(post))
  const keep = authors === 'trusted' ? keepTrusted : keepOwn
  return oldestFirst(await keep(access, deadline, posts))
}

/** Writes a comment. */
export async function addComment(
  access: PostAccess,
  deadline: Deadline,
  thread: Thread,
  text: MarkedText,
): Promise<Post> {
  const route = `POST /issues/${thread.number}/comments`
  const { wire, post } = await writeComment(access, deadline, 'Commenting on', thread, route, text)
  noteOwner(access, wire)
  return post
}

/** Changes the text of a comment. */
export async function editComment(
  access: PostAccess,
  deadline: Deadline,
  thread: Thread,
  id: number,
  text: MarkedText,
): Promise<Post> {
  const route = `PATCH /issues/comments/${id}`
  return (await writeComment(access, deadline, 'Updating a comment on', thread, route, text)).post
}

async function writeComment(
  access: PostAccess,
  deadline: Deadline,
  what: string,
  thread: Thread,
  route: string,
  text: MarkedText,
): Promise<AuthoredPost> {
  const request = `${what} #${thread.number}`
  const permission = commentPermission(thread)
  const body = redacted(access.github, text)
  const wire = await access.github.request(deadline, request, permission, route, WireComment, {
    body,
  })
  return { wire, post: { ...postOf(wire.id, wire), ...storedText(access, text) } }
}

/** Asks whether a comment still exists. */
export async function hasComment(
  access: PostAccess,
  deadline: Deadline,
  thread: Thread,
  id: number,
): Promise<boolean> {
  const request = `Reading a comment on #${thread.number}`
  const route = `GET /issues/comments/${id}`
  const permission = thread.isIssue ? 'issues: read' : 'pull-requests: read'
  const answer = await access.github
    .request(deadline, request, permission, route, WireComment)
    .catch(undefinedIfGone)
  return answer !== undefined
}

/** Deletes a comment, unless it is gone already. */
export async function deleteComment(
  access: PostAccess,
  deadline: Deadline,
  thread: Thread,
  id: number,
): Promise<void> {
  const request = `Deleting a comment on #${thread.number}`
  const route = `DELETE /issues/comments/${id}`
  await access.github
    .request(deadline, request, commentPermission(thread), route, z.unknown())
    .catch(undefinedIfGone)
}

/** The issues of this action that a query selects, oldest first. */
export async function listIssues(
  access: PostAccess,
  deadline: Deadline,
  query: IssueQuery,
): Promise<readonly Post[]> {
  const { state, authors = 'token-owner', label, isWanted, isEnough } = query
  const creator = authors === 'token-owner' ? await ownLogin(access, deadline) : undefined
  const wantedOf = (page: readonly WireIssue[]) =>
    page
      // GitHub lists pull requests as issues too.
      .filter((wire) => !wire.pull_request && (authors === 'trusted' || isOwn(wire, creator)))
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
    const { isWhole } = await access.github.list(deadline, request, ISSUES, '/issues', WireIssue, {
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
  if (authors === 'trusted') return oldestFirst(await keepTrusted(access, deadline, wanted))
  return oldestFirst(wanted.map(({ post }) => post))
}

/** GitHub creates labels that do not exist yet, but drops those of a token without push access. */
export async function openIssue(
  access: PostAccess,
  deadline: Deadline,
  wholeTitle: string,
  text: MarkedText,
  labels: readonly string[] = [],
): Promise<Post> {
  const title = cutTitle(access.github.redact(wholeTitle))
  const request = `Opening the issue ${JSON.stringify(title)}`
  const body = redacted(access.github, text)
  const wanted = { title, body, ...(labels.length > 0 && { labels }) }
  const answer = await access.github.request(
    deadline,
    request,
    ISSUES,
    'POST /issues',
    WireIssue,
    wanted,
  )
  noteOwner(access, answer)
  return { ...postOf(answer.number, answer), ...storedText(access, text) }
}

/** Changes an issue. Absent fields stay as they are. */
export async function editIssue(
  access: PostAccess,
  deadline: Deadline,
  number: number,
  { text, title, ...change }: IssueChange,
): Promise<Post> {
  const request = `Updating issue #${number}`
  const wanted = {
    ...change,
    ...(title !== undefined && { title: cutTitle(access.github.redact(title)) }),
    ...(text && { body: redacted(access.github, text) }),
  }
  const route = `PATCH /issues/${number}`
  const answer = await access.github.request(deadline, request, ISSUES, route, WireIssue, wanted)
  return { ...postOf(answer.number, answer), ...(text && storedText(access, text)) }
}

/** Returns the text as GitHub stores it: without secrets, and cut to GitHub's limit. */
export function storedText(
  { github }: Pick<PostAccess, 'github'>,
  text: MarkedText,
): Required<MarkedText> {
  return parseMarked(redacted(github, text)) ?? { data: '', ...text }
}

/** True if a post has the text already. GitHub may drop blanks at the end. */
export function hasText(access: PostAccess, { data, body }: Post, text: MarkedText): boolean {
  const stored = storedText(access, text)
  return data === stored.data && body.trimEnd() === stored.body.trimEnd()
}

/** Removes secrets also from the hidden line, in which a branch or an address may contain one. */
function redacted(github: GitHubClient, { marker, data = '', body }: MarkedText): string {
  const redact = (text: string) => github.redact(text)
  return withMarker({
    marker: redact(marker),
    data: redactJson(data, redact),
    body: redact(body),
  })
}

/** Returns the login of the token's owner, if GitHub shows it. It is asked once. */
async function ownLogin(access: PostAccess, deadline: Deadline): Promise<string | undefined> {
  access.authors.login ??= await loginOf(access.github, deadline)
  return access.authors.login
}

/** Learns the owner of the token from a post that it has just created. */
function noteOwner({ authors }: PostAccess, { user }: WireText): void {
  authors.login ??= user?.login
}

/** True if the owner of the token wrote a post. */
function isOwn(post: WireText, login: string | undefined): boolean {
  // `GET /user` works for the tokens of users, so a token of an unknown owner belongs to a bot.
  return login === undefined ? isBot(post) : loginIn(post) === login.toLowerCase()
}

/** Keeps the posts of the token's owner, who is asked about only if there are posts. */
async function keepOwn(
  access: PostAccess,
  deadline: Deadline,
  posts: readonly AuthoredPost[],
): Promise<readonly Post[]> {
  if (posts.length === 0) return []
  const login = await ownLogin(access, deadline)
  return posts.filter(({ wire }) => isOwn(wire, login)).map(({ post }) => post)
}

/** Keeps the posts of bots and of people with write access. */
async function keepTrusted(
  access: PostAccess,
  deadline: Deadline,
  posts: readonly AuthoredPost[],
): Promise<readonly Post[]> {
  await askForPeople(
    access,
    deadline,
    posts.map(({ wire }) => wire),
  )
  return posts.filter(({ wire }) => isTrusted(access, wire)).map(({ post }) => post)
}

function isTrusted(access: PostAccess, post: WireText): boolean {
  if (isBot(post)) return true
  const mayWrite = access.authors.mayWrite.get(loginIn(post))
  if (mayWrite?.isKnown) return mayWrite.value
  return ASSOCIATIONS_WITH_ACCESS.includes(post.author_association?.toUpperCase() ?? '')
}

/** Asks once for each person among the authors if they may write. */
async function askForPeople(
  access: PostAccess,
  deadline: Deadline,
  posts: readonly WireText[],
): Promise<void> {
  const { mayWrite } = access.authors
  const people = new Set(posts.filter((post) => !isBot(post)).map(loginIn))
  const unknown = [...people].filter((login) => login !== '' && !mayWrite.has(login))
  const ask = async (login: string) => {
    const answer = await readFact(deadline, mayWriteTo(access.github, deadline, login))
    mayWrite.set(login, answer)
    return answer.isKnown ? [] : [{ login, why: answer.why }]
  }
  const [first, ...others] = (await Promise.all(unknown.map(ask))).flat()
  if (first === undefined) return
  const logins = [first, ...others].map(({ login }) => inBackticks(login)).join(', ')
  access.log.warning(
    `GitHub did not show whether ${logins} may write to the repository, so what they wrote counts if they are members or collaborators: ${first.why}`,
  )
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
async function mayWriteTo(
  github: GitHubClient,
  deadline: Deadline,
  login: string,
): Promise<boolean> {
  const request = `Asking GitHub for the permission of ${login}`
  const route = 'GET /collaborators/{login}/permission'
  const answer = await github
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
export function oldestFirst<P extends Pick<Post, 'id'>>(posts: readonly P[]): readonly P[] {
  const byId = new Map(posts.map((post) => [post.id, post]))
  return [...byId.values()].sort((one, other) => one.id - other.id)
}

const User = z.object({ login: z.string().check(z.minLength(1)) })
const Viewer = z.object({ viewer: User })

/** Asks for the login that GitHub shows as the author of the token's posts. */
async function loginOf(github: GitHubClient, deadline: Deadline): Promise<string | undefined> {
  const question = 'Asking GitHub whose token it is'
  const permission = 'contents: read'
  // `GET /user` refuses the tokens of apps, such as GITHUB_TOKEN. This query answers all tokens.
  const viewer = async () => {
    const { data } = await github.graphql(
      deadline,
      question,
      permission,
      'query { viewer { login } }',
    )
    return parseAnswer(question, Viewer, data).viewer.login
  }
  const user = () =>
    github.call(deadline, question, permission, async (send) => {
      const { data } = await send('GET /user')
      return parseAnswer(question, User, data).login
    })
  const login = await bestEffort(deadline, viewer(), () => {})
  return login ?? bestEffort(deadline, user(), () => {})
}

/** A comment without its marker. */
export type OwnComment = Pick<Post, 'id' | 'url' | 'data' | 'body'>

/** The comments with one marker in one thread. */
export interface CommentSeries {
  readonly marker: string
  readonly thread: Thread
}

/** Lists the comments of a series, oldest first. */
export async function listOwnComments(
  access: PostAccess,
  deadline: Deadline,
  { marker, thread }: CommentSeries,
  authors?: Authors,
): Promise<readonly OwnComment[]> {
  const comments = await listComments(access, deadline, thread, authors, true)
  return comments.filter((comment) => comment.marker === marker)
}

/** Adds a comment to a series. */
export const createOwnComment = (
  access: PostAccess,
  deadline: Deadline,
  { marker, thread }: CommentSeries,
  { data, body }: Omit<OwnComment, 'id' | 'url'>,
): Promise<OwnComment> => addComment(access, deadline, thread, { marker, data, body })

/** Changes the text of a comment, and keeps its data. */
export async function updateOwnComment(
  access: PostAccess,
  deadline: Deadline,
  { marker, thread }: CommentSeries,
  { id, data, body }: Omit<OwnComment, 'url'>,
): Promise<void> {
  await editComment(access, deadline, thread, id, { marker, data, body })
}

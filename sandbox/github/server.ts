import { createAdaptorServer } from '@hono/node-server'
import type { Context, Next } from 'hono'
import { Hono } from 'hono/quick'
import { onLoopback } from '../loopback.js'
import { commitRoutes } from './commits.js'
import { answerQuery, type FilesSeed, type PermissionsSeed } from './graphql.js'
import { type Granted, isGranted, mayRequest, permissionsOf } from './permissions.js'
import {
  bodyOf,
  forbidden,
  notFound,
  page,
  queryOf,
  refused,
  refuseIgnored,
  type Site,
} from './replies.js'
import {
  type Branch,
  type CheckSeed,
  changedFilesOf,
  type PullRequestSeed,
  type RulesetSeed,
  SHA,
} from './seeds.js'
import {
  type Addresses,
  type Association,
  changedFile,
  comment,
  gitRef,
  type Issue,
  type IssueState,
  issue,
  label,
  type PullRequestSimple,
  pullRequest,
  pullRequestSimple,
  user,
} from './shapes.js'
import { type ServiceOnGitHub, World } from './world.js'

export interface GitHubSandboxSeed extends FilesSeed {
  /** `octo-org/orion` where absent. */
  readonly repository?: string
  /** Older names of the repository: GitHub redirects them. */
  readonly renamedFrom?: readonly string[]
  readonly pullRequests?: readonly PullRequestSeed[]
  readonly branches?: readonly (string | Branch)[]
  /** The service whose work GitHub shows. */
  readonly service?: ServiceOnGitHub
  /** The checks of branches, by name. */
  readonly branchChecks?: Readonly<Record<string, readonly CheckSeed[]>>
  /** Permissions of a token that has none of its own (`tokenWith()`); all where absent. */
  readonly granted?: Granted
  /** Fields of the GraphQL API that this server lacks, as older Enterprise Servers do. */
  readonly lacks?: readonly string[]
  /** `false` for lists of pull requests without `stack`, as early versions of GitHub's stacks have them. */
  readonly listsStacks?: boolean
  /** Permissions of people in the repository; where absent, `read` for strangers, else `write`. */
  readonly permissions?: PermissionsSeed
  /** Labels of the repository; those of its pull requests exist as well. */
  readonly labels?: readonly string[]
  readonly rulesets?: readonly RulesetSeed[]
  /** Checks that classic protection requires, by branch. */
  readonly protection?: Readonly<Record<string, readonly string[]>>
  readonly comments?: readonly {
    issue: number
    author: string
    body: string
    association?: Association
  }[]
  readonly issues?: readonly (Partial<IssueState> & { number: number })[]
  /** Whose token `token` is: `github-actions[bot]` where absent, as for GITHUB_TOKEN. */
  readonly login?: string
  /** `false` where the GraphQL API cannot be reached, as behind some proxies. */
  readonly graphql?: boolean
  /** Any token where absent. */
  readonly token?: string
  /** `/api/v3` for GitHub Enterprise Server; `''`, as on github.com, where absent. */
  readonly prefix?: string
  readonly port?: number
  /** GitHub drops the labels of a new issue where the token may not push. */
  readonly dropsLabels?: boolean
  /** Whether the files of a pull request are refused, and not an empty list, if its seed names none. */
  readonly isFilesUnknown?: boolean
  /** Lists of issues and comments show the state of so many ms ago, by the clock `now`. */
  readonly lag?: ListLag
}

/** How far lists lag; single posts never do. */
export interface ListLag {
  readonly now: () => number
  /** The lag of the next list, in ms. */
  readonly ms: () => number
}

interface Snapshot {
  readonly at: number
  readonly issues: readonly IssueState[]
  readonly comments: readonly StoredComment[]
}

/** An answer in place of the usual one. */
export interface Fault {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  /** JSON, or text as it is. */
  readonly body?: unknown
  /** The request takes effect all the same, and only its answer is this one. */
  readonly applied?: boolean
  /** The request takes effect, and its answer is changed like this. */
  readonly changes?: (body: unknown) => unknown
}

/** One request that was served. */
export interface GitHubCall {
  readonly method: string
  /** Without the prefix, with the query. */
  readonly path: string
  readonly authorization: string | undefined
  readonly body: unknown
}

interface StoredComment {
  readonly id: number
  readonly issue: number
  author: string
  body: string
  /** `NONE` where absent. */
  association?: Association
}

/** GitHub lists at most this many files of a pull request. */
const MAX_LISTED_FILES = 3000

/** What lists of pull requests are sorted by; each is a time of GitHub, in UTC. */
const TIMES: Readonly<Record<string, (item: PullRequestSimple) => string>> = {
  created: ({ created_at }) => created_at,
  updated: ({ updated_at }) => updated_at,
}

/** A local stand-in for the part of GitHub's REST API that the action uses. */
export class GitHubSandbox {
  readonly calls: GitHubCall[] = []
  /** Answers to the next requests, in order; `undefined` serves one as usual. */
  readonly faults: (Fault | undefined)[] = []
  /** Called before the n-th request is served: what another run does meanwhile. */
  beforeServing: (count: number) => void | Promise<void> = () => {}
  readonly pullRequests: Map<number, PullRequestSeed>
  readonly comments: StoredComment[]
  readonly issues: IssueState[]
  readonly #seed: GitHubSandboxSeed
  readonly #repository: string
  readonly #login: string
  #addresses: Addresses = { api: '', web: '' }
  readonly #world: World
  readonly #app: Hono
  #snapshots: Snapshot[] = []

  constructor(seed: GitHubSandboxSeed = {}) {
    this.#seed = seed
    this.#repository = seed.repository ?? 'octo-org/orion'
    this.#login = seed.login ?? 'github-actions[bot]'
    this.pullRequests = new Map((seed.pullRequests ?? []).map((item) => [item.number, item]))
    const { branches = [], branchChecks = {}, service } = seed
    this.#world = new World({ pullRequests: this.pullRequests, branches, branchChecks, service })
    this.comments = (seed.comments ?? []).map((item, index) => ({ id: index + 1, ...item }))
    this.issues = (seed.issues ?? []).map((item) => ({
      title: `Issue ${item.number}`,
      body: '',
      state: 'open',
      labels: [],
      author: 'octocat',
      ...item,
    }))
    this.#app = this.#routes()
  }

  /** The value for GITHUB_API_URL. */
  get url(): string {
    return this.#addresses.api
  }

  async listen(): Promise<AsyncDisposable> {
    const server = createAdaptorServer({ fetch: this.#app.fetch })
    const loopback = await onLoopback(server, this.#seed.port)
    const { origin } = loopback
    this.#addresses = { api: `${origin}${this.#seed.prefix ?? ''}`, web: origin }
    return loopback
  }

  /** Notes a call, and answers it or fails as it is told to. */
  async #serve(c: Context, next: Next): Promise<void> {
    const { pathname, search } = new URL(c.req.url)
    const text = await c.req.text()
    this.calls.push({
      method: c.req.method,
      path: `${pathname.replace(this.#seed.prefix ?? '', '')}${search}`,
      authorization: c.req.header('authorization'),
      body: text === '' ? undefined : JSON.parse(text),
    })
    await this.beforeServing(this.calls.length)
    const fault = this.faults.shift()
    if (fault === undefined || fault.applied || fault.changes) {
      this.#remember()
      await next()
      this.#remember()
    }
    if (fault === undefined) return
    const body = await bodyOfFault(fault, c)
    const json = typeof body !== 'string'
    // Otherwise Hono adds the headers of the usual answer.
    c.res = undefined
    c.res = new Response(json ? JSON.stringify(body) : body, {
      status: fault.status,
      headers: {
        'content-type': json ? 'application/json; charset=utf-8' : 'text/html',
        ...fault.headers,
      },
    })
  }

  #remember(): void {
    const { lag } = this.#seed
    if (lag === undefined) return
    const { issues, comments } = structuredClone({ issues: this.issues, comments: this.comments })
    this.#snapshots.push({ at: lag.now(), issues, comments })
  }

  /** Issues and comments as a list shows them now. */
  #listed(): Pick<Snapshot, 'issues' | 'comments'> {
    const { lag } = this.#seed
    if (lag === undefined) return this
    const shownUntil = lag.now() - lag.ms()
    return this.#snapshots.findLast(({ at }) => at <= shownUntil) ?? this.#snapshots[0] ?? this
  }

  #routes(): Hono {
    const app = new Hono()
    app.use('*', (c, next) => this.#serve(c, next))
    app.use('*', async (c, next) => {
      const { token } = this.#seed
      const given = tokenOf(c)
      if (given === undefined || (token !== undefined && given !== token))
        return c.json({ message: 'Bad credentials', status: '401' }, 401)
      return next()
    })
    app.use('*', refuseIgnored)
    // GitHub Enterprise Server has its GraphQL API at /api/graphql, beside /api/v3.
    for (const path of ['/graphql', '/api/graphql']) app.post(path, (c) => this.#graphql(c))
    app.get(`${this.#seed.prefix ?? ''}/user`, (c) =>
      this.#login.endsWith('[bot]') ? forbidden(c) : c.json(user(this.#login, this.#addresses)),
    )
    const rest = new Hono()
    this.#pullRequestRoutes(rest)
    rest.route('/', commitRoutes(this.#site()))
    this.#commentRoutes(rest)
    this.#issueRoutes(rest)
    const prefix = this.#seed.prefix ?? ''
    for (const base of [`${prefix}/repos/${this.#repository}`, `${prefix}/repositories/1`]) {
      app.use(`${base}/*`, (c, next) => {
        const may = mayRequest(this.#granted(c), c.req.method, c.req.path.slice(base.length))
        return may ? next() : Promise.resolve(forbidden(c))
      })
      app.route(base, rest)
    }
    for (const old of this.#seed.renamedFrom ?? [])
      this.#redirectRoutes(app, `${prefix}/repos/${old}`)
    app.notFound((c) => {
      // Rehearsals tell a path that this server lacks from a thing that does not exist.
      c.header('x-stand-in', 'unknown-path')
      return notFound(c)
    })
    return app
  }

  async #graphql(c: Context): Promise<Response> {
    if (this.#seed.graphql === false) return notFound(c)
    const { query, variables = {} } = await c.req.json<{ query: string; variables?: object }>()
    const answer = await answerQuery(
      query,
      { ...variables },
      {
        repository: this.#repository,
        login: this.#login,
        world: this.#world,
        addresses: this.#addresses,
        may: (permission) => isGranted(this.#granted(c), permission),
        seed: this.#seed,
      },
    )
    return c.json(answer)
  }

  #granted(c: Context): Granted | undefined {
    return permissionsOf(tokenOf(c) ?? '') ?? this.#seed.granted
  }

  /** GitHub sends a renamed repository's readers to its id: 301 for reads, 307 for the rest. */
  #redirectRoutes(app: Hono, old: string): void {
    app.all(`${old}/*`, (c) => {
      const { pathname, search } = new URL(c.req.url)
      const url = `${this.url}/repositories/1${pathname.slice(old.length)}${search}`
      const status = c.req.method === 'GET' ? 301 : 307
      return c.json({ message: 'Moved Permanently', url }, status, { location: url })
    })
  }

  /** Collects what routes in other files need. */
  #site(): Site {
    const addresses = () => this.#addresses
    return { world: this.#world, repository: this.#repository, addresses, seed: this.#seed }
  }

  /** @param shown writes an item, which only those of the page need */
  #page<Item>(c: Context, items: readonly Item[], shown: (item: Item) => object): Response {
    return page(c, this.#addresses, items, (rows) => rows.map(shown))
  }

  /** A pull request as lists show it. */
  #inList({ stack, ...seed }: PullRequestSeed): PullRequestSimple {
    const isShown = stack !== undefined && this.#seed.listsStacks !== false
    return pullRequestSimple(isShown ? { ...seed, stack } : seed, this.#repository, this.#addresses)
  }

  #pullRequestRoutes(app: Hono): void {
    app.get('/pulls/:number', (c) => {
      const found = this.#world.pullRequests().get(Number(c.req.param('number')))
      return found ? c.json(pullRequest(found, this.#repository, this.#addresses)) : notFound(c)
    })
    app.get('/pulls', (c) => {
      const { head, base, state = 'open', sort = 'created', direction } = queryOf(c)
      const time = TIMES[sort]
      if (time === undefined) return refused(`The sandbox cannot sort by ${sort}`)
      const found = [...this.#world.pullRequests().values()]
        .map((item) => this.#inList(item))
        .filter((item) => state === 'all' || item.state === state)
        .filter((item) => base === undefined || item.base.ref === base)
        // As on GitHub, a head without an owner filters nothing.
        .filter((item) => !head?.includes(':') || item.head.label === head)
        .toSorted((a, b) => time(a).localeCompare(time(b)) || a.number - b.number)
      const isAscending = (direction ?? (sort === 'created' ? 'desc' : 'asc')) === 'asc'
      return this.#page(c, isAscending ? found : found.reverse(), (item) => item)
    })
    app.get('/commits/:sha/pulls', (c) => {
      const sha = c.req.param('sha')
      const found = [...this.#world.pullRequests().values()]
        .map((item) => [item, this.#inList(item)] as const)
        .filter(([item, { head }]) => head.sha === sha || item.commits?.includes(sha))
      return this.#page(c, found, ([, simple]) => simple)
    })
    // Octokit sends the slashes of a reference encoded, other clients as they are.
    app.get('/git/matching-refs/:ref{.+}', (c) => {
      const ref = c.req.param('ref')
      const found = this.#world.branches().filter(({ name }) => `heads/${name}`.startsWith(ref))
      return this.#page(c, found, (branch) => gitRef(branch, this.#repository, this.#addresses))
    })
    app.get('/pulls/:number/files', (c) => {
      const found = this.#world.pullRequests().get(Number(c.req.param('number')))
      if (found === undefined) return notFound(c)
      const { headSha = SHA, files, generatedFiles } = found
      if (this.#seed.isFilesUnknown && files === undefined && generatedFiles === undefined)
        return refused(
          `The rehearsal does not know which files #${found.number} changes: name them with --files, or as files of the pull request`,
        )
      const listed = changedFilesOf(found).slice(0, MAX_LISTED_FILES)
      return this.#page(c, listed, (file) =>
        changedFile(file, headSha, this.#repository, this.#addresses),
      )
    })
    const labels = (): readonly string[] => [
      ...(this.#seed.labels ?? []),
      ...[...this.pullRequests.values()].flatMap((item) => item.labels ?? []),
    ]
    app.get('/labels', (c) =>
      this.#page(c, [...new Set(labels())], (name) =>
        label(name, this.#repository, this.#addresses),
      ),
    )
    app.get('/labels/:name', (c) => {
      const wanted = c.req.param('name').toLowerCase()
      const found = labels().find((name) => name.toLowerCase() === wanted)
      if (found === undefined) return notFound(c)
      return c.json(label(found, this.#repository, this.#addresses))
    })
    app.delete('/issues/:number/labels/:name', (c) => {
      const number = Number(c.req.param('number'))
      const name = c.req.param('name')
      const found = this.pullRequests.get(number)
      if (!found?.labels?.includes(name))
        return c.json({ message: 'Label does not exist', status: '404' }, 404)
      const labels = found.labels.filter((item) => item !== name)
      this.pullRequests.set(number, { ...found, labels })
      return c.json(labels.map((item) => label(item, this.#repository, this.#addresses)))
    })
  }

  #commentRoutes(app: Hono): void {
    const shown = (item: StoredComment) => comment(item, this.#repository, this.#addresses)
    app.get('/issues/:number/comments', (c) =>
      this.#page(
        c,
        this.#listed().comments.filter((item) => item.issue === Number(c.req.param('number'))),
        shown,
      ),
    )
    app.post('/issues/:number/comments', async (c) => {
      const { body = '' } = await bodyOf<{ body: string }>(c)
      if (body.length > 65_536) return tooLong(c)
      const number = Number(c.req.param('number'))
      // The stand-in's pull requests take comments without being listed.
      const issue = this.issues.find((item) => item.number === number)
      if (issue?.locked) return locked(c)
      const created = {
        id: Math.max(0, ...this.comments.map(({ id }) => id)) + 1,
        issue: number,
        author: this.#login,
        body,
      }
      this.comments.push(created)
      return c.json(shown(created), 201)
    })
    app.get('/issues/comments/:id', (c) => {
      const found = this.comments.find(({ id }) => id === Number(c.req.param('id')))
      return found === undefined ? notFound(c) : c.json(shown(found))
    })
    app.patch('/issues/comments/:id', async (c) => {
      const found = this.comments.find(({ id }) => id === Number(c.req.param('id')))
      if (found === undefined) return notFound(c)
      if (found.author !== this.#login) return forbidden(c)
      const { body = found.body } = await bodyOf<{ body: string }>(c)
      found.body = body
      return c.json(shown(found))
    })
    app.delete('/issues/comments/:id', (c) => {
      const index = this.comments.findIndex(({ id }) => id === Number(c.req.param('id')))
      if (index === -1) return notFound(c)
      this.comments.splice(index, 1)
      return c.body(null, 204)
    })
  }

  #permissionOf(login: string): string {
    const { permissions = {} } = this.#seed
    const posts = [...this.comments, ...this.issues].filter(({ author }) => author === login)
    const isStranger = posts.some(({ association = '' }) => STRANGERS.includes(association))
    return permissions[login] ?? (isStranger ? 'read' : 'write')
  }

  #issueRoutes(app: Hono): void {
    const shown = (item: IssueState) => issue(item, this.#repository, this.#addresses)
    app.get('/issues', (c) => {
      const { state = 'open', creator, labels } = queryOf(c)
      const found = this.#listed()
        .issues.filter((item) =>
          (labels?.split(',') ?? []).every((name) => item.labels.includes(name)),
        )
        .filter((item) => state === 'all' || item.state === state)
        .filter((item) => creator === undefined || item.author === creator)
      const newestFirst = found.toSorted((a, b) => b.number - a.number)
      return this.#page(c, newestFirst, shown)
    })
    app.post('/issues', async (c) => {
      type Wanted = { title: string; body?: string; labels?: string[] }
      const { title = '', body = '', labels = [] } = await bodyOf<Wanted>(c)
      if (body.length > 65_536) return tooLong(c)
      if (title.length > 256)
        return c.json({ message: 'Validation Failed: title is too long (maximum is 256)' }, 422)
      const number =
        Math.max(0, ...this.pullRequests.keys(), ...this.issues.map((i) => i.number)) + 1
      const created: IssueState = {
        number,
        author: this.#login,
        title,
        body,
        labels: this.#seed.dropsLabels ? [] : labels,
        state: 'open',
      }
      this.issues.push(created)
      return c.json(shown(created), 201)
    })
    app.patch('/issues/:number', async (c) => {
      const found = this.issues.find(({ number }) => number === Number(c.req.param('number')))
      if (found === undefined) return notFound(c)
      type Wanted = IssueState & { state_reason: Issue['state_reason'] }
      const { title, body, state, state_reason: reason } = await bodyOf<Wanted>(c)
      if (title !== undefined) found.title = title
      if (body !== undefined) found.body = body
      if (state !== undefined) found.state = state
      if (state !== undefined || reason !== undefined) delete found.stateReason
      if (reason !== undefined) found.stateReason = reason
      return c.json(shown(found))
    })
    app.get('/collaborators/:login/permission', (c) => {
      const login = c.req.param('login')
      const permission = this.#permissionOf(login)
      return c.json({ permission, role_name: permission, user: user(login, this.#addresses) })
    })
  }
}

/** The body of a failed answer, which may be a change of the usual one. */
async function bodyOfFault({ changes, body = {} }: Fault, c: Context): Promise<unknown> {
  if (!changes) return body
  const usual = await c.res.text()
  return changes(usual === '' ? undefined : JSON.parse(usual))
}

/** Words for authors who most likely may not write. */
const STRANGERS = ['NONE', 'CONTRIBUTOR', 'FIRST_TIMER', 'FIRST_TIME_CONTRIBUTOR', 'MANNEQUIN']

const tokenOf = (c: Context): string | undefined =>
  c.req.header('authorization')?.replace(/^(token|bearer) /i, '')

const locked = (c: Context) =>
  c.json({ message: 'Unable to create comment because issue is locked.', status: '403' }, 403)

const tooLong = (c: Context) =>
  c.json({ message: 'Validation Failed: body is too long (maximum is 65536 characters)' }, 422)

/** A sandbox that listens until it is disposed of. */
export async function gitHubSandbox(
  seed: GitHubSandboxSeed = {},
): Promise<GitHubSandbox & AsyncDisposable> {
  const sandbox = new GitHubSandbox(seed)
  return Object.assign(sandbox, { ...(await sandbox.listen()) })
}

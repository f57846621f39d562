import type { getOctokit } from '@actions/github'
import { HttpError, hasStatus } from '../http/errors.js'
import { excerpt } from '../http/messages.js'
import type { Failure } from '../http/retry.js'
import type { Transport } from '../http/transport.js'
import type { Deadline } from '../shared/deadline.js'
import { ActionError, type ErrorKind, type Explanation } from '../shared/errors.js'
import type { RepositoryRef } from '../shared/references.js'
import { lenientField, mapped, mismatch } from '../shared/shapes.js'
import * as z from '../shared/zod.js'
import type { fetchOver } from './fetch.js'

/** The client of @actions/github; loaded when GitHub is first asked. */
export type Octokit = ReturnType<typeof getOctokit>

type OctokitResponse = Awaited<ReturnType<Octokit['request']>>

/** Names in braces fill the route; the others are the query, or the body of a write. */
type Parameters = Readonly<Record<string, unknown>>

/** Access to one repository on GitHub. */
interface GitHubOptions {
  readonly transport: Transport
  readonly repository: RepositoryRef
  readonly token: string
  /** GITHUB_API_URL; that of GitHub Enterprise Server ends with `/api/v3`. */
  readonly apiUrl: string
}

/**
 * Hides the event's payload while the package is loaded, because it would read the payload and throw
 * if that is not JSON.
 */
async function loadClient() {
  const path = process.env['GITHUB_EVENT_PATH']
  delete process.env['GITHUB_EVENT_PATH']
  try {
    return await import('@actions/github')
  } finally {
    if (path !== undefined) process.env['GITHUB_EVENT_PATH'] = path
  }
}

interface LoadedOctokit {
  readonly octokit: Octokit
  readonly fetchOver: typeof fetchOver
}

/**
 * The client of GitHub for one repository: Octokit with this action's deadlines, retries and errors. It
 * is loaded with the first call. Every call throws a {@link HttpError} that names the missing
 * permission.
 */
export class GitHubClient {
  readonly #options: GitHubOptions
  /** The repository as Octokit's parameters name it. */
  readonly repository: { readonly owner: string; readonly repo: string }
  #octokit: Promise<LoadedOctokit> | undefined

  constructor(options: GitHubOptions) {
    const { owner, name } = options.repository
    this.#options = options
    this.repository = { owner, repo: name }
  }

  /** True if there is a token. */
  get available(): boolean {
    return this.#options.token !== ''
  }

  /** Closes idle connections, so that the process can end. */
  close(): void {
    this.#options.transport.close()
  }

  /**
   * @param request for messages, such as `Reading pull request #12 from GitHub`
   * @param permission of the job that it needs, such as `pull-requests: read`
   * @param send uses Octokit; each of its requests is retried on its own
   */
  async call<T>(
    deadline: Deadline,
    request: string,
    permission: string,
    send: (octokit: Octokit['request']) => Promise<T>,
  ): Promise<T> {
    this.#octokit ??= this.#load()
    const { octokit, fetchOver } = await this.#octokit
    try {
      const fetch = fetchOver(this.#options.transport, deadline)
      return await send(octokit.request.defaults({ request: { fetch } }))
    } catch (error) {
      throw explainFailure(request, permission, error)
    }
  }

  /** Sends one request; its `route` is relative to the repository, such as `GET /pulls/12`. */
  request<S extends z.ZodMiniType>(
    deadline: Deadline,
    request: string,
    permission: string,
    route: string,
    schema: S,
    parameters?: Parameters,
  ): Promise<z.output<S>> {
    return this.call(deadline, request, permission, async (send) => {
      const answer = await send(...this.#ofRepository(route, parameters))
      return parseAnswer(request, schema, answer.data)
    })
  }

  /**
   * Sends a query to the GraphQL API. GitHub answers with HTTP 200 even if it refuses the query, or
   * leaves out parts of the data; `errors` has the reasons.
   */
  graphql(
    deadline: Deadline,
    request: string,
    permission: string,
    query: string,
    variables: Parameters = {},
  ): Promise<GraphqlAnswer> {
    return this.call(deadline, request, permission, async (send) => {
      // GitHub Enterprise Server has its GraphQL API at /api/graphql, beside /api/v3.
      const url = `${this.#options.apiUrl.replace(/\/api\/v3\/?$/, '/api')}/graphql`
      const { data } = await send({ method: 'POST', url, query, variables })
      return parseAnswer(request, GraphqlAnswer, data)
    })
  }

  #ofRepository(route: string, parameters: Parameters = {}) {
    const path = route.replace(' ', ' /repos/{owner}/{repo}')
    return [path, { ...this.repository, ...parameters }] as const
  }

  async #load(): Promise<LoadedOctokit> {
    const { getOctokit } = await loadClient()
    const { fetchOver } = await import('./fetch.js')
    const { token, apiUrl } = this.#options
    const octokit = getOctokit(token, {
      baseUrl: apiUrl,
      // Deprecation notices are for the authors of this action, not for a job's log.
      log: { debug() {}, info() {}, warn() {}, error() {} },
    })
    return { octokit, fetchOver }
  }

  /** Removes secrets from the text of comments and issues. */
  redact(text: string): string {
    return this.#options.transport.redact(text)
  }

  /**
   * Reads a list, to its end or to the page that `isLast` accepts. Follows GitHub's `Link` only within
   * the same origin, because the next request carries the token, and never to a page that was read
   * before.
   * @param path relative to the repository, such as `/pulls`
   */
  list<S extends z.ZodMiniType>(
    deadline: Deadline,
    request: string,
    permission: string,
    path: string,
    entry: S,
    { query = {}, isLast = () => false, recheck = false }: ListOptions<z.output<S>> = {},
  ): Promise<Listing<z.output<S>>> {
    return this.call(deadline, request, permission, async (send) => {
      const all = this.#ofRepository(`GET ${path}`, { ...query, per_page: 100 })
      const { method, headers, ...first } = send.endpoint(...all)
      const readPage = async (url: string) => {
        const answer: OctokitResponse = await send({ method, headers, url })
        const data = parseAnswer(request, Page, answer.data)
        return { entries: parseAnswer(request, z.array(entry), data), link: answer.headers.link }
      }
      const pages = new Map<string, readonly z.output<S>[]>()
      for (let url: string | undefined = first.url; url !== undefined; ) {
        if (pages.has(url) || pages.size === MAX_PAGES)
          throw badAnswer(request, `the list still does not end (pages read: ${pages.size})`)
        const { entries, link } = await readPage(url)
        pages.set(url, entries)
        url = isLast(entries) ? undefined : nextPage(request, link, url)
      }
      const earlier = [...pages].slice(0, -1)
      let isWhole = recheck || earlier.length === 0
      for (const [url, entries] of earlier)
        isWhole &&= haveSameRows(entries, (await readPage(url)).entries)
      return { items: [...pages.values()].flat(), isWhole }
    })
  }
}

/**
 * Reads a list until it is whole.
 * @throws {ActionError} `unavailable`: it changed during each of four readings
 */
export async function untilWhole<T>(
  request: string,
  read: () => Promise<Listing<T>>,
): Promise<readonly T[]> {
  for (let readings = 0; readings < MAX_LIST_READINGS; readings++) {
    const { items, isWhole } = await read()
    if (isWhole) return items
  }
  throw new ActionError('unavailable', {
    request,
    problem: `the list changed during each of ${MAX_LIST_READINGS} readings`,
    remedy: 'Run the step again later.',
  })
}

/** A list of GitHub. Decide nothing by what it lacks unless it is whole. */
export interface Listing<T> {
  readonly items: readonly T[]
  /** False if entries may have moved to a page that was already read, so that they are missing. */
  readonly isWhole: boolean
}

/** How to read a list. */
interface ListOptions<T> {
  readonly query?: Parameters
  /** Ends the list early, after a page. */
  readonly isLast?: (page: readonly T[]) => boolean
  /** Reads all pages but the last again. By default, only a single page is known to be whole. */
  readonly recheck?: boolean
}

/** A list that moves is read this often. */
const MAX_LIST_READINGS = 4

const haveSameRows = (before: unknown, after: unknown): boolean =>
  JSON.stringify(before) === JSON.stringify(after)

/** 100 000 entries, more than any list that is read here. */
const MAX_PAGES = 1000
/** GitHub sends 100 entries of most lists, but all references with the same prefix. */
const Page = z.array(z.unknown()).check(z.maxLength(10_000))

function nextPage(request: string, link: string | undefined, current: string): string | undefined {
  const target = /<([^<>]*)>;\s*rel="?next"?/.exec(link ?? '')?.[1]
  if (target === undefined) return undefined
  if (!URL.canParse(target, current))
    throw badAnswer(request, 'the link to the next page is not an address')
  const { origin, href } = new URL(target, current)
  if (origin === new URL(current).origin) return href
  throw badAnswer(
    request,
    `the next page is at ${origin}, which is not followed: it would get the token`,
  )
}

/** Why GitHub refused a query, or left out the part of the data at `path`. */
export interface GraphqlProblem {
  readonly type?: string | undefined
  readonly message?: string | undefined
  readonly path?: readonly unknown[] | undefined
}

const GraphqlProblem: z.ZodMiniType<GraphqlProblem> = z.catch(
  z.object({
    type: lenientField(z.string()),
    message: lenientField(z.string()),
    path: lenientField(z.array(z.unknown())),
  }),
  {},
)

/** The answer of the GraphQL API, with the data still to be parsed. */
const GraphqlAnswer = mapped(
  z.object({ data: z.optional(z.unknown()), errors: z.nullish(z.array(GraphqlProblem)) }),
  ({ data, errors }) => ({ data, errors: errors ?? [] }),
)
type GraphqlAnswer = z.output<typeof GraphqlAnswer>

/** The failure of a query that GitHub refused. */
export function refusedQuery(
  request: string,
  permission: string,
  errors: readonly GraphqlProblem[],
): GitHubError {
  const isForbidden = errors.every(({ type = '' }) => FORBIDDEN_TYPES.includes(type))
  const said = errors.map(({ message = 'an error without a message' }) => message).join('; ')
  const problem = `GitHub refused the query: ${excerpt(said)}`
  return new GitHubError(
    permission,
    isForbidden ? 'unauthorized' : 'unavailable',
    { request, problem },
    isForbidden ? FORBIDDEN_ANSWER : undefined,
  )
}

const FORBIDDEN_TYPES = ['FORBIDDEN', 'INSUFFICIENT_SCOPES']

/** The REST API's answer to a request that GraphQL refuses with HTTP 200. */
const FORBIDDEN_ANSWER: Failure = { type: 'status', status: 403 }

/** GitHub's words for a missing permission. An IP allow list and SAML are refused with 403 as well. */
const NO_PERMISSION =
  /not accessible|\bpermissions?\b|\bscopes?\b|must have .*\b(?:rights|access)\b|access .*\bnot granted/i

/** A failure of GitHub, with the permission that the call needs. */
export class GitHubError extends HttpError {
  readonly permission: string
  /** True if GitHub says that the token lacks the permission. */
  readonly lacksPermission: boolean

  constructor(
    permission: string,
    kind: ErrorKind,
    { request, problem }: Pick<Explanation, 'request' | 'problem'>,
    failure: Failure | undefined,
    cause?: unknown,
  ) {
    const status = failure?.type === 'status' ? failure.status : undefined
    const isForbidden = status === 403 && kind === 'unauthorized'
    const lacksPermission = isForbidden && NO_PERMISSION.test(problem)
    let remedy = gitHubRemedyFor(kind, permission)
    if (status === 401) remedy = BAD_TOKEN
    if (isForbidden && !lacksPermission) remedy = READ_REFUSAL
    super(kind, { request, problem, remedy }, failure, cause)
    this.permission = permission
    this.lacksPermission = lacksPermission
  }
}

/**
 * True if the token has no access, so that another try is useless. GitHub answers 404 for everything
 * that the token may not see, and 410 for a part that is switched off, such as issues.
 */
export const isNotPermitted = (error: unknown): boolean =>
  hasStatus(error, 404, 410) || (error instanceof HttpError && error.kind === 'unauthorized')

/** Explains an error of Octokit, which wraps those of its `fetch`. */
function explainFailure(request: string, permission: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { cause } = error
  if (cause instanceof HttpError) {
    const { problem } = cause.explanation
    return new GitHubError(permission, cause.kind, { request, problem }, cause.failure, cause)
  }
  return cause instanceof ActionError ? cause : error
}

/** Next step after HTTP 401, which no permission would change. */
const BAD_TOKEN =
  'Check that `github-token` is current and belongs to this GitHub server, or leave it out: then the step uses the token of the job.'

const READ_REFUSAL = 'Read what GitHub said, then run the step again.'

/** Next steps. `{permission}` is replaced by the permission that the call needs. */
const GITHUB_REMEDIES: Readonly<Partial<Record<ErrorKind, string>>> = {
  unauthorized:
    'Add `{permission}` to the `permissions` of the job, or use a `github-token` that has this permission.',
  'not-found':
    'Check that it exists in this repository. GitHub gives the same answer if the `permissions` of the job lack `{permission}`.',
  'rate-limited': 'Run the step again later, or use a `github-token` with its own rate limit.',
  refused: READ_REFUSAL,
  aborted: 'Run the step again if you still need it.',
}
const OTHERWISE =
  'Check that GitHub is up and can be reached from the runner, then run the step again.'

const gitHubRemedyFor = (kind: ErrorKind, permission: string): string =>
  (GITHUB_REMEDIES[kind] ?? OTHERWISE).replace('{permission}', permission)

/** Parses the answer to a request. */
export function parseAnswer<S extends z.ZodMiniType>(
  request: string,
  schema: S,
  data: unknown,
): z.output<S> {
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  throw badAnswer(request, mismatch(data, parsed.error, "GitHub's schema"))
}

/** The failure of a request whose answer cannot be used. */
export const badAnswer = (request: string, problem: string): ActionError =>
  new ActionError('bad-response', {
    request,
    problem,
    remedy:
      'Check that GITHUB_API_URL is the address of GitHub, and that no proxy or web page answers for it.',
  })

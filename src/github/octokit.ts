import type { getOctokit } from '@actions/github'
import { excerpt } from '../http/errors.js'
import { backoffMs, isTransient, parseRetryAfter } from '../http/retry.js'
import { type Clock, Deadline } from '../shared/clock.js'
import { ActionError, DryRunError, type ErrorKind } from '../shared/errors.js'
import type { Redact } from '../shared/text.js'
import * as z from '../shared/zod.js'
import { fetchOver, NoAnswer } from './fetch.js'

/** The client of @actions/github; loaded when GitHub is first asked. */
export type Octokit = ReturnType<typeof getOctokit>

/** How to reach GitHub, and for how long to try. */
export interface GitHubApiOptions {
  readonly token: string
  /** GITHUB_API_URL; of GitHub Enterprise Server it ends with `/api/v3`. */
  readonly apiUrl: string
  /** One request until its body is whole, in milliseconds. */
  readonly requestTimeoutMs: number
  /** Refuse every request that changes something. */
  readonly dryRun: boolean
  readonly clock: Clock
  /** Uniform in [0, 1): jitter of retries. */
  readonly random: () => number
  /** Aborts every call, for a cancelled run. */
  readonly signal: AbortSignal
  /** Takes secrets out of what is sent to GitHub and of what comes back. */
  readonly redact: Redact
  /** Told about each request that is tried again. */
  readonly onRetry: (message: string) => void
}

/** What a call needs besides its code: for the words of its failure. */
export interface Call {
  /** Such as `Reading pull request #12 from GitHub`. */
  readonly request: string
  /** The job's `permissions:` that it takes, such as `pull-requests: read`. */
  readonly permission: string
}

/** One request with its retries, in milliseconds: GitHub is a helper here, so it gets less patience than the service. */
const RETRY_TIMEOUT_MS = 60_000
const RETRIES = 3
/** What GitHub asks to wait where it gives no time. */
const MINUTE_MS = 60_000

/** A failed request as Octokit throws it. */
interface RequestError extends Error {
  readonly status: number
  readonly response?: { readonly headers: Readonly<Record<string, string | undefined>> }
}

/** A call of GitHub that did not succeed. */
export class GitHubError extends ActionError {
  /** The status line's code; undefined where none came. */
  readonly status: number | undefined
  /** A write that may have taken effect. */
  readonly ambiguous: boolean

  constructor(
    kind: ErrorKind,
    explanation: ConstructorParameters<typeof ActionError>[1],
    options: ErrorOptions & { readonly status: number | undefined; readonly ambiguous: boolean },
  ) {
    super(kind, explanation, options)
    this.status = options.status
    this.ambiguous = options.ambiguous
  }
}

/** Octokit with this action's deadlines, retries and errors. It is loaded with the first call. */
export class GitHubApi {
  readonly #options: GitHubApiOptions
  #octokit: Promise<Octokit> | undefined

  constructor(options: GitHubApiOptions) {
    this.#options = options
  }

  /**
   * @param send what to do with Octokit; each of its requests is retried on its own
   * @throws {GitHubError}
   */
  async call<T>(call: Call, send: (octokit: Octokit) => Promise<T>): Promise<T> {
    this.#octokit ??= this.#load()
    try {
      return await send(await this.#octokit)
    } catch (error) {
      throw this.#explain(call, error)
    }
  }

  async #load(): Promise<Octokit> {
    const { getOctokit } = await import('@actions/github')
    const { token, apiUrl, requestTimeoutMs, dryRun, clock, signal, redact } = this.#options
    const octokit = getOctokit(token, {
      baseUrl: apiUrl,
      request: { fetch: fetchOver({ clock, signal, redact, timeoutMs: requestTimeoutMs }) },
      // What GitHub deprecates is for the authors of this action, not for a job's log.
      log: { debug() {}, info() {}, warn() {}, error() {} },
    })
    octokit.hook.wrap('request', (request, options) => {
      const name = `${options.method} ${options.url}`
      if (dryRun && !isRead(options)) throw new DryRunError(name)
      return this.#retried(isRepeatable(options), name, () => request(options))
    })
    return octokit
  }

  async #retried<T>(repeatable: boolean, name: string, send: () => T | Promise<T>): Promise<T> {
    const { clock, random, signal, onRetry } = this.#options
    const deadline = new Deadline(clock, RETRY_TIMEOUT_MS)
    for (let attempt = 0; ; attempt++) {
      try {
        return await send()
      } catch (error) {
        const failure = error as RequestError
        const waitMs = limitedForMs(failure, clock)
        if (signal.aborted || attempt >= RETRIES || !isRetryable(repeatable, failure, waitMs))
          throw error
        const delay = backoffMs('read', attempt, random(), waitMs)
        if (delay >= deadline.remainingMs) throw error
        onRetry(`GitHub, ${name}: ${said(failure)}; trying again in ${Math.ceil(delay / 1000)} s`)
        await clock.sleep(delay, signal)
      }
    }
  }

  /** Time to breathe before something is tried again, in milliseconds. */
  async pause(ms: number): Promise<void> {
    const { clock, signal } = this.#options
    await clock.sleep(ms, signal)
  }

  #explain({ request, permission }: Call, error: unknown): unknown {
    const { signal, clock } = this.#options
    const known = error instanceof Error && /^(HttpError|GraphqlResponseError)$/.test(error.name)
    if (!known && !signal.aborted) return error
    const failure = error as RequestError
    const cause = failure.cause instanceof NoAnswer ? failure.cause : undefined
    const status = cause === undefined && 'status' in failure ? failure.status : undefined
    const ambiguous = cause !== undefined || (status !== undefined && isTransient(status))
    const options = { cause: error, status, ambiguous }
    if (signal.aborted)
      return new GitHubError(
        'aborted',
        {
          request,
          problem: (signal.reason as Error).message,
          remedy: 'Run the step again when needed.',
        },
        options,
      )
    const waitMs = limitedForMs(failure, clock)
    const kind = kindOf(status, {
      limited: waitMs !== undefined,
      timedOut: cause?.timedOut ?? false,
    })
    const wait = waitMs ? `; it asks to wait ${Math.ceil(waitMs / 1000)} s` : ''
    const explanation = {
      request,
      problem: `${said(failure)}${wait}`,
      remedy: remedyFor(kind, permission),
    }
    return new GitHubError(kind, explanation, options)
  }
}

interface RequestOptions {
  readonly method: string
  readonly url: string
  readonly query?: unknown
}

/** GraphQL reads with POST. */
const isRead = ({ method, url, query }: RequestOptions) =>
  /^(GET|HEAD)$/.test(method) || (url.endsWith('/graphql') && /^\s*query\b/.test(String(query)))

/** A POST creates something, except to GraphQL: this action only queries there. */
const isRepeatable = ({ method, url }: RequestOptions) =>
  method !== 'POST' || url.endsWith('/graphql')

/** A request that creates something is sent again only when GitHub said that it did nothing. */
function isRetryable(
  repeatable: boolean,
  failure: RequestError,
  waitMs: number | undefined,
): boolean {
  if (waitMs !== undefined) return true
  return repeatable && (failure.cause instanceof NoAnswer || isTransient(failure.status))
}

/**
 * How long GitHub asks to wait, in milliseconds; undefined when the answer is about no limit. The primary limit says when it
 * ends, a secondary one says Retry-After or nothing (GitHub docs: "Best practices for using the REST API": then a minute).
 */
function limitedForMs(failure: RequestError, clock: Clock): number | undefined {
  const headers = failure.response?.headers
  if (headers === undefined) return undefined
  const { status } = failure
  const retryAfterMs = parseRetryAfter(headers['retry-after'], headers['date'], clock.now())
  if (retryAfterMs !== undefined && (status === 403 || status === 429 || status === 503))
    return retryAfterMs
  if (status !== 403 && status !== 429) return undefined
  if (headers['x-ratelimit-remaining'] === '0') {
    const now = Date.parse(headers['date'] ?? '') || clock.now()
    const reset = /^\d{1,12}$/.exec(headers['x-ratelimit-reset'] ?? '')
    return reset === null ? MINUTE_MS : Math.max(0, Number(reset[0]) * 1000 - now)
  }
  return status === 429 || /secondary rate limit/i.test(failure.message) ? MINUTE_MS : undefined
}

/** What came back. Octokit invents a status where there was no answer. */
function said(failure: RequestError): string {
  if (failure.cause instanceof NoAnswer) return excerpt(failure.cause.message)
  const status = 'status' in failure ? `HTTP ${failure.status}: ` : ''
  return `${status}${excerpt(failure.message)}`
}

function kindOf(
  status: number | undefined,
  { limited, timedOut }: { readonly limited: boolean; readonly timedOut: boolean },
): ErrorKind {
  if (limited) return 'rate-limited'
  if (timedOut) return 'timed-out'
  if (status === undefined) return 'unavailable'
  if (status < 400) return 'bad-response'
  if (status === 401 || status === 403) return 'unauthorized'
  if (status === 404) return 'not-found'
  return isTransient(status) ? 'unavailable' : 'refused'
}

function remedyFor(kind: ErrorKind, permission: string): string {
  switch (kind) {
    case 'unauthorized':
      return `Give the job \`permissions: ${permission}\`, or a \`github-token\` that may do it.`
    case 'not-found':
      return `Check the number and the repository; without \`permissions: ${permission}\` GitHub also says that there is nothing.`
    case 'rate-limited':
      return 'Run the step again later, or use a `github-token` with a limit of its own.'
    case 'refused':
      return 'Read what GitHub said, then run the step again.'
    default:
      return 'Check that GitHub is up and can be reached from the runner, then run the step again.'
  }
}

/** An answer in the shape that GitHub's schema gives, as far as it is read. */
export function checked<S extends z.ZodMiniType>(schema: S, data: unknown): z.output<S> {
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  throw new ActionError('bad-response', {
    request: 'Reading the answer of GitHub',
    problem: `it is not what GitHub's schema says (${z.prettifyError(parsed.error).split('\n')[0]})`,
    remedy:
      'Check that GITHUB_API_URL is the address of GitHub and not of a proxy or a web page in front of it.',
  })
}

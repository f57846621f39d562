import type { getOctokit } from '@actions/github'
import { ServiceError } from '../http/errors.js'
import { excerpt } from '../http/messages.js'
import type { TransportOptions } from '../http/transport.js'
import { ActionError, type ErrorKind } from '../shared/errors.js'
import * as z from '../shared/zod.js'

/** The client of @actions/github; loaded when GitHub is first asked. */
export type Octokit = ReturnType<typeof getOctokit>

/** How to reach GitHub, and for how long to try. */
export interface GitHubApiOptions
  extends Pick<
    TransportOptions,
    'requestTimeoutMs' | 'dryRun' | 'clock' | 'random' | 'signal' | 'redact' | 'onRetry'
  > {
  readonly token: string
  /** GITHUB_API_URL; that of GitHub Enterprise Server ends with `/api/v3`. */
  readonly apiUrl: string
}

/** Octokit with this action's deadlines, retries and errors. It is loaded with the first call. */
export class GitHubApi {
  readonly #options: GitHubApiOptions
  #octokit: Promise<Octokit> | undefined

  constructor(options: GitHubApiOptions) {
    this.#options = options
  }

  /**
   * @param request for messages, such as `Reading pull request #12 from GitHub`
   * @param permission of the job that it needs, such as `pull-requests: read`
   * @param send uses Octokit; each of its requests is retried on its own
   */
  async call<T>(
    request: string,
    permission: string,
    send: (octokit: Octokit) => Promise<T>,
  ): Promise<T> {
    this.#octokit ??= this.#load()
    try {
      return await send(await this.#octokit)
    } catch (error) {
      throw explained(request, permission, error)
    }
  }

  async #load(): Promise<Octokit> {
    const { getOctokit } = await import('@actions/github')
    const { fetchOver } = await import('./fetch.js')
    const { token, apiUrl } = this.#options
    return getOctokit(token, {
      baseUrl: apiUrl,
      request: { fetch: fetchOver(this.#options) },
      // What GitHub deprecates is for the authors of this action, not for a job's log.
      log: { debug() {}, info() {}, warn() {}, error() {} },
    })
  }

  async pause(ms: number): Promise<void> {
    const { clock, signal } = this.#options
    await clock.sleep(ms, signal)
  }
}

/** Octokit wraps whatever its `fetch` throws; GraphQL errors have a class of their own. */
function explained(request: string, permission: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { cause } = error
  if (cause instanceof ServiceError) {
    const { kind, failure } = cause
    const explanation = { ...cause.explanation, request, remedy: remedyFor(kind, permission) }
    return new ServiceError(kind, explanation, failure, cause)
  }
  if (cause instanceof ActionError) return cause
  if (error.name !== 'GraphqlResponseError') return error
  const explanation = {
    request,
    problem: excerpt(error.message),
    remedy: remedyFor('unavailable', permission),
  }
  return new ServiceError('unavailable', explanation, { type: 'wrong-shape' }, error)
}

function remedyFor(kind: ErrorKind, permission: string): string {
  switch (kind) {
    case 'unauthorized':
      return `Give the job \`permissions: ${permission}\`, or use a \`github-token\` that has this permission.`
    case 'not-found':
      return `Check the number and the repository; GitHub gives the same answer without \`permissions: ${permission}\`.`
    case 'rate-limited':
      return 'Run the step again later, or use a `github-token` with its own rate limit.'
    case 'refused':
      return 'Read what GitHub said, then run the step again.'
    case 'aborted':
      return 'Run the step again when it is needed.'
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

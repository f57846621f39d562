import { unlessAborted } from '../shared/abort.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Clock } from '../shared/clock.js'
import * as z from '../shared/zod.js'
import { checked, type GitHubApi, type Octokit } from './octokit.js'

const User = z.lazy(() => z.object({ login: z.string().check(z.minLength(1)) }))
const Viewer = z.lazy(() => z.object({ viewer: User }))

/** An older answer is no picture of what stands there now, in milliseconds. */
const FRESH_MS = 10_000

interface EarlyList {
  readonly at: number
  readonly signal: AbortSignal
  readonly list: Promise<unknown>
}

/**
 * What comments and issues need of GitHub, asked while the step still waits for the service: whose
 * token it is, for the whole step, and lists, each for its first use.
 */
export class Early {
  readonly #clock: Clock
  #asked: Promise<string | undefined> | undefined
  readonly #lists = new Map<string, EarlyList>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /**
   * The login that GitHub shows as the author of what the token writes.
   * @returns `undefined` where GitHub does not say; then the next call asks again
   */
  async login(api: GitHubApi): Promise<string | undefined> {
    this.#asked ??= loginOf(api)
    const asked = this.#asked
    let login: string | undefined
    try {
      // Who asked first may have more time than this call.
      login = await unlessAborted(asked, api.signal)
    } finally {
      if (login === undefined && this.#asked === asked) this.#asked = undefined
    }
    return login
  }

  /**
   * Begins to read a list, unless that has begun. Its failure is one of whoever takes it, unless
   * `signal`, under which it is read, has aborted.
   */
  begin<T>(name: string, signal: AbortSignal, read: () => Promise<T>): void {
    if (this.#isFresh(name)) return
    const list = read()
    list.catch(() => {})
    this.#lists.set(name, { at: this.#clock.monotonic(), signal, list })
  }

  /** The list that was asked for early, with its failure; read now where there is none. */
  take<T>(name: string, signal: AbortSignal, read: () => Promise<T>): Promise<T> {
    const early = this.#isFresh(name) ? this.#lists.get(name) : undefined
    this.#lists.delete(name)
    if (early === undefined) return read()
    // A cancelled run has cut it off, and its last words still need it.
    const list = early.list.catch((error) => {
      if (early.signal.aborted) return read()
      throw error
    })
    // Who asked first may have more time than this call.
    return unlessAborted(list as Promise<T>, signal)
  }

  #isFresh(name: string): boolean {
    const { at = Number.NEGATIVE_INFINITY } = this.#lists.get(name) ?? {}
    return this.#clock.monotonic() - at <= FRESH_MS
  }
}

async function loginOf(api: GitHubApi): Promise<string | undefined> {
  const ask = (answer: (octokit: Octokit) => Promise<string>) => {
    const asked = api.call('Asking GitHub whose token it is', 'contents: read', answer)
    return bestEffort(api, asked, () => {})
  }
  // GET /user refuses the tokens of apps, GITHUB_TOKEN among them; this query answers all kinds.
  const viewer = await ask(
    async ({ graphql }) =>
      checked(Viewer, await graphql('query { viewer { login } }')).viewer.login,
  )
  if (viewer !== undefined) return viewer
  return ask(async ({ request }) => checked(User, (await request('GET /user')).data).login)
}

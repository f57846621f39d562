import { bestEffort } from '../shared/best-effort.js'
import * as z from '../shared/zod.js'
import { checked, type GitHubApi, type Octokit } from './octokit.js'

const User = z.lazy(() => z.object({ login: z.string().check(z.minLength(1)) }))
const Viewer = z.lazy(() => z.object({ viewer: User }))

/** The login that GitHub shows as the author of what a token writes; asked once a step. */
export class TokenOwner {
  #asked: Promise<string | undefined> | undefined

  /** @returns `undefined` where GitHub does not say; then the next call asks again */
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

/** Settles as `work` does, or rejects when the signal aborts first. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let stop = () => {}
  const aborted = new Promise<never>((_, reject) => {
    const onAbort = () => reject(signal.reason)
    if (signal.aborted) onAbort()
    signal.addEventListener('abort', onAbort)
    stop = () => signal.removeEventListener('abort', onAbort)
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    stop()
  }
}

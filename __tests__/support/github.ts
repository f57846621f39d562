import { GitHub } from '../../src/github/github.js'
import { gitHubTransport } from '../../src/github/transport.js'
import type { TransportOptions } from '../../src/http/transport.js'
import type { RepositoryRef } from '../../src/shared/references.js'
import { type Bound, bound, endless } from './bound.js'
import { clientOptions } from './client-options.js'
import { VirtualClock } from './virtual-clock.js'

interface Options extends Partial<TransportOptions> {
  readonly token?: string
  readonly repository?: RepositoryRef
  /** Ends every call. */
  readonly signal?: AbortSignal
}

/** A client of GitHub on virtual time that remembers what it said of its retries. */
export function gitHubClient(
  apiUrl: string,
  { token, repository, signal, ...options }: Options = {},
) {
  const clock = new VirtualClock()
  const retries: string[] = []
  const onRetry = (message: string) => void retries.push(message)
  const client = new GitHub({
    transport: gitHubTransport({ ...clientOptions(), onRetry, ...options }, apiUrl),
    apiUrl,
    token: token ?? 'ghs_t0k3n',
    repository: repository ?? { host: 'github.com', owner: 'octo-org', name: 'orion' },
  })
  const deadline = endless(clock, signal)
  return { github: boundGitHub(client, deadline), client, deadline, clock, retries }
}

/** The client of GitHub as tests use it: all calls have one deadline. */
export type TestGitHub = ReturnType<typeof boundGitHub>
export type TestCommits = Awaited<ReturnType<TestGitHub['commits']>>

const WITHOUT_DEADLINE = ['close', 'stackOf', 'commits', 'posts', 'ownComments', 'repositorySetup']

function boundGitHub(client: GitHub, deadline: Parameters<GitHub['pullRequest']>[0]) {
  const github = bound(client, deadline, WITHOUT_DEADLINE)
  const parts = {
    commits: async () => bound(await client.commits(), deadline),
    repositorySetup: async () => bound(await client.repositorySetup(), deadline),
    posts: async (...warn: Parameters<GitHub['posts']>) =>
      bound(await client.posts(...warn), deadline, ['stored']),
    ownComments: async (...which: Parameters<GitHub['ownComments']>) =>
      bound(await client.ownComments(...which), deadline),
  }
  return new Proxy(github, {
    get: (target, key) => Reflect.get(key in parts ? parts : target, key),
  }) as unknown as Omit<Bound<GitHub>, keyof typeof parts> & typeof parts
}

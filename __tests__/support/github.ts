import { GitHub } from '../../src/github/github.js'
import { gitHubTransport } from '../../src/github/transport.js'
import type { TransportOptions } from '../../src/http/transport.js'
import type { RepositoryRef } from '../../src/shared/references.js'
import { clientOptions } from './client-options.js'
import { VirtualClock } from './virtual-clock.js'

interface Options extends Partial<TransportOptions> {
  readonly token?: string
  readonly repository?: RepositoryRef
}

/** A client of GitHub on virtual time that remembers what it said of its retries. */
export function gitHubClient(apiUrl: string, { token, repository, ...options }: Options = {}) {
  const clock = new VirtualClock()
  const retries: string[] = []
  const onRetry = (message: string) => void retries.push(message)
  const github = new GitHub({
    transport: gitHubTransport({ ...clientOptions(clock), onRetry, ...options }, apiUrl),
    apiUrl,
    token: token ?? 'ghs_t0k3n',
    repository: repository ?? { host: 'github.com', owner: 'octo-org', name: 'orion' },
  })
  return { github, clock, retries }
}

import { GitHub } from '../../src/github/github.js'
import type { GitHubOptions } from '../../src/github/octokit.js'
import { clientOptions } from './client-options.js'
import { VirtualClock } from './virtual-clock.js'

/** A client of GitHub on virtual time that remembers what it said of its retries. */
export function gitHubClient(apiUrl: string, options: Partial<GitHubOptions> = {}) {
  const clock = new VirtualClock()
  const retries: string[] = []
  const github = new GitHub({
    token: 'ghs_t0k3n',
    apiUrl,
    repository: { host: 'github.com', owner: 'octo-org', name: 'orion' },
    ...clientOptions(clock),
    onRetry: (message) => retries.push(message),
    ...options,
  })
  return { github, clock, retries }
}

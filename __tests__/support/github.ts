import { GitHub } from '../../src/github/github.js'
import type { GitHubOptions } from '../../src/github/octokit.js'
import { VirtualClock } from './virtual-clock.js'

/** A client of GitHub on virtual time that remembers what it said of its retries. */
export function gitHubClient(apiUrl: string, options: Partial<GitHubOptions> = {}) {
  const clock = new VirtualClock()
  const retries: string[] = []
  const github = new GitHub({
    token: 'ghs_t0k3n',
    apiUrl,
    repository: { host: 'github.com', owner: 'octo-org', name: 'orion' },
    requestTimeoutMs: 30_000,
    dryRun: false,
    clock,
    random: () => 0.5,
    signal: new AbortController().signal,
    redact: (text) => text,
    onRetry: (message) => retries.push(message),
    ...options,
  })
  return { github, clock, retries }
}

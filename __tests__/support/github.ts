import type { GitHubAccess } from '../../src/github/access.js'
import * as approval from '../../src/github/approval.js'
import * as closed from '../../src/github/closed.js'
import * as commits from '../../src/github/commits.js'
import * as mergeFacts from '../../src/github/merge-facts.js'
import { GitHubClient } from '../../src/github/octokit.js'
import * as posts from '../../src/github/posts.js'
import * as files from '../../src/github/pull-files.js'
import * as pullRequests from '../../src/github/pull-requests.js'
import * as setup from '../../src/github/repository-setup.js'
import { gitHubTransport } from '../../src/github/transport.js'
import * as upserts from '../../src/github/upserts.js'
import type { TransportOptions } from '../../src/http/transport.js'
import type { Deadline } from '../../src/shared/deadline.js'
import { type RepositoryRef, StackTracker } from '../../src/shared/references.js'
import { endless } from './bound.js'
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
  const warnings: string[] = []
  const onRetry = (message: string) => void retries.push(message)
  const client = new GitHubClient({
    transport: gitHubTransport({ ...clientOptions(), onRetry, ...options }, apiUrl),
    apiUrl,
    token: token ?? 'ghs_t0k3n',
    repository: repository ?? { host: 'github.com', owner: 'octo-org', name: 'orion' },
  })
  const access: GitHubAccess = {
    github: client,
    stacks: new StackTracker(),
    authors: { login: undefined, mayWrite: new Map() },
    log: { warning: (message) => void warnings.push(message) },
  }
  const deadline = endless(clock, signal)
  const github = gitHubOf(access, deadline)
  return { github, access, client, deadline, clock, retries, warnings }
}

/** GitHub as tests ask it: each question and each write, with one deadline. */
export type TestGitHub = ReturnType<typeof gitHubOf>

export type TestCommits = TestGitHub['commits']

/** The functions of a module after their first two arguments. */
type Bound<Module> = {
  readonly [Key in keyof Module as Module[Key] extends (...all: never) => unknown
    ? Key
    : never]: Module[Key] extends (
    access: infer _,
    deadline: Deadline,
    ...rest: infer Rest
  ) => infer Result
    ? (...rest: Rest) => Result
    : never
}

/** Binds the functions of a module to an access and a deadline. */
const bind = <Module extends object>(module: Module, access: unknown, deadline: Deadline) =>
  Object.fromEntries(
    Object.entries(module).flatMap(([name, value]) =>
      typeof value === 'function'
        ? [[name, (...rest: unknown[]) => value(access, deadline, ...rest)]]
        : [],
    ),
  ) as Bound<Module>

const gitHubOf = (access: GitHubAccess, deadline: Deadline) => {
  const { github } = access
  return {
    ...bind(pullRequests, access, deadline),
    ...bind(posts, access, deadline),
    ...bind(upserts, access, deadline),
    ...bind(mergeFacts, access, deadline),
    deleteLabel: (...rest: [number, string]) => pullRequests.deleteLabel(github, deadline, ...rest),
    approval: bind(approval, github, deadline),
    closed: bind(closed, github, deadline),
    commits: bind(commits, github, deadline),
    files: bind(files, github, deadline),
    setup: bind(setup, github, deadline),
    close: () => github.close(),
  }
}

import type { Fact } from '../shared/fact.js'
import type { StackTracker } from '../shared/references.js'
import type { GitHubClient } from './octokit.js'

/** GitHub, with the memory of a step. The context of a step has all of it. */
export interface GitHubAccess {
  readonly github: GitHubClient
  readonly stacks: StackTracker
  readonly authors: AuthorMemory
  readonly log: { readonly warning: (message: string) => void }
}

/** Answers of GitHub about authors, remembered for all requests of a step. */
export interface AuthorMemory {
  /** The owner of the token. */
  login: string | undefined
  /** True for people with write access to the repository, by login in lower case. */
  readonly mayWrite: Map<string, Fact<boolean>>
}

import type { RepositoryRef } from '../service/schemas.js'

/** What the action uses of GitHub's pull request. */
export interface GitHubPullRequest {
  readonly number: number
  readonly state: 'open' | 'closed'
  readonly merged: boolean
  readonly draft: boolean
  readonly headSha: string
  readonly headBranch: string
  /** `owner/name` of the head's repository; undefined when it was deleted. */
  readonly headRepository: string | undefined
  readonly baseBranch: string
  readonly mergeCommitSha: string | undefined
  readonly title: string
  readonly author: string
  readonly url: string
}

export interface GitHubOptions {
  /** Empty where there is none: then `available` is false. */
  readonly token: string
  readonly apiUrl: string
  readonly repository: RepositoryRef
}

/** GitHub's side. Octokit is loaded with the first call. Every method throws an ActionError that names the permission to give. */
export class GitHub {
  readonly #options: GitHubOptions

  constructor(options: GitHubOptions) {
    this.#options = options
  }

  /** Whether there is a token to ask with. */
  get available(): boolean {
    return this.#options.token !== ''
  }

  async pullRequest(_number: number): Promise<GitHubPullRequest> {
    throw new Error('not there yet')
  }

  async branches(_prefix: string): Promise<readonly string[]> {
    return []
  }

  async removeLabel(_number: number, _label: string): Promise<boolean> {
    throw new Error('not there yet')
  }

  async upsertComment(_comment: {
    readonly number: number
    readonly marker: string
    readonly body: string
  }): Promise<{ readonly url: string; readonly action: string }> {
    throw new Error('not there yet')
  }
}

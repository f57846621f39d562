/** What requests address: plain coordinates, which every room may name. */

/** `repo` of every request body. */
export interface RepositoryRef {
  readonly host: string
  readonly owner: string
  readonly name: string
}

/** A pull request in a queue, as requests address it. */
export interface PullRequestRef {
  readonly repository: RepositoryRef
  readonly targetBranch: string
  readonly number: number
}

/** A queue, as requests address it. */
export interface QueueRef {
  readonly repository: RepositoryRef
  readonly targetBranch: string
}

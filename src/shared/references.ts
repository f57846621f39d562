/** `repo` of every request body. */
export interface RepositoryRef {
  readonly host: string
  readonly owner: string
  readonly name: string
}

/** Only this file can make a reference: no unresolved branch or number can reach a request. */
declare const checked: unique symbol

/** A queue, as requests address it. */
export interface QueueRef {
  readonly repository: RepositoryRef
  readonly targetBranch: string
  readonly [checked]: 'queue'
}

/** A pull request in a queue, as requests address it. */
export interface PullRequestRef extends QueueRef {
  /** A whole number, 1 or more. */
  readonly number: number
}

/** @throws {TypeError} the branch is empty */
export function queueRef(repository: RepositoryRef, targetBranch: string): QueueRef {
  if (targetBranch === '') throw new TypeError('A queue needs the name of its branch.')
  return { repository, targetBranch } as QueueRef
}

/** @throws {TypeError} the branch is empty or the number is not a positive whole number */
export function pullRequestRef(
  repository: RepositoryRef,
  targetBranch: string,
  number: number,
): PullRequestRef {
  if (!Number.isSafeInteger(number) || number < 1)
    throw new TypeError(`A pull request needs a number, not ${number}.`)
  return { ...queueRef(repository, targetBranch), number }
}

/** `owner/name`. */
export const repositoryName = ({ owner, name }: RepositoryRef): string => `${owner}/${name}`

/** The page of the repository; a queue may be on another host than the run. */
export const repositoryPage = (repository: RepositoryRef): string =>
  `https://${repository.host}/${repositoryName(repository)}`

/** `owner/name@branch`: how messages name a queue, and what `confirm` repeats. */
export const queueName = ({ repository, targetBranch }: QueueRef): string =>
  `${repositoryName(repository)}@${targetBranch}`

/** `#12 on main`, for logs and messages. */
export const pullRequestName = ({ number, targetBranch }: PullRequestRef): string =>
  `#${number} on ${targetBranch}`

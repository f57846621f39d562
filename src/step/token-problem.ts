/** Explains why a step has no token for GitHub. */
import { isOnServerOfRun } from '../github/reference.js'
import { repositoryName } from '../shared/references.js'
import type { Context } from './context.js'
import type { Scope } from './read-inputs.js'

/** Explains why there is no token for GitHub, as the end of a sentence about `github-token`. */
export function gitHubTokenProblem({
  event,
  repository,
}: Pick<Context, 'event' | 'repository'>): string {
  if (isOnServerOfRun(repository, event)) return 'is empty'
  return `is not used, because ${repositoryName(repository)} is on ${repository.host} and this run is on ${event.serverUrl}`
}

/**
 * Explains why an input has no effect without a token, as the end of a sentence about the input.
 * @param why what only GitHub knows; ends the sentence
 */
export const neededTokenProblem = (
  scope: Pick<Scope, 'event' | 'repository' | 'hasGitHubToken'>,
  why: string,
): string | false =>
  !scope.hasGitHubToken && `needs \`github-token\`, which ${gitHubTokenProblem(scope)}: ${why}`

/** Explains why no issue can be written, as the end of a sentence about the input of its title. */
export const issueTokenProblem = (
  scope: Pick<Scope, 'event' | 'repository' | 'hasGitHubToken'>,
): string | false =>
  !scope.hasGitHubToken &&
  `needs \`github-token\` with the permission \`issues: write\`, and it ${gitHubTokenProblem(scope)}`

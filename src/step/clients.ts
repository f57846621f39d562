import type { WorkflowEvent } from '../github/event.js'
import { GitHubClient } from '../github/octokit.js'
import { isOnServerOfRun } from '../github/reference.js'
import { gitHubTransport } from '../github/transport.js'
import { Transport } from '../http/transport.js'
import type { Runner } from '../runner/runner.js'
import type { RedactingRunner } from '../runner/secrets.js'
import { MergeQueueService } from '../service/client.js'
import { forkRemedyFor, remedyFor } from '../service/remedies.js'
import { type RepositoryRef, repositoryName } from '../shared/references.js'
import type { CommonInputs } from './common-inputs.js'
import type { Context } from './context.js'
import type { Scope } from './read-inputs.js'

/** Needed by the clients of the step and of the post step. */
type ClientEnvironment = Pick<Runner, 'random'> &
  Pick<RedactingRunner, 'log' | 'redact'> & { readonly inputs: CommonInputs }

const clientOptions = ({ inputs, redact, log, random }: ClientEnvironment) => ({
  requestTimeoutMs: inputs.requestTimeoutSeconds * 1000,
  dryRun: inputs.dryRun,
  random,
  redact,
  onRetry: (message: string, group?: readonly string[]) =>
    group === undefined ? log.info(message) : log.group(message, group),
})

/** Creates the service's client. `headers` contain the token, or its substitute. */
export function serviceClient(
  environment: ClientEnvironment,
  headers: Readonly<Record<string, string>>,
  defaultRetryTimeoutSeconds: number,
): MergeQueueService {
  const { inputs } = environment
  return new MergeQueueService(
    new Transport({
      ...clientOptions(environment),
      baseUrl: inputs.apiUrl,
      headers,
      retryTimeoutMs: (inputs.retryTimeoutSeconds ?? defaultRetryTimeoutSeconds) * 1000,
      timeoutInput: 'retry-timeout-seconds',
      remedyFor: 'x-api-token' in headers ? remedyFor : forkRemedyFor,
    }),
  )
}

/** Returns GitHub's token; empty if the repository is on another server than the run. */
export const gitHubToken = (
  { githubToken = '' }: Pick<CommonInputs, 'githubToken'>,
  event: WorkflowEvent,
  repository: RepositoryRef,
): string => (isOnServerOfRun(repository, event) ? githubToken : '')

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

/** Creates GitHub's client for the repository. */
export function gitHubClient(
  environment: ClientEnvironment,
  event: WorkflowEvent,
  repository: RepositoryRef,
): GitHubClient {
  const { apiUrl } = event
  return new GitHubClient({
    transport: gitHubTransport(clientOptions(environment), apiUrl),
    apiUrl,
    repository,
    token: gitHubToken(environment.inputs, event, repository),
  })
}

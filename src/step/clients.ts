import type { WorkflowEvent } from '../github/event.js'
import { GitHubClient } from '../github/octokit.js'
import { isOnServerOfRun } from '../github/reference.js'
import { gitHubTransport } from '../github/transport.js'
import { Transport } from '../http/transport.js'
import type { Runner } from '../runner/runner.js'
import type { RedactingRunner } from '../runner/secrets.js'
import { MergeQueueService } from '../service/client.js'
import { forkRemedyFor, remedyFor } from '../service/remedies.js'
import type { RepositoryRef } from '../shared/references.js'
import type { CommonInputs } from './common-inputs.js'

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

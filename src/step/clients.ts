import { Transport } from '../http/transport.js'
import type { Runner } from '../runner/runner.js'
import type { RedactingRunner } from '../runner/secrets.js'
import { MergeQueueService } from '../service/client.js'
import { remedyFor } from '../service/remedies.js'
import type { CommonInputs } from './common-inputs.js'

/** What the step and the post step know when they connect to the service. */
type ClientEnvironment = Pick<Runner, 'clock' | 'random' | 'signal'> &
  Pick<RedactingRunner, 'log' | 'redact'> & { readonly inputs: CommonInputs }

/** What the clients of the service and of GitHub have in common. */
export const clientOptions = ({
  inputs,
  redact,
  log,
  clock,
  random,
  signal,
}: ClientEnvironment) => ({
  requestTimeoutMs: inputs.requestTimeoutSeconds * 1000,
  dryRun: inputs.dryRun,
  clock,
  random,
  signal,
  redact,
  onRetry: (message: string) => log.info(message),
})

/** The client of the service; `headers` hold the token, or what stands in for it. */
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
      remedyFor,
    }),
  )
}

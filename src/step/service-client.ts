import { Transport } from '../http/transport.js'
import type { Log, Runner } from '../runner/runner.js'
import { MergeQueueService } from '../service/client.js'
import { remedyFor } from '../service/remedies.js'
import type { Redact } from '../shared/text.js'
import type { CommonInputs } from './common-inputs.js'

/** What the step and the post step know when they connect to the service. */
export interface ServiceClientOptions extends Pick<Runner, 'clock' | 'random' | 'signal'> {
  readonly inputs: CommonInputs
  readonly headers: Readonly<Record<string, string>>
  /** Used where the input `retry-timeout-seconds` is empty. */
  readonly retryTimeoutSeconds: number
  readonly redact: Redact
  readonly log: Log
}

/** The client of the service that the common inputs describe. */
export function serviceClient(options: ServiceClientOptions): MergeQueueService {
  const { inputs, headers, retryTimeoutSeconds, redact, log, clock, random, signal } = options
  return new MergeQueueService(
    new Transport({
      baseUrl: inputs.apiUrl,
      headers,
      requestTimeoutMs: inputs.requestTimeoutSeconds * 1000,
      retryTimeoutMs: (inputs.retryTimeoutSeconds ?? retryTimeoutSeconds) * 1000,
      dryRun: inputs.dryRun,
      clock,
      random,
      signal,
      redact,
      remedyFor,
      onRetry: (message) => log.info(message),
    }),
  )
}

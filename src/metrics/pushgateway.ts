import type { Remedies } from '../http/errors.js'
import { Transport, type TransportOptions } from '../http/transport.js'
import type { Deadline } from '../shared/deadline.js'
import type { Redact } from '../shared/redact.js'
import { groupPath, type PushGroup } from './groups.js'
import { type Family, writeExposition } from './model.js'
import type { Pushgateway } from './pushgateway-url.js'

interface PushContext extends Pick<TransportOptions, 'random' | 'dryRun' | 'redact'> {
  readonly log: { info(message: string): void }
}

/**
 * Pushes a group with PUT, which replaces only metrics with the same key. Repeating it changes
 * nothing, so it is retried even if it may have arrived.
 * @throws {HttpError | DryRunError}
 */
export async function pushGroup(
  context: PushContext,
  deadline: Deadline,
  { url, user, password }: Pushgateway,
  group: PushGroup,
): Promise<void> {
  const basic = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
  const transport = new Transport({
    ...context,
    baseUrl: url,
    headers: {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      ...(user + password !== '' && { authorization: basic }),
    },
    requestTimeoutMs: 15_000,
    retryTimeoutMs: 60_000,
    remedyFor: pushRemedyFor,
    onRetry: (message) => context.log.info(message),
  })
  const families = group.families.map((family) => withoutSecrets(family, context.redact))
  try {
    await transport.write(deadline, {
      method: 'PUT',
      path: groupPath({ ...group, key: group.key.map(([k, v]) => [k, context.redact(v)]) }),
      effect: 'idempotent',
      subject: `the Pushgateway ${url}`,
      // The metrics may contain a secret of the service, and the Pushgateway is another server.
      body: [Buffer.from(context.redact(writeExposition(families)))],
    })
  } finally {
    transport.close()
  }
}

/** Redacts the texts that the exposition escapes, because an escaped secret may not be recognized. */
const withoutSecrets = (family: Family, redact: Redact): Family => ({
  ...family,
  help: family.help && redact(family.help),
  samples: family.samples.map((sample) => ({
    ...sample,
    labels: new Map([...sample.labels].map(([label, value]) => [label, redact(value)])),
  })),
})

const pushRemedyFor: Remedies = (kind, failure) => {
  if (failure.type === 'status' && failure.status === 400)
    return 'See the answer of the Pushgateway. If it has metrics that contradict these, delete their group there, then run the step again.'
  if (kind === 'unauthorized') return 'Check the user info of `pushgateway-url`.'
  if (['not-found', 'refused', 'bad-response'].includes(kind))
    return 'Check that `pushgateway-url` is the address of a Pushgateway, with its path prefix if it has one.'
  if (['aborted', 'unknown-outcome'].includes(kind))
    return 'Run the step again if you still need it. Pushing twice is harmless.'
  return 'Check that the Pushgateway is up and that the runner can reach it, then run the step again.'
}

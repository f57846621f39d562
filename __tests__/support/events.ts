import { createRequire } from 'node:module'
import type { WorkflowEvent } from '../../src/github/event.js'
import type { RepositoryRef } from '../../src/shared/references.js'

export type Payload = Record<string, unknown> & {
  readonly action?: string
  readonly repository?: { readonly full_name: string }
}

const load = createRequire(import.meta.url)

const webhooks = (server: string) =>
  load(`@octokit/webhooks-examples/${server}/index.json`) as readonly {
    readonly name: string
    readonly examples: readonly Payload[]
  }[]

/** The events that github.com publishes examples of. */
export const publishedEvents = (): readonly string[] =>
  webhooks('api.github.com').map(({ name }) => name)

/**
 * GitHub's published example payloads of an event: of github.com, or of a version of GitHub
 * Enterprise Server.
 */
export function published(name: string, server = 'api.github.com'): readonly Payload[] {
  return webhooks(server).find((event) => event.name === name)?.examples ?? []
}

/** The first published example with an action. */
export function example(name: string, action?: string): Payload {
  const found = published(name).find((payload) => action === undefined || payload.action === action)
  if (found === undefined) throw new Error(`GitHub publishes no example of ${name} ${action}`)
  return found
}

export function workflowEvent(
  name: string,
  payload: Readonly<Record<string, unknown>>,
  more: Partial<WorkflowEvent> = {},
): WorkflowEvent {
  return {
    name,
    payload,
    ref: typeof payload['ref'] === 'string' ? payload['ref'] : '',
    sha: 'fb2a4c8f7b1e0d3c5a6978898a7b6c5d4e3f2a1b',
    runId: '4242',
    runAttempt: '1',
    job: 'queue',
    actor: 'octocat',
    repository: 'octo-org/orion',
    serverUrl: 'https://github.com',
    apiUrl: 'https://api.github.com',
    workflow: 'Merge queue',
    workflowRef: '',
    actionRepository: 'merge-queue-action/merge-queue-action',
    runUrl: 'https://github.com/octo-org/orion/actions/runs/4242',
    ...more,
  }
}

export function repositoryOf(payload: Payload, host = 'github.com'): RepositoryRef {
  const [owner = 'octo-org', name = 'orion'] = payload.repository?.full_name.split('/') ?? []
  return { host, owner, name }
}

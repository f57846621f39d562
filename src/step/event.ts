import { readFileSync } from 'node:fs'
import type { WorkflowEvent } from '../github/event.js'

/** Reads the event of the run. A payload that cannot be read becomes empty. */
export function readEvent(env: Readonly<Record<string, string | undefined>>): WorkflowEvent {
  const serverUrl = withoutSlash(env['GITHUB_SERVER_URL'] || 'https://github.com')
  const repository = env['GITHUB_REPOSITORY'] ?? ''
  const runId = env['GITHUB_RUN_ID'] ?? ''
  return {
    name: env['GITHUB_EVENT_NAME'] ?? '',
    payload: readPayload(env['GITHUB_EVENT_PATH'] ?? ''),
    ref: env['GITHUB_REF'] ?? '',
    sha: env['GITHUB_SHA'] ?? '',
    runId,
    runAttempt: env['GITHUB_RUN_ATTEMPT'] ?? '',
    job: env['GITHUB_JOB'] ?? '',
    actor: env['GITHUB_ACTOR'] ?? '',
    repository,
    serverUrl,
    apiUrl: withoutSlash(env['GITHUB_API_URL'] || 'https://api.github.com'),
    workflow: env['GITHUB_WORKFLOW'] ?? '',
    workflowRef: env['GITHUB_WORKFLOW_REF'] ?? '',
    actionRepository: env['GITHUB_ACTION_REPOSITORY'] ?? '',
    runUrl: `${serverUrl}/${repository}/actions/runs/${runId}`,
  }
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, '')

function readPayload(path: string): WorkflowEvent['payload'] {
  try {
    const payload: unknown = JSON.parse(readFileSync(path, 'utf8'))
    if (typeof payload === 'object' && payload !== null && !Array.isArray(payload))
      return payload as WorkflowEvent['payload']
    return {}
  } catch {
    return {}
  }
}

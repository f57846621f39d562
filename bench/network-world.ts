/** Steps whose requests are counted and measured over a network, and the world that each runs in. */
import { VirtualClock } from '../__tests__/support/virtual-clock.js'
import { gitHubSandbox } from '../sandbox/github/server.js'
import { startSandbox } from '../sandbox/server.js'

export interface NetworkStep {
  readonly inputs: Readonly<Record<string, string>>
  /** The queue has thrown the pull request out. */
  readonly failed?: boolean
  /** The exit code of the step; 0 if absent. */
  readonly exit?: number
  /** How long ago the event was; 0 if absent. */
  readonly eventAgeMs?: number
}

export const NETWORK_STEPS = {
  submit: { inputs: { operation: 'submit', 'remove-label': 'merge', comment: 'always' } },
  failedWait: {
    inputs: { operation: 'wait-for-merge', comment: 'always' },
    failed: true,
    exit: 1,
  },
  listFlaky: {
    inputs: { operation: 'list-flaky', 'org-slug': 'octo-org', 'issue-title': 'Flaky tests' },
  },
  explain: { inputs: { operation: 'explain', comment: 'always' }, failed: true },
} as const satisfies Readonly<Record<string, NetworkStep>>

const REPOSITORY = { id: 1, full_name: 'octo-org/orion' }
const BRANCH = { repo: REPOSITORY, ref: 'main' }

/** The event of a label on the pull request. @param at milliseconds since the epoch */
export const labelEvent = (at: number) => ({
  name: 'pull_request',
  payload: {
    action: 'labeled',
    number: 1,
    label: { name: 'merge' },
    repository: REPOSITORY,
    pull_request: {
      number: 1,
      state: 'open',
      draft: false,
      merged: false,
      updated_at: new Date(at).toISOString(),
      head: { ...BRANCH, ref: 'change-1', sha: 'a'.repeat(40) },
      base: BRANCH,
    },
  },
})

/** Starts a service and a GitHub with one pull request. */
export async function startNetworkWorld({ failed = false }: NetworkStep) {
  const clock = new VirtualClock()
  const sandbox = await startSandbox({
    clock,
    scenario: {
      queues: [{ branch: 'main' }],
      pullRequests: [{ number: 1, testMinutes: 30, fails: failed ? 'always' : 'never' }],
      unhealthyTests: { count: 3, seed: 'network' },
    },
  })
  const gitHub = await gitHubSandbox({ pullRequests: [{ number: 1, labels: ['merge'] }] })
  if (failed) await throwOut(sandbox, clock)
  return { clock, sandbox, gitHub, requestsBefore: sandbox.requests.length }
}

/** Submits the pull request and lets its tests fail. */
async function throwOut(
  { url, token }: { readonly url: string; readonly token: string },
  clock: VirtualClock,
): Promise<void> {
  await fetch(`${url}/submitPullRequest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-token': token },
    body: JSON.stringify({
      repo: { host: 'github.com', owner: 'octo-org', name: 'orion' },
      targetBranch: 'main',
      pr: { number: 1 },
    }),
  })
  for (let minute = 0; minute < 120; minute++) await clock.sleep(60_000)
}

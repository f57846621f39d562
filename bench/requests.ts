import { type RecorderOptions, recorder } from '../__tests__/support/recorder.js'
import { VirtualClock } from '../__tests__/support/virtual-clock.js'
import { gitHubSandbox } from '../sandbox/github/server.js'
import { type Sandbox, startSandbox } from '../sandbox/server.js'
import { main } from '../src/main.js'
import { publish, type Row, report } from './report.js'

/** The head of the pull request, for which its targets count. */
const HEAD_SHA = 'a'.repeat(40)

interface Run {
  readonly inputs?: Readonly<Record<string, string>>
  /** Whether the pull request is queued before the step. */
  readonly queued?: boolean
  /** What each request is for, in their order. */
  readonly why: string
}

const READ_BACK = 'the write; a read that proves it'

const OPERATIONS: Readonly<Record<string, Run>> = {
  submit: {
    why: 'whether it is queued already; the write; a read that proves it; the depth of the queue',
  },
  cancel: { queued: true, why: `whether it is queued at all; ${READ_BACK}` },
  'get-pull-request': {
    queued: true,
    why: 'its record; the depth of the queue; its usual times; its past',
  },
  'submit-ready': {
    inputs: { authors: 'octocat', 'github-token': 'stand-in', 'require-approval': 'false' },
    why: 'the queue; its record; both again before the write; the write; a read that proves it',
  },
  'set-impacted-targets': {
    queued: true,
    inputs: { 'impacted-targets': '//a', 'head-sha': HEAD_SHA },
    why: 'the write; whether the queue holds the same commit',
  },
  'get-queue': { why: 'its state, settings and pull requests in one answer' },
  'create-queue': {
    inputs: { 'target-branch': 'next' },
    why: `whether there is one already; ${READ_BACK}`,
  },
  'update-queue': {
    inputs: { 'queue-settings': 'concurrency: 3' },
    why: `what differs; ${READ_BACK}`,
  },
  'pause-queue': { why: `its state; ${READ_BACK}` },
  'resume-queue': { why: 'its state; it runs already, so nothing is written' },
  'list-flaky': { inputs: { 'org-slug': 'octo' }, why: 'one for each page of 100 tests' },
  'get-metrics': { why: 'the metrics' },
  'report-queue': {
    queued: true,
    why: 'the queue; with `github-token`, also the past of each pull request',
  },
}

/** Requests of a step that finds what it expects, counted by the sandbox. */
export async function benchRequests(): Promise<void> {
  const rows: Row[] = []
  for (const [operation, run] of Object.entries(OPERATIONS))
    rows.push([operation, await requestsOf(operation, run), '', run.why])
  report('Requests of each operation', rows)
  const counts = rows.map(([, count]) => count)
  publish(
    'step',
    'Requests: of a step that finds what it expects. Most read first, write, and read back.',
    [
      [
        'requests to Trunk',
        `${Math.min(...counts)} to ${Math.max(...counts)}`,
        rows.map(([operation, count]) => `${operation} ${count}`).join(', '),
      ],
    ],
  )
}

async function requestsOf(
  operation: string,
  { inputs = {}, queued = false }: Run,
): Promise<number> {
  const clock = new VirtualClock()
  await using sandbox = await startSandbox({
    clock,
    scenario: {
      queues: [{ branch: 'main' }],
      pullRequests: [{ number: 1, testMinutes: 30, sha: HEAD_SHA }],
      unhealthyTests: { count: 3, seed: 'requests' },
    },
  })
  const checks = [{ name: 'ci', conclusion: 'SUCCESS' as const }]
  await using gitHub = await gitHubSandbox({
    pullRequests: [{ number: 1, checks }],
    service: sandbox.onGitHub,
  })
  const options = { clock, env: { GITHUB_API_URL: gitHub.url } }
  if (queued) await step(sandbox, options, { operation: 'submit' })
  const before = sandbox.arrivals
  await step(sandbox, options, { operation, ...inputs })
  return sandbox.arrivals - before
}

async function step(
  { url, token }: Sandbox,
  options: RecorderOptions,
  inputs: Readonly<Record<string, string>>,
): Promise<void> {
  const { runner, seen } = recorder(
    {
      'api-url': url,
      'api-token': token,
      'pull-request': '1',
      'target-branch': 'main',
      ...inputs,
    },
    options,
  )
  if (!(await main(runner))) throw new Error(seen.errors.map(({ message }) => message).join('\n'))
}

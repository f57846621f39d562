import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { PullRequestState } from '../sandbox/engine/types.js'
import { gitHubSandbox } from '../sandbox/github/server.js'
import type { ScenarioInput } from '../sandbox/scenario.js'
import { ACTION_ROOT } from './run-action.js'
import type { Stage } from './stage.js'

const REPOSITORY = { host: 'github.com', owner: 'octo-org', name: 'orion' }

/** A simulated minute takes a second. */
export const SPEED = 60

/** The scenario of the stories. */
export const scenario: ScenarioInput = {
  repository: REPOSITORY,
  organization: 'octo-org',
  queues: [
    { branch: 'main', requiredStatuses: ['CI (test)'] },
    { branch: 'release', requiredStatuses: ['CI (test)'] },
    { branch: 'parallel', mode: 'parallel', concurrency: 2, requiredStatuses: ['CI (test)'] },
  ],
  pullRequests: [
    { number: 1, title: 'Show the currency in invoices', testMinutes: 6 },
    { number: 2, title: 'Say which vendor sent a receipt', testMinutes: 4 },
    {
      number: 3,
      title: 'Send receipts as HTML',
      testMinutes: 4,
      fails: 'until-push',
      failingCheck: 'CI (test)',
    },
    { number: 4, title: 'Bump zod from 4.6.6 to 4.6.7', author: 'dependabot[bot]', testMinutes: 4 },
    {
      number: 5,
      title: 'Bump yaml from 2.9.0 to 2.9.1',
      author: 'dependabot[bot]',
      testMinutes: 4,
    },
    { number: 6, title: 'Bump jest from 29 to 30', author: 'dependabot[bot]', testMinutes: 4 },
    { number: 7, title: 'Index products by vendor', base: 'parallel', testMinutes: 8 },
    { number: 8, title: 'Round taxes to cents', base: 'parallel', testMinutes: 8 },
    ...[9, 10].map((number) => ({
      number,
      title: `Thrown out by a broken check (${number})`,
      base: 'release',
      testMinutes: 2,
      fails: 'always' as const,
      failingCheck: 'CI (test)',
    })),
  ],
  // Slow enough for each state to be seen.
  service: { evaluateSeconds: 60, mergeSeconds: 120 },
  unhealthyTests: {
    count: 140,
    seed: 'demo',
    brokenShare: 0.15,
    owners: ['@octo-org/billing', '@octo-org/catalog', '@octo-org/search'],
  },
}

/** The part of a `pull_request` payload that the action reads (GitHub's webhook documentation). */
function pullRequestEvent({ sandbox }: Stage, number: number, action: string) {
  const facts = sandbox.engine.pullRequest(number)?.facts
  if (facts === undefined) throw new Error(`the scenario has no pull request ${number}`)
  const repository = { name: 'orion', full_name: 'octo-org/orion', owner: { login: 'octo-org' } }
  const html_url = `https://github.com/octo-org/orion/pull/${number}`
  return {
    name: 'pull_request',
    payload: {
      action,
      number,
      ...(action === 'labeled' ? { label: { name: 'merge' } } : {}),
      pull_request: {
        number,
        title: facts.title,
        html_url,
        state: 'open',
        draft: false,
        merged: false,
        user: { login: facts.author },
        head: { ref: `change-${number}`, sha: facts.sha, repo: repository },
        base: { ref: facts.base, sha: 'b'.repeat(40), repo: repository },
      },
      repository,
      sender: { login: 'octocat' },
    },
  }
}

// The queue of the demo is sixty times as fast as a real one, so the steps poll more often.
const WAIT = { wait: 'true', 'poll-interval-seconds': '1', 'timeout-minutes': '0.5' }

/** (a) A label enqueues a pull request; the step ends when it is merged. */
export async function labelToMerge(stage: Stage): Promise<void> {
  stage.title('A label puts a pull request into the queue, and the step waits for the merge')
  // A colleague was faster, so there is a queue to wait in.
  stage.sandbox.engine.submit('main', 2)
  const event = pullRequestEvent(stage, 1, 'labeled')
  const { outputs } = await stage.step(
    'submit-1',
    { inputs: { operation: 'submit', ...WAIT }, event },
    { outcome: 'merged' },
  )
  stage.expect(outputs['merged'] === 'true', 'the output `merged` is true')
  expectPath(stage, 1, ['not_ready', 'pending', 'testing', 'tests_passed', 'merged'])
}

/** (b) A pull request fails its tests, the step says why, and the fix is merged. */
export async function failureToFix(stage: Stage): Promise<void> {
  stage.title('A pull request fails its tests: the step says why, and the fix is merged')
  const { engine, onGitHub } = stage.sandbox
  await using gitHub = await gitHubSandbox({ service: onGitHub })
  const submit = (name: string, wanted: { outcome: string; fails?: boolean }) => {
    const event = pullRequestEvent(stage, 3, 'labeled')
    const headSha = event.payload.pull_request.head.sha
    gitHub.pullRequests.set(3, { number: 3, headSha })
    const request = { env: { GITHUB_API_URL: gitHub.url }, gitHubToken: 'stand-in' }
    return stage.step(name, { inputs: { operation: 'submit', ...WAIT }, event, ...request }, wanted)
  }
  const { outputs } = await submit('submit-3', { outcome: 'failed', fails: true })
  const failing = outputs['failing-checks'] ?? ''
  stage.expect(failing.includes('CI (test)'), 'the output `failing-checks` names CI (test)')
  console.log('  The author pushes a fix, and sets the label again.')
  engine.push(3)
  await submit('submit-3-fixed', { outcome: 'merged' })
  const tested = ['not_ready', 'pending', 'testing'] as const
  expectPath(stage, 3, [...tested, 'failed', ...tested, 'tests_passed', 'merged'])
}

/** (c) Targets from a build graph let two unrelated pull requests be tested side by side. */
export async function sideBySide(stage: Stage): Promise<void> {
  stage.title('Targets of a build graph let two pull requests be tested side by side')
  for (const number of [7, 8]) {
    const name = `targets-${number}`
    // What `turbo run test --dry=json --filter='...[main]'` wrote for a change of each kind.
    const file = `pull-${number}.turbo.json`
    await copyFile(
      join(ACTION_ROOT, 'demo/targets', file),
      join(await stage.folder(name), 'workspace', file),
    )
    const { outputs } = await stage.step(
      name,
      {
        inputs: { operation: 'set-impacted-targets', 'impacted-targets-file': file },
        event: pullRequestEvent(stage, number, 'synchronize'),
      },
      { outcome: 'uploaded' },
    )
    stage.expect(outputs['targets-format'] === 'turbo', `#${number}: read as turbo's format`)
  }
  await Promise.all(
    [7, 8].map((number) =>
      stage.step(
        `submit-${number}`,
        {
          inputs: { operation: 'submit', ...WAIT },
          event: pullRequestEvent(stage, number, 'labeled'),
        },
        { outcome: 'merged' },
      ),
    ),
  )
  expectSideBySide(stage, 7, 8)
}

/** (d) A sweep submits what is ready of a bot, and says why the rest is not. */
export async function nightOfBots(stage: Stage): Promise<void> {
  stage.title('At night, a sweep submits what is ready of a bot')
  const { onGitHub } = stage.sandbox
  const ready = (number: number, conclusion: 'SUCCESS' | 'FAILURE' = 'SUCCESS') => ({
    number,
    author: 'dependabot[bot]',
    review: 'APPROVED' as const,
    checks: [{ name: 'CI (test)', conclusion, required: true }],
  })
  const pullRequests = [ready(4), ready(5), ready(6, 'FAILURE')]
  await using gitHub = await gitHubSandbox({ pullRequests, service: onGitHub })
  const { outputs } = await stage.step(
    'submit-ready',
    {
      inputs: { operation: 'submit-ready', 'target-branch': 'main', authors: 'dependabot[bot]' },
      event: { name: 'schedule', payload: { schedule: '20 0-5 * * *' } },
      env: { GITHUB_API_URL: gitHub.url },
      gitHubToken: 'stand-in',
    },
    { outcome: 'submitted' },
  )
  const submitted = outputs['submitted-pull-requests'] ?? ''
  stage.expect(submitted === '[4,5]', 'the sweep submitted #4 and #5')
  const skipped = outputs['skipped'] ?? ''
  stage.expect(skipped === '[{"number":6,"reason":"checks"}]', '#6 waits, because a check is red')
}

/** (e) A check broke for everybody: the triage says so, in place of two failures. */
export async function brokenForAll(stage: Stage): Promise<void> {
  stage.title('In the morning, a triage says what the failures of a night have in common')
  const { sandbox } = stage
  const numbers = [9, 10]
  for (const number of numbers) sandbox.engine.submit('release', number)
  const isOut = (number: number) =>
    sandbox.engine.queues.get('release')?.entry(number)?.state === 'failed'
  while (!numbers.every(isOut)) await setTimeout(500)
  const checks = [{ name: 'CI (test)', conclusion: 'SUCCESS' as const }]
  await using gitHub = await gitHubSandbox({
    pullRequests: numbers.map((number) => ({ number, baseBranch: 'release', checks })),
    service: sandbox.onGitHub,
  })
  const { outputs } = await stage.step(
    'triage-queue',
    {
      inputs: { operation: 'triage-queue', 'target-branch': 'release', since: '1h' },
      event: { name: 'schedule', payload: { schedule: '37 6 * * 1-5' } },
      env: { GITHUB_API_URL: gitHub.url },
      gitHubToken: 'stand-in',
    },
    { outcome: 'triaged' },
  )
  stage.expect(outputs['common-count'] === '1', 'the triage found the check that failed for both')
}

/** (f) A nightly run lists flaky and broken tests. */
export async function nightlyReport(stage: Stage): Promise<void> {
  stage.title('A scheduled run lists flaky and broken tests')
  const { outputs } = await stage.step(
    'list-flaky',
    {
      inputs: { operation: 'list-flaky', 'org-slug': 'octo-org', status: 'all', 'max-rows': '10' },
      event: { name: 'schedule', payload: { schedule: '0 5 * * 1-5' } },
    },
    { outcome: 'listed' },
  )
  stage.expect(outputs['total-count'] === '140', 'all 140 tests of two pages were read')
  const { 'flaky-count': flaky, 'broken-count': broken } = outputs
  stage.expect(Number(flaky) + Number(broken) === 140, `${flaky} are flaky and ${broken} broken`)
}

/** Checks what the queue did, whatever the steps report. */
function expectPath(
  { sandbox, expect }: Stage,
  number: number,
  wanted: readonly PullRequestState[],
): void {
  const path = sandbox.engine.transitions.filter((t) => t.number === number).map((t) => t.to)
  expect(path.join() === wanted.join(), `the queue took #${number} through ${path.join(' → ')}`)
}

function expectSideBySide({ sandbox, expect }: Stage, one: number, other: number): void {
  const { engine } = sandbox
  const runs = engine.queues.get('parallel')?.testRuns() ?? []
  const began = Math.max(...runs.map((run) => run.createdAt))
  const ended = Math.min(...runs.map((run) => run.endedAt ?? Number.NaN))
  const minutes = Math.round(((ended - began) / 60_000) * SPEED)
  expect(
    runs.length === 2 && ended > began,
    `the queue tested #${one} and #${other} side by side for ${minutes} simulated minutes`,
  )
  expect(
    runs.every((run) => run.ahead.length === 0),
    'neither was stacked on the other',
  )
  for (const number of [one, other])
    expect(
      engine.queues.get('parallel')?.entry(number)?.state === 'merged' &&
        !engine.isEnqueued('parallel', number),
      `the queue merged #${number}`,
    )
}

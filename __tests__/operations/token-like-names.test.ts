/** Names that begin like a token are read and shown as they are. */
import { readFileSync } from 'node:fs'
import { gitHubSandbox } from '../../sandbox/github/server.js'
import { main } from '../../src/main.js'
import { pagesOf, wireTest } from '../flaky/listing.js'
import { fakeQueues } from '../support/fake-queue.js'
import { fakeService } from '../support/fake-service.js'
import { expect, test } from '../support/jest.js'
import { listFlaky } from '../support/list-flaky.js'
import { outputOf, recorder } from '../support/recorder.js'
import { runQueue } from '../support/run-queue.js'
import { VirtualClock } from '../support/virtual-clock.js'

/** Begins like every fine-grained token of GitHub. */
const TOKEN = 'github_pat_11ABCDEFG0aBcDeFgHiJkL_mNoPqRsTuVwXyZ0123456789'
const RUN = 'cc58fdda-3258-4f4e-b229-7c5dd9c29324'

test('a test whose path begins like a token is found by a filter and fails the gate', async () => {
  const flaky = wireTest(1, { file_path: 'github_plugin/ledger.test.ts' })
  const { outputs, green } = await listFlaky(pagesOf({ FLAKY: [flaky, wireTest(2)] }), {
    'github-token': TOKEN,
    'file-paths': 'github_plugin/**',
    'fail-above': '0',
  })
  expect(green).toBe(false)
  expect(outputs).toMatchObject({ outcome: 'threshold-exceeded', 'total-count': '1' })
})

test('a wait on a branch whose name begins like a token sees the merge', async () => {
  const merged = {
    state: 'merged',
    isCurrentlySubmittedToQueue: false,
    prNumber: 12,
    prBaseBranch: 'github_pages',
    stateChangedAt: '2026-09-17T10:00:00.000Z',
  }
  await using service = await fakeService({
    '/getSubmittedPullRequest': [{ body: merged }],
    '/getQueue': [{ body: { state: 'running', branch: 'github_pages' } }],
  })
  const head = 'github_pages_head'
  await using gitHub = await gitHubSandbox({
    pullRequests: [{ number: 12, merged: true, baseBranch: 'github_pages', headBranch: head }],
  })
  const { runner, seen } = recorder(
    {
      operation: 'wait-for-merge',
      'api-url': service.url,
      'pull-request': '12',
      'target-branch': 'github_pages',
      'github-token': TOKEN,
    },
    { env: { GITHUB_API_URL: gitHub.url }, clock: new VirtualClock() },
  )
  expect(await main(runner)).toBe(true)
  expect(seen.outputs).toMatchObject({ outcome: 'merged', 'target-branch': 'github_pages' })
  expect(service.calls[0]?.body).toMatchObject({ targetBranch: 'github_pages' })
})

test('a required status whose name begins like a token is set and read back', async () => {
  await using service = await fakeQueues({ main: {} })
  const settings = 'required-statuses: [github_pages]'
  const run = await runQueue(service.url, {
    operation: 'update-queue',
    'queue-settings': settings,
    'github-token': TOKEN,
  })
  expect(run.error).toBe('')
  expect(run.outputs['outcome']).toBe('updated')
  expect(service.writes()).toEqual([['/updateQueue', { requiredStatuses: ['github_pages'] }]])
})

test('targets and check names that begin like a token are shown as they are', async () => {
  const target = '//tools/github_plugin:lib'
  const checks = [{ context: 'integration-tests (linux)', state: 'FAILURE', url: null }]
  await using service = await fakeService({
    '/getMergeQueueTestingDetails': [
      { body: { status: 'failed', impactedTargets: [target], statusChecks: checks } },
    ],
  })
  const { runner, seen } = recorder({
    operation: 'get-testing-details',
    'api-url': service.url,
    'target-branch': 'main',
    'test-run-id': RUN,
    'api-token': 'integration-0123456789abcdef',
    'github-token': TOKEN,
  })
  expect(await main(runner)).toBe(true)
  const file = readFileSync(outputOf(seen.outputs, 'impacted-targets-file'), 'utf8')
  expect(file).toContain(target)
  expect(seen.outputs['failing-checks']).toContain('integration-tests (linux)')
  expect(seen.summary).toContain('integration-tests')
})

/** The timeline of a pull request, in the published shape: every word that the service can give. */

import { readScenario } from '../../sandbox/scenario.js'
import { type Sandbox, startSandbox } from '../../sandbox/server.js'
import { afterEach, beforeEach, expect, test } from '../support/jest.js'
import { VirtualClock } from '../support/virtual-clock.js'

const MINUTE = 60_000
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

let clock: VirtualClock
let sandbox: Sandbox

beforeEach(async () => {
  clock = new VirtualClock()
  const scenario = await readScenario('sandbox/scenarios/ways-out.yml')
  sandbox = await startSandbox({ scenario, clock })
  for (const { number, sha } of scenario.pullRequests)
    sandbox.engine.setTargets('main', number, sha, new Set([`//${number}`]))
})
afterEach(() => sandbox[Symbol.asyncDispose]())

const post = (path: string, branch: string, number: number, more: object = {}) =>
  fetch(`${sandbox.url}${path}`, {
    method: 'POST',
    headers: { 'x-api-token': sandbox.token },
    body: JSON.stringify({
      repo: { host: 'github.com', owner: 'octo-org', name: 'orion' },
      targetBranch: branch,
      pr: { number },
      ...more,
    }),
  })

interface Entry {
  readonly timestamp: string
  readonly state: string
  readonly [object: string]: unknown
}

async function timeline(branch: string, number: number): Promise<readonly Entry[]> {
  const answer = await post('/getSubmittedPullRequest', branch, number, { includeTimeline: true })
  return ((await answer.json()) as { timeline: Entry[] }).timeline
}

/** The reasons of every entry, whatever the object of its state is called. */
const words = (entries: readonly Entry[]) =>
  entries.flatMap(({ timestamp: _, state, ...objects }) =>
    Object.values(objects).map((object) => [state, (object as { reason?: string }).reason]),
  )

test('the newest entry comes first, and what it knows is inside the object of its state', async () => {
  await post('/submitPullRequest', 'main', 11)
  await clock.sleep(20 * MINUTE)
  const entries = await timeline('main', 11)
  const [failed, testing, pending, notReady] = entries
  const id = expect.stringMatching(UUID)
  const testRun = {
    id,
    branch: expect.stringMatching(/^trunk-merge\/pr-11\//),
    sha: expect.stringMatching(/^[0-9a-f]{40}$/),
    status: 'failed',
    requiredStatuses: ['CI (test)', 'CI (lint)'],
    testedPullRequests: [
      {
        prNumber: 11,
        prUrl: 'https://github.com/octo-org/orion/pull/11',
        title: 'Fails a required check',
      },
    ],
  }
  expect(failed).toEqual({
    timestamp: new Date(clock.now() - 20 * MINUTE + 10 * MINUTE + 2000).toISOString(),
    state: 'failed',
    failure: {
      reason: 'test_run_required_status_failed',
      failureCausingStatuses: [
        { name: 'CI (test)', url: expect.stringMatching(/^https:.*CI%20\(test\)$/) },
      ],
      testRun,
    },
  })
  expect(testing).toMatchObject({
    state: 'testing',
    testing: { testRun, otherTestedPullRequests: [], prerequisitePullRequests: [] },
  })
  expect(pending).toMatchObject({ pending: { reason: 'merge_item_now_ready' } })
  expect(notReady).toMatchObject({
    state: 'not_ready',
    notReady: { reason: 'api_requested', noBatch: false, blockReasons: [] },
  })
  expect(entries).toHaveLength(4)
})

test('only a client that asks for a timeline gets one', async () => {
  await post('/submitPullRequest', 'main', 1)
  const plain = await (await post('/getSubmittedPullRequest', 'main', 1)).json()
  expect(plain).not.toHaveProperty('timeline')
})

test('a merged record names the test run that verified it; others do not have the field', async () => {
  const record = async (number: number): Promise<object> =>
    (await (await post('/getSubmittedPullRequest', 'main', number)).json()) as object
  for (const number of [1, 11]) await post('/submitPullRequest', 'main', number)
  expect(await record(1)).not.toHaveProperty('verifiedByTestRun')
  await clock.sleep(20 * MINUTE)
  const [, passed] = await timeline('main', 1)
  const { testRunId } = (passed as unknown as { testsPassed: { testRunId: string } }).testsPassed
  expect(await record(1)).toMatchObject({ state: 'merged', verifiedByTestRun: testRunId })
  expect(await record(11)).not.toHaveProperty('verifiedByTestRun')
})

test.each([
  [33, 'tests_restarted_by_user'],
  [34, 'manual_push_to_target_branch'],
  [35, 'skip_the_line_interrupted'],
])('#%i is merged after its tests began again: %s', async (number, reason) => {
  await post('/submitPullRequest', 'main', number)
  await clock.sleep(30 * MINUTE)
  expect(words(await timeline('main', number))).toEqual([
    ['merged', 'merge_graph_merge'],
    ['tests_passed', 'test_run_passed'],
    ['testing', undefined],
    ['pending', reason],
    ['testing', undefined],
    ['pending', 'merge_item_now_ready'],
    ['not_ready', 'api_requested'],
  ])
})

test.each([
  [42, 41, 'prerequisite_merge_item_failed'],
  [44, 43, 'prerequisite_merge_item_cancelled'],
  [46, 45, 'prerequisite_merge_item_manually_merged'],
])('#%i starts again after #%i: %s', async (behind, ahead, reason) => {
  for (const number of [ahead, behind]) await post('/submitPullRequest', 'line', number)
  await clock.sleep(60 * MINUTE)
  expect(words(await timeline('line', behind))).toContainEqual(['pending', reason])
  expect((await timeline('line', behind))[0]).toMatchObject({ state: 'merged' })
})

test('one that a later run saves waits for it, and says so', async () => {
  for (const number of [47, 48]) await post('/submitPullRequest', 'line', number)
  await clock.sleep(11 * MINUTE)
  const [held] = await timeline('line', 47)
  expect(held).toMatchObject({
    state: 'pending_failure',
    pendingFailure: { reason: 'test_run_required_status_failed', waitingFor: [] },
  })
  await clock.sleep(20 * MINUTE)
  expect(words(await timeline('line', 47)).slice(0, 2)).toEqual([
    ['merged', 'merge_graph_merge'],
    ['tests_passed', 'successor_test_run_passed'],
  ])
})

test('a batch that fails is bisected, and the good half is merged', async () => {
  for (const number of [51, 52]) await post('/submitPullRequest', 'batches', number)
  await clock.sleep(60 * MINUTE)
  expect(words(await timeline('batches', 52))).toEqual([
    ['merged', 'merge_graph_merge'],
    ['tests_passed', 'bisection_test_run_passed'],
    ['testing', undefined],
    ['pending', 'bisection_required'],
    ['testing', undefined],
    ['pending', 'merge_item_now_ready'],
    ['not_ready', 'api_requested'],
  ])
  const tested = (await timeline('batches', 51)).findLast(({ state }) => state === 'testing')
  expect(tested).toMatchObject({
    testing: { otherTestedPullRequests: [{ prNumber: 52 }], prerequisitePullRequests: [] },
  })
})

test('one that is up to date is merged without tests', async () => {
  await post('/submitPullRequest', 'direct', 61)
  await clock.sleep(MINUTE)
  expect(words(await timeline('direct', 61)).slice(0, 2)).toEqual([
    ['merged', 'merge_graph_direct_merge'],
    ['tests_passed', 'passed_by_optimization'],
  ])
  const record = await (await post('/getSubmittedPullRequest', 'direct', 61)).json()
  expect(record).not.toHaveProperty('verifiedByTestRun')
})

test('the service says who asked, if a person did', async () => {
  await post('/submitPullRequest', 'main', 1)
  await clock.sleep(MINUTE)
  await post('/restartTestsOnPullRequest', 'main', 1)
  expect(words(await timeline('main', 1))[1]).toEqual(['pending', 'tests_restarted_by_api_request'])
  await post('/cancelPullRequest', 'main', 1)
  expect((await timeline('main', 1))[0]).toEqual({
    timestamp: new Date(clock.now()).toISOString(),
    state: 'cancelled',
    cancellation: { reason: 'api_requested' },
  })
  await post('/submitPullRequest', 'main', 25)
  await clock.sleep(10 * MINUTE)
  expect((await timeline('main', 25))[0]).toMatchObject({
    cancellation: { reason: 'user_requested', actor: 'octocat' },
  })
})

test('a merge that GitHub was already making fails here and is there', async () => {
  await post('/submitPullRequest', 'main', 17)
  await clock.sleep(30 * MINUTE)
  expect((await timeline('main', 17))[0]).toMatchObject({
    state: 'failed',
    failure: { reason: 'github_api_merge_already_in_progress', failureCausingStatuses: [] },
  })
  expect(sandbox.onGitHub.mergeCommit(17)).toBeDefined()
})

test('an entry that is not ready says what GitHub says', async () => {
  await using reasons = await startSandbox({
    scenario: await readScenario('sandbox/scenarios/reasons.yml'),
    clock,
  })
  const kinds = async (number: number) => {
    reasons.engine.submit('main', number)
    const answer = await fetch(`${reasons.url}/getSubmittedPullRequest`, {
      method: 'POST',
      headers: { 'x-api-token': reasons.token },
      body: JSON.stringify({
        repo: { host: 'github.com', owner: 'octo-org', name: 'orion' },
        targetBranch: 'main',
        pr: { number },
        includeTimeline: true,
      }),
    })
    const { timeline: entries } = (await answer.json()) as { timeline: Entry[] }
    return (entries[0] as unknown as { notReady: { blockReasons: unknown } }).notReady.blockReasons
  }
  expect(await kinds(1)).toEqual([])
  expect(await kinds(2)).toEqual([{ kind: 'failing_required_check', name: 'lint' }])
  expect(await kinds(3)).toEqual([{ kind: 'awaiting_required_check', name: 'build' }])
  expect(await kinds(5)).toEqual([{ kind: 'undetermined' }])
  expect(await kinds(7)).toEqual([{ kind: 'merge_conflict' }])
  expect(await kinds(8)).toEqual([{ kind: 'behind_base' }])
})

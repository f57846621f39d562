/** The timeline of a pull request, in the published shape. */
import { readScenario } from '../../sandbox/scenario.js'
import { expect, test } from '../support/jest.js'
import { type Played, play } from './support.js'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const scenario = await readScenario('sandbox/scenarios/ways-out.yml')

interface Entry {
  readonly timestamp: string
  readonly state: string
  readonly [object: string]: unknown
}

async function begin() {
  const world = await play(scenario)
  for (const { number, sha } of scenario.pullRequests)
    world.sandbox.engine.setTargets('main', number, sha, new Set([`//${number}`]))
  return world
}

async function timelineOf(world: Played, number: number, targetBranch = 'main') {
  const { timeline } = await world.recordOf(number, { targetBranch, includeTimeline: true })
  return timeline as readonly Entry[]
}

/** The state and the reason of every entry, whatever the object of its state is called. */
const wordsOf = async (...args: Parameters<typeof timelineOf>) =>
  (await timelineOf(...args)).flatMap(({ timestamp: _, state, ...objects }) =>
    Object.values(objects).map((object) => [state, (object as { reason?: string }).reason]),
  )

test('the newest entry comes first, and what it knows is inside the object of its state', async () => {
  await using world = await begin()
  world.submit(11)
  await world.pass(20)
  const entries = await timelineOf(world, 11)
  const testRun = {
    id: expect.stringMatching(UUID),
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
  const failedCheck = { name: 'CI (test)', url: expect.stringMatching(/^https:.*CI%20\(test\)$/) }
  expect(entries).toMatchObject([
    { state: 'failed' },
    {
      state: 'testing',
      testing: { testRun, otherTestedPullRequests: [], prerequisitePullRequests: [] },
    },
    { state: 'pending', pending: { reason: 'merge_item_now_ready' } },
    {
      state: 'not_ready',
      notReady: { reason: 'api_requested', noBatch: false, blockReasons: [] },
    },
  ])
  expect(entries[0]).toEqual({
    timestamp: '2026-09-17T10:10:02.000Z',
    state: 'failed',
    failure: {
      reason: 'test_run_required_status_failed',
      failureCausingStatuses: [failedCheck],
      testRun,
    },
  })
})

test('a merged record names the test run that verified it; others do not have the field', async () => {
  await using world = await begin()
  world.submit(1, 11)
  expect(await world.recordOf(1)).not.toHaveProperty('verifiedByTestRun')
  await world.pass(20)
  const [, passed] = await timelineOf(world, 1)
  const { testRunId } = (passed as unknown as { testsPassed: { testRunId: string } }).testsPassed
  expect(await world.recordOf(1)).toMatchObject({ state: 'merged', verifiedByTestRun: testRunId })
  expect(await world.recordOf(11)).not.toHaveProperty('verifiedByTestRun')
})

const BEGAN = [
  ['testing', undefined],
  ['pending', 'merge_item_now_ready'],
  ['not_ready', 'api_requested'],
]
const MERGED = ['merged', 'merge_graph_merge']

/** Words of reasons that a pull request of the scenario gets on its way, and the branch of its queue. */
test.each<[number, string, branch?: string, other?: number]>([
  [17, 'github_api_merge_already_in_progress'],
  [33, 'tests_restarted_by_user'],
  [34, 'manual_push_to_target_branch'],
  [35, 'skip_the_line_interrupted'],
  [42, 'prerequisite_merge_item_failed', 'line', 41],
  [44, 'prerequisite_merge_item_cancelled', 'line', 43],
  [46, 'prerequisite_merge_item_manually_merged', 'line', 45],
  [47, 'successor_test_run_passed', 'line', 48],
  [61, 'merge_graph_direct_merge', 'direct'],
  [61, 'passed_by_optimization', 'direct'],
])(
  'the timeline of #%i has the reason %s',
  async (number, reason, branch = 'main', other = number) => {
    await using world = await begin()
    for (const each of [other, number].toSorted()) world.sandbox.engine.submit(branch, each)
    await world.pass(60)
    const words = await wordsOf(world, number, branch)
    expect(words.map(([, word]) => word)).toContain(reason)
  },
)

test('the timeline names an API call for a restart and a cancellation, and a person', async () => {
  await using world = await begin()
  world.submit(1, 25)
  await world.pass(1)
  await world.post('/restartTestsOnPullRequest', { pr: { number: 1 } })
  expect((await wordsOf(world, 1))[1]).toEqual(['pending', 'tests_restarted_by_api_request'])
  await world.post('/cancelPullRequest', { pr: { number: 1 } })
  expect((await wordsOf(world, 1))[0]).toEqual(['cancelled', 'api_requested'])
  await world.pass(10)
  expect((await timelineOf(world, 25))[0]).toMatchObject({
    cancellation: { reason: 'user_requested', actor: 'octocat' },
  })
})

test('a batch that fails is bisected, and the good half is merged', async () => {
  await using world = await begin()
  for (const number of [51, 52]) world.sandbox.engine.submit('batches', number)
  await world.pass(60)
  expect(await wordsOf(world, 52, 'batches')).toEqual([
    MERGED,
    ['tests_passed', 'bisection_test_run_passed'],
    ['testing', undefined],
    ['pending', 'bisection_required'],
    ...BEGAN,
  ])
  const first = (await timelineOf(world, 51, 'batches')).findLast(
    ({ state }) => state === 'testing',
  )
  expect(first).toMatchObject({
    testing: { otherTestedPullRequests: [{ prNumber: 52 }], prerequisitePullRequests: [] },
  })
})

test.each([
  [1, []],
  [2, [{ kind: 'failing_required_check', name: 'lint' }]],
  [3, [{ kind: 'awaiting_required_check', name: 'build' }]],
  [5, [{ kind: 'undetermined' }]],
  [7, [{ kind: 'merge_conflict' }]],
  [8, [{ kind: 'behind_base' }]],
])(
  'the entry of #%i, which is not ready, says what GitHub says: %j',
  async (number, blockReasons) => {
    await using world = await play(await readScenario('sandbox/scenarios/reasons.yml'))
    world.submit(number)
    const [entry] = await timelineOf(world, number)
    expect(entry?.['notReady']).toMatchObject({ blockReasons })
  },
)

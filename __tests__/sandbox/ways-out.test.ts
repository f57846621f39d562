/** The scenario that has a pull request for each way out of a queue. */
import { readScenario } from '../../sandbox/scenario.js'
import { QUEUE_REASONS } from '../../src/pull-request/reasons/queue-words.js'
import { expect, test } from '../support/jest.js'
import { type Played, play } from './support.js'

const scenario = await readScenario('sandbox/scenarios/ways-out.yml')

/** Plays the scenario; no two pull requests share a target, so that each goes its own way. */
async function begin() {
  const world = await play(scenario)
  for (const { number } of scenario.pullRequests) upload(world, number)
  return world
}

function upload({ sandbox }: Played, number: number): void {
  const sha = sandbox.engine.pullRequest(number)?.facts.sha ?? ''
  sandbox.engine.setTargets('main', number, sha, new Set([`//${number}`]))
}

/** The states of a pull request since its submission, and why it entered the last one. */
function pathOf({ sandbox }: Played, number: number) {
  const own = sandbox.engine.transitions.filter((one) => one.number === number)
  return { states: own.map(({ to }) => to).join(' '), reason: own.at(-1)?.reason }
}

const TESTED = 'not_ready pending testing'
const PASSED = `${TESTED} tests_passed`

test.each([
  [1, `${PASSED} merged`, 'merge_graph_merge'],
  [2, `${PASSED} merged`, 'merge_graph_merge'],
  [11, `${TESTED} failed`, 'test_run_required_status_failed'],
  [12, `${TESTED} failed`, 'test_run_required_status_failed'],
  [16, `${TESTED} failed`, 'test_run_required_status_failed'],
  [13, `${TESTED} failed`, 'test_run_timeout'],
  [14, 'not_ready pending failed', 'start_test_run_merge_conflict'],
  [15, `${PASSED} failed`, 'github_api_merge_refused'],
  [17, `${PASSED} failed`, 'github_api_merge_already_in_progress'],
  [21, `${TESTED} cancelled`, 'pr_pushed_to'],
  [22, `${TESTED} cancelled`, 'pr_closed'],
  [23, `${TESTED} cancelled`, 'pr_converted_to_draft'],
  [24, `${TESTED} cancelled`, 'pr_base_branch_changed'],
  [25, `${TESTED} cancelled`, 'user_requested'],
  [26, 'not_ready cancelled', 'not_ready_timeout_expired'],
  [27, `${TESTED} cancelled`, 'trunk_admin_requested'],
  [28, `${TESTED} merged`, 'manual_merge'],
  [31, `${PASSED} merged`, 'merge_graph_merge'],
])('#%i goes %s', async (number, states, reason) => {
  await using world = await begin()
  expect(world.submit(number)).toMatchObject([{ ok: true }])
  await world.pass(90)
  expect(pathOf(world, number)).toEqual({ states, reason })
})

test('every pull request of the scenario of ways out is played here', () => {
  expect(scenario.pullRequests.map(({ number }) => number)).toEqual([
    1, 2, 11, 12, 16, 13, 14, 15, 17, 21, 22, 23, 24, 25, 26, 27, 28, 31, 32, 33, 34, 35, 41, 42,
    43, 44, 45, 46, 47, 48, 51, 52, 61,
  ])
})

test('#32 keeps its place, and waits for targets of the commit that was pushed', async () => {
  await using world = await begin()
  world.submit(32)
  await world.pass(15)
  expect(pathOf(world, 32)).toEqual({ states: 'not_ready', reason: 'api_requested' })
  upload(world, 32)
  await world.pass(15)
  expect(pathOf(world, 32).states).toBe(`${PASSED} merged`)
})

test('#16 is merged once a fix is pushed, and not before', async () => {
  await using world = await begin()
  for (const end of ['failed', 'failed', 'merged']) {
    upload(world, 16)
    world.submit(16)
    await world.pass(20)
    expect(pathOf(world, 16).states.split(' ').at(-1)).toBe(end)
    if (pathOf(world, 16).states.split(' failed').length === 3) world.sandbox.engine.push(16)
  }
})

test.each([14, 15, 21, 22, 23, 25])('#%i is merged when it is submitted again', async (number) => {
  await using world = await begin()
  world.submit(number)
  await world.pass(30)
  expect(world.sandbox.engine.isEnqueued('main', number)).toBe(false)
  upload(world, number)
  world.submit(number)
  await world.pass(30)
  expect(pathOf(world, number).states).toMatch(/tests_passed merged$/)
})

test('a rehearsal can interrupt any pull request', async () => {
  await using world = await begin()
  const { url, token } = world.sandbox
  const statusOf = async (body: object) => {
    const address = url.replace(/v1$/, 'sandbox/interrupt')
    const init = { method: 'POST', headers: { 'x-api-token': token }, body: JSON.stringify(body) }
    return (await fetch(address, init)).status
  }
  world.submit(1)
  await world.pass(1)
  expect(await statusOf({ number: 1, by: 'draft' })).toBe(200)
  expect(pathOf(world, 1)).toMatchObject({ reason: 'pr_converted_to_draft' })
  expect(await statusOf({ number: 1, by: 'magic' })).toBe(400)
  expect(await statusOf({ number: 99, by: 'close' })).toBe(404)
})

test('every reason that the action has words for is played by the scenario, or by the API', async () => {
  await using world = await begin()
  const { sandbox } = world
  world.submit(1)
  await world.pass(2)
  sandbox.engine.restart('main', 1)
  for (const { number, base } of scenario.pullRequests) {
    sandbox.engine.submit(base, number)
    const isEndOfPair = base === 'line' && number % 2 === 0
    await world.pass(isEndOfPair ? 90 : 0)
  }
  await world.pass(90)
  const played = new Set<string | undefined>(sandbox.engine.transitions.map(({ reason }) => reason))
  expect(Object.keys(QUEUE_REASONS).filter((word) => !played.has(word))).toEqual([])
})

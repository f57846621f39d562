/** The scenario that has a pull request for each way out of a queue, and what steps say of it. */

import { readScenario } from '../../sandbox/scenario.js'
import { QUEUE_REASONS } from '../../src/pull-request/reasons/queue-words.js'
import { expect, test } from '../support/jest.js'
import { jsonOutput } from '../support/recorder.js'
import { type Played, play } from './support.js'

const scenario = await readScenario('sandbox/scenarios/ways-out.yml')
type Word = keyof typeof QUEUE_REASONS

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

test.each([
  [1, 'merged'],
  [12, 'failed'],
  [14, 'failed'],
  [15, 'failed'],
  [21, 'cancelled'],
  [26, 'cancelled'],
])('a step that waits for #%i ends as %s', async (number, outcome) => {
  await using world = await begin()
  world.submit(number)
  const inputs = { 'timeout-minutes': '120' }
  const { passed, outputs } = await world.step('wait-for-merge', number, inputs)
  expect(outputs['outcome']).toBe(outcome)
  expect(passed).toBe(outcome === 'merged')
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

test.each<[number, Word]>([
  [11, 'test_run_required_status_failed'],
  [13, 'test_run_timeout'],
  [14, 'start_test_run_merge_conflict'],
  [17, 'github_api_merge_already_in_progress'],
  [21, 'pr_pushed_to'],
  [22, 'pr_closed'],
  [23, 'pr_converted_to_draft'],
  [24, 'pr_base_branch_changed'],
  [25, 'user_requested'],
  [26, 'not_ready_timeout_expired'],
  [27, 'trunk_admin_requested'],
])('a step that reads #%i afterwards says %s, and what to do', async (number, word) => {
  await using world = await begin()
  world.submit(number)
  await world.pass(90)
  const { reasons, seen } = await world.step('get-pull-request', number)
  const said = reasons.find(({ kind }) => kind === 'queue-reason')
  expect(said?.remedy).toContain(QUEUE_REASONS[word].remedy.replace('{branch}', 'main'))
  // In its own words, or in better ones for the same next step.
  const same = reasons.filter(({ remedy }) => remedy === said?.remedy)
  // The address of a failed check may follow.
  const hasLine = (text: string) => seen.info.some((line) => line.startsWith(`- ${text}`))
  expect(same.some(({ text }) => hasLine(text))).toBe(true)
})

test('a wait that starts after the failure names the failing checks with their links', async () => {
  await using world = await begin()
  world.submit(11)
  await world.pass(90)
  const { outputs, reasons } = await world.step('wait-for-merge', 11)
  expect(outputs['outcome']).toBe('failed')
  const url = expect.stringMatching(/^https:.*CI%20\(test\)$/)
  expect(jsonOutput(outputs, 'failing-checks')).toEqual([
    { name: 'CI (test)', state: 'failure', url, required: true },
  ])
  expect(reasons[0]).toMatchObject({ kind: 'check-failed', url })
})

const explain = async (world: Played, branch: string, number: number) => {
  const step = await world.step('explain', number, { 'target-branch': branch })
  return { verdict: step.outputs['verdict'], reasons: step.reasons }
}

/** Lets time pass until the newest entry of a pull request has this reason. */
async function until(world: Played, number: number, word: string): Promise<void> {
  for (let seconds = 0; pathOf(world, number).reason !== word; seconds++) {
    if (seconds > 5400) throw new Error(`#${number} never had the reason ${word}`)
    await world.clock.sleep(1000)
  }
}

/** Explains a pull request once it has this reason, and gives its next step. */
async function explained(world: Played, branch: string, number: number, word: Word) {
  await until(world, number, word)
  const { verdict, reasons } = await explain(world, branch, number)
  const reason = reasons.find(({ kind }) => kind === 'queue-reason')
  expect(reason?.text).toContain(QUEUE_REASONS[word].text)
  return { verdict, remedy: reason?.remedy }
}

test.each<[string, number[], Word]>([
  ['line', [41, 42], 'prerequisite_merge_item_failed'],
  ['line', [43, 44], 'prerequisite_merge_item_cancelled'],
  ['line', [45, 46], 'prerequisite_merge_item_manually_merged'],
  ['batches', [51, 52], 'bisection_required'],
])(
  'on %s, a step explains why the last one of %j starts over: %s',
  async (branch, numbers, word) => {
    await using world = await begin()
    const { engine } = world.sandbox
    for (const number of numbers) engine.submit(branch, number)
    await world.pass(2)
    // Nothing new starts, so that what goes back into the line stays there.
    world.sandbox.engine.updateQueue(branch, { state: 'draining' })
    const { verdict, remedy } = await explained(world, branch, numbers.at(-1) ?? 0, word)
    expect(verdict).toBe('not-ready')
    expect(remedy).toBe(`${QUEUE_REASONS[word].remedy.replace('{branch}', branch)}.`)
  },
)

test('a step explains that it became ready in a queue that drains', async () => {
  await using world = await begin()
  world.sandbox.engine.updateQueue('main', { state: 'draining' })
  world.submit(1)
  const word = 'merge_item_now_ready'
  const { verdict, remedy } = await explained(world, 'main', 1, word)
  expect(verdict).toBe('not-ready')
  expect(remedy).toBe(`${QUEUE_REASONS[word].remedy.replace('{branch}', 'main')}.`)
})

test.each<[string, number[], number, Word]>([
  ['batches', [51, 52], 52, 'bisection_test_run_passed'],
  ['main', [1], 1, 'test_run_passed'],
  ['line', [47, 48], 47, 'successor_test_run_passed'],
  ['direct', [61], 61, 'passed_by_optimization'],
])('on %s, of %j, a step explains why the tests of #%i passed: %s', async (...row) => {
  const [branch, numbers, number, word] = row
  await using world = await begin()
  for (const each of numbers) world.sandbox.engine.submit(branch, each)
  const found = await explained(world, branch, number, word)
  expect(found).toEqual({ verdict: 'queued', remedy: undefined })
})

test.each([
  [33, 'tests_restarted_by_user'],
  [34, 'manual_push_to_target_branch'],
  [35, 'skip_the_line_interrupted'],
  [1, 'tests_restarted_by_api_request'],
])('a step does not repeat why the tests of #%i were restarted: %s', async (number, word) => {
  await using world = await begin()
  world.submit(number)
  await world.pass(3)
  if (number === 1) world.sandbox.engine.restart('main', number)
  const own = world.sandbox.engine.transitions.filter((one) => one.number === number)
  expect(own.slice(-2).map(({ to, reason }) => [to, reason])).toEqual([
    ['pending', word],
    ['testing', undefined],
  ])
  const { verdict, reasons } = await explain(world, 'main', number)
  expect(verdict).toBe('queued')
  expect(reasons.map(({ kind }) => kind)).not.toContain('queue-reason')
})

test.each([
  ['main', 1, 'merge_graph_merge'],
  ['direct', 61, 'merge_graph_direct_merge'],
  ['main', 28, 'manual_merge'],
])('a step on %s explains #%i, merged by %s, without a reason', async (branch, number, word) => {
  await using world = await begin()
  world.sandbox.engine.submit(branch, number)
  await until(world, number, word)
  expect(await explain(world, branch, number)).toEqual({ verdict: 'merged', reasons: [] })
})

test('a step explains that a call of the API took a pull request out', async () => {
  await using world = await begin()
  world.submit(1)
  world.sandbox.engine.cancel('main', 1)
  const { verdict, reasons } = await explain(world, 'main', 1)
  const { text, remedy } = QUEUE_REASONS.api_requested
  expect(verdict).toBe('cancelled')
  expect(reasons[0]).toMatchObject({
    kind: 'queue-reason',
    text: expect.stringContaining(text),
    remedy: `${remedy}.`,
  })
})

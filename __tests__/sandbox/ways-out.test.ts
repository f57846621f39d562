/** The scenario that has a pull request for each way out of a queue. */
import { readScenario } from '../../sandbox/scenario.js'
import { type Sandbox, startSandbox } from '../../sandbox/server.js'
import { main } from '../../src/main.js'
import { QUEUE_REASONS } from '../../src/pull-request/reason-kinds.js'
import { afterEach, beforeEach, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { VirtualClock } from '../support/virtual-clock.js'

const MINUTE = 60_000

let clock: VirtualClock
let sandbox: Sandbox

beforeEach(async () => {
  clock = new VirtualClock()
  const scenario = await readScenario('sandbox/scenarios/ways-out.yml')
  sandbox = await startSandbox({ scenario, clock, token: 'tok-3n-0f-the-t3st' })
  for (const { number } of scenario.pullRequests) upload(number)
})
afterEach(() => sandbox[Symbol.asyncDispose]())

/** Targets that no other pull request shares, so that each goes its own way. */
function upload(number: number): void {
  const sha = sandbox.engine.pullRequest(number)?.facts.sha ?? ''
  sandbox.engine.setTargets('main', number, sha, new Set([`//${number}`]))
}

/** The states of a pull request after its submission, and why it left. */
function path(number: number) {
  const own = sandbox.engine.transitions.filter((t) => t.number === number)
  return { states: own.map(({ to }) => to).join(' '), reason: own.at(-1)?.reason }
}

test.each([
  [1, 'not_ready pending testing tests_passed merged', 'merge_graph_merge'],
  [2, 'not_ready pending testing tests_passed merged', 'merge_graph_merge'],
  [11, 'not_ready pending testing failed', 'test_run_required_status_failed'],
  [12, 'not_ready pending testing failed', 'test_run_required_status_failed'],
  [16, 'not_ready pending testing failed', 'test_run_required_status_failed'],
  [13, 'not_ready pending testing failed', 'test_run_timeout'],
  [14, 'not_ready pending failed', 'start_test_run_merge_conflict'],
  [15, 'not_ready pending testing tests_passed failed', 'github_api_merge_refused'],
  [21, 'not_ready pending testing cancelled', 'pr_pushed_to'],
  [22, 'not_ready pending testing cancelled', 'pr_closed'],
  [23, 'not_ready pending testing cancelled', 'pr_converted_to_draft'],
  [24, 'not_ready pending testing cancelled', 'pr_base_branch_changed'],
  [25, 'not_ready pending testing cancelled', 'user_requested'],
  [26, 'not_ready cancelled', 'not_ready_timeout_expired'],
  [17, 'not_ready pending testing tests_passed failed', 'github_api_merge_already_in_progress'],
  [27, 'not_ready pending testing cancelled', 'trunk_admin_requested'],
  [28, 'not_ready pending testing merged', 'manual_merge'],
  [31, 'not_ready pending testing tests_passed merged', 'merge_graph_merge'],
])('#%i goes %s', async (number, states, reason) => {
  expect(sandbox.engine.submit('main', number)).toMatchObject({ ok: true })
  await clock.sleep(90 * MINUTE)
  expect(path(number)).toEqual({ states, reason })
})

test('every pull request of the scenario is played here', async () => {
  const { pullRequests } = await readScenario('sandbox/scenarios/ways-out.yml')
  expect(pullRequests.map(({ number }) => number)).toEqual([
    1, 2, 11, 12, 16, 13, 14, 15, 17, 21, 22, 23, 24, 25, 26, 27, 28, 31, 32, 33, 34, 35, 41, 42,
    43, 44, 45, 46, 47, 48, 51, 52, 61,
  ])
})

test('#32 keeps its place, and waits for targets of the commit that was pushed', async () => {
  sandbox.engine.submit('main', 32)
  await clock.sleep(15 * MINUTE)
  expect(path(32)).toEqual({ states: 'not_ready', reason: 'api_requested' })
  upload(32)
  await clock.sleep(15 * MINUTE)
  expect(path(32).states).toBe('not_ready pending testing tests_passed merged')
})

test('#16 is merged once a fix is pushed, and not before', async () => {
  for (const end of ['failed', 'failed', 'merged']) {
    upload(16)
    sandbox.engine.submit('main', 16)
    await clock.sleep(20 * MINUTE)
    expect(path(16).states.split(' ').at(-1)).toBe(end)
    if (path(16).states.split(' failed').length === 3) sandbox.engine.push(16)
  }
})

test.each([14, 15, 21, 22, 23, 25])('#%i is merged when it is submitted again', async (number) => {
  sandbox.engine.submit('main', number)
  await clock.sleep(30 * MINUTE)
  expect(sandbox.engine.isEnqueued('main', number)).toBe(false)
  upload(number)
  sandbox.engine.submit('main', number)
  await clock.sleep(30 * MINUTE)
  expect(path(number).states).toMatch(/tests_passed merged$/)
})

test.each([
  [1, 'merged'],
  [12, 'failed'],
  [14, 'failed'],
  [15, 'failed'],
  [21, 'cancelled'],
  [26, 'cancelled'],
])('a step that waits for #%i ends as %s', async (number, outcome) => {
  sandbox.engine.submit('main', number)
  const { runner, seen } = recorder(
    {
      operation: 'wait-for-merge',
      'api-url': sandbox.url,
      'target-branch': 'main',
      'pull-request': String(number),
      'timeout-minutes': '120',
    },
    { clock },
  )
  expect(await main(runner)).toBe(outcome === 'merged')
  expect(seen.outputs['outcome']).toBe(outcome)
})

test('a rehearsal can interrupt any pull request', async () => {
  const send = (body: object) =>
    fetch(sandbox.url.replace(/v1$/, 'sandbox/interrupt'), {
      method: 'POST',
      headers: { 'x-api-token': sandbox.token },
      body: JSON.stringify(body),
    })
  sandbox.engine.submit('main', 1)
  await clock.sleep(MINUTE)
  expect((await send({ number: 1, by: 'draft' })).status).toBe(200)
  expect(path(1)).toMatchObject({ reason: 'pr_converted_to_draft' })
  expect((await send({ number: 1, by: 'magic' })).status).toBe(400)
  expect((await send({ number: 99, by: 'close' })).status).toBe(404)
})

/** Runs a step long after the queue has deleted its branches. */
async function afterwards(number: number, operation: string) {
  sandbox.engine.submit('main', number)
  await clock.sleep(90 * MINUTE)
  const { runner, seen } = recorder(
    {
      operation,
      'api-url': sandbox.url,
      'target-branch': 'main',
      'pull-request': String(number),
    },
    { clock },
  )
  await main(runner)
  const reasons = JSON.parse(seen.outputs['reasons'] ?? '') as readonly Record<string, string>[]
  return { seen, reasons }
}

test.each([
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
] as const)('a step that reads #%i afterwards says %s, and what to do', async (number, word) => {
  const { reasons, seen } = await afterwards(number, 'get-pull-request')
  const said = reasons.find(({ kind }) => kind === 'queue-reason')
  const { remedy } = QUEUE_REASONS[word]
  expect(said?.['remedy']).toContain(remedy.replace('{branch}', 'main'))
  // In its own words, or in better ones for the same next step.
  const same = reasons.filter(({ remedy }) => remedy === said?.['remedy'])
  expect(same.some(({ text }) => seen.info.includes(`- ${text}`))).toBe(true)
})

/** Lets time pass until the newest entry of a pull request has this reason. */
async function until(number: number, word: string): Promise<void> {
  for (let seconds = 0; path(number).reason !== word; seconds++) {
    if (seconds > 5400) throw new Error(`#${number} never had the reason ${word}`)
    await clock.sleep(1000)
  }
}

/** Explains a pull request while the queue has it. */
async function explained(branch: string, number: number) {
  const { runner, seen } = recorder(
    {
      operation: 'explain',
      'api-url': sandbox.url,
      'target-branch': branch,
      'pull-request': String(number),
    },
    { clock },
  )
  expect(await main(runner)).toBe(true)
  const reasons = JSON.parse(seen.outputs['reasons'] ?? '') as readonly Record<string, string>[]
  return { verdict: seen.outputs['verdict'], reasons }
}

/** Explains a pull request once it has this reason; a remedy is there only where it is held up. */
async function saysOf(
  branch: string,
  number: number,
  word: keyof typeof QUEUE_REASONS,
  expected: 'queued' | 'not-ready',
): Promise<void> {
  await until(number, word)
  const { verdict, reasons } = await explained(branch, number)
  expect(verdict).toBe(expected)
  const { text, remedy } = QUEUE_REASONS[word]
  const said = reasons.find(({ kind }) => kind === 'queue-reason')
  expect(said?.['text']).toContain(text)
  expect(said?.['remedy']).toBe(
    expected === 'queued' ? undefined : `${remedy.replace('{branch}', branch)}.`,
  )
}

/** Nothing new starts, so that what goes back into the line stays there. */
const drain = (branch: string) => sandbox.engine.updateQueue(branch, { state: 'draining' })

test.each([
  ['line', [41, 42], 'prerequisite_merge_item_failed'],
  ['line', [43, 44], 'prerequisite_merge_item_cancelled'],
  ['line', [45, 46], 'prerequisite_merge_item_manually_merged'],
  ['batches', [51, 52], 'bisection_required'],
] as const)(
  'on %s, a step explains that one of #%j starts over: %s',
  async (branch, numbers, word) => {
    for (const number of numbers) sandbox.engine.submit(branch, number)
    await clock.sleep(2 * MINUTE)
    drain(branch)
    await saysOf(branch, numbers.at(-1) as number, word, 'not-ready')
  },
)

test.each([
  [33, 'tests_restarted_by_user'],
  [34, 'manual_push_to_target_branch'],
  [35, 'skip_the_line_interrupted'],
  [1, 'tests_restarted_by_api_request'],
] as const)(
  'once #%i is tested again, a step does not repeat why its tests were restarted: %s',
  async (number, word) => {
    sandbox.engine.submit('main', number)
    await clock.sleep(3 * MINUTE)
    if (number === 1) sandbox.engine.restart('main', number)
    const own = sandbox.engine.transitions.filter((t) => t.number === number)
    expect(own.slice(-2).map(({ to, reason }) => [to, reason])).toEqual([
      ['pending', word],
      ['testing', undefined],
    ])
    const { verdict, reasons } = await explained('main', number)
    expect(verdict).toBe('queued')
    expect(reasons.map(({ kind }) => kind)).not.toContain('queue-reason')
  },
)

test('a step explains that it became ready in a queue that drains', async () => {
  drain('main')
  sandbox.engine.submit('main', 1)
  await saysOf('main', 1, 'merge_item_now_ready', 'not-ready')
})

test.each([
  ['batches', [51, 52], 52, 'bisection_test_run_passed'],
  ['main', [1], 1, 'test_run_passed'],
  ['line', [47, 48], 47, 'successor_test_run_passed'],
  ['direct', [61], 61, 'passed_by_optimization'],
] as const)(
  'on %s, of #%j, a step explains why the tests of #%i passed: %s',
  async (branch, numbers, number, word) => {
    for (const each of numbers) sandbox.engine.submit(branch, each)
    await saysOf(branch, number, word, 'queued')
  },
)

test.each([
  ['main', 1, 'merge_graph_merge'],
  ['direct', 61, 'merge_graph_direct_merge'],
  ['main', 28, 'manual_merge'],
] as const)(
  'a step on %s explains #%i, merged by %s, without a reason',
  async (branch, number, word) => {
    sandbox.engine.submit(branch, number)
    await until(number, word)
    expect(await explained(branch, number)).toEqual({ verdict: 'merged', reasons: [] })
  },
)

test('a pull request that a call of the API took out says so', async () => {
  sandbox.engine.submit('main', 1)
  sandbox.engine.cancel('main', 1)
  const { verdict, reasons } = await explained('main', 1)
  const { text, remedy } = QUEUE_REASONS.api_requested
  expect(verdict).toBe('cancelled')
  expect(reasons[0]).toMatchObject({ kind: 'queue-reason', remedy: `${remedy}.` })
  expect(reasons[0]?.['text']).toContain(text)
})

test('a wait that starts after the failure names the failing checks with their links', async () => {
  const { reasons, seen } = await afterwards(11, 'wait-for-merge')
  expect(seen.outputs['outcome']).toBe('failed')
  const link = expect.stringMatching(/^https:.*CI%20\(test\)$/)
  expect(JSON.parse(seen.outputs['failing-checks'] ?? '')).toEqual([
    { name: 'CI (test)', state: 'failure', url: link, required: true },
  ])
  expect(reasons[0]).toMatchObject({ kind: 'check-failed', url: link })
})

/** The metrics of the sandbox, against what is published of the service's. */

import { type Sandbox, startSandbox } from '../../sandbox/server.js'
import { main } from '../../src/main.js'
import type { Sample } from '../../src/metrics/model.js'
import { parseExposition } from '../../src/metrics/parse.js'
import { afterEach, beforeEach, expect, test } from '../support/jest.js'
import { recorder } from '../support/recorder.js'
import { VirtualClock } from '../support/virtual-clock.js'

const MINUTE = 60_000
const TOKEN = 'tok-3n-0f-the-t3st'
const MAIN = { repo: 'octo-org/orion', branch: 'main', queue_type: 'main' }
const BISECTION = { ...MAIN, queue_type: 'bisection' }

let clock: VirtualClock
let sandbox: Sandbox

beforeEach(async () => {
  clock = new VirtualClock()
  sandbox = await startSandbox({
    clock,
    token: TOKEN,
    scenario: {
      queues: [{ branch: 'main', concurrency: 2 }],
      pullRequests: [
        { number: 1 },
        { number: 2, fails: 'always' },
        { number: 3, mergeability: 'not_mergeable' },
        { number: 4, mergeability: 'in_progress', mergeableAfterMinutes: 20 },
      ],
      otherPullRequests: {},
      service: { evaluateSeconds: 0, mergeSeconds: 0 },
    },
  })
})
afterEach(() => sandbox[Symbol.asyncDispose]())

async function read() {
  const response = await fetch(`${sandbox.url}/getMergeQueueMetrics`, {
    headers: { 'x-api-token': TOKEN },
  })
  const families = parseExposition(await response.text())
  const samples = families.flatMap((family) => family.samples)
  const matches = ({ labels }: Sample, wanted: object) =>
    Object.entries(wanted).every(([name, value]) => labels.get(name) === value)
  /** The one sample of a series with these labels. */
  const value = (name: string, labels: object = MAIN) => {
    const found = samples.filter((sample) => sample.name === name && matches(sample, labels))
    if (found.length !== 1) throw new Error(`${found.length} samples of ${name}`)
    return found[0]?.value
  }
  /** Count and sum of a histogram. */
  const spent = (name: string, labels: object = MAIN) => [
    value(`${name}_count`, labels),
    value(`${name}_sum`, labels),
  ]
  return { families, value, spent }
}

const submit = (...numbers: number[]) => {
  for (const number of numbers) sandbox.engine.submit('main', number)
}

test('every metric has the labels, and the histograms the bounds, that are published', async () => {
  const { families } = await read()
  expect(families.map(({ name, type }) => `${name} ${type}`)).toEqual([
    'mq_depth_current gauge',
    'mq_awaiting_mergeability gauge',
    'mq_testing_slots_active gauge',
    'mq_pr_conclusions_1h_total gauge',
    'mq_pr_restarts_1h_total gauge',
    'mq_pr_wait_duration_1h_seconds histogram',
    'mq_pr_test_duration_1h_seconds histogram',
    'mq_pr_time_in_queue_1h_seconds histogram',
  ])
  for (const { name, samples, type } of families) {
    for (const labels of [MAIN, BISECTION]) {
      const own = samples.filter((s) => s.labels.get('queue_type') === labels.queue_type)
      for (const sample of own) expect(Object.fromEntries(sample.labels)).toMatchObject(labels)
      const bounds = own.map((sample) => sample.labels.get('le')).filter((le) => le !== undefined)
      const published = ['60', '300', '600', '900', '1800', '3600', '5400', '7200', '+Inf']
      expect({ name, bounds }).toEqual({ name, bounds: type === 'histogram' ? published : [] })
      const ends = own.map((sample) => sample.labels.get('conclusion'))
      if (name.includes('conclusions')) expect(ends).toEqual(['merged', 'failed', 'cancelled'])
    }
  }
})

test('the depth excludes pull requests that are not ready, and slots are those under test', async () => {
  submit(1, 5, 6, 3, 4)
  await clock.sleep(MINUTE)
  const { value } = await read()
  expect(value('mq_depth_current')).toBe(3)
  expect(value('mq_awaiting_mergeability')).toBe(2)
  expect(value('mq_testing_slots_active')).toBe(2)
  expect(value('mq_depth_current', BISECTION)).toBe(0)
})

test('each pull request of a batch counts as a slot, and the halves belong to the bisection', async () => {
  sandbox.engine.updateQueue('main', { batch: true, batchingMinSize: 3, concurrency: 1 })
  submit(1, 2, 5)
  await clock.sleep(MINUTE)
  expect((await read()).value('mq_testing_slots_active')).toBe(3)
  await clock.sleep(10 * MINUTE)
  const { value } = await read()
  expect(value('mq_depth_current')).toBe(0)
  expect(value('mq_depth_current', BISECTION)).toBe(3)
  expect(value('mq_testing_slots_active', BISECTION)).toBe(2)
  await clock.sleep(45 * MINUTE)
  const end = await read()
  const ended = (conclusion: string) =>
    end.value('mq_pr_conclusions_1h_total', { ...BISECTION, conclusion })
  expect([ended('merged'), ended('failed')]).toEqual([2, 1])
})

test('conclusions and restarts are those of the last hour', async () => {
  submit(1, 2, 3)
  await clock.sleep(5 * MINUTE)
  sandbox.engine.cancel('main', 3)
  sandbox.engine.restart('main', 1)
  await clock.sleep(15 * MINUTE)
  const counts = async () => {
    const { value } = await read()
    const ended = (conclusion: string) =>
      value('mq_pr_conclusions_1h_total', { ...MAIN, conclusion })
    return [ended('merged'), ended('failed'), ended('cancelled'), value('mq_pr_restarts_1h_total')]
  }
  expect(await counts()).toEqual([1, 1, 1, 1])
  await clock.sleep(70 * MINUTE)
  expect(await counts()).toEqual([0, 0, 0, 0])
})

test('the time not ready counts as time in the queue, not as wait', async () => {
  submit(4)
  await clock.sleep(25 * MINUTE)
  expect((await read()).spent('mq_pr_wait_duration_1h_seconds')).toEqual([1, 0])
  await clock.sleep(5 * MINUTE)
  const { spent } = await read()
  expect(spent('mq_pr_test_duration_1h_seconds')).toEqual([1, 600])
  expect(spent('mq_pr_time_in_queue_1h_seconds')).toEqual([1, 1800])
})

test('a wait for a slot is counted, and a restart is another test', async () => {
  sandbox.engine.updateQueue('main', { concurrency: 1 })
  submit(1, 5)
  await clock.sleep(4 * MINUTE)
  sandbox.engine.restart('main', 1)
  await clock.sleep(11 * MINUTE)
  const { spent } = await read()
  // Pull request 1 twice, without a wait; pull request 5 after 14 minutes.
  expect(spent('mq_pr_wait_duration_1h_seconds')).toEqual([3, 840])
  expect(spent('mq_pr_test_duration_1h_seconds')).toEqual([2, 840])
})

const conditionHolds = async (condition: string): Promise<boolean> => {
  const { runner, seen } = recorder(
    { operation: 'get-metrics', 'api-url': sandbox.url, 'fail-when': condition },
    { clock },
  )
  const passed = await main(runner)
  expect(seen.outputs['outcome']).toBe(passed ? 'read' : 'threshold-exceeded')
  return !passed
}

test.each<[string, number[], number[]]>([
  // Ten pull requests and some that are not ready; one more.
  ['mq_depth_current{branch="main"} > 10', [3, 4, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20], [21]],
  ['mq_testing_slots_active{branch="main",queue_type="main"} > 1', [1, 3], [2]],
])('%s fires when it should, and not before', async (condition, before, more) => {
  submit(...before)
  await clock.sleep(MINUTE)
  expect(await conditionHolds(condition)).toBe(false)
  submit(...more)
  await clock.sleep(MINUTE)
  expect(await conditionHolds(condition)).toBe(true)
})

test('an alert on failures fires within the hour, and not after it', async () => {
  const condition = 'mq_pr_conclusions_1h_total{conclusion="failed"} > 1'
  submit(2)
  await clock.sleep(20 * MINUTE)
  expect(await conditionHolds(condition)).toBe(false)
  submit(2)
  await clock.sleep(20 * MINUTE)
  expect(await conditionHolds(condition)).toBe(true)
  await clock.sleep(60 * MINUTE)
  expect(await conditionHolds(condition)).toBe(false)
})

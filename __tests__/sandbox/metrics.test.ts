/** The metrics of the sandbox, against what is published of the service's. */
import type { Sample } from '../../src/metrics/model.js'
import { parseExposition } from '../../src/metrics/parse.js'
import { describe, expect, test } from '../support/jest.js'
import { type Played, play } from './support.js'

const MAIN = { repo: 'octo-org/orion', branch: 'main', queue_type: 'main' }
const BISECTION = { ...MAIN, queue_type: 'bisection' }

const begin = () =>
  play({
    queues: [{ branch: 'main', concurrency: 2 }],
    pullRequests: [
      { number: 1 },
      { number: 2, fails: 'always' },
      { number: 3, mergeability: 'not_mergeable' },
      { number: 4, mergeability: 'in_progress', mergeableAfterMinutes: 20 },
    ],
    otherPullRequests: {},
    service: { evaluateSeconds: 0, mergeSeconds: 0 },
  })

async function metricsOf({ sandbox }: Played) {
  const response = await fetch(`${sandbox.url}/getMergeQueueMetrics`, {
    headers: { 'x-api-token': sandbox.token },
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
  const spent = (name: string) => [value(`${name}_count`), value(`${name}_sum`)]
  const ended = (conclusion: string, labels: object = MAIN) =>
    value('mq_pr_conclusions_1h_total', { ...labels, conclusion })
  return { families, value, spent, ended }
}

describe('as published', () => {
  const HISTOGRAMS = ['wait_duration', 'test_duration', 'time_in_queue'].map(
    (name) => `mq_pr_${name}_1h_seconds`,
  )

  test('metrics have names and types', async () => {
    await using world = await begin()
    const { families } = await metricsOf(world)
    expect(families.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'mq_depth_current gauge',
      'mq_awaiting_mergeability gauge',
      'mq_testing_slots_active gauge',
      'mq_pr_conclusions_1h_total gauge',
      'mq_pr_restarts_1h_total gauge',
      ...HISTOGRAMS.map((name) => `${name} histogram`),
    ])
  })

  test.each([MAIN, BISECTION])('metrics have labels and bounds, for %j', async (labels) => {
    await using world = await begin()
    const { families } = await metricsOf(world)
    const valuesOf = (label: string) =>
      families.map(({ name, samples }) => {
        const own = samples.filter((one) => one.labels.get('queue_type') === labels.queue_type)
        for (const sample of own) expect(Object.fromEntries(sample.labels)).toMatchObject(labels)
        return [name, own.flatMap((sample) => sample.labels.get(label) ?? [])] as const
      })
    const bounds = ['60', '300', '600', '900', '1800', '3600', '5400', '7200', '+Inf']
    expect(valuesOf('le').filter(([, values]) => values.length > 0)).toEqual(
      HISTOGRAMS.map((name) => [name, bounds]),
    )
    expect(valuesOf('conclusion').filter(([, values]) => values.length > 0)).toEqual([
      ['mq_pr_conclusions_1h_total', ['merged', 'failed', 'cancelled']],
    ])
  })
})

test('the depth excludes pull requests that are not ready, and slots are those under test', async () => {
  await using world = await begin()
  world.submit(1, 5, 6, 3, 4)
  await world.pass(1)
  const { value } = await metricsOf(world)
  expect(value('mq_depth_current')).toBe(3)
  expect(value('mq_awaiting_mergeability')).toBe(2)
  expect(value('mq_testing_slots_active')).toBe(2)
  expect(value('mq_depth_current', BISECTION)).toBe(0)
})

test('each pull request of a batch counts as a slot, and the halves belong to the bisection', async () => {
  await using world = await begin()
  const { engine } = world.sandbox
  engine.updateQueue('main', { batch: true, batchingMinSize: 3, concurrency: 1 })
  world.submit(1, 2, 5)
  await world.pass(1)
  expect((await metricsOf(world)).value('mq_testing_slots_active')).toBe(3)
  await world.pass(10)
  const { value } = await metricsOf(world)
  expect(value('mq_depth_current')).toBe(0)
  expect(value('mq_depth_current', BISECTION)).toBe(3)
  expect(value('mq_testing_slots_active', BISECTION)).toBe(2)
  await world.pass(45)
  const { ended } = await metricsOf(world)
  expect(ended('merged', BISECTION)).toBe(2)
  expect(ended('failed', BISECTION)).toBe(1)
})

test('conclusions and restarts are those of the last hour', async () => {
  await using world = await begin()
  world.submit(1, 2, 3)
  await world.pass(5)
  world.sandbox.engine.cancel('main', 3)
  world.sandbox.engine.restart('main', 1)
  await world.pass(15)
  const counts = async () => {
    const { value, ended } = await metricsOf(world)
    const ends = ['merged', 'failed', 'cancelled'].map((conclusion) => ended(conclusion))
    return [...ends, value('mq_pr_restarts_1h_total')]
  }
  expect(await counts()).toEqual([1, 1, 1, 1])
  await world.pass(70)
  expect(await counts()).toEqual([0, 0, 0, 0])
})

test('the time not ready counts as time in the queue, not as wait', async () => {
  await using world = await begin()
  world.submit(4)
  await world.pass(25)
  expect((await metricsOf(world)).spent('mq_pr_wait_duration_1h_seconds')).toEqual([1, 0])
  await world.pass(5)
  const { spent } = await metricsOf(world)
  expect(spent('mq_pr_test_duration_1h_seconds')).toEqual([1, 600])
  expect(spent('mq_pr_time_in_queue_1h_seconds')).toEqual([1, 1800])
})

test('a wait for a slot is counted, and a restart is another test', async () => {
  await using world = await begin()
  world.sandbox.engine.updateQueue('main', { concurrency: 1 })
  world.submit(1, 5)
  await world.pass(4)
  world.sandbox.engine.restart('main', 1)
  await world.pass(11)
  const { spent } = await metricsOf(world)
  // Pull request 1 twice, without a wait; pull request 5 after 14 minutes.
  expect(spent('mq_pr_wait_duration_1h_seconds')).toEqual([3, 840])
  expect(spent('mq_pr_test_duration_1h_seconds')).toEqual([2, 840])
})

import { describe, expect, test } from '../support/jest.js'
import { watchedQueue } from './watched-queue.js'

const HISTOGRAM = (branch: string, counts: readonly [number, number, number], type = 'main') => {
  const labels = `branch="${branch}",queue_type="${type}"`
  const [low, middle, all] = counts
  return `mq_pr_time_in_queue_1h_seconds_bucket{${labels},le="600"} ${low}
mq_pr_time_in_queue_1h_seconds_bucket{${labels},le="7200"} ${middle}
mq_pr_time_in_queue_1h_seconds_bucket{${labels},le="+Inf"} ${all}
mq_pr_time_in_queue_1h_seconds_sum{${labels}} 1
mq_pr_time_in_queue_1h_seconds_count{${labels}} ${all}
`
}
const TYPE = '# TYPE mq_pr_time_in_queue_1h_seconds histogram\n'
const P95 = 'p95(mq_pr_time_in_queue_1h_seconds)'
const DEPTH = (branch: string, value: number, type = 'main') =>
  `mq_depth_current{branch="${branch}",queue_type="${type}"} ${value}\n`

/** Watches one expression while the service answers with these metrics. */
async function watchExpression(expression: string, metrics: string, limits = '[2700, 5400]') {
  await using queue = await watchedQueue({ metrics: () => ({ body: metrics }) })
  const step = await queue.watch({ watch: `${expression}: ${limits}` })
  return { ...step, finding: step.findings[expression] }
}

test('a quantile at or above its limit has that tier, and the text has durations', async () => {
  const { finding, outcome } = await watchExpression(P95, TYPE + HISTOGRAM('main', [0, 10, 10]))
  expect(outcome).toBe('severe')
  expect(finding).toEqual({
    signal: P95,
    value: 6870,
    limit: 5400,
    tier: 'severe',
    text: 'the time in the queue (95 % within) is 1 h 54 min, limit 1 h 30 min',
  })
})

const DEPTHS = DEPTH('release/2.0', 90) + DEPTH('main', 3) + DEPTH('main', 95, 'bisection')
const POOLS = 'queued{branch="main",pool="a"} 3\nqueued{branch="main",pool="b"} 30\n'

test.each([
  ['the branch of the queue, without its bisections', 'mq_depth_current', DEPTHS, 3],
  ['a sample with an empty branch', 'mq_depth_current', DEPTH('', 30), 30],
  ['another branch that it names', 'mq_depth_current{branch="release/2.0"}', DEPTHS, 90],
  ['the highest of several series', 'queued', POOLS, 30],
])('an expression is about %s', async (_, expression, metrics, value) => {
  const { finding } = await watchExpression(expression, metrics, '20')
  expect(finding).toMatchObject({ value, tier: value < 20 ? 'healthy' : 'degraded' })
})

describe('without an observation, an expression is healthy', () => {
  test.each([
    ['a histogram that counted nothing', P95, TYPE + HISTOGRAM('main', [0, 0, 0])],
    ['no metrics at all', P95, ''],
    ['a documented metric that is absent', P95, DEPTH('main', 1)],
    ['a documented metric of other branches only', 'mq_depth_current', DEPTH('release/2.0', 9)],
    ['a sample that is NaN', 'mq_depth_current', DEPTH('main', Number.NaN)],
  ])('%s', async (_, expression, metrics) => {
    const { finding, outcome, warnings } = await watchExpression(expression, metrics)
    expect(outcome).toBe('healthy')
    expect(finding).toMatchObject({ value: null, tier: 'healthy' })
    expect(finding?.text).toContain('shows nothing yet')
    expect(warnings).toEqual([])
  })
})

describe('an expression is unread, with a warning', () => {
  test.each([
    ['a misspelt name', 'mq_depth_curent', 'did you mean mq_depth_current?'],
    ['an unknown name', 'cpu_usage', 'no sample is named cpu_usage'],
    ['a label that no sample has', 'mq_depth_current{pool="a"}', 'it has branch="main"'],
    ['a quantile of a gauge', 'p95(mq_depth_current)', 'it has no p95'],
    ['a histogram without a quantile', 'mq_pr_time_in_queue_1h_seconds', 'use p95('],
  ])('%s', async (_, expression, warning) => {
    const metrics = DEPTH('main', 1) + TYPE + HISTOGRAM('main', [1, 1, 1])
    const { finding, passed, warnings } = await watchExpression(expression, metrics, '20')
    expect(passed).toBe(true)
    expect(finding).toMatchObject({ value: null, tier: 'healthy' })
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain(warning)
  })
})

test('a quantile above the last bucket warns if a limit is never reached', async () => {
  const metrics = TYPE + HISTOGRAM('main', [0, 0, 10])
  const { finding, warnings } = await watchExpression(P95, metrics, '[3600, 10800]')
  expect(finding).toMatchObject({ value: 7200, tier: 'degraded' })
  expect(finding?.text).toContain('is more than 2 h')
  expect(warnings[0]).toContain('a limit above 2 h is never reached')
})

test('the metrics are not read without an expression', async () => {
  await using queue = await watchedQueue({ metrics: () => ({ body: '' }) })
  await queue.watch()
  expect(queue.service.paths()).toEqual(['/getQueue'])
})

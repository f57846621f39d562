/** Conditions whose name or label nothing has: a misspelt alert must not pass for ever. */
import { describedMetrics } from '../../sandbox/metrics.js'
import { DOCUMENTED_METRICS } from '../../src/metrics/documented.js'
import { getMetrics } from '../support/get-metrics.js'
import { describe, expect, test } from '../support/jest.js'

/** A busy queue with an idle bisection, as the service reports it. */
const QUEUE = `# TYPE mq_depth_current gauge
mq_depth_current{repo="octo-org/orion",branch="main",queue_type="main"} 21
mq_depth_current{repo="octo-org/orion",branch="main",queue_type="bisection"} 0
# TYPE mq_pr_conclusions_1h_total gauge
mq_pr_conclusions_1h_total{branch="main",queue_type="main",conclusion="merged"} 7
mq_pr_conclusions_1h_total{branch="main",queue_type="bisection",conclusion="merged"} 0
# TYPE mq_pr_time_in_queue_1h_seconds histogram
mq_pr_time_in_queue_1h_seconds_bucket{branch="main",queue_type="main",le="60"} 0
mq_pr_time_in_queue_1h_seconds_bucket{branch="main",queue_type="main",le="600"} 4
mq_pr_time_in_queue_1h_seconds_bucket{branch="main",queue_type="main",le="+Inf"} 4
mq_pr_time_in_queue_1h_seconds_bucket{branch="main",queue_type="bisection",le="60"} 4
mq_pr_time_in_queue_1h_seconds_bucket{branch="main",queue_type="bisection",le="+Inf"} 4
# TYPE builds_running gauge
builds_running{pool="large"} 3
`
const evaluate = (condition: string, body = QUEUE) =>
  getMetrics({ 'fail-when': condition }, { body })

test.each([
  ['mq_pr_restarts_1h_total > 5', 'there is no such sample'],
  ['mq_awaiting_mergeability{branch="main"} > 5', 'there is no such sample'],
  ['p95(mq_pr_test_duration_1h_seconds) > 5', 'there is no such sample'],
  ['mq_pr_wait_duration_1h_seconds_count > 5', 'there is no such sample'],
  ['mq_pr_conclusions_1h_total{branch="main",conclusion="failed"} > 5', 'there is no such sample'],
  ['mq_pr_conclusions_1h_total{conclusion="cancelled"} >= 0', 'there is no such sample'],
  ['mq_depth > 5', 'did you mean mq_depth_current?'],
  ['restarts > 5', 'no sample is named restarts'],
])('%s is not true, with the warning that %s', async (condition, why) => {
  const { warnings, ...step } = await evaluate(condition)
  expect(step).toMatchObject({ passed: true, outcome: 'read' })
  expect(warnings).toEqual([expect.stringMatching(/ is not true, because /)])
  expect(warnings[0]).toContain(why)
})

test.each([
  'mq_pr_wait_duration_1h_seconds > 5',
  'p95(mq_awaiting_mergeability) > 5',
  'p95(mq_pr_wait_duration_1h_seconds_sum) > 5',
])(
  '%s is wrong although the metric is absent, because its type is documented',
  async (condition) => {
    expect(await evaluate(condition)).toMatchObject({ passed: false, outcome: 'invalid-input' })
  },
)

describe('a documented value of a label', () => {
  test.each(['queue_type="main"', 'queue_type="bisection"'])(
    'is no mistake on a server without the label: %s',
    async (matcher) => {
      const body = 'mq_depth_current{branch="main"} 3\n'
      const { warnings, ...step } = await evaluate(`mq_depth_current{${matcher}} > 1`, body)
      expect(step).toMatchObject({ passed: true, outcome: 'read' })
      expect(warnings).toHaveLength(1)
    },
  )

  test.each([
    'mq_pr_conclusions_1h_total{conclusion="fialed"} > 5',
    'mq_pr_conclusions_1h_total{branch="mian",conclusion="failed"} > 5',
    'mq_depth_current{conclusion="failed"} > 5',
    'mq_depth_current{brnach!="main"} > 5',
    'mq_depth_current{queue_type="bisect"} > 5',
    'builds_running{pool="large",conclusion="failed"} > 5',
  ])('does not excuse another mistake: %s', async (condition) => {
    const { error, outcome } = await evaluate(condition)
    expect(outcome).toBe('invalid-input')
    expect(error).toContain('has the labels of')
  })
})

describe('a condition without `queue_type` is about the queue itself', () => {
  test.each([
    'mq_pr_conclusions_1h_total{branch="main",conclusion="merged"} == 0',
    'mq_depth_current < 5',
    'p95(mq_pr_time_in_queue_1h_seconds) < 60',
    'mq_pr_time_in_queue_1h_seconds_bucket{le="60"} > 0',
  ])('%s is not true because of a bisection', async (condition) => {
    const step = await evaluate(condition)
    expect(step).toMatchObject({ passed: true, outcome: 'read', warnings: [] })
  })

  test.each([
    'mq_depth_current{queue_type="bisection"} < 5',
    'mq_depth_current{queue_type!="main"} < 5',
    'mq_depth_current{queue_type!="other"} < 5',
  ])('%s names the label, so the bisection counts', async (condition) => {
    expect(await evaluate(condition)).toMatchObject({ outcome: 'threshold-exceeded' })
  })

  test('samples without the label count', async () => {
    const step = await evaluate('mq_depth_current > 1', 'mq_depth_current{branch="main"} 2\n')
    expect(step).toMatchObject({ outcome: 'threshold-exceeded' })
  })

  test('samples of bisections alone are no observation of the queue', async () => {
    const body = 'mq_depth_current{queue_type="bisection"} 9\n'
    const { warnings, outcome } = await evaluate('mq_depth_current > 1', body)
    expect(outcome).toBe('read')
    expect(warnings).toEqual([expect.stringContaining('there is no such sample')])
  })
})

test('the documented metrics are those of the sandbox, with their types', async () => {
  const described = await describedMetrics()
  expect(described.map(({ name, type }) => [name, String(type)])).toEqual([...DOCUMENTED_METRICS])
})

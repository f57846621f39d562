import { readFileSync } from 'node:fs'
import { getMetrics, METRICS } from '../support/get-metrics.js'
import { describe, expect, test } from '../support/jest.js'
import { jsonOutput } from '../support/recorder.js'

test('a condition that is true fails the step, with all outputs and files', async () => {
  const { outputs, error, seen, ...step } = await getMetrics({
    'fail-when': 'mq_depth_current > 20\nmq_depth_current{branch="main"} > 50',
    'metrics-file': 'queue.prom',
  })
  expect(step).toMatchObject({ passed: false, outcome: 'threshold-exceeded' })
  expect(outputs['metrics-file']).not.toBe('')
  expect(error).toContain('mq_depth_current{repo="octo-org/orion",branch="main"} is 21')
  expect(seen.summary).toContain('❌')
  expect(seen.summary).toContain('✅')
})

test('a condition that no sample meets passes', async () => {
  const step = await getMetrics({ 'fail-when': 'mq_depth_current > 100' })
  expect(step).toMatchObject({ passed: true, outcome: 'read', warnings: [] })
})

test.each([
  ['mq_depth_current{branch="mian"} > 1', 'branch="main" | "|<b>". '],
  ['five{of="6"} > 1', 'it has of="1" | "2" | "3" | "4" | "5". '],
  ['six{of="7"} > 1', 'it has of="1" | "2" | "3" | "4" | "5" | …. '],
  [
    'mq_pr_wait_duration_1h_seconds_bucket{branch="main",le="61"} > 1',
    'it has branch="main", le="60" | ',
  ],
  ['mq_depth_current{branhc="main"} > 1', 'repo="octo-org/orion"'],
  ['p95(mq_pr_wait_duration_1h_seconds{branch="mian"}) > 1', 'it has branch="main". '],
  ['bare{branch="main"} > 1', '; it has none'],
])('labels that no sample of that name has are a wrong condition: %s', async (condition, hint) => {
  const upTo = (name: string, count: number) =>
    `# TYPE ${name} gauge\n${Array.from({ length: count }, (_, at) => `${name}{of="${at + 1}"} 1\n`).join('')}`
  const body = `${METRICS}# TYPE bare gauge\nbare 1\n${upTo('five', 5)}${upTo('six', 6)}`
  const { error, outputs, ...step } = await getMetrics({ 'fail-when': condition }, { body })
  expect(step).toMatchObject({ passed: false, outcome: 'invalid-input' })
  expect(error).toContain(`has the labels of \`${condition}\``)
  expect(error).toContain(hint)
  expect(outputs['metrics']).not.toBe('')
})

test.each(['', '\n', '# nothing\n', '# TYPE mq_depth_current gauge\n'])(
  'conditions on the metrics %j, which have no sample, are not true, with a warning each',
  async (body) => {
    const conditions = 'mq_depth_curent{brnach="mian"} > 1\np95(mq_wait) > 1\nmq_depth_current < 1'
    const { warnings, ...step } = await getMetrics({ 'fail-when': conditions }, { body })
    expect(step).toMatchObject({ passed: true, outcome: 'read', paths: [expect.anything()] })
    expect(warnings).toEqual([
      '`fail-when`: `mq_depth_curent{brnach="mian"} > 1` is not true, because no sample is named mq_depth_curent; did you mean mq_depth_current?',
      '`fail-when`: `p95(mq_wait) > 1` is not true, because no histogram is named mq_wait.',
      '`fail-when`: `mq_depth_current < 1` is not true, because there is no such sample.',
    ])
  },
)

test('a quantile of a histogram can be a condition, and is in the output', async () => {
  const condition = 'p95(mq_pr_wait_duration_1h_seconds{branch="main"}) > 2700'
  const { error, outputs, ...step } = await getMetrics({ 'fail-when': condition })
  expect(step).toMatchObject({ passed: false, outcome: 'threshold-exceeded' })
  expect(error).toContain(
    'p95(mq_pr_wait_duration_1h_seconds{branch="main"}) is 3423, 57 min 3 s (fails when > 2700, 45 min)',
  )
  const metrics = jsonOutput(outputs, 'metrics')
  expect(metrics[0]).not.toHaveProperty('quantiles')
  expect(metrics[1].quantiles).toEqual([
    { labels: { branch: 'main' }, p50: 1830, p90: 3246, p95: 3423, p99: 3564.6 },
  ])
})

test.each([
  [
    'mq_pr_wait_duration_1h_seconds > 1',
    'mq_pr_wait_duration_1h_seconds is a histogram: use p95(mq_pr_wait_duration_1h_seconds), mq_pr_wait_duration_1h_seconds_count or',
  ],
  [
    'mq_pr_wait_duration_1h_seconds{branch="main"} > 1',
    'mq_pr_wait_duration_1h_seconds is a histogram: use ',
  ],
  ['p95(mq_depth_current) > 1', 'mq_depth_current is not a histogram, so it has no p95.'],
  ['p95(mq_depth_current{branch="main"}) < 1', 'mq_depth_current is not a histogram'],
])(
  'a condition that this type of metric can never meet is refused: %s',
  async (condition, problem) => {
    // Another condition that is true does not hide it.
    const conditions = `mq_depth_current > 0\n${condition}`
    const { error, ...step } = await getMetrics({ 'fail-when': conditions })
    expect(step).toMatchObject({ passed: false, outcome: 'invalid-input', warnings: [] })
    expect(error).toContain(problem)
  },
)

test.each([
  [
    'a part of a histogram',
    'p95(mq_wait_count) > 1',
    'no histogram is named mq_wait_count; did you mean mq_wait?',
  ],
  ['a part of a summary', 'p95(mq_size_sum) > 1', 'no histogram is named mq_size_sum; '],
  ['a gauge named as buckets are', 'p95(mq_odd_bucket) > 1', 'no histogram is named mq_odd; '],
  ['buckets without a TYPE line', 'p95(mq_bare) > 1', 'no histogram is named mq_bare; '],
  [
    'no +Inf bucket',
    'p95(mq_open) > 1',
    'p95(mq_open{branch="main"}) needs a +Inf bucket and a finite one',
  ],
  ['the +Inf bucket alone', 'p95(mq_whole) > 1', 'p95(mq_whole) needs a +Inf bucket'],
  ['no bucket', 'p95(mq_none) > 1', 'p95(mq_none) needs a +Inf bucket'],
])('a quantile that cannot be computed is refused: %s', async (_, condition, problem) => {
  const body = `# TYPE mq_wait histogram
mq_wait_bucket{le="60"} 1
mq_wait_bucket{le="+Inf"} 1
mq_wait_count 1
# TYPE mq_size summary
mq_size_sum 1
# TYPE mq_odd_bucket gauge
mq_odd_bucket{le="60"} 1
mq_bare_bucket{le="60"} 1
mq_bare_bucket{le="+Inf"} 1
# TYPE mq_open histogram
mq_open_bucket{branch="idle",le="60"} 0
mq_open_bucket{branch="idle",le="+Inf"} 0
mq_open_bucket{branch="main",le="60"} 1
# TYPE mq_whole histogram
mq_whole_bucket{le="+Inf"} 1
mq_whole_bucket{le="Inf"} 1
# TYPE mq_none histogram
mq_none_count 1
`
  const { error, ...step } = await getMetrics({ 'fail-when': condition }, { body })
  expect(step).toMatchObject({ passed: false, outcome: 'invalid-input', warnings: [] })
  expect(error).toContain(problem)
})

test('a series that exceeds the limit is reported although another one lacks its buckets', async () => {
  const body = `# TYPE mq_wait histogram
mq_wait_bucket{branch="main",le="60"} 1
mq_wait_bucket{branch="next",le="60"} 1
mq_wait_bucket{branch="next",le="+Inf"} 1
`
  const { outcome, error } = await getMetrics({ 'fail-when': 'p50(mq_wait) > 1' }, { body })
  expect(outcome).toBe('threshold-exceeded')
  expect(error).toContain('p50(mq_wait{branch="next"}) is 30')
})

test.each(['', 'mq_wait_count 0\n'])(
  'a histogram without buckets that observed nothing is a warning: %j',
  async (samples) => {
    const body = `# TYPE mq_wait histogram\n${samples}`
    const { passed, warnings } = await getMetrics({ 'fail-when': 'p95(mq_wait) > 1' }, { body })
    expect(passed).toBe(true)
    expect(warnings).toHaveLength(1)
  },
)

test('a condition on a sample without a number is a warning, and is not shown as kept', async () => {
  const { passed, warnings, seen } = await getMetrics({
    'fail-when': 'mq_depth_current{branch!="main"} > 5',
  })
  expect(passed).toBe(true)
  expect(warnings).toEqual([expect.stringContaining('NaN')])
  expect(seen.summary).not.toContain('✅')
})

test('wrong conditions and addresses are reported together, before any request, without the password', async () => {
  const { error, ...step } = await getMetrics({
    'fail-when': 'depth over 20\nmq_depth_current > many',
    'pushgateway-url': 'http://ci:hunter22@push.example.com',
    'metrics-scope': 'org',
  })
  expect(step).toMatchObject({ outcome: 'invalid-input', paths: [] })
  expect(error).toContain('"depth over 20"')
  expect(error).toContain('"many" is not a number')
  expect(error).toContain('`pushgateway-url` must begin with https://')
  expect(error).toContain('`metrics-scope` is "org"')
  expect(error).not.toContain('hunter22')
})

/** The conditions of a `fail-when: |` block in one of our documents. */
function documentedConditions(path: string): string {
  const block = /fail-when: \|\n((?: +.*\n)+)/.exec(readFileSync(path, 'utf8'))?.[1]
  if (block === undefined) throw new Error(`${path} shows no fail-when`)
  return block
}

describe.each(['docs/metrics.md', 'examples/metrics.yml'])('the conditions of %s', (path) => {
  test.each([
    [51, 'threshold-exceeded'],
    [50, 'read'],
  ])('with %d pull requests in the queue give the outcome %s', async (depth, outcome) => {
    const body = `mq_depth_current{branch="main",queue_type="main"} ${depth}\n`
    const inputs = { 'fail-when': documentedConditions(path) }
    expect(await getMetrics(inputs, { body })).toMatchObject({ outcome })
  })
})

test.each([
  [10, 'threshold-exceeded'],
  [9, 'read'],
])(
  'the conditions of docs/metrics.md with %d failures in an hour give the outcome %s',
  async (failures, outcome) => {
    const labels = 'branch="main",queue_type="main",conclusion="failed"'
    const body = `mq_pr_conclusions_1h_total{${labels}} ${failures}\n`
    const inputs = { 'fail-when': documentedConditions('docs/metrics.md') }
    expect(await getMetrics(inputs, { body })).toMatchObject({ outcome })
  },
)

/** The whole report of some metrics, as a reader of the summary sees it. */

import { getMetrics } from '../support/get-metrics.js'
import { expect, test } from '../support/jest.js'
import { shown } from '../support/shown.js'

const TEXT = `# TYPE depth gauge
depth{branch="main",repo="octo-org/orion"} 21
depth{branch="next"} NaN
depth 0.123456
depth{branch="old"} 12345.678
# TYPE age_seconds gauge
age_seconds 3700
age_seconds{branch="next"} +Inf
# TYPE wait_seconds histogram
wait_seconds_bucket{branch="main",le="60"} 5
wait_seconds_bucket{branch="main",le="120"} 10
wait_seconds_bucket{branch="main",le="+Inf"} 10
wait_seconds_sum{branch="main"} 600
wait_seconds_count{branch="main"} 10
wait_seconds_bucket{branch="next",le="+Inf"} 0
wait_seconds_count{branch="next"} 0
wait_seconds_sum{branch="next"} 0
# TYPE tries histogram
tries_bucket{le="1"} 90
tries_bucket{le="+Inf"} 100
`

async function report(text: string, conditions: readonly string[] = []) {
  const inputs = { 'fail-when': conditions.join('\n') }
  const { passed, seen, error } = await getMetrics(inputs, { body: text })
  const summary = shown(seen.summary).trimEnd().replaceAll('&nbsp;', ' ').split('\n\n')
  return { passed, summary, seen, log: seen.info, error }
}

const VALUES = `| Metric | Value |
| --- | ---: |
| depth {branch="main",repo="octo-org/orion"} | 21 |
| depth {branch="next"} | NaN |
| depth | 0.1235 |
| depth {branch="old"} | 12350 |
| age_seconds | 1 h 1 min |
| age_seconds {branch="next"} | +Inf |`
const HISTOGRAMS = `| Histogram | Count | p50 | p90 | p95 | p99 |
| --- | ---: | ---: | ---: | ---: | ---: |
| wait_seconds {branch="main"} | 10 | 1 min | 1 min 48 s | 1 min 54 s | 1 min 59 s |
| wait_seconds {branch="next"} | 0 |  |  |  |  |
| tries |  | 0.5556 | 1 | > 1 | > 1 |`

test('values and histograms have a table each', async () => {
  const { passed, summary, log } = await report(TEXT)
  expect(passed).toBe(true)
  expect(summary).toEqual(['### ℹ️ Read 4 metrics with 16 samples', VALUES, HISTOGRAMS])
  expect(log).toEqual(['Read 4 metrics with 16 samples', 'Outcome: read'])
})

test('labels that every series has are named once above the tables', async () => {
  const { summary } = await report(`# TYPE depth gauge
depth{repo="octo-org/orion",branch="main"} 1
depth{repo="octo-org/orion",branch="next"} 2
# TYPE tries histogram
tries_bucket{repo="octo-org/orion",le="1"} 90
tries_bucket{repo="octo-org/orion",le="+Inf"} 100
`)
  expect(summary.slice(1)).toEqual([
    'All series have {repo="octo-org/orion"}:',
    '| Metric | Value |\n| --- | ---: |\n| depth {branch="main"} | 1 |\n| depth {branch="next"} | 2 |',
    '| Histogram | Count | p50 | p90 | p95 | p99 |\n| --- | ---: | ---: | ---: | ---: | ---: |\n| tries |  | 0.5556 | 1 | > 1 | > 1 |',
  ])
})

test('the labels of a single series stay in its row', async () => {
  const one = '# TYPE depth gauge\ndepth{repo="orion",branch="main"} 1\n'
  const two = await report(`${one}depth{repo="orion",branch="next"} 2\n`)
  expect(two.summary[1]).toBe('All series have {repo="orion"}:')
  expect((await report(one)).summary.join('\n')).not.toContain('All series')
})

test('the only exceeded limit is the headline, and each other condition has a line', async () => {
  const conditions = [
    'depth{branch="main"} > 20',
    'depth{branch="main"} > 21',
    'depth{branch="next"} > 1',
    'p95(wait_seconds{branch="next"}) > 1',
    'p99(tries) > 1',
  ]
  const { passed, summary, error } = await report(TEXT, conditions)
  expect(passed).toBe(false)
  expect(summary[0]).toBe(
    '### ❌ depth{branch="main",repo="octo-org/orion"} is 21 (fails when > 20)',
  )
  expect(summary[1]).toMatch(/^\*\*Next:\*\* Check the queue/)
  expect(
    summary[2],
  ).toBe(`- ✅ depth{branch="main",repo="octo-org/orion"} is **21** (fails when > 21)
- ⚠️ depth{branch="next"} > 1: every sample that it matches is NaN
- ⚠️ p95(wait_seconds{branch="next"}) > 1: nothing was observed in the last hour
- ⚠️ p99(tries) > 1: p99(tries) is above the last bucket, 1`)
  expect(error).toBe(
    'Checking `fail-when`: depth{branch="main",repo="octo-org/orion"} is 21 (fails when > 20). Check the queue, or change the condition in `fail-when`.',
  )
})

test('five samples of a condition are named, and the others are counted', async () => {
  const samples = (count: number) =>
    Array.from({ length: count }, (_, index) => `depth{n="${index}"} ${index + 1}\n`).join('')
  const five = await report(samples(5), ['depth > 0'])
  expect(five.error).toContain(
    'depth{n="0"} is 1, depth{n="1"} is 2, depth{n="2"} is 3, depth{n="3"} is 4, depth{n="4"} is 5 (fails when > 0). Check',
  )
  expect(five.summary[1]?.split('\n')).toHaveLength(5)
  const seven = await report(samples(7), ['depth > 0'])
  expect(seven.error).toContain('depth{n="4"} is 5 and 2 more (fails when > 0). Check')
  expect(seven.summary[1]?.split('\n').at(-1)).toBe('- ❌ 2 more for depth > 0')
  const kept = await report(samples(7), ['depth > 7'])
  expect(kept.summary[1]).toMatch(/^- ✅ depth.* is \*\*5\*\* and 2 more \(fails when > 7\)$/)
})

const ofQueues = (more = '') => `# TYPE mq_depth_current gauge
mq_depth_current{repo="octo-org/orion",branch="main",queue_type="main"} 7
mq_depth_current{repo="octo-org/orion",branch="main",queue_type="bisection"} 2
mq_depth_current{repo="octo-org/orion",branch="release",queue_type="main"} 0
# TYPE mq_testing_slots_active gauge
mq_testing_slots_active{repo="octo-org/orion",branch="main",queue_type="main"} 3
# TYPE mq_pr_conclusions_1h_total gauge
mq_pr_conclusions_1h_total{repo="octo-org/orion",branch="main",queue_type="main",conclusion="merged"} 12
mq_pr_conclusions_1h_total{repo="octo-org/orion",branch="main",queue_type="main",conclusion="failed"} 1
# TYPE mq_pr_time_in_queue_1h_seconds histogram
mq_pr_time_in_queue_1h_seconds_bucket{repo="octo-org/orion",branch="main",queue_type="main",le="600"} 0
mq_pr_time_in_queue_1h_seconds_bucket{repo="octo-org/orion",branch="main",queue_type="main",le="1800"} 13
mq_pr_time_in_queue_1h_seconds_bucket{repo="octo-org/orion",branch="main",queue_type="main",le="+Inf"} 13
${more}`

const QUEUES = ofQueues()
const EMPTY_LABELS = QUEUES.replaceAll('queue_type="main"', 'queue_type=""')
const linesOf = (text: string, isKept: (line: string) => boolean) =>
  `${text.split('\n').filter(isKept).join('\n')}\n`
const REPOSITORY_ONCE = [
  'mq_depth_current{branch="main"} 7\n',
  'mq_testing_slots_active{branch="main",repo="octo-org/orion"} 3\n',
]

test.each<[string, string, readonly string[], string]>([
  ['no metric', '# no metrics\n', [], '⚠️ Trunk shows no metrics'],
  [
    'a limit that is kept',
    TEXT,
    ['depth{branch="main"} > 21'],
    '✅ depth{branch="main",repo="octo-org/orion"} is 21 (fails when > 21)',
  ],
  [
    'a limit of samples that are all NaN',
    TEXT,
    ['depth{branch="next"} > 1'],
    '⚠️ The limit could not be checked',
  ],
  [
    'a limit of a histogram without observations',
    TEXT,
    ['p50(wait_seconds{branch="next"}) > 1'],
    '⚠️ The limit could not be checked',
  ],
  [
    'two limits of which one could not be checked',
    TEXT,
    ['depth{branch="main"} > 21', 'depth{branch="next"} > 1'],
    '⚠️ 1 of 2 limits could not be checked',
  ],
  [
    'limits that are all kept',
    QUEUES,
    ['mq_depth_current > 9', 'mq_depth_current < 0'],
    '✅ All 2 limits are kept',
  ],
  [
    'the depth of a queue',
    QUEUES,
    ['mq_depth_current{branch="main"} > 5'],
    '❌ Depth of main is 7 (fails when > 5)',
  ],
  [
    'a depth with an empty label in place of a missing one',
    EMPTY_LABELS,
    ['mq_depth_current{branch="main"} > 5'],
    '❌ Depth of main is 7 (fails when > 5)',
  ],
  [
    'the time in a queue',
    QUEUES,
    ['p95(mq_pr_time_in_queue_1h_seconds) > 2700'],
    '✅ p95 of the time in the queue of main is 29 min (fails when > 45 min)',
  ],
  [
    'a metric that no words describe',
    QUEUES,
    ['mq_pr_conclusions_1h_total{conclusion="failed"} >= 1'],
    '❌ mq_pr_conclusions_1h_total{branch="main",conclusion="failed"} is 1 (fails when >= 1)',
  ],
  [
    'the depth of a bisection',
    QUEUES,
    ['mq_depth_current{queue_type="bisection"} >= 1'],
    '❌ mq_depth_current{branch="main",queue_type="bisection"} is 2 (fails when >= 1)',
  ],
  [
    'a queue of one of several repositories',
    ofQueues('mq_depth_current{repo="octo-org/vega",branch="main"} 11\n'),
    ['mq_depth_current > 10'],
    '❌ Depth of octo-org/vega main is 11 (fails when > 10)',
  ],
  ['two queues', EMPTY_LABELS, [], 'ℹ️ 2 queues: 7 pull requests, 3 testing'],
  [
    'one queue',
    linesOf(QUEUES, (line) => !line.includes('release')),
    [],
    'ℹ️ Queue main: 7 in the queue, 3 testing',
  ],
  [
    'a queue of which only the time is known',
    linesOf(QUEUES, (line) => line.includes('time_in_queue')),
    [],
    'ℹ️ Queue main',
  ],
  [
    'a queue whose repository is only in the last series',
    REPOSITORY_ONCE.join(''),
    [],
    'ℹ️ Queue main: 7 in the queue, 3 testing',
  ],
  [
    'a queue whose repository is only in the first series',
    REPOSITORY_ONCE.toReversed().join(''),
    [],
    'ℹ️ Queue main: 7 in the queue, 3 testing',
  ],
  [
    'a series with an empty branch',
    'mq_depth_current{branch=""} 7\n',
    [],
    'ℹ️ Read 1 metric with 1 sample',
  ],
])('the headline is about %s', async (_, text, conditions, headline) => {
  const { summary } = await report(text, conditions)
  expect(summary[0]).toBe(`### ${headline}`)
})

test('queues of several repositories name theirs', async () => {
  const { summary } = await report(
    ofQueues('mq_depth_current{repo="octo-org/vega",branch="main"} 1\n'),
  )
  expect(summary[1]).toContain('| main octo-org/orion | 7 3 testing |')
  expect(summary[1]).toContain('| main octo-org/vega | 1 |')
})

test('several exceeded limits are counted in the headline and in the title of the annotation', async () => {
  const { summary, seen } = await report(ofQueues(), [
    'mq_depth_current{branch="main"} > 5',
    'mq_testing_slots_active > 1',
    'mq_depth_current > 99',
  ])
  expect(summary[0]).toBe('### ❌ Depth of main is 7 (fails when > 5), and 1 more')
  expect(summary[1]?.split('\n')).toHaveLength(2)
  expect(seen.errors[0]?.properties['title']).toBe('2 of 3 limits exceeded')
  expect(seen.errors[0]?.message).not.toContain('limits exceeded')
})

test('the annotation of one condition names the measurement in its message and not in its title', async () => {
  const { seen } = await report(ofQueues(), ['mq_depth_current{branch="main"} > 5'])
  expect(seen.errors[0]?.properties['title']).toBe('The limit is exceeded')
  expect(seen.errors[0]?.message).toContain('is 7 (fails when > 5)')
})

test('a value that the metrics lack is a dash beside one that they have', async () => {
  const text = `# TYPE mq_pr_conclusions_1h_total gauge
mq_pr_conclusions_1h_total{branch="main",conclusion="merged"} 12
`
  const { summary } = await report(text)
  expect(summary[1]).toContain('| main | – | 12 / – | – |')
})

test('the summary of two queues, one limit exceeded and one kept', async () => {
  const conditions = [
    'mq_depth_current{branch="main"} > 5',
    'p95(mq_pr_time_in_queue_1h_seconds) > 2700',
  ]
  const { seen } = await getMetrics({ 'fail-when': conditions.join('\n') }, { body: ofQueues() })
  expect(seen.summary).toMatchSnapshot()
})

test('the summary of metrics without a condition, and of one that is kept', async () => {
  const facts = await getMetrics({}, { body: ofQueues() })
  expect(facts.seen.summary.replace(/<details>.*/s, '')).toMatchSnapshot('without a condition')
  const kept = await getMetrics({ 'fail-when': 'mq_depth_current > 9' }, { body: ofQueues() })
  expect(kept.seen.summary.replace(/<details>.*/s, '')).toMatchSnapshot('a limit that is kept')
})

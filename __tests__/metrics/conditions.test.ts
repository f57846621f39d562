import { type Condition, parseCondition } from '../../src/metrics/conditions.js'
import { evaluateCondition, failingReadings } from '../../src/metrics/evaluate.js'
import { parseExposition } from '../../src/metrics/parse.js'
import { metricsReport } from '../../src/metrics/report.js'
import { describe, expect, test } from '../support/jest.js'
import { code, summaryOf } from '../support/written.js'

const families = parseExposition(
  'depth{branch="main"} 21\ndepth{branch="a, \\"b\\" } > 1"} 3\nodd NaN\n# TYPE h histogram\nh_count 2\n# TYPE idle histogram\n',
)

const verdictOf = (text: string, among = families) =>
  evaluateCondition(parseCondition(text) as Condition, among)

test.each([
  ['depth > 20', 2, 1],
  ['depth>=21', 2, 1],
  ['depth > 21', 2, 0],
  ['depth < 4', 2, 1],
  ['depth < 3', 2, 0],
  ['depth <= 2', 2, 0],
  ['depth == 21', 2, 1],
  ['depth != 21', 2, 1],
  ['depth{branch="main"} > 20', 1, 1],
  ['depth{branch="main",} > 2e1', 1, 1],
  ['depth{branch!="main"} > 20', 1, 0],
  ['depth{branch="a, \\"b\\" } > 1"} > 1', 1, 1],
  ['depth{branch="main", conclusion=""} > 20', 1, 1],
  ['depth{} < +Inf', 2, 2],
  ['odd > 0', 1, 0],
  ['odd != 0', 1, 1],
  ['h_count == 2', 1, 1],
  ['idle_count > 0', 0, 0],
])('%s has %i readings, and is true for %i', (text, matched, failing) => {
  const verdict = verdictOf(text)
  expect(verdict.readings).toHaveLength(matched)
  expect(verdict.failing).toHaveLength(failing)
})

test.each([
  'depth',
  'depth > ',
  'depth > many',
  'depth == NaN',
  'depth => 1',
  'depth = 1',
  '1depth > 1',
  'depth{branch=main} > 1',
  'depth > 1 or odd > 1',
  'p99.9(h) > 1',
  'p95(h > 1',
  'p95 h > 1',
  'p95(h){branch="main"} > 1',
])('%j is not a condition', (text) => {
  expect(parseCondition(text)).toEqual({
    hasForm: expect.any(Boolean),
    problem: expect.any(String),
  })
})

describe('quantiles', () => {
  const histogram = (branch: string, ...counts: number[]) =>
    ['60', '120', '+Inf']
      .map((le, index) => `wait_bucket{branch="${branch}",le="${le}"} ${counts[index]}\n`)
      .join('')
  const waits = parseExposition(
    `# TYPE wait histogram\n${histogram('main', 0, 10, 10)}${histogram('next', 5, 5, 10)}${histogram('idle', 0, 0, 0)}`,
  )
  const verdict = (text: string) => verdictOf(text, waits)

  test('each series is compared by itself, and one is enough', () => {
    expect(verdict('p50(wait) > 61').failing).toEqual([
      {
        labels: new Map([['branch', 'main']]),
        series: 'p50(wait{branch="main"})',
        value: 90,
        isBeyond: false,
      },
    ])
    expect(verdict('p50( wait {branch!="main"} ) > 61').failing).toEqual([])
    expect(verdict('p50(wait_bucket{branch="main"}) == 90').failing).toHaveLength(1)
  })

  test('a quantile above the last bucket is its bound, as in Prometheus, and in doubt', () => {
    const beyond = verdict('p95(wait{branch="next"}) > 120')
    expect(beyond.failing).toEqual([])
    expect(beyond.doubt).toBe('p95(wait{branch="next"}) is above the last bucket, 120')
    expect(failingReadings(verdict('p95(wait{branch="next"}) > 119'))).toBe(
      'p95(wait{branch="next"}) is more than 120',
    )
    // Only an upper limit can be missed.
    expect(verdict('p95(wait{branch="next"}) < 60').doubt).toBeUndefined()
  })

  test('a condition that is true for one series is in no doubt about another one', () => {
    const doubt = 'p95(wait{branch="next"}) is above the last bucket, 120'
    expect(verdict('p95(wait{branch="next"}) != 120').doubt).toBe(doubt)
    expect(verdict('p95(wait) != 120').doubt).toBeUndefined()
  })
})

describe('a name that nothing has', () => {
  const gauges = (...names: readonly string[]) => names.map((name) => `${name} 1\n`).join('')
  const queue = parseExposition(
    `${gauges('mq_depth_current', 'mq_testing_slots_active', 'mq_awaiting_mergeability')}# TYPE mq_pr_wait_1h_seconds histogram\nmq_pr_wait_1h_seconds_bucket{le="+Inf"} 3\n`,
  )
  const verdict = (text: string, among = queue) => verdictOf(text, among)
  const doubt = (text: string, among = queue) => verdict(text, among).doubt

  test.each([
    ['mq_dept_current > 1', 'mq_depth_current'],
    ['MQ_Depth_Current > 1', 'mq_depth_current'],
    ['mq_pr_wait_1h_second > 1', 'p95(mq_pr_wait_1h_seconds)'],
    ['p95(mq_pr_wait_1h_secnds) > 1', 'mq_pr_wait_1h_seconds'],
    ['p95(mq_pr_wait_seconds) > 1', 'mq_pr_wait_1h_seconds'],
    ['p95(mq_pr_wait_1h_seconds_sum) > 1', 'mq_pr_wait_1h_seconds'],
    ['mq_pr_conclusion_1h_total > 1', 'mq_pr_conclusions_1h_total'],
    ['p95(mq_pr_test_duration_1h_secs) > 1', 'mq_pr_test_duration_1h_seconds'],
    ['mq_pr_wait_duration_1h_seconds_counts > 9', 'mq_pr_wait_duration_1h_seconds_count'],
  ])('is a mistake within three edits of another one: %s means %s', (text, meant) => {
    expect(verdict(text).mistake).toMatch(/^no (sample|histogram) is named /)
    expect(verdict(text).mistake?.split('; ')[1]).toBe(`did you mean ${meant}?`)
  })

  test.each([
    ['mq_depth > 1', 'mq_depth_current'],
    ['current_depth > 1', 'mq_depth_current'],
    ['slots_active > 1', 'mq_testing_slots_active'],
  ])('is in doubt beyond three edits: %s may mean %s', (text, meant) => {
    expect(verdict(text).mistake).toBeUndefined()
    expect(doubt(text)?.split('; ')[1]).toBe(`did you mean ${meant}?`)
  })

  test('the doubt lists the first eight names if none is near', () => {
    expect(doubt('p95(latency) > 1')).toBe(
      'no histogram is named latency; there are mq_pr_wait_1h_seconds',
    )
    expect(doubt('backlog > 1')).toBe(
      'no sample is named backlog; there are mq_depth_current, mq_testing_slots_active, mq_awaiting_mergeability, mq_pr_wait_1h_seconds_sum, mq_pr_wait_1h_seconds_count, mq_pr_wait_1h_seconds_bucket',
    )
    const many = parseExposition(gauges(...'abcdefghi'))
    expect(doubt('backlog > 1', many)).toBe(
      'no sample is named backlog; there are a, b, c, d, e, f, g, h and 1 more',
    )
  })
})

test.each([50, 99])('p%i is a quantile', (percentile) => {
  expect(parseCondition(`p${percentile}(h) > 1`)).toMatchObject({ percentile })
})

test.each(['p49', 'p100', 'p0', 'p950'])('%s is not a quantile from p50 to p99', (quantile) => {
  const problem = `"${quantile}" is not a quantile from p50 to p99`
  expect(parseCondition(`${quantile}(h) > 1`)).toEqual({ hasForm: true, problem })
})

test.each([
  ['45m', '; times are in seconds: 2700'],
  ['1.5h', '; times are in seconds: 5400'],
  ['2min', '; times are in seconds: 120'],
  ['30s', '; times are in seconds: 30'],
  ['x45m', ''],
  ['45ms', ''],
  ['45mm', ''],
  ['45d', ''],
  ['.m', ''],
])('the limit %s gets the hint %j', (limit, hint) => {
  expect(parseCondition(`a > ${limit}`)).toEqual({
    hasForm: true,
    problem: `"${limit}" is not a number${hint}`,
  })
})

test.each([
  ['p95(h_bucket) > 1', 'h'],
  ['p95(h_bucket_x) > 1', 'h_bucket_x'],
  ['h_bucket > 1', 'h_bucket'],
  ['p95 > 1', 'p95'],
])('%s is about %s', (text, name) => {
  expect(parseCondition(text)).toMatchObject({ name })
})

test.each([
  ['a > 20', '> 20'],
  ['a{b="> 1"} >= 20', '>= 20'],
  ['a{b="x = y > 1", c!=""} != -2', '!= -2'],
  ['p95(h{b=">"}) == +Inf', '== +Inf'],
])('the report of %s says that it fails when %s', (text, end) => {
  const families = parseExposition('a{b="x"} 1\n# TYPE h histogram\nh_count 1\n')
  const verdict = evaluateCondition(parseCondition(text) as Condition, families)
  const failing = [{ labels: new Map(), series: 'a', value: 1, isBeyond: false }]
  const report = metricsReport(families, [{ ...verdict, failing }], undefined)
  expect(summaryOf(report)).toContain(`(fails when ${code(end)})`)
})

import { type Condition, parseCondition } from '../../src/metrics/conditions.js'
import { evaluateCondition, failingReadings } from '../../src/metrics/evaluate.js'
import { parseExposition } from '../../src/metrics/parse.js'
import { describe, expect, test } from '../support/jest.js'

const families = parseExposition(
  'depth{branch="main"} 21\ndepth{branch="a, \\"b\\" } > 1"} 3\nodd NaN\n# TYPE h histogram\nh_count 2\n# TYPE idle histogram\n',
)

const judge = (text: string) => {
  const condition = parseCondition(text)
  if ('problem' in condition) throw new Error(condition.problem)
  const { doubt, mistake, readings, failing } = evaluateCondition(condition, families)
  return [
    !/ is (named|a histogram|not a histogram)/.test(mistake ?? doubt ?? ''),
    readings.length,
    failing.length,
  ]
}

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
  ['depth{branch="gone"} > 0', 0, 0],
  ['idle_count > 0', 0, 0],
])('%s has %i readings, and is true for %i', (text, matched, failing) => {
  expect(judge(text)).toEqual([true, matched, failing])
})

test.each(['dpeth > 1', 'h > 1', 'p95(depth) > 1', 'p95(gone) > 1'])(
  '%s names no existing metric',
  (text) => {
    expect(judge(text)).toEqual([false, 0, 0])
  },
)

test.each([
  'depth',
  'depth > ',
  'depth > many',
  'depth == NaN',
  'depth => 1',
  'depth = 1',
  '1depth > 1',
  'depth{branch=main} > 1',
  'depth{branch=~"m.*"} > 1',
  'depth{branch="main" > 1',
  'depth{branch="main" x="y"} > 1',
  'depth > 1 or odd > 1',
  'p49(h) > 1',
  'p100(h) > 1',
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

test('keeps the condition as it was written', () => {
  expect((parseCondition('depth  >  20') as Condition).text).toBe('depth  >  20')
})

describe('quantiles', () => {
  const histogram = (branch: string, ...counts: number[]) =>
    ['60', '120', '+Inf']
      .map((le, index) => `wait_bucket{branch="${branch}",le="${le}"} ${counts[index]}\n`)
      .join('')
  const waits = parseExposition(
    `# TYPE wait histogram\n${histogram('main', 0, 10, 10)}${histogram('next', 5, 5, 10)}${histogram('idle', 0, 0, 0)}`,
  )
  const verdict = (text: string) => {
    const condition = parseCondition(text)
    if ('problem' in condition) throw new Error(condition.problem)
    return evaluateCondition(condition, waits)
  }

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

  test('a histogram that observed nothing is in doubt', () => {
    const idle = verdict('p95(wait{branch="idle"}) >= 0')
    expect(idle.failing).toEqual([])
    expect(idle.doubt).toBe('nothing was observed in the last hour')
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

  test('labels that no series has are a mistake, and a name without samples is in doubt', () => {
    expect(verdict('p95(wait{branch="gone"}) > 1').mistake).toMatch(
      /^no sample of wait has the labels/,
    )
    const empty = evaluateCondition(parseCondition('depth{branch="x"} > 1') as Condition, [])
    expect(empty.mistake).toBeUndefined()
    expect(empty.doubt).toBe('no sample is named depth; did you mean mq_depth_current?')
  })
})

describe('a name that nothing has', () => {
  const gauges = (...names: readonly string[]) => names.map((name) => `${name} 1\n`).join('')
  const families = parseExposition(
    `${gauges('mq_depth_current', 'mq_testing_slots_active', 'mq_awaiting_mergeability')}# TYPE mq_pr_wait_1h_seconds histogram\nmq_pr_wait_1h_seconds_bucket{le="+Inf"} 3\n`,
  )
  const verdict = (text: string, among = families) =>
    evaluateCondition(parseCondition(text) as Condition, among)
  const doubt = (text: string, among?: typeof families) => verdict(text, among).doubt

  test.each([
    ['mq_dept_current > 1', 'mq_depth_current'],
    ['MQ_Depth_Current > 1', 'mq_depth_current'],
    ['mq_pr_wait_1h_second > 1', 'p95(mq_pr_wait_1h_seconds)'],
    ['p95(mq_pr_wait_1h_secnds) > 1', 'mq_pr_wait_1h_seconds'],
    ['p95(mq_pr_wait_seconds) > 1', 'mq_pr_wait_1h_seconds'],
    ['p95(mq_pr_wait_1h_seconds_sum) > 1', 'mq_pr_wait_1h_seconds'],
    ['mq_pr_conclusion_1h_total > 1', 'mq_pr_conclusions_1h_total'],
    ['p95(mq_pr_test_duration_1h_secs) > 1', 'mq_pr_test_duration_1h_seconds'],
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

test.each([
  ['45m', '; times are in seconds: 2700'],
  ['1.5h', '; times are in seconds: 5400'],
  ['30s', '; times are in seconds: 30'],
  ['2min', '; times are in seconds: 120'],
  ['20%', ''],
  ['5d', ''],
  ['..m', ''],
])('a limit of %s is not a number', (limit, hint) => {
  expect(parseCondition(`p95(wait) > ${limit}`)).toEqual({
    hasForm: true,
    problem: `"${limit}" is not a number${hint}`,
  })
})

const verdictOf = (condition: string, text?: string) => {
  const parsed = parseCondition(condition)
  if ('problem' in parsed) throw new Error(parsed.problem)
  return evaluateCondition(parsed, text === undefined ? families : parseExposition(text))
}
const doubtOf = (condition: string, text?: string) => verdictOf(condition, text).doubt

test.each([
  ['h_cuont > 1', 'no sample is named h_cuont; did you mean h_count?'],
  ['p95(idel_count) > 1', 'no histogram is named idel_count; did you mean idle?'],
])('%s is a mistake: %s', (condition, mistake) => {
  expect(verdictOf(condition).mistake).toBe(mistake)
})

test('a name that resembles nothing is in doubt, and the message lists the names', () => {
  expect(doubtOf('depht_count > 1')).toBe(
    'no sample is named depht_count; there are depth, odd, h_sum, h_count, h_bucket, idle_sum, idle_count, idle_bucket',
  )
})

test('a condition that is true is in no doubt', () => {
  const series = (branch: string, finite: number) =>
    `h_bucket{b="${branch}",le="60"} ${finite}\nh_bucket{b="${branch}",le="90"} ${finite}\nh_bucket{b="${branch}",le="+Inf"} 10\n`
  const beyond = `# TYPE h histogram\n${series('one', 1)}`
  expect(doubtOf('p95(h) > 100', beyond)).toBe('p95(h{b="one"}) is above the last bucket, 90')
  expect(doubtOf('p95(h) < 100', beyond)).toBeUndefined()
  const failing = series('two', 10)
  const other = series('one', 1)
  expect(doubtOf('p95(h) != 90', `# TYPE h histogram\n${other}`)).toContain('above the last bucket')
  expect(doubtOf('p95(h) != 90', `# TYPE h histogram\n${failing}${other}`)).toBeUndefined()
})

test.each([50, 99])('p%i is a quantile', (percentile) => {
  expect(parseCondition(`p${percentile}(h) > 1`)).toMatchObject({ percentile })
})

test.each(['p49', 'p100', 'p0', 'p950'])('%s is not a quantile from p50 to p99', (quantile) => {
  const problem = `"${quantile}" is not a quantile from p50 to p99`
  expect(parseCondition(`${quantile}(h) > 1`)).toEqual({ hasForm: true, problem })
})

/** What each expression of the grammars takes, and what it must refuse. */

import { type Condition, parseCondition } from '../../src/metrics/conditions.js'
import { evaluateCondition } from '../../src/metrics/evaluate.js'
import { groupPath } from '../../src/metrics/groups.js'
import { parseLabels } from '../../src/metrics/model.js'
import { ExpositionError, parseExposition } from '../../src/metrics/parse.js'
import { pushgatewayInput } from '../../src/metrics/pushgateway-url.js'
import { metricsReport } from '../../src/metrics/report.js'
import { describe, expect, test } from '../support/jest.js'
import { code, summaryOf } from '../support/written.js'

describe('labels', () => {
  test.each([
    ['', []],
    [' \ta="x"', ['a=x']],
    ['a="x",', ['a=x']],
    ['a = "x" , b != "y"', ['a=x', 'b!=y']],
    ['_a1="", B=" "', ['_a1=', 'B= ']],
    ['a="\\\\n\\n\\""', ['a=\\n\n"']],
    ['a="}, b=\u2028"', ['a=}, b=\u2028']],
  ])('%j are taken', (text, labels) => {
    const shown = parseLabels(text)?.map(
      ({ label, equal, value }) => `${label}${equal ? '=' : '!='}${value}`,
    )
    expect(shown).toEqual(labels)
  })

  test.each([
    'a',
    'a=',
    'a=x',
    'a="x',
    'a="x" b="y"',
    'a="x"b="y"',
    ',a="x"',
    'a="x",,b="y"',
    'a=="x"',
    'a=~"x"',
    'a="\\t"',
    'a="\\',
    '1a="x"',
    'a-b="x"',
    'x a="x"',
    'a="x"}',
    'a="x"\nb="y"',
  ])('%j are refused', (text) => {
    expect(parseLabels(text)).toBeUndefined()
  })
})

describe('lines of an exposition', () => {
  test.each(['a 1', 'a:b_2 1', ' \ta\t1\t', 'a{} 1', 'a{b="\u2028\r"} 1', 'a{b="} 2"} 1 -5'])(
    '%j is a sample',
    (line) => {
      expect(parseExposition(line)[0]?.samples).toMatchObject([{ value: 1 }])
    },
  )

  test.each([
    'a',
    'a 1 2 3',
    'a-b 1',
    '=a 1',
    '1a 1',
    'é 1',
    'a{b="c"}',
    'a{b="c"}} 1',
    'x{a 1',
    'a 1\r',
    'a 1 # TYPE a gauge',
  ])('%j is no sample', (line) => {
    expect(() => parseExposition(line)).toThrow(ExpositionError)
  })

  test.each([
    ['0', 0n],
    ['+5', 5n],
    ['-9223372036854775808', -9223372036854775808n],
    ['9223372036854775807', 9223372036854775807n],
  ])('%s is a timestamp', (text, timestamp) => {
    expect(parseExposition(`a 1 ${text}`)[0]?.samples[0]?.timestamp).toBe(timestamp)
  })

  test.each(['1.5', '1e3', 'x1', '1x', '+', '0x1', '9223372036854775808', `0${'1'.repeat(19)}`])(
    '%s is no timestamp',
    (text) => {
      expect(() => parseExposition(`a 1 ${text}`)).toThrow('timestamp')
    },
  )

  test.each([
    ['#TYPE a gauge', 'gauge', undefined],
    ['# \tTYPE\ta \t gauge \t', 'gauge', undefined],
    ['# HELP a one\u2028two # TYPE a gauge', 'untyped', 'one\u2028two # TYPE a gauge'],
    ['# HELP a', 'untyped', ''],
    ['# HELPER a x', 'untyped', undefined],
    ['# see # TYPE a gauge', 'untyped', undefined],
    ['# type a gauge', 'untyped', undefined],
  ])('the line %j makes `a` %s, with its help if it has one', (line, type, help) => {
    expect(parseExposition(`${line}\na 1\n`)).toMatchObject([{ name: 'a', type, help }])
  })

  test.each(['# TYPE', '# HELP 1a x', '# TYPE a-b gauge', '# TYPE a gauges', '# TYPE a x gauge'])(
    '%j is refused',
    (line) => {
      expect(() => parseExposition(line)).toThrow(ExpositionError)
    },
  )

  test.each([
    ['h_bucket', 'h'],
    ['h_sum', 'h'],
    ['h_count', 'h'],
    ['h_sum_total', 'h_sum_total'],
    ['h_sums', 'h_sums'],
    ['x_h_sum', 'x_h_sum'],
  ])('beside a histogram `h`, %s belongs to %s', (name, family) => {
    const found = parseExposition(`# TYPE h histogram\n${name} 1\n`)
    expect(found.find(({ samples }) => samples.length > 0)?.name).toBe(family)
  })
})

describe('conditions', () => {
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
})

test.each([
  ['a-b_1', '/branch/a-b_1'],
  ['a.b', '/branch@base64/YS5i'],
  ['a/', '/branch@base64/YS8'],
  ['/a', '/branch@base64/L2E'],
  ['a\n', '/branch@base64/YQo'],
])('the branch %j is in the path of a group as %s', (branch, path) => {
  expect(groupPath({ key: [['branch', branch]] })).toBe(`/metrics/job/merge_queue${path}`)
})

describe('a Pushgateway without TLS', () => {
  test.each([
    'http://push',
    'http://PUSH.Internal',
    'http://a.b.localhost',
    'http://a.local',
    'http://a.lan',
    'http://a.home.arpa',
    'http://a.svc.cluster.local',
  ])('%s is in a private network', (address) => {
    expect(pushgatewayInput().safeParse(address).success).toBe(true)
  })

  test.each([
    'http://push.example',
    'http://local.example',
    'http://a.internal.example',
    'http://a.locals',
    'http://a.nolan',
    'http://home.arpa.example',
    'http://svc.cluster.local.example',
  ])('%s is not', (address) => {
    expect(pushgatewayInput().safeParse(address).success).toBe(false)
  })

  test('slashes are removed from the end of its path, and stay within it', () => {
    expect(pushgatewayInput().safeParse('https://push.example/a//b//').data).toMatchObject({
      url: 'https://push.example/a//b',
    })
  })
})

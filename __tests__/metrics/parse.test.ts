import fc from 'fast-check'
import { type MetricType, parseLabels, writeExposition } from '../../src/metrics/model.js'
import { ExpositionError, parseExposition } from '../../src/metrics/parse.js'
import { hostileText } from '../reports/hostile.js'
import { cases } from '../support/exhaustive.js'
import { describe, expect, test } from '../support/jest.js'

const label = fc.oneof(
  fc.constantFrom('__proto__', 'constructor', 'repo', '_'),
  fc.stringMatching(/^[a-zA-Z_][a-zA-Z0-9_]{0,8}$/),
)
const labels = fc
  .uniqueArray(fc.tuple(label, hostileText()), { maxLength: 4, selector: ([name]) => name })
  .map((pairs) => new Map(pairs))
const value = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Infinity, -Infinity, -0))
const timestamp = fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n)
/** Leading blanks separate the help from the name, so it cannot begin with one. */
const help = fc.option(
  hostileText().map((text) => text.replace(/^[ \t]+/, '')),
  { nil: undefined },
)
const family = fc.stringMatching(/^[a-zA-Z_:][a-zA-Z0-9_:]{0,10}$/).chain((text) => {
  const name = fc.constant(text)
  const type = fc.constantFrom<MetricType>('counter', 'gauge', 'untyped')
  const sample = fc.record(
    { name, labels, value, timestamp },
    { requiredKeys: ['name', 'labels', 'value'] },
  )
  return fc.record({ name, type, help, samples: fc.array(sample, { maxLength: 5 }) })
})
const families = fc.uniqueArray(family, { maxLength: 6, selector: ({ name }) => name })

test('what is written is read back unchanged, with hostile labels and values', () => {
  fc.assert(
    fc.property(families, (families) => {
      expect(parseExposition(writeExposition(families))).toEqual(families)
    }),
    { numRuns: cases(500) },
  )
})

test('families that are interleaved or declared late are merged; a comment does not declare one', () => {
  const families = parseExposition(
    'a_bucket{le="+Inf"} 1\n\nb  2\n# a comment with TYPE in it\n# just this\n#\na_count 1\n# TYPE a histogram\n#HELP b Depth\\\\n\\n.\n',
  )
  expect(
    families.map(({ name, type, help, samples }) => [name, type, help, samples.length]),
  ).toEqual([
    ['a', 'histogram', undefined, 2],
    ['b', 'untyped', 'Depth\\n\n.', 1],
  ])
})

test('a metric whose name only looks like a part of another one is a family', () => {
  const families = parseExposition(
    '# TYPE a histogram\na_count 1\n# TYPE b gauge\nb_count 2\n# TYPE a_sum gauge\na_sum 3\n# TYPE c summary\nc_bucket 4\n',
  )
  expect(families.map(({ name }) => name)).toEqual(['a', 'b', 'b_count', 'a_sum', 'c', 'c_bucket'])
})

test.each([
  ['a word as value', 'a one', 1],
  ['a value out of range', 'a 1e400', 1],
  ['an underscore in a value', 'a 1_000', 1],
  ['an open brace', 'a{b="1"', 1],
  ['a timestamp beyond 64 bits', 'a 1 9223372036854775808', 1],
  ['a name that begins with a digit', '1a 1', 1],
  ['another type', 'a 1\n# TYPE a guage', 2],
  ['two types', '# TYPE a gauge\n# TYPE a counter', 2],
  ['two helps', '# HELP a x\n# HELP a x', 2],
])('refuses %s, with its line', (_, text, line) => {
  expect(() => parseExposition(text)).toThrow(ExpositionError)
  expect(() => parseExposition(text)).toThrow(`line ${line}: `)
})

test('any text is read or refused with its line', () => {
  const fragment = fc.constantFrom(
    ...'a{}"\\,= 1\n',
    ...['# TYPE ', '# HELP ', 'le', 'gauge', '_sum'],
  )
  fc.assert(
    fc.property(
      fc.array(fragment, { size: 'medium' }).map((parts) => parts.join('')),
      (text) => {
        try {
          parseExposition(text)
        } catch (error) {
          expect(error).toBeInstanceOf(ExpositionError)
        }
      },
    ),
    { numRuns: cases(2000) },
  )
})

test.each([
  ['a{b!="c"} 1', 'line 1: label b is not allowed'],
  ['a 1\na{__name__="c"} 1', 'line 2: label __name__ is not allowed'],
  ['a{b="c",b="c"} 1', 'line 1: label b twice'],
])('%j is refused, and the message names the label', (text, problem) => {
  expect(() => parseExposition(text)).toThrow(problem)
})

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

import { formatValue, parseValue, sampleNames, seriesName } from '../../src/metrics/model.js'
import { expect, test } from '../support/jest.js'

test.each([
  [0, '0'],
  [-0, '-0'],
  [1.5, '1.5'],
  [1e21, '1e+21'],
  [Number.NaN, 'NaN'],
  [Number.POSITIVE_INFINITY, '+Inf'],
  [Number.NEGATIVE_INFINITY, '-Inf'],
])('%d is written as %s, and read back', (value, text) => {
  expect(formatValue(value)).toBe(text)
  expect(parseValue(text)).toBe(value)
})

test.each([
  [
    'xnan',
    'nanx',
    'xinf',
    'infx',
    'x-inf',
    '-infx',
    'infinit',
    'x1',
    '1x',
    '1 2',
    '1.2.3',
    '.',
    '1e',
    'e1',
    '',
  ],
  ['x0x1p1', '0x1p1x', '0x1', '0xp1', '0x1p', '1e999'],
])('texts such as %j are not values', (...texts) => {
  expect(texts.filter((text) => parseValue(text) !== undefined)).toEqual([])
})

test.each([
  ['nan', Number.NaN],
  ['NAN', Number.NaN],
  ['INF', Number.POSITIVE_INFINITY],
  ['-inf', Number.NEGATIVE_INFINITY],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-INFINITY', Number.NEGATIVE_INFINITY],
  ['+.5', 0.5],
  ['5.', 5],
  ['1E3', 1000],
  ['0X1.8P1', 3],
  ['0x1.8p1', 3],
  ['-0x10p-2', -4],
])('%s is read as %d', (text, value) => {
  expect(parseValue(text)).toBe(value)
})

test('the name of a series is escaped as in the format', () => {
  const series = (...labels: readonly (readonly [string, string])[]) =>
    seriesName({ name: 'depth', labels: new Map(labels) })
  expect(series()).toBe('depth')
  expect(series(['a', 'x'], ['b', '"\\\n'])).toBe('depth{a="x",b="\\"\\\\\\n"}')
})

test.each([
  ['gauge', ['depth', 'other']],
  ['summary', ['depth', 'depth_sum', 'depth_count', 'other']],
  ['histogram', ['depth_sum', 'depth_count', 'depth_bucket', 'other']],
] as const)('the sample names of a %s are %j', (type, names) => {
  const samples = [{ name: 'other', labels: new Map(), value: 1 }]
  expect(sampleNames({ name: 'depth', type, help: undefined, samples })).toEqual(names)
})

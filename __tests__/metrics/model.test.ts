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

test('a series is named as the format escapes it', () => {
  const series = (...labels: readonly (readonly [string, string])[]) =>
    seriesName({ name: 'depth', labels: new Map(labels) })
  expect(series()).toBe('depth')
  expect(series(['a', 'x'], ['b', '"\\\n'])).toBe('depth{a="x",b="\\"\\\\\\n"}')
})

test.each([
  ['gauge', ['depth', 'other']],
  ['summary', ['depth', 'depth_sum', 'depth_count', 'other']],
  ['histogram', ['depth_sum', 'depth_count', 'depth_bucket', 'other']],
] as const)('the names of a %s', (type, names) => {
  const samples = [{ name: 'other', labels: new Map(), value: 1 }]
  expect(sampleNames({ name: 'depth', type, help: undefined, samples })).toEqual(names)
})

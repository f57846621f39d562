import { parseExposition } from '../../src/metrics/parse.js'
import { histogramSeries, quantileOf } from '../../src/metrics/quantile.js'
import { expect, test } from '../support/jest.js'

const buckets = (...pairs: [number, number][]) => pairs.map(([le, count]) => ({ le, count }))
const INF = Number.POSITIVE_INFINITY
const histogramQuantile = (...given: Parameters<typeof quantileOf>) => quantileOf(...given).value

test.each([
  ['linear within a bucket', 0.5, buckets([1, 0], [2, 4], [INF, 4]), 1.5],
  ['from 0 in the first bucket', 0.5, buckets([10, 4], [INF, 4]), 5],
  ['the last finite bound above it', 0.99, buckets([10, 4], [INF, 100]), 10],
  ['the bound itself where the first one is not positive', 0.5, buckets([-1, 4], [INF, 4]), -1],
  ['the end of the bucket for 1', 1, buckets([1, 2], [2, 4], [INF, 4]), 2],
  [
    'the lower bound of the first bucket that is not empty for 0',
    0,
    buckets([1, 0], [2, 4], [INF, 4]),
    1,
  ],
  ['equal bounds are one bucket', 0.5, buckets([1, 2], [1, 2], [INF, 4]), 0.5],
  [
    'a bucket begins at the count before one that fell',
    0.9,
    buckets([1, 4], [2, 3], [3, 5], [INF, 5]),
    2.5,
  ],
  ['nothing is above a bound of which all were counted', 1, buckets([1, 4], [INF, 3]), 1],
  ['a count that falls is raised', 0.5, buckets([1, 4], [2, 3], [INF, 4]), 0.5],
])('computes a quantile: %s', (_, quantile, given, expected) => {
  expect(histogramQuantile(quantile, given)).toBe(expected)
})

test.each([
  ['nothing observed', buckets([1, 0], [INF, 0])],
  ['no +Inf bucket', buckets([1, 2], [2, 4])],
  ['the +Inf bucket alone', buckets([INF, 4])],
  ['no bucket', []],
])('%s has no quantile', (_, given) => {
  expect(histogramQuantile(0.5, given)).toBeNaN()
})

test.each([
  [0.5, false],
  [0.51, true],
  [0.99, true],
])('p%d lies above the last finite bound: %s', (quantile, isBeyond) => {
  expect(quantileOf(quantile, buckets([10, 5], [INF, 10])).isBeyond).toBe(isBeyond)
})

test('the series of a family differ in their other labels', () => {
  const [family] = parseExposition(
    '# TYPE h histogram\nh_bucket{b="x",le="1"} 1\nh_bucket{le="1",b="y"} 2\nh_bucket{le="+Inf",b="x"} 3\nh_sum{b="x"} 4\nh_count{b="x"} 3\n',
  )
  expect(family && histogramSeries(family)).toEqual([
    {
      name: 'h',
      labels: new Map([['b', 'x']]),
      buckets: buckets([1, 1], [INF, 3]),
      count: 3,
    },
    {
      name: 'h',
      labels: new Map([['b', 'y']]),
      buckets: buckets([1, 2]),
      count: undefined,
    },
  ])
})

test('buckets are read in any order', () => {
  const lines = ['4"} 5', '+Inf"} 5', '1"} 1', '2"} 4'].map((end) => `wait_bucket{le="${end}`)
  const families = parseExposition(`# TYPE wait histogram\n${lines.join('\n')}\n`)
  const [series] = families.flatMap(histogramSeries)
  expect(series?.buckets.map(({ le }) => le)).toEqual([1, 2, 4, INF])
})

test('samples with their labels in another order belong to the same histogram', () => {
  const lines = ['{a="x",b="y",le="1"} 1', '{b="y",a="x",le="+Inf"} 2', '{le="2",a="x",b="y"} 2']
  const families = parseExposition(
    `# TYPE wait histogram\n${lines.map((line) => `wait_bucket${line}`).join('\n')}\n`,
  )
  const series = families.flatMap(histogramSeries)
  expect(series.map(({ buckets: all }) => all.map(({ le }) => le))).toEqual([[1, 2, INF]])
})

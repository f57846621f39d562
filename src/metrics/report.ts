import { fittingTable } from '../markdown/fitting.js'
import { code, text } from '../markdown/markdown.js'
import { duration } from '../shared/duration.js'
import type { Verdict } from './conditions.js'
import { type Family, formatValue, type Labels, type Sample, seriesName } from './model.js'
import { histogramQuantile, histogramSeries } from './quantile.js'

const QUANTILES = [0.5, 0.9, 0.99] as const
const REST = '`result-file` has all of them'

/** The summary of metrics: conditions, values, and the quantiles of histograms. */
export function metricsReport(families: readonly Family[], verdicts: readonly Verdict[]): string {
  return [headline(families, verdicts), ...tables(families, verdicts)].join('\n\n')
}

function headline(families: readonly Family[], verdicts: readonly Verdict[]): string {
  const failing = verdicts.filter((verdict) => verdict.failing.length > 0).length
  if (failing > 0) return `❌ **fail-when: ${failing} of ${verdicts.length} conditions met**`
  const samples = families.reduce((sum, family) => sum + family.samples.length, 0)
  const unproven = verdicts.some(({ matched, numberless }) => numberless || matched.length === 0)
  const mark = unproven || samples === 0 ? '⚠️' : '✅'
  return `${mark} **Read ${families.length} metrics with ${samples} samples**`
}

function tables(families: readonly Family[], verdicts: readonly Verdict[]): readonly string[] {
  const plain = families.filter(({ type }) => type !== 'histogram')
  const histograms = families.filter(({ type }) => type === 'histogram')
  const samples = plain.flatMap((family) => family.samples)
  return [
    verdicts.length === 0 ? '' : conditionsTable(verdicts),
    samples.length === 0 ? '' : valuesTable(samples),
    histograms.some((family) => family.samples.length > 0) ? histogramTable(histograms) : '',
  ].filter((part) => part !== '')
}

function conditionsTable(verdicts: readonly Verdict[]): string {
  return fittingTable(
    ['Condition', 'Result'],
    verdicts,
    ({ condition, matched, failing, numberless }) => [
      code(condition.text),
      failing.length > 0
        ? `❌ ${failing.slice(0, 5).map(shownSample).join(', ')}${failing.length > 5 ? ` and ${failing.length - 5} more` : ''}`
        : matched.length === 0
          ? '⚠️ no such sample'
          : numberless
            ? '⚠️ no number to compare'
            : '✅ not met',
    ],
    REST,
  )
}

const shownSample = (sample: Sample): string =>
  `${code(seriesName(sample))} is ${text(formatValue(sample.value))}`

function valuesTable(samples: readonly Sample[]): string {
  return fittingTable(
    ['Metric', 'Labels', { number: 'Value' }],
    samples,
    ({ name, labels, value }) => [code(name), shownLabels(labels), shownValue(name, value)],
    REST,
  )
}

function histogramTable(families: readonly Family[]): string {
  return fittingTable(
    [
      'Histogram',
      'Labels',
      { number: 'Observed' },
      { number: 'Mean' },
      ...QUANTILES.map((q) => ({ number: `p${q * 100}` })),
    ],
    families.flatMap((family) => histogramSeries(family).map((series) => ({ family, series }))),
    ({ family: { name }, series: { labels, buckets, sum, count } }) => [
      code(name),
      shownLabels(labels),
      count === undefined ? '' : text(formatValue(count)),
      sum === undefined || !count ? '' : shownValue(name, sum / count),
      ...QUANTILES.map((q) => {
        const value = histogramQuantile(q, buckets)
        return Number.isNaN(value) ? '' : shownValue(name, value)
      }),
    ],
    REST,
  )
}

const shownLabels = (labels: Labels): string =>
  [...labels].map(([label, value]) => `${text(label)} ${code(value)}`).join(', ')

/** Four digits are enough for a table; seconds are shown as a duration. */
function shownValue(name: string, value: number): string {
  if (/_seconds$/.test(name) && Number.isFinite(value)) return text(duration(value))
  return text(
    Number.isFinite(value) ? formatValue(Number(value.toPrecision(4))) : formatValue(value),
  )
}

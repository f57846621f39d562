import { fittingTable } from '../markdown/fitting.js'
import { type Column, code, text } from '../markdown/markdown.js'
import { duration } from '../shared/duration.js'
import { counted } from '../shared/text.js'
import { failingSamples, type Verdict } from './conditions.js'
import { type Family, formatValue, type Labels } from './model.js'
import { type HistogramSeries, histogramQuantile, histogramSeries } from './quantile.js'

const QUANTILES = [0.5, 0.9, 0.99] as const

/** The summary of metrics: conditions, values, and the quantiles of histograms. */
export function metricsReport(families: readonly Family[], verdicts: readonly Verdict[]): string {
  const isHistogram = ({ type }: Family) => type === 'histogram'
  const samples = families.flatMap((family) => (isHistogram(family) ? [] : family.samples))
  const quantiles = QUANTILES.map((quantile) => ({ number: `p${quantile * 100}` }))
  return [
    headline(families, verdicts),
    listed(['Condition', 'Result'], verdicts, (verdict) => [
      code(verdict.condition.text),
      resultOf(verdict),
    ]),
    listed(['Metric', 'Labels', { number: 'Value' }], samples, ({ name, labels, value }) => [
      code(name),
      shownLabels(labels),
      shownValue(name, value),
    ]),
    listed(
      ['Histogram', 'Labels', { number: 'Observed' }, { number: 'Mean' }, ...quantiles],
      families.filter(isHistogram).flatMap(histogramSeries),
      histogramCells,
    ),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const listed = <T>(
  head: readonly Column[],
  items: readonly T[],
  cells: (item: T) => readonly string[],
): string =>
  items.length === 0 ? '' : fittingTable(head, items, cells, '`result-file` has all of them')

function headline(families: readonly Family[], verdicts: readonly Verdict[]): string {
  const failing = verdicts.filter((verdict) => verdict.failing.length > 0).length
  if (failing > 0) return `❌ **fail-when: ${failing} of ${verdicts.length} conditions met**`
  const samples = families.reduce((sum, family) => sum + family.samples.length, 0)
  const unproven = verdicts.some(({ matched, numberless }) => numberless || matched.length === 0)
  const mark = unproven || samples === 0 ? '⚠️' : '✅'
  return `${mark} **Read ${counted(families.length, 'metric')} with ${counted(samples, 'sample')}**`
}

function resultOf(verdict: Verdict): string {
  if (verdict.failing.length > 0) return `❌ ${failingSamples(verdict, code)}`
  if (verdict.matched.length === 0) return '⚠️ no such sample'
  return verdict.numberless ? '⚠️ no number to compare' : '✅ not met'
}

const histogramCells = ({ name, labels, buckets, sum, count }: HistogramSeries): string[] => [
  code(name),
  shownLabels(labels),
  count === undefined ? '' : text(formatValue(count)),
  sum === undefined || !count ? '' : shownValue(name, sum / count),
  ...QUANTILES.map((quantile) => {
    const value = histogramQuantile(quantile, buckets)
    return Number.isNaN(value) ? '' : shownValue(name, value)
  }),
]

const shownLabels = (labels: Labels): string =>
  [...labels].map(([label, value]) => `${text(label)} ${code(value)}`).join(', ')

/** Four digits are enough for a table; seconds are shown as a duration. */
function shownValue(name: string, value: number): string {
  if (/_seconds$/.test(name) && Number.isFinite(value)) return text(duration(value))
  return text(formatValue(Number(value.toPrecision(4))))
}

import { nearest } from '../shared/nearest.js'
import { firstOf } from '../shared/text.js'
import { convert, quote, splitList } from '../step/inputs.js'
import {
  type Family,
  formatValue,
  isHistogram,
  type LabelMatcher,
  type Labels,
  parseLabels,
  parseValue,
  sampleNames,
  seriesName,
} from './model.js'
import { histogramSeries, lacksBuckets, quantileOf } from './quantile.js'

const OPERATORS: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '==': (value, limit) => value === limit,
  '!=': (value, limit) => value !== limit,
}

/** One line of `fail-when`, such as `mq_depth_current{branch="main"} > 20`. */
export interface Condition {
  readonly text: string
  /** From 50 to 99, of each histogram of the name; the samples themselves where undefined. */
  readonly percentile: number | undefined
  /** Name of the samples: `…_count` and the like for histograms, if no quantile is asked for. */
  readonly name: string
  readonly matchers: readonly LabelMatcher[]
  readonly limit: number
  readonly holds: (value: number) => boolean
}

/** A value that a condition is compared with. */
export interface Reading {
  /** Such as `depth{branch="main"}` or `p95(wait_seconds{branch="main"})`. */
  readonly series: string
  /** NaN where there is nothing to compare, as in an empty window. */
  readonly value: number
  /** The quantile lies above the last finite bound of the histogram, which is its `value`. */
  readonly isBeyond: boolean
}

/** A reading of the name, before its labels are compared. */
interface Candidate extends Reading {
  readonly labels: Labels
  /** Something was observed, and still there is no quantile. */
  readonly lacksBuckets?: boolean
}

/** Findings of a condition; one reading for which it holds is enough to fail. */
export interface Verdict {
  readonly condition: Condition
  /** Why it can never hold: its labels, or its kind of metric, are not those of its name. */
  readonly mistake: string | undefined
  readonly readings: readonly Reading[]
  readonly failing: readonly Reading[]
  /** Why a condition that does not hold proves nothing, or less than it seems to. */
  readonly doubt: string | undefined
}

/** `fail-when`: one condition on each line. */
export const conditionsInput = () =>
  convert((text, refuse) =>
    splitList(text, /\n/).map((line) => {
      const condition = parseCondition(line)
      return typeof condition === 'string' ? refuse(`has ${quote(line)}, ${condition}`) : condition
    }),
  )

const SERIES = '([a-zA-Z_:][a-zA-Z0-9_:]*)[ \\t]*(?:\\{(.*)\\}[ \\t]*)?'
const CONDITION = new RegExp(
  `^(?:p(\\d+)[ \\t]*\\([ \\t]*${SERIES}\\)[ \\t]*|${SERIES})(>=|<=|==|!=|>|<)[ \\t]*(\\S+)$`,
)

/** @returns the condition, or what is wrong with it */
export function parseCondition(text: string): Condition | string {
  const parts = CONDITION.exec(text)
  if (parts === null)
    return 'which is not a condition such as mq_depth_current{branch="main"} > 20 or p95(mq_pr_time_in_queue_1h_seconds) > 2700 (one of > >= < <= == !=)'
  const [, percent, histogram, ofHistogram, sample, ofSample, operator = '', number = ''] = parts
  const percentile = percent === undefined ? undefined : Number(percent)
  if (percentile !== undefined && (percentile < 50 || percentile > 99))
    return `where ${quote(`p${percent}`)} is not a quantile from p50 to p99`
  const limit = parseValue(number)
  // Whatever is compared with NaN, the result is the same.
  if (limit === undefined || Number.isNaN(limit))
    return `where ${quote(number)} is not a number${inSeconds(number)}`
  const matchers = parseLabels(ofHistogram ?? ofSample ?? '')
  if (matchers === undefined) return 'where each label must be label="value" or label!="value"'
  const holds = (value: number) => OPERATORS[operator]?.(value, limit) === true
  // As in PromQL, where a quantile is of the buckets.
  const name = histogram?.replace(/_bucket$/, '') ?? sample ?? ''
  return { text, percentile, name, matchers, limit, holds }
}

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, min: 60, h: 3600 }

/** What a time such as `45m` is as a limit: metrics of times are in seconds. */
function inSeconds(text: string): string {
  const [, amount, unit = ''] = /^([\d.]+)(s|m|min|h)$/.exec(text) ?? []
  const seconds = Number(amount) * (UNITS[unit] ?? Number.NaN)
  return Number.isNaN(seconds) ? '' : `; times are in seconds: ${seconds}`
}

/** Compares what a condition names. As in Prometheus, a missing label is an empty one. */
export function evaluateCondition(condition: Condition, families: readonly Family[]): Verdict {
  const { matchers, holds } = condition
  const named = readingsOf(condition, families)
  const readings = named.filter(({ labels }) =>
    matchers.every(({ label, equal, value }) => ((labels.get(label) ?? '') === value) === equal),
  )
  const failing = readings.filter(({ value }) => holds(value))
  const isKnown = knownNames(condition, families).includes(condition.name)
  const doubt = isKnown ? weakness(condition, readings) : missing(condition, families)
  return {
    condition,
    mistake:
      readings.length > 0 ? unknowable(readings, failing) : mistakeIn(condition, families, named),
    readings,
    failing,
    doubt: failing.length > 0 ? undefined : doubt,
  }
}

/** Without its buckets a quantile would pass forever, whatever was observed. */
function unknowable(readings: readonly Candidate[], failing: readonly Reading[]) {
  const found = readings.find((reading) => reading.lacksBuckets)
  if (found === undefined || failing.length > 0) return undefined
  return `${found.series} needs a +Inf bucket and a finite one, which the metric lacks`
}

/** The names that a condition of this kind can have: of samples that are there, or could be. */
const knownNames = ({ percentile }: Condition, families: readonly Family[]): readonly string[] =>
  percentile === undefined
    ? [...new Set(families.flatMap(sampleNames))]
    : families.filter(isHistogram).map(({ name }) => name)

/** Without readings: what is there under the name all the same. */
function mistakeIn(
  condition: Condition,
  families: readonly Family[],
  named: readonly { readonly labels: Labels }[],
): string | undefined {
  const { name, percentile, text } = condition
  if (named.length > 0)
    return `no sample of ${name} has the labels of \`${text}\`; it has ${labelValues(named)}`
  const family = families.find((known) => known.name === name)
  const isThere = [name, `${name}_bucket`].some((each) =>
    families.flatMap(sampleNames).includes(each),
  )
  // Such as h_count: its samples are there, and no histogram can come under their name.
  if (family === undefined && percentile !== undefined && isThere)
    return missing(condition, families)
  if (family === undefined || isHistogram(family) === (percentile !== undefined)) return undefined
  return isHistogram(family)
    ? `${name} is a histogram: use p95(${name}), ${name}_count or ${name}_sum`
    : `${name} is no histogram, so it has no p${percentile}`
}

/** Each label with some of its values, for a message. */
function labelValues(series: readonly { readonly labels: Labels }[]): string {
  const values = new Map<string, Set<string>>()
  for (const [label, value] of series.flatMap(({ labels }) => [...labels]))
    values.set(label, (values.get(label) ?? new Set()).add(value))
  const shown = [...values].map(([label, all]) => {
    const some = [...all].slice(0, 5).map((value) => quote(value))
    return `${label}=${some.join(' | ')}${all.size > some.length ? ' | …' : ''}`
  })
  return shown.length === 0 ? 'none' : shown.join(', ')
}

function readingsOf(
  { name, percentile }: Condition,
  families: readonly Family[],
): readonly Candidate[] {
  if (percentile === undefined)
    return families
      .flatMap(({ samples }) => samples)
      .filter((sample) => sample.name === name)
      .map((sample) => ({
        labels: sample.labels,
        series: seriesName(sample),
        value: sample.value,
        isBeyond: false,
      }))
  return families
    .filter((family) => family.name === name && isHistogram(family))
    .flatMap(histogramSeries)
    .map((series) => ({
      labels: series.labels,
      series: `p${percentile}(${seriesName(series)})`,
      ...quantileOf(percentile / 100, series.buckets),
      ...(lacksBuckets(series) && { lacksBuckets: true }),
    }))
}

/** Readings of a condition that are named. */
export const MOST_READINGS = 5

/** `depth{branch="main"} is 21`, for the first readings for which the condition holds. */
export function failingReadings({ failing }: Verdict): string {
  const found = failing.map(
    ({ series, value, isBeyond }) =>
      `${series} is ${isBeyond ? 'more than ' : ''}${formatValue(value)}`,
  )
  return firstOf(found, MOST_READINGS)
}

function weakness(condition: Condition, readings: readonly Reading[]): string | undefined {
  if (readings.length === 0) return 'there is no such sample'
  if (readings.every(({ value }) => Number.isNaN(value)))
    return condition.percentile === undefined
      ? 'every sample that it matches is NaN'
      : 'nothing was observed in the last hour'
  const beyond = readings.find(({ isBeyond }) => isBeyond && condition.holds(Infinity))
  return beyond && `${beyond.series} is above the last bucket, ${formatValue(beyond.value)}`
}

/** Names that a message lists where none of them is near. */
const MOST_NAMES = 8

/** Says that nothing has the name, and what there is instead. */
function missing(condition: Condition, families: readonly Family[]): string {
  const { name, percentile } = condition
  const histograms = families.filter(isHistogram).map((each) => each.name)
  const names = knownNames(condition, families)
  const none = `no ${percentile === undefined ? 'sample' : 'histogram'} is named ${name}`
  const meant = nearest(percentile === undefined ? name : name.replace(/_(sum|count)$/, ''), [
    ...new Set([...names, ...histograms]),
  ])
  if (meant !== undefined)
    return `${none}; did you mean ${names.includes(meant) ? meant : `p95(${meant})`}?`
  return names.length === 0 ? none : `${none}; there are ${firstOf(names, MOST_NAMES)}`
}

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
  /** From 50 to 99, for a quantile of each histogram; undefined to compare samples. */
  readonly percentile: number | undefined
  /** Name of the histogram, or of samples such as `…_count`. */
  readonly name: string
  readonly matchers: readonly LabelMatcher[]
  readonly limit: number
  readonly isTrue: (value: number) => boolean
}

/** A value that a condition is compared with. */
export interface Reading {
  readonly labels: Labels
  /** Such as `depth{branch="main"}` or `p95(wait_seconds{branch="main"})`. */
  readonly series: string
  /** NaN if nothing was observed. */
  readonly value: number
  /** True if the quantile is above the last finite bound of the histogram, which is `value`. */
  readonly isBeyond: boolean
}

/** A reading with the name of a condition, before its labels are compared. */
interface Candidate extends Reading {
  /** True if something was observed, but no quantile can be computed. */
  readonly lacksBuckets?: boolean
}

/** The result of a condition. One failing reading is enough to fail the step. */
export interface Verdict {
  readonly condition: Condition
  /** Why the condition can never be true: the metric has other labels or another type. */
  readonly mistake: string | undefined
  readonly readings: readonly Reading[]
  readonly failing: readonly Reading[]
  /** Why the metric may be bad although the condition is not true. */
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
  // A comparison with NaN always has the same result.
  if (limit === undefined || Number.isNaN(limit))
    return `where ${quote(number)} is not a number${inSeconds(number)}`
  const matchers = parseLabels(ofHistogram ?? ofSample ?? '')
  if (matchers === undefined) return 'where each label must be label="value" or label!="value"'
  const isTrue = (value: number) => OPERATORS[operator]?.(value, limit) === true
  // PromQL computes quantiles from the buckets, so people write the name with `_bucket`.
  const name = histogram?.replace(/_bucket$/, '') ?? sample ?? ''
  return { text, percentile, name, matchers, limit, isTrue }
}

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, min: 60, h: 3600 }

/** Converts a time such as `45m` for the message, because metrics of times are in seconds. */
function inSeconds(text: string): string {
  const [, amount, unit = ''] = /^([\d.]+)(s|m|min|h)$/.exec(text) ?? []
  const seconds = Number(amount) * (UNITS[unit] ?? Number.NaN)
  return Number.isNaN(seconds) ? '' : `; times are in seconds: ${seconds}`
}

/** Evaluates a condition. As in Prometheus, a missing label equals an empty one. */
export function evaluateCondition(condition: Condition, families: readonly Family[]): Verdict {
  const { matchers, isTrue } = condition
  const candidates = candidatesFor(condition, families)
  const readings = candidates.filter(({ labels }) =>
    matchers.every(({ label, equal, value }) => ((labels.get(label) ?? '') === value) === equal),
  )
  const failing = readings.filter(({ value }) => isTrue(value))
  const isKnown = knownNames(condition, families).includes(condition.name)
  const doubt = isKnown ? doubtAbout(condition, readings) : unknownName(condition, families)
  return {
    condition,
    mistake:
      readings.length > 0
        ? missingBuckets(readings, failing)
        : mistakeIn(condition, families, candidates),
    readings,
    failing,
    doubt: failing.length > 0 ? undefined : doubt,
  }
}

/** Finds a histogram without buckets: its quantile would pass whatever was observed. */
function missingBuckets(readings: readonly Candidate[], failing: readonly Reading[]) {
  const found = readings.find((reading) => reading.lacksBuckets)
  if (found === undefined || failing.length > 0) return undefined
  return `${found.series} needs a +Inf bucket and a finite one, which the metric lacks`
}

/** The names that a condition of this kind can use. */
const knownNames = ({ percentile }: Condition, families: readonly Family[]): readonly string[] =>
  percentile === undefined
    ? [...new Set(families.flatMap(sampleNames))]
    : families.filter(isHistogram).map(({ name }) => name)

/** Explains why no sample matches a condition whose name exists. */
function mistakeIn(
  condition: Condition,
  families: readonly Family[],
  candidates: readonly Candidate[],
): string | undefined {
  const { name, percentile, text } = condition
  if (candidates.length > 0)
    return `no sample of ${name} has the labels of \`${text}\`; it has ${labelValues(candidates)}`
  const family = families.find((known) => known.name === name)
  const hasSamples = [name, `${name}_bucket`].some((each) =>
    families.flatMap(sampleNames).includes(each),
  )
  // Samples have this name, as `h_count` does, so it is not the name of a histogram.
  if (family === undefined && percentile !== undefined && hasSamples)
    return unknownName(condition, families)
  if (family === undefined || isHistogram(family) === (percentile !== undefined)) return undefined
  return isHistogram(family)
    ? `${name} is a histogram: use p95(${name}), ${name}_count or ${name}_sum`
    : `${name} is not a histogram, so it has no p${percentile}`
}

/** Lists each label with some of its values, for a message. */
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

function candidatesFor(
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

/** A message names this many readings of a condition. */
export const MAX_READINGS = 5

/** `depth{branch="main"} is 21`, for the first failing readings. */
export function failingReadings({ failing }: Verdict): string {
  const found = failing.map(
    ({ series, value, isBeyond }) =>
      `${series} is ${isBeyond ? 'more than ' : ''}${formatValue(value)}`,
  )
  return firstOf(found, MAX_READINGS)
}

function doubtAbout(condition: Condition, readings: readonly Reading[]): string | undefined {
  if (readings.length === 0) return 'there is no such sample'
  if (readings.every(({ value }) => Number.isNaN(value)))
    return condition.percentile === undefined
      ? 'every sample that it matches is NaN'
      : 'nothing was observed in the last hour'
  const beyond = readings.find(({ isBeyond }) => isBeyond && condition.isTrue(Infinity))
  return beyond && `${beyond.series} is above the last bucket, ${formatValue(beyond.value)}`
}

/** A message lists this many names if none resembles the given one. */
const MAX_NAMES = 8

/** Explains that nothing has the name, and suggests a similar one. */
function unknownName(condition: Condition, families: readonly Family[]): string {
  const { name, percentile } = condition
  const histograms = families.filter(isHistogram).map((each) => each.name)
  const names = knownNames(condition, families)
  const none = `no ${percentile === undefined ? 'sample' : 'histogram'} is named ${name}`
  const meant = nearest(percentile === undefined ? name : name.replace(/_(sum|count)$/, ''), [
    ...new Set([...names, ...histograms]),
  ])
  if (meant !== undefined)
    return `${none}; did you mean ${names.includes(meant) ? meant : `p95(${meant})`}?`
  return names.length === 0 ? none : `${none}; there are ${firstOf(names, MAX_NAMES)}`
}

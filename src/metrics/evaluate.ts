import { duration } from '../shared/duration.js'
import { firstOf } from '../shared/text.js'
import { problemOf } from './condition-problems.js'
import type { Condition } from './conditions.js'
import { isOfMainQueue, QUEUE_TYPE } from './documented.js'
import {
  type Family,
  formatValue,
  hasLabels,
  isHistogram,
  type Labels,
  seriesName,
} from './model.js'
import { histogramSeries, lacksBuckets, quantileOf } from './quantile.js'

/** A value that a condition is compared with. */
export interface MeasuredValue {
  readonly labels: Labels
  /** Such as `depth{branch="main"}` or `p95(wait_seconds{branch="main"})`. */
  readonly series: string
  /** NaN if nothing was observed. */
  readonly value: number
  /** True if the quantile is above the last finite bound of the histogram, which is `value`. */
  readonly isBeyond: boolean
}

/** A reading with the name of a condition, before its labels are compared. */
interface CandidateReading extends MeasuredValue {
  /** True if something was observed, but no quantile can be computed. */
  readonly lacksBuckets?: boolean
}

/** The result of a condition. One failing reading is enough to fail the step. */
export interface ConditionResult {
  readonly condition: Condition
  /** Why the condition can never be true: the metric has another name, other labels or another type. */
  readonly mistake: string | undefined
  readonly readings: readonly MeasuredValue[]
  readonly failing: readonly MeasuredValue[]
  /** Why the metric may be bad although the condition is not true. */
  readonly doubt: string | undefined
}

/**
 * Evaluates a condition. As in Prometheus, a missing label equals an empty one. Without a matcher for
 * the label `queue_type`, a condition is about the queue itself and not about its bisections.
 */
export function evaluateCondition(
  condition: Condition,
  families: readonly Family[],
): ConditionResult {
  const candidates = candidatesFor(condition, families)
  const choosesQueueType = condition.matchers.some(({ label }) => label === QUEUE_TYPE)
  const readings = candidates.filter(
    ({ labels }) =>
      hasLabels(condition.matchers, labels) && (choosesQueueType || isOfMainQueue(labels)),
  )
  const failing = readings.filter(({ value }) => condition.isTrue(value))
  const problem = problemOf(condition, families, candidates, readings)
  if (problem !== undefined)
    return { condition, mistake: problem.mistake, readings, failing, doubt: problem.doubt }
  if (failing.length > 0)
    return { condition, mistake: undefined, readings, failing, doubt: undefined }
  const mistake = missingBuckets(readings)
  return { condition, mistake, readings, failing, doubt: doubtAbout(condition, readings) }
}

/** Finds a histogram without buckets: its quantile would pass whatever was observed. */
function missingBuckets(readings: readonly CandidateReading[]): string | undefined {
  const reading = readings.find(({ lacksBuckets }) => lacksBuckets)
  if (reading === undefined) return undefined
  return `${reading.series} needs a +Inf bucket and a finite one, which the metric lacks`
}

function candidatesFor(
  { name, percentile }: Condition,
  families: readonly Family[],
): readonly CandidateReading[] {
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
export function failingReadings({ condition, failing }: ConditionResult): string {
  const isTime = condition.name.endsWith('_seconds')
  const sentences = failing.map(({ series, value, isBeyond }) => {
    const sentence = `${series} is ${isBeyond ? 'more than ' : ''}${formatValue(value)}`
    if (isTime && Number.isFinite(value)) return `${sentence}, ${duration(value)}`
    return sentence
  })
  return firstOf(sentences, MAX_READINGS)
}

/** Explains why a metric may be bad although its condition is not true. */
function doubtAbout(condition: Condition, readings: readonly MeasuredValue[]): string | undefined {
  if (readings.every(({ value }) => Number.isNaN(value))) {
    if (condition.percentile === undefined) return 'every sample that it matches is NaN'
    return 'nothing was observed in the last hour'
  }
  const beyond = readings.find(({ isBeyond }) => isBeyond && condition.isTrue(Infinity))
  if (beyond === undefined) return undefined
  return `${beyond.series} is above the last bucket, ${formatValue(beyond.value)}`
}

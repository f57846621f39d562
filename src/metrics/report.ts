import {
  code,
  firstLines,
  type Line,
  own,
  prose,
  strong,
  type Words,
  withSmallPrint,
  words,
} from '../reports/line.js'
import { failureLine, MARKS, type Report, type Table } from '../reports/report.js'
import { duration } from '../shared/duration.js'
import type { ActionError } from '../shared/errors.js'
import type { Redact } from '../shared/redact.js'
import { capitalize, pluralize } from '../shared/text.js'
import type { Condition } from './conditions.js'
import { MAIN_QUEUE, METRIC_WORDS, QUEUE_TYPE } from './documented.js'
import {
  type ConditionResult,
  failingReadings,
  MAX_READINGS,
  type MeasuredValue,
} from './evaluate.js'
import {
  type Family,
  formatValue,
  isHistogram,
  type Labels,
  type Sample,
  seriesName,
} from './model.js'
import { type HistogramSeries, histogramSeries, quantileOf } from './quantile.js'
import { isTime, queuesIn, shownQuantile, shownValue } from './queue-table.js'

const PERCENTILES = [50, 90, 95, 99] as const

/** Reports failed conditions, the other conditions, a row for each queue, then all series. */
export function metricsReport(
  families: readonly Family[],
  verdicts: readonly ConditionResult[],
  pushFailure: ActionError | undefined,
): Report {
  const samples = families
    .filter((family) => !isHistogram(family))
    .flatMap((family) => family.samples)
  const histograms = families.filter(isHistogram).flatMap(histogramSeries)
  const shared = sharedLabels([...samples, ...histograms].map(({ labels }) => labels))
  const queues = queuesIn(families)
  const { verdict, exceeded, fine } = reportConditions(verdicts, shared, pushFailure === undefined)
  const series = seriesTables(samples, histograms, shared)
  const tables =
    queues === undefined
      ? series
      : [queues.table, { fold: `All ${samples.length + histograms.length} series`, parts: series }]
  return {
    ...(verdict ?? factsVerdict(families, queues?.sentence)),
    lines: [...exceeded, ...(pushFailure ? [failureLine(pushFailure.explanation)] : [])],
    parts: [{ items: fine }, ...tables],
  }
}

/** A table of the samples and one of the histograms, below the labels that all of them have. */
function seriesTables(
  samples: readonly Sample[],
  histograms: readonly HistogramSeries[],
  shared: Labels,
): readonly (Line | Table)[] {
  const sampleTable = {
    head: ['Metric', { number: 'Value' }],
    rows: samples.map((sample) => [
      seriesCell(sample, shared),
      shownValue(sample.name, sample.value),
    ]),
  }
  const histogramTable = {
    head: [
      'Histogram',
      { number: 'Count' },
      ...PERCENTILES.map((percentile) => ({ number: `p${percentile}` })),
    ],
    rows: histograms.map((histogram) => [
      seriesCell(histogram, shared),
      ...histogramNumbers(histogram),
    ]),
  }
  const tables = [sampleTable, histogramTable].filter(({ rows }) => rows.length > 0)
  if (shared.size === 0) return tables
  return [words`All series have ${code(seriesName({ name: '', labels: shared }))}:`, ...tables]
}

/** The heading of a report. */
type MetricsHeading = Pick<Report, 'mark' | 'headline'>

/** The verdict on some conditions, and a line for each reading that it does not name. */
interface ConditionsReport {
  /** `undefined` without a condition. */
  readonly verdict: MetricsHeading | undefined
  readonly exceeded: readonly Line[]
  readonly fine: readonly Line[]
}

function reportConditions(
  verdicts: readonly ConditionResult[],
  shared: Labels,
  isPushed: boolean,
): ConditionsReport {
  const exceeded = exceededReadings(verdicts, shared)
  const fine = verdicts.filter(isFine).map((verdict) => fineLine(verdict, shared))
  const report = (mark: keyof typeof MARKS, headline: string) => ({
    verdict: { mark: MARKS[mark], headline },
    exceeded,
    fine,
  })
  const [failed, ...otherFailed] = verdicts.filter((verdict) => !isFine(verdict))
  if (failed?.failing.length === 1 && otherFailed.length === 0) {
    const { verdict, more } = spokenReading(failed, failed.failing[0], shared, MARKS.bad)
    return { verdict, exceeded: more, fine }
  }
  if (failed !== undefined) {
    const { verdict } = spokenReading(failed, failed.failing[0], shared, MARKS.bad)
    const more = verdicts.reduce((sum, { failing }) => sum + failing.length, -1)
    const headline = words`${verdict.headline}, and ${more} more`
    return { verdict: { ...verdict, headline }, exceeded, fine }
  }
  if (!isPushed) return report('bad', 'The metrics were read, but not pushed')
  if (verdicts.some(isUnclear)) return report('warning', uncheckedCount(verdicts))
  const [kept, ...otherKept] = verdicts
  if (kept === undefined) return { verdict: undefined, exceeded, fine }
  if (otherKept.length > 0 || kept.readings.length > 1) return report('good', keptTitle(verdicts))
  const { verdict, more } = spokenReading(kept, kept.readings[0], shared, MARKS.good)
  return { verdict, exceeded, fine: more }
}

/**
 * The only reading of a condition as a heading: in words if it is a documented one of a queue, with
 * the condition in a line below, otherwise as it is written.
 */
function spokenReading(
  { condition }: ConditionResult,
  reading: MeasuredValue | undefined,
  shared: Labels,
  mark: string,
): { readonly verdict: MetricsHeading; readonly more: readonly Line[] } {
  if (reading === undefined) return { verdict: { mark, headline: 'The limit is kept' }, more: [] }
  const { name, limit, percentile } = condition
  const queue = queueOfLabels(reading.labels, shared)
  const metric = METRIC_WORDS[name]
  if (queue === undefined || metric === undefined) {
    const headline = words`${measured(condition, reading, shared)} (${failsWhen(condition)})`
    return { verdict: { mark, headline }, more: [] }
  }
  const subject = percentile === undefined ? capitalize(metric) : `p${percentile} of the ${metric}`
  const [sign = ''] = /[<>=!]+/.exec(comparisonOf(condition)) ?? []
  const allowed = words`fails when ${sign}\u00a0${shownValue(name, limit)}`
  return {
    verdict: {
      mark,
      headline: words`${subject} of ${code(queue)} is ${readingValue(name, reading)} (${allowed})`,
    },
    more: [words`${own(mark)} ${code(condition.text)}`],
  }
}

/** The name of the queue that a series is of; `undefined` if it is of none, or of one part of it. */
function queueOfLabels(labels: Labels, shared: Labels): string | undefined {
  const { branch, repo, ...others } = Object.fromEntries(withoutDefaults(labels))
  if (branch === undefined || Object.keys(others).length > 0) return undefined
  if (repo === undefined || shared.has('repo')) return branch
  return `${repo} ${branch}`
}

function uncheckedCount(verdicts: readonly ConditionResult[]): string {
  if (verdicts.length === 1) return 'The limit could not be checked'
  const unclear = verdicts.filter(isUnclear).length
  return `${unclear} of ${verdicts.length} limits could not be checked`
}

function keptTitle({ length }: readonly ConditionResult[]): string {
  if (length === 1) return 'The limit is kept'
  return `All ${length} limits are kept`
}

/** The depth of the queues, the headline of a report without conditions. */
function factsVerdict(families: readonly Family[], queues: string | undefined): MetricsHeading {
  const samples = families.reduce((sum, family) => sum + family.samples.length, 0)
  if (samples === 0) return { mark: MARKS.warning, headline: 'Trunk shows no metrics' }
  if (queues !== undefined) return { mark: MARKS.neutral, headline: prose(queues) }
  const headline = `Read ${pluralize(families.length, 'metric')} with ${pluralize(samples, 'sample')}`
  return { mark: MARKS.neutral, headline }
}

/** Lists the measurement and the limit of each condition that failed. */
export function exceededLimits(verdicts: readonly ConditionResult[]): string {
  const exceeded = verdicts.filter((verdict) => !isFine(verdict))
  const sentences = exceeded.map((verdict) => {
    const { name, limit } = verdict.condition
    const limits = [comparisonOf(verdict.condition)]
    if (isTime(name) && Number.isFinite(limit)) limits.push(duration(limit))
    return `${failingReadings(verdict)} (fails when ${limits.join(', ')})`
  })
  return sentences.join('; ')
}

/** `2 of 5 limits exceeded`. */
export function exceededTitle(verdicts: readonly ConditionResult[]): string {
  if (verdicts.length === 1) return 'The limit is exceeded'
  const exceeded = verdicts.filter((verdict) => !isFine(verdict)).length
  return `${exceeded} of ${verdicts.length} limits exceeded`
}

const isFine = ({ failing }: ConditionResult): boolean => failing.length === 0

const isUnclear = ({ doubt }: ConditionResult): boolean => doubt !== undefined

/** A line for each reading that exceeds its limit; of each condition, the first ones. */
const exceededReadings = (verdicts: readonly ConditionResult[], shared: Labels): readonly Line[] =>
  verdicts.flatMap(({ condition, failing }) => {
    const lines = failing
      .slice(0, MAX_READINGS)
      .map((reading) => words`❌ ${measured(condition, reading, shared)} (${failsWhen(condition)})`)
    const more = failing.length - MAX_READINGS
    if (more > 0) lines.push(words`❌ ${more} more for ${code(condition.text)}`)
    return lines
  })

/** `mq_depth_current{branch="main"} is 27`, without the labels that all series share. */
function measured({ name, percentile }: Condition, reading: MeasuredValue, shared: Labels): Line {
  const labels = withoutDefaults(withoutShared(reading.labels, shared))
  const series = seriesName({ name, labels })
  const subject = percentile === undefined ? series : `p${percentile}(${series})`
  return words`${code(subject)} is ${strong(readingValue(name, reading))}`
}

function readingValue(name: string, { value, isBeyond }: MeasuredValue): Line {
  const text = shownValue(name, value)
  return isBeyond ? words`more than ${text}` : text
}

/** `fails when > 20`: only the end of a condition, because its metric is named before. */
function failsWhen(condition: Condition): Line {
  const { name, limit } = condition
  const end = words`fails when ${code(comparisonOf(condition))}`
  if (isTime(name) && Number.isFinite(limit)) return words`${end}, ${shownValue(name, limit)}`
  return end
}

/** The operator of a condition and its limit. */
const comparisonOf = ({ text: condition }: Condition): string =>
  /[<>=!]=?\s*[^<>=!}]*$/.exec(condition)?.[0] ?? condition

/**
 * Converts a family to JSON, with the quantiles of histograms. A sample has a `name` only if it
 * differs from the family's. NaN and infinities are strings, because JSON has no numbers for them.
 */
export function familyJson(family: Family, redact: Redact) {
  const { name, type, help = '', samples } = family
  // No other keys of an output come from outside.
  const labelsJson = (labels: Labels) =>
    Object.fromEntries([...labels].map(([label, value]) => [redact(label), value]))
  return {
    name,
    type,
    help,
    samples: samples.map(({ labels, value, timestamp, ...sample }) => ({
      ...(sample.name !== name && sample),
      labels: labelsJson(labels),
      value: valueJson(value),
      ...(timestamp !== undefined && { timestamp: Number(timestamp) }),
    })),
    ...(isHistogram(family) && {
      quantiles: histogramSeries(family).map(({ labels, buckets }) => ({
        labels: labelsJson(labels),
        ...Object.fromEntries(
          PERCENTILES.map((percentile) => [
            `p${percentile}`,
            valueJson(quantileOf(percentile / 100, buckets).value),
          ]),
        ),
      })),
    }),
  }
}

const valueJson = (value: number): number | string =>
  Number.isFinite(value) ? value : formatValue(value)

/** Writes a condition that is not true. Its names are too long for a column of a table. */
function fineLine({ condition, doubt, readings }: ConditionResult, shared: Labels): Line {
  if (doubt !== undefined) return words`⚠️ ${code(condition.text)}: ${doubt}`
  const measurements = readings.map((reading) => measured(condition, reading, shared))
  return words`✅ ${firstLines(measurements, MAX_READINGS)} (${failsWhen(condition)})`
}

/** Finds the labels that are the same in every series. */
function sharedLabels([first, ...others]: readonly Labels[]): Labels {
  if (first === undefined || others.length === 0) return new Map()
  return new Map(
    [...first].filter(([label, value]) => others.every((other) => other.get(label) === value)),
  )
}

/** Leaves out what a condition means without saying so: empty labels, and the queue itself. */
const withoutDefaults = (labels: Labels): Labels =>
  new Map(
    [...labels].filter(
      ([label, value]) => value !== '' && (label !== QUEUE_TYPE || value !== MAIN_QUEUE),
    ),
  )

const withoutShared = (labels: Labels, shared: Labels): Labels =>
  new Map([...labels].filter(([label]) => !shared.has(label)))

/** Puts the labels below the name, which leaves room for the numbers. */
function seriesCell({ name, labels }: Parameters<typeof seriesName>[0], shared: Labels): Line {
  const own = withoutShared(labels, shared)
  return withSmallPrint(
    code(name),
    own.size === 0 ? [] : [code(seriesName({ name: '', labels: own }))],
  )
}

function histogramNumbers({ name, buckets, count }: HistogramSeries): readonly Words[] {
  const quantiles = PERCENTILES.map((percentile) => shownQuantile(name, percentile, buckets) ?? '')
  return [count === undefined ? '' : formatValue(count), ...quantiles]
}

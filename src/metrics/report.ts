import { fittingTable } from '../reports/fitting.js'
import { code, failureLine, folded, nextLine, prose, text } from '../reports/markdown.js'
import { duration } from '../shared/duration.js'
import type { ActionError } from '../shared/errors.js'
import type { Redact } from '../shared/redact.js'
import { capitalize, firstOf, pluralize } from '../shared/text.js'
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
import { queuesIn } from './queue-table.js'

const PERCENTILES = [50, 90, 95, 99] as const

/**
 * Writes the summary: failed conditions, the next step of a failed step, the other conditions, a row
 * for each queue, then all series.
 */
export function metricsReport(
  families: readonly Family[],
  verdicts: readonly ConditionResult[],
  pushFailure: ActionError | undefined,
  remedy?: string,
): string {
  const samples = families
    .filter((family) => !isHistogram(family))
    .flatMap((family) => family.samples)
  const histograms = families.filter(isHistogram).flatMap(histogramSeries)
  const shared = sharedLabels([...samples, ...histograms].map(({ labels }) => labels))
  const queues = queuesIn(families)
  const conditions = reportConditions(verdicts, shared, pushFailure === undefined)
  const parts = [`### ${conditions.headline ?? factsHeadline(families, queues.sentence)}`]
  if (conditions.exceeded.length > 0) parts.push(bullets(conditions.exceeded))
  if (pushFailure !== undefined) parts.push(failureLine(pushFailure.explanation))
  if (remedy !== undefined) parts.push(nextLine(remedy))
  if (conditions.fine.length > 0) parts.push(bullets(conditions.fine))
  const series = seriesTables(samples, histograms, shared)
  if (queues.table === '') {
    parts.push(...series)
  } else {
    const count = samples.length + histograms.length
    parts.push(queues.table, folded(`All ${count} series`, series.join('\n\n')))
  }
  return parts.join('\n\n')
}

/** Writes a table of the samples and one of the histograms, below the labels that all of them have. */
function seriesTables(
  samples: readonly Sample[],
  histograms: readonly HistogramSeries[],
  shared: Labels,
): readonly string[] {
  const parts: string[] = []
  if (shared.size > 0)
    parts.push(`All series have ${code(seriesName({ name: '', labels: shared }))}:`)
  if (samples.length > 0) {
    const head = ['Metric', { number: 'Value' }]
    const row = (sample: Sample) => [
      seriesCell(sample, shared),
      shownValue(sample.name, sample.value),
    ]
    parts.push(fittingTable(head, samples, row))
  }
  if (histograms.length > 0) {
    const percentiles = PERCENTILES.map((percentile) => ({ number: `p${percentile}` }))
    const head = ['Histogram', { number: 'Count' }, ...percentiles]
    const row = (histogram: HistogramSeries) => [
      seriesCell(histogram, shared),
      ...histogramNumbers(histogram),
    ]
    parts.push(fittingTable(head, histograms, row))
  }
  return parts
}

const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

/** The heading of some conditions, and a line for each reading that it does not name. */
interface ConditionsReport {
  /** `undefined` without a condition. */
  readonly headline: string | undefined
  readonly exceeded: readonly string[]
  readonly fine: readonly string[]
}

/** The subject of the headline. `one-kept` is the only condition, and has at most one reading. */
type ConditionsCase =
  | { readonly kind: 'none' | 'many-exceeded' | 'push-failed' | 'unclear' | 'kept' }
  | { readonly kind: 'one-exceeded' | 'one-kept'; readonly only: ConditionResult }

function caseOf(verdicts: readonly ConditionResult[], isPushed: boolean): ConditionsCase {
  const exceeded = verdicts.filter((verdict) => !isFine(verdict))
  const [first] = exceeded
  if (first !== undefined) {
    if (exceeded.length === 1 && first.failing.length === 1)
      return { kind: 'one-exceeded', only: first }
    return { kind: 'many-exceeded' }
  }
  if (!isPushed) return { kind: 'push-failed' }
  if (verdicts.some(isUnclear)) return { kind: 'unclear' }
  const [only] = verdicts
  if (only === undefined) return { kind: 'none' }
  if (verdicts.length === 1 && only.readings.length <= 1) return { kind: 'one-kept', only }
  return { kind: 'kept' }
}

function reportConditions(
  verdicts: readonly ConditionResult[],
  shared: Labels,
  isPushed: boolean,
): ConditionsReport {
  const exceeded = exceededReadings(verdicts, shared)
  const fine = verdicts.filter(isFine).map((verdict) => fineLine(verdict, shared))
  const situation = caseOf(verdicts, isPushed)
  switch (situation.kind) {
    case 'one-exceeded': {
      const { only } = situation
      const { headline, more } = spokenReading(only, only.failing[0], shared, '❌')
      return { headline, exceeded: more, fine }
    }
    case 'many-exceeded':
      return { headline: `❌ ${exceededTitle(verdicts)}`, exceeded, fine }
    case 'push-failed':
      return { headline: '❌ The metrics were read, but not pushed', exceeded, fine }
    case 'unclear':
      return { headline: uncheckedCount(verdicts), exceeded, fine }
    case 'kept':
      return { headline: keptTitle(verdicts), exceeded, fine }
    case 'one-kept': {
      const { only } = situation
      const { headline, more } = spokenReading(only, only.readings[0], shared, '✅')
      return { headline, exceeded, fine: more }
    }
    case 'none':
      return { headline: undefined, exceeded, fine }
  }
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
): { readonly headline: string; readonly more: readonly string[] } {
  if (reading === undefined) return { headline: `${mark} The limit is kept`, more: [] }
  const { name, limit, percentile } = condition
  const queue = queueOfLabels(reading.labels, shared)
  const words = METRIC_WORDS[name]
  if (queue === undefined || words === undefined) {
    const line = `${measured(condition, reading, shared)} (${failsWhen(condition)})`
    // A heading is bold already.
    return { headline: `${mark} ${line.replaceAll('**', '')}`, more: [] }
  }
  const subject = percentile === undefined ? capitalize(words) : `p${percentile} of the ${words}`
  const value = readingValue(name, reading)
  const [sign = ''] = /[<>=!]+/.exec(comparisonOf(condition)) ?? []
  const allowed = `fails when ${text(sign)}&nbsp;${shownValue(name, limit)}`
  return {
    headline: `${mark} ${subject} of ${code(queue)} is ${value} (${allowed})`,
    more: [`${mark} ${code(condition.text)}`],
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
  if (verdicts.length === 1) return '⚠️ The limit could not be checked'
  const unclear = verdicts.filter(isUnclear).length
  return `⚠️ ${unclear} of ${verdicts.length} limits could not be checked`
}

function keptTitle({ length }: readonly ConditionResult[]): string {
  if (length === 1) return '✅ The limit is kept'
  return `✅ All ${length} limits are kept`
}

/** How full the queues are: without conditions there is no verdict. */
function factsHeadline(families: readonly Family[], queues: string | undefined): string {
  const samples = families.reduce((sum, family) => sum + family.samples.length, 0)
  if (samples === 0) return '⚠️ Trunk shows no metrics'
  if (queues !== undefined) return `ℹ️ ${prose(queues)}`
  return `ℹ️ Read ${pluralize(families.length, 'metric')} with ${pluralize(samples, 'sample')}`
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
const exceededReadings = (
  verdicts: readonly ConditionResult[],
  shared: Labels,
): readonly string[] =>
  verdicts.flatMap(({ condition, failing }) => {
    const lines = failing
      .slice(0, MAX_READINGS)
      .map((reading) => `❌ ${measured(condition, reading, shared)} (${failsWhen(condition)})`)
    const more = failing.length - MAX_READINGS
    if (more > 0) lines.push(`❌ ${more} more for ${code(condition.text)}`)
    return lines
  })

/** `mq_depth_current{branch="main"} is 27`, without the labels that all series share. */
function measured({ name, percentile }: Condition, reading: MeasuredValue, shared: Labels): string {
  const labels = withoutDefaults(withoutShared(reading.labels, shared))
  const series = seriesName({ name, labels })
  const subject = percentile === undefined ? series : `p${percentile}(${series})`
  return `${code(subject)} is **${readingValue(name, reading)}**`
}

function readingValue(name: string, { value, isBeyond }: MeasuredValue): string {
  if (isBeyond) return `more than ${shownValue(name, value)}`
  return shownValue(name, value)
}

/** `fails when > 20`: only the end of a condition, because its metric is named before. */
function failsWhen(condition: Condition): string {
  const { name, limit } = condition
  const end = `fails when ${code(comparisonOf(condition))}`
  if (isTime(name) && Number.isFinite(limit)) return `${end}, ${shownValue(name, limit)}`
  return end
}

/** The operator of a condition and its limit. */
const comparisonOf = ({ text: condition }: Condition): string =>
  /[<>=!]=?\s*[^<>=!}]*$/.exec(condition)?.[0] ?? condition

const isTime = (name: string): boolean => name.endsWith('_seconds')

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
function fineLine({ condition, doubt, readings }: ConditionResult, shared: Labels): string {
  if (doubt !== undefined) return `⚠️ ${code(condition.text)}: ${text(doubt)}`
  const measurements = readings.map((reading) => measured(condition, reading, shared))
  return `✅ ${firstOf(measurements, MAX_READINGS)} (${failsWhen(condition)})`
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
function seriesCell({ name, labels }: Parameters<typeof seriesName>[0], shared: Labels): string {
  const own = withoutShared(labels, shared)
  if (own.size === 0) return code(name)
  return `${code(name)}<br><sub>${code(seriesName({ name: '', labels: own }))}</sub>`
}

function histogramNumbers({ name, buckets, count }: HistogramSeries): readonly string[] {
  const quantiles = PERCENTILES.map((percentile) => {
    const { value, isBeyond } = quantileOf(percentile / 100, buckets)
    if (Number.isNaN(value)) return ''
    if (isBeyond) return `&#62;&nbsp;${shownValue(name, value)}`
    return shownValue(name, value)
  })
  return [count === undefined ? '' : text(formatValue(count)), ...quantiles]
}

/** Rounds a value to four digits for a table, and shows seconds as a duration. */
function shownValue(name: string, value: number): string {
  if (isTime(name) && Number.isFinite(value)) return text(duration(value)).replaceAll(' ', '&nbsp;')
  return text(formatValue(Number(value.toPrecision(4))))
}

import { fittingTable } from '../markdown/fitting.js'
import {
  type Column,
  code,
  failureLine,
  folded,
  nextLine,
  prose,
  text,
} from '../markdown/markdown.js'
import { duration } from '../shared/duration.js'
import type { ActionError } from '../shared/errors.js'
import type { Redact } from '../shared/redact.js'
import { capitalize, firstOf, pluralize } from '../shared/text.js'
import type { Condition } from './conditions.js'
import { MAIN_QUEUE, METRIC_WORDS, QUEUE_TYPE } from './documented.js'
import { type ConditionResult, failingReadings, MAX_READINGS, type Reading } from './evaluate.js'
import { type Family, formatValue, isHistogram, type Labels, seriesName } from './model.js'
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
  const samples = families.flatMap((family) => (isHistogram(family) ? [] : family.samples))
  const histograms = families.filter(isHistogram).flatMap(histogramSeries)
  const shared = sharedLabels([...samples, ...histograms].map(({ labels }) => labels))
  const percentiles = PERCENTILES.map((percentile) => ({ number: `p${percentile}` }))
  const queues = queuesIn(families)
  const series = [
    shared.size === 0 ? '' : `All series have ${code(seriesName({ name: '', labels: shared }))}:`,
    tableOf(['Metric', { number: 'Value' }], samples, (sample) => [
      seriesCell(sample, shared),
      shownValue(sample.name, sample.value),
    ]),
    tableOf(['Histogram', { number: 'Count' }, ...percentiles], histograms, (one) => [
      seriesCell(one, shared),
      ...histogramNumbers(one),
    ]),
  ].filter((part) => part !== '')
  const count = samples.length + histograms.length
  const conditions = reportConditions(verdicts, shared, pushFailure === undefined)
  return [
    `### ${conditions.headline ?? factsHeadline(families, queues.sentence)}`,
    bullets(conditions.exceeded),
    pushFailure === undefined ? '' : failureLine(pushFailure.explanation),
    remedy === undefined ? '' : nextLine(remedy),
    bullets(conditions.fine),
    queues.table,
    ...(queues.table === '' ? series : [folded(`All ${count} series`, series.join('\n\n'))]),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const bullets = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n')

/** The heading of some conditions, and a line for each reading that it does not name. */
interface ConditionsReport {
  /** `undefined` without a condition. */
  readonly headline: string | undefined
  readonly exceeded: readonly string[]
  readonly fine: readonly string[]
}

function reportConditions(
  verdicts: readonly ConditionResult[],
  shared: Labels,
  isPushed: boolean,
): ConditionsReport {
  const exceeded = exceededReadings(verdicts, shared)
  const fine = verdicts.filter(isFine).map((verdict) => fineLine(verdict, shared))
  const [failed] = verdicts.filter((verdict) => !isFine(verdict))
  if (failed !== undefined && exceeded.length === 1) {
    const { headline, more } = spokenReading(failed, failed.failing[0], shared, '❌')
    return { headline, exceeded: more, fine }
  }
  if (exceeded.length > 1) return { headline: `❌ ${exceededTitle(verdicts)}`, exceeded, fine }
  if (!isPushed) return { headline: '❌ The metrics were read, but not pushed', exceeded: [], fine }
  const unclear = verdicts.filter(({ doubt }) => doubt !== undefined).length
  if (unclear > 0) return { headline: uncheckedCount(unclear, verdicts.length), exceeded: [], fine }
  if (verdicts.length > 1)
    return { headline: `✅ All ${verdicts.length} limits are kept`, exceeded: [], fine }
  const [only] = verdicts
  if (only === undefined) return { headline: undefined, exceeded: [], fine: [] }
  if (only.readings.length > 1) return { headline: '✅ The limit is kept', exceeded: [], fine }
  const { headline, more } = spokenReading(only, only.readings[0], shared, '✅')
  return { headline, exceeded: [], fine: more }
}

/**
 * The only reading of a condition as a heading: in words if it is a documented one of a queue, with
 * the condition in a line below, otherwise as it is written.
 */
function spokenReading(
  { condition }: ConditionResult,
  reading: Reading | undefined,
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
  const value = `${reading.isBeyond ? 'more than ' : ''}${shownValue(name, reading.value)}`
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
  return repo === undefined || shared.has('repo') ? branch : `${repo} ${branch}`
}

const uncheckedCount = (unclear: number, all: number): string =>
  all === 1
    ? '⚠️ The limit could not be checked'
    : `⚠️ ${unclear} of ${all} limits could not be checked`

/** How full the queues are: without conditions there is no verdict. */
function factsHeadline(families: readonly Family[], queues: string | undefined): string {
  const samples = families.reduce((sum, family) => sum + family.samples.length, 0)
  if (samples === 0) return '⚠️ The service shows no metrics'
  if (queues !== undefined) return `ℹ️ ${prose(queues)}`
  return `ℹ️ Read ${pluralize(families.length, 'metric')} with ${pluralize(samples, 'sample')}`
}

/** Lists the measurement and the limit of each condition that failed. */
export function exceededLimits(verdicts: readonly ConditionResult[]): string {
  const exceeded = verdicts.filter((verdict) => !isFine(verdict))
  const found = exceeded.map((verdict) => {
    const { name, limit } = verdict.condition
    const time = isTime(name) && Number.isFinite(limit) ? `, ${duration(limit)}` : ''
    return `${failingReadings(verdict)} (fails when ${comparisonOf(verdict.condition)}${time})`
  })
  return found.join('; ')
}

/** `2 of 5 limits exceeded`. */
export function exceededTitle(verdicts: readonly ConditionResult[]): string {
  const exceeded = verdicts.filter((verdict) => !isFine(verdict)).length
  return verdicts.length === 1
    ? 'The limit is exceeded'
    : `${exceeded} of ${verdicts.length} limits exceeded`
}

const isFine = ({ failing }: ConditionResult): boolean => failing.length === 0

/** A line for each reading that exceeds its limit; of each condition, the first ones. */
const exceededReadings = (
  verdicts: readonly ConditionResult[],
  shared: Labels,
): readonly string[] =>
  verdicts.flatMap(({ condition, failing }) => [
    ...failing
      .slice(0, MAX_READINGS)
      .map((reading) => `❌ ${measured(condition, reading, shared)} (${failsWhen(condition)})`),
    ...(failing.length > MAX_READINGS
      ? [`❌ ${failing.length - MAX_READINGS} more for ${code(condition.text)}`]
      : []),
  ])

/** `mq_depth_current{branch="main"} is 27`, without the labels that all series share. */
function measured(condition: Condition, { labels, value, isBeyond }: Reading, shared: Labels) {
  const { name, percentile } = condition
  const series = seriesName({ name, labels: withoutDefaults(withoutShared(labels, shared)) })
  const shown = percentile === undefined ? series : `p${percentile}(${series})`
  return `${code(shown)} is **${isBeyond ? 'more than ' : ''}${shownValue(name, value)}**`
}

/** `fails when > 20`: only the end of a condition, because its metric is named before. */
function failsWhen(condition: Condition): string {
  const { name, limit } = condition
  const end = code(comparisonOf(condition))
  const time = isTime(name) && Number.isFinite(limit) ? `, ${shownValue(name, limit)}` : ''
  return `fails when ${end}${time}`
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

/** Returns a table, or nothing without items. */
const tableOf = <T>(
  head: readonly Column[],
  items: readonly T[],
  cells: (item: T) => readonly string[],
): string => (items.length === 0 ? '' : fittingTable(head, items, cells))

/** Writes a condition that is not true. Its names are too long for a column of a table. */
function fineLine({ condition, doubt, readings }: ConditionResult, shared: Labels): string {
  if (doubt !== undefined) return `⚠️ ${code(condition.text)}: ${text(doubt)}`
  const found = readings.map((reading) => measured(condition, reading, shared))
  return `✅ ${firstOf(found, MAX_READINGS)} (${failsWhen(condition)})`
}

/** Finds the labels that are the same in every series. */
function sharedLabels([first, ...others]: readonly Labels[]): Labels {
  if (first === undefined || others.length === 0) return new Map()
  return new Map(
    [...first].filter(([label, value]) => others.every((other) => other.get(label) === value)),
  )
}

/** Leaves out what a condition means without saying so: the queue itself, not its bisections. */
const withoutDefaults = (labels: Labels): Labels =>
  new Map([...labels].filter(([label, value]) => label !== QUEUE_TYPE || value !== MAIN_QUEUE))

const withoutShared = (labels: Labels, shared: Labels): Labels =>
  new Map([...labels].filter(([label]) => !shared.has(label)))

/** Puts the labels below the name, which leaves room for the numbers. */
function seriesCell({ name, labels }: Parameters<typeof seriesName>[0], shared: Labels): string {
  const own = withoutShared(labels, shared)
  const below = code(seriesName({ name: '', labels: own }))
  return own.size === 0 ? code(name) : `${code(name)}<br><sub>${below}</sub>`
}

const histogramNumbers = ({ name, buckets, count }: HistogramSeries): string[] => [
  count === undefined ? '' : text(formatValue(count)),
  ...PERCENTILES.map((percentile) => {
    const { value, isBeyond } = quantileOf(percentile / 100, buckets)
    return Number.isNaN(value) ? '' : `${isBeyond ? '&#62;&nbsp;' : ''}${shownValue(name, value)}`
  }),
]

/** Rounds a value to four digits for a table, and shows seconds as a duration. */
function shownValue(name: string, value: number): string {
  if (isTime(name) && Number.isFinite(value)) return text(duration(value)).replaceAll(' ', '&nbsp;')
  return text(formatValue(Number(value.toPrecision(4))))
}

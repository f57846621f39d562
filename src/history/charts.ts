/** Charts in Mermaid. They contain only numbers, dates and this action's own words. */
import type { Block } from '../reports/report.js'
import { capitalize } from '../shared/text.js'
import type { SeriesPoint } from './figures.js'
import { bucketsOf, type Period } from './period.js'
import { clockTime, dayOf } from './words.js'

/** More labels than this overlap. */
const MAX_LABELS = 24

/** Colors that can be seen on white and on black. */
const COLORS = { merged: '#4ac26b', time: '#8250df' } as const

/** On a phone, where a chart is as wide as 415 pixels, labels have 11 pixels and more. */
const WIDTH = 520
const LABELS = { labelFontSize: 14 }

/** How the axis of the values is shown, in options of Mermaid. */
const VALUE_AXES = {
  shown: LABELS,
  // With labels, Mermaid draws a bar of zero higher than zero.
  hidden: { showLabel: false, showTick: false, showAxisLine: false },
} as const

/** A chart without its frame. */
interface Chart {
  readonly title: string
  readonly height: number
  readonly colors: readonly string[]
  readonly axis: string
  readonly highest: number
  /** `bar` and `line` with their values. */
  readonly plots: readonly (readonly [kind: 'bar' | 'line', values: readonly number[]])[]
  readonly valueAxis: keyof typeof VALUE_AXES
}

function mermaid(chart: Chart): Block {
  const { title, height, colors, axis, highest, plots, valueAxis } = chart
  const options = {
    xyChart: {
      width: WIDTH,
      height,
      titleFontSize: 17,
      xAxis: { ...LABELS, titleFontSize: 14 },
      yAxis: VALUE_AXES[valueAxis],
    },
    themeVariables: {
      xyChart: {
        backgroundColor: 'transparent',
        plotColorPalette: colors.join(', '),
      },
    },
  }
  const lines = [`%%{init: ${JSON.stringify(options)}}%%`, 'xychart-beta']
  lines.push(
    `  title "${title}"`,
    `  x-axis ${axis}`,
    `  y-axis 0 --> ${Math.max(1, Math.ceil(highest))}`,
  )
  for (const [kind, values] of plots) lines.push(`  ${kind} [${values.join(', ')}]`)
  return { block: lines, language: 'mermaid' }
}

/** A point of the series with its time. */
interface PlacedPoint extends SeriesPoint {
  /** Milliseconds since the epoch. */
  readonly at: number
  /** Only a part of the day or hour is in the period. */
  readonly isPartial: boolean
}

/** Adds the times to the series of a period. */
export function placedPoints(
  series: readonly SeriesPoint[],
  period: Period,
): readonly PlacedPoint[] {
  const buckets = bucketsOf(period, period)
  return series.flatMap((point, index) => {
    const bucket = buckets[index]
    if (bucket === undefined) return []
    const isPartial = bucket.since < period.since || bucket.until > period.until
    return [{ ...point, at: bucket.since, isPartial }]
  })
}

/** Follows the label of a day or an hour that is only partly in the period. */
const PARTIAL_MARK = '*'

const mark = ({ isPartial }: PlacedPoint): string => (isPartial ? PARTIAL_MARK : '')

/** `19 Nov`, or `19 Nov 10:00` for an hour. */
export function pointName(point: PlacedPoint, { unit, zone }: Period): string {
  const day = dayOf(point.at, zone)
  if (unit === 'day') return `${day}${mark(point)}`
  return `${day} ${clockTime(point.at, zone)}${mark(point)}`
}

/** A chart of the merges, and one of the median times. */
export function seriesCharts(points: readonly PlacedPoint[], period: Period): readonly Block[] {
  const { unit } = period
  const merged = points.map((point) => point.merged)
  if (Math.max(0, ...merged) === 0) return []
  const timed = points.filter(({ timeInQueueP50 }) => timeInQueueP50 !== undefined)
  const { times, name } = readableTimes(timed)
  const charts = [
    valueChart({
      title: `Merged per ${unit}`,
      color: COLORS.merged,
      points,
      values: merged,
      period,
    }),
  ]
  if (timed.length > 0 && timed.length <= MAX_LABELS)
    charts.push(
      valueChart({
        title: `${capitalize(name)}, per ${unit} with a merge`,
        color: COLORS.time,
        points: timed,
        values: times,
        period,
      }),
    )
  return charts
}

/** One kind of value over time. */
interface ValueSeries {
  readonly title: string
  readonly color: string
  readonly points: readonly PlacedPoint[]
  readonly values: readonly number[]
  readonly period: Period
}

/** Bars, or a line if there are too many. */
function valueChart({ title, color, points, values, period }: ValueSeries): Block {
  const highest = Math.max(0, ...values)
  const common = { colors: [color], axis: axisOf(points, period), highest }
  if (points.length > MAX_LABELS)
    return mermaid({
      ...common,
      title,
      height: 290,
      valueAxis: 'shown',
      plots: [['line', values]],
    })
  return mermaid({
    ...common,
    title: `${title}, up to ${highest}`,
    height: 240,
    valueAxis: 'hidden',
    plots: [['bar', values]],
  })
}

/** The median times in a unit that gives readable numbers. */
function readableTimes(timed: readonly PlacedPoint[]) {
  const seconds = timed.map(({ timeInQueueP50 = 0 }) => timeInQueueP50)
  const { unitSeconds, unitName } = readableUnit(Math.max(0, ...seconds))
  const times = seconds.map((each) => shortNumber(each / unitSeconds))
  return { times, name: `median ${unitName} in the queue` }
}

/** Rounds to two digits or to whole numbers. */
function shortNumber(value: number): number {
  if (value < 10) return Math.round(value * 10) / 10
  return Math.round(value)
}

function readableUnit(longestSeconds: number) {
  if (longestSeconds < 5 * 60) return { unitSeconds: 1, unitName: 'seconds' }
  if (longestSeconds < 5 * 3600) return { unitSeconds: 60, unitName: 'minutes' }
  return { unitSeconds: 3600, unitName: 'hours' }
}

/**
 * The axis with the numbers of days or hours, which are so short that none is cut at the edge, or with
 * a scale if there are too many.
 */
function axisOf(points: readonly PlacedPoint[], period: Period): string {
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined) return '[]'
  const { zone } = period
  if (points.length > MAX_LABELS)
    return `"Hours after ${pointName(first, period)} ${zone.name}" 0 --> ${points.length - 1}`
  const labels = points.map((point) => {
    const date = zone.local(point.at)
    const number = period.unit === 'day' ? date.getUTCDate() : date.getUTCHours()
    return `"${number}${mark(point)}"`
  })
  const span = `${pointName(first, period)} to ${pointName(last, period)} ${zone.name}`
  return `"${span}" [${labels.join(', ')}]`
}

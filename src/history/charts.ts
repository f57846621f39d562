/** Charts in Mermaid. They contain only numbers, dates and this action's own words. */
import type { Block } from '../reports/report.js'
import { capitalize } from '../shared/text.js'
import type { SeriesPoint } from './figures.js'
import { bucketsOf, type Period } from './period.js'
import { clockTime, dayOf } from './words.js'

/** More labels than this are shortened, so that they do not overlap. */
const MAX_LONG_LABELS = 9
/** More labels than this have no room for values. */
const MAX_VALUED_LABELS = 7
/** More labels than this overlap even if they are short. */
const MAX_LABELS = 24
/** A line that is much lower or higher than the bars would show nothing. */
const MAX_RATIO = 4

/** Colors that can be seen on white and on black. */
const COLORS = { merged: '#4ac26b', time: '#8250df' } as const

/** On a phone, where a chart is as wide as 430 pixels, labels have 10 pixels and more. */
const WIDTH = 600
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
      xAxis: LABELS,
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

/** One chart of the merges and the median times, or two if they do not fit into one. */
export function seriesCharts(points: readonly PlacedPoint[], period: Period): readonly Block[] {
  const { unit } = period
  const merged = points.map((point) => point.merged)
  const mostMerged = Math.max(0, ...merged)
  if (mostMerged === 0) return []
  const timed = points.filter(({ timeInQueueP50 }) => timeInQueueP50 !== undefined)
  const { times, longest, name } = readableTimes(timed)
  if (fitTogether(points, { merged, times }))
    return [
      mermaid({
        title: `Merged per ${unit} (bars) and ${name} (line)`,
        height: 320,
        colors: [COLORS.merged, COLORS.time],
        axis: axisOf(points, period),
        highest: Math.max(mostMerged, longest),
        valueAxis: 'shown',
        plots: [
          ['bar', merged],
          ['line', times],
        ],
      }),
    ]
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

/** True if each point has both values, and neither is too low to be seen beside the other. */
function fitTogether(
  points: readonly PlacedPoint[],
  { merged, times }: { readonly merged: readonly number[]; readonly times: readonly number[] },
): boolean {
  const mostMerged = Math.max(...merged)
  const longest = Math.max(...times)
  const isComparable = longest <= MAX_RATIO * mostMerged && mostMerged <= MAX_RATIO * longest
  const isComplete = times.length === points.length && points.length <= MAX_LABELS
  return isComplete && isComparable && points.length > 1
}

/** One kind of value over time. */
interface ValueSeries {
  readonly title: string
  readonly color: string
  readonly points: readonly PlacedPoint[]
  readonly values: readonly number[]
  readonly period: Period
}

/** Bars with their values in the labels, or a line if there are too many. */
function valueChart({ title, color, points, values, period }: ValueSeries): Block {
  const highest = Math.max(0, ...values)
  const common = { colors: [color], axis: axisOf(points, period, values), highest }
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
  return {
    times,
    longest: Math.max(0, ...times),
    name: `median ${unitName} in the queue`,
  }
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
 * The axis with labels, which must differ, or with numbers if there are too many.
 * @param values are added to the labels if there is room
 */
function axisOf(
  points: readonly PlacedPoint[],
  period: Period,
  values: readonly number[] = [],
): string {
  const [first] = points
  const last = points.at(-1)
  if (first === undefined || last === undefined) return '[]'
  const { zone } = period
  const isDays = period.unit === 'day'
  if (points.length > MAX_LABELS)
    return `"Hours after ${pointName(first, period)} ${zone.name}" 0 --> ${points.length - 1}`
  if (points.length <= MAX_LONG_LABELS) {
    const labels = points.map((point, index) => {
      const time = isDays ? dayOf(point.at, zone) : clockTime(point.at, zone)
      const name = `${time}${mark(point)}`
      const hasRoom = points.length <= MAX_VALUED_LABELS
      if (values[index] === undefined || !hasRoom) return name
      return `${name}: ${values[index]}`
    })
    return listed(labels)
  }
  const labels = points.map((point) => {
    const date = zone.local(point.at)
    const number = isDays ? date.getUTCDate() : date.getUTCHours()
    return `${number}${mark(point)}`
  })
  return `"${pointName(first, period)} to ${pointName(last, period)} ${zone.name}" ${listed(labels)}`
}

const listed = (labels: readonly string[]): string =>
  `[${labels.map((label) => `"${label}"`).join(', ')}]`

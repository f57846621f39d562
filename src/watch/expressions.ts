/** Expressions of metrics as signals, such as `p95(mq_pr_time_in_queue_1h_seconds)`. */
import type { Condition } from '../metrics/conditions.js'
import { DOCUMENTED_METRICS, METRIC_WORDS, metricOf } from '../metrics/documented.js'
import { evaluateCondition, type MeasuredValue } from '../metrics/evaluate.js'
import { formatValue } from '../metrics/model.js'
import { duration, spokenDuration } from '../shared/duration.js'
import { inBackticks } from '../shared/text.js'
import type { HealthFacts } from './facts.js'
import { type SignalReading, unreadSignal } from './signal.js'

/** The label that names the target branch of a queue. */
const BRANCH = 'branch'

/** Returns the highest value of an expression, for the branch of the queue unless it names another. */
export function readExpression(
  condition: Condition,
  { metrics, branch }: Pick<HealthFacts, 'metrics' | 'branch'>,
): SignalReading {
  if (!metrics.isKnown) return unreadSignal(metrics.why)
  const { mistake, doubt, readings } = evaluateCondition(condition, metrics.value)
  if (mistake !== undefined) return unreadSignal(mistake)
  const own = ofBranch(condition, readings, branch)
  const observed = own.filter(({ value }) => !Number.isNaN(value))
  if (observed.length > 0) return highest(condition, observed)
  // A documented metric is absent while nothing happens. Any other may be misspelt.
  const mayBeAbsent = own.length > 0 || DOCUMENTED_METRICS.has(metricOf(condition.name))
  if (mayBeAbsent) return { isRead: true, text: `${subjectOf(condition)} shows nothing yet` }
  if (readings.length > 0) return unreadSignal(`no sample of ${condition.name} is of this branch`)
  return unreadSignal(doubt ?? `there is no sample of ${condition.name}`)
}

/** Keeps the readings of a branch, unless the expression or the metric has no choice of branches. */
function ofBranch(
  { matchers }: Condition,
  readings: readonly MeasuredValue[],
  branch: string,
): readonly MeasuredValue[] {
  const choosesBranch = matchers.some(({ label }) => label === BRANCH)
  if (choosesBranch || readings.every(({ labels }) => !labels.get(BRANCH))) return readings
  return readings.filter(({ labels }) => labels.get(BRANCH) === branch)
}

function highest(condition: Condition, readings: readonly MeasuredValue[]): SignalReading {
  const [first, ...others] = readings
  let worst = first as MeasuredValue
  for (const reading of others) if (reading.value > worst.value) worst = reading
  const { value, series, isBeyond } = worst
  const subject = subjectOf(condition)
  if (!isBeyond) {
    const text = `${subject} is ${shownValueOf(condition, value)}`
    return { isRead: true, value, text, doubt: undefined }
  }
  const bound = shownLimitOf(condition, value)
  const text = `${subject} is more than ${bound}`
  const doubt = `${series} is above the last bucket, so a limit above ${bound} is never reached`
  return { isRead: true, value, text, doubt }
}

/**
 * The name of an expression: `time in the queue (95 % within)` for a documented quantile, otherwise
 * the expression as it is written.
 */
export function expressionName({ text, name, percentile, matchers }: Condition): string {
  const metric = METRIC_WORDS[name]
  if (metric === undefined || percentile === undefined || matchers.length > 0)
    return inBackticks(text)
  return `${metric} (${percentile} % within)`
}

function subjectOf(condition: Condition): string {
  const name = expressionName(condition)
  return name.startsWith('`') ? name : `the ${name}`
}

/** Formats a value of an expression: a measured time as people say it, anything else as a number. */
export const shownValueOf = (condition: Condition, value: number): string =>
  formatted(condition, value, spokenDuration)

/** Formats a limit of an expression, which is exact. */
export const shownLimitOf = (condition: Condition, limit: number): string =>
  formatted(condition, limit, duration)

function formatted(
  { name }: Condition,
  value: number,
  timeText: (seconds: number) => string,
): string {
  if (name.endsWith('_seconds') && Number.isFinite(value)) return timeText(value)
  return formatValue(Number(value.toPrecision(4)))
}

/** Documented metrics of Trunk: names, types, and the values of two labels. */
import type { Labels, MetricType } from './model.js'

const GAUGES = [
  'mq_depth_current',
  'mq_awaiting_mergeability',
  'mq_testing_slots_active',
  'mq_pr_conclusions_1h_total',
  'mq_pr_restarts_1h_total',
] as const

const HISTOGRAMS = [
  'mq_pr_wait_duration_1h_seconds',
  'mq_pr_test_duration_1h_seconds',
  'mq_pr_time_in_queue_1h_seconds',
] as const

/** The documented metrics. They may be absent from an answer if nothing was observed. */
export const DOCUMENTED_METRICS: ReadonlyMap<string, MetricType> = new Map([
  ...GAUGES.map((name) => [name, 'gauge'] as const),
  ...HISTOGRAMS.map((name) => [name, 'histogram'] as const),
])

/** Names of metrics in headings. A metric with further labels has none. */
export const METRIC_WORDS: Readonly<Record<string, string>> = {
  mq_depth_current: 'depth',
  mq_awaiting_mergeability: 'number not ready',
  mq_testing_slots_active: 'number under test',
  mq_pr_restarts_1h_total: 'restarts in 1 h',
  mq_pr_wait_duration_1h_seconds: 'wait for a test run',
  mq_pr_test_duration_1h_seconds: 'time under test',
  mq_pr_time_in_queue_1h_seconds: 'time in the queue',
}

/** The label that separates a queue from its bisections. */
export const QUEUE_TYPE = 'queue_type'
/** The value of {@link QUEUE_TYPE} for the queue itself. */
export const MAIN_QUEUE = 'main'

/**
 * True for series of the queue itself, and for those of servers that do not tell them apart. As in
 * Prometheus, a missing label equals an empty one.
 */
export const isOfMainQueue = (labels: Labels): boolean =>
  (labels.get(QUEUE_TYPE) || MAIN_QUEUE) === MAIN_QUEUE

const VALUES: Readonly<Record<string, readonly string[]>> = {
  conclusion: ['merged', 'failed', 'cancelled'],
  [QUEUE_TYPE]: [MAIN_QUEUE, 'bisection'],
}

/** True for a label's value that an answer may lack because nothing was observed. */
export const isDocumentedValue = (label: string, value: string): boolean =>
  VALUES[label]?.includes(value) === true

/** True if the documentation gives this label to the metric. */
export const isDocumentedLabel = (label: string, metric: string): boolean =>
  DOCUMENTED_METRICS.has(metric) &&
  (label === QUEUE_TYPE || (label === 'conclusion' && metric === 'mq_pr_conclusions_1h_total'))

/** The metric of a sample's name, which may be a part of a histogram. */
export const metricOf = (name: string): string => name.replace(/_(sum|count|bucket)$/, '')

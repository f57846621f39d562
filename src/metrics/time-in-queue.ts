import { isOfMainQueue } from './documented.js'
import { isHistogram, type Labels } from './model.js'
import { ExpositionError, parseExposition } from './parse.js'
import { histogramSeries, quantileOf } from './quantile.js'

export const TIME_IN_QUEUE = 'mq_pr_time_in_queue_1h_seconds'

/** The median time in the queue over the last hour. */
export interface TypicalTime {
  readonly minutes: number
  /** The median is above the largest bound of the histogram, which `minutes` has. */
  readonly isBeyond: boolean
}

/** Finds the median time in the queue of a branch; `undefined` if the metrics show none. */
export function typicalTimeIn(exposition: string, branch: string): TypicalTime | undefined {
  const isOfQueue = ({ labels }: { readonly labels: Labels }) =>
    (labels.get('branch') || branch) === branch && isOfMainQueue(labels)
  const histograms = familiesOf(exposition).filter(
    (family) => family.name === TIME_IN_QUEUE && isHistogram(family),
  )
  for (const { buckets } of histograms.flatMap(histogramSeries).filter(isOfQueue)) {
    const { value, isBeyond } = quantileOf(0.5, buckets)
    if (!Number.isNaN(value)) return { minutes: Math.max(1, Math.round(value / 60)), isBeyond }
  }
  return undefined
}

function familiesOf(exposition: string) {
  try {
    return parseExposition(exposition)
  } catch (error) {
    if (error instanceof ExpositionError) return []
    throw error
  }
}

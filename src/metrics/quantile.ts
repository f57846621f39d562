import { type Family, type Labels, parseValue } from './model.js'

/** An upper bound with the number of observations up to it. */
interface Bucket {
  readonly le: number
  count: number
}

/** One histogram of a family, its buckets ascending: the samples that share all labels but `le`. */
export interface HistogramSeries {
  readonly name: string
  readonly labels: Labels
  readonly buckets: Bucket[]
  count: number | undefined
}

/** The histograms of a family, in the order in which they first appear. */
export function histogramSeries({ name, samples }: Family): readonly HistogramSeries[] {
  const found = new Map<string, HistogramSeries>()
  for (const sample of samples) {
    const labels = new Map(sample.labels)
    labels.delete('le')
    const key = JSON.stringify([...labels].sort(([a], [b]) => (a < b ? -1 : 1)))
    const series = found.get(key) ?? { name, labels, buckets: [], count: undefined }
    found.set(key, series)
    const le = parseValue(sample.labels.get('le') ?? '') ?? Number.NaN
    if (sample.name === `${name}_count`) series.count ??= sample.value
    else if (sample.name === `${name}_bucket` && !Number.isNaN(le))
      series.buckets.push({ le, count: sample.value })
  }
  for (const { buckets } of found.values()) buckets.sort((a, b) => a.le - b.le)
  return [...found.values()]
}

/**
 * The quantile of a histogram as PromQL's `histogram_quantile` has it: linear within a bucket (the
 * first one begins at 0), the upper bound of the last finite bucket above that, and NaN where
 * nothing was observed or the `+Inf` bucket is missing.
 * @returns also whether the quantile lies above the last finite bound
 */
export function quantileOf(
  quantile: number,
  buckets: readonly Bucket[],
): { readonly value: number; readonly isBeyond: boolean } {
  const within = (value: number) => ({ value, isBeyond: false })
  const rising = madeRising(buckets)
  const last = rising.at(-1)
  if (last?.le !== Number.POSITIVE_INFINITY || rising.length < 2 || !(last.count > 0))
    return within(Number.NaN)
  const rank = quantile * last.count
  // Rank 0 is the lower bound of the first bucket that is not empty.
  const bucket = rising.find(({ count }) => count > 0 && count >= rank) ?? last
  const below = rising[rising.indexOf(bucket) - 1]
  if (bucket === last) return { value: rising.at(-2)?.le ?? Number.NaN, isBeyond: true }
  if (below === undefined && bucket.le <= 0) return within(bucket.le)
  const start = below?.le ?? 0
  const counted = bucket.count - (below?.count ?? 0)
  return within(start + (bucket.le - start) * ((rank - (below?.count ?? 0)) / counted))
}

/** Tells whether something was observed of which no quantile can be computed. */
export const lacksBuckets = ({ buckets, count = 0 }: HistogramSeries): boolean =>
  (buckets.at(-1)?.le !== Infinity || buckets[0]?.le === Infinity) &&
  (buckets.length === 0 ? count > 0 : buckets.some((bucket) => bucket.count > 0))

/** Merges equal bounds; a scrape in the middle of an observation may show a count that falls. */
function madeRising(buckets: readonly Bucket[]): readonly Bucket[] {
  const rising: Bucket[] = []
  for (const { le, count } of buckets) {
    const last = rising.at(-1)
    if (last?.le === le) last.count += count
    else rising.push({ le, count: Math.max(count, last?.count ?? 0) })
  }
  return rising
}

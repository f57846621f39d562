import { type Family, type Labels, parseValue } from './model.js'

/** An upper bound, and the number of observations up to it. */
interface Bucket {
  readonly le: number
  count: number
}

/** The samples of a family that share all labels but `le`, with ascending buckets. */
export interface HistogramSeries {
  readonly name: string
  readonly labels: Labels
  readonly buckets: Bucket[]
  count: number | undefined
}

/** The histograms of a family, in the order in which they first appear. */
export function histogramSeries({ name, samples }: Family): readonly HistogramSeries[] {
  const histograms = new Map<string, HistogramSeries>()
  for (const sample of samples) {
    const labels = new Map(sample.labels)
    labels.delete('le')
    const key = JSON.stringify([...labels].sort(([a], [b]) => (a < b ? -1 : 1)))
    const series = histograms.get(key) ?? { name, labels, buckets: [], count: undefined }
    histograms.set(key, series)
    const le = parseValue(sample.labels.get('le') ?? '') ?? Number.NaN
    if (sample.name === `${name}_count`) series.count ??= sample.value
    else if (sample.name === `${name}_bucket` && !Number.isNaN(le))
      series.buckets.push({ le, count: sample.value })
  }
  for (const { buckets } of histograms.values()) buckets.sort((a, b) => a.le - b.le)
  return [...histograms.values()]
}

/**
 * Computes a quantile as PromQL's `histogram_quantile` does: linear within a bucket, and the first
 * bucket begins at 0. Above the last finite bound, the result is that bound. Without observations or
 * a `+Inf` bucket, it is NaN.
 * @returns also whether the quantile is above the last finite bound
 */
export function quantileOf(
  quantile: number,
  buckets: readonly Bucket[],
): { readonly value: number; readonly isBeyond: boolean } {
  const within = (value: number) => ({ value, isBeyond: false })
  const rising = withRisingCounts(buckets)
  const last = rising.at(-1)
  if (last?.le !== Number.POSITIVE_INFINITY || rising.length < 2 || !(last.count > 0))
    return within(Number.NaN)
  const rank = quantile * last.count
  // Rank 0 is in the first bucket that is not empty.
  const bucket = rising.find(({ count }) => count > 0 && count >= rank) ?? last
  const below = rising[rising.indexOf(bucket) - 1]
  if (bucket === last) return { value: rising.at(-2)?.le ?? Number.NaN, isBeyond: true }
  if (below === undefined && bucket.le <= 0) return within(bucket.le)
  const start = below?.le ?? 0
  const counted = bucket.count - (below?.count ?? 0)
  return within(start + (bucket.le - start) * ((rank - (below?.count ?? 0)) / counted))
}

/** True if something was observed, but no quantile can be computed. */
export const lacksBuckets = ({ buckets, count = 0 }: HistogramSeries): boolean =>
  (buckets.at(-1)?.le !== Infinity || buckets[0]?.le === Infinity) &&
  (buckets.length === 0 ? count > 0 : buckets.some((bucket) => bucket.count > 0))

/** Merges equal bounds. Raises counts that fall, because a scrape may happen during an observation. */
function withRisingCounts(buckets: readonly Bucket[]): readonly Bucket[] {
  const rising: Bucket[] = []
  for (const { le, count } of buckets) {
    const last = rising.at(-1)
    if (last?.le === le) last.count += count
    else rising.push({ le, count: Math.max(count, last?.count ?? 0) })
  }
  return rising
}

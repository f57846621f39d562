import { type Family, parseValue, type Sample } from './model.js'

/** One histogram of a family: the samples that share all labels but `le`. */
export interface HistogramSeries {
  readonly labels: ReadonlyMap<string, string>
  /** Upper bounds ascending, each with the number of observations up to it. */
  readonly buckets: readonly { readonly le: number; readonly count: number }[]
  readonly sum: number | undefined
  readonly count: number | undefined
}

/** The histograms of a family, in the order in which they first appear. */
export function histogramSeries({ name, samples }: Family): readonly HistogramSeries[] {
  const series = new Map<string, { labels: Map<string, string>; samples: Sample[] }>()
  for (const sample of samples) {
    const labels = new Map(sample.labels)
    labels.delete('le')
    const key = JSON.stringify([...labels].sort(([a], [b]) => (a < b ? -1 : 1)))
    const one = series.get(key) ?? { labels, samples: [] }
    one.samples.push(sample)
    series.set(key, one)
  }
  return [...series.values()].map(({ labels, samples: own }) => ({
    labels,
    buckets: own
      .flatMap((sample) => {
        const le = parseValue(sample.labels.get('le') ?? '')
        return sample.name !== `${name}_bucket` || le === undefined || Number.isNaN(le)
          ? []
          : [{ le, count: sample.value }]
      })
      .sort((a, b) => a.le - b.le),
    sum: own.find((sample) => sample.name === `${name}_sum`)?.value,
    count: own.find((sample) => sample.name === `${name}_count`)?.value,
  }))
}

/**
 * The quantile of a histogram as PromQL's `histogram_quantile` has it: linear within a bucket (the
 * first one begins at 0), the upper bound of the last finite bucket above that, and NaN where
 * nothing was observed or the `+Inf` bucket is missing.
 * @param buckets ascending, cumulative
 */
export function histogramQuantile(
  quantile: number,
  buckets: readonly { readonly le: number; readonly count: number }[],
): number {
  const rising = madeRising(buckets)
  const last = rising.at(-1)
  if (last === undefined || last.le !== Number.POSITIVE_INFINITY || rising.length < 2)
    return Number.NaN
  if (!(last.count > 0)) return Number.NaN
  const rank = quantile * last.count
  // Rank 0 is the lower bound of the first bucket that is not empty.
  const index = rising.findIndex(({ count }) => count > 0 && count >= rank)
  const bucket = rising[index]
  const below = rising[index - 1]
  if (bucket === undefined) return Number.NaN
  if (bucket === last) return rising.at(-2)?.le ?? Number.NaN
  if (below === undefined && bucket.le <= 0) return bucket.le
  const start = below?.le ?? 0
  const counted = bucket.count - (below?.count ?? 0)
  return start + (bucket.le - start) * ((rank - (below?.count ?? 0)) / counted)
}

/** Merges equal bounds; a scrape in the middle of an observation may show a count that falls. */
function madeRising(buckets: readonly { readonly le: number; readonly count: number }[]) {
  const rising: { le: number; count: number }[] = []
  for (const { le, count } of buckets) {
    const last = rising.at(-1)
    if (last?.le === le) last.count += count
    else rising.push({ le, count: Math.max(count, last?.count ?? 0) })
  }
  return rising
}

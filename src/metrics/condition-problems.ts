/** Distinguishes a misspelt condition, which would never fail a step, from a metric without samples. */
import { misspelt, nearest } from '../shared/nearest.js'
import { firstOf } from '../shared/text.js'
import { quote } from '../step/inputs.js'
import type { Condition } from './conditions.js'
import { DOCUMENTED_METRICS, isDocumentedLabel, isDocumentedValue, metricOf } from './documented.js'
import {
  type Family,
  hasLabels,
  isHistogram,
  type LabelMatcher,
  type Labels,
  sampleNames,
} from './model.js'

/** A mistake in a condition, or a doubt: it may be false by accident. */
interface ConditionProblem {
  readonly mistake?: string | undefined
  readonly doubt?: string | undefined
}

/** The labels of a sample, or of a quantile. */
interface Series {
  readonly labels: Labels
}

const ABSENT: ConditionProblem = { doubt: 'there is no such sample' }

/**
 * Finds the problem of a condition that nothing can be compared with.
 * @param candidates the samples or quantiles with the name of the condition
 * @param readings those of them that also have its labels
 */
export function problemOf(
  condition: Condition,
  families: readonly Family[],
  candidates: readonly Series[],
  readings: readonly Series[],
): ConditionProblem | undefined {
  const names = metricNames(families)
  if (families.every(({ samples }) => samples.length === 0)) {
    if (isKnownName(condition, names)) return ABSENT
    return { doubt: unknownName(condition, names) }
  }
  if (candidates.length === 0) return problemOfName(condition, families, names)
  if (hasUnknownLabel(condition, candidates)) return { mistake: wrongLabels(condition, candidates) }
  if (readings.length === 0) return ABSENT
  return undefined
}

/** Names that a condition can use: those of the answer, and the documented ones. */
interface Names {
  readonly samples: readonly string[]
  readonly histograms: readonly string[]
  /** All names of the answer, for a message. */
  readonly present: Readonly<Record<'samples' | 'histograms', readonly string[]>>
}

function metricNames(families: readonly Family[]): Names {
  const documented = [...DOCUMENTED_METRICS].map(
    ([name, type]): Family => ({ name, type, help: undefined, samples: [] }),
  )
  const of = (all: readonly Family[]) => ({
    samples: [...new Set(all.flatMap(sampleNames))],
    histograms: [...new Set(all.filter(isHistogram).map(({ name }) => name))],
  })
  const absent = documented.filter(({ name }) => families.every((family) => family.name !== name))
  return { ...of([...families, ...absent]), present: of(families) }
}

function isKnownName({ name, percentile }: Condition, { samples, histograms }: Names): boolean {
  if (percentile === undefined) return samples.includes(name)
  return histograms.includes(name)
}

/** Explains why nothing has the name of a condition. */
function problemOfName(
  condition: Condition,
  families: readonly Family[],
  names: Names,
): ConditionProblem | undefined {
  const { name, percentile } = condition
  if (isKnownName(condition, names)) return ABSENT
  if (percentile === undefined && names.histograms.includes(name))
    return { mistake: `${name} is a histogram: use p95(${name}), ${name}_count or ${name}_sum` }
  const isOtherMetric =
    families.some((family) => family.name === name) || DOCUMENTED_METRICS.has(name)
  if (percentile !== undefined && isOtherMetric)
    return { mistake: `${name} is not a histogram, so it has no p${percentile}` }
  const unknown = unknownName(condition, names)
  // Samples have this name, as `h_count` does, so it can never be the name of a histogram.
  const isPart = names.samples.some((known) => known === name || known === `${name}_bucket`)
  const isMisspelt = misspelt(name, [...names.samples, ...names.histograms]) !== undefined
  if (isPart || isMisspelt) return { mistake: unknown }
  return { doubt: unknown }
}

/** A message lists this many names if none resembles the given one. */
const MAX_NAMES = 8

/** Explains that nothing has the name, and suggests a similar one. */
function unknownName(condition: Condition, names: Names): string {
  if (condition.percentile === undefined) return unknownSample(condition.name, names)
  return unknownHistogram(condition.name, names)
}

function unknownSample(name: string, { samples, histograms, present }: Names): string {
  const problem = `no sample is named ${name}`
  const all = [...new Set([...samples, ...histograms])]
  const meant = misspelt(name, samples) ?? nearest(name, all) ?? misspelt(name, all)
  if (meant === undefined) return withPresentNames(problem, present.samples)
  if (histograms.includes(meant)) return `${problem}; did you mean p95(${meant})?`
  return `${problem}; did you mean ${meant}?`
}

function unknownHistogram(name: string, { samples, histograms, present }: Names): string {
  const problem = `no histogram is named ${name}`
  const word = name.replace(/_(sum|count)$/, '')
  const meant =
    misspelt(word, histograms) ??
    nearest(word, histograms) ??
    misspelt(word, [...new Set([...histograms, ...samples])])
  if (meant === undefined) return withPresentNames(problem, present.histograms)
  return `${problem}; did you mean ${meant}?`
}

function withPresentNames(problem: string, present: readonly string[]): string {
  if (present.length === 0) return problem
  return `${problem}; there are ${firstOf(present, MAX_NAMES)}`
}

/**
 * True if no sample of the name has the labels of a condition. Documented values are left out of the
 * comparison, because they are absent while nothing was observed.
 */
function hasUnknownLabel(condition: Condition, candidates: readonly Series[]): boolean {
  const { name, matchers } = condition
  const has = (label: string) => candidates.some(({ labels }) => labels.get(label))
  const isKnownLabel = (label: string) => has(label) || isDocumentedLabel(label, metricOf(name))
  const mayBeAbsent = ({ label, value }: LabelMatcher) =>
    isDocumentedValue(label, value) && isKnownLabel(label)
  if (matchers.some(({ label, value }) => value !== '' && !isKnownLabel(label))) return true
  const decisive = matchers.filter((matcher) => !mayBeAbsent(matcher))
  return !candidates.some(({ labels }) => hasLabels(decisive, labels))
}

function wrongLabels({ name, text }: Condition, candidates: readonly Series[]): string {
  return `no sample of ${name} has the labels of \`${text}\`; it has ${labelValues(candidates)}`
}

/** Lists each label with some of its values, for a message. */
function labelValues(series: readonly Series[]): string {
  const values = new Map<string, Set<string>>()
  for (const [label, value] of series.flatMap(({ labels }) => [...labels]))
    values.set(label, (values.get(label) ?? new Set()).add(value))
  if (values.size === 0) return 'none'
  const labels = [...values].map(([label, all]) => {
    const alternatives = [...all].slice(0, 5).map((value) => quote(value))
    if (all.size > alternatives.length) alternatives.push('…')
    return `${label}=${alternatives.join(' | ')}`
  })
  return labels.join(', ')
}

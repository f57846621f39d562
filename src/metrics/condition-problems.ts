/** Tells a misspelt condition, which would pass for ever, from one whose metric is quiet. */
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
  if (families.every(({ samples }) => samples.length === 0))
    return isKnownName(condition, names) ? ABSENT : { doubt: unknownName(condition, names) }
  if (candidates.length === 0) return problemOfName(condition, families, names)
  if (hasUnknownLabel(condition, candidates)) return { mistake: wrongLabels(condition, candidates) }
  return readings.length > 0 ? undefined : ABSENT
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

const isKnownName = ({ name, percentile }: Condition, { samples, histograms }: Names): boolean =>
  (percentile === undefined ? samples : histograms).includes(name)

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
  return isPart || isMisspelt ? { mistake: unknown } : { doubt: unknown }
}

/** A message lists this many names if none resembles the given one. */
const MAX_NAMES = 8

/** Explains that nothing has the name, and suggests a similar one. */
function unknownName({ name, percentile }: Condition, names: Names): string {
  const kind = percentile === undefined ? 'sample' : 'histogram'
  const none = `no ${kind} is named ${name}`
  const fitting = percentile === undefined ? names.samples : names.histograms
  const word = percentile === undefined ? name : name.replace(/_(sum|count)$/, '')
  const all = [...new Set([...fitting, ...names.histograms, ...names.samples])]
  const meant =
    misspelt(word, fitting) ??
    nearest(word, [...new Set([...fitting, ...names.histograms])]) ??
    misspelt(word, all)
  if (meant !== undefined) {
    const isQuantile = percentile === undefined && names.histograms.includes(meant)
    return `${none}; did you mean ${isQuantile ? `p95(${meant})` : meant}?`
  }
  const present = names.present[`${kind}s`]
  return present.length === 0 ? none : `${none}; there are ${firstOf(present, MAX_NAMES)}`
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
  const shown = [...values].map(([label, all]) => {
    const some = [...all].slice(0, 5).map((value) => quote(value))
    return `${label}=${some.join(' | ')}${all.size > some.length ? ' | …' : ''}`
  })
  return shown.length === 0 ? 'none' : shown.join(', ')
}

/** The text exposition format: https://prometheus.io/docs/instrumenting/exposition_formats/ */

/** The types that a TYPE line may name. */
export const METRIC_TYPES = ['counter', 'gauge', 'histogram', 'summary', 'untyped'] as const
export type MetricType = (typeof METRIC_TYPES)[number]

/** The labels in the order of the text. A map, because `__proto__` is a valid name of a label. */
export type Labels = ReadonlyMap<string, string>

/** A line with a value. */
export interface Sample {
  /** The family's name; may end in `_bucket`, `_sum` or `_count`. */
  readonly name: string
  readonly labels: Labels
  readonly value: number
  /** Milliseconds since the epoch; 64 bits in the format. */
  readonly timestamp?: bigint
}

/** A metric with all its samples. */
export interface Family {
  readonly name: string
  /** `untyped` if the text has no TYPE line. */
  readonly type: MetricType
  readonly help: string | undefined
  readonly samples: readonly Sample[]
}

/** True if quantiles can be computed from the samples of a family. */
export const isHistogram = ({ type }: Family): boolean => type === 'histogram'

/** Suffixes of sample names. Samples of other types have the name of the family. */
const SUFFIXES: Partial<Record<MetricType, readonly string[]>> = {
  histogram: ['_sum', '_count', '_bucket'],
  summary: ['', '_sum', '_count'],
}

/** The names that samples of a family have or could have. */
export function sampleNames({ name, type, samples }: Family): readonly string[] {
  const usual = (SUFFIXES[type] ?? ['']).map((suffix) => `${name}${suffix}`)
  return [...new Set([...usual, ...samples.map((sample) => sample.name)])]
}

/** Formats a value for the text exposition. */
export function formatValue(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return '+Inf'
  if (value === Number.NEGATIVE_INFINITY) return '-Inf'
  if (Object.is(value, -0)) return '-0'
  return String(value)
}

/** Parses a value as Go's ParseFloat does, which the format demands; `undefined` for anything else. */
export function parseValue(text: string): number | undefined {
  if (/^nan$/i.test(text)) return Number.NaN
  if (/^\+?inf(inity)?$/i.test(text)) return Number.POSITIVE_INFINITY
  if (/^-inf(inity)?$/i.test(text)) return Number.NEGATIVE_INFINITY
  const value = parseDecimal(text) ?? parseHex(text)
  // ParseFloat refuses a number that is too large, so it is not infinite.
  if (value === undefined || !Number.isFinite(value)) return undefined
  return value
}

function parseDecimal(text: string): number | undefined {
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) return undefined
  return Number(text)
}

/** Parses `0x1.8p-3`, which Go accepts. */
function parseHex(text: string): number | undefined {
  const parts = /^([+-]?)0x([\da-f]*)\.?([\da-f]*)p([+-]?\d+)$/i.exec(text)
  if (parts === null) return undefined
  const [, sign, whole = '', fraction = '', exponent] = parts
  if (whole === '' && fraction === '') return undefined
  const digits = Number.parseInt(whole + fraction, 16)
  return (sign === '-' ? -1 : 1) * digits * 2 ** (Number(exponent) - 4 * fraction.length)
}

/** A condition on one label of a sample, as `fail-when` writes it. */
export interface LabelMatcher {
  readonly label: string
  /** `=` rather than `!=`. */
  readonly equal: boolean
  readonly value: string
}

/** True if labels meet every matcher. As in Prometheus, a missing label equals an empty one. */
export const hasLabels = (matchers: readonly LabelMatcher[], labels: Labels): boolean =>
  matchers.every(({ label, equal, value }) => ((labels.get(label) ?? '') === value) === equal)

const LABEL_PAIR =
  /([a-zA-Z_]\w*)[ \t]*(!?=)[ \t]*"([^"\\]*(?:\\[\\"n][^"\\]*)*)"[ \t]*(?:,[ \t]*|$)/gy

/** Parses the labels between braces; `undefined` if one is malformed. */
export function parseLabels(text: string): readonly LabelMatcher[] | undefined {
  const list = text.replace(/^[ \t]+/, '')
  const pairs = [...list.matchAll(LABEL_PAIR)]
  if (pairs.map(([whole]) => whole).join('') !== list) return undefined
  return pairs.map(([, label = '', operator, value = '']) => ({
    label,
    equal: operator === '=',
    value: value.replace(/\\(.)/g, (_, char) => (char === 'n' ? '\n' : char)),
  }))
}

/** `name{label="value"}`, or only the name, escaped for the text exposition. */
export function seriesName({ name, labels }: Pick<Sample, 'name' | 'labels'>): string {
  if (labels.size === 0) return name
  const escaped = (value: string) => escapeLines(value).replaceAll('"', '\\"')
  const pairs = [...labels].map(([label, value]) => `${label}="${escaped(value)}"`)
  return `${name}{${pairs.join(',')}}`
}

const escapeLines = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')

/** Writes text exposition 0.0.4, with HELP and TYPE before the samples of each family. */
export function writeExposition(families: readonly Family[]): string {
  const lines: string[] = []
  for (const { name, type, help, samples } of families) {
    if (help !== undefined) lines.push(`# HELP ${name} ${escapeLines(help)}`)
    lines.push(`# TYPE ${name} ${type}`)
    for (const sample of samples) lines.push(sampleLine(sample))
  }
  return lines.map((line) => `${line}\n`).join('')
}

function sampleLine(sample: Sample): string {
  const line = `${seriesName(sample)} ${formatValue(sample.value)}`
  if (sample.timestamp === undefined) return line
  return `${line} ${sample.timestamp}`
}

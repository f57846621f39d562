import { convert, quote, splitList } from '../step/inputs.js'
import {
  type Family,
  formatValue,
  type LabelMatcher,
  parseLabels,
  parseValue,
  type Sample,
  sampleNames,
  seriesName,
} from './model.js'

const OPERATORS: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '==': (value, limit) => value === limit,
  '!=': (value, limit) => value !== limit,
}

/** One line of `fail-when`, such as `mq_depth_current{branch="main"} > 20`. */
export interface Condition {
  readonly text: string
  /** Name of the samples: `…_count` and the like for histograms. */
  readonly name: string
  readonly matchers: readonly LabelMatcher[]
  readonly holds: (value: number) => boolean
}

/** What a condition found; one sample for which it holds is enough to fail. */
export interface Verdict {
  readonly condition: Condition
  /** Whether the exposition has samples of this name, or could have: its family is there. */
  readonly known: boolean
  readonly matched: readonly Sample[]
  readonly failing: readonly Sample[]
  /** There are samples, and all of them are NaN. */
  readonly numberless: boolean
}

/** `fail-when`: one condition on each line. */
export const conditionsInput = () =>
  convert((text, refuse) =>
    splitList(text, /\n/).map((line) => {
      const condition = parseCondition(line)
      return typeof condition === 'string' ? refuse(`has ${quote(line)}, ${condition}`) : condition
    }),
  )

const CONDITION =
  /^([a-zA-Z_:][a-zA-Z0-9_:]*)[ \t]*(?:\{(.*)\}[ \t]*)?(>=|<=|==|!=|>|<)[ \t]*(\S+)$/

/** @returns the condition, or what is wrong with it */
export function parseCondition(text: string): Condition | string {
  const parts = CONDITION.exec(text)
  if (parts === null)
    return 'which is not a condition such as mq_depth_current{branch="main"} > 20 (one of > >= < <= == !=)'
  const [, name = '', selector = '', operator = '', number = ''] = parts
  const limit = parseValue(number)
  if (limit === undefined) return `where ${quote(number)} is not a number`
  const matchers = parseLabels(selector)
  if (matchers === undefined) return 'where each label must be label="value" or label!="value"'
  const holds = (value: number) => OPERATORS[operator]?.(value, limit) === true
  return { text, name, matchers, holds }
}

/** The samples that a condition matches. As in Prometheus, a missing label is an empty one. */
export function evaluateCondition(condition: Condition, families: readonly Family[]): Verdict {
  const { name, matchers, holds } = condition
  const named = families.flatMap(({ samples }) => samples).filter((sample) => sample.name === name)
  const matched = named.filter(({ labels }) =>
    matchers.every(({ label, equal, value }) => ((labels.get(label) ?? '') === value) === equal),
  )
  const failing = matched.filter(({ value }) => holds(value))
  const known = families.some((family) => sampleNames(family).includes(name))
  const isEmpty = matched.length === 0 || failing.length > 0
  const numberless = !isEmpty && matched.every(({ value }) => Number.isNaN(value))
  return { condition, known, matched, failing, numberless }
}

/** `depth{branch="main"} is 21`, for the first samples for which the condition holds. */
export function failingSamples({ failing }: Verdict, show = (name: string) => name): string {
  const shown = failing.slice(0, 5).map((s) => `${show(seriesName(s))} is ${formatValue(s.value)}`)
  return `${shown.join(', ')}${failing.length > 5 ? ` and ${failing.length - 5} more` : ''}`
}

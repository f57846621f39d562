import * as z from '../shared/zod.js'
import { convert, quote, splitList } from '../step/inputs.js'
import { type LabelMatcher, parseLabels, parseValue } from './model.js'

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
  /** From 50 to 99, for a quantile of each histogram; undefined to compare samples. */
  readonly percentile: number | undefined
  /** Name of the histogram, or of samples such as `…_count`. */
  readonly name: string
  readonly matchers: readonly LabelMatcher[]
  readonly limit: number
  readonly isTrue: (value: number) => boolean
}

/** Why a text is not a condition. */
interface MalformedCondition {
  /** True if the text has the form of a condition, and the problem is about one part. */
  readonly hasForm: boolean
  readonly problem: string
}

/** `fail-when`: one condition on each line. */
export const conditionsInput = () =>
  z.pipe(
    convert((text, refuse) =>
      splitList(text, /\n/).map((line) => {
        const condition = parseCondition(line)
        if (!('problem' in condition)) return condition
        const link = condition.hasForm ? 'where' : 'which is'
        return refuse(`has ${quote(line)}, ${link} ${condition.problem}`)
      }),
    ),
    z.array(z.custom<Condition>()),
  )

const SERIES = '([a-zA-Z_:][a-zA-Z0-9_:]*)[ \\t]*(?:\\{(.*)\\}[ \\t]*)?'
const CONDITION = new RegExp(
  `^(?:p(\\d+)[ \\t]*\\([ \\t]*${SERIES}\\)[ \\t]*|${SERIES})(>=|<=|==|!=|>|<)[ \\t]*(\\S+)$`,
)

const NO_CONDITION =
  'not a condition such as mq_depth_current{branch="main"} > 20 or p95(mq_pr_time_in_queue_1h_seconds) > 2700 (one of > >= < <= == !=)'

/** Parses one line of `fail-when`. */
export function parseCondition(text: string): Condition | MalformedCondition {
  const parts = CONDITION.exec(text)
  if (parts === null) return { hasForm: false, problem: NO_CONDITION }
  const wrongPart = (problem: string) => ({ hasForm: true, problem })
  const [, percent, histogram, ofHistogram, sample, ofSample, operator = '', number = ''] = parts
  const percentile = percent === undefined ? undefined : Number(percent)
  if (percentile !== undefined && (percentile < 50 || percentile > 99))
    return wrongPart(`${quote(`p${percent}`)} is not a quantile from p50 to p99`)
  const limit = parseValue(number)
  // A comparison with NaN always has the same result.
  if (limit === undefined || Number.isNaN(limit))
    return wrongPart(`${quote(number)} is not a number${inSeconds(number)}`)
  const matchers = parseLabels(ofHistogram ?? ofSample ?? '')
  if (matchers === undefined) return wrongPart('each label must be label="value" or label!="value"')
  const isTrue = (value: number) => OPERATORS[operator]?.(value, limit) === true
  // PromQL computes quantiles from the buckets, so people write the name with `_bucket`.
  const name = histogram?.replace(/_bucket$/, '') ?? sample ?? ''
  return { text, percentile, name, matchers, limit, isTrue }
}

const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, min: 60, h: 3600 }

/** Converts a time such as `45m` for the message, because metrics of times are in seconds. */
function inSeconds(text: string): string {
  const [, amount, unit = ''] = /^([\d.]+)(s|m|min|h)$/.exec(text) ?? []
  const seconds = Number(amount) * (UNITS[unit] ?? Number.NaN)
  if (Number.isNaN(seconds)) return ''
  return `; times are in seconds: ${seconds}`
}

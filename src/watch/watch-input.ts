/** The inputs `watch`, signals and their limits as YAML, and `mention`. */
import { type Condition, parseCondition } from '../metrics/conditions.js'
import { didYouMean } from '../shared/nearest.js'
import { inBackticks, truncate } from '../shared/text.js'
import * as z from '../shared/zod.js'
import { convert, quote, splitList } from '../step/inputs.js'
import { QUEUE_SIGNALS, type WatchedSignal } from './signal.js'
import type { TierLimits } from './tiers.js'

/** More signals would not fit into one issue. */
const MAX_SIGNALS = 50
const MAX_SIGNAL_NAME_LENGTH = 500

/** Reads the input `watch`. The parser is loaded on demand, because other operations need none. */
export const watchInput = () =>
  convert(async (text, refuse): Promise<readonly WatchedSignal[]> => {
    const { ABOUT_KEY, readYaml } = await import('../shared/yaml.js')
    const place = (line: number, column: number) => `line ${line}, column ${column}`
    const { value, problems } = readYaml(text, watchSchema(ABOUT_KEY), place)
    for (const problem of problems) refuse(`is wrong at ${problem}`)
    return value ?? []
  })

const watchSchema = (aboutKey: string) =>
  z.transform((value: unknown, { issues }): readonly WatchedSignal[] => {
    const isMapping = typeof value === 'object' && value !== null && !Array.isArray(value)
    const entries = isMapping ? Object.entries(value) : []
    const refuse = (message: string, path: string[], params = {}) =>
      issues.push({ code: 'custom', input: value, message, path, params })
    if (!isMapping) refuse('must be signals with their limits, such as depth: [20, 50]', [])
    else if (entries.length === 0) refuse('must name at least one signal', [])
    else if (entries.length > MAX_SIGNALS) refuse(`must have at most ${MAX_SIGNALS} signals`, [])
    return entries.flatMap(([name, given]) => {
      const source = sourceOf(name)
      const limits = limitsOf(given)
      if ('problem' in source) refuse(source.problem, [name], { [aboutKey]: true })
      if (typeof limits === 'string') refuse(limits, [name])
      if ('problem' in source || typeof limits === 'string') return []
      return { name, source: source.value, limits }
    })
  })

type Source = { readonly value: WatchedSignal['source'] } | { readonly problem: string }

/** Reads a key as a signal of the queue or an expression. */
function sourceOf(name: string): Source {
  const signal = QUEUE_SIGNALS.find((known) => known === name)
  if (signal !== undefined) return { value: signal }
  if (name.length > MAX_SIGNAL_NAME_LENGTH)
    return { problem: `a key is longer than ${MAX_SIGNAL_NAME_LENGTH} characters` }
  const guess = didYouMean(name, QUEUE_SIGNALS)
  if (guess !== '') return { problem: `${inBackticks(name)} is not a signal${guess}` }
  const expression = parseExpression(name)
  if (typeof expression === 'string') return { problem: expression }
  return { value: expression }
}

const EXPRESSION = 'p95(mq_pr_time_in_queue_1h_seconds)'

/** Reads an expression, which is a condition without its comparison. */
function parseExpression(text: string): Condition | string {
  // Braces may hold any value of a label.
  if (/[<>]|[=!]=/.test(text.replace(/\{.*\}/, '')))
    return `${inBackticks(text)} has a comparison; write \`${EXPRESSION}: [1800, 3600]\`, where a value at or above a limit is bad`
  const condition = parseCondition(`${text} >= 1`)
  if (!('problem' in condition)) return { ...condition, text }
  if (condition.hasForm) return `${inBackticks(text)}: ${condition.problem}`
  const signals = QUEUE_SIGNALS.map((name) => `\`${name}\``).join(', ')
  return `${inBackticks(text)} is neither a signal (${signals}) nor an expression such as \`${EXPRESSION}\``
}

/** Reads the limits of a signal, or returns the problem as the end of a sentence about the signal. */
function limitsOf(given: unknown): TierLimits | string {
  if (!Array.isArray(given)) {
    const problem = problemOfLimit(given)
    return problem ?? { degraded: Number(given) }
  }
  const [degraded, severe, ...more] = given
  if (more.length > 0 || given.length < 2)
    return `must have two limits in brackets, degraded and severe, such as [60, 120]${butItIs(given)}`
  const problem = problemOfLimit(degraded) ?? problemOfLimit(severe)
  if (problem !== undefined) return problem
  if (severe < degraded) return `must have the lower limit first${butItIs(given)}`
  return { degraded, severe }
}

function problemOfLimit(limit: unknown): string | undefined {
  if (typeof limit === 'string' && /^\s*\d+(\.\d+)?\s*$/.test(limit))
    return `must be a number, but ${quote(limit)} is a text; remove the quotes`
  if (typeof limit !== 'number')
    return `must be a number such as 60, or two in brackets such as [60, 120]${butItIs(limit)}`
  if (!Number.isFinite(limit) || limit <= 0) return `must be above 0${butItIs(limit)}`
  return undefined
}

function butItIs(value: unknown): string {
  if (value === null) return ', but is empty'
  if (typeof value === 'string') return `, but is ${quote(value)}`
  // JSON has no infinite numbers.
  if (typeof value === 'number') return `, but is ${value}`
  return `, but is ${truncate(JSON.stringify(value), 60)}`
}

/** A user, or a team as `org/team`. Users of a managed enterprise have a suffix after `_`. */
const MENTION = /^@?([a-z\d](?:-?[a-z\d]){0,38}(?:_[a-z\d]+)?(?:\/[a-z\d][\w.-]{0,99})?)$/i

/** The input `mention`: users and teams, one per line, without `@`. */
export const mentionsInput = () =>
  convert((text, refuse) =>
    splitList(text, /\n/).map((line) => {
      const name = MENTION.exec(line)?.[1]
      return (
        name ??
        refuse(
          `has ${quote(line)}; each line must be a user or a team, as octocat or octo-org/platform`,
        )
      )
    }),
  )

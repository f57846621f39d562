/** The result of a step as JSON: whole in the result file, cut to fit in the output `result`. */
import { byteLength } from '../markdown/markdown.js'
import { ActionError, type Explanation } from '../shared/errors.js'
import { truncate } from '../shared/text.js'
import type { Result } from './context.js'

/** `error` of the result file; its keys are part of the contract. */
const errorJson = ({ request, problem, remedy }: Explanation) => ({
  asked: request,
  got: problem,
  next: remedy,
})

/** What the result file holds; `outputs` as they are written. */
export function resultContent(
  operation: string,
  { outcome, failure, details }: Result,
  outputs: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const error =
    failure === undefined
      ? {}
      : {
          error: failure instanceof ActionError ? errorJson(failure.explanation) : { got: failure },
        }
  const step = { operation, outcome, outputs, ...error }
  // First because people read them first, and last so that no detail replaces them.
  return { ...step, ...details, ...step }
}

/** The same JSON object where it fits; else its longest lists and texts are cut, and it says so. */
export function fitResult(text: string, limitBytes: number): string {
  const result = JSON.parse(text) as Record<string, unknown>
  const compact = JSON.stringify(result)
  if (byteLength(compact) <= limitBytes) return compact
  const root = { ...(beginnings(result, limitBytes) as Record<string, unknown>), truncated: true }
  for (;;) {
    const fitted = JSON.stringify(root)
    if (byteLength(fitted) <= limitBytes) return fitted
    if (!halveHeaviest(root)) return JSON.stringify({ outcome: result['outcome'], truncated: true })
  }
}

/**
 * A value without what cannot fit whatever else is cut: an element of a list takes two bytes, a
 * unit of a text one. What is left can be weighed in no time.
 */
function beginnings(value: unknown, limitBytes: number): unknown {
  if (typeof value === 'string') return value.slice(0, limitBytes)
  if (Array.isArray(value))
    return value.slice(0, limitBytes / 2).map((item) => beginnings(item, limitBytes))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([key, child]) => [key, beginnings(child, limitBytes)])
  return Object.fromEntries(fields)
}

/** Halves the list or text that makes a value large; `false` where there is none. */
function halveHeaviest(value: object): boolean {
  const children = Object.entries(value).map(([key, child]) => ({
    key,
    child,
    weight: weigh(child),
  }))
  const heaviest = children.reduce((most, next) => (next.weight > most.weight ? next : most), {
    key: '',
    child: undefined as unknown,
    weight: 0,
  })
  const { key, child } = heaviest
  const owner = value as Record<string, unknown>
  if (typeof child === 'string' && child.length > 1) {
    owner[key] = truncate(child, Math.floor((child.length + 1) / 2))
    return true
  }
  if (typeof child !== 'object' || child === null) return false
  // A list of many elements is cut itself; one that a single element fills is not.
  const crowded = Array.isArray(child) && child.every((item) => weigh(item) <= heaviest.weight / 2)
  if (!crowded && halveHeaviest(child)) return true
  if (!Array.isArray(child) || child.length === 0) return false
  owner[key] = child.slice(0, Math.floor(child.length / 2))
  return true
}

const weigh = (value: unknown): number => JSON.stringify(value)?.length ?? 0

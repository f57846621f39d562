/** The result of a step as JSON: whole in the result file, cut to fit in the output `result`. */
import { byteLength } from '../markdown/markdown.js'
import { ActionError } from '../shared/errors.js'
import { truncate } from '../shared/text.js'
import type { Result } from './context.js'

/** What the result file holds; `outputs` as they are written. */
export function resultContent(
  operation: string,
  { outcome, failure, details }: Result,
  outputs: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const said = failure instanceof ActionError ? failure.explanation : undefined
  // These keys are part of the contract.
  const error = { asked: said?.request, got: said?.problem ?? failure, next: said?.remedy }
  const step = { operation, outcome, outputs, ...(failure !== undefined && { error }) }
  // First because people read them first, and last so that no detail replaces them.
  return { ...step, ...details, ...step }
}

/** Characters of a text that are worth as much as one element of a list. */
const ELEMENT_LENGTH = 64

/** The same JSON object where it fits; else its longest lists and texts are cut, and it says so. */
export function fitResult(text: string, limitBytes: number): string {
  const result = JSON.parse(text) as Record<string, unknown>
  const compact = JSON.stringify(result)
  if (byteLength(compact) <= limitBytes) return compact
  // An element takes two bytes, a character one: no more than these can fit.
  for (let most = Math.ceil(limitBytes / 2); most > 0; most = Math.floor(most / 2)) {
    const shortened = (_: string, value: unknown) => {
      if (typeof value === 'string')
        return truncate(value, Math.min(limitBytes, most * ELEMENT_LENGTH))
      return Array.isArray(value) ? value.slice(0, most) : value
    }
    const fitted = JSON.stringify({ ...result, truncated: true }, shortened)
    if (byteLength(fitted) <= limitBytes) return fitted
  }
  return JSON.stringify({ outcome: result['outcome'], truncated: true })
}

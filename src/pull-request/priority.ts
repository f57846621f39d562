import type { SubmitOptions } from '../service/requests.js'
import type { SubmittedPullRequest } from '../service/schemas.js'
import { didYouMean } from '../shared/nearest.js'
import { inBackticks } from '../shared/text.js'
import { butIs, convert } from '../step/inputs.js'

/** Names of priorities and their values (published schema). */
const PRIORITIES: ReadonlyMap<string, number> = new Map([
  ['urgent', 0],
  ['high', 10],
  ['medium', 100],
  ['low', 200],
  ['lowest', 255],
])
const NAMES = [...PRIORITIES.keys()]

/** The input `priority`: a name of the service, or a number from 0 (most urgent) to 255. */
export const priorityInput = () =>
  convert((text, refuse) => {
    const name = NAMES.find((known) => known === text.toLowerCase())
    if (name !== undefined) return name
    if (/^\d{1,3}$/.test(text) && Number(text) <= 255) return Number(text)
    return refuse(
      /^\d/.test(text)
        ? `must be a whole number from 0 to 255${butIs(text)}`
        : `must be a number from 0 to 255, or ${NAMES.map((name) => inBackticks(name)).join(', ')}${butIs(text)}${didYouMean(text, NAMES)}`,
    )
  })

/** Lists the options that a record contradicts, one phrase each. A missing field contradicts nothing. */
export function ignoredOptions(
  { priority, noBatch }: SubmitOptions,
  { priorityValue, priorityName, noBatch: batching }: SubmittedPullRequest,
): string[] {
  const found: string[] = []
  const requested = typeof priority === 'string' ? PRIORITIES.get(priority) : priority
  const shown = priorityValue ?? PRIORITIES.get(priorityName?.toLowerCase() ?? '')
  if (requested !== undefined && shown !== undefined && shown !== requested)
    found.push(`priority ${priorityName ?? priorityValue} instead of ${priority}`)
  if (noBatch !== undefined && batching !== undefined && batching !== noBatch)
    found.push(`no-batch ${batching} instead of ${noBatch}`)
  return found
}

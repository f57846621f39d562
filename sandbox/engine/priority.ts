/** Priorities of the queue (published schema): 0 is the most urgent, 255 the least. */
const PRIORITY_NAMES = { urgent: 0, high: 10, medium: 100, low: 200, lowest: 255 } as const

export interface Priority {
  readonly value: number
  readonly name: string
  /** True if the submit named no priority. */
  readonly isDefault: boolean
}

export const DEFAULT_PRIORITY: Priority = { value: 100, name: 'medium', isDefault: true }

/**
 * Names may be in any case.
 *
 * @returns `undefined` for anything that is not a priority
 */
export function parsePriority(wanted: unknown): Priority | undefined {
  const word = typeof wanted === 'string' ? wanted.toLowerCase() : wanted
  const named = Object.entries(PRIORITY_NAMES).find(
    ([name, value]) => name === word || value === word,
  )
  if (named !== undefined) return { value: named[1], name: named[0], isDefault: false }
  if (typeof wanted !== 'number' || !Number.isInteger(wanted)) return undefined
  if (wanted < 0 || wanted > 255) return undefined
  return { value: wanted, name: String(wanted), isDefault: false }
}

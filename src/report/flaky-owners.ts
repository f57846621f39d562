import type { Group } from '../flaky/tally.js'
import { byteLength } from './markdown.js'

/**
 * The output `owners`, for a matrix: `[{owner, total, flaky, broken, quarantined}]`, cut between two owners.
 *
 * @param owners in the order in which they matter
 * @param budgetBytes most bytes of the text
 */
export function ownersJson(
  owners: readonly Group[],
  budgetBytes: number,
): { readonly text: string; readonly leftOut: number } {
  const items: string[] = []
  let bytes = 2
  for (const { name, total, flaky, broken, quarantined } of owners) {
    const item = JSON.stringify({ owner: name, total, flaky, broken, quarantined })
    bytes += byteLength(item) + 1
    if (bytes > budgetBytes) break
    items.push(item)
  }
  return { text: `[${items.join(',')}]`, leftOut: owners.length - items.length }
}

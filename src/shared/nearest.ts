import { distance } from 'fastest-levenshtein'

/**
 * Guesses the known word that was meant, regardless of case. It differs in a few characters, begins
 * alike (`FAILED`, `FAILURE`), or is the only one that contains all parts (`owner` in `code-owner`).
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  // Remove brackets and quotes, which people copy from other languages.
  const given = plain(word).replace(/^\W+|\W+$/g, '')
  const closest = closestTo(given, known)
  if (closest === undefined || given === '') return undefined
  const { name: near, edits } = closest
  const few = Math.min(MAX_EDITS, Math.ceil(Math.min(given.length, near.length) / 3))
  if (edits <= few || beginAlike(given, plain(near))) return near
  const parts = wordParts(given)
  const holding = known.filter((name) => {
    const all = wordParts(plain(name))
    // Don't guess `state-labels-enabled` from a short part such as `state`.
    return given.length * 4 > name.length && parts.every((part) => all.includes(part))
  })
  return holding.length === 1 ? holding[0] : undefined
}

const plain = (word: string): string => word.toLowerCase().replaceAll('-', '_')

/** True if both words share the first half, and at least four characters. */
function beginAlike(one: string, other: string): boolean {
  const length = Math.max(4, Math.ceil(Math.max(one.length, other.length) / 2))
  return one.length >= length && one.slice(0, length) === other.slice(0, length)
}

const wordParts = (word: string): readonly string[] => word.split(/[^a-z0-9]+/)

const MAX_EDITS = 3

/** Returns the known name with the fewest edits, regardless of case; `undefined` above a maximum. */
export function misspelt(
  word: string,
  known: readonly string[],
  maxEdits = MAX_EDITS,
): string | undefined {
  const closest = closestTo(word, known)
  return closest && closest.edits <= maxEdits ? closest.name : undefined
}

/** Returns the known name with the fewest edits, regardless of case, and their number. */
export const closestTo = (word: string, known: readonly string[]) =>
  known
    .map((name) => ({ name, edits: distance(plain(word), plain(name)) }))
    .toSorted((one, other) => one.edits - other.edits)[0]

/** True if words differ by one inserted, deleted or changed character, or by a swap of two neighbors. */
export function isOneEdit(one: string, other: string): boolean {
  if (distance(one, other) === 1) return true
  const at = [...one].findIndex((character, index) => character !== other[index])
  const swapped = `${one.slice(0, at)}${one[at + 1]}${one[at]}${one.slice(at + 2)}`
  return at !== -1 && swapped === other
}

/** Ends a sentence about an unknown word; empty if no known word is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const meant = nearest(word, known)
  if (meant === undefined) return ''
  return `; did you mean \`${meant}\`?`
}

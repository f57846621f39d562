import { distance } from 'fastest-levenshtein'

/**
 * The known word that was meant, compared without case: the one that differs in a few characters or
 * begins alike, as `FAILED` and `FAILURE`, or the only one that holds all of its parts, as
 * `code-owner` holds `owner`. None rather than nonsense.
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  // Without the brackets and quotes of a list or text of another language.
  const given = plain(word).replace(/^\W+|\W+$/g, '')
  const closest = closestTo(given, known)
  if (closest === undefined || given === '') return undefined
  const { name: near, edits } = closest
  const few = Math.min(MOST_EDITS, Math.ceil(Math.min(given.length, near.length) / 3))
  if (edits <= few || beginAlike(given, plain(near))) return near
  const parts = partsOf(given)
  const holding = known.filter((name) => {
    const all = partsOf(plain(name))
    // A small part, such as `state` of `state-labels-enabled`, says too little.
    return given.length * 4 > name.length && parts.every((part) => all.includes(part))
  })
  return holding.length === 1 ? holding[0] : undefined
}

const plain = (word: string): string => word.toLowerCase().replaceAll('-', '_')

/** Tells whether half of both words is the same beginning, and enough to be no accident. */
function beginAlike(one: string, other: string): boolean {
  const length = Math.max(4, Math.ceil(Math.max(one.length, other.length) / 2))
  return one.length >= length && one.slice(0, length) === other.slice(0, length)
}

const partsOf = (word: string): readonly string[] => word.split(/[^a-z0-9]+/)

const MOST_EDITS = 3

/** The known name within three edits of another, compared without case. */
export function misspelt(word: string, known: readonly string[]): string | undefined {
  const closest = closestTo(word, known)
  return closest && closest.edits <= MOST_EDITS ? closest.name : undefined
}

/** The known name that takes the fewest edits, compared without case, and how many. */
export const closestTo = (word: string, known: readonly string[]) =>
  known
    .map((name) => ({ name, edits: distance(plain(word), plain(name)) }))
    .toSorted((one, other) => one.edits - other.edits)[0]

/** The end of a sentence about an unknown word; empty where no known one is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const meant = nearest(word, known)
  return meant === undefined ? '' : `; did you mean \`${meant}\`?`
}

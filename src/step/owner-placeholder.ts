import { nearest } from '../shared/nearest.js'

/** Placeholder for the owner in the title of an issue. */
export const OWNER_PLACEHOLDER = '{owner}'

/** Finds words in braces that look like {@link OWNER_PLACEHOLDER}, such as `{Owner}` or `{ owner }`. */
export function misspeltPlaceholder(title: string): string | undefined {
  const places = title.match(/\{[^{}]*\}/g) ?? []
  return places.find((place) => place !== OWNER_PLACEHOLDER && resemblesOwner(place))
}

function resemblesOwner(place: string): boolean {
  const word = place.replace(/[^a-z]/gi, '')
  return /owner/i.test(word) || nearest(word, ['owner']) !== undefined
}

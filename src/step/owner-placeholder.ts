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

/** Returns why a title with {@link OWNER_PLACEHOLDER}, or a word that resembles it, is wrong for a queue. */
export function ownerInQueueTitle(title = ''): string | undefined {
  const place = title.includes(OWNER_PLACEHOLDER) ? OWNER_PLACEHOLDER : misspeltPlaceholder(title)
  return place && `contains \`${place}\`, but there is one issue per queue, not per code owner`
}

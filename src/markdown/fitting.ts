import { byteLength } from './markdown.js'

/**
 * The first elements of a list whose JSON text, as an array, has at most `limitBytes` bytes of UTF-8: it is cut between two of them,
 * never inside one.
 */
export function fittingElements<T>(elements: readonly T[], limitBytes: number): readonly T[] {
  let bytes = '[]'.length
  const end = elements.findIndex((element, index) => {
    bytes += byteLength(JSON.stringify(element)) + (index === 0 ? 0 : 1)
    return bytes > limitBytes
  })
  return end === -1 ? elements : elements.slice(0, end)
}

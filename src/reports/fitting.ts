import { ByteBudget } from './markdown.js'

/**
 * Returns the first elements of a list whose JSON fits into `limitBytes` bytes.
 * @param jsonOf writes an element as the list will
 */
export function fittingElements<T>(
  elements: readonly T[],
  limitBytes: number,
  jsonOf: (element: T) => string,
): readonly T[] {
  // One byte for the opening bracket; a comma or the closing bracket follows each element.
  const budget = new ByteBudget(limitBytes - 1)
  const end = elements.findIndex((element) => !budget.take([jsonOf(element)]))
  if (end === -1) return elements
  return elements.slice(0, end)
}

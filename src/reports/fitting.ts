import { ByteBudget, type Column, code, tableHead, tableRow } from './markdown.js'

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

/** Limit for the rows of one table, about half of a summary. */
const TABLE_BUDGET_BYTES = 400 * 1024

/**
 * Writes a table with the rows that fit, and a line that counts the others.
 * @param row returns cells that are Markdown already
 * @param output the output that has all items
 */
export function fittingTable<T>(
  head: readonly Column[],
  items: readonly T[],
  row: (item: T, index: number) => readonly string[],
  output = 'result-file',
  budgetBytes = TABLE_BUDGET_BYTES,
): string {
  const budget = new ByteBudget(budgetBytes)
  const fitting: string[] = []
  for (const [index, item] of items.entries()) {
    const line = tableRow(row(item, index))
    if (!budget.take([line])) break
    fitting.push(line)
  }
  const table = [...tableHead(head), ...fitting].join('\n')
  const left = items.length - fitting.length
  if (left === 0) return table
  const verb = left === 1 ? 'is' : 'are'
  return `${table}\n\n${left} more ${verb} not shown; the output ${code(output)} has all of them.`
}

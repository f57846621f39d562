import { ByteBudget, type Column, code, tableHead, tableRow } from './markdown.js'

/** The first elements of a list whose JSON array has at most `limitBytes` bytes of UTF-8. */
export function fittingElements<T>(elements: readonly T[], limitBytes: number): readonly T[] {
  // Behind the opening bracket, a comma or the closing one follows each element.
  const budget = new ByteBudget(limitBytes - 1)
  const end = elements.findIndex((element) => !budget.take([JSON.stringify(element)]))
  return end === -1 ? elements : elements.slice(0, end)
}

/** Most bytes of the rows of one table: half of a summary. */
const TABLE_BUDGET_BYTES = 400 * 1024

/**
 * Rows that fit in a summary, and how many do not. The cells are Markdown already.
 * @param output has all of them
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
  const left = items.length - fitting.length
  const shown = [...tableHead(head), ...fitting].join('\n')
  return left === 0
    ? shown
    : `${shown}\n\n${left} more ${left === 1 ? 'is' : 'are'} not shown; the output ${code(output)} has all of them.`
}

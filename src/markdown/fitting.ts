import { ByteBudget, byteLength, type Column, fitRows, tableHead, tableRow } from './markdown.js'

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

/** Most bytes of the rows of one table: half of a summary, so that the rest of the step has room. */
const TABLE_BUDGET_BYTES = 400 * 1024

/** Rows that fit a summary, and a last row that says how many do not. */
export function fittingTable(
  head: readonly Column[],
  rows: readonly (readonly string[])[],
  whereTheRestIs: string,
): string {
  const fitting = fitRows(rows.map(tableRow), new ByteBudget(TABLE_BUDGET_BYTES))
  const left = rows.length - fitting.length
  const shown = [...tableHead(head), ...fitting].join('\n')
  return left === 0 ? shown : `${shown}\n\n${left} more are not shown; ${whereTheRestIs}.`
}

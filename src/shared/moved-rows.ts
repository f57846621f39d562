/** Lists whose newest change is first, and that change while their pages are read. */

/** A list that changes at each reading has more rows than a report needs. */
const MAX_FIRST_PAGES = 5

/**
 * Adds rows that moved to the front while the pages were read, and so were on none of them. Reads the
 * first page again until it shows nothing new.
 */
export async function withMovedRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
  readFirstPage: () => Promise<readonly Row[]>,
): Promise<Row[]> {
  const keys = new Set(rows.map(keyOf))
  let all = [...rows]
  for (let count = 0; count < MAX_FIRST_PAGES; count++) {
    const moved = (await readFirstPage()).filter((row) => !keys.has(keyOf(row)))
    if (moved.length === 0) break
    for (const row of moved) keys.add(keyOf(row))
    all = [...moved, ...all]
  }
  return all
}

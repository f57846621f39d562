import { parseTime } from '../shared/clock.js'
import { impactOf, type ListedTest } from './unhealthy-test.js'

export const SORTS = ['impact', 'age', 'name'] as const
export type Sort = (typeof SORTS)[number]

type Compare = (a: ListedTest, b: ListedTest) => number

/** Compares code units, which gives the same order in every locale. */
function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** Breaks every tie, so that a report changes only when its tests do. */
const byName: Compare = (a, b) =>
  compareText(a.name, b.name) ||
  compareText(a.file_path ?? '', b.file_path ?? '') ||
  compareText(a.variant ?? '', b.variant ?? '') ||
  compareText(a.id, b.id)

/** When a test became unhealthy, in milliseconds since the epoch; Infinity if unknown. */
const since = ({ status }: ListedTest): number =>
  parseTime(status.timestamp) ?? Number.POSITIVE_INFINITY

const ORDERS: Record<Sort, Compare> = {
  impact: (a, b) => impactOf(b) - impactOf(a),
  // Infinity minus Infinity is NaN, which counts as equal.
  age: (a, b) => since(a) - since(b),
  name: () => 0,
}

/** The order of rows: most pull requests impacted first, longest unhealthy first, or by name. */
export function compareBy(sort: Sort): Compare {
  const compare = ORDERS[sort]
  return (a, b) => compare(a, b) || byName(a, b)
}

/** The first rows of an order, however many are added. */
export class TopRows {
  readonly #compare: Compare
  readonly #limit: number
  readonly rows: ListedTest[] = []
  /** Number of added rows, whether they were kept or not. */
  count = 0

  constructor(compare: Compare, limit: number) {
    this.#compare = compare
    this.#limit = limit
  }

  /** Keeps the row if it is among the first so far. Of equal rows, the earlier one comes first. */
  add(row: ListedTest): void {
    const { rows } = this
    this.count++
    if (rows.length >= this.#limit) {
      const last = rows.at(-1)
      if (last === undefined || this.#compare(row, last) >= 0) return
      rows.pop()
    }
    // Binary search for the place after equal rows.
    let low = 0
    let high = rows.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#compare(row, rows[middle] as ListedTest) < 0) high = middle
      else low = middle + 1
    }
    rows.splice(low, 0, row)
  }
}

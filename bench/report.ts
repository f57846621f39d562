/** The middle of a list of measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** Name, value, unit, and what it is beside something else: a ratio or a bar. */
export type Row = readonly [string, number, string, string]

/** Prints one table of measurements. */
export function report(title: string, rows: readonly Row[]): void {
  const width = Math.max(...rows.map(([name]) => name.length))
  console.log(`\n${title}`)
  for (const [name, value, unit, note] of rows)
    console.log(
      `  ${name.padEnd(width)}  ${value.toFixed(1).padStart(9)} ${unit.padEnd(4)} ${note}`,
    )
}

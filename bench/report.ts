/** The median of a list of measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** The interquartile range, which says how far the median can be trusted. */
export function spread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1)
  return `${at(0.25)} to ${at(0.75)}`
}

/** Name, value, unit, and how it compares: a ratio or a limit. */
export type Row = readonly [string, number, string, string]

const sections: string[] = []

/** The tables that were printed, as Markdown. */
export const markdownOfReports = (): readonly string[] => sections

/** Prints one table of measurements. */
export function report(title: string, rows: readonly Row[]): void {
  const width = Math.max(...rows.map(([name]) => name.length))
  console.log(`\n${title}`)
  for (const [name, value, unit, note] of rows)
    console.log(
      `  ${name.padEnd(width)}  ${value.toFixed(1).padStart(9)} ${unit.padEnd(4)} ${note}`,
    )
  sections.push(
    [
      `## ${title}\n`,
      '| What | Measured | In comparison |\n| --- | ---: | --- |',
      ...rows.map(
        ([name, value, unit, note]) => `| ${name} | ${value.toFixed(1)} ${unit} | ${note} |`,
      ),
    ].join('\n'),
  )
}

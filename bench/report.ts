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

/** What was measured, the value with its unit, and what a reader compares it with. */
export type PageRow = readonly [string, string, string]

const sections: string[] = []

/** The published tables, as Markdown. */
export const publishedSections = (): readonly string[] => sections

/** Prints one table of measurements. */
export function report(title: string, rows: readonly Row[]): void {
  const width = Math.max(...rows.map(([name]) => name.length))
  console.log(`\n${title}`)
  for (const [name, value, unit, note] of rows)
    console.log(
      `  ${name.padEnd(width)}  ${value.toFixed(1).padStart(9)} ${unit.padEnd(4)} ${note}`,
    )
}

/** Adds the answer to one question of a user to docs/benchmarks.md. */
export function publish(question: string, method: string, rows: readonly PageRow[]): void {
  const table = [
    '| What | Measured | In comparison |',
    '| --- | ---: | --- |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ]
  const paragraphs = [`## ${question}`, method, table.join('\n')]
  sections.push(paragraphs.filter((text) => text !== '').join('\n\n'))
}

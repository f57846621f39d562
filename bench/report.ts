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

/** What users ask; each has one table on the page, in this order. */
const QUESTIONS = {
  step: 'What does a step cost me?',
  list: 'How large may a list be?',
  polling: 'How often does it poll?',
} as const

/** A part of the answer to a question: how it was measured, and rows of the table. */
export interface Answer {
  readonly question: keyof typeof QUESTIONS
  readonly method: string
  readonly rows: readonly PageRow[]
}

const answers: Answer[] = []

/** All answers so far. */
export const published = (): readonly Answer[] => answers

/** Prints one table of measurements. */
export function report(title: string, rows: readonly Row[]): void {
  const width = Math.max(...rows.map(([name]) => name.length))
  console.log(`\n${title}`)
  for (const [name, value, unit, note] of rows)
    console.log(
      `  ${name.padEnd(width)}  ${value.toFixed(1).padStart(9)} ${unit.padEnd(4)} ${note}`,
    )
}

/** Adds rows to the table of a question in docs/benchmarks.md. */
export function publish(
  question: Answer['question'],
  method: string,
  rows: readonly PageRow[],
): void {
  answers.push({ question, method, rows })
}

/** Writes docs/benchmarks.md: one table for each question, and below it how its rows were measured. */
export function benchmarksPage(date: string, machine: string, given: readonly Answer[]): string {
  const parts = [`# What it costs\n\nMeasured with \`npm run bench\` on ${date}: ${machine}.`]
  for (const [key, title] of Object.entries(QUESTIONS)) {
    const own = given.filter(({ question }) => question === key)
    if (own.length === 0) throw new Error(`No benchmark answers "${title}"`)
    const table = [
      '| What | Measured | In comparison |',
      '| --- | ---: | --- |',
      ...own.flatMap(({ rows }) => rows).map((row) => `| ${row.join(' | ')} |`),
    ]
    const methods = own.map(({ method }) => method).filter((method) => method !== '')
    parts.push(`## ${title}`, table.join('\n'))
    if (methods.length > 0) parts.push(methods.map((method) => `- ${method}`).join('\n'))
  }
  return `${parts.join('\n\n')}\n`
}

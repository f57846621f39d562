/** A bar: its label from outside, and its length. */
export interface Bar {
  readonly label: string
  readonly value: number
}

/** Longest label that stands beside a bar without pushing the chart away. */
const LABEL_LENGTH = 32

/**
 * A horizontal bar chart that GitHub draws from Markdown. Labels keep letters, digits and a few marks: Mermaid has no escape that is
 * safe for the rest.
 *
 * @param axis words for the numbers; ours, not from outside
 */
export function barChart(title: string, axis: string, bars: readonly Bar[]): string {
  const labels = bars.map(({ label }) => `"${mermaidText(label)}"`)
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return [
    '```mermaid',
    'xychart-beta horizontal',
    `  title "${mermaidText(title)}"`,
    `  x-axis [${labels.join(', ')}]`,
    `  y-axis "${mermaidText(axis)}" 0 --> ${most}`,
    `  bar [${bars.map(({ value }) => value).join(', ')}]`,
    '```',
  ].join('\n')
}

/** Text that Mermaid reads as text: what could be its syntax becomes a space. */
export function mermaidText(value: string): string {
  const safe = value
    .replace(/[^\p{L}\p{N} ./_@()-]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
  const characters = [...safe]
  return characters.length <= LABEL_LENGTH
    ? safe || '?'
    : `${characters.slice(0, LABEL_LENGTH - 1).join('')}…`
}

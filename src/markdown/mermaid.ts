/** Charts as GitHub renders them: Mermaid in a fenced block. */

/** Longest label that stands beside a bar without pushing the chart away. */
const LABEL_LENGTH = 32

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

/** A stretch of a timeline. */
export interface Span {
  readonly label: string
  /** Milliseconds since the epoch. */
  readonly start: number
  readonly end: number
  /** `good` and `bad` are ends: a moment, drawn as a diamond. */
  readonly kind: 'past' | 'good' | 'bad'
}

const TAGS = { past: 'done, ', good: 'active, milestone, ', bad: 'crit, milestone, ' }

/**
 * A timeline, a row a bar. Times are shown as hours and minutes, or with seconds for less than ten minutes in all.
 *
 * @param title of the one section
 */
export function timelineChart(title: string, spans: readonly Span[]): string {
  const [first] = spans
  const last = spans.at(-1)
  if (first === undefined || last === undefined) return ''
  const short = last.end - first.start < 600_000
  return [
    '```mermaid',
    'gantt',
    '  dateFormat x',
    `  axisFormat ${short ? '%H:%M:%S' : '%H:%M'}`,
    `  section ${mermaidText(title)}`,
    ...spans.map(
      ({ label: name, start, end, kind }) =>
        `  ${mermaidText(name)} :${TAGS[kind]}${start}, ${Math.max(end, start + 1)}`,
    ),
    '```',
  ].join('\n')
}

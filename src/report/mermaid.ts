/** Charts as GitHub renders them: Mermaid in a fenced block. Labels are reduced to what Mermaid cannot misread. */

/** A bar of a timeline. */
export interface Bar {
  readonly label: string
  /** Milliseconds since the epoch. */
  readonly start: number
  readonly end: number
  readonly kind: 'past' | 'good' | 'bad'
}

const TAGS = { past: 'done, ', good: 'active, ', bad: 'crit, ' }

/**
 * A timeline, a row a bar. Times are shown as hours and minutes, or with seconds for less than ten minutes in all.
 *
 * @param title of the one section
 */
export function timelineChart(title: string, bars: readonly Bar[]): string {
  const [first] = bars
  const last = bars.at(-1)
  if (first === undefined || last === undefined) return ''
  const short = last.end - first.start < 600_000
  return [
    '```mermaid',
    'gantt',
    '  dateFormat x',
    `  axisFormat ${short ? '%H:%M:%S' : '%H:%M'}`,
    `  section ${label(title)}`,
    ...bars.map(
      ({ label: name, start, end, kind }) =>
        `  ${label(name)} :${TAGS[kind]}${start}, ${Math.max(end, start + 1)}`,
    ),
    '```',
  ].join('\n')
}

const label = (value: string): string => value.replace(/[^\p{L}\p{N} _./-]/gu, ' ').trim() || '-'

import { fittingTable } from '../markdown/fitting.js'
import { code, text } from '../markdown/markdown.js'
import { duration } from '../shared/duration.js'
import type { Phase } from './timeline.js'

/** What each state looks like: waiting, under test, about to merge, in doubt, and the ends. */
const MARKS: Readonly<Record<string, string>> = {
  NOT_READY: '🟨',
  PENDING: '🟨',
  TESTING: '🟦',
  TESTS_PASSED: '🟩',
  PENDING_FAILURE: '🟧',
  MERGED: '✅',
  FAILED: '❌',
  CANCELLED: '🚫',
}
const OTHER = '⬜'
const ENDS = new Set(['MERGED', 'FAILED', 'CANCELLED'])

/** Squares of the strip; each state has at least one. */
const STRIP_LENGTH = 30

/**
 * The timeline as a strip, in which each state is as long as it lasted, and as a table. Not a
 * Mermaid chart: its axis is in the reader's time zone, and says less than the table.
 */
export function timelineReport(timeline: readonly Phase[]): string {
  if (timeline.length === 0) return ''
  const row = ({ state, since, seconds }: Phase) => [
    markOf(state),
    code(state),
    text(since.replace('T', ' ').replace(/\.\d+Z$/, '')),
    ENDS.has(state) ? '' : seconds === 0 ? '&lt; 1 s' : text(duration(seconds)),
  ]
  const where = `the output ${code('timeline')} has all of them`
  const table = fittingTable(['', 'State', 'Since (UTC)', { number: 'For' }], timeline, row, where)
  return timeline.length < 2 || timeline.length > STRIP_LENGTH
    ? table
    : `${strip(timeline)}\n\n${table}`
}

function strip(timeline: readonly Phase[]): string {
  const total = timeline.reduce((sum, { seconds }) => sum + seconds, 0) || 1
  return timeline
    .map(({ state, seconds }) =>
      markOf(state).repeat(
        ENDS.has(state) ? 1 : Math.max(1, Math.round((STRIP_LENGTH * seconds) / total)),
      ),
    )
    .join('')
}

const markOf = (state: string): string => MARKS[state] ?? OTHER

import { fittingTable } from '../markdown/fitting.js'
import { code, text } from '../markdown/markdown.js'
import { isEnded, type SubmittedPullRequest } from '../service/schemas.js'
import { duration } from '../shared/duration.js'
import { changedAt, isNewer } from './record.js'

/** One state of the timeline. */
export interface Phase {
  readonly state: string
  /** ISO 8601, UTC: the service's own time where it gave one, otherwise when it was first seen. */
  readonly since: string
  /** Whole seconds until the next state, or until now for the last one; 0 for a final state. */
  readonly seconds: number
}

interface Entry {
  readonly state: string
  readonly at: number
  readonly record: SubmittedPullRequest
}

/** Collects states in the order in which they are seen. */
export class Timeline {
  readonly #seen: Entry[] = []

  /** @returns whether it shows another state than before, or the same end of another submission */
  see(record: SubmittedPullRequest, now: number): boolean {
    const { state } = record
    const last = this.#seen.at(-1)
    if (state === undefined) return false
    if (last?.state === state && !(isEnded(state) && isNewer(record, last.record))) return false
    const at = changedAt(record) ?? now
    this.#seen.push({ state, at: Math.max(at, last?.at ?? at), record })
    return true
  }

  /** @param now milliseconds since the epoch: the end of the last state, unless that is final */
  phases(now: number): Phase[] {
    return this.#seen.map(({ state, at }, index) => {
      const next = this.#seen[index + 1]
      const end = next?.at ?? (isEnded(state) ? at : now)
      return {
        state,
        since: new Date(at).toISOString(),
        seconds: Math.max(0, Math.round((end - at) / 1000)),
      }
    })
  }
}

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
    since.slice(0, 19).replace('T', ' '),
    isEnded(state) ? '' : seconds === 0 ? '&lt; 1 s' : text(duration(seconds)),
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
        isEnded(state) ? 1 : Math.max(1, Math.round((STRIP_LENGTH * seconds) / total)),
      ),
    )
    .join('')
}

const markOf = (state: string): string => MARKS[state] ?? OTHER

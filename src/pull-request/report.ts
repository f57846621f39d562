/** The summary and the comment about a pull request in the queue, built from the same pieces. */
import { fittingTable } from '../markdown/fitting.js'
import { code, link, MARKS, prose, table, text, webAddress } from '../markdown/markdown.js'
import { isEnded } from '../service/schemas.js'
import { duration } from '../shared/duration.js'
import type { Phase } from './progress.js'
import { KINDS, type Reason } from './reasons.js'

/** How an operation on a pull request ended, in the order in which people read it. */
export interface PullRequestReport {
  readonly status: 'good' | 'bad' | 'neutral'
  /** What happened, one plain sentence. */
  readonly headline: string
  /** Why it is not merged, the most useful reason first. */
  readonly reasons?: readonly Reason[]
  /** What else is worth knowing, one sentence each. */
  readonly why?: readonly string[]
  readonly timeline?: readonly Phase[]
  /** Label and value of further rows. */
  readonly facts?: readonly (readonly [string, string | number | undefined])[]
  /** What to do next, one sentence. */
  readonly remedy?: string | undefined
  readonly links?: readonly (readonly [string, string | undefined])[]
}

/** The job summary: what happened and why, what to do next, then the timeline. */
export function reportSummary(story: PullRequestReport): string {
  const { reasons = [], why = [], remedy, timeline = [], facts = [], links = [] } = story
  const known = facts.filter(([, value]) => value !== undefined && value !== '')
  const names = known.map(([name]) => text(name))
  const addresses = links.filter(([, address]) => address !== undefined)
  return [
    `${MARKS[story.status]} **${prose(story.headline)}**`,
    [...reasonLines(reasons, remedy !== undefined), ...why.map((said) => `- ${prose(said)}`)].join(
      '\n',
    ),
    remedy === undefined || reasons.some((reason) => reason.remedy !== undefined)
      ? ''
      : `**What to do next:** ${prose(remedy)}`,
    timelineReport(timeline),
    known.length === 0 ? '' : table(names, [known.map(([, value]) => code(value))]),
    addresses.map(([name, address]) => link(name, address)).join(' · '),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** The comment: the same without the timeline, which would dominate a conversation. */
export const reportComment = (story: PullRequestReport): string =>
  reportSummary({ ...story, timeline: [] })

/** As many as people can read at a glance. */
const MOST_REASONS = 10

/** @param withRemedies a step that passed has none */
function reasonLines(reasons: readonly Reason[], withRemedies: boolean): string[] {
  const lines = reasons.slice(0, MOST_REASONS).map(({ kind, text: said, url, remedy }) => {
    const { page } = KINDS[kind]
    const more = page === undefined || webAddress(url) === undefined ? '' : ` (${link(page, url)})`
    const next = withRemedies && remedy !== undefined ? `. **Next:** ${prose(remedy)}` : ''
    return `- ${prose(said)}${more}${next}`
  })
  const left = reasons.length - lines.length
  const more = `- ${left} more; the output ${code('reasons')} has all of them`
  return left <= 0 ? lines : [...lines, more]
}

/** What each state looks like: waiting, under test, about to merge, in doubt, and the ends. */
const SQUARES: Readonly<Record<string, string>> = {
  NOT_READY: '🟨',
  PENDING: '🟨',
  TESTING: '🟦',
  TESTS_PASSED: '🟩',
  PENDING_FAILURE: '🟧',
  MERGED: '✅',
  FAILED: '❌',
  CANCELLED: '🚫',
}

/** Squares of the strip; each state has at least one. */
const STRIP_LENGTH = 30

/**
 * The timeline as a strip, in which each state is as long as it lasted, and as a table. Not a
 * Mermaid chart: its axis is in the reader's time zone, and says less than the table.
 */
function timelineReport(timeline: readonly Phase[]): string {
  if (timeline.length === 0) return ''
  const row = ({ state, since, seconds }: Phase) => [
    squareOf(state),
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
  const squares = timeline.map(({ state, seconds }) => {
    const length = isEnded(state) ? 1 : Math.max(1, Math.round((STRIP_LENGTH * seconds) / total))
    return squareOf(state).repeat(length)
  })
  return squares.join('')
}

const squareOf = (state: string): string => SQUARES[state] ?? '⬜'

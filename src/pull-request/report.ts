/** What a person reads about a pull request in the queue: summary and comment are made of the same pieces. */

import { code, link, table, text } from '../markdown/markdown.js'
import { type Span, timelineChart } from '../markdown/mermaid.js'
import { duration } from '../shared/duration.js'
import type { Check } from './checks.js'
import type { Phase } from './timeline.js'

/** The end of an operation on a pull request, in the order in which it is read. */
export interface PullRequestReport {
  readonly status: 'good' | 'bad' | 'neutral'
  /** What happened, one plain sentence. */
  readonly headline: string
  /** Why, a sentence each. */
  readonly why?: readonly string[]
  readonly timeline?: readonly Phase[]
  readonly failing?: readonly Check[]
  /** Label and value of what else is worth a row. */
  readonly facts?: readonly (readonly [string, string | number | undefined])[]
  /** What to do next, one sentence. */
  readonly remedy?: string | undefined
  readonly links?: readonly (readonly [string, string | undefined])[]
}

const KINDS: ReadonlyMap<string, Span['kind']> = new Map([
  ['MERGED', 'good'],
  ['FAILED', 'bad'],
  ['CANCELLED', 'bad'],
])

const ICONS = { good: '✅', bad: '❌', neutral: 'ℹ️' }

/** The job summary: what happened, then the timeline as a chart, why, links, what to do next. */
export function reportSummary(story: PullRequestReport): string {
  return sections([
    headline(story),
    chart(story),
    timelineTable(story.timeline ?? []),
    ...pieces(story),
  ])
}

/** The comment: the same without the chart, which is too loud for a conversation. */
export function reportComment(story: PullRequestReport): string {
  return sections([headline(story), ...pieces(story)])
}

function pieces(story: PullRequestReport): string[] {
  const facts = (story.facts ?? []).filter(([, value]) => value !== undefined && value !== '')
  return [
    (story.why ?? []).map((sentence) => `- ${text(sentence)}`).join('\n'),
    failingTable(story.failing ?? []),
    facts.length === 0
      ? ''
      : table(
          facts.map(([name]) => text(name)),
          [facts.map(([, value]) => code(value))],
        ),
    story.remedy === undefined ? '' : `**What to do next:** ${text(story.remedy)}`,
    (story.links ?? [])
      .filter(([, address]) => address !== undefined)
      .map(([name, address]) => link(name, address))
      .join(' · '),
  ]
}

const headline = ({ status, headline: said }: PullRequestReport): string =>
  `${ICONS[status]} **${text(said)}**`

function chart({ headline: title, timeline = [] }: PullRequestReport): string {
  if (timeline.length < 2) return ''
  return timelineChart(
    // Mermaid reads a number sign as the begin of an entity.
    (/#(\d+)/.exec(title)?.[1] ?? '').replace(/^/, 'PR '),
    timeline.map(({ state, since, seconds }, index) => {
      const start = Date.parse(since)
      // Not from the rounded seconds, which would let bars overlap.
      const end = Date.parse(timeline[index + 1]?.since ?? '') || start + seconds * 1000
      return { label: state, start, end, kind: KINDS.get(state) ?? 'past' }
    }),
  )
}

function timelineTable(timeline: readonly Phase[]): string {
  if (timeline.length === 0) return ''
  return table(
    ['State', 'Since (UTC)', 'For'],
    timeline.map(({ state, since, seconds }) => [
      code(state),
      text(since.replace('T', ' ').replace(/\.\d+Z$/, '')),
      KINDS.has(state) ? '' : seconds === 0 ? '&lt; 1 s' : text(duration(seconds)),
    ]),
  )
}

function failingTable(failing: readonly Check[]): string {
  if (failing.length === 0) return ''
  return table(
    ['Failing check', 'Required'],
    failing.map(({ name, url, required }) => [link(name, url), required ? 'yes' : 'no']),
  )
}

const sections = (parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n\n')

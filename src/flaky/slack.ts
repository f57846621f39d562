import type { KnownBlock, RichTextBlock, RichTextSection } from '@slack/types'
import { visible, webAddress } from '../markdown/markdown.js'
import { shorten } from '../shared/text.js'
import type { FlakyReport, Row } from './report.js'
import { impactOf, NO_OWNER, ownersOf } from './test.js'

/** A message as `chat.postMessage` and incoming webhooks take it, and so slackapi/slack-github-action from its payload file. */
export interface SlackPayload {
  /** For notifications, where blocks are not shown. */
  readonly text: string
  readonly blocks: readonly KnownBlock[]
}

/** Slack's limits (Block Kit reference): characters of a header, of a text object and of an address. */
const HEADER_LENGTH = 150
const ADDRESS_LENGTH = 3000
/** A message is a pointer to the report: ten tests of a list can be read at a glance. */
const MOST_ROWS = 10
const NAME_LENGTH = 120
const OWNERS_LENGTH = 80

/**
 * The message: numbers, what is new, the worst tests, where the rest is. Text from outside appears
 * only in rich text elements, which Slack shows literally: it cannot become a mention or a link.
 */
export function slackPayload(report: FlakyReport, runUrl: string): SlackPayload {
  const { counts, change } = report
  const headline = headlineOf(report)
  const blocks: KnownBlock[] = [
    { type: 'header', text: { type: 'plain_text', text: headline, emoji: false } },
    {
      type: 'section',
      fields: numbersOf(report).map(([name, value]) => ({
        type: 'mrkdwn',
        text: `*${name}*\n${value}`,
      })),
    },
    ...(change !== undefined ? list('New since the baseline', change.newRows, change.new) : []),
    ...list(change === undefined ? 'Tests' : 'All', report.rows, counts.total),
    ...links(report, runUrl),
  ]
  return { text: escapeMrkdwn(headline), blocks }
}

function headlineOf({ counts, repository, status, truncated }: FlakyReport): string {
  const words = status === 'all' ? 'unhealthy' : status
  const number = counts.total === 0 ? 'No' : `${truncated ? 'At least ' : ''}${counts.total}`
  const tests = counts.total === 1 ? 'test' : 'tests'
  const name = visible(`${repository.owner}/${repository.name}`)
  return shorten(`${number} ${words} ${tests} in ${name}`, HEADER_LENGTH)
}

function numbersOf({ counts, change }: FlakyReport): readonly (readonly [string, string])[] {
  return [
    ['Flaky', String(counts.flaky)],
    ['Broken', String(counts.broken)],
    ['Quarantined', String(counts.quarantined)],
    ...(change === undefined
      ? []
      : [
          ['New', String(change.new)] as const,
          ['Resolved', String(change.resolved ?? 'unknown')] as const,
        ]),
  ]
}

/** A title and a bullet a test; nothing when there is none. */
function list(title: string, rows: readonly Row[], total: number): RichTextBlock[] {
  const shown = rows.slice(0, MOST_ROWS)
  if (shown.length === 0) return []
  const cut = shown.length < total ? ` (${shown.length} of ${total})` : ` (${total})`
  return [
    {
      type: 'rich_text',
      elements: [
        {
          type: 'rich_text_section',
          elements: [{ type: 'text', text: `${title}${cut}`, style: { bold: true } }],
        },
        { type: 'rich_text_list', style: 'bullet', elements: shown.map(bullet) },
      ],
    },
  ]
}

function bullet({ test }: Row): RichTextSection {
  const name = shorten(visible(test.name), NAME_LENGTH) || '(no name)'
  const url = webAddress(test.html_url)
  const owners = ownersOf(test).filter((owner) => owner !== NO_OWNER)
  const facts = [
    `${impactOf(test)} pull requests in 7 days`,
    ...(test.quarantined === true ? ['quarantined'] : []),
    ...(owners.length > 0 ? [shorten(visible(owners.join(', ')), OWNERS_LENGTH)] : []),
  ]
  return {
    type: 'rich_text_section',
    elements: [
      url !== undefined && url.length <= ADDRESS_LENGTH
        ? { type: 'link', url, text: name }
        : { type: 'text', text: name },
      { type: 'text', text: ` — ${facts.join(', ')}` },
    ],
  }
}

/** The way to the run, whose summary and files have the rest. */
function links({ repository }: FlakyReport, runUrl: string): KnownBlock[] {
  const pages = [
    ['Report of the run', webAddress(runUrl)],
    ['Repository', webAddress(`https://${repository.host}/${repository.owner}/${repository.name}`)],
  ] as const
  const written = pages.flatMap(([label, url]) =>
    url === undefined ? [] : [`<${url.replaceAll('&', '&amp;')}|${label}>`],
  )
  if (written.length === 0) return []
  return [{ type: 'context', elements: [{ type: 'mrkdwn', text: written.join('  ·  ') }] }]
}

/** Slack's three control characters (formatting reference: "Escaping text"). */
const escapeMrkdwn = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

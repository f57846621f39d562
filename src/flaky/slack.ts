import type { RichTextBlock, RichTextSection } from '@slack/types'
import { visible } from '../markdown/markdown.js'
import * as slack from '../markdown/slack.js'
import { truncate } from '../shared/text.js'
import type { FlakyReport } from './report.js'
import { impactOf, type ListedTest, NO_OWNER, ownersOf } from './test.js'

/** A message is a pointer to the report: ten tests of a list can be read at a glance. */
const MOST_ROWS = 10
const NAME_LENGTH = 120
const OWNERS_LENGTH = 80

/**
 * The message: numbers, what is new, the worst tests, where the rest is. Text from outside appears
 * only in rich text elements, which Slack shows literally, so it cannot mention or link.
 */
export function slackPayload(report: FlakyReport, runUrl: string): slack.Payload {
  const { counts, change, repository } = report
  const page = `https://${repository.host}/${repository.owner}/${repository.name}`
  return slack.message(headlineOf(report), [
    {
      type: 'section',
      fields: numbersOf(report).map(([name, value]) => ({
        type: 'mrkdwn',
        text: `*${name}*\n${value}`,
      })),
    },
    ...(change !== undefined ? list('New since the baseline', change.newRows, change.new) : []),
    ...list(change === undefined ? 'Tests' : 'All', report.rows, counts.total),
    ...slack.footer([
      ['Report of the run', runUrl],
      ['Repository', page],
    ]),
  ])
}

function headlineOf({ counts, repository, status, truncated }: FlakyReport): string {
  const words = status === 'all' ? 'unhealthy' : status
  const number = counts.total === 0 ? 'No' : `${truncated ? 'At least ' : ''}${counts.total}`
  const tests = counts.total === 1 ? 'test' : 'tests'
  return `${number} ${words} ${tests} in ${repository.owner}/${repository.name}`
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

/** A title and a bullet for each test; nothing when there is none. */
function list(title: string, rows: readonly ListedTest[], total: number): RichTextBlock[] {
  const shown = rows.slice(0, MOST_ROWS)
  const cut = shown.length < total ? ` (${shown.length} of ${total})` : ` (${total})`
  return slack.list(`${title}${cut}`, shown.map(bullet))
}

function bullet(test: ListedTest): RichTextSection {
  const name = truncate(visible(test.name), NAME_LENGTH) || '(no name)'
  const owners = ownersOf(test).filter((owner) => owner !== NO_OWNER)
  const facts = [
    `${impactOf(test)} pull requests in 7 days`,
    ...(test.quarantined === true ? ['quarantined'] : []),
    ...(owners.length > 0 ? [truncate(visible(owners.join(', ')), OWNERS_LENGTH)] : []),
  ]
  return slack.section([
    slack.link(name, test.html_url),
    { type: 'text', text: ` — ${facts.join(', ')}` },
  ])
}

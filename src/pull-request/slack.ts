import type { RichTextSection } from '@slack/types'
import { visible, webAddress } from '../markdown/markdown.js'
import {
  type SlackPayload,
  slackFooter,
  slackLink,
  slackList,
  slackMessage,
  slackSection,
} from '../markdown/slack.js'
import { truncate } from '../shared/text.js'
import type { Reason } from './reasons.js'
import type { PullRequestReport } from './report.js'

/** A message is a pointer: as many lines as can be read at a glance. */
const MOST_REASONS = 5
const LINE_LENGTH = 300

/** The report as a message for Slack: headline, reasons with their links, what to do next. */
export function reportSlack(report: PullRequestReport): SlackPayload {
  const { headline, status, reasons = [], why = [], remedy, links = [] } = report
  const marks = { good: '✅', bad: '❌', neutral: 'ℹ️' }
  const lines = [
    ...reasons.slice(0, MOST_REASONS).map(bullet),
    ...why.slice(0, MOST_REASONS).map((said) => slackSection(prose(said))),
  ]
  return slackMessage(`${marks[status]} ${headline.replaceAll('`', '')}`, [
    ...slackList('', lines),
    ...(remedy === undefined
      ? []
      : [{ type: 'rich_text' as const, elements: [slackSection(prose(`Next: ${remedy}`))] }]),
    ...slackFooter(links),
  ])
}

const bullet = ({ text, url }: Reason): RichTextSection =>
  slackSection([
    ...prose(text),
    ...(webAddress(url) === undefined
      ? []
      : ([{ type: 'text', text: ' ' }, slackLink('(open)', url)] as const)),
  ])

/** What stands between backticks is code. */
const prose = (value: string): RichTextSection['elements'] =>
  truncate(visible(value), LINE_LENGTH)
    .split(/`([^`]*)`/)
    .flatMap((part, index) => {
      if (part === '') return []
      return index % 2 === 0
        ? [{ type: 'text' as const, text: part }]
        : [{ type: 'text' as const, text: part, style: { code: true } }]
    })

import type { RichTextSection } from '@slack/types'
import { MARKS, visible, webAddress } from '../markdown/markdown.js'
import * as slack from '../markdown/slack.js'
import { truncate } from '../shared/text.js'
import type { Reason } from './reasons.js'
import type { PullRequestReport } from './report.js'

/** A message is a pointer: as many lines as can be read at a glance. */
const MOST_REASONS = 5
const LINE_LENGTH = 300

/** The report as a message for Slack: headline, reasons with their links, what to do next. */
export function reportSlack(report: PullRequestReport): slack.Payload {
  const { headline, status, reasons = [], why = [], remedy, links = [] } = report
  const lines = [
    ...reasons.slice(0, MOST_REASONS).map(bullet),
    ...why.slice(0, MOST_REASONS).map((said) => slack.section(prose(said))),
  ]
  return slack.message(`${MARKS[status]} ${headline.replaceAll('`', '')}`, [
    ...slack.list('', lines),
    ...(remedy === undefined
      ? []
      : [{ type: 'rich_text' as const, elements: [slack.section(prose(`Next: ${remedy}`))] }]),
    ...slack.footer(links),
  ])
}

const bullet = ({ text, url }: Reason): RichTextSection =>
  slack.section([
    ...prose(text),
    ...(webAddress(url) === undefined
      ? []
      : ([{ type: 'text', text: ' ' }, slack.link('(open)', url)] as const)),
  ])

/** What stands between backticks is code. */
const prose = (value: string): RichTextSection['elements'] =>
  truncate(visible(value), LINE_LENGTH)
    .split(/`([^`]*)`/)
    .map((text, index) => ({
      type: 'text' as const,
      text,
      ...(index % 2 === 1 ? { style: { code: true } } : {}),
    }))
    .filter(({ text }) => text !== '')

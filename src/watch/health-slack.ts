/** The announcement of a queue's health as a message for Slack. */
import * as slack from '../markdown/slack.js'
import { capitalize } from '../shared/text.js'
import { findingText } from './health.js'
import {
  badFindings,
  type HealthStatement,
  markOfHealth,
  recoveryText,
  verdictOf,
} from './words.js'

/** The message: the verdict in the header, each bad signal, and buttons to the queue and the run. */
export function healthSlack(
  statement: HealthStatement,
  repository: string,
  pages: { readonly issue: string; readonly run: string },
): slack.Payload {
  const { assessment, announcement } = statement
  const headline = `${markOfHealth(statement)} ${repository}: ${verdictOf(statement)}`
  const bad = badFindings(assessment.findings).map((finding) => capitalize(findingText(finding)))
  const lines = announcement === 'recovered' ? [recoveryText(statement)] : bad
  const items = lines.map((line) => slack.section(slack.richText(line)))
  return slack.message(headline.replaceAll('`', ''), [
    ...slack.list('', items),
    ...slack.buttons([
      ['Queue health', pages.issue],
      ['Run', pages.run],
    ]),
  ])
}

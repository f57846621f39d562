/** The announcement of a queue's health as a message for Slack. */
import * as slack from '../reports/slack.js'
import { payloadFile } from '../reports/slack.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import { repositoryName } from '../shared/references.js'
import { capitalize } from '../shared/text.js'
import type { Context } from '../step/context.js'
import { findingText } from './health.js'
import { type HealthReport, type PublishedHealth, pagesOf, statementOf } from './publish.js'
import {
  adviceOf,
  badFindings,
  type HealthStatement,
  markOfHealth,
  recoveryText,
  verdictOf,
} from './words.js'

/** The message: the verdict in the header, the bad signals, and buttons to the issue and the run. */
export function healthSlack(
  statement: HealthStatement,
  repository: string,
  pages: { readonly issue: string; readonly run: string },
): slack.Payload {
  const headline = `${markOfHealth(statement)} ${repository}: ${verdictOf(statement)}`
  const items = statementLines(statement).map((line) => slack.section(slack.richText(line)))
  return slack.message(headline.replaceAll('`', ''), [
    ...slack.bulletList('', items),
    ...slack.nextParagraph(nextStepOf(statement)),
    ...slack.buttons([
      ['Queue health', pages.issue],
      ['Run', pages.run],
    ]),
  ])
}

/** The lines below the header, which has the text of a single bad signal already. */
function statementLines(statement: HealthStatement): readonly string[] {
  const { assessment, announcement } = statement
  if (announcement === 'recovered') return [recoveryText(statement)]
  const bad = badFindings(assessment.findings)
  if (bad.length < 2) return []
  return bad.map((finding) => capitalize(findingText(finding)))
}

/** The next step for the worst signal; empty after a recovery. */
function nextStepOf({ assessment, announcement }: HealthStatement): string {
  const [worst] = badFindings(assessment.findings)
  if (worst === undefined || announcement === 'recovered') return ''
  const advice = adviceOf(worst)
  const { reading } = worst
  if (!reading.isRead || reading.pullRequest === undefined) return advice
  return `#${reading.pullRequest}: ${advice}`
}

/** Writes the message for Slack. Its announcement is written already, so a failure is a warning. */
export async function writeHealthSlack(
  context: Context,
  deadline: Deadline,
  report: HealthReport,
  { assessment, announcement, issue }: PublishedHealth,
  path: string,
): Promise<void> {
  const { repository, run } = pagesOf(context, report)
  const payload = healthSlack(
    statementOf(report, assessment, announcement),
    repositoryName(context.repository),
    { issue: `${repository}/issues/${issue}`, run },
  )
  const written = context.workspace.write('slack-payload-file', path, payloadFile(payload))
  await bestEffort(deadline, written, context.log.warning)
}

/** The announcement of a queue's health as a message for Slack. */
import { payloadFile, slackMessage } from '../reports/slack.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import { repositoryName } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { announcementReport } from './health-markdown.js'
import { type HealthReport, type PublishedHealth, pagesOf, statementOf } from './publish.js'

/** Writes the message for Slack. Its announcement is written already, so a failure is a warning. */
export async function writeHealthSlack(
  context: Context,
  deadline: Deadline,
  report: HealthReport,
  { assessment, announcement, issue }: PublishedHealth,
  path: string,
): Promise<void> {
  const pages = pagesOf(context, report)
  const statement = statementOf(report, assessment, announcement)
  const payload = slackMessage(announcementReport(statement, pages), {
    where: repositoryName(context.repository),
    pages: [
      ['Queue health', `${pages.repository}/issues/${issue}`],
      ['Run', pages.run],
    ],
  })
  const written = context.workspace.write('slack-payload-file', path, payloadFile(payload))
  await bestEffort(deadline, written, context.log.warning)
}

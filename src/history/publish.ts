import { shortHash } from '../github/marker.js'
import { markdown, POST_BUDGET_BYTES, SUMMARY_BUDGET_BYTES } from '../reports/markdown.js'
import { payloadFile } from '../reports/slack.js'
import type { Deadline } from '../shared/deadline.js'
import type { ActionError } from '../shared/errors.js'
import type { Context } from '../step/context.js'
import { writeIssue } from '../step/github-writes.js'
import { extensionOf } from '../step/report-files.js'
import { historyContents, historySlack } from './contents.js'
import { reportCsv, reportJson } from './files.js'
import { type HistoryReport, isEmpty } from './report.js'

/** Writes a report as the file of an extension. */
export const REPORT_FORMATS: Readonly<Record<string, (report: HistoryReport) => string>> = {
  '.json': reportJson,
  '.csv': reportCsv,
  '.md': (report) => `${markdown(historyContents(report), SUMMARY_BUDGET_BYTES)}\n`,
}

/** The places that the inputs name. */
interface Destinations {
  readonly reportFiles: readonly string[]
  readonly slackPayloadFile?: string | undefined
  readonly issueTitle?: string | undefined
}

/**
 * Writes the report to every place that the inputs name.
 * @returns why GitHub refuses to write the issue; the step fails after everything else is written
 */
export async function publishHistory(
  given: Destinations,
  context: Context<'issue-number'>,
  deadline: Deadline,
  report: HistoryReport,
): Promise<ActionError | undefined> {
  const { workspace, event } = context
  for (const path of given.reportFiles) {
    const content = REPORT_FORMATS[extensionOf(path)]?.(report) ?? ''
    await workspace.write('report-files', path, content)
  }
  if (given.slackPayloadFile !== undefined) {
    const payload = payloadFile(historySlack(report, event.runUrl))
    await workspace.write('slack-payload-file', given.slackPayloadFile, payload)
  }
  const { issueTitle } = given
  if (issueTitle === undefined) return undefined
  return publishIssue(context, deadline, report, issueTitle)
}

/** An issue that is not written by then is not worth more of the runner's time. */
const MAX_ISSUE_MS = 60_000

/**
 * Keeps the issue of a queue and a title up to date. It is never closed. If nothing left the queue,
 * only an issue that exists is updated.
 * @returns why GitHub refuses to write it, for lack of permission or because issues are disabled
 */
async function publishIssue(
  context: Context<'issue-number'>,
  deadline: Deadline,
  report: HistoryReport,
  title: string,
): Promise<ActionError | undefined> {
  const { log, dryRun } = context
  if (dryRun) {
    log.info(`Dry run: the issue ${JSON.stringify(title)} would be kept up to date`)
    return undefined
  }
  const limit = deadline.atMost(MAX_ISSUE_MS)
  return writeIssue(context, limit, keepIssue(context, limit, report, title))
}

async function keepIssue(
  context: Context<'issue-number'>,
  deadline: Deadline,
  report: HistoryReport,
  title: string,
): Promise<void> {
  const { log, setOutputs } = context
  const { upsertIssue } = await import('../github/upserts.js')
  const marker = `report-queue/${shortHash(`${report.ref.targetBranch}\n${title}`)}`
  const body = markdown(historyContents(report), POST_BUDGET_BYTES)
  const onlyUpdate = isEmpty(report) && report.json.missing.length === 0
  const kept = await upsertIssue(context, deadline, { marker, title, body, onlyUpdate })
  if (kept.action === 'none') return
  setOutputs({ 'issue-number': kept.number })
  log.info(`Issue #${kept.number} ${kept.action}: ${kept.url}`)
}

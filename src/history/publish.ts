import { shortHash, TEXT_LIMIT } from '../github/marker.js'
import type { ActionError } from '../shared/errors.js'
import type { Context } from '../step/context.js'
import { writeIssue } from '../step/github-writes.js'
import { historyMarkdown } from './markdown.js'
import { type HistoryReport, isEmpty } from './report.js'

/** Leaves room for the marker. */
const BODY_BYTES = TEXT_LIMIT - 2048

/**
 * Keeps the issue of a queue and a title up to date. It is never closed. If nothing left the queue,
 * only an issue that exists is updated.
 * @returns why GitHub refuses to write it, for lack of permission or because issues are disabled
 */
export async function publishIssue(
  context: Context,
  report: HistoryReport,
  title: string,
): Promise<ActionError | undefined> {
  const { log, dryRun } = context
  if (dryRun) {
    log.info(`Dry run: the issue ${JSON.stringify(title)} would be kept up to date`)
    return undefined
  }
  return writeIssue(context, keepIssue(context, report, title))
}

async function keepIssue(
  { github, log, setOutputs }: Context,
  report: HistoryReport,
  title: string,
): Promise<void> {
  const marker = `report-queue/${shortHash(`${report.ref.targetBranch}\n${title}`)}`
  const body = historyMarkdown(report, BODY_BYTES)
  const onlyUpdate = isEmpty(report) && report.json.missing.length === 0
  const kept = await github.upsertIssue({ marker, title, body, onlyUpdate })
  if (kept.action === 'none') return
  setOutputs({ 'issue-number': kept.number })
  log.info(`Issue #${kept.number} ${kept.action}: ${kept.url}`)
}

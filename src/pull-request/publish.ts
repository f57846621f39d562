import { ActionError } from '../shared/errors.js'
import type { PullRequestRef } from '../shared/references.js'
import type { Context } from '../step/context.js'
import { line, optional } from '../step/inputs.js'
import { type CommentPolicy, commentInput, keepComment } from './comment.js'
import { type PullRequestReport, reportComment } from './report.js'
import { reportSlack } from './slack.js'

/** The inputs that say where a report goes besides the job summary. */
export const publishInputs = { ...commentInput, slackPayloadFile: optional(line()) }

interface PublishInputs {
  readonly comment: CommentPolicy
  readonly slackPayloadFile?: string | undefined
}

/** Publishes the report. The pull request's fate is known by then: an error is only a warning. */
export async function publishReport(
  context: Context,
  { comment, slackPayloadFile }: PublishInputs,
  ref: PullRequestRef,
  { failed, report }: { readonly failed: boolean; readonly report: PullRequestReport },
): Promise<void> {
  if (slackPayloadFile !== undefined) await writeSlack(context, slackPayloadFile, report)
  await keepComment(context, comment, ref, { failed, body: reportComment(report) })
}

async function writeSlack(
  { workspace, log }: Context,
  path: string,
  report: PullRequestReport,
): Promise<void> {
  try {
    const payload = `${JSON.stringify(reportSlack(report), null, 2)}\n`
    await workspace.write('slack-payload-file', path, payload)
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    log.warning(error.message)
  }
}

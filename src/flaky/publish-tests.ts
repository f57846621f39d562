/** Writes the report of unhealthy tests to every place that the inputs name. */
import type { PostsAhead } from '../github/posts.js'
import { markdown, OUTPUT_BUDGET_BYTES, SUMMARY_BUDGET_BYTES } from '../reports/markdown.js'
import type { Report } from '../reports/report.js'
import { payloadFile } from '../reports/slack.js'
import type { Deadline } from '../shared/deadline.js'
import type { ActionError } from '../shared/errors.js'
import type { Context } from '../step/context.js'
import { extensionOf } from '../step/report-files.js'
import type { Collection } from './collect.js'
import { flakyContents, flakySlack } from './contents.js'
import { compileOwners } from './filter.js'
import type { FlakyInputs } from './inputs.js'
import { annotate, publishComment, publishIssues } from './publish.js'

/** Where the report is written on GitHub. */
interface Places {
  readonly pullRequest: number | undefined
  /** The issue, if it is read ahead. */
  readonly ahead: PostsAhead | undefined
}

/**
 * Writes the report to every place that the inputs name.
 * @returns why GitHub refuses to write the issue; the step fails after everything else is written
 */
export async function publishTests(
  given: FlakyInputs,
  context: Context<'report-markdown' | 'issue-number' | 'issues'>,
  deadline: Deadline,
  listing: Collection,
  { pullRequest, ahead }: Places,
  contents: Report,
): Promise<ActionError | undefined> {
  const { setOutputs, workspace } = context
  const { report } = listing
  setOutputs({ 'report-markdown': markdown(flakyContents(report), OUTPUT_BUDGET_BYTES) })
  for (const path of given.reportFiles.filter((file) => extensionOf(file) === '.md'))
    await workspace.write('report-files', path, `${markdown(contents, SUMMARY_BUDGET_BYTES)}\n`)
  if (given.slackPayloadFile !== undefined) {
    const payload = payloadFile(flakySlack(report, context.event.runUrl))
    await workspace.write('slack-payload-file', given.slackPayloadFile, payload)
  }
  if (given.annotations) annotate(context, report)
  const { comment, issueTitle: title, mentionOwners } = given
  // A comment about an exceeded limit must not stay when no limit is exceeded.
  const onlyUpdate = comment === 'on-failure' && report.exceeded.length === 0
  if (pullRequest !== undefined)
    await publishComment(context, deadline, report, {
      number: pullRequest,
      title,
      mentionOwners,
      onlyUpdate,
    })
  if (title === undefined) return undefined
  const isConcerned = compileOwners(given.codeOwners)
  return publishIssues(context, deadline, { ...listing, title, isConcerned, mentionOwners, ahead })
}

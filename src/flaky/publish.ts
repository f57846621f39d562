import { createHash } from 'node:crypto'
import { COMMENT_LIMIT } from '../github/limits.js'
import { ActionError } from '../shared/errors.js'
import type { Context } from '../step/context.js'
import { flakyMarkdown } from './markdown.js'
import type { FlakyReport } from './report.js'

/** Room for the marker and whatever else is put beside the report. */
const RESERVED_BYTES = 2048

/** How the report is shown on GitHub. */
export interface PublishOptions {
  /** Most rows; fewer where they do not fit. */
  readonly maxRows: number
  /** Whether code owners are mentioned, which notifies them. */
  readonly mentionOwners: boolean
}

/** The report as GitHub takes it in an issue or a comment: its limit counts characters, ours bytes, which are never fewer. */
const bodyOf = (report: FlakyReport, options: PublishOptions): string =>
  flakyMarkdown(report, {
    ...options,
    budgetBytes: COMMENT_LIMIT - RESERVED_BYTES,
    forSummary: false,
  })

/**
 * Keeps the one issue of a title up to date, and closes it when nothing is left. The title is part of the marker, so that a step for
 * each owner keeps an issue for each.
 *
 * @returns the failure, so that the rest of the report is still written
 */
export async function publishIssue(
  { github, log, setOutputs, dryRun }: Context,
  title: string,
  report: FlakyReport,
  options: PublishOptions,
): Promise<ActionError | undefined> {
  const empty = report.counts.total === 0
  if (dryRun) {
    log.info(
      `Dry run: the issue ${JSON.stringify(title)} would be ${empty ? 'closed' : 'kept up to date'}`,
    )
    return undefined
  }
  const marker = `list-flaky/${createHash('sha256').update(title).digest('hex').slice(0, 16)}`
  try {
    const body = empty ? undefined : bodyOf(report, options)
    const issue = await github.upsertIssue({ marker, title, body })
    if (issue.action === 'none') return undefined
    setOutputs({ 'issue-number': issue.number })
    log.info(`Issue #${issue.number} ${issue.action}: ${issue.url}`)
    return undefined
  } catch (error) {
    if (error instanceof ActionError) return error
    throw error
  }
}

/** Keeps the comment on the pull request up to date. A comment is never worth a red step: what goes wrong is a warning. */
export async function publishComment(
  { github, log, dryRun }: Context,
  number: number,
  report: FlakyReport,
  options: PublishOptions,
): Promise<void> {
  if (dryRun) return log.info(`Dry run: #${number} would get a comment with the report`)
  if (!github.available)
    return log.warning('`comment` needs `github-token`, which is empty: no comment was written.')
  try {
    const body = bodyOf(report, options)
    const { url, action } = await github.upsertComment({ number, marker: 'list-flaky', body })
    log.info(`Comment ${action}: ${url}`)
  } catch (error) {
    if (!(error instanceof ActionError)) throw error
    log.warning(`The comment could not be written. ${error.message}`)
  }
}

/**
 * Publishes a report in files, for Slack, as a comment and as an issue. A dry run writes the files
 * and only logs the rest.
 */
import { isNotPermitted } from '../github/octokit.js'
import type { WantedComment } from '../github/upserts.js'
import { markdown, POST_BUDGET_BYTES, SUMMARY_BUDGET_BYTES } from '../reports/markdown.js'
import type { Report } from '../reports/report.js'
import { payloadFile, type SlackPlace, slackMessage } from '../reports/slack.js'
import { bestEffort } from '../shared/best-effort.js'
import type { Deadline } from '../shared/deadline.js'
import type { ActionError } from '../shared/errors.js'
import { pluralize } from '../shared/text.js'
import type { Context } from './context.js'
import { tryWrite } from './github-writes.js'
import type { OwnerIssues, Published, WantedReportIssue } from './issues.js'
import { extensionOf } from './report-files.js'

/** A report for one place, instead of the one for all. */
interface OwnReport {
  readonly report?: Report
}

/** The places of a report. An absent place gets nothing. */
export interface Places {
  /** Files of `report-files`. A file that can't be written fails the step. */
  readonly files?:
    | {
        readonly paths: readonly string[]
        /** The content by extension, beside `.md`. */
        readonly formats?: Readonly<Record<string, () => string>>
      }
    | undefined
  /** The file of `slack-payload-file`. A failure is a warning. */
  readonly slack?: (SlackPlace & OwnReport & { readonly path: string | undefined }) | undefined
  /** The comment on a pull request. Any failure is a warning. */
  readonly comment?: (Omit<WantedComment, 'body'> & OwnReport) | undefined
  readonly issue?: (WantedReportIssue & OwnReport) | undefined
  readonly ownerIssues?: OwnerIssues | undefined
}

/** Writes a report to its places, one after another. */
export async function publish(
  context: Context,
  deadline: Deadline,
  report: Report,
  { files, slack, comment, issue, ownerIssues }: Places,
): Promise<Published> {
  if (files !== undefined) await writeFiles(context, report, files)
  if (slack !== undefined) await writeSlack(context, deadline, { report, ...slack })
  if (comment !== undefined) await keepComment(context, deadline, { report, ...comment })
  if (issue !== undefined)
    return writeIssues(context, deadline, planOf(issue), ({ keepIssue }) =>
      keepIssue(context, deadline, { report, ...issue }),
    )
  if (ownerIssues === undefined) return {}
  const owners = pluralize(ownerIssues.owners.size, 'code owner')
  const plan = `an issue for each of ${owners} would be kept up to date`
  return writeIssues(context, deadline, plan, ({ keepOwnerIssues }) =>
    keepOwnerIssues(context, deadline, ownerIssues),
  )
}

const planOf = ({ title, isDone }: WantedReportIssue): string =>
  `the issue ${JSON.stringify(title)} would be ${isDone ? 'closed' : 'kept up to date'}`

async function writeFiles(
  { workspace }: Context,
  report: Report,
  { paths, formats = {} }: NonNullable<Places['files']>,
): Promise<void> {
  const asMarkdown = () => `${markdown(report, SUMMARY_BUDGET_BYTES)}\n`
  for (const path of paths) {
    const content = formats[extensionOf(path)] ?? asMarkdown
    await workspace.write('report-files', path, content())
  }
}

async function writeSlack(
  { workspace, log }: Context,
  deadline: Deadline,
  { path, report, ...place }: NonNullable<Places['slack']> & { readonly report: Report },
): Promise<void> {
  if (path === undefined) return
  const content = payloadFile(slackMessage(report, place))
  const writing = workspace.write('slack-payload-file', path, content)
  await bestEffort(deadline, writing, log.warning)
}

/** Logs nothing with `onlyUpdate` if no comment can be updated. */
async function keepComment(
  context: Context,
  deadline: Deadline,
  { report, ...wanted }: NonNullable<Places['comment']> & { readonly report: Report },
): Promise<void> {
  const { dryRun, github, log } = context
  if (wanted.onlyUpdate && (dryRun || !github.available)) return
  if (dryRun) return log.info(`Dry run: #${wanted.number} would get a comment with the report`)
  const body = markdown(report, POST_BUDGET_BYTES)
  await tryWrite(context, deadline, 'comment', 'The comment could not be written', async () => {
    const { upsertComment } = await import('../github/upserts.js')
    const { action, url } = await upsertComment(context, deadline, { ...wanted, body })
    return url === undefined ? undefined : `Comment ${action}: ${url}`
  })
}

/** @param plan a clause for the log of a dry run */
async function writeIssues(
  { dryRun, log }: Context,
  deadline: Deadline,
  plan: string,
  write: (issues: typeof import('./issues.js')) => Promise<Published>,
): Promise<Published> {
  if (dryRun) {
    log.info(`Dry run: ${plan}`)
    return {}
  }
  let refusal: ActionError | undefined
  const published = await bestEffort(deadline, import('./issues.js').then(write), (why, error) => {
    if (isNotPermitted(error)) refusal = error
    else log.warning(`The issue could not be written. ${why}`)
  })
  return published ?? { refusal }
}

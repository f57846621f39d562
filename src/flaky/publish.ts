import { createHash } from 'node:crypto'
import { COMMENT_LIMIT } from '../github/sticky.js'
import { bestEffort } from '../shared/best-effort.js'
import { counted, truncate } from '../shared/text.js'
import type { Context } from '../step/context.js'
import { flakyMarkdown } from './markdown.js'
import type { FlakyReport } from './report.js'
import { impactOf } from './unhealthy-test.js'

/** Leaves room for the marker. GitHub's limit counts characters, which are never more than bytes. */
const BODY_BYTES = COMMENT_LIMIT - 2048
/** GitHub keeps ten annotations of a kind a step. */
const MOST_ANNOTATIONS = 10

/** Annotates the files of the first tests that have one. */
export function annotate({ log }: Context, { rows }: FlakyReport): void {
  for (const test of rows.filter((one) => one.file_path).slice(0, MOST_ANNOTATIONS)) {
    const { name, variant, status, html_url: page, file_path: file } = test
    const facts = [
      `${truncate(name, 200)}${variant ? ` (${truncate(variant, 60)})` : ''} is ${status.value}`,
      `${counted(impactOf(test), 'pull request')} impacted in the last 7 days`,
      test.quarantined === true ? 'quarantined' : '',
      truncate(status.reason ?? '', 300),
      truncate(page ?? '', 500),
    ]
    log.notice(facts.filter((fact) => fact !== '').join('; '), {
      title: `${status.value === 'broken' ? 'Broken' : 'Flaky'} test`,
      file: file ?? '',
    })
  }
}

/**
 * Keeps the one issue of a title up to date, and closes it when no test is left. The marker
 * contains the title, so that each owner can have an issue of their own.
 */
export async function publishIssue(
  context: Context,
  title: string,
  report: FlakyReport,
  mentionOwners: boolean,
): Promise<void> {
  const { github, log, setOutputs, dryRun } = context
  const empty = report.counts.total === 0
  if (empty && report.truncated)
    return log.warning(
      `The issue ${JSON.stringify(title)} was not changed: \`max-tests\` ended the list before any test passed the filters, and a later one might.`,
    )
  if (dryRun)
    return log.info(
      `Dry run: the issue ${JSON.stringify(title)} would be ${empty ? 'closed' : 'kept up to date'}`,
    )
  const marker = `list-flaky/${createHash('sha256').update(title).digest('hex').slice(0, 16)}`
  const body = empty ? undefined : flakyMarkdown(report, BODY_BYTES, mentionOwners)
  await warnOnFailure('issue', context, async () => {
    const { number, action, url } = await github.upsertIssue({ marker, title, body })
    if (action === 'none') return
    setOutputs({ 'issue-number': number })
    log.info(`Issue #${number} ${action}: ${url}`)
  })
}

/** Keeps the comment on the pull request up to date. */
export async function publishComment(
  context: Context,
  number: number,
  report: FlakyReport,
  mentionOwners: boolean,
): Promise<void> {
  const { github, log, dryRun } = context
  if (dryRun) return log.info(`Dry run: #${number} would get a comment with the report`)
  if (!github.available)
    return log.warning('`comment` needs `github-token`, which is empty: no comment was written.')
  const body = flakyMarkdown(report, BODY_BYTES, mentionOwners)
  await warnOnFailure('comment', context, async () => {
    const { url, action } = await github.upsertComment({ number, marker: 'list-flaky', body })
    log.info(`Comment ${action}: ${url}`)
  })
}

/** The report is complete, so a problem on GitHub must not fail the step. */
async function warnOnFailure(
  what: 'issue' | 'comment',
  context: Context,
  write: () => Promise<void>,
): Promise<void> {
  const warn = (why: string) => context.log.warning(`The ${what} could not be written. ${why}`)
  await bestEffort(context, write(), warn)
}

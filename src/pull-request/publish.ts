/** Writes the comment and the Slack message. A failure is only a warning. */
import type { RichTextSection } from '@slack/types'
import { MARKS, visible, webAddress } from '../markdown/markdown.js'
import * as slack from '../markdown/slack.js'
import { bestEffort } from '../shared/best-effort.js'
import { type PullRequestRef, repositoryName } from '../shared/references.js'
import { truncate } from '../shared/text.js'
import type { Context } from '../step/context.js'
import { keepComment } from '../step/github-writes.js'
import { commentPolicy, line, optional } from '../step/inputs.js'
import type { InputsOf } from '../step/operation.js'
import { KINDS } from './reason-kinds.js'
import type { Reason } from './reasons.js'
import { type PullRequestReport, reportComment } from './report.js'

/** Inputs for the places where a report goes besides the job summary. */
export const publishInputs = { comment: commentPolicy(), slackPayloadFile: optional(line()) }

/** Writes the report to the comment and to Slack. */
export async function publishReport(
  context: Context,
  { comment, slackPayloadFile }: InputsOf<typeof publishInputs>,
  ref: PullRequestRef,
  report: PullRequestReport,
  outcome?: string,
): Promise<void> {
  await writeSlack(context, slackPayloadFile, report)
  const isWanted = comment === 'always' || (comment === 'on-failure' && report.status === 'bad')
  // A comment that reports "failed" must not stay on a merged pull request.
  const corrects =
    comment === 'on-failure' && (outcome === 'merged' || outcome === 'already-merged')
  if (!isWanted && !corrects) return
  const { event, clock } = context
  const body = reportComment(report, event.runUrl, clock.now())
  const wanted = { number: ref.number, marker: 'pull-request', body, onlyUpdate: corrects }
  await keepComment(context, 'the report', wanted)
}

/** Writes the report as a message for Slack if a path is given. A failure is only a warning. */
export async function writeSlack(
  context: Context,
  path: string | undefined,
  report: PullRequestReport,
): Promise<void> {
  if (path === undefined) return
  const { repository, event } = context
  const payload = reportSlack(report, repositoryName(repository), event.runUrl)
  const text = `${JSON.stringify(payload, null, 2)}\n`
  const written = context.workspace.write('slack-payload-file', path, text)
  await bestEffort(context, written, context.log.warning)
}

/** The message points to the report, so it has only as many lines as people read at a glance. */
const MAX_LINES = 5
const LINE_LENGTH = 300

/** The report as a message for Slack: headline, reasons with links, next step. */
export function reportSlack(
  report: PullRequestReport,
  repository: string,
  runUrl: string,
): slack.Payload {
  const { headline, status, mark = MARKS[status], reasons = [], why = [], remedy } = report
  const left = reasons.length - MAX_LINES
  const more = left > 0 ? [`${left} more`] : []
  const plain = (said: string) => slack.section(prose(said))
  const lines = [
    ...reasons.slice(0, MAX_LINES).map(bullet),
    ...[...more, ...why.slice(0, MAX_LINES)].map(plain),
  ]
  const next = remedy === undefined ? [] : [plain(`Next: ${remedy}`)]
  return slack.message(`${mark} ${repository}: ${headline.replaceAll('`', '')}`, [
    ...slack.list('', lines),
    ...next.map((element) => ({ type: 'rich_text' as const, elements: [element] })),
    ...slack.buttons([
      ['Log', runUrl],
      ['Pull request', report.pullRequestUrl],
    ]),
  ])
}

function bullet({ kind, text, url }: Reason): RichTextSection {
  const page = slack.link(`(${KINDS[kind].page ?? 'pull request'})`, url)
  const linked = webAddress(url) === undefined ? [] : [{ type: 'text', text: ' ' } as const, page]
  return slack.section([...prose(text), ...linked])
}

/** Text in which parts between backticks become code. */
const prose = (value: string): RichTextSection['elements'] =>
  truncate(visible(value), LINE_LENGTH)
    .split(/`([^`]*)`/)
    .map((text, index) => ({
      type: 'text' as const,
      text,
      ...(index % 2 === 1 ? { style: { code: true } } : {}),
    }))
    .filter(({ text }) => text !== '')

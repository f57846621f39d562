/** The report on a pull request: job summary, comment and Slack message from the same pieces. */
import type { RichTextBlock, RichTextSection } from '@slack/types'
import type { PostsAhead } from '../github/posts.js'
import { fittingTable } from '../reports/fitting.js'
import {
  code,
  folded,
  link,
  MARKS,
  nextLine,
  prose,
  text,
  webAddress,
} from '../reports/markdown.js'
import * as slack from '../reports/slack.js'
import { isEnded, STATE_WORDS, type SubmittedPullRequest } from '../service/schemas.js'
import { bestEffort } from '../shared/best-effort.js'
import { utcMinute } from '../shared/clock.js'
import type { Deadline } from '../shared/deadline.js'
import { duration } from '../shared/duration.js'
import { ActionError } from '../shared/errors.js'
import { type PullRequestRef, repositoryName } from '../shared/references.js'
import { firstOf } from '../shared/text.js'
import type { Context } from '../step/context.js'
import { keepComment } from '../step/github-writes.js'
import type { InputsOf } from '../step/operation.js'
import { WAIT_MARKER, yieldingToExplanation } from './failure-comments.js'
import type { publishInputs } from './inputs.js'
import { REASON_KINDS } from './reasons/reason-kinds.js'
import type { Reason } from './reasons/reasons.js'
import type { Phase } from './wait/observations.js'

type FactRows = readonly (readonly [string, string | number | undefined])[]

/** How an operation on a pull request ended, in the order in which people read it. */
export interface PullRequestReport {
  readonly status: 'good' | 'bad' | 'neutral'
  /** Mark that the heading begins with, if not the mark of the status. */
  readonly mark?: string | undefined
  /** The verdict: what happened, one plain sentence without its period. */
  readonly headline: string
  /** Why it is not merged, the most useful reason first. */
  readonly reasons?: readonly Reason[]
  /** Further facts, one sentence each. */
  readonly why?: readonly string[]
  /** What a queued pull request can expect, one sentence without its period. */
  readonly outlook?: string | undefined
  readonly timeline?: readonly Phase[]
  /** Position in a stack, such as "2 of 5 in a stack on `main`". */
  readonly stack?: string | undefined
  /** Label and value of commits, which the comment shows too. */
  readonly commits?: FactRows
  /** Label and value of further facts. */
  readonly facts?: FactRows
  /** Label and value of facts that the comment shows in its last line. */
  readonly commentFacts?: FactRows
  /** Next step, one sentence. */
  readonly remedy?: string | undefined
  readonly pullRequestUrl?: string | undefined
  /** Title and author of the pull request, for readers who do not have its page before them. */
  readonly subject?: string | undefined
  /** The head commit that left the queue without a merge, if it did. */
  readonly failedHead?: string | undefined
}

/** The job summary: what happened and why, what to do next, the times; the rest is folded. */
export function reportSummary(report: PullRequestReport, more = ''): string {
  const { timeline = [], pullRequestUrl, facts = [] } = report
  const details = [...knownFacts(facts), ...stackAndCommits(report)]
  if (pullRequestUrl !== undefined) details.push(link('Pull request', pullRequestUrl))
  let foldedDetails = details.join(' · ')
  if (timeline.length > 0)
    foldedDetails = folded('Timeline and details', join(timelineTable(timeline), foldedDetails))
  return join(...verdictLines(report), timesLine(timeline), foldedDetails, more)
}

/** @param request what the step was asked to do, such as `Waiting for #12 on main` */
export function reportFailure(request: string, report: PullRequestReport): ActionError {
  const { headline, reasons = [], why = [], stack, remedy = '' } = report
  const sentences = [headline]
  const texts = reasons.map(({ text }) => text)
  if (texts.length > 0) sentences.push(firstOf(texts, MAX_REPORTED_REASONS, '. '))
  sentences.push(...why)
  if (stack !== undefined) sentences.push(`It is ${stack}`)
  return new ActionError('refused', { request, problem: sentences.join('. '), remedy })
}

/** The comment: the verdict, details, and one small line with commits, time and run. */
export function reportComment(
  report: PullRequestReport,
  runUrl: string,
  now: number,
  details = '',
): string {
  const { commentFacts = [] } = report
  const facts = [...stackAndCommits(report), ...knownFacts(commentFacts)]
  const line = [...facts, `${utcMinute(now)} UTC`, link('Run', runUrl)].join(' · ')
  return join(...verdictLines(report), details, `<sub>${line}</sub>`)
}

/** Position in a stack, and commits. */
function stackAndCommits({ stack, commits = [] }: PullRequestReport): string[] {
  const facts = knownFacts(commits)
  if (stack !== undefined) facts.unshift(prose(stack))
  return facts
}

const join = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n\n')

/** Heading, reasons with their remedies, and the next step if no reason has its own. */
function verdictLines({
  reasons = [],
  outlook,
  why = [],
  remedy,
  ...report
}: PullRequestReport): string[] {
  const common = commonRemedy(reasons)
  // A step that passed has no next step.
  const isFailure = remedy !== undefined
  const lines = reasonLines(reasons, isFailure && common === undefined)
  if (outlook !== undefined) lines.push(prose(outlook))
  lines.push(...why.map((sentence) => prose(sentence)))
  const blocks = [`### ${report.mark ?? MARKS[report.status]} ${prose(report.headline)}`]
  const [onlyLine = '', ...otherLines] = lines
  if (otherLines.length === 0) blocks.push(onlyLine)
  else blocks.push(lines.map((line) => `- ${line}`).join('\n'))
  if (isFailure && common !== undefined) blocks.push(nextLine(common))
  else if (isFailure && reasons[0]?.remedy === undefined) blocks.push(nextLine(remedy))
  return blocks
}

/** The next step that all reasons share, which is shown once below them. */
function commonRemedy(reasons: readonly Reason[]): string | undefined {
  const remedies = new Set(reasons.map(({ remedy }) => remedy))
  return remedies.size === 1 ? reasons[0]?.remedy : undefined
}

function knownFacts(facts: FactRows): string[] {
  return facts
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `${text(name)} ${code(value ?? '')}`)
}

/** A longer timeline is only in the folded table. */
const MOST_PHASES = 8

/** The times in one line: how long in all, how long in each state, and when it ended. */
function timesLine(timeline: readonly Phase[]): string {
  if (timeline.length < 2 || timeline.length > MOST_PHASES) return ''
  const longest = Math.max(...timeline.map(({ seconds }) => seconds))
  const phases = timeline.map(({ state, since, seconds }) => {
    const word = text(STATE_WORDS[state] ?? state)
    if (isEnded(state)) return `${word} ${since.slice(11, 16)}&nbsp;UTC`
    const time = `${text(duration(seconds))} ${word}`
    return seconds === longest ? `**${time}**` : time
  })
  const total = timeline.reduce((sum, { seconds }) => sum + seconds, 0)
  return `${text(duration(total))} in the queue: ${phases.join(' → ')}`
}

/** As many as people read at a glance. */
const MAX_REPORTED_REASONS = 10

/** @param withRemedies shows the remedy of each reason below it */
function reasonLines(reasons: readonly Reason[], withRemedies: boolean): string[] {
  const lines = reasons
    .slice(0, MAX_REPORTED_REASONS)
    .map(({ kind, text: sentence, url, remedy }) => {
      let line = prose(sentence)
      const { page } = REASON_KINDS[kind]
      if (page !== undefined && webAddress(url) !== undefined) line += ` (${link(page, url)})`
      if (withRemedies && remedy !== undefined) line += `<br>${nextLine(remedy)}`
      return line
    })
  const left = reasons.length - lines.length
  if (left > 0) lines.push(`${left} more; the output ${code('reasons')} has all of them`)
  return lines
}

/** The timeline as a table. The axis of a Mermaid chart would be in the reader's time zone. */
function timelineTable(timeline: readonly Phase[]): string {
  let day = ''
  const row = ({ state, since, seconds }: Phase) => {
    const [date = '', time = ''] = since.split('T')
    let start = time.slice(0, 5)
    if (date !== day) start = `${date} ${start}`
    day = date
    return [code(state), isEnded(state) ? '' : timeIn(seconds), start]
  }
  return fittingTable(['State', { number: 'For' }, 'Since (UTC)'], timeline, row, 'timeline')
}

const timeIn = (seconds: number): string => (seconds === 0 ? '&lt; 1 s' : text(duration(seconds)))

interface PublishOptions extends InputsOf<typeof publishInputs> {
  /** The comments on the pull request, read while the step did its work. */
  readonly comments?: PostsAhead | undefined
}

/** Outcomes after which no comment may report a failure: it is in the queue again, or has merged. */
const RECOVERED: readonly string[] = ['submitted', 'already-queued', 'merged', 'already-merged']

/** Writes the report to the comment and to Slack. */
export async function publishReport(
  context: Context,
  deadline: Deadline,
  { comment, slackPayloadFile, comments }: PublishOptions,
  ref: PullRequestRef,
  report: PullRequestReport,
  outcome = '',
): Promise<void> {
  await writeSlack(context, deadline, slackPayloadFile, report)
  const isWanted = comment === 'always' || (comment === 'on-failure' && report.status === 'bad')
  const corrects = comment === 'on-failure' && RECOVERED.includes(outcome)
  if (!isWanted && !corrects) return
  const { event, clock } = context
  const { failedHead } = report
  const wanted = {
    number: ref.number,
    marker: WAIT_MARKER,
    body: reportComment(report, event.runUrl, clock.now()),
    onlyUpdate: corrects,
    ahead: comments,
  }
  if (failedHead === undefined) return keepComment(context, deadline, 'the report', wanted)
  const explanation = yieldingToExplanation(ref.number, failedHead)
  await keepComment(context, deadline, 'the report', { ...wanted, ...explanation })
}

/** Writes the report as a message for Slack if a path is given. A failure is only a warning. */
export async function writeSlack(
  context: Context,
  deadline: Deadline,
  path: string | undefined,
  report: PullRequestReport,
): Promise<void> {
  if (path === undefined) return
  const { repository, event } = context
  const payload = reportSlack(report, repositoryName(repository), event.runUrl)
  const written = context.workspace.write('slack-payload-file', path, slack.payloadFile(payload))
  await bestEffort(deadline, written, context.log.warning)
}

/** Short enough to read at a glance, because the message links to the report. */
const MAX_SLACK_LINES = 5

/** The report as a message for Slack: headline, reasons with links, next step. */
export function reportSlack(
  report: PullRequestReport,
  repository: string,
  runUrl: string,
): slack.Payload {
  const { headline, status, mark = MARKS[status], reasons = [], remedy = '' } = report
  const plain = (sentence: string) => slack.section(slack.richText(sentence))
  const lines = reasons.slice(0, MAX_SLACK_LINES).map(reasonBullet)
  const left = reasons.length - MAX_SLACK_LINES
  if (left > 0) lines.push(plain(`${left} more`))
  const further = [...(report.why ?? [])]
  if (report.outlook !== undefined) further.unshift(report.outlook)
  lines.push(...further.slice(0, MAX_SLACK_LINES).map(plain))
  const subject: RichTextBlock[] = []
  if (report.subject !== undefined)
    subject.push({ type: 'rich_text', elements: [plain(report.subject)] })
  const failedCheck = reasons.find(({ kind, url }) => kind === 'check-failed' && webAddress(url))
  return slack.message(`${mark} ${repository}: ${headline.replaceAll('`', '')}`, [
    ...subject,
    ...slack.bulletList('', lines),
    ...slack.nextParagraph(remedy),
    ...slack.buttons([
      // The failed check says more than the log of this step.
      ['Log', failedCheck?.url ?? runUrl],
      ['Pull request', report.pullRequestUrl],
    ]),
  ])
}

/** Title and author of a pull request as the record has them; `undefined` without a title. */
export function subjectOf(record: SubmittedPullRequest | undefined): string | undefined {
  const { prTitle, prAuthor } = record ?? {}
  if (!prTitle) return undefined
  const title = prTitle.replaceAll('`', "'")
  return prAuthor ? `${title}, by ${prAuthor}` : title
}

function reasonBullet({ kind, text, url }: Reason): RichTextSection {
  const sentence = slack.richText(text)
  if (webAddress(url) === undefined) return slack.section(sentence)
  const page = slack.linkElement(`(${REASON_KINDS[kind].page ?? 'pull request'})`, url)
  return slack.section([...sentence, { type: 'text', text: ' ' }, page])
}
